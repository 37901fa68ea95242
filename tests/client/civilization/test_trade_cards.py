"""Trade cards, sets of them and the tickets of the market, as they are drawn (4, 9.2, 11.1)."""

from __future__ import annotations

import pygame
import pytest

from ziggurat.games.civilization.tables import Back, CalamityId
from ziggurat.games.civilization.trade_cards import NUMBERS
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.civilization.art.advances.card_body import CardState, draw_advance_card
from ziggurat_client.boards.civilization.art.calamities.large_card import draw_large_calamity
from ziggurat_client.boards.civilization.art.cards.backs import draw_back
from ziggurat_client.boards.civilization.art.cards.fan import STEP, draw_fan, fan_width
from ziggurat_client.boards.civilization.art.cards.held import TradeCardId
from ziggurat_client.boards.civilization.art.cards.slab import WIDTH
from ziggurat_client.boards.civilization.art.cards.trade_card import RAISED, draw_trade_card
from ziggurat_client.boards.civilization.art.market.sight import Sight, draw_sight
from ziggurat_client.boards.civilization.art.market.tickets import HEIGHT, STUB, draw_stub, draw_ticket

LONG_NAMES: dict[TradeCardId, str] = {
    "gems": "Pierres précieuses",
    "volcano": "Éruption volcanique ou séisme",
    "iconoclasm": "Iconoclasme et hérésie",
}


def part(canvas: Canvas, x: float, y: float, width: float, height: float) -> bytes:
    piece = canvas.surface.subsurface(pygame.Rect(round(x), round(y), round(width), round(height)))
    return pygame.image.tobytes(piece, "RGBA")


def whole(canvas: Canvas) -> bytes:
    return pygame.image.tobytes(canvas.surface, "RGBA")


def test_of_every_card_of_a_fan_the_value_is_seen() -> None:
    canvas = Canvas(400, 220)
    draw_fan(canvas, 20, 30, "grain", 5, name="Grain")
    values = {part(canvas, 20 + number * STEP + 8, 38, 20, 34) for number in range(5)}
    assert len(values) == 1
    assert fan_width(5) == WIDTH + 4 * STEP


def test_only_the_top_card_of_a_fan_is_named() -> None:
    named, nameless = Canvas(300, 220), Canvas(300, 220)
    draw_fan(named, 20, 30, "salt", 2, name="Salt")
    draw_fan(nameless, 20, 30, "salt", 2)
    lower, upper = (20, 30, STEP - 4, 152), (20 + STEP, 150, WIDTH, 30)
    assert part(named, *lower) == part(nameless, *lower)
    assert part(named, *upper) != part(nameless, *upper)


def test_a_chosen_card_is_raised() -> None:
    chosen, other = Canvas(160, 220), Canvas(160, 220)
    draw_trade_card(chosen, 20, 30, WIDTH, "bronze", chosen=True)
    draw_trade_card(other, 20, 30, WIDTH, "bronze")
    assert part(chosen, 40, 60 - RAISED, 72, 80) == part(other, 40, 60, 72, 80)


@pytest.mark.parametrize("card", LONG_NAMES)
def test_the_longest_names_stand_whole_on_their_cards(card: TradeCardId) -> None:
    canvas = Canvas(160, 220)
    draw_trade_card(canvas, 20, 30, WIDTH, card, name=LONG_NAMES[card])
    assert canvas.cuts == []


@pytest.mark.parametrize("card", LONG_NAMES)
def test_where_a_name_is_cut_short_all_of_it_can_be_read_on_pointing_there(card: TradeCardId) -> None:
    canvas = Canvas(160, 220, 2 / 3)
    draw_trade_card(canvas, 20, 30, WIDTH, card, name=LONG_NAMES[card])
    assert [cut.text for cut in canvas.cuts] == [LONG_NAMES[card]]
    assert canvas.cuts[0].holds(20 + WIDTH / 2, 30 + 140)


def test_a_long_name_on_a_ticket_stands_on_two_lines() -> None:
    canvas = Canvas(120, 160)
    draw_stub(canvas, 10, 5, HEIGHT, "gems", "Pierres précieuses", "est dedans")
    assert canvas.cuts == []


def test_a_red_back_is_told_from_a_black_one_also_without_colour() -> None:
    backs: tuple[Back, ...] = ("red", "black")
    pictures = []
    for back in backs:
        canvas = Canvas(160, 220)
        draw_back(canvas, 20, 30, WIDTH, back)
        pictures.append(whole(canvas))
    assert len(set(pictures)) == 2


def test_all_two_and_oneself_alone_have_signs_of_different_shapes() -> None:
    sights: tuple[Sight, ...] = ("all", "two", "own")
    shapes = []
    for sight in sights:
        canvas = Canvas(60, 60)
        draw_sight(canvas, sight, 30, 30, 40)
        shapes.append(pygame.image.tobytes(canvas.surface, "RGBA")[3::4])
    assert len(set(shapes)) == 3


def test_ones_own_ticket_and_a_lit_one_look_different() -> None:
    pictures = []
    for own, lit in ((False, False), (True, False), (False, True)):
        canvas = Canvas(420, 240)
        draw_ticket(canvas, 40, 40, seat=1, own=own, lit=lit)
        pictures.append(whole(canvas))
    assert len(set(pictures)) == 3


def test_a_ticket_is_notched_where_its_stub_begins() -> None:
    canvas = Canvas(420, 240)
    draw_ticket(canvas, 40, 40)
    body, notch = canvas.surface.get_at((round(40 + 328 - STUB / 2), 42)), canvas.surface.get_at((40 + 328 - 96, 42))
    assert sum(body[:3]) > 4 * sum(notch[:3])


@pytest.mark.parametrize("calamity", NUMBERS)
def test_every_calamity_has_a_large_card(calamity: CalamityId) -> None:
    canvas = Canvas(420, 500)
    draw_large_calamity(canvas, calamity, 64, 64, "Name")
    assert canvas.surface.get_bounding_rect(min_alpha=200).size == (288, 366)


def test_every_state_of_an_advance_looks_different() -> None:
    states: tuple[CardState, ...] = ("offered", "own", "cart", "closed")
    pictures = []
    for state in states:
        canvas = Canvas(360, 220)
        draw_advance_card(canvas, "literacy", 40, 40, state=state)
        pictures.append(whole(canvas))
    assert len(set(pictures)) == 4
