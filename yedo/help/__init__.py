"""The rules for newcomers: a game's pages to read (pages), finding them (search), and drawing them (reader). Which page
explains a place and what can be done at a question, the game's TABLE says. Only `reader` draws."""
