"""The goal strip: what one has, and what comes next, by the rules' own counting, where there is room for it."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from client.driver import Driver
from client.match_table import MatchTable, open_game
from client.standing import match_at
from games.babel.scenes import scene
from ziggurat.games import game_named
from ziggurat.games.ur.position import NOBODY, Position
from ziggurat.games.ur.scoring import ZIGGURAT, score
from ziggurat.match.match import Match
from ziggurat_client.boards.babel.words.goal import goal_of as babel_goal
from ziggurat_client.boards.goal.goal import Goal
from ziggurat_client.boards.goal.strip import GoalStrip
from ziggurat_client.boards.ur.words.goal import goal_of as ur_goal
from ziggurat_client.wording.words import Words

WORDS = Words("en")
SEAT = 0


def strip(driver: Driver) -> GoalStrip:
    """The goal strip on the page. Raises LookupError if there is none."""
    found = driver.page.widget("goal")
    assert isinstance(found, GoalStrip)
    return found


# ------------------------------------------------------------------ Ur


def missing(goal: Goal) -> list[str]:
    """The kinds that the set on show does not have."""
    return [kind for kind, had in goal.signs if not had]


def with_one_more(position: Position, kind: str, square: int) -> Position:
    """The position with one more of that kind for the seat: a tile that shows it, or a ziggurat on its own tile."""
    if kind == ZIGGURAT:
        built = [SEAT if at == square else builder for at, builder in enumerate(position.ziggurats)]
        return replace(position, ziggurats=tuple(built), owners=freed(position.owners, square))
    tiles = tuple(kind + tile[1] if at == square else tile for at, tile in enumerate(position.tiles))
    owners = tuple(SEAT if at == square else owner for at, owner in enumerate(position.owners))
    return replace(position, tiles=tiles, owners=owners)


def freed(owners: tuple[int, ...], square: int) -> tuple[int, ...]:
    return tuple(NOBODY if at == square else owner for at, owner in enumerate(owners))


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any tiles and ziggurats of the first seat, on a board as it may be laid."""
    position: Position = Match(game_named("ur"), 2, seed=draw(st.integers(0, 20))).position
    last = len(position.tiles) - 1
    squares = st.sets(st.integers(0, last - 1), max_size=14)
    own = draw(squares)
    built = draw(squares) - own
    return replace(
        position,
        owners=tuple(SEAT if square in own else NOBODY for square in range(last + 1)),
        ziggurats=tuple(SEAT if square in built else NOBODY for square in range(last + 1)),
    )


@given(positions(), st.data())
def test_one_kind_more_brings_what_the_strip_says(position: Position, data: st.DataObject) -> None:
    goal = ur_goal(position, SEAT, WORDS)
    kind = data.draw(st.sampled_from(missing(goal)))
    own = [square for square, owner in enumerate(position.owners) if owner == SEAT]
    if kind == ZIGGURAT and not own:
        return
    square = own[0] if kind == ZIGGURAT else len(position.tiles) - 1
    gained = score(with_one_more(position, kind, square), SEAT).points - score(position, SEAT).points
    assert gained == goal.stairs[goal.climbed] - goal.points


@given(positions())
def test_the_strip_counts_what_the_rules_count(position: Position) -> None:
    goal = ur_goal(position, SEAT, WORDS)
    full = [members for members in score(position, SEAT).sets if len(members) == 6]
    others = score(position, SEAT).sets[len(full) + 1 :]
    assert goal.points + 21 * len(full) + points_of(others) == score(position, SEAT).points


@given(positions())
def test_after_full_sets_the_strip_says_which_set_grows(position: Position) -> None:
    full = [members for members in score(position, SEAT).sets if len(members) == 6]
    assert (f"Set {len(full) + 1}, " in ur_goal(position, SEAT, WORDS).now) == bool(full)


