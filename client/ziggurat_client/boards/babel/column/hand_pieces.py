"""The viewer's hand as pieces: its panel, its cards, and the two uses of the card that is picked."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ziggurat.games.babel.peoples import PEOPLES
from ziggurat_client.boards.babel.board.hand import HandCard, HandPlan, hand_panel
from ziggurat_client.boards.babel.choosing.modes import Discarding, Holding, Pick
from ziggurat_client.boards.babel.column.turn import Choice, use_buttons
from ziggurat_client.boards.play.choosing import Watching
from ziggurat_client.ui.piece import Piece


def hand_pieces(choice: Choice, hand: str, carried: Callable[[int, float, float], None]) -> Iterator[Piece]:
    """The hand as it is on show. `carried` is told the place of a card that was let go at (x, y)."""
    if not choice.layout.with_hand:
        return
    plan, say = HandPlan(choice.layout, len(hand)), choice.say
    yield from hand_panel(plan, say("babel.hand"), say("babel.hand.cards", count=len(hand)), _hint(choice))
    for place, people in enumerate(hand):
        yield _card(choice, plan, place, people, carried)
    if plan.is_broad and choice.known is not None and not isinstance(choice.mode, Watching | Discarding):
        yield from use_buttons(choice, choice.known, plan.buttons)


def _card(
    choice: Choice, plan: HandPlan, place: int, people: str, carried: Callable[[int, float, float], None]
) -> HandCard:
    mode, mark = choice.mode, ""
    if isinstance(mode, Holding) and mode.place == place:
        mark = "picked"
    elif isinstance(mode, Discarding) and place in mode.chosen:
        mark = "lost"
    return HandCard(
        plan,
        place,
        people,
        {letter: choice.teller.people(letter) for letter in PEOPLES},
        mark,
        lambda: choice.command(Pick(place)),
        lambda x, y: carried(place, x, y),
    )


def _hint(choice: Choice) -> str:
    """What one can do with the cards now; nothing once the match is over."""
    if choice.awaited is None:
        return ""
    match choice.mode:
        case Watching():
            return choice.say("babel.hand.waiting")
        case Holding():
            return choice.say("babel.hand.use")
        case Discarding(count, chosen):
            return choice.say("babel.hand.discard", count=count - len(chosen))
        case _:
            return choice.say("babel.hand.pick")
