"""The folders of which a board is made: each is a room of its own, and no room leads back to one that needs it."""

from __future__ import annotations

import pytest

from test_imports import GAMES, circles, imports_of, modules_of
from ziggurat_client.shown import SHOWN

BOARDS = "ziggurat_client.boards"


def room_of(name: str, game: str) -> str:
    """The room of a game's board to which a module or something in it belongs; empty for what is in none."""
    parts = name.removeprefix(f"{BOARDS}.{game}.").split(".") if name.startswith(f"{BOARDS}.{game}.") else []
    return parts[0] if len(parts) > 1 else ""


@pytest.mark.parametrize("game", SHOWN)
def test_no_room_of_a_board_leads_back_to_one_that_needs_it(game: str) -> None:
    files = {module: file for module, file in modules_of("ziggurat_client") if room_of(f"{module}.", game)}
    rooms: dict[str, set[str]] = {}
    for module, file in files.items():
        room = room_of(f"{module}.", game)
        needed = {room_of(name, game) for name in imports_of(module, file)}
        rooms.setdefault(room, set()).update(needed - {room, ""})
    assert len(rooms) > 5
    assert circles({room: needed & rooms.keys() for room, needed in rooms.items()}) == set()


def test_what_boards_share_knows_no_game() -> None:
    shared = {
        module: file
        for module, file in modules_of("ziggurat_client")
        if module.startswith((f"{BOARDS}.story", f"{BOARDS}.play"))
    }
    assert shared
    known = {part for module, file in shared.items() for name in imports_of(module, file) for part in name.split(".")}
    assert known & GAMES == set()


def test_boards_know_no_screens() -> None:
    upward = {
        module: sorted(above)
        for module, file in modules_of("ziggurat_client")
        if module.startswith(BOARDS)
        if (
            above := {
                n for n in imports_of(module, file) if n.startswith(("ziggurat_client.scenes", "ziggurat_client.app"))
            }
        )
    }
    assert upward == {}
