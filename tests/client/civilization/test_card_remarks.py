"""What the guide says of taxes, the market, advances and calamities in a first game with cards."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from client.driver import Driver
from client.match_table import MatchTable, open_game
from client.standing import match_at
from ziggurat.certainty import present
from ziggurat.games.civilization.position import Position
from ziggurat.games.civilization.rules import Civilization
from ziggurat.games.civilization.trade_actions import TradeAccept
from ziggurat_client.boards.civilization.guide.card_remarks import CARD_REMARKS
from ziggurat_client.boards.civilization.guide.remarks import REMARKS
from ziggurat_client.boards.civilization.lessons import card_positions, positions
from ziggurat_client.boards.civilization.lessons.nations import LEARNER
from ziggurat_client.boards.guide.panel import GuidePanel
from ziggurat_client.boards.guide.remark import Occasion, Spot
from ziggurat_client.kept.guide_notes import GuideNotes
from ziggurat_client.network.table_record import Moment

RULES = Civilization()
SCREENS = pytest.mark.parametrize(
    "server", [card_positions.HER_OFFER, card_positions.FOR_CRAFTS], indirect=True, ids=["market", "hall"]
)


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table in the position that the test names."""
    return MatchTable(match_at("civilization", 2, request.param), LEARNER)


def said_of(position: Position) -> dict[str, Spot]:
    """By remark for which there is an occasion in that position where it points."""
    moment = Moment(0, RULES.due(position), (), RULES.view(position, LEARNER), None)
    spots = {remark.name: remark.spot(Occasion(LEARNER, moment)) for remark in CARD_REMARKS}
    return {name: spot for name, spot in spots.items() if spot is not None}


@pytest.mark.parametrize(
    ("position", "remark", "spot"),
    [
        (card_positions.SMALL_STOCK, "tax", "confirm"),
        (card_positions.LONE_GOLD, "discard", "confirm"),
        (card_positions.MIXED_HAND, "hand", "card ochre-1"),
        (card_positions.MIXED_HAND, "lot", "market send"),
        (card_positions.HER_OFFER, "offered", "ticket o1"),
        (card_positions.TWO_REPLIES, "answered", "ticket o1"),
        (card_positions.HELD_EPIDEMIC, "black", "card epidemic"),
        (card_positions.FOR_CRAFTS, "buy", "advance astronomy"),
        (card_positions.STARVING, "struck", "suggested"),
        (card_positions.ORDERING, "order", "confirm"),
    ],
)
def test_it_speaks_of_what_is_asked_and_points_at_it(position: Position, remark: str, spot: str) -> None:
    assert said_of(position)[remark] == spot


def test_after_a_deal_it_speaks_of_being_ready() -> None:
    before = card_positions.TWO_REPLIES
    after, events = RULES.apply(before, LEARNER, TradeAccept("r2"))
    moment = Moment(0, RULES.due(after), (), RULES.view(after, LEARNER), None)
    ready = next(remark for remark in REMARKS if remark.name == "ready")
    assert ready.spot(Occasion(LEARNER, moment, RULES.view(before, LEARNER), events)) == "market ready"


def test_how_to_move_is_said_before_the_goal_and_before_plans() -> None:
    names = [remark.name for remark in REMARKS]
    assert names.index("move") < names.index("goal") < names.index("plan")


@pytest.mark.parametrize(("turn", "is_said"), [(1, False), (2, True)])
def test_plans_are_spoken_of_once_one_has_moved_oneself(turn: int, is_said: bool) -> None:
    board = positions.TOO_MANY.board
    moving = replace(present(board.movement), seat=1 - LEARNER, after=(LEARNER,))
    position = replace(positions.TOO_MANY, board=replace(board, turn=turn, movement=moving))
    moment = Moment(0, RULES.due(position), (), RULES.view(position, LEARNER), None)
    plan = next(remark for remark in REMARKS if remark.name == "plan")
    assert (plan.spot(Occasion(LEARNER, moment)) is not None) == is_said


def test_without_cards_it_says_none_of_that() -> None:
    assert said_of(positions.TOO_MANY) == {}


@SCREENS
@pytest.mark.parametrize("language", ["en", "fr"])
def test_over_the_top_bar_it_leaves_the_phases_in_sight(driver: Driver, server: MatchTable, language: str) -> None:
    driver.app.services.words.switch(language)
    driver.app.services.servers.guide = GuideNotes()
    scene = open_game(driver, server)
    driver.turn(2)
    scene.view.skip()
    pieces = scene.layout()
    (panel,) = [piece for piece in pieces if isinstance(piece, GuidePanel)]
    phases = [scene.widget(name).box for name in ("phase movement", "phase trade", "phase advances")]
    assert all(panel.box.right < phase.x for phase in phases)
    assert panel.box.y < min(phase.y for phase in phases)
