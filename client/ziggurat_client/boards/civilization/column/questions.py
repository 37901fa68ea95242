"""The questions with a few answers each: a nation, whether to fight on, a city to reduce, cities to build."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ziggurat.games.civilization.areas import AREAS, COSTS, LIMITS, AreaNumber
from ziggurat.games.civilization.cities import built
from ziggurat.games.civilization.nations import NationId
from ziggurat.games.civilization.regions import starts_on
from ziggurat.games.civilization.setup import nations_left
from ziggurat.games.civilization.support import SUPPORT
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.boards.civilization.choosing.keyboard import SITE_KEYS
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.modes import (
    Answer,
    Choose,
    Deciding,
    Founding,
    Name,
    Naming,
    Reducing,
)
from ziggurat_client.boards.civilization.column.blocks import city_sign, commanding, counter_sign, text_block
from ziggurat_client.boards.civilization.column.choice import Choice
from ziggurat_client.boards.civilization.column.fights import fight_now
from ziggurat_client.boards.civilization.column.plan import rows_in, split
from ziggurat_client.boards.civilization.column.support_panel import support_panel
from ziggurat_client.boards.play.choice_row import ChoiceRow, RowWords
from ziggurat_client.boards.play.rows import halves
from ziggurat_client.input.intentions import ACTIONS, Intention
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box

_ROW: Final = 68.0
_NOTE: Final = 124.0
_LOW_NOTE: Final = 64.0
_SUPPORT: Final = 116.0
_LEAST_WITH_SUPPORT: Final = 300.0


def naming(choice: Choice, known: Known, mode: Naming) -> Iterator[Piece]:
    """A row for each nation that is left, with the area in which it begins."""
    plan, left = choice.plan, nations_left(known.board)
    for nation, box in zip(left, rows_in(plan.above_confirm, len(left), _ROW, plan.gap / 2), strict=True):
        yield ChoiceRow(
            f"nation {nation}",
            box,
            _nation_words(choice, nation),
            counter_sign(known.seat, 1),
            commanding(choice, Name(nation)),
            chosen=mode.nation == nation,
        )


def _nation_words(choice: Choice, nation: NationId) -> RowWords:
    where = choice.teller.area(starts_on(choice.board)[nation])
    return RowWords(choice.teller.nation(nation), where)


def deciding(choice: Choice, known: Known, mode: Deciding) -> Iterator[Piece]:
    """Who fights where with how many, and both answers."""
    plan = choice.plan
    note, rest = split(plan.middle, _LOW_NOTE if choice.brief else _NOTE, plan.gap)
    key = "answered" if known.has_answered else "fight_on"
    yield from text_block(note, choice.say(f"civilization.prompt.{key}"))
    yield from fight_now(choice, rest)
    left, right = halves(plan.pair)
    yield choice.button("stop", left, Intention.ACTION_1, Answer(False), kind=_kind(mode, go_on=False))
    yield choice.button("fight_on", right, Intention.ACTION_2, Answer(True), kind=_kind(mode, go_on=True))


def _kind(mode: Deciding, *, go_on: bool) -> ButtonKind:
    """Gold until there is an answer, then the answer alone is lit."""
    if mode.go_on is None:
        return ButtonKind.GOLD
    return ButtonKind.LIT if mode.go_on == go_on else ButtonKind.PLAIN


def reducing(choice: Choice, known: Known, mode: Reducing) -> Iterator[Piece]:
    """Why a city must go, and a row for each."""
    plan, cities = choice.plan, known.nation.cities
    note, rest = split(plan.above_confirm, _LOW_NOTE if choice.brief else _NOTE, plan.gap)
    needed = SUPPORT * len(cities)
    yield from text_block(note, choice.say("civilization.prompt.reduce", count=known.nation.on_map, needed=needed))
    for number, (area, box) in enumerate(zip(cities, rows_in(rest, len(cities), _ROW, plan.gap / 2), strict=True)):
        line = choice.say("civilization.column.reduced_to", count=LIMITS[area])
        yield ChoiceRow(
            f"city {AREAS[area].id}",
            box,
            RowWords(choice.teller.area(AREAS[area].id), line, _cap(choice, number, ACTIONS)),
            city_sign(known.seat),
            commanding(choice, Choose(area)),
            chosen=mode.area == area,
        )


def founding(choice: Choice, known: Known, mode: Founding) -> Iterator[Piece]:
    """A row for each area that could become a city, and what support is left."""
    plan = choice.plan
    place, support = plan.middle, None
    if place.height >= _LEAST_WITH_SUPPORT:
        place, support = split(place, place.height - _SUPPORT - plan.gap, plan.gap)
    able = [area for area, count in enumerate(known.nation.tokens) if count >= COSTS[area]]
    if not able:
        yield from text_block(place, choice.say("civilization.prompt.no_site"))
    for number, (area, box) in enumerate(zip(able, rows_in(place, len(able), _ROW, plan.gap / 2), strict=True)):
        yield _site_row(choice, known, mode, area, number, box)
    if support is not None:
        nation = known.nation
        for area in mode.areas:
            nation = built(nation, area)
        yield Panel(support, STRIP_PANEL)
        yield support_panel(support, nation, choice)


def _site_row(choice: Choice, known: Known, mode: Founding, area: AreaNumber, number: int, box: Box) -> Piece:
    kind = "site" if AREAS[area].site != "none" else "no_site"
    line = choice.say(f"civilization.column.{kind}", count=known.nation.tokens[area], cost=COSTS[area])
    return ChoiceRow(
        f"site {AREAS[area].id}",
        box,
        RowWords(choice.teller.area(AREAS[area].id), line, _cap(choice, number, SITE_KEYS)),
        city_sign(known.seat),
        commanding(choice, Choose(area)),
        chosen=area in mode.areas,
        ticked=True,
    )


def _cap(choice: Choice, number: int, keys: Sequence[Intention]) -> str:
    return choice.cap(keys[number]) if number < len(keys) else ""
