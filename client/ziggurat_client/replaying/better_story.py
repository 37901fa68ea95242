"""What would have been better, as a story of its own: a plan played from where its turn began."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ziggurat.games.game import Action, Game, Seat
from ziggurat_client.replaying.chronicle import Chronicle
from ziggurat_client.replaying.story import Story


def better_story(
    game: Game[Any, Any, Any], chronicle: Chronicle, seat: Seat, plan: Sequence[tuple[Any, Action]]
) -> Story:
    """The story of a plan of `seat`: positions as it imagined them, each with the action to take in it.

    It shows no more than the seat could know. Raises IllegalAction if the rules refuse an action.
    """
    first, _ = plan[0]
    story = Story(chronicle, game.public(first), _own(game, first, seat))
    shown = first
    for position, action in plan:
        if position != shown:
            # Others answered in between, as the plan expected.
            story.add(None, (), game.public(position), _own(game, position, seat))
        shown, events = game.apply(position, seat, action)
        told = tuple(seen for event in events if (seen := event.seen_by(seat)) is not None)
        story.add(seat, told, game.public(shown), _own(game, shown, seat))
    return story


def _own(game: Game[Any, Any, Any], position: Any, seat: Seat) -> Mapping[Seat, Any]:
    return {seat: game.private(position, seat)} if game.has_secrets else {}
