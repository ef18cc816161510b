"""The rules for newcomers: pages to read (pages, search), which page explains a place of the table (places),
and what can be done at a question (hints). Only `pictures` and `reader` draw; the rest imports no pygame.

    help.page_for("space:market:2")       -> "market"
    help.page_for("decision:bid")         -> "bidding"
    help.hint(view, decision)             -> one or two sentences
    help.advice(view, decision)           -> what the Samurai would do, and why
"""

from yedo.tables.yedo.help.hints import advice, hint
from yedo.tables.yedo.help.places import page_for

__all__ = ["advice", "hint", "page_for"]
