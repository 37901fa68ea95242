"""The right column: whose turn it is, what can be done, and the buttons to go on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ziggurat.games.tigris.colours import LETTER, Colour
from ziggurat.games.tigris.position import Conflict
from ziggurat.games.tigris.wars import war_of
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.panels import OPEN_PANEL, STRIP_PANEL
from ziggurat_client.boards.play.choosing import Idle, Watching
from ziggurat_client.boards.play.rows import halves
from ziggurat_client.boards.tigris.choosing.known import Known, color_at
from ziggurat_client.boards.tigris.choosing.modes import (
    Building,
    Committing,
    Fight,
    Laying,
    Leading,
    Leaving,
    Ordering,
    Press,
    Striking,
    Swapping,
)
from ziggurat_client.boards.tigris.choosing.transitions import action_of
from ziggurat_client.boards.tigris.column.blocks import commanding, rows_in, split, text_block
from ziggurat_client.boards.tigris.column.building import monument_choice
from ziggurat_client.boards.tigris.column.choice import Choice
from ziggurat_client.boards.tigris.column.controls import (
    ActionButton,
    CatastropheSign,
    LeaderSign,
    Liveliness,
    Sign,
    SwapSign,
    TileSign,
)
from ziggurat_client.boards.tigris.column.outcome_cards import OutcomeCard, card_of, have_room, outcome_cards
from ziggurat_client.boards.tigris.column.paint import (
    STEP_PITCH,
    STEPS_HEAD,
    paint_legend,
    paint_monuments,
    paint_steps,
    paint_turn,
    paint_turn_strip,
)
from ziggurat_client.boards.tigris.conflict.outcomes import outcomes_of
from ziggurat_client.input.intentions import ACTIONS, Intention
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import Paragraph

_RULES: Final = {"tile": "5.2", "leader": "5.1", "catastrophe": "5.3", "swap": "5.4"}
_GAP: Final = 8.0


def turn_column(choice: Choice) -> Iterator[Piece]:
    """The pieces of the column."""
    yield from _turn_panel(choice)
    known = choice.known
    if known is None or isinstance(choice.mode, Watching):
        yield from _waiting(choice)
    else:
        yield from _asked(choice, known)
    yield from _monuments(choice)


# ---------------------------------------------------------------------------------------- whose turn


def _turn_panel(choice: Choice) -> Iterator[Piece]:
    plan, board = choice.plan, choice.board
    box, title = plan.turn, choice.title
    left = 0 if choice.is_over else board.actions
    words = _turn_words(choice)
    yield Panel(box, STRIP_PANEL if plan.brief else OPEN_PANEL)
    size = (box.width, box.height)
    key = ("tigris turn", plan.brief, title, left, words)
    if plan.brief:
        # The title stands over the tabs already.
        yield Painted(box, key, lambda canvas, x, y: paint_turn_strip(canvas, x, y, size, words[0], left))
    else:
        yield Painted(box, key, lambda canvas, x, y: paint_turn(canvas, x, y, size, title, left, words))


def _turn_words(choice: Choice) -> tuple[str, ...]:
    board = choice.board
    if choice.is_over:
        return ("",)
    left = choice.say("tigris.actions_left", count=board.actions)
    if choice.awaited != board.seat and choice.awaited is not None:
        return (choice.say("tigris.turn.theirs", name=choice.names[board.seat]), left)
    return (left, choice.say("tigris.any_kind" if board.phase == "action" else "tigris.this_one_counts"))


# ---------------------------------------------------------------------------------------- not my choice


def _waiting(choice: Choice) -> Iterator[Piece]:
    """What the one who acts has done so far, and what a conflict can come to."""
    plan = choice.plan
    box, cards = plan.middle, _outcomes(choice)
    upper, lower = split(box, 0.42)
    if cards and have_room(lower):
        box = upper
        yield from outcome_cards(lower, cards)
    rows = max(1, int((box.height - STEPS_HEAD) / STEP_PITCH))
    yield Panel(box, STRIP_PANEL)
    title, nothing, steps = choice.say("tigris.this_turn"), choice.say("tigris.nothing_yet"), choice.steps[-rows:]
    key = ("tigris steps", title, nothing, steps)
    yield Painted(box, key, lambda canvas, x, y: paint_steps(canvas, x, y, box.width, title, steps, nothing))
    if choice.may_undo:
        yield choice.undo_button(plan.buttons)


# ---------------------------------------------------------------------------------------- my choice


def _asked(choice: Choice, known: Known) -> Iterator[Piece]:
    match choice.mode:
        case Ordering() as mode:
            yield from _wars(choice, known, mode)
        case Committing() as mode:
            yield from _commitment(choice, known, mode)
        case Building() as mode:
            yield from monument_choice(choice, known, mode)
        case Leaving():
            yield from _treasure_choice(choice, known)
        case _:
            yield from _actions(choice, known)


def _actions(choice: Choice, known: Known) -> Iterator[Piece]:
    plan, mode = choice.plan, choice.mode
    rows: Sequence[tuple[str, Sign, Press, type, str]] = (
        ("tile", TileSign(_held_tile(choice, known)), Press.TILE, Laying, choice.say("tigris.about.tile")),
        (
            "leader",
            LeaderSign(_held_leader(choice), known.seat),
            Press.LEADER,
            Leading,
            choice.say("tigris.about.leader"),
        ),
        ("catastrophe", CatastropheSign(), Press.CATASTROPHE, Striking, _catastrophes(choice, known)),
        ("swap", SwapSign(), Press.SWAP, Swapping, choice.say("tigris.about.swap")),
    )
    for number, (name, sign, press, active, line) in enumerate(rows):
        liveliness: Liveliness = "active" if isinstance(mode, active) else "idle"
        if (name == "catastrophe" and not known.board.catastrophes[known.seat]) or (
            name in ("tile", "swap") and not known.hand
        ):
            liveliness = "off"
        button = ActionButton(
            name,
            plan.rows[number],
            sign,
            choice.say(f"tigris.action.{name}"),
            line,
            choice.cap(ACTIONS[number]),
            liveliness,
            commanding(choice, press),
        )
        button.rule = _RULES[name]
        button.remark = choice.with_rule(choice.say(f"tigris.explained.{name}"), _RULES[name])
        yield button
    yield from _note(choice, known)
    yield from _action_buttons(choice, known)


def _held_tile(choice: Choice, known: Known) -> Colour:
    if isinstance(choice.mode, Laying):
        return choice.mode.color
    return color_at(known.hand, 0) if known.hand else "black"


def _held_leader(choice: Choice) -> Colour:
    return choice.mode.color if isinstance(choice.mode, Leading) else "red"


def _catastrophes(choice: Choice, known: Known) -> str:
    return choice.say("tigris.about.catastrophe", count=known.board.catastrophes[known.seat])


def _note(choice: Choice, known: Known) -> Iterator[Piece]:
    """What the marks mean, or what to do now."""
    box, mode = choice.plan.note, choice.mode
    yield Panel(box, STRIP_PANEL)
    if isinstance(mode, Laying):
        words = tuple(choice.say(f"tigris.legend.{name}") for name in ("you", "rival", "joins", "war"))
        rival = (known.seat + 1) % known.board.seats
        size = (box.width, box.height)
        key = ("tigris legend", rival, words)
        yield Painted(box, key, lambda canvas, x, y: paint_legend(canvas, x, y, size, rival, words))
        return
    yield Paragraph(box.inset(14, 6), _prompt(choice, known), 16)


def _prompt(choice: Choice, known: Known) -> str:
    match choice.mode:
        case Leading(color):
            return choice.say("tigris.prompt.move" if known.stands(color) is not None else "tigris.prompt.lead")
        case Striking():
            return choice.say("tigris.prompt.strike")
        case Swapping(places) if len(places) > known.shown.bag:
            return choice.say("tigris.prompt.swap_ends")
        case Swapping(places) if places:
            return choice.say("tigris.prompt.swap_chosen", count=len(places))
        case Swapping():
            return choice.say("tigris.prompt.swap")
        case _:
            return choice.say("tigris.prompt.idle")


def _action_buttons(choice: Choice, known: Known) -> Iterator[Piece]:
    left, right = halves(choice.plan.buttons)
    match choice.mode:
        case Idle():
            yield choice.undo_button(left)
            yield choice.button("end", right, Intention.END, Press.END)
        case Swapping():
            yield choice.button("cancel", left, Intention.BACK, Press.CANCEL)
            ready = action_of(known, choice.mode) is not None
            yield choice.button("swap", right, Intention.CONFIRM, Press.CONFIRM, kind=ButtonKind.GOLD, enabled=ready)
        case Leading(color) if known.stands(color) is not None:
            yield choice.button("cancel", left, Intention.BACK, Press.CANCEL)
            yield choice.button("withdraw", right, Intention.KEEP, Press.WITHDRAW)
        case _:
            yield choice.button("cancel", left, Intention.BACK, Press.CANCEL)
            yield choice.button("end", right, Intention.END, Press.END)


# ---------------------------------------------------------------------------------------- questions


def _wars(choice: Choice, known: Known, mode: Ordering) -> Iterator[Piece]:
    note, rows = split(choice.plan.middle, 0.34)
    yield from text_block(note, choice.say("tigris.prompt.wars"))
    for number, (color, box) in enumerate(zip(known.board.wars, rows_in(rows, len(known.board.wars)), strict=True)):
        yield ActionButton(
            f"war {color}",
            box,
            TileSign(color),
            choice.say("tigris.turn.war", leaders=choice.teller.leaders(color)),
            _sides(choice, war_of(known.board, color)),
            choice.cap(ACTIONS[number]),
            "active" if mode.color == color else "idle",
            commanding(choice, Fight(color)),
        )
    yield choice.button("fight", choice.plan.buttons, Intention.CONFIRM, Press.CONFIRM, kind=ButtonKind.GOLD)


def _sides(choice: Choice, war: Conflict) -> str:
    """Who would fight whom in a war, and how strong both are on the map."""
    return choice.say(
        "tigris.about.war",
        attacker=choice.names[war.attacker.seat],
        attack=war.attacker.strength,
        defender=choice.names[war.defender.seat],
        defence=war.defender.strength,
    )


def _commitment(choice: Choice, known: Known, mode: Committing) -> Iterator[Piece]:
    """How strong both sides are, and how many tiles to add."""
    conflict = known.board.conflict
    if conflict is None:
        return
    note, below = split(choice.plan.middle, 0.62)
    if have_room(note):
        name = _outcome(known, mode)
        yield from outcome_cards(note, _outcomes(choice, holds=name == "hold" if name else None))
    else:
        yield from text_block(note, _strengths(choice, known, mode))
    less, more = halves(below._replace(height=min(56.0, below.height)))
    counts = known.counts
    yield choice.button("less", less, Intention.LESS, Press.LESS, enabled=mode.count > counts[0])
    yield choice.button("more", more, Intention.MORE, Press.MORE, enabled=mode.count < counts[-1])
    name = _outcome(known, mode)
    key = "add_nothing" if not mode.count else "add"
    label = f"{key}.{name}" if name else key
    yield choice.button(
        label, choice.plan.buttons, Intention.CONFIRM, Press.CONFIRM, kind=ButtonKind.GOLD, name="add", count=mode.count
    )


def _outcomes(choice: Choice, *, holds: bool | None = None) -> tuple[OutcomeCard, ...]:
    """The cards of the conflict, if there is one. `holds` is what the number chosen now leads to, None if unknown."""
    conflict = choice.board.conflict
    if conflict is None:
        return ()
    return tuple(
        card_of(outcome, choice.viewer, choice.names, choice.teller.words, meant=outcome.holds is holds)
        for outcome in outcomes_of(choice.board, conflict)
    )


def _strengths(choice: Choice, known: Known, mode: Committing) -> str:
    conflict = known.board.conflict
    if conflict is None:
        return ""
    attacks = conflict.attacker.seat == known.seat
    own, other = (conflict.attacker, conflict.defender) if attacks else (conflict.defender, conflict.attacker)
    theirs = other.strength + (conflict.commitment or 0)
    key = "attack" if attacks else "defend"
    return choice.say(
        f"tigris.prompt.{key}",
        name=choice.names[other.seat],
        ours=own.strength,
        theirs=theirs,
        total=own.strength + mode.count,
        tiles=choice.teller.tiles(conflict.tiles, known.hand.count(LETTER[conflict.tiles])),
    )


def _outcome(known: Known, mode: Committing) -> str:
    """What the number decides, where the attacker's is known: to hold or to give way."""
    conflict = known.board.conflict
    if conflict is None or conflict.commitment is None:
        return ""
    holds = conflict.defender.strength + mode.count >= conflict.attacker.strength + conflict.commitment
    return "hold" if holds else "yield"


def _treasure_choice(choice: Choice, known: Known) -> Iterator[Piece]:
    treasure = known.board.treasure
    count = 0 if treasure is None else len(treasure.spaces) - 1
    yield from text_block(choice.plan.middle, choice.say("tigris.prompt.treasure", count=count))
    ready = action_of(known, choice.mode) is not None
    yield choice.button(
        "take", choice.plan.buttons, Intention.CONFIRM, Press.CONFIRM, kind=ButtonKind.GOLD, enabled=ready
    )


# ---------------------------------------------------------------------------------------- monuments


def _monuments(choice: Choice) -> Iterator[Piece]:
    box, board = choice.plan.monuments, choice.board
    if box is None:
        return
    yield Panel(box, STRIP_PANEL)
    monuments = board.options.monuments
    built = tuple(standing.monument for standing in board.monuments)
    words = (
        choice.say("tigris.monuments"),
        choice.say("tigris.monuments_left", count=len(monuments) - len(built), all=len(monuments)),
    )
    size = (box.width, box.height)
    key = ("tigris monuments", monuments, built, words)
    yield Painted(box, key, lambda canvas, x, y: paint_monuments(canvas, x, y, size, monuments, built, words))
