"""Phase 5: walking and sailing (6.2)."""

from __future__ import annotations

import pytest

from games.civilization.scenes import CIVILIZATION, after, code, scene, story, tokens, told
from ziggurat.games.civilization.actions import EndMovement, Load, Move, ResetMovement, Sail, Unload
from ziggurat.games.civilization.course import next_phase
from ziggurat.games.civilization.events import MovementStarted, ShipSailed
from ziggurat.games.civilization.position import Mode, Position
from ziggurat.games.game import Action
from ziggurat.match.match import Match

END = EndMovement()
FERRIED = (Load("crete-1", 2), Sail("crete-1", "thera"), Unload("crete-1", 2))


def crete() -> Position:
    return scene(crete="knossos 4 phaistos 1 ~knossos", asia="thera 1 sardis 2")


@pytest.mark.parametrize(
    ("action", "refused"),
    [
        (Move("knossos", "phaistos", 4), None),
        (Move("knossos", "phaistos", 5), "not_enough_tokens"),
        (Move("knossos", "phaistos", 0), "bad_value"),
        (Move("knossos", "atlantis", 1), "bad_value"),
        (Move("atlantis", "knossos", 1), "bad_value"),
        (Move("knossos", "thera", 1), "not_adjacent"),
        (Move("knossos", "knossos", 1), "not_adjacent"),
        (Move("sardis", "troy", 1), "not_enough_tokens"),
        (Sail("crete-1", "thera"), None),
        (Sail("crete-1", "sea_libyan"), None),
        (Sail("crete-1", "troy"), "not_adjacent"),
        (Sail("crete-1", "atlantis"), "bad_value"),
        (Sail("crete-2", "thera"), "bad_value"),
        (Sail("asia-1", "thera"), "bad_value"),
        (Load("crete-1", 4), None),
        (Load("crete-1", 5), "not_enough_tokens"),
        (Load("crete-1", 0), "bad_value"),
        (Load("crete-3", 1), "bad_value"),
        (Unload("crete-1", 1), "not_enough_tokens"),
        (Unload("crete-1", -1), "bad_value"),
        (ResetMovement(), None),
        (END, None),
    ],
)
def test_what_the_mover_may_do(action: Action, refused: str | None) -> None:
    assert code(crete(), action) == refused


def test_a_token_walks_once_a_turn() -> None:
    moved = after(crete(), Move("knossos", "phaistos", 4))
    assert code(moved, Move("phaistos", "knossos", 2)) == "not_enough_tokens"
    assert code(moved, Move("phaistos", "knossos", 1)) is None


def test_a_token_that_was_landed_does_nothing_more() -> None:
    landed = after(crete(), *FERRIED)
    assert code(landed, Load("crete-1", 1)) == "not_enough_tokens"


def test_a_token_that_has_walked_does_not_go_aboard() -> None:
    moved = after(scene(crete="phaistos 1 ~knossos", asia="troy 1"), Move("phaistos", "knossos", 1))
    assert code(moved, Load("crete-1", 1)) == "not_enough_tokens"


def test_a_ship_carries_five_tokens() -> None:
    position = after(scene(crete="knossos 9 ~knossos", asia="troy 1"), Load("crete-1", 3))
    assert code(position, Load("crete-1", 3)) == "capacity"
    assert code(position, Load("crete-1", 2)) is None


def test_a_ship_crosses_four_borders_and_going_back_counts() -> None:
    there_and_back = [Sail("crete-1", to) for to in ("thera", "knossos", "thera", "knossos")]
    position = after(crete(), *there_and_back)
    assert code(position, Sail("crete-1", "thera")) == "no_moves_left"
    assert [event.left for event in told(story(crete(), *there_and_back), ShipSailed)] == [3, 2, 1, 0]


def test_ships_load_and_unload_on_their_way() -> None:
    position = after(crete(), *FERRIED, Sail("crete-1", "knossos"), Load("crete-1", 2), Sail("crete-1", "thera"))
    landed = after(position, Unload("crete-1", 1))
    assert tokens(landed, "thera") == {"crete": 3, "asia": 1}
    assert code(landed, END) == "tokens_aboard"
    assert code(after(landed, Unload("crete-1", 1)), END) is None


