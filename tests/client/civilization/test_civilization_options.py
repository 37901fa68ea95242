"""How the room of a table shows the options of Civilization."""

from __future__ import annotations

import msgspec
import pytest

from client.server_double import table
from games.civilization.scenes import CIVILIZATION
from ziggurat.games import GAMES
from ziggurat.games.civilization.position import CivilizationOptions, Mode
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.ui.choices import Stepper
from ziggurat_client.ui.options_panel import OptionChanges, OptionsPanel, least_height
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.ui.piece import Piece, Widget
from ziggurat_client.window.screen import Box, Screen
from ziggurat_client.wording.options_form import Value
from ziggurat_client.wording.words import LANGUAGES, Words

COLUMN = 504


@pytest.fixture(autouse=True)
def known_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, CIVILIZATION.id, CIVILIZATION)


def column(mode: Mode, language: str, changed: list[tuple[str, Value]] | None = None) -> list[Piece]:
    """The options of a table that we host."""
    options = msgspec.Raw(msgspec.json.encode(CivilizationOptions(mode=mode)))
    record = TableRecord(table(places=4, game=CIVILIZATION.id, options=options))

    def change(name: str, value: Value) -> None:
        if changed is not None:
            changed.append((name, value))

    def ignore(*_: object) -> None:
        pass

    changes = OptionChanges(None, ignore, change, ignore, ignore, ignore, ignore, ignore)
    box = Box(0, 0, COLUMN, least_height(record))
    counts = CIVILIZATION.seat_counts
    return OptionsPanel(box, record, lambda *_: None, counts, True, Words(language), changes).pieces()


def stepper(pieces: list[Piece], name: str) -> Stepper:
    return next(piece for piece in pieces if isinstance(piece, Stepper) and piece.name == name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["nomads", "farmers", "first_societies", "full"])
def test_nothing_about_the_options_is_cut(mode: Mode, language: str) -> None:
    screen, pictures = Screen(1280, 720), Pictures()
    assert [piece.cuts(screen, pictures) for piece in column(mode, language) if piece.cuts(screen, pictures)] == []


def test_the_mode_has_the_width_of_the_column_because_it_has_a_sentence_of_its_own() -> None:
    pieces = column("farmers", "en")
    assert stepper(pieces, "mode").box.width > COLUMN * 0.9
    assert stepper(pieces, "turn_limit").box.width < COLUMN / 2


def offered(mode: Mode) -> set[str]:
    """The names of what is chosen by the options of that mode."""
    known = set(CivilizationOptions.__struct_fields__)
    return known & {piece.name for piece in column(mode, "en") if isinstance(piece, Widget)}


def test_a_table_of_nomads_is_not_asked_for_what_only_farmers_know() -> None:
    assert offered("nomads") == {"mode"}
    assert offered("farmers") == {"mode", "fight_on", "turn_limit"}


def test_the_advances_that_win_belong_to_first_societies_and_the_last_square_to_the_full_game() -> None:
    shared = {"mode", "fight_on", "turn_limit", "trade_seconds"}
    assert offered("first_societies") == {*shared, "victory_cards", "hand_limit"}
    assert offered("full") == {*shared, "end_mark"}


def test_the_mode_is_changed_like_any_option() -> None:
    changed: list[tuple[str, Value]] = []
    stepper(column("farmers", "en", changed), "mode").press()
    assert {name for name, _ in changed} == {"mode"}
    assert {value for _, value in changed} == {"first_societies"}


def test_the_market_is_offered_for_a_few_lengths_of_time() -> None:
    changed: list[tuple[str, Value]] = []
    stepper(column("full", "en", changed), "trade_seconds").press()
    assert changed == [("trade_seconds", 420)]
