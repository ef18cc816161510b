"""Hot-seat secrecy: when a curtain falls between two persons, and whose hand lies open. Knows the three levels of
the settings, strict, relaxed and open; draws nothing."""

from engine.core.decision import Decision
from yedo.session import Session
from yedo.settings import Settings


def needs_curtain(
    session: Session, decision: Decision, last_viewer: int | None, settings: Settings, behind_curtain: bool = True
) -> bool:
    """Whether the mouse must change hands behind a curtain before this question is shown. `last_viewer` is the
    person whose cards the window showed last; `behind_curtain` says that nobody else has looked since."""
    persons = session.humans()
    if len(persons) < 2 or decision.player not in persons:
        return False
    if behind_curtain and decision.player == last_viewer:
        return False
    if settings.secrecy == "strict":
        return True
    if settings.secrecy == "relaxed":
        return session.kind.private(session.game, decision)
    return session.kind.secret(decision)


def still_behind(session: Session, decision: Decision, last_viewer: int | None, settings: Settings) -> bool:
    """Whether a lifted curtain still counts at a question that came without one. At a relaxed table it ends
    with the private choices: everyone looks again."""
    strict = settings.secrecy == "strict"
    return decision.player == last_viewer and (strict or session.kind.private(session.game, decision))


def hand_open(session: Session, seat: int, viewer: int | None, settings: Settings, behind_curtain: bool = False,
              peeking: bool = False) -> bool:  # fmt: skip
    """Whether the hand of `seat` lies face up. `behind_curtain`: its owner has just lifted the curtain;
    `peeking`: its owner holds the key down."""
    persons = session.humans()
    if seat not in persons or settings.secrecy == "open":
        return seat in persons or viewer is None
    if len(persons) == 1:
        return True
    if seat != viewer:
        return False
    return settings.secrecy == "strict" or behind_curtain or peeking
