"""The large pictures behind the screens of every game: title, curtain, score, table, panels."""
