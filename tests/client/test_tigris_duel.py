"""What the band of a conflict says, and where it lies, by the rules alone: no screen."""

from __future__ import annotations

import msgspec
import pytest

from ziggurat.games.tigris.position import Conflict, Side
from ziggurat.games.tigris.spaces import Space
from ziggurat_client.boards.places import places_in
from ziggurat_client.boards.registry import presentation
from ziggurat_client.boards.tigris.board.layout import Layout
from ziggurat_client.boards.tigris.board.progress import Progress
from ziggurat_client.boards.tigris.conflict.duel import Duel, duel_of
from ziggurat_client.boards.tigris.conflict.edge import band_box
from ziggurat_client.boards.tigris.words.sentences import TigrisTeller
from ziggurat_client.window.viewport import Extent
from ziggurat_client.wording.words import Words

ATTACKER, DEFENDER, OTHER = 0, 1, 2
NAMES = ("Kubaba", "Ninsun", "Tariq")
WAR = Conflict(
    "war",
    "green",
    Side(ATTACKER, Space(13, 5), (Space(10, 5), Space(11, 5))),
    Side(DEFENDER, Space(1, 2), (Space(0, 2), Space(2, 1), Space(2, 2))),
)
"""Two markets against three."""
ANSWERED = msgspec.structs.replace(WAR, commitment=2)
"""The attacker has added two."""


def seen(conflict: Conflict, viewer: int | None, choosing: int | None = None, progress: Progress | None = None) -> Duel:
    words = TigrisTeller(Words("en"), viewer)
    return duel_of(conflict, progress or Progress(), viewer, choosing, NAMES, words)


def test_whoever_fights_stands_on_the_left() -> None:
    assert seen(WAR, ATTACKER).left.seat == ATTACKER
    assert seen(WAR, DEFENDER).left.seat == DEFENDER


def test_to_everyone_else_the_defender_stands_on_the_left() -> None:
    assert seen(WAR, OTHER).left.seat == seen(WAR, None).left.seat == DEFENDER


def test_while_the_attacker_chooses_the_others_see_sealed_clay_and_no_number() -> None:
    attacker = seen(WAR, DEFENDER).right
    assert attacker.sealed
    assert (attacker.board, attacker.added, attacker.total) == (2, None, None)


def test_the_attacker_sees_the_number_that_is_being_chosen() -> None:
    attacker = seen(WAR, ATTACKER, choosing=3).left
    assert attacker.meant
    assert (attacker.added, attacker.total, attacker.sealed) == (3, 5, False)


def test_the_number_lies_open_before_the_defender_is_asked() -> None:
    assert seen(ANSWERED, DEFENDER, choosing=0).right.total == 4
    assert not seen(ANSWERED, OTHER).right.sealed


@pytest.mark.parametrize(
    ("choosing", "verdict", "ahead"),
    [(0, "You give way", ATTACKER), (1, "Tie: you hold", DEFENDER), (2, "You hold", DEFENDER)],
)
def test_the_defender_reads_what_the_number_comes_to(choosing: int, verdict: str, ahead: int) -> None:
    duel = seen(ANSWERED, DEFENDER, choosing)
    assert (duel.verdict, duel.ahead) == (verdict, ahead)


@pytest.mark.parametrize(
    ("conflict", "viewer", "verdict"),
    [
        (WAR, ATTACKER, "You choose first"),
        (WAR, OTHER, "Kubaba chooses first"),
        (ANSWERED, ATTACKER, "Ninsun answers"),
        (ANSWERED, None, "Ninsun answers"),
    ],
)
def test_everyone_reads_whose_choice_is_awaited(conflict: Conflict, viewer: int | None, verdict: str) -> None:
    assert seen(conflict, viewer).verdict == verdict


def test_the_winner_is_named_and_the_other_number_fades() -> None:
    told = Progress(answer=0, victor=ATTACKER)
    duel = seen(ANSWERED, OTHER, progress=told)
    assert (duel.verdict, duel.left.beaten, duel.right.beaten) == ("Kubaba wins", True, False)
    assert seen(ANSWERED, ATTACKER, progress=told).verdict == "You win"


def test_the_strengths_on_the_map_are_counted_up() -> None:
    counted = [seen(WAR, OTHER, progress=Progress(counted=share)).left.board for share in (0, 0.5, 1)]
    assert counted == [0, 2, 3]


def layout() -> Layout:
    return Layout(3, 0).moved(places_in(Extent(1920, 1080), shape=presentation("tigris").shape))


def at_rows(attacker: int, defender: int) -> Conflict:
    return replace_sides(WAR, Side(ATTACKER, Space(4, attacker), ()), Side(DEFENDER, Space(6, defender), ()))


def replace_sides(conflict: Conflict, attacker: Side, defender: Side) -> Conflict:
    return msgspec.structs.replace(conflict, attacker=attacker, defender=defender)


@pytest.mark.parametrize(("rows", "above"), [((2, 4), False), ((5, 6), False), ((9, 10), True), ((5, 9), True)])
def test_the_band_covers_no_fight_that_lies_at_one_edge(rows: tuple[int, int], above: bool) -> None:
    box, board = band_box(layout(), at_rows(*rows)), layout().map
    assert (box.y < board.centre[1]) is above
    for row in rows:
        square = layout().square(16 * row + 4)
        assert square.bottom <= box.y or box.bottom <= square.y
