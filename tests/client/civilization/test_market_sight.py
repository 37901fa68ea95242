"""What each sees of the market of Civilization, and how it is written (9.2, 14)."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace

from client.civilization.markets import OURS, Visit, table
from client.driver import Driver
from client.match_table import CODE, MatchTable
from ziggurat.certainty import of_type
from ziggurat.games.civilization.position import Secrets
from ziggurat.games.civilization.rules import Civilization
from ziggurat.games.civilization.trade_cards import pile_of
from ziggurat.games.civilization.trade_events import Announced, CalamityPassed, TradeDone
from ziggurat.wire.clocks import ClockState
from ziggurat.wire.messages import ClockMessage
from ziggurat_client.boards.civilization.market.corner import lot_words
from ziggurat_client.boards.civilization.market.deal import deals_in
from ziggurat_client.boards.civilization.market.floor import Timer
from ziggurat_client.boards.civilization.market.hand import next_sums
from ziggurat_client.boards.civilization.market.known import KnownMarket
from ziggurat_client.boards.civilization.market.plan import TicketGrid, market_plan
from ziggurat_client.boards.civilization.market.shelves import shelves
from ziggurat_client.boards.places import places_in
from ziggurat_client.boards.shapes import BoardShape
from ziggurat_client.staging.civilization_market import market
from ziggurat_client.ui.piece import Widget
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

RULES = Civilization()
SHAPE = BoardShape(1232 / 819, dock=137, column=288)
DEAL = (
    TradeDone(4, 1, Announced(3, 16, "grain"), Announced(3, 9, "papyrus"), None, None),
    CalamityPassed("piracy", 4, 1),
)


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table at the market, with us in the second seat unless it is said otherwise."""
    wanted = getattr(request, "param", OURS)
    return wanted if isinstance(wanted, MatchTable) else table(wanted)


def known(seat: int | None) -> KnownMarket:
    return KnownMarket.of(RULES.view(market(), seat))


@pytest.mark.parametrize("server", [None], indirect=True)
def test_a_watcher_sees_public_tickets_only_and_no_card(driver: Driver, server: MatchTable) -> None:
    visit = Visit(driver, server)
    assert not visit.scene.has("ticket o3")
    assert visit.scene.has("ticket o1")
    names = {widget.name for widget in visit.scene._widgets.all}
    assert not [name for name in names if name.startswith(("card ", "lot ", "market send", "market ready"))]


def test_of_the_hands_of_others_nothing_but_their_number_is_on_the_screen(driver: Driver, server: MatchTable) -> None:
    visit = Visit(driver, server)
    held = {widget.name.removeprefix("card ") for widget in visit.scene._widgets.all if widget.name.startswith("card ")}
    assert held == set(visit.hidden.hands[OURS])


def test_lots_of_others_are_known_to_nobody_else() -> None:
    assert set(known(OURS).lots) == {"o6"}
    assert not known(None).lots


def test_a_private_answer_is_seen_by_the_two_alone() -> None:
    assert [reply.id for reply in known(OURS).replies] == ["r7", "r8"]
    assert [reply.id for reply in known(2).replies] == ["r7", "r8"]
    assert [reply.id for reply in known(4).replies] == ["r8"]


def test_of_a_deal_among_others_only_calamities_show_their_faces() -> None:
    (deal,) = deals_in(DEAL, 3)
    assert deal.left.faces == (None, None, "piracy")
    assert deal.right.faces == (None, None, None)


def test_ones_own_gift_stands_on_the_left() -> None:
    (deal,) = deals_in(DEAL, 1)
    assert (deal.left.seat, deal.right.seat) == (1, 4)
    assert deal.calamities == (("piracy", 4, 1),)


def test_one_more_card_is_worth_most_where_the_set_grows_most() -> None:
    hand = ("salt-1", "salt-2", "salt-3", "grain-1", "grain-2", "grain-3", "grain-4", "bronze-1", "bronze-2")
    assert next_sums(hand) == (("grain", 64, 100), ("bronze", 24, 54), ("salt", 27, 48))


def test_any_hand_fits_its_shelf() -> None:
    hand = tuple(
        f"{good}-1" for good in ("ochre", "hides", "iron", "papyrus", "salt", "grain", "cloth", "bronze", "gems")
    )
    for room in (300.0, 900.0):
        laid = shelves((*hand, "salt-2", "salt-3", "piracy", "epidemic"), Box(0, 0, room, 250), 152)
        assert laid[-1].box.right <= room + 0.01
        assert all(left.box.right <= right.box.x for left, right in pairwise(laid))


