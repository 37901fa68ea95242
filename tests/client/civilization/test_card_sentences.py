"""What the log says of taxes, cards, purchases and discards, in both languages."""

from __future__ import annotations

import pytest

from ziggurat.games.civilization.events import MarkerMoved
from ziggurat.games.civilization.trade_events import (
    AdvancesBought,
    BuyingStarted,
    CardDrawn,
    CardsDiscarded,
    DeckShuffled,
    GoldBought,
    Taxed,
)
from ziggurat.games.game import Event, Viewer
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller
from ziggurat_client.wording.words import LANGUAGES, Words

NAMES = ("Ninsun", "Kubaba", "Tariq")
DRAWN = (CardDrawn(0, 1, "black", "ochre-1"), CardDrawn(0, 2, "red", "flood"), CardDrawn(1, 1, "black", "hides-2"))
BOUGHT = AdvancesBought(1, ("coinage", "engineering"), 150, ("grain-1", "grain-2", "salt-1"), 2)


def said(*events: Event, viewer: Viewer = None, language: str = "en") -> list[str]:
    teller = CivilizationTeller(Words(language), viewer)
    seen = [event for event in (each.seen_by(viewer) for each in events) if event is not None]
    return [line.text for line in teller.log_lines(seen, NAMES)]


def test_the_taxes_of_all_are_told_in_one_line() -> None:
    assert said(Taxed(0, 2, 10, 0), Taxed(1, 2, 4, 1), Taxed(2, 2, 0, 1)) == ["Taxes: Ninsun 10, Kubaba 4."]


def test_of_cards_that_others_draw_the_number_is_told_and_of_a_red_calamity_which() -> None:
    assert said(*DRAWN) == ["Ninsun drew 1 card.", "Kubaba drew 1 card.", "Ninsun drew Flood, which all see."]


def test_whoever_draws_cards_reads_which() -> None:
    assert said(*DRAWN, viewer=0)[0] == "You drew Ochre."


def test_a_purchase_is_told_with_what_paid_for_it() -> None:
    assert said(BuyingStarted(1), BOUGHT) == [
        "Kubaba may buy advances.",
        "Kubaba bought Coinage, Engineering for 150: Salt, 2 Grain, 2 of the treasury.",
    ]
    assert said(AdvancesBought(1, ("mysticism",), 0, (), 0)) == ["Kubaba got Mysticism for nothing."]


def test_which_cards_are_laid_down_only_their_owner_reads() -> None:
    laid = CardsDiscarded(2, 2, ("iron-1", "iron-2"))
    assert said(laid) == ["Tariq laid down 2 cards."]
    assert said(laid, viewer=2) == ["You laid down 2 Iron."]


def test_markers_that_lack_points_are_told_apart() -> None:
    assert said(MarkerMoved(0, 13, 12, "points")) == ["Short of points: Ninsun 12."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_about_cards_has_words(language: str) -> None:
    events = (*DRAWN, BOUGHT, GoldBought(0, 1), DeckShuffled(66), CardsDiscarded(1, 1, ("iron-1",)))
    assert all(said(event, language=language, viewer=1) for event in events)
