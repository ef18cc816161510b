"""`yedo check` names file, line and mistake, every mistake in one run, and takes calmly what it is given."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from engine.yedo.cards.check import Problem, check_paths, default_paths

GOOD = """\
set: mine
cards:
  X001:
    title: "A Quiet Errand"
    flavour: "Nobody saw the boat leave, and nobody will see it return."
    color: green
    category: theft
    standard:
      requires:
        - disciple_in: harbor
        - weapon: nawa
        - pay_mon: 2
      rewards:
        - pp: 2
        - mon: 3
    bonus:
      requires:
        - either: [{weapon: yumi}, {geisha: 1}]
      rewards:
        - draw_action
"""


def check(folder: Path, text: str, name: str = "mine.yaml") -> list[tuple[int, str]]:
    file = folder / "missions" / name
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")
    problems = check_paths([file])
    assert all(problem.file.endswith(name) for problem in problems)
    return [(problem.line, problem.message) for problem in problems]


def test_a_good_file_has_no_problems(tmp_path: Path) -> None:
    assert check(tmp_path, GOOD) == []


WEAPONS = "doku, katana, shuko, metsubushi, fukiya, yumi, nawa, shuriken"

# What is broken, the text it replaces, the new text, and the line and sentence that must come back.
BROKEN = [
    ("bad type", "pp: 2", "pp: two", 14, "X001: 'pp' needs a whole number, not 'two'"),
    (
        "unknown word",
        "- weapon: nawa",
        "- wepon: nawa",
        11,
        "X001: 'requires' has an unknown word 'wepon'; did you mean 'weapon'?",
    ),
    ("missing field", "    category: theft\n", "", 3, "X001 lacks 'category'"),
    (
        "tab indentation",
        "    color: green",
        "\tcolor: green",
        6,
        "the line is indented with a tab; use spaces",
    ),
    (
        "wrong enum",
        "color: green",
        "color: blue",
        6,
        "X001: 'color' knows green, yellow, red, black, not 'blue'",
    ),
    (
        "negative number",
        "pay_mon: 2",
        "pay_mon: -2",
        12,
        "X001: 'pay_mon' needs a number from 1 to 99, not -2",
    ),
    (
        "unknown weapon",
        "weapon: nawa",
        "weapon: naginata",
        11,
        f"X001: 'weapon' knows {WEAPONS}, not 'naginata'",
    ),
    (
        "unknown field",
        "    color: green",
        "    colour: red\n    color: green",
        6,
        "X001 has an unknown field 'colour'; did you mean 'color'?",
    ),
    (
        "duplicate key",
        "        - mon: 3",
        "        - mon: 3\n      rewards:\n        - pp: 1",
        16,
        "'rewards' stands here a second time; the first is in line 13",
    ),
    (
        "title too long",
        "A Quiet Errand",
        "A Very Quiet Errand Down at the Harbour",
        4,
        "X001: 'title' is 39 characters long, but there is room for 28",
    ),
    ("no list", "[{weapon: yumi}, {geisha: 1}]", "yumi", 18, "X001: 'either' needs a list of at least 2"),
    (
        "one alternative",
        "[{weapon: yumi}, {geisha: 1}]",
        "[{weapon: yumi}]",
        18,
        "X001: 'either' needs a list of at least 2",
    ),
    (
        "two words in one entry",
        "- mon: 3",
        "- {mon: 3, pp: 1}",
        15,
        "X001: 'rewards' holds one word with its value per entry",
    ),
    (
        "no disciple",
        "- disciple_in: harbor",
        "- geisha: 1",
        9,
        "X001: the standard part needs at least one 'disciple_in'",
    ),
    ("a limit", "weapon: nawa", "weapon: {type: nawa, n: 4}", 17, None),
    (
        "beyond a limit",
        "- either: [{weapon: yumi}, {geisha: 1}]",
        "- {disciple_in: {district: temple, n: 2}}\n        - {disciple_in: {district: castle, n: 2}}",
        17,
        "X001: both parts together ask for 5 disciple; the limit is 4",
    ),
    (
        "half a partnership",
        "        - mon: 3",
        "        - partner_reward: [{mon: 3}]",
        8,
        "X001: 'partner' and 'partner_reward' belong together",
    ),
    (
        "syntax",
        "color: green",
        "color: [green",
        7,
        "this is not valid YAML: did not find expected ',' or ']'",
    ),
    (
        "a tag",
        "color: green",
        "color: !!python/name:os.system green",
        6,
        "the tag tag:yaml.org,2002:python/name:os.system has no place here",
    ),
    ("no set", "set: mine\n", "", 1, "the file lacks 'set', the name of its set"),
    (
        "foreign id",
        "X001",
        "M021",
        3,
        "the id M021 belongs to the set 'neutral' that comes with the game; choose another",
    ),
    (
        "strange id",
        "X001",
        '"X 001"',
        3,
        "'X 001' is no card id; use a letter, then letters, digits, '_' or '-'",
    ),
    (
        "text instead of a card",
        GOOD[GOOD.index("\n    title") :],
        " nothing\n",
        3,
        "X001 needs title, flavour, picture, color, category, no_solo, standard, bonus",
    ),
]


@pytest.mark.parametrize(("what", "old", "new", "line", "sentence"), BROKEN, ids=[case[0] for case in BROKEN])
def test_a_broken_file_gets_its_line_and_sentence(
    tmp_path: Path, what: str, old: str, new: str, line: int, sentence: str | None
) -> None:
    assert old in GOOD
    expected = [] if sentence is None else [(line, sentence)]
    assert check(tmp_path, GOOD.replace(old, new, 1)) == expected


def test_a_cyclic_reference_is_refused(tmp_path: Path) -> None:
    text = GOOD.replace("rewards:\n        - pp: 2", "rewards: &again\n        - *again", 1)
    assert check(tmp_path, text) == [
        (13, "'&again' marks a part for a reference; write things out instead"),
    ]


@pytest.mark.parametrize("text", ["", "\n\n", "# only a remark\n"])
def test_an_empty_file_is_named(tmp_path: Path, text: str) -> None:
    assert check(tmp_path, text) == [(1, "the file is empty")]


def test_a_duplicate_id_names_the_other_place(tmp_path: Path) -> None:
    twice = GOOD + GOOD[GOOD.index("  X001") :]
    assert check(tmp_path, twice) == [(21, "'X001' stands here a second time; the first is in line 3")]
    check(tmp_path, GOOD, "one.yaml")
    check(tmp_path, GOOD, "two.yaml")
    (tmp_path / "missions" / "mine.yaml").unlink()
    found = check_paths([tmp_path])
    assert [(p.line, p.message) for p in found] == [
        (3, f"the id X001 is already used in {tmp_path / 'missions' / 'one.yaml'}")
    ]


def test_a_name_that_yaml_takes_for_a_truth_value_is_named(tmp_path: Path) -> None:
    file = tmp_path / "ui.yaml"
    file.write_text("set: mine\ncards:\n  on: {title: One, phase: any}\n", encoding="utf-8")
    found = [(p.line, p.message) for p in check_paths([file])]
    assert (3, "YAML reads 'on' as True, not as a name; put it in quotation marks") in found


def test_all_mistakes_come_in_one_run(tmp_path: Path) -> None:
    text = GOOD.replace("harbor", "harbour").replace("pp: 2", "pp: 0").replace("draw_action", "draw_two")
    assert [line for line, _ in check(tmp_path, text)] == [10, 14, 20]


@pytest.mark.parametrize(
    "text",
    ["[" * 400, "{" * 5000, "cards: 7", "- 1\n- 2", "just words", "set: a\ncards:\n  X1:\n", "\0", "a: b: c",
     "? [a, b]\n: c\n",
     "set: mine\ncards:\n  X1: {title: 2026-13-45}\n", "--- 1\n--- 2\n", "%YAML 9.9\n---\na: 1",
     GOOD.replace("pp: 2", "? {a: 1}\n          : 2"), GOOD.replace("pp: 2", "pp: .nan"), "x" * 1_000_001],
    ids=lambda text: repr(text[:12]),
)  # fmt: skip
def test_nothing_upsets_it(tmp_path: Path, text: str) -> None:
    found = check(tmp_path, text)
    assert found
    assert all(line >= 1 and "\n" not in message for line, message in found)


def test_a_file_that_is_not_text_is_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_bytes(b"set: mine\ncards: \xff\xfe\n")
    assert [str(p) for p in check_paths([file])] == [f"{file}:2: this is not UTF-8 text"]


def test_a_missing_path_is_named(tmp_path: Path) -> None:
    gone = tmp_path / "gone.yaml"
    assert check_paths([gone]) == [Problem(str(gone), 1, "there is no such file or folder")]


def test_an_incomplete_shipped_set_is_named(tmp_path: Path) -> None:
    file = tmp_path / "cards" / "missions" / "jesuits.yaml"
    file.parent.mkdir(parents=True)
    source = (default_paths()[0] / "missions" / "jesuits.yaml").read_text(encoding="utf-8")
    file.write_text(source[: source.index("  M096:")], encoding="utf-8")
    assert [p.message for p in check_paths([file])] == ["the set 'jesuits' has 6 cards; it lacks M096"]


def test_bonus_cards_are_checked(tmp_path: Path) -> None:
    file = tmp_path / "mybonus.yaml"
    file.write_text(
        "cards:\n"
        "  Y1: {title: One, flavour: Two., score: {most_asset: {asset: weapon, points: 4, tied: 2}}}\n"
        "  Y2: {title: One, flavour: Two., score: {at_least: {asset: sake, n: 1, points: 3}}}\n"
        "  Y3: {title: One, flavour: Two., score: {per_asset: {asset: geisha, points: 3, max: 2}}}\n",
        encoding="utf-8",
    )
    found = [(p.line, p.message.split(" knows ")[0]) for p in check_paths([file])]
    assert found == [
        (2, "Y1: 'most_asset' compares with rivals, so the card needs 'no_solo: true'"),
        (3, "Y2: 'asset'"),
        (4, "Y3: 'max' must not be less than 'points'"),
    ]


def test_language_files_are_checked(tmp_path: Path) -> None:
    file = tmp_path / "lang" / "en" / "ui.yaml"
    file.parent.mkdir(parents=True)
    file.write_text('title: "Yedo"\nmenu:\n  again: 5\n  quit: Quit\n', encoding="utf-8")
    assert [(p.line, p.message) for p in check_paths([tmp_path])] == [
        (3, "'again' needs a text; write it in quotation marks")
    ]


def test_the_example_of_the_readme_is_a_good_card(tmp_path: Path) -> None:
    text = (default_paths()[0] / "README.md").read_text(encoding="utf-8")
    example = text.split("```yaml\n")[1].split("```")[0]
    assert check(tmp_path, example) == []


def test_the_game_s_own_data_is_in_order() -> None:
    assert [str(problem) for problem in check_paths(default_paths())] == []


def test_the_command_says_file_line_and_exit_code(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(GOOD.replace("green", "blue"), encoding="utf-8")
    script = (
        "import sys; from yedo.__main__ import main; code = main(sys.argv[1:]); "
        "assert 'pygame' not in sys.modules; sys.exit(code)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, "check", str(file)], capture_output=True, text=True, timeout=60
    )
    assert done.stdout == f"{file}:6: X001: 'color' knows green, yellow, red, black, not 'blue'\n", (
        done.stderr
    )
    assert done.returncode == 1
    file.write_text(GOOD, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", script, "check", str(file)], capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout) == (0, "All card and language data is in order.\n"), done.stderr
