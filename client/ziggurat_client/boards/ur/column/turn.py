"""The right column in a turn: whose turn it is, the two actions, what was done, and the buttons to go on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.games.game import Seat
from ziggurat.games.ur.building import ready_to_build
from ziggurat.games.ur.position import SLOTS, Position
from ziggurat.games.ur.scoring import score
from ziggurat.games.ur.slots import open_kinds
from ziggurat.games.ur.tiles import WAR, Kind
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.panels import OPEN_PANEL, STRIP_PANEL
from ziggurat_client.boards.play.choice import ColumnChoice
from ziggurat_client.boards.play.choosing import Idle, Watching
from ziggurat_client.boards.play.rows import halves
from ziggurat_client.boards.ur.board.layout import Layout
from ziggurat_client.boards.ur.choosing.modes import (
    Attacking,
    Building,
    Command,
    Mode,
    Perform,
    Placing,
    Press,
    Sharing,
)
from ziggurat_client.boards.ur.choosing.possible import action_of
from ziggurat_client.boards.ur.choosing.previews import points_after, shared_cubes
from ziggurat_client.boards.ur.choosing.prospects import best_building, best_free, is_worth_it
from ziggurat_client.boards.ur.choosing.transitions import why_not_perform, why_not_press
from ziggurat_client.boards.ur.column.controls import ActionButton, Liveliness, SignButton
from ziggurat_client.boards.ur.column.paint import (
    STEP_PITCH,
    STEPS_HEAD,
    TurnSign,
    paint_change,
    paint_next_tile,
    paint_steps,
    paint_turn_strip,
    turn_pieces,
)
from ziggurat_client.boards.ur.illustrations.figures import FIGURES
from ziggurat_client.boards.ur.words.rules import RULE_OF_KIND
from ziggurat_client.boards.ur.words.sentences import UrTeller
from ziggurat_client.input.intentions import ACTIONS, Intention
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import Paragraph
from ziggurat_client.window.screen import Box

WATCHED_HEIGHT: Final = 464.0
WAITING_HEIGHT: Final = 672.0
"""How much of the column is taken for a watcher, and for a player who waits."""
"""The paragraph on each action."""
_SHARED_KIND: Final = {"agriculture": "A", "politics": "P"}


class Choice(ColumnChoice[UrTeller, Layout, Mode, Command]):
    """What the column shows of Ur."""

    @property
    def position(self) -> Position:
        """The newest position."""
        position: Position = self.view.public
        return position


def turn_column(choice: Choice) -> Iterator[Piece]:
    """The pieces of the column, but in the swap."""
    yield from _turn_panel(choice)
    if choice.viewer is None or isinstance(choice.mode, Watching):
        yield from _waiting(choice)
    elif _prompted(choice):
        yield from _prompt(choice)
    else:
        yield from _actions(choice, choice.viewer)
        yield from _middle_panel(choice, choice.viewer)
        yield from _buttons(choice)


# ---------------------------------------------------------------------------------------- whose turn


def _turn_panel(choice: Choice) -> Iterator[Piece]:
    plan = choice.layout.plan
    box = plan.turn
    yield Panel(box, STRIP_PANEL if plan.brief else OPEN_PANEL)
    position = choice.position
    turn = position.turn
    sign = TurnSign(
        title=choice.title,
        hand=position.hands[position.seat],
        caption=choice.say("ur.hand_tile"),
        joined=choice.teller.tile(position.hands[position.seat]),
        performed=turn.performed,
        placed=turn.placed,
        closed=turn.closed,
        current=_current_kind(choice),
        used=(choice.say("ur.slots", count=min(turn.slots_used, SLOTS)), choice.say("ur.slots_used")),
        seat=position.seat,
        in_turn=position.phase == "turn" and choice.awaited is not None,
    )
    if plan.brief:
        # With the market's tile at its right end.
        room = (plan.market.x if choice.position.market else box.right) - box.x
        yield Painted(box, ("brief turn", room, sign), lambda canvas, x, y: paint_turn_strip(canvas, x, y, room, sign))
    else:
        yield from turn_pieces(box, sign)


def _current_kind(choice: Choice) -> Kind | None:
    """The action under way, whose sign glows in its slot."""
    match choice.mode:
        case Attacking():
            return WAR
        case Sharing(purpose=purpose):
            return _SHARED_KIND.get(purpose)
        case _:
            return None


# ---------------------------------------------------------------------------------------- not my choice


def _waiting(choice: Choice) -> Iterator[Piece]:
    """What the one who acts has done so far, and for a player the tile of the next turn."""
    yield from _steps_panel(choice, choice.layout.plan.steps)
    if choice.viewer is not None:
        yield from _below_waiting(choice, choice.viewer)


def _below_waiting(choice: Choice, seat: Seat) -> Iterator[Piece]:
    plan = choice.layout.plan
    if plan.hand is not None and choice.awaited is not None:
        yield from _hand_panel(choice, seat, plan.hand)
    if choice.may_undo:
        yield choice.undo_button(plan.undo)


def _hand_panel(choice: Choice, seat: Seat, box: Box) -> Iterator[Piece]:
    """The viewer's own tile, and the actions that it gives."""
    yield Panel(box, STRIP_PANEL)
    hand = choice.position.hands[seat]
    caption = choice.say("ur.your_hand")
    kinds = (choice.teller.kind(hand[0]), choice.teller.kind(hand[1]))
    yield Painted(
        box,
        ("your hand", hand, caption, kinds),
        lambda canvas, x, y: paint_next_tile(canvas, x, y, box.width, hand, kinds, caption),
    )


