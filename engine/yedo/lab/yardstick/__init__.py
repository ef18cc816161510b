"""The frozen yardstick: the Samurai of 0.1.0, made never to err on purpose, with its own copy of the judgement it
had then. Nothing here is improved any more, so that bots of different versions can be compared by how they do against
it; only a change of the rules may force a change. What a mission asks for and where spaces lie are no opinions: those
it takes from the living bots."""
