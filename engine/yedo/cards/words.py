"""All words of the effect vocabulary. Importing this module fills the dictionary: mission rewards in
`rewards`, everything else in the files called `effects_<topic>`."""

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from . import rewards  # noqa: F401

for _module in sorted(m.name for m in iter_modules([str(Path(__file__).parent)])):
    if _module.startswith("effects_"):
        import_module(f"engine.yedo.cards.{_module}")
