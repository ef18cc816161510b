"""How each event of Yedo is seen and heard."""

from engine.yedo.verbs import happenings
from yedo.table.motion import Data, Motion
from yedo.tables.yedo.moments import ALONE, MomentMoves
from yedo.tables.yedo.moves_coop import CoopMoves
from yedo.ui.tween import Tween

MOVEMENTS = {name for name in dir(CoopMoves) if not name.startswith("_")} - set(dir(Motion))
# Events that move nothing: a slip of words beside the clan is what is seen of them.
SPOKEN = {kind for kind, row in happenings().items() if row.spoken}
# Events that need nothing at all, and why.
STILL = {
    "round_end": "the sheet with the round's result opens by itself",
}


class YedoMoves(CoopMoves, MomentMoves):
    def show(self, kind: str, seat: int, data: Data) -> list[Tween]:
        if kind in SPOKEN:
            return self.say(seat)
        moment = self.moment_of(kind, seat, data)
        if moment is not None and kind in ALONE:
            return self.instead(kind, seat, data, moment)
        tweens: list[Tween] = getattr(self, kind)(seat, data) if kind in MOVEMENTS else []
        return tweens if moment is None else self.around(kind, tweens, moment)
