"""The column beside the board: whose turn it is, what can be done and what not, this turn's steps, and the buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from ziggurat.games.babel.actions import BabelAction, EndActions
from ziggurat.games.babel.position import Board
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.panels import OPEN_PANEL, STRIP_PANEL
from ziggurat_client.boards.babel.board.hand import HandPlan
from ziggurat_client.boards.babel.board.layout import Layout
from ziggurat_client.boards.babel.choosing.consequences import Known, known_by, refusal_of
from ziggurat_client.boards.babel.choosing.listed_actions import (
    ListedAction,
    Sign,
    listed_action,
)
from ziggurat_client.boards.babel.choosing.modes import (
    Command,
    Consider,
    Considering,
    Discarding,
    Holding,
    Migrating,
    Mode,
    Press,
    Vary,
)
from ziggurat_client.boards.babel.choosing.rows import Row, RowKind, possible, rows_of
from ziggurat_client.boards.babel.column.controls import (
    ActionButton,
    ActionLabel,
    PowerButton,
    ReasonButton,
    RefusedPlaque,
    UseButton,
    WayButton,
)
from ziggurat_client.boards.babel.column.paint import PHASES, paint_steps, paint_strip_words, paint_turn
from ziggurat_client.boards.babel.column.plan import ColumnPlan, actions_height, column_plan
from ziggurat_client.boards.babel.illustrations.figures import FIGURES
from ziggurat_client.boards.babel.words.action_words import ActionWords
from ziggurat_client.boards.babel.words.sentences import BabelTeller
from ziggurat_client.boards.play.choice import ColumnChoice
from ziggurat_client.boards.play.choosing import Watching
from ziggurat_client.boards.play.rows import halves
from ziggurat_client.input.intentions import ACTIONS, Intention
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece, Widget
from ziggurat_client.ui.text import Line, Paragraph
from ziggurat_client.window.screen import Box

_PLAQUE: Final = 36.0
_RULES: Final = {
    "migrate": "7.4",
    "destroy": "8.1",
    "plunder": "8.2",
    "banish": "8.3",
    "desertion": "8.4",
    "progress": "8.5",
    "halve": "8.6",
}
"""The paragraph on each action but building."""


class Choice(ColumnChoice[BabelTeller, Layout, Mode, Command]):
    """What the column shows of Babel."""

    @property
    def known(self) -> Known | None:
        """What the viewer knows, or None for a watcher."""
        return None if self.viewer is None else known_by(self.viewer, self.view)

    @property
    def board(self) -> Board:
        """What lies open."""
        board: Board = self.view.public.board
        return board

    @property
    def box(self) -> Box:
        """The column's place."""
        place = self.layout.places.actions
        height = actions_height(place, waiting=isinstance(self.mode, Watching))
        return Box(0, 0, 0, 0) if place is None else place._replace(height=height)

    @property
    def lists_briefly(self) -> bool:
        """Whether an action has one line: not where the chat alone has taken room from the column."""
        return self.layout.places.tabs is not None

    @property
    def labels(self) -> ActionWords:
        """How actions are called."""
        return ActionWords(self.teller.words, self.teller, self.names)

    def _title(self) -> str:
        if not self.board.owed or self.awaited is None:
            return super()._title()
        if self.awaited == self.viewer:
            return self.say("babel.turn.discard", count=self.board.owed)
        return self.say("babel.turn.awaits", name=self.names[self.awaited])


def turn_column(choice: Choice) -> Iterator[Piece]:
    """The pieces of the column."""
    known = choice.known
    if known is None or isinstance(choice.mode, Watching):
        yield from _waiting(choice)
    elif isinstance(choice.mode, Discarding):
        yield from _halved(choice, choice.mode)
    else:
        yield from _acting(choice, known)


# ---------------------------------------------------------------------------------------- my turn


def _acting(choice: Choice, known: Known) -> Iterator[Piece]:
    uses = isinstance(choice.mode, Holding) and not HandPlan(choice.layout, len(known.hand)).is_broad
    rows = _rows_now(choice, known)
    kinds: list[RowKind] = ["action", "action"] if uses else [row.kind for row in rows]
    asks = isinstance(choice.mode, Migrating) or len(_ways(choice, known)) > 1
    plan = column_plan(choice.box, kinds, brief=choice.brief, asks=asks)
    yield from _turn_panel(choice, plan)
    if uses:
        yield from use_buttons(choice, known, (plan.rows[0], plan.rows[1]))
    else:
        yield from _rows(choice, known, rows, plan)
    if plan.middle is not None:
        yield from _middle(choice, known, plan.middle, asks=asks)
    yield from _buttons(choice, plan.buttons)


def _rows_now(choice: Choice, known: Known) -> list[Row]:
    """The rows on show: where there is little room, only that of the action which is under way."""
    rows, mode = rows_of(known, brief=choice.lists_briefly), choice.mode
    if not choice.brief or not isinstance(mode, Considering | Migrating):
        return rows
    under_way = mode.name if isinstance(mode, Considering) else "migrate"
    return [row for row in rows if row.actions[0].name == under_way]


