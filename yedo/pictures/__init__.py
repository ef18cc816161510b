"""A picture for every card: words, the list of placed parts they become, and the parts put together.

`words` holds the closed lists, `deeds` the arrangements, `compose` makes the list, `derive` finds words in a card's
data, `check` says what is wrong with an author's words; none of them needs a window. `blit` and `studio` draw."""
