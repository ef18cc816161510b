"""The co-operative helper in words: who could do an errand right now, what it lacks, who could contribute; and
for each player what is missing to kill the Shogun. As lines of a tooltip and as a sheet for the keyboard."""

from engine.yedo.explain import lack_name
from engine.yedo.game import Yedo
from engine.yedo.missions import Missing
from engine.yedo.modules.smd.helper import ErrandStatus, errand_status, kill_status
from engine.yedo.say import place_name, thing
from yedo.ui.words import t


def listed(lacks: Missing) -> str:
    return ", ".join(lack_name(word, what) for word, what in lacks)


def errand_lines(g: Yedo, status: ErrandStatus) -> list[str]:
    """What stands between the group and this errand."""
    clans = g.state.clans
    lines = [f"{{b}}{t('coop.pile.' + status.pile)}{{/b}}"]
    if status.due:
        lines.append("{icon:timer} " + t("coop.due"))
    for seat, number in status.can:
        where = place_name(g, clans[seat].disciples[number].at)
        lines.append("{icon:met} " + t("coop.can", clan=clans[seat].name, place=where))
    if not status.can:
        lines.append("{icon:missing} " + t("coop.lacks", what=listed(status.missing) or t("coop.a_turn")))
        if status.team_missing:
            lines.append("{icon:missing} " + t("coop.nobody_has", what=listed(status.team_missing)))
    names = ", ".join(clans[p].name for p in status.contributors)
    if names:
        lines.append("{icon:partner} " + t("coop.contributors", names=names))
    return lines


def kill_lines(g: Yedo) -> list[str]:
    """What each player lacks to kill the Shogun."""
    lines = [f"{{b}}{t('coop.kill')}{{/b}}"]
    for seat, lacks in kill_status(g).items():
        clan = g.state.clans[seat]
        words = t("coop.lacks_of", clan=clan.name, what=listed(lacks)) if lacks else t("coop.ready", clan=clan.name)
        lines.append(f"{{icon:{'missing' if lacks else 'met'}}} {words}")
    return lines


def sheet_rows(g: Yedo) -> list[tuple[str, str, list[str]]]:
    """Everything above as rows of a sheet over the table."""
    rows: list[tuple[str, str, list[str]]] = []
    for status in errand_status(g):
        head, *rest = errand_lines(g, status)
        rows.append(("errand", "\n".join([f"{head}: {thing(g, status.card)}", *rest]), []))
    if kill_status(g):
        rows.append(("assassination", "\n".join(kill_lines(g)), []))
    return rows