def points_of(sets: Iterable[str]) -> int:
    """What sets are worth: each member one more than the last."""
    return sum(len(members) * (len(members) + 1) // 2 for members in sets)


def test_three_kinds_are_told_with_what_a_fourth_gives() -> None:
    position: Position = Match(game_named("ur"), 2, seed=1).position
    hand = position.hands[SEAT]
    faces: dict[str, int] = {}
    for square, tile in enumerate(position.tiles):
        faces.setdefault(tile[0], square)
    others = [square for kind, square in faces.items() if kind not in hand][:2]
    owners = tuple(SEAT if square in others else NOBODY for square in range(len(position.tiles)))
    goal = ur_goal(replace(position, owners=owners), SEAT, WORDS)
    assert (goal.now, goal.then) == ("3 kinds: 6 points", "With a 4th kind: 10 points")


# ------------------------------------------------------------------ Babel


@pytest.mark.parametrize(
    ("own", "rival", "final", "then"),
    [
        ("A /6, H /1", "", False, "Reach 10, or a rival’s 15 wins: 3 points more"),
        ("A /6, H /5", "A /6", False, "15 win while b has less than 10: 4 points more"),
        ("A /6, H /5", "A /6, H /4", False, "15 begin the race to 20: 4 points more"),
        ("A /6, H /6, M /4", "A /6, H /4", True, "20 points win the game: 4 points more"),
        ("A /6, H /3", "A /6, H /4", True, "Below 10 you lose at once: 1 point more"),
    ],
)
def test_the_next_gate_of_babel_says_what_it_is_good_for(own: str, rival: str, final: bool, then: str) -> None:
    board = replace(scene(own, rival).position.board, final_phase=final)
    assert babel_goal(board, 0, ("a", "b"), WORDS).then == then


# ------------------------------------------------------------------ where it stands


class TestAPlayer:
    @pytest.fixture(params=["ur", "babel"])
    def server(self, request: pytest.FixtureRequest) -> MatchTable:
        return MatchTable(Match(game_named(request.param), 2, seed=4))

    def test_sees_the_goal_over_the_board(self, driver: Driver, server: MatchTable) -> None:
        open_game(driver, server)
        assert strip(driver).box.bottom <= driver.page.message_place.y

    def test_has_the_larger_board_without_it(self, driver: Driver, server: MatchTable) -> None:
        scene = open_game(driver, server)
        small = scene.message_place
        driver.app.services.settings.choose(board_help=False)
        driver.turn()
        assert not driver.page.has("goal")
        assert scene.message_place.width > small.width


class TestAWatcher:
    @pytest.fixture(params=["ur", "babel"])
    def server(self, request: pytest.FixtureRequest) -> MatchTable:
        return MatchTable(Match(game_named(request.param), 2, seed=4), seat=None)

    def test_sees_no_goal(self, driver: Driver, server: MatchTable) -> None:
        open_game(driver, server)
        assert not driver.page.has("goal")


class TestThePositionOnShow:
    @pytest.fixture
    def server(self) -> MatchTable:
        position: Position = Match(game_named("ur"), 2, seed=4).position
        owners = tuple(SEAT for _ in position.tiles)
        return MatchTable(match_at("ur", 2, replace(position, owners=owners)))

    def test_is_what_the_strip_speaks_of(self, driver: Driver, server: MatchTable) -> None:
        open_game(driver, server)
        assert strip(driver).goal.climbed == 5

    @pytest.mark.painted
    def test_is_drawn_afresh_where_the_board_lies_beside_it(self, driver: Driver, server: MatchTable) -> None:
        scene = open_game(driver, server)
        before = pixels(driver)
        bare = replace(server.match.position, owners=tuple(NOBODY for _ in server.match.position.tiles))
        server.match = match_at("ur", 2, bare)
        server.tell(replace(server.position(SEAT), revision=1))
        driver.turn(2)
        scene.view.skip()
        driver.turn(2)
        after = pixels(driver)
        assert after != before
        driver.page.ground_changed()
        driver.app.stack.redraw()
        driver.turn()
        assert after == pixels(driver)


def pixels(driver: Driver) -> bytes:
    """How the strip looks in the window."""
    window = driver.app.services.window
    return window.surface.subsurface(window.screen.rect(strip(driver).box)).get_buffer().raw
