"""Nouns that know their grammar, readers of different languages, and phrases with gaps."""

import pytest

from engine.core.grammar import All, Any_, BadGrammar, Grammar, Noun, OrElse, capital, read_entry
from engine.core.words import Told, Words, reader, reading, t

GERMAN = {
    "columns": {"m": [0, 3], "f": [1, 3], "n": [2, 3], "p": [3, 3]},
    "forms": {
        "": ["", "+er", "+e", "+es", "+e"],
        "der": ["", "der+e", "die+e", "das+e", "die+en"],
        "den": ["acc", "den+en", "die+e", "das+e", "die+en"],
        "einen": ["acc", "einen+en", "eine+e", "ein+es", "+e"],
        "im": ["dat", "im+en", "in der+en", "im+en", "in den+en"],
    },
    "lists": {"and": [", ", " und "], "or": [", ", " oder "], "or_else": ["; ", "; oder "]},
    "names": {"des": [["[sßxz]$", "’"], ["", "s"]]},
}
NOUNS = {
    "disciple": "m Diener | Diener | Dienern",
    "messenger": {"noun": "m Bote | Boten", "acc": "Boten", "dat": "Boten"},
    "gates": {"noun": "p Tore | Tore | Toren", "im": "an den Toren"},
    "market": {"noun": "m Markt | Märkte | Märkten", "im": "auf dem Markt"},
    "green": "f grün~ Mission | grün~ Missionen",
    "weapon": "f Waffe | Waffen",
}


class German(Words):
    @property
    def grammar(self) -> Grammar:
        made = Grammar(GERMAN)
        made.add("thing", NOUNS)
        return made


def thing(key: str, n: int | None = None) -> Noun:
    return Noun("thing", key, n)


@pytest.mark.parametrize(
    ("phrase", "gaps", "said"),
    [
        ("Nimm {what.einen}.", {"what": thing("disciple")}, "Nimm einen Diener."),
        ("Nimm {what.einen}.", {"what": thing("disciple", 3)}, "Nimm 3 Diener."),
        ("Schick {what.den}.", {"what": thing("messenger")}, "Schick den Boten."),
        ("{What.der} wartet.", {"what": thing("messenger")}, "Der Bote wartet."),
        ("Stell {who.einen} {where.im} ab.", {"who": thing("disciple"), "where": thing("market")},
         "Stell einen Diener auf dem Markt ab."),
        ("Er steht {where.im}.", {"where": thing("gates")}, "Er steht an den Toren."),
        ("Zieh {what.einen}.", {"what": thing("green")}, "Zieh eine grüne Mission."),
        ("Zieh {what.einen}.", {"what": thing("green", 2)}, "Zieh 2 grüne Missionen."),
        ("{Where.der} {where:ist|ist|ist|sind} zu.", {"where": thing("gates")}, "Die Tore sind zu."),
        ("{n:ein Feld|# Felder}", {"n": 1}, "ein Feld"),
        ("{n:ein Feld|# Felder}", {"n": 4}, "4 Felder"),
        ("{clan.des} Diener", {"clan": "Hans"}, "Hans’ Diener"),
        ("{clan.des} Diener", {"clan": "Abe"}, "Abes Diener"),
        ("{what.einen}", {"what": Any_([thing("disciple"), thing("weapon"), thing("green")])},
         "einen Diener, eine Waffe oder eine grüne Mission"),
        ("{what.den}", {"what": All([thing("disciple"), thing("weapon", 2)])}, "den Diener und die 2 Waffen"),
        ("{what}", {"what": OrElse(["Gib alles", "geh"])}, "Gib alles; oder geh"),
        ("{icon:mon} {n} {b}", {"n": 2}, "{icon:mon} 2 {b}"),
    ],
)  # fmt: skip
def test_a_phrase_says_nouns_in_their_own_grammar(phrase: str, gaps: dict[str, object], said: str) -> None:
    assert German("de").fill(phrase, gaps) == said


def test_english_knows_its_articles() -> None:
    english = Words("en").grammar
    english = Grammar({"columns": english.columns, "forms": english.forms, "sounds": english.sounds})
    english.add("thing", {"annex": "s annex | annexes", "geisha": "s geisha | geishas", "prestige": "u prestige"})
    english.add("thing", {"gates": "p Gates", "edo": "x Edo"})
    assert english.noun(thing("annex"), ["a"]) == "an annex" and english.noun(thing("geisha"), ["a"]) == "a geisha"
    assert english.noun(thing("geisha", 2), ["a"]) == "2 geishas" and english.noun(thing("edo"), ["in"]) == "in Edo"
    assert english.noun(thing("gates"), ["in"]) == "in the Gates"
    assert english.noun(thing("prestige", 3), []) == "3 prestige"


def test_the_first_letter_is_raised_behind_signs_and_markup() -> None:
    assert capital("¿quién?") == "¿Quién?" and capital("{icon:mon} zwei") == "{icon:mon} Zwei"
    assert capital("McDonald") == "McDonald" and capital("") == ""


def test_a_broken_noun_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadGrammar, match="gender"):
        read_entry("Diener")
    with pytest.raises(BadGrammar, match="does not know"):
        Grammar(GERMAN).add("thing", {"x": "q Ding | Dinger"})


def test_two_readers_at_one_table() -> None:
    with reading(Words("xx")) as other:
        assert reader() is other
        said = t("title.new_game")
    assert reader().language == "en" and said == t("title.new_game"), "a key that is missing is said in English"


def test_what_was_told_in_every_language_is_read_in_one_s_own() -> None:
    told = Told({"en": "Time", "de": "Zeit"})
    assert f"{told}!" == "Time!"
    with reading(Words("de")):
        assert str(told) == f"{told}" == "Zeit"


# --- titles and flavours ---------------------------------------------------------------------------------------


def test_a_card_of_the_game_is_named_by_the_reader_s_language_and_one_s_own_by_its_file() -> None:
    from engine.yedo.cards.table import Card, standard_cards

    shipped = standard_cards()["E21"]
    assert "title" not in shipped.raw and shipped.title == "Sakoku" and shipped.flavour.startswith("The barbarian")
    own = Card("E21", "event", "mine", {**shipped.raw, "title": "Mine"})
    assert (own.title, own.flavour) == ("Mine", "")
    assert Card("X999", "event", "mine", shipped.raw).title == "X999"


# --- troubles ------------------------------------------------------------------------------------------------------


def test_a_trouble_is_put_into_words_when_it_is_read() -> None:
    import pickle

    from engine.core.plain import Damaged
    from engine.core.setup import BadSetup
    from engine.core.trouble import sentence

    problem = Damaged("larger_than", n=7)
    assert str(problem) == "it is larger than 7 characters" and problem.sentence() == "It is larger than 7 characters."
    nested = BadSetup("sets_unsaved", reason=problem)
    assert str(nested).endswith(": it is larger than 7 characters")
    assert str(pickle.loads(pickle.dumps(nested))) == str(nested)
    assert isinstance(BadSetup.of(problem), BadSetup) and str(BadSetup.of(problem)) == str(problem)
    assert str(BadSetup("said as it is")) == "said as it is" and sentence("«¿qué?»") == "«¿Qué?»."
