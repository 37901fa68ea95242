"""What a player of Babel can intend (rules 7 and 8)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from ziggurat.games.babel.peoples import People, Site
from ziggurat.games.game import Action
from ziggurat.whole import whole

QuarrySource: TypeAlias = Literal["own", "opponent"]
"""The open card of the own quarry column, or of the opponent's."""
Source: TypeAlias = Literal["start", "own", "opponent"]
"""The own start card, or an open card."""
Power: TypeAlias = Literal["destroy", "plunder", "banish", "desertion", "progress", "halve"]
Index: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]


class Move(Action, frozen=True):
    """Discard `card` and put the pawn on its people's site (7.1)."""

    card: People


class Settle(Action, frozen=True):
    """Lay `card` at the end of the own column at the pawn's site (7.2)."""

    card: People


class Build(Action, frozen=True):
    """Put a temple card on the own temple at the pawn's site (7.3)."""

    source: Source


class Migrate(Action, frozen=True):
    """March the last three cards of one own column to the end of another (7.4)."""

    from_site: Site
    to_site: Site


class Invoke(Action, frozen=True):
    """Invoke a power at the pawn's site (8.0). `position` is the index, in the own column there, of the card of the
    triple to give up. Each power is a subclass."""

    position: Index


class Destroy(Invoke, frozen=True):
    """The Assyrians tear down the opponent's temple (8.1)."""


class Plunder(Invoke, frozen=True):
    """The Hittites take the top storey of the opponent's temple (8.2)."""


class Banish(Invoke, frozen=True):
    """The Medes drive every card of `people` out of the opponent's column (8.3)."""

    people: People


class Desertion(Invoke, frozen=True):
    """The Sumerians win over the run at the end of the opponent's column (8.4)."""


class Progress(Invoke, frozen=True):
    """The Persians skip one storey with the open card of `source` (8.5)."""

    source: QuarrySource


class Halve(Invoke, frozen=True):
    """Any triple: the opponent must discard half of the hand (8.6)."""


class EndActions(Action, frozen=True):
    """Close the phase of actions, and with it the turn (6.2)."""


class Discard(Action, frozen=True):
    """Give up the cards that `halve` demands, in any order (8.6)."""

    cards: Annotated[str, msgspec.Meta(pattern=whole("[AHMPS]*"), description="One letter for each card.")]


BabelAction: TypeAlias = (
    Move | Settle | Build | Migrate | Destroy | Plunder | Banish | Desertion | Progress | Halve | EndActions | Discard
)

POWERS: dict[type[Invoke], Power] = {
    Destroy: "destroy",
    Plunder: "plunder",
    Banish: "banish",
    Desertion: "desertion",
    Progress: "progress",
    Halve: "halve",
}
"""The name of each power's action."""
