"""The large pictures behind the screens: title, curtain, score, endings, table, panels, clan houses."""
