"""What the rules pages, hints and the demo say and show of Yedo: pages (book, lists, pictures), which page explains a
place of the table (places), and what can be done at a question (hints). Only `pictures` draws.

    help.page_for("space:market:2")       -> "market"
    help.page_for("decision:bid")         -> "bidding"
    help.hint(view, decision)             -> one or two sentences
    help.advice(view, decision)           -> what the Samurai would do, and why
"""

from yedo.tables.yedo.help.hints import advice, hint
from yedo.tables.yedo.help.places import page_for

__all__ = ["advice", "hint", "page_for"]
