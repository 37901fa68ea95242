"""The column while the nation moves, or plans to: what is in the hand, what would follow, and the ships (6.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.games.civilization.areas import AREAS
from ziggurat.games.civilization.moving import HOLD, range_of
from ziggurat.games.civilization.position import Ship
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.boards.civilization.choosing.forecasts import forecasts
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.marching import ground_of
from ziggurat_client.boards.civilization.choosing.modes import (
    Adjust,
    Choose,
    Held,
    Marching,
    Planning,
    Press,
    Tokens,
    Vessel,
)
from ziggurat_client.boards.civilization.choosing.plans import planned
from ziggurat_client.boards.civilization.column.blocks import commanding, ship_sign, text_block
from ziggurat_client.boards.civilization.column.choice import Choice
from ziggurat_client.boards.civilization.column.fights import foreseen_fights
from ziggurat_client.boards.civilization.column.hand import HandWords, paint_hand
from ziggurat_client.boards.civilization.column.plan import rows_in, split
from ziggurat_client.boards.play.choice_row import ChoiceRow, RowWords
from ziggurat_client.boards.play.rows import halves
from ziggurat_client.input.intentions import Intention
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.window.screen import Box

_HAND: Final = 128.0
_LOW_HAND: Final = 76.0
_STEPPER: Final = 44.0
_SHIP: Final = 52.0
_LEAST_FIGHTS: Final = 90.0


def marching(choice: Choice, known: Known, mode: Marching | Planning) -> Iterator[Piece]:
    """What is in the hand with how many, or the conflicts that would follow; and the ships at the foot."""
    plan, ground = choice.plan, ground_of(known, mode)
    place, ships = plan.middle, list(ground.nation.sailing)
    low = len(ships) * (_SHIP + plan.gap / 2)
    rest, fleet = split(place, place.height - low, 0) if ships else (place, None)
    if mode.held is not None:
        hand, rest = split(rest, _LOW_HAND if choice.brief else _HAND, plan.gap)
        yield from _hand(choice, ground, mode.held, hand)
    elif isinstance(mode, Planning):
        note, rest = split(rest, min(rest.height, _HAND), plan.gap)
        yield from text_block(note, _plan_words(choice, known, mode))
    if rest.height >= _LEAST_FIGHTS:
        yield from _what_follows(choice, ground, mode, rest)
    if fleet is not None:
        yield from _fleet(choice, ground, mode, ships, fleet)


def _plan_words(choice: Choice, known: Known, mode: Planning) -> str:
    if not mode.steps:
        return choice.say("civilization.prompt.plan")
    unfit = planned(known, mode.steps).unfit
    key = "plan_unfit" if unfit else "plan_made"
    return choice.say(f"civilization.prompt.{key}", count=unfit or len(mode.steps))


# ---------------------------------------------------------------------------------------- in the hand


def _hand(choice: Choice, ground: Known, held: Held, box: Box) -> Iterator[Piece]:
    """How many go, with a button for one more and one fewer."""
    words = _hand_words(choice, ground, held)
    yield Panel(box, STRIP_PANEL)
    low = box.height < _HAND
    stepper = Box(box.x + 10, box.bottom - _STEPPER - (8 if low else 12), box.width - 20, _STEPPER)
    less, more = stepper._replace(width=_STEPPER), stepper._replace(x=stepper.right - _STEPPER, width=_STEPPER)
    seat = ground.seat
    key = ("civilization hand", seat, held, words, low)
    yield Painted(box, key, lambda canvas, x, y: paint_hand(canvas, x, y, (box.width, box.height), seat, held, words))
    yield choice.button("fewer", less, Intention.LESS, Adjust(-1), enabled=held.count > 1)
    yield choice.button("more", more, Intention.MORE, Adjust(1), enabled=held.count < _most(ground, held))


def _most(ground: Known, held: Held) -> int:
    return ground.unmoved(held.area) if isinstance(held, Tokens) else HOLD


def _hand_words(choice: Choice, ground: Known, held: Held) -> HandWords:
    """Where what is in the hand comes from, and how many go and stay."""
    match held:
        case Tokens(area, count):
            title = choice.say("civilization.column.in_hand", where=choice.teller.area(AREAS[area].id))
            stay = ground.nation.tokens[area] - count
            return HandWords(title, choice.say("civilization.column.go_stay", go=count, stay=stay))
        case Vessel(number):
            ship = ground.nation.ships[number] or Ship(0)
            title = choice.say("civilization.column.ship_in", where=choice.teller.area(AREAS[ship.area].id))
            left = range_of(ground.nation) - ship.sailed
            return HandWords(title, choice.say("civilization.column.sails", count=left, aboard=ship.aboard))


# ---------------------------------------------------------------------------------------- what follows


def _what_follows(choice: Choice, ground: Known, mode: Marching | Planning, box: Box) -> Iterator[Piece]:
    """The conflicts that the viewer would have, or what can be done."""
    concerned = [each for each in forecasts(ground.board) if ground.seat in dict(each.before)]
    if concerned:
        yield from foreseen_fights(choice, concerned, box)
        return
    if isinstance(mode, Planning):
        return
    if mode.held is None:
        key = "march"
    else:
        key = "march_to" if isinstance(mode.held, Tokens) else "sail_to"
    yield from text_block(box._replace(height=min(box.height, 150)), choice.say(f"civilization.prompt.{key}"))


# ---------------------------------------------------------------------------------------- ships


def _fleet(
    choice: Choice, ground: Known, mode: Marching | Planning, ships: list[tuple[int, Ship]], box: Box
) -> Iterator[Piece]:
    """A row for each ship; the one in the hand has the buttons that load and land instead."""
    rows = rows_in(box, len(ships), _SHIP, choice.plan.gap / 2)
    for (number, ship), row in zip(ships, rows, strict=True):
        if isinstance(mode.held, Vessel) and mode.held.number == number:
            load, land = halves(row)
            count = mode.held.count
            yield choice.button("load", load, Intention.ACTION_5, Press.LOAD, count=count)
            yield choice.button("land", land, Intention.ACTION_6, Press.LAND, enabled=bool(ship.aboard), count=count)
            continue
        left = range_of(ground.nation) - ship.sailed
        line = choice.say("civilization.column.steps_left", count=left, aboard=ship.aboard)
        yield ChoiceRow(
            f"ship {number}",
            row,
            RowWords(choice.teller.area(AREAS[ship.area].id), line),
            ship_sign(choice.viewer or 0, ship.aboard),
            commanding(choice, Choose(ship.area, number)),
        )