def _rows(choice: Choice, known: Known, rows: Sequence[Row], plan: ColumnPlan) -> Iterator[Piece]:
    caps = {
        listed.name: choice.cap(key)
        for listed, key in zip(possible(known, brief=choice.lists_briefly), ACTIONS, strict=False)
    }
    for row, box in zip(rows, plan.rows, strict=True):
        if row.kind == "strip":
            yield from _strip(choice, known, row.actions, box)
        else:
            yield _row(choice, known, row.actions[0], box, caps.get(row.actions[0].name, ""))


def _row(choice: Choice, known: Known, listed: ListedAction, box: Box, key: str) -> Piece:
    mode, labels = choice.mode, choice.labels
    considered = isinstance(mode, Considering) and mode.name == listed.name
    active = considered or (isinstance(mode, Migrating) and listed.name == "migrate")
    action = mode.action if isinstance(mode, Considering) and considered else None
    label = ActionLabel(labels.name(known, listed), labels.line(known, listed, action), key)
    sign = _sign(choice, known, listed)

    def pressed() -> None:
        choice.command(Consider(listed.name))

    if not listed.ways:
        return _explained(choice, listed, ReasonButton(listed.name, box, sign, label, pressed))
    if listed.people is not None:
        power = PowerButton(listed.name, box, listed.people, label, active=active, pressed=pressed)
        return _explained(choice, listed, power)
    action_button = ActionButton(listed.name, box, sign, label, active=active, pressed=pressed)
    return _explained(choice, listed, action_button)


def _sign(choice: Choice, known: Known, listed: ListedAction) -> Sign:
    if listed.people is not None or listed.name == "migrate":
        return listed.people
    return choice.labels.level(known, listed.name) or 1


def _strip(choice: Choice, known: Known, row: Sequence[ListedAction], box: Box) -> Iterator[Piece]:
    """What is not possible, side by side."""
    side = min(_PLAQUE, box.height - 10)
    left = box.x + 12 + len(row) * (side + 6) + 6
    words = choice.say("babel.not_now" if any(listed.has_run for listed in row) else "babel.no_run")
    yield Painted(
        box, ("no run", words, len(row)), lambda c, x, y: paint_strip_words(c, x, y, box, left - box.x, words)
    )
    for number, listed in enumerate(row):
        place = Box(box.x + 12 + number * (side + 6), box.y + (box.height - side) / 2, side, side)
        plaque = RefusedPlaque(listed.name, place, _sign(choice, known, listed), _considering(choice, listed))
        yield _explained(choice, listed, plaque, choice.labels.name(known, listed))


def _explained(choice: Choice, listed: ListedAction, button: Widget, name: str = "") -> Widget:
    """The button of an action: while it is meant it says what that does, and why it is not possible if it is not. One
    that shows a sign alone says the action's `name` too."""
    reason = choice.teller.refusal(listed.refusal) if listed.refusal else None
    lines = (name, reason, choice.labels.about(listed))
    button.rule = _RULES.get(listed.name, "7.3")
    button.figure = FIGURES.get(button.rule)
    button.remark = choice.with_rule("\n".join(line for line in lines if line), button.rule)
    return button


def _considering(choice: Choice, listed: ListedAction) -> Callable[[], None]:
    return lambda: choice.command(Consider(listed.name))


def use_buttons(choice: Choice, known: Known, places: tuple[Box, Box]) -> Iterator[Piece]:
    """What the card that is picked can be used for."""
    mode, pawn = choice.mode, known.board.sides[known.seat].pawn
    held = isinstance(mode, Holding)
    at = choice.say("babel.settle.at", site=choice.teller.people(pawn)) if pawn else choice.say("babel.settle.nowhere")
    to = (
        choice.say("babel.move.to", site=choice.teller.people(mode.card))
        if isinstance(mode, Holding)
        else choice.say("babel.move.own")
    )
    settle = ActionLabel(choice.say("babel.button.settle"), at, choice.cap(Intention.SETTLE))
    move = ActionLabel(choice.say("babel.button.move"), to, choice.cap(Intention.MOVE))
    yield UseButton("settle", places[0], settle, enabled=held, pressed=lambda: choice.command(Press.SETTLE))
    yield UseButton("move", places[1], move, enabled=held, pressed=lambda: choice.command(Press.MOVE))


def _ways(choice: Choice, known: Known) -> tuple[object, ...]:
    """The ways to do what is being considered."""
    return listed_action(known, choice.mode.name).ways if isinstance(choice.mode, Considering) else ()