@pytest.mark.parametrize(("action", "refused"), [(Load("crete-1", 1), "open_sea"), (Unload("crete-1", 1), "open_sea")])
def test_nobody_boards_or_lands_in_the_open_sea(action: Action, refused: str) -> None:
    position = after(crete(), Load("crete-1", 1), Sail("crete-1", "sea_libyan"))
    assert code(position, action) == refused


def test_a_movement_does_not_end_with_a_ship_in_the_open_sea() -> None:
    position = after(crete(), Load("crete-1", 1), Sail("crete-1", "sea_libyan"))
    assert code(position, END) == "open_sea"


def test_a_reset_restores_the_start_of_the_movement() -> None:
    position = after(crete(), Move("knossos", "phaistos", 1), *FERRIED)
    assert after(position, ResetMovement()) == crete()


def test_a_reset_changes_nothing_for_those_who_move_afterwards() -> None:
    position = scene("ships", crete="knossos 4", asia="sardis 2", egypt="memphis 1")
    board = next_phase(position, []).board
    reset = after(Position(board, (None,) * 3), Move("knossos", "phaistos", 1), ResetMovement())
    assert reset.board == board
    assert after(reset, END).board.owing == (1,)


def test_steps_of_the_own_movement_are_taken_back_one_by_one_and_a_reset_too() -> None:
    match = Match(CIVILIZATION, 2, 3)
    while match.position.board.phase != "movement":
        match.apply(match.due.seats[0], next(iter(match.game.candidates(match.view(match.due.seats[0])))))
    seat, positions = match.due.seats[0], [match.position]
    walk = next(each for each in CIVILIZATION.candidates(match.view(seat)) if isinstance(each, Move))
    for action in (walk, ResetMovement(), walk):
        match.apply(seat, action)
        positions.append(match.position)
    for position in reversed(positions[:-1]):
        match.undo(seat)
        assert match.position == position


def test_an_ended_movement_is_not_taken_back() -> None:
    position = scene(crete="knossos 2", asia="troy 1")
    assert not CIVILIZATION.undoable(position, END, after(position, END))


def test_nomads_do_not_enter_areas_of_others() -> None:
    position = scene(mode="nomads", crete="knossos 2 sardis 1 ~knossos", asia="thera 1 troy 1")
    assert code(position, Move("sardis", "troy", 1)) == "occupied"
    sailed = after(position, Load("crete-1", 1), Sail("crete-1", "thera"))
    assert code(sailed, Unload("crete-1", 1)) == "occupied"


def test_farmers_enter_areas_of_others() -> None:
    position = scene(crete="sardis 1", asia="troy 1")
    assert tokens(after(position, Move("sardis", "troy", 1)), "troy") == {"crete": 1, "asia": 1}


def test_only_the_mover_moves() -> None:
    assert code(crete(), Move("sardis", "troy", 1), seat=1) == "not_your_turn"


@pytest.mark.parametrize(("mode", "order"), [("farmers", (1, 2, 0)), ("nomads", (2, 0, 1))])
def test_farmers_move_by_the_census_and_nomads_in_nation_order(mode: Mode, order: tuple[int, ...]) -> None:
    board = scene("expansion", mode, crete="hattusas 1", asia="ancyra 4", africa="gordion 1").board
    moving = next_phase(Position(board, (None,) * board.seats), []).board
    assert moving.movement is not None
    assert (moving.movement.seat, *moving.movement.after) == order


def test_a_nation_with_nothing_on_the_map_is_not_asked_to_move() -> None:
    board = next_phase(scene("expansion", crete="", asia="ancyra 4", africa="gordion 1"), []).board
    assert board.movement is not None
    events = told(story(Position(board, (None,) * 3), END, seat=1), MovementStarted)
    assert events[0].seat == 2