def _prompted(choice: Choice) -> bool:
    """Whether only one thing can be done, which a sentence explains."""
    mode = choice.mode
    return isinstance(mode, Placing) and mode.required


def _prompt(choice: Choice) -> Iterator[Piece]:
    position = choice.position
    box = choice.layout.plan.note
    yield Panel(box, STRIP_PANEL)
    if position.turn.forced:
        text = choice.say("ur.prompt.forced", count=position.turn.forced)
    elif position.round == 1:
        text = choice.say("ur.prompt.first_cube")
    else:
        text = choice.say("ur.prompt.more_cubes")
    yield Paragraph(box.inset(24, 24), text, 22)
    if choice.viewer is not None:
        yield from _below_waiting(choice, choice.viewer)


# ---------------------------------------------------------------------------------------- actions


def _actions(choice: Choice, seat: Seat) -> Iterator[Piece]:
    hand, plan = choice.position.hands[seat], choice.layout.plan
    if isinstance(choice.mode, Sharing) and plan.middle is None:
        # What the sharing changes takes the room of what cannot be chosen meanwhile.
        yield from _shared_action(choice, seat)
        return
    for index, kind in enumerate(hand):
        yield _action_button(choice, seat, kind, index, plan.actions[index])
    if not ready_to_build(choice.position, seat):
        yield _sign_button(choice, seat, "place", plan.signs, Intention.ACTION_3, Press.PLACE)
        return
    left, right = halves(plan.signs)
    yield _sign_button(choice, seat, "place", left, Intention.ACTION_3, Press.PLACE)
    yield _sign_button(choice, seat, "build", right, Intention.ACTION_4, Press.BUILD)


def _shared_action(choice: Choice, seat: Seat) -> Iterator[Piece]:
    """The action by which cubes are shared; a short supply may be shared without one."""
    kind, hand = _current_kind(choice), choice.position.hands[seat]
    if kind is not None:
        yield _action_button(choice, seat, kind, hand.index(kind), choice.layout.plan.actions[0])


def _action_button(choice: Choice, seat: Seat, kind: Kind, index: int, box: Box) -> ActionButton:
    liveliness: Liveliness = "idle"
    refused = why_not_perform(choice.position, seat, kind)
    line = choice.teller.preview(choice.position, seat, kind)
    if _current_kind(choice) == kind:
        liveliness = "active"
        line = choice.say(f"ur.doing.{_doing(choice.mode)}")
    elif kind in choice.position.turn.performed:
        liveliness, line = "done", choice.say("ur.done")
    elif isinstance(choice.mode, Sharing) or refused:
        liveliness = "off"
    button = ActionButton(
        box,
        kind,
        (choice.teller.kind(kind), line),
        choice.cap(ACTIONS[index]),
        liveliness,
        lambda: choice.command(Perform(kind)),
        about=choice.say(f"ur.about.{kind}"),
        is_worth_it=liveliness == "active" or is_worth_it(choice.position, seat, kind),
    )
    button.rule = RULE_OF_KIND[kind]
    button.figure = FIGURES.get(button.rule)
    button.remark = choice.with_rule(choice.say(f"ur.explained.kind.{kind}"), button.rule)
    if refused is not None and isinstance(choice.mode, Idle):
        button.remark = "\n".join((choice.teller.refusal(refused) or "", button.remark)).strip()
    return button


