"""One game's parts: a board that is played on and one in a replay are put together from the same."""

from __future__ import annotations

from pathlib import Path

from client.strip_board import LENGTH, Counted, StripParts
from client.strip_view import NAMES, Table
from ziggurat.games.game import Span
from ziggurat_client.boards.places import USUAL
from ziggurat_client.boards.replay_board import Audience, ReplayBoard
from ziggurat_client.replaying.chronicle import Frame
from ziggurat_client.wording.sitters import Player
from ziggurat_client.wording.words import Words


def frame(number: int, *events: Counted, secrets: dict[int, str] | None = None) -> Frame:
    """The strip after a step of the second player."""
    return Frame(number, 1, events, Span(0, 0, "turn", 0), (0, 0), secrets or {})


def replay() -> tuple[ReplayBoard, list[None]]:
    """A replay of the strip, for the first player, and how often it asked to be laid out anew."""
    asked: list[None] = []
    players = tuple(Player(name, "", bot=False) for name in NAMES)
    audience = Audience(Words("en"), players, 0, lambda: asked.append(None))
    return ReplayBoard(StripParts(), audience, frame(0), USUAL), asked


def test_a_match_and_its_replay_have_a_scenery_a_teller_and_a_grid_of_the_same_kinds(tmp_path: Path) -> None:
    view, (board, _) = Table(tmp_path, 0).view, replay()
    for one, other in ((view.scenery, board.scenery), (view.teller, board.teller), (view.grid, board.story.widget)):
        assert type(one) is type(other)


def test_nothing_can_be_done_on_the_board_of_a_replay(tmp_path: Path) -> None:
    assert Table(tmp_path, 0).view.grid.enabled
    assert not replay()[0].story.widget.enabled


def test_in_a_replay_nobody_is_you_in_what_is_told_but_the_viewer_beside_the_board() -> None:
    board, _ = replay()
    assert board.teller.viewer is None
    assert [(each.seat, each.mine) for each in board.company.seated()] == [(0, True), (1, False)]


def test_in_a_replay_whoever_acted_is_lit_or_whose_span_it_was() -> None:
    board, _ = replay()
    assert set(board.company.active) == {1}
    board.show(Frame(0, None, (), Span(0, 0, "turn", 0), (0, 0)))
    assert set(board.company.active) == {0}


def test_what_seats_alone_know_lies_open_once_the_story_has_come_to_it() -> None:
    board, asked = replay()
    board.tell(frame(1, Counted(1), secrets={0: "card"}))
    assert board.company.secrets == {}
    board.pieces()
    asked.clear()
    board.update(2 * LENGTH)
    assert board.company.secrets == {0: "card"}
    assert asked
