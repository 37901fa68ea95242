"""How Civilization sounds."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.civilization.scenes import scene
from ziggurat.games.civilization.calamity_events import CalamityStarted, PlaceStruck
from ziggurat.games.civilization.events import (
    CityAttacked,
    ConflictPaused,
    GameEnded,
    MarkerMoved,
    MovementStarted,
    NationChosen,
    PhaseStarted,
    TokensAdded,
    TokensRemoved,
)
from ziggurat.games.civilization.market import ReplyTicket, Ticket
from ziggurat.games.civilization.position import Phase, Shown
from ziggurat.games.civilization.tables import CalamityId
from ziggurat.games.civilization.trade_cards import NUMBERS
from ziggurat.games.civilization.trade_events import (
    AdvancesBought,
    Announced,
    BuyingStarted,
    CalamityPassed,
    CardDrawn,
    CardsDiscarded,
    DeckShuffled,
    GoldBought,
    MarketEnded,
    OfferClosed,
    OfferMade,
    ReadyMarked,
    ReplyMade,
    Taxed,
    TradeDone,
    TradeSaid,
)
from ziggurat.games.game import Event, Seat
from ziggurat_client.boards.civilization.motion.sounds import PLACES, STRIKES, sound_of
from ziggurat_client.sound.names import Effect

CALAMITIES = tuple(NUMBERS)
TICKET = Ticket("1", 0, 3, 27, "salt")
REPLY = ReplyTicket("2", "1", 1, 3, 36, "grain")
LOT = Announced(3, 27, "salt")


def shown(phase: Phase = "movement", *owing: Seat) -> Shown:
    return Shown(replace(scene(phase, crete="knossos 3", thrace="scythia 2").board, owing=owing))


@pytest.mark.parametrize(
    ("event", "after", "own", "others"),
    [
        (MovementStarted(1), shown(), "my_turn", "turn_began"),
        (ConflictPaused("athens", (1, 2)), shown("conflicts"), "my_turn", None),
        (PhaseStarted(3, "cities"), shown("cities", 1), "my_turn", None),
        (PhaseStarted(3, "ships"), shown("cities", 1), None, None),
        (PhaseStarted(3, "trade"), shown("trade", 1), "my_turn", None),
        (BuyingStarted(1), shown("advances", 1), "my_turn", "turn_began"),
        (TradeSaid(1, "Salt, salt!", None), shown("trade"), None, "chat"),
        (NationChosen(0, "crete", "knossos"), shown("nations", 1), "my_turn", "leader"),
        (GameEnded("succession", (1,)), shown("over"), "victory", "game_ended"),
    ],
)
def test_what_concerns_the_viewer_sounds_otherwise(
    event: Event, after: Shown, own: Effect | None, others: Effect | None
) -> None:
    assert sound_of(event, 1, after) == own
    assert sound_of(event, 0, after) == others
    assert sound_of(event, None, after) == others


@pytest.mark.parametrize(
    ("event", "effect"),
    [
        (TokensAdded(0, "athens", 1, "expansion"), "growth"),
        (TokensAdded(0, "athens", 6, "city_attacked"), None),
        (TokensRemoved(0, "athens", 1, "surplus"), "wither"),
        (TokensRemoved(0, "athens", 1, "ship"), None),
        (CityAttacked("athens", 0, 1, 5, "repelled"), "attack"),
        (CityAttacked("athens", 0, 1, 8, "fell"), "city_fallen"),
        (MarkerMoved(0, 3, 4), "marker_step"),
        (MarkerMoved(0, 4, 4, "condition"), "marker_step"),
        (MarkerMoved(0, 7, 6, "no_city"), "wither"),
        (MarkerMoved(0, 15, 14, "points"), "wither"),
        (MarkerMoved(0, 4, 5), "epoch"),
        (MarkerMoved(0, 8, 9), "epoch"),
        (MarkerMoved(0, 0, 1), "marker_step"),
        (CardDrawn(0, 5, "black", None), "card"),
        (CardDrawn(0, 5, "red", "civil_war"), "omen"),
        (OfferClosed("1", 0, "withdrawn", None), "offer_torn"),
        (OfferClosed("1", 0, "declined", None), "offer_torn"),
        (OfferClosed("1", 0, "gone", None), "offer_torn"),
        (OfferClosed("1", 0, "struck", None), None),
        (ReadyMarked(0, True), "press"),
        (ReadyMarked(0, False), None),
    ],
)
def test_what_happens_for_different_reasons_sounds_differently(event: Event, effect: Effect | None) -> None:
    assert sound_of(event, None, shown()) == effect


@pytest.mark.parametrize(
    ("event", "effect"),
    [
        (Taxed(0, 2, 6, 0), "trade"),
        (GoldBought(0, 1), "trade"),
        (OfferMade(TICKET, None), "offer_pinned"),
        (ReplyMade(REPLY, None, None), "offer_pinned"),
        (TradeDone(0, 1, LOT, LOT, None, None), "deal"),
        (CalamityPassed("piracy", 0, 1), "omen"),
        (MarketEnded(by_time=True), "bell"),
        (AdvancesBought(0, ("music",), 60, (), 60), "advance"),
        (CardsDiscarded(0, 2, None), "card"),
        (DeckShuffled(40), "card"),
    ],
)
def test_whatever_happens_to_cards_and_coins_is_heard(event: Event, effect: Effect) -> None:
    assert sound_of(event, None, shown("trade")) == effect


@pytest.mark.parametrize("calamity", CALAMITIES)
def test_every_calamity_is_heard_when_it_strikes(calamity: CalamityId) -> None:
    assert sound_of(CalamityStarted(calamity, 0, None), None, shown("calamities")) == STRIKES[calamity]


@pytest.mark.parametrize(("calamity", "place"), [("volcano", "etna"), ("flood", "nile")])
def test_fire_and_water_are_heard_where_they_come(calamity: CalamityId, place: str) -> None:
    assert sound_of(PlaceStruck(calamity, 0, place), None, shown("calamities")) == PLACES[calamity]


def test_a_card_that_only_its_owner_knows_sounds_like_any_other_to_all() -> None:
    known, hidden = CardDrawn(1, 2, "black", "piracy"), CardDrawn(1, 2, "black", None)
    assert sound_of(known, 1, shown("cards")) == sound_of(hidden, 0, shown("cards")) == "card"