def _doing(mode: Mode) -> str:
    match mode:
        case Attacking(attacker=None):
            return "attacker"
        case Attacking(target=None):
            return "target"
        case Attacking():
            return "moved"
        case Sharing(purpose=purpose):
            return purpose
        case _:
            return "nothing"


def _sign_button(choice: Choice, seat: Seat, name: str, box: Box, intention: Intention, press: Press) -> SignButton:
    active = isinstance(choice.mode, Placing if press is Press.PLACE else Building)
    liveliness: Liveliness = "idle"
    if active:
        liveliness = "active"
    elif isinstance(choice.mode, Sharing) or why_not_press(choice.position, seat, press):
        liveliness = "off"
    found = best_free(choice.position, seat) if press is Press.PLACE else best_building(choice.position, seat)
    button = SignButton(
        name,
        box,
        choice.say(f"ur.button.{name}"),
        choice.cap(intention),
        "cube" if press is Press.PLACE else "ziggurat",
        seat,
        liveliness,
        lambda: choice.command(press),
        choice.teller.cost(name, found, brief=box.width < choice.layout.plan.signs.width),
    )
    button.rule = "4.1" if press is Press.PLACE else "4.2"
    button.figure = FIGURES.get(button.rule)
    button.remark = choice.with_rule(choice.say(f"ur.about.{name}"), button.rule)
    return button


# ---------------------------------------------------------------------------------------- what changes


def _middle_panel(choice: Choice, seat: Seat) -> Iterator[Piece]:
    plan = choice.layout.plan
    if not isinstance(choice.mode, Sharing):
        if plan.middle is not None:
            yield from _steps_panel(choice, plan.middle)
        return
    box = plan.change
    yield Panel(box, STRIP_PANEL)
    mode, position = choice.mode, choice.position
    changes = tuple(
        (position.tiles[square][0], choice.teller.square(square), was, now)
        for square, (was, now) in sorted(shared_cubes(position, seat, mode).items())
        if was != now
    )
    given_up = [name for _, name, was, now in changes if was and not now]
    note = choice.say("ur.gives_up", squares=", ".join(given_up)) if given_up else ""
    title = choice.say(f"ur.sharing.{mode.purpose}")
    before, after = score(position, seat).points, points_after(position, seat, mode)
    points = choice.say("game.points")
    yield Painted(
        box,
        ("change", title, points, before, after, changes, note),
        lambda canvas, x, y: paint_change(canvas, x, y, box.width, title, points, (before, after), changes, note),
    )


def _steps_panel(choice: Choice, box: Box) -> Iterator[Piece]:
    """As many of this turn's newest steps as fit."""
    rows = int((box.height - STEPS_HEAD) / STEP_PITCH)
    yield Panel(box, STRIP_PANEL)
    title = choice.say("ur.this_turn")
    steps = choice.steps
    nothing = choice.say("ur.nothing_yet")
    yield Painted(
        box,
        ("steps", title, steps, rows, choice.position.seat, nothing),
        lambda canvas, x, y: paint_steps(canvas, x, y, box.width, title, steps[-rows:], choice.position.seat, nothing),
    )


# ---------------------------------------------------------------------------------------- buttons


def _buttons(choice: Choice) -> Iterator[Piece]:
    left, right = halves(choice.layout.plan.buttons)
    mode = choice.mode
    match mode:
        case Sharing() | Building():
            # Where a short supply asks, there is nothing to cancel but the action itself.
            must = isinstance(mode, Sharing) and mode.purpose == "allot"
            yield choice.undo_button(left) if must else choice.button("cancel", left, Intention.BACK, Press.CANCEL)
            ready = action_of(mode) is not None
            yield choice.button("confirm", right, Intention.CONFIRM, Press.CONFIRM, kind=ButtonKind.GOLD, enabled=ready)
        case Attacking() if choice.position.turn.at_war:
            yield choice.undo_button(left)
            yield choice.button("end_war", right, Intention.END, Press.END_WAR, kind=ButtonKind.GOLD)
        case Idle():
            yield choice.undo_button(left)
            urgent = not open_kinds(choice.position, choice.position.seat)
            kind = ButtonKind.GOLD if urgent else ButtonKind.PLAIN
            yield choice.button("to_swap", right, Intention.END, Press.SWAP, kind=kind, icon=Icon.REFRESH)
        case _:
            yield choice.button("cancel", left, Intention.BACK, Press.CANCEL)
            yield choice.button("to_swap", right, Intention.END, Press.SWAP, icon=Icon.REFRESH)
