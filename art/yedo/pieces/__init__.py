"""Everything that stands or lies on the table: figures, markers, coins, tokens and annex tiles."""

from art.kit.palette import CLANS
from art.yedo.icons.weapons import BODIES as WEAPONS
from art.yedo.pieces import figures, tiles, tokens, townsfolk


def drawings() -> dict[str, tuple[str, int]]:
    found = {f"{kind}_{clan}": make(clan) for kind, make in figures.MAKERS.items() for clan in CLANS}
    found |= {f"{kind}_daimyo": make("daimyo") for kind, make in (("disciple", figures.disciple), ("order", tokens.order))}
    found |= {name: make() for name, make in townsfolk.DRAWINGS.items()}
    for clan in CLANS:
        found |= {f"bid_{clan}": tokens.bid(clan), f"order_{clan}": tokens.order(clan), f"score_{clan}": tokens.score(clan)}
    found |= {f"coin_{value}": tokens.coin(value) for value in (1, 3, 5, 10)}
    found |= {f"geisha_{value}": tokens.geisha(value) for value in (0, 1, 2, 3)}
    found |= {f"weapon_{kind}": tokens.weapon(kind) for kind in WEAPONS if kind != "weapon"}
    found |= {f"specialist_{kind}": tokens.specialist(kind) for kind in figures.MAKERS if kind != "disciple"}
    found |= {name: make() for name, make in tokens.SINGLE.items()}
    found |= {f"annex_{kind}": make() for kind, make in tiles.TILES.items()}
    return found
