"""What is said of how a match ended, and of where it came from."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat_client.wording.words import Words


def outcome(words: Words, game: str, winners: Sequence[str], *, over: bool, called_off: bool) -> str:
    """The game, and who won it, by name."""
    title = words.say(f"games.{game}")
    if called_off:
        return words.say("replays.server.called_off", game=title)
    if not over:
        return words.say("replays.unfinished", game=title)
    if not winners:
        return title
    if len(winners) > 1:
        return words.say("replays.server.shared", game=title, names=", ".join(winners))
    return words.say("replays.server.won", game=title, name=winners[0])


def course_of(words: Words, game: str, rounds: int, steps: int) -> str:
    """How long it was: its rounds, where it has any, and its steps."""
    told = words.say("replays.steps", count=steps)
    return f"{words.say(f'turns.{game}.rounds', count=rounds)} · {told}" if rounds else told


def played_on_from(words: Words, game: str, title: str, turn: int) -> str:
    """Which match it was played on from: what that was called, and after which of its turns, 0 for its beginning."""
    return words.say(f"turns.{game}.played_on", title=title, turn=turn)
