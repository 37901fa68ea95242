"""The column while something is asked about a calamity or a revolt: why, what, and the buttons to answer."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace
from typing import Final

from ziggurat.games.civilization.areas import AREAS, LIMITS, AreaNumber
from ziggurat.games.civilization.orders import caps
from ziggurat.games.civilization.striking import seats_by_nation
from ziggurat.games.civilization.tables import CalamityId
from ziggurat.games.civilization.touching import grain_held, may_show
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.boards.civilization.art.calamities.calamities import draw_calamity
from ziggurat_client.boards.civilization.board.affliction_signs import colour_of
from ziggurat_client.boards.civilization.calamities.answers import action_of
from ziggurat_client.boards.civilization.calamities.modes import (
    CalamityMode,
    Listing,
    Losing,
    Ordering,
    Point,
    Pointing,
    Quaking,
    Question,
    Show,
)
from ziggurat_client.boards.civilization.calamities.questions import (
    LOSSES,
    camp_named,
    named_places,
    owner_of,
)
from ziggurat_client.boards.civilization.calamities.rule_panel import rule_height, rule_panel
from ziggurat_client.boards.civilization.choosing.calamity_rows import KEYS, cities_in_rows
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.modes import Choose, Press
from ziggurat_client.boards.civilization.column.blocks import city_sign, commanding, counter_sign, text_block
from ziggurat_client.boards.civilization.column.calamity_words import points, task, why
from ziggurat_client.boards.civilization.column.choice import Choice
from ziggurat_client.boards.civilization.column.order_rows import ROW, order_rows
from ziggurat_client.boards.civilization.column.plan import rows_in, split
from ziggurat_client.boards.play.choice_row import ChoiceRow, PaintSign, RowWords
from ziggurat_client.boards.play.rows import uneven
from ziggurat_client.input.intentions import Intention
from ziggurat_client.ui.button import icon_button
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line
from ziggurat_client.window.screen import Box

_NOTE: Final = 112.0
_LOW_NOTE: Final = 64.0
_CITY: Final = 56.0
_PLACE: Final = 62.0
_GRAIN: Final = 52.0
_LEAST_RULE: Final = 96.0


def calamity_question(choice: Choice, known: Known, mode: CalamityMode) -> Iterator[Piece]:
    """Everything below whose turn it is."""
    yield from _content(choice, known, mode)
    yield from _buttons(choice, known, mode)


def _content(choice: Choice, known: Known, mode: CalamityMode) -> Iterator[Piece]:
    place, gap = choice.plan.middle, choice.plan.gap
    if not isinstance(mode, Ordering):
        note, place = split(place, _LOW_NOTE if choice.brief else _NOTE, gap)
        answered = choice.say("civilization.prompt.answered")
        yield from text_block(note, answered if known.has_answered else _note(choice, mode.question))
    told = points(choice, mode.question)
    high = rule_height(told, place.width)
    match mode:
        case Ordering():
            rows = len(caps(choice.board))
            wanted = rows * (ROW + gap / 2)
        case Losing():
            wanted = _GRAIN + gap if _shows_grain(known, mode) else 0.0
        case Listing():
            wanted = len(cities_in_rows(known, mode)) * (_CITY + gap / 2)
        case Pointing():
            wanted = len(named_places(choice.board, mode.question)) * (_PLACE + gap / 2)
        case Quaking():
            wanted = len(cities_in_rows(known, mode)) * (_CITY + gap / 2)
    # What is chosen from comes first; the rule has what is left.
    rows_place, rest = split(place, min(wanted, place.height), 0)
    if 0 < rest.height < high and rest.height >= _LEAST_RULE - gap:
        high = rest.height
    if rest.height >= high:
        rule = rest._replace(y=rest.y, height=high)
        yield from rule_panel(rule, choice.say("civilization.strike.the_rule"), told, colour_of(mode.question.calamity))
    yield from _choices(choice, known, mode, rows_place)


def _note(choice: Choice, question: Question) -> str:
    seat = 0 if choice.viewer is None else choice.viewer
    return " ".join((why(choice, question, seat), task(choice, question)))


def _choices(choice: Choice, known: Known, mode: CalamityMode, place: Box) -> Iterator[Piece]:
    gap = choice.plan.gap / 2
    match mode:
        case Ordering():
            boxes = rows_in(place, len(caps(choice.board)), ROW, gap, wide=True)
            yield from order_rows(choice, mode, boxes)
        case Losing():
            if _shows_grain(known, mode):
                yield from _grain(choice, known, mode, place._replace(height=min(_GRAIN, place.height)))
        case Listing():
            yield from _cities(choice, known, mode, place)
        case Pointing():
            yield from _places(choice, mode, place)
        case Quaking():
            yield from _quake(choice, known, mode, place)


# ---------------------------------------------------------------------------------------- what is chosen from


def _shows_grain(known: Known, mode: Losing) -> bool:
    return mode.question.asked in LOSSES and may_show(known.board, known.seat)


def _grain(choice: Choice, known: Known, mode: Losing, box: Box) -> Iterator[Piece]:
    """How many cards of Grain are shown, with a button for one more and one fewer (11.2)."""
    yield Panel(box, STRIP_PANEL)
    side = box.height - 10
    more = Box(box.right - 6 - side, box.y + 5, side, side)
    less = more._replace(x=more.x - side - 6)
    held = grain_held(known.own)
    said = choice.say("civilization.strike.grain", count=mode.grain, held=held)
    yield Line(box._replace(x=box.x + 14, width=less.x - box.x - 20), said, 17)
    yield icon_button("less grain", less, Icon.MINUS, commanding(choice, Show(-1)), enabled=mode.grain > 0)
    yield icon_button("more grain", more, Icon.PLUS, commanding(choice, Show(1)), enabled=mode.grain < held)


def _cities(choice: Choice, known: Known, mode: Listing, place: Box) -> Iterator[Piece]:
    """A row for each city that can be named; those that are have their place in the list."""
    cities = cities_in_rows(known, mode)
    owner = owner_of(mode.question, known.seat)
    boxes = rows_in(place, len(cities), _CITY, choice.plan.gap / 2)
    for number, (area, box) in enumerate(zip(cities, boxes, strict=True)):
        chosen = area in mode.areas
        if chosen:
            line = choice.say("civilization.strike.place_in_list", place=mode.areas.index(area) + 1)
        else:
            line = _of_city(choice, mode.question, area)
        yield ChoiceRow(
            f"city {AREAS[area].id}",
            box,
            RowWords(choice.teller.city(AREAS[area].id), line, _cap(choice, number)),
            city_sign(owner),
            commanding(choice, Choose(area)),
            chosen=chosen,
            ticked=True,
            enabled=chosen or len(mode.areas) < mode.question.due,
        )


def _of_city(choice: Choice, question: Question, area: AreaNumber) -> str:
    if question.asked == "piracy":
        return choice.say("civilization.strike.goes")
    if question.asked == "revolt":
        return choice.say("civilization.strike.becomes_yours")
    return choice.say("civilization.column.reduced_to", count=LIMITS[area])


def _places(choice: Choice, mode: Pointing, place: Box) -> Iterator[Piece]:
    """A row for each volcano, plain, nation or camp."""
    names = named_places(choice.board, mode.question)
    boxes = rows_in(place, len(names), _PLACE, choice.plan.gap / 2)
    for number, (name, box) in enumerate(zip(names, boxes, strict=True)):
        words, sign = _of_place(choice, mode.question, name)
        yield ChoiceRow(
            f"place {name}",
            box,
            replace(words, key=_cap(choice, number)),
            sign,
            commanding(choice, Point(name)),
            chosen=mode.name == name,
        )


def _of_place(choice: Choice, question: Question, name: str) -> tuple[RowWords, tuple[Hashable, PaintSign]]:
    """The words of a row, and the sign before them."""
    board = choice.board
    if question.asked == "partner":
        seat = seats_by_nation(board)[name]
        line = choice.say("civilization.strike.of_partner", tokens=board.nations[seat].stock)
        return RowWords(choice.names[seat], line), counter_sign(seat, board.nations[seat].stock)
    if question.asked == "keep":
        camp = camp_named(board, name)
        line = choice.say("civilization.strike.of_camp", tokens=camp.count, cities=len(camp.cities))
        return RowWords(choice.say(f"civilization.strike.camp.{name}"), line), counter_sign(question.victim, camp.units)
    if question.asked == "volcano":
        words = RowWords(choice.say(f"civilization.volcano.{name}"), choice.say("civilization.strike.of_place"))
        return words, _calamity_sign("volcano")
    words = RowWords(choice.say(f"civilization.plain_in_short.{name}"), choice.say("civilization.strike.of_plain"))
    return words, _calamity_sign("flood")


def _calamity_sign(calamity: CalamityId) -> tuple[Hashable, PaintSign]:
    """The sign of a calamity before the words of a row."""

    def paint(canvas: Canvas, cx: float, cy: float, size: float) -> None:
        draw_calamity(canvas, calamity, cx - size / 2, cy - size / 2, size)

    return ("calamity", calamity), paint


def _quake(choice: Choice, known: Known, mode: Quaking, place: Box) -> Iterator[Piece]:
    cities = cities_in_rows(known, mode)
    for number, (area, box) in enumerate(
        zip(cities, rows_in(place, len(cities), _CITY, choice.plan.gap / 2), strict=True)
    ):
        owner = choice.board.city_in(area)
        yield ChoiceRow(
            f"city {AREAS[area].id}",
            box,
            RowWords(
                choice.teller.city(AREAS[area].id),
                choice.say("civilization.column.reduced_to", count=LIMITS[area]),
                _cap(choice, number),
            ),
            city_sign(known.seat if owner is None else owner),
            commanding(choice, Choose(area)),
            chosen=area in (mode.own, mode.other),
            ticked=True,
        )


# ---------------------------------------------------------------------------------------- buttons


def _buttons(choice: Choice, known: Known, mode: CalamityMode) -> Iterator[Piece]:
    """What takes a pick back, what is proposed, and what confirms."""
    left, right = uneven(choice.plan.pair)
    if isinstance(mode, Ordering):
        yield choice.button("none", choice.plan.pair, Intention.ACTION_3, Press.NONE, enabled=bool(mode.losses))
    else:
        yield choice.button(
            "undo", left, Intention.UNDO, Press.BACK, name="take back", icon=Icon.UNDO, enabled=_is_begun(mode)
        )
        yield choice.button("suggested", right, Intention.ACTION_4, Press.SUGGESTED)
    action = action_of(choice.board, mode)
    ready = action is not None and known.refusal(action) is None
    yield choice.button(
        "change" if known.has_answered else "confirm",
        choice.plan.confirm,
        Intention.CONFIRM,
        Press.CONFIRM,
        name="confirm",
        kind=ButtonKind.GOLD,
        enabled=ready,
    )


def _is_begun(mode: CalamityMode) -> bool:
    match mode:
        case Losing():
            return bool(mode.picks)
        case Listing():
            return bool(mode.areas)
        case Pointing():
            return mode.name is not None
        case Quaking():
            return mode.own is not None
        case Ordering():
            return bool(mode.losses)


def _cap(choice: Choice, number: int) -> str:
    return choice.cap(KEYS[number]) if number < len(KEYS) else ""
