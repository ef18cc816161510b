"""The options of Yedo as chips: their icons."""

from engine.core.decision import Option
from engine.yedo.kind import KIND
from yedo.ui import art


def icon_of(option: Option) -> str:
    """The icon of an option: the thing itself where it has one, else what the rows say."""
    last = str(option[-1])
    if len(option) > 1 and art.exists(f"icons/{last}") and not last.isdigit():
        return last
    return KIND.icon(option) or KIND.verb(option).icon
