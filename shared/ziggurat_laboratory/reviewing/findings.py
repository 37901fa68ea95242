"""What doubting the swings of many games says, as text for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ziggurat.bots.review import LEAST_SWING
from ziggurat_laboratory.reviewing.doubted import Doubted
from ziggurat_laboratory.reviewing.reviewed_game import ReviewedGame
from ziggurat_laboratory.statistics.intervals import share

WORST: Final = 5
"""How many contradictions are told."""


def told(games: Sequence[ReviewedGame]) -> str:
    """How often the deeper search agrees, how often a King does, and the worst contradictions."""
    swings = [swing for game in games for swing in game.swings]
    known = [swing.king for swing in swings if swing.king is not None]
    turns = sum(game.turns for game in games)
    seconds = sum(game.seconds for game in games)
    lines = [
        f"{len(games)} games of {turns} turns, {len(swings)} swings, {seconds / max(1, len(games)):.1f} s a review",
        _line("better by the deeper search", [swing.deeper > 0 for swing in swings]),
        _line(f"better by {LEAST_SWING:.0%} or more", [swing.deeper >= LEAST_SWING for swing in swings]),
        _line("preferred by a King, where that is known", [lead > 0 for lead in known]),
    ]
    return "\n".join(lines + [_contradiction(game, swing) for game, swing in _worst(games)])


def _line(what: str, agreed: Sequence[bool]) -> str:
    found = share(sum(agreed), len(agreed))
    return f"{what}: {sum(agreed)} of {len(agreed)}, {found.value:.1%} ({found.low:.0%} to {found.high:.0%})"


def _worst(games: Sequence[ReviewedGame]) -> list[tuple[ReviewedGame, Doubted]]:
    against = [(game, swing) for game in games for swing in game.swings if _is_contradicted(swing)]
    return sorted(against, key=lambda each: each[1].deeper)[:WORST]


def _is_contradicted(swing: Doubted) -> bool:
    return swing.deeper < LEAST_SWING or (swing.king is not None and swing.king <= 0)


def _contradiction(game: ReviewedGame, swing: Doubted) -> str:
    king = "no lead known" if swing.king is None else f"lead {swing.king:+.3f}"
    return (
        f"  {' '.join(game.levels)}, deal {game.deal}, turn {swing.turn + 1}, seat {swing.seat}: "
        f"claimed {swing.claimed:+.1%}, deeper {swing.deeper:+.1%}, {king}"
    )
