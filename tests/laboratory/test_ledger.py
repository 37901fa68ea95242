"""The file of a league's results."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from laboratory.results import TERMS, quick
from ziggurat_laboratory.playing.ledger import BadLedger, Ledger, read
from ziggurat_laboratory.playing.terms import league_terms


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A results file with two games."""
    file = tmp_path / "league.jsonl"
    with Ledger(file, TERMS) as ledger:
        ledger.add(quick("random", "random", deal=0))
        ledger.add(quick("random", "random", deal=1))
    return file


def test_what_was_kept_is_there_again(path: Path) -> None:
    games = [quick("random", "random", deal=deal) for deal in (0, 1)]
    assert read(path) == (TERMS, games)
    with Ledger(path, TERMS) as ledger:
        assert ledger.games == games


def test_a_torn_last_line_is_dropped_and_written_over(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    with Ledger(path, TERMS) as ledger:
        assert [game.deal for game in ledger.games] == [0]
        ledger.add(quick("random", "random", deal=1))
    assert path.read_bytes() == whole


def test_a_file_of_other_terms_is_refused_and_left_alone(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(BadLedger, match="its seed is 7, not 8; name another file"):
        Ledger(path, league_terms("ur", ["max_rounds=3"], seed=8))
    with pytest.raises(BadLedger, match=r"its options are .*, not "):
        Ledger(path, league_terms("ur", ["max_rounds=4"], seed=7))
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"dear diary", b"dear diary\n", b"[]\n", b"{}\n", b"\xff\n", b"[" * 5000 + b"\n"])
def test_a_file_of_another_kind_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "diary"
    file.write_bytes(content)
    with pytest.raises(BadLedger, match="is not a league's results file"):
        Ledger(file, TERMS)
    assert file.read_bytes() == content


def test_a_file_of_a_later_format_is_refused(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"format":1', b'"format":2', 1))
    with pytest.raises(BadLedger, match="has format 2; this version reads format 1"):
        read(path)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"levels": ["random", "divine"]}, "no level is called 'divine'"),
        ({"levels": ["random"]}, "ur is not played by 1"),
        ({"first": 2}, "the seats do not agree"),
        ({"thinking": []}, "the seats do not agree"),
        ({"ranks": [1]}, "ranks and scores"),
        ({"ranks": [0, 1]}, "Expected `int` >= 1"),
        ({"ending": None}, "ranks and scores"),
        ({"deal": "first"}, "Expected `int`"),
        ({"gods": 12}, "unknown field"),
        ({"deal": 0}, "this game is there twice"),
    ],
)
def test_a_damaged_line_is_named(path: Path, change: dict[str, object], complaint: str) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = msgspec.json.encode(msgspec.json.decode(lines[2]) | change) + b"\n"
    path.write_bytes(b"".join(lines))
    with pytest.raises(BadLedger, match=rf"line 3: .*{complaint}"):
        read(path)
