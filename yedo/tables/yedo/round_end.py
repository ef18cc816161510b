"""The sheet at the end of a round."""

from engine.yedo.game import Yedo
from yedo.table.summary import Summary
from yedo.tables.yedo.part import Desk
from yedo.ui.words import t


def end_of_round(desk: Desk, view: Yedo, round_number: int) -> Summary:
    """Prestige, its growth in the round, mon and completed missions of every clan, best first."""
    rows: list[tuple[str, str, list[str]]] = []
    for clan in sorted(view.state.clans, key=lambda c: (-c.pp, -c.mon)):
        before = clan.by_round[-2] if len(clan.by_round) > 1 else view.board.start["pp"]
        gained = clan.pp - before
        signed = f"+{gained}" if gained >= 0 else f"−{-gained}"
        rows.append(
            (
                f"crest_{clan.color}",
                clan.name,
                [str(clan.pp), signed, str(clan.mon), str(len(clan.completed))],
            )
        )
    heads = [
        t("table.column.pp"),
        t("table.column.gained"),
        t("table.column.mon"),
        t("table.column.missions"),
    ]
    return Summary(desk, t("table.round_over", n=round_number), rows, heads)
