"""Phones as hands: a server on a thread of its own and a page of plain HTML, CSS and JavaScript. The table is the
game's one screen; a phone shows one seat's view of it and answers for that seat. Nothing here knows a rule or a
game: words, faces and forms come from the game's KIND and TABLE, answers go through one door of the table."""
