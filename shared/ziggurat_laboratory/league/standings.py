"""The standings of a league, as tables in Markdown: as good to read on a terminal as on a page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ziggurat_laboratory.pages.markdown import markdown
from ziggurat_laboratory.playing.entrant import order
from ziggurat_laboratory.playing.played_game import PlayedGame
from ziggurat_laboratory.statistics.intervals import Interval, share
from ziggurat_laboratory.statistics.meetings import against, meetings
from ziggurat_laboratory.statistics.ratings import Rating, ratings


class Standings(NamedTuple):
    """The standings of the games with one number of players: ratings, best first, and every level against each other.

    `crossed[i][j]` is the share of points that the level of rating i won from that of rating j; None where they did not
    meet.
    """

    players: int
    games: Sequence[PlayedGame]
    ratings: list[Rating]
    crossed: list[list[Interval | None]]


def standings(games: Iterable[PlayedGame]) -> list[Standings]:
    """The standings for each number of players, fewest players first."""
    by_players: dict[int, list[PlayedGame]] = {}
    for game in games:
        by_players.setdefault(len(game.levels), []).append(game)
    return [_standings(players, by_players[players]) for players in sorted(by_players)]


def _standings(players: int, games: list[PlayedGame]) -> Standings:
    found = meetings(games)
    present = {level for game in games for level in game.levels}
    rated = ratings(sorted(present, key=order), found)
    crossed = [[_share(against(found, one.level, other.level)) for other in rated] for one in rated]
    return Standings(players, games, rated, crossed)


def _share(meeting: tuple[float, int]) -> Interval | None:
    points, games = meeting
    return share(points, games) if games else None


def named(found: Standings) -> str:
    """The name of the standings."""
    return f"{found.players} players"


def told(found: Standings) -> str:
    """The standings with everything around them."""
    return "\n\n".join((_length(found), _rating_table(found), _cross_table(found)))


def _length(found: Standings) -> str:
    """A line about the games: their number, their turns and their endings."""
    turns = [game.turns for game in found.games]
    endings = Counter(game.ending for game in found.games)
    unended = endings.pop(None, 0)
    told = ", ".join(f"{name} {count / len(turns):.1%}" for name, count in endings.most_common())
    return (
        f"{len(turns):,} games of {sum(turns) / len(turns):.1f} turns on average ({min(turns)} to {max(turns)}). "
        f"Endings: {told or 'none'}. Without an end: {unended:,}."
    )


def _rating_table(found: Standings) -> str:
    rows = [
        (rating.level, f"{rating.elo:.0f}", f"± {rating.margin:.0f}", *_thinking(found.games, rating.level))
        for rating in found.ratings
    ]
    return markdown(("level", "Elo", "95 %", "seats", "ms a turn", "longest decision, ms"), rows)


def _thinking(games: Iterable[PlayedGame], level: str) -> tuple[str, str, str]:
    """The seats that the level had, its computing time for a turn, and for its longest decision."""
    seats, seconds, turns, longest = 0, 0.0, 0.0, 0.0
    for game in games:
        for seated, thinking in zip(game.levels, game.thinking, strict=True):
            if seated == level:
                seats += 1
                seconds += thinking.seconds
                turns += game.turns / len(game.levels)
                longest = max(longest, thinking.longest)
    return f"{seats:,}", f"{1000 * seconds / max(1.0, turns):.1f}", f"{1000 * longest:.0f}"


def _cross_table(found: Standings) -> str:
    names = [rating.level for rating in found.ratings]
    rows = [
        (rating.level, *("–" if cell is None else _percent(cell) for cell in row))
        for rating, row in zip(found.ratings, found.crossed, strict=True)
    ]
    return markdown(("points won from →", *names), rows)


def _percent(interval: Interval) -> str:
    return f"{interval.value:.1%} ({interval.low:.0%}–{interval.high:.0%})"
