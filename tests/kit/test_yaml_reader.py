"""The one reader of YAML: what it reads it reads as YAML does, and nothing hostile costs time or memory."""

import glob
import os
import resource
import subprocess
import sys
import time
from pathlib import Path

import pytest
import yaml

from engine.core.yaml_file import BadFile, parse_yaml, read_yaml
from engine.yedo.cards.check import check_paths
from yedo import __main__ as command

ROOT = Path(__file__).resolve().parents[2]
HOSTILE = {
    "brackets": "[" * 100_000,
    "braces": "{a: " * 50_000,
    "dashes": "- " * 100_000,
    "question marks": "? " * 100_000,
    "doubled and doubled": "a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\nd: &d [*c,*c]\n",
    "merge keys": "a: {<<: {b: 1}}",
    "a long number": "n: " + "9" * 200_000,
    "a long hex number": "n: 0x" + "f" * 200_000,
    "a long fraction": "n: 1" + "0" * 100_000 + ".0",
    "base sixty": "n: 1" + ":1" * 80_000,
    "a fraction in base sixty": "n: 1" + ":1" * 80_000 + ".5",
    "size": "x" * 3_000_000,
    "many values": "[" + "a," * 120_000 + "]",
    "many names": "{" + "a: 1, " * 30_000 + "}",
    "NUL in a text": 'a: "\\x00"',
    "an escape sign": "a: \x1b[31m",
    "half a sign": 'a: "\\ud800"',
    "directives": "%TAG !a! b\n" * 20_000 + "---\na: 1",
    "a tag": "a: !!int 5",
    "infinity": "a: .inf",
    "a list as a name": "? [a, b]\n: c\n",
    "two documents": "a: 1\n---\nb: 2\n",
    "a tab": "a:\n\tb: 1\n",
}


@pytest.mark.parametrize("what", HOSTILE)
def test_hostile_files_are_refused_with_line_and_sentence_at_once(what: str) -> None:
    began, size = time.process_time(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with pytest.raises(BadFile, match=r"^x\.yaml, line \d+: [^\n\x00-\x1f]+$"):
        parse_yaml(HOSTILE[what], "x.yaml")
    assert time.process_time() - began < 1
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - size < 100_000


def test_every_file_of_ours_reads_as_it_did() -> None:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    found = glob.glob(str(ROOT / "data/**/*.yaml"), recursive=True) + glob.glob(str(ROOT / "tests/**/*.yaml"))
    assert len(found) > 50
    for name in found:
        text = Path(name).read_text(encoding="utf-8")
        assert parse_yaml(text, name) == yaml.load(text, Loader=loader), name


def test_values_are_those_of_yaml() -> None:
    text = "[1, -2, 0x1f, 017, 1_000, 1.5, .5, yes, Off, ~, null, '', 'yes', \"5\", 1e3, a b, 2026-11-17]"
    assert parse_yaml(text, "x")[:-1] == yaml.safe_load(text)[:-1]
    assert parse_yaml(text, "x")[-1] == "2026-11-17"  # a date is text: nothing here knows a calendar
    assert parse_yaml("", "x") is None and parse_yaml("# nothing", "x") is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes")
def test_pipes_and_devices_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pipe = tmp_path / "pipe.yaml"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero"), tmp_path):
        with pytest.raises(BadFile, match="no ordinary file"):
            read_yaml(path)
    assert "no ordinary file" in str(check_paths([pipe])[0])
    for words in (["scenario", str(pipe)], ["play", "--setup", str(pipe)], ["check", str(pipe)]):
        assert command.main(words) != 0
        out = capsys.readouterr()
        assert (out.out + out.err).strip() and "Traceback" not in out.err


@pytest.mark.parametrize("words", ["check", "scenario", "play --setup"])
def test_every_command_reads_through_it(tmp_path: Path, words: str) -> None:
    path = tmp_path / "deep.yaml"
    path.write_text(HOSTILE["brackets"])
    done = subprocess.run(
        [sys.executable, "-m", "yedo", *words.split(), str(path)], cwd=ROOT, capture_output=True, text=True, timeout=30
    )
    assert done.returncode in (1, 2), done.stderr
    assert "nested deeper" in done.stdout + done.stderr and "Traceback" not in done.stderr


def test_nothing_else_parses_yaml() -> None:
    """The loader of the library is called in one place; nodes and saves look at texts that passed it already."""
    others = {
        "engine/core/yaml_file.py", "engine/core/language_check.py", "engine/yedo/cards/nodes.py",
        "engine/yedo/saved_data.py",
    }  # fmt: skip
    for folder in ("engine", "yedo"):
        for path in (ROOT / folder).rglob("*.py"):
            name = path.relative_to(ROOT).as_posix()
            if name not in others:
                assert "import yaml\n" not in path.read_text(encoding="utf-8") or name.endswith("cards/check.py"), name
