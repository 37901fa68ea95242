"""A series of games in a person's words: how long it is, how it stands, and who has won it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from ziggurat.games.game import Seat
from ziggurat.match.series import MOST_GAMES
from ziggurat.wire.messages import Series, SeriesTerms, Table
from ziggurat_client.wording.listing import listing
from ziggurat_client.wording.words import Words

LENGTHS: Final = (1, 0, *range(2, MOST_GAMES + 1))
"""What a host can choose: one game, as many as seats, or so many."""


@dataclass(frozen=True)
class SeriesRow:
    """What is said of a seat in a series: its rank, who sits there, the points of each game and their sum."""

    seat: Seat
    rank: int
    name: str
    ours: bool
    points: tuple[str, ...]
    total: str
    score: str


def neighbour(terms: SeriesTerms, by: int) -> SeriesTerms | None:
    """The terms with the length so many places on; None beyond the ends."""
    place = LENGTHS.index(terms.games) + by
    return replace(terms, games=LENGTHS[place]) if 0 <= place < len(LENGTHS) else None


def length_words(words: Words, terms: SeriesTerms) -> str:
    """How many games that are."""
    return words.say("series.as_seats") if terms.games == 0 else words.say("series.games", count=terms.games)


def series_words(words: Words, terms: SeriesTerms) -> str:
    """How many games, and that seats are drawn if they are."""
    length = length_words(words, terms)
    return words.say("series.with_lot", games=length) if terms.seats == "drawn" else length


def points_words(words: Words, points: float) -> str:
    """Points, which come in halves."""
    whole, half = int(points), points != int(points)
    return f"{whole or ''}{words.say('series.half')}" if half else str(whole)


def game_words(words: Words, table: Table) -> str:
    """Which game of its series a table plays or has played, empty where it plays none."""
    series = table.series
    return "" if series is None else words.say("series.game", number=series.game, games=series.games)


def goes_on(table: Table) -> bool:
    """Whether the next match of a table is one more game of its series."""
    return table.series is not None and not table.series.is_over


def series_rows(words: Words, table: Table, series: Series) -> tuple[SeriesRow, ...]:
    """The seats of a series, best first."""
    rows = [
        SeriesRow(
            seat,
            each.rank,
            table.seats[seat].name or words.say("result.gone"),
            seat in table.your_seats,
            tuple(points_words(words, points) for points in each.points),
            points_words(words, each.total),
            str(each.score),
        )
        for seat, each in enumerate(series.seats)
    ]
    return tuple(sorted(rows, key=lambda row: row.rank))


def series_title(words: Words, table: Table, series: Series) -> str:
    """Who has won it once it is over, before that which game is the last that counts."""
    if not series.is_over:
        return game_words(words, table)
    winners = [row.name for row in series_rows(words, table, series) if row.rank == 1]
    return words.say("series.won" if len(winners) == 1 else "series.shared", names=listing(words, winners))


def series_next(words: Words, table: Table, series: Series) -> str:
    """Who begins the next game, if there is one to come in the series."""
    if series.is_over:
        return ""
    first = 1 % len(table.seats) if series.counted == series.game else 0
    return words.say("series.next", name=table.seats[first].name or words.say("result.gone"))


def series_lines(words: Words, table: Table) -> tuple[str, ...]:
    """How the series stands, in plain text; nothing where there is none."""
    series = table.series
    if series is None:
        return ()
    rows = (words.say("series.standing", name=row.name, total=row.total) for row in series_rows(words, table, series))
    return (f"{series_title(words, table, series)}.", *rows)
