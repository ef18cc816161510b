"""Sentences that exercise the nouns of a language, and every noun in every form: one file a language, to be read.

    python tests/yedo/golden/sentences.py"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

from engine.core.grammar import All, Any_, Noun
from engine.core.language_check import said
from engine.core.words import _GAP, GRAMMAR, NOUNS, Words, _flatten, _grammar, files, languages, prefix
from engine.core.yaml_file import read_yaml
from engine.paths import data_dir

HERE = Path(__file__).parent
SENTENCES = 120
DECKS = ("action", "bonus", "event", "weapon", "green", "yellow", "red", "black")
GOODS = ("mission", "action", "bonus", "weapon", "geisha", "annex", "blessing", "disciple")
WARES = ("weapon", "geisha", "annex", "recruit", "luxury", "auction")
HIDDEN = ("hidden_action", "hidden_bonus", "hidden_event", "hidden_weapon", "hidden_power", "hidden_character")
ASSETS = ("completed_mission", "uncompleted_mission", "same_weapon", "category", "blackmail", "mon", "weapon")
CATEGORIES = ("espionage", "theft", "kidnapping", "assassination", "warfare")
EMPEROR = ("emperor_green", "emperor_yellow", "emperor_red", "daimyo")

# Beginning of a key, gap -> the book that fills it, or the things that do; the first that fits.
FILLS: list[tuple[str, str, str | tuple[str, ...]]] = [
    ("shitenno.", "troop", "shitenno.troop"), ("shitenno.", "card", "shitenno.card"),
    ("shitenno.", "tile", "shitenno.tile"), ("shitenno.", "title", "shitenno.title"),
    ("shitenno.", "province", "shitenno.province"),
    ("edo.", "space", "edo.space"), ("edo.", "kind", "edo.kind"), ("edo.", "good", "edo.good"),
    ("edo.", "building", "edo.building"), ("edo.", "figure", "edo.figure"), ("edo.", "card", "edo.card"),
    ("edo.", "deed", "edo.deed"), ("edo.", "source", "edo.source"), ("edo.", "", ()), ("shitenno.", "", ()),
    ("require.disciple_in", "what", "district"), ("require.weapon", "what", "weapon"),
    ("require.specialist", "what", "disciple"), ("require.", "what", "annex_name"),
    ("lack.district", "what", "district"), ("lack.weapon", "what", "weapon"), ("lack.specialist", "what", "disciple"),
    ("lack.", "what", "annex_name"), ("coop.supply.district", "what", "district"),
    ("coop.supply.weapon", "what", "weapon"), ("coop.supply.annex", "what", "annex_name"),
    ("legend.", "what", "district"), ("effect.become", "what", "disciple"), ("effect.lose_annex", "what", "annex_name"),
    ("effect.swap", "what", ("mission", "action", "bonus")), ("effect.buy", "what", ("annex", "geisha", "weapon")),
    ("effect.price", "what", WARES), ("effect.", "what", GOODS), ("effect.", "held", GOODS),
    ("effect.", "kind", ("mission", "action", "bonus")), ("effect.", "where", "district"),
    ("score.", "asset", ASSETS), ("score.", "assets", GOODS), ("score.", "category", CATEGORIES),
    ("score.", "color", DECKS[4:]), ("event.token", "kind", "disciple"), ("event.move", "kind", "disciple"),
    ("event.arrest", "kind", "disciple"), ("event.", "kind", GOODS), ("option.recruit_specialist", "kind", "disciple"),
    ("option.kind", "kind", ("mission", "action", "bonus")), ("option.lose", "what", GOODS),
    ("option.take", "thing", HIDDEN), ("option.keep", "thing", HIDDEN), ("option.discard", "thing", EMPEROR),
    ("option.", "thing", "weapon"), ("event.patrol", "from", "district"), ("event.patrol", "to", "district"),
    ("help.patrol_next", "to", "district"), ("stake.", "place", "district"), ("bots.", "due", "district"),
    ("bots.", "other", "bot"), ("saves.", "other", "bot"), ("demo.", "bot", "bot"), ("trade.", "kind", GOODS),
    ("", "district", "district"), ("", "annex", "annex_name"), ("", "disciple", "disciple"), ("", "weapon", "weapon"),
    ("", "patrol", "patrol"), ("", "deck", DECKS), ("", "lot", GOODS), ("", "cost", GOODS),
]  # fmt: skip
OTHERS = ("at", "place", "do", "choice", "needs", "gives", "what", "card", "to", "reason", "good", "with")
NUMBERS = (
    "n", "points", "max", "tied", "least", "price", "toll", "keep", "by", "less", "for", "pay", "gain", "pp", "bid",
)  # fmt: skip


def fills(key: str, gap: str, language: str) -> list[Noun]:
    for begins, name, book in FILLS:
        if key.startswith(begins) and name in (gap, ""):
            if isinstance(book, tuple):
                return [Noun("thing", thing) for thing in book]
            nouns = _grammar(data_dir(), language).nouns
            return [Noun(book, noun.removeprefix(f"{book}.")) for noun in nouns if noun.rpartition(".")[0] == book]
    return []


def phrases(language: str) -> dict[str, str]:
    """By file, whichever folder it lies in: what was read and agreed keeps its order when files move."""
    home, found = data_dir() / "lang" / language, dict[str, str]()
    for path in sorted(files(home), key=lambda path: (path.name != "ui.yaml", prefix(home, path), path.name)):
        if path.name not in (GRAMMAR, NOUNS):
            _flatten(prefix(home, path), read_yaml(path), found)
    return {key: text for key, text in found.items() if not key.startswith(("cards.", "lesson."))}


def sentences(language: str) -> Iterator[str]:
    """Phrases with nouns, round after round each with the next noun, until there are enough."""
    words, chosen, seen = Words(language), [], set()
    for key, text in phrases(language).items():
        gaps = {gap[1][0].lower() + gap[1][1:]: gap[2] for gap in _GAP.finditer(text) if gap[2] or gap[3]}
        nouns = {gap: found for gap in gaps if (found := fills(key, gap, language))}
        if nouns and any(gaps[gap] for gap in nouns):
            chosen.append((key, text, nouns))
    for turn in count():
        fresh = False
        for first, (key, text, nouns) in enumerate(chosen):
            if turn >= max(map(len, nouns.values())):
                continue
            gaps: dict[str, object] = dict.fromkeys(NUMBERS, 2) | {"who": 1 + 2 * (first % 2), "until": ""}
            gaps |= dict.fromkeys(OTHERS, "…") | {"clan": "Abe", "of": "Hans", "leader": "Hans", "bot": "Otto"}
            for offset, (gap, found) in enumerate(nouns.items()):
                noun = found[(turn + first + offset) % len(found)]
                many = key.startswith(("effect.draw", "effect.lose_card", "event.look", "event.foresight")) or (
                    key.startswith("effect.players") and key.endswith(("other", "without"))
                ) or key.startswith(("score.at_least", "score.at_most.", "score.per_asset_each"))  # fmt: skip
                gaps[gap] = Noun(noun.book, noun.key, (1 if key.endswith(".one") else 2 + turn) if many else None)
                if gap in ("cost", "assets"):
                    gaps[gap] = All([noun, Noun("thing", "mon", 2)])
                if key == "effect.stand_in":
                    gaps[gap] = Any_([noun, Noun("thing", "annex")])
            line = words.fill(text, gaps)
            if line not in seen:
                seen.add(line)
                fresh = True
                yield f"{key}: {line}"
        if not fresh:
            return


def texts(language: str) -> str:
    lines = [line for _, line in zip(range(SENTENCES), sentences(language), strict=False)]
    grammar = _grammar(data_dir(), language)
    for key in sorted(grammar.nouns):
        forms = dict(said(grammar, key))
        lines.append(f"{key}: " + " | ".join(dict.fromkeys(forms.values())))
    return "\n".join(lines) + "\n"


def file_of(language: str) -> Path:
    return HERE / f"sentences_{language}.txt"


if __name__ == "__main__":
    for language in languages():
        file_of(language).write_text(texts(language), encoding="utf-8")