@pytest.mark.parametrize("extent", [Extent(1920, 1080), Extent(2560, 1080), Extent(1280, 720), Extent(960, 540)])
@pytest.mark.parametrize("count", [0, 1, 6, 7, 40])
def test_tickets_hang_beside_each_other_on_the_floor(extent: Extent, count: int) -> None:
    plan = market_plan(places_in(extent, shape=SHAPE), 6, with_hand=True)
    for scrolled in range(4):
        grid = TicketGrid(plan.tickets_in(plan.has_stage), count, scrolled)
        boxes = [place for number in range(count) if (place := grid.place(number)) is not None]
        assert all(grid.box.x <= each.x and each.right <= grid.box.right + 0.01 for each in boxes)
        assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]


def overlap(one: Box, other: Box) -> bool:
    across = one.x + 0.01 < other.right and other.x + 0.01 < one.right
    return across and one.y + 0.01 < other.bottom and other.y + 0.01 < one.bottom


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 600)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_that_can_be_pressed_lies_over_another(
    driver: Driver, server: MatchTable, size: tuple[int, int], language: str
) -> None:
    driver.app.services.words.switch(language)
    visit = Visit(driver, server)
    driver.resize(*size)
    driver.turn(2)
    boxes = {widget.name: widget.box for widget in visit.scene._widgets.all if widget.enabled}
    lying = [(a, b) for (a, one), (b, other) in combinations(boxes.items(), 2) if overlap(one, other)]
    assert lying == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_of_what_the_market_itself_says_nothing_is_cut_at_720(
    driver: Driver, server: MatchTable, language: str
) -> None:
    driver.app.services.words.switch(language)
    visit = Visit(driver, server)
    screen, pictures = visit.scene.screen, driver.app.services.pictures
    pieces = list(visit.view.pieces())
    cut = [cut.text for piece in pieces if not isinstance(piece, TextField) for cut in piece.cuts(screen, pictures)]
    assert cut == []


def test_the_plaque_counts_the_time_of_the_market_down_and_the_bar_does_not(driver: Driver, server: MatchTable) -> None:
    visit = Visit(driver, server)
    server.tell(ClockMessage(CODE, ClockState(phase=65_000, phase_runs=True)))
    driver.turn(2)
    timer = visit.scene.widget("market timer")
    assert isinstance(timer, Timer)
    assert timer.face == "1:05"
    assert not visit.scene.has("clock")


def test_in_its_last_seconds_the_plaque_beats(driver: Driver, server: MatchTable) -> None:
    visit = Visit(driver, server)
    server.tell(ClockMessage(CODE, ClockState(phase=20_000, phase_runs=True)))
    driver.turn(2)
    timer = visit.scene.widget("market timer")
    assert isinstance(timer, Timer)
    beats = set()
    for _ in range(20):
        driver.turn(1, 0.05)
        beats.add(timer.beat)
    assert {0, 4} <= beats


def test_own_cards_are_told_by_goods_and_calamities(driver: Driver, server: MatchTable) -> None:
    visit = Visit(driver, server)
    assert lot_words(visit.view.market.hall, ("bronze-1", "bronze-2", "piracy")) == "2 Bronze, Piracy"


def test_whatever_can_be_focused_is_a_widget_of_its_own(driver: Driver, server: MatchTable) -> None:
    visit = Visit(driver, server)
    names = [piece.name for piece in visit.view.pieces() if isinstance(piece, Widget)]
    assert len(names) == len(set(names))


def few_cards() -> MatchTable:
    """The same market before any offer, with two cards in our hand."""
    position = market((), ())
    hidden = of_type(Secrets, position.hidden)
    kept, laid = hidden.hands[OURS][:2], hidden.hands[OURS][2:]
    hands = tuple([kept if seat == OURS else hand for seat, hand in enumerate(hidden.hands)])
    piles = tuple(
        [(*pile, *(card for card in laid if pile_of(card) == number + 1)) for number, pile in enumerate(hidden.piles)]
    )
    board = replace(position.board, owing=(0, 2, 3, 4, 6), answered=(OURS, 5))
    return table(position=replace(position, board=board).keeping(replace(hidden, hands=hands, piles=piles)))


@pytest.mark.parametrize("server", [few_cards()], indirect=True)
def test_nobody_with_too_few_cards_for_a_lot_can_take_the_mark_away(driver: Driver, server: MatchTable) -> None:
    visit = Visit(driver, server)
    assert not visit.view.market.hall.known.can_trade
    assert not visit.scene.widget("market ready").enabled