def _middle(choice: Choice, known: Known, box: Box, *, asks: bool) -> Iterator[Piece]:
    if not asks:
        yield from _steps_panel(choice, box)
        return
    yield Panel(box, STRIP_PANEL)
    heading = Box(box.x + 24, box.y + 10, box.width - 48, 32)
    mode = choice.mode
    if not isinstance(mode, Considering):
        key = "target" if isinstance(mode, Migrating) and mode.source else "source"
        yield Paragraph(box.inset(24, 20), choice.say(f"babel.migrate.{key}"), 20)
        return
    question = mode.name if mode.name in ("banish", "progress") else "run"
    yield Line(heading, choice.say(f"babel.choice.{question}"), 19, weight="bold")
    ways = listed_action(known, mode.name).ways
    gap = 8.0
    width = (box.width - 32 - gap * (len(ways) - 1)) / len(ways)
    for number, way in enumerate(ways):
        sign, label = choice.labels.way(known, way)
        place = Box(box.x + 16 + number * (width + gap), heading.bottom + 6, width, 46)
        chosen = way == mode.action
        yield WayButton(str(number), place, sign, label, chosen=chosen, pressed=_varying(choice, way))


def _varying(choice: Choice, way: BabelAction) -> Callable[[], None]:
    return lambda: choice.command(Vary(way))


def _buttons(choice: Choice, box: Box) -> Iterator[Piece]:
    left, right = halves(box)
    match choice.mode:
        case Considering():
            yield choice.button("cancel", left, Intention.BACK, Press.CANCEL)
            yield choice.button("confirm", right, Intention.CONFIRM, Press.CONFIRM, kind=ButtonKind.GOLD)
        case Holding() | Migrating():
            yield choice.button("cancel", left, Intention.BACK, Press.CANCEL)
            yield choice.button("end", right, Intention.END, Press.END)
        case _:
            yield choice.undo_button(left)
            yield _end_button(choice, right)


def _end_button(choice: Choice, box: Box) -> Widget:
    """What ends the actions: lit, unless the rules forbid it; then it says why."""
    refused = None if choice.known is None else refusal_of(choice.known, EndActions())
    if refused is None:
        return choice.button("end", box, Intention.END, Press.END, kind=ButtonKind.GOLD)
    button = choice.button("end", box, Intention.END, Press.END)
    button.remark = choice.with_rule(choice.teller.refusal(refused) or "", refused.rule)
    button.rule = refused.rule
    return button


# ---------------------------------------------------------------------------------------- not my turn


def _turn_panel(choice: Choice, plan: ColumnPlan) -> Iterator[Piece]:
    box = plan.turn
    yield Panel(box, STRIP_PANEL if plan.brief else OPEN_PANEL)
    title = "" if plan.brief else choice.title
    phases = tuple(choice.say(f"babel.phase.{phase}") for phase in PHASES)
    now = 1 if choice.awaited is not None else len(PHASES)
    key = ("babel turn", title, phases, now, plan.brief)
    yield Painted(box, key, lambda c, x, y: paint_turn(c, x, y, box, title, phases, now))


def _waiting(choice: Choice) -> Iterator[Piece]:
    """What the one who acts has done so far, and what is waited for."""
    plan = column_plan(choice.box, (), brief=choice.brief)
    yield from _turn_panel(choice, plan)
    room = plan.below_turn
    if choice.board.owed and choice.awaited is not None:
        note = Box(room.x, room.y, room.width, 96)
        room = Box(room.x, note.bottom + 12, room.width, room.bottom - note.bottom - 12)
        yield Panel(note, OPEN_PANEL)
        waiting = choice.say("babel.discard.waiting", name=choice.names[choice.awaited])
        yield Paragraph(note.inset(24, 20), waiting, 20)
    yield from _steps_panel(choice, room._replace(height=min(room.height, 360.0)))
    if choice.may_undo:
        yield choice.undo_button(plan.buttons)


def _halved(choice: Choice, mode: Discarding) -> Iterator[Piece]:
    """The viewer's hand is halved."""
    plan = column_plan(choice.box, (), brief=choice.brief)
    yield from _turn_panel(choice, plan)
    room = plan.below_turn
    note = room._replace(height=min(room.height, 232.0))
    yield Panel(note, OPEN_PANEL)
    inner = note.inset(24, 20)
    yield Paragraph(inner._replace(height=inner.height - 44), choice.say("babel.discard.prompt"), 20)
    chosen = choice.say("babel.discard.chosen", chosen=len(mode.chosen), count=mode.count)
    yield Line(Box(inner.x, inner.bottom - 36, inner.width, 36), chosen, 22, "#ffe29a", "bold")
    left, right = halves(plan.buttons)
    yield choice.button("cancel", left, Intention.BACK, Press.CANCEL)
    complete = len(mode.chosen) == mode.count
    yield choice.button("discard", right, Intention.CONFIRM, Press.CONFIRM, kind=ButtonKind.GOLD, enabled=complete)


def _steps_panel(choice: Choice, box: Box) -> Iterator[Piece]:
    """As many of this turn's newest steps as fit."""
    yield Panel(box, STRIP_PANEL)
    title, nothing = choice.say("babel.this_turn"), choice.say("babel.nothing_yet")
    note = choice.say("babel.steps.note") if choice.board.seat == choice.viewer else ""
    steps = choice.steps
    key = ("babel steps", title, steps, nothing, note)
    yield Painted(box, key, lambda c, x, y: paint_steps(c, x, y, box, title, steps, nothing, note))
