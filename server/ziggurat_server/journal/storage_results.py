"""Writing into the server's database what people have of their matches, and how strong they are by them."""

from __future__ import annotations

from typing import Final

import msgspec

from ziggurat.rating import Rating
from ziggurat_server.journal.journal import MatchFinished
from ziggurat_server.journal.results_of_match import rated_people, results_of
from ziggurat_server.journal.sql import Sql

_NEW: Final = Rating()
_GONE: Final = "person NOT IN (SELECT id FROM people)"


def keep_results(sql: Sql, entry: MatchFinished, match: int) -> None:
    """Keep the match in the history of everyone who played it, with what it made of their ratings.

    What is kept of it already stays as it is.
    """
    (known,) = sql.execute("SELECT count(*) FROM results WHERE match = ?", (match,)).fetchone()
    if known or not entry.sitters:
        return
    # In one order everywhere, so that two servers which rate the same people do not wait for each other for ever.
    before = {person: _rating(sql, person, entry.game) for person in sorted(rated_people(entry))}
    for person, played in results_of(entry, match, before).items():
        told = msgspec.json.encode(played).decode()
        sql.execute(
            "INSERT INTO results (person, match, game, told) VALUES (?, ?, ?, ?)", (person, match, entry.game, told)
        )
        if played.after is not None:
            _rate(sql, person, entry.game, played.after)


def let_results_go(sql: Sql) -> None:
    """Whoever is not known any more has neither history nor ratings."""
    sql.execute(f"DELETE FROM results WHERE {_GONE}")
    sql.execute(f"DELETE FROM ratings WHERE {_GONE}")


def _rating(sql: Sql, person: str, game: str) -> Rating:
    """Somebody's rating as it is kept, from now on for us alone to change until the transaction ends."""
    sql.execute(
        "INSERT INTO ratings (person, game, mu, sigma, games) VALUES (?, ?, ?, ?, 0)"
        " ON CONFLICT (person, game) DO UPDATE SET games = ratings.games",
        (person, game, _NEW.mu, _NEW.sigma),
    )
    kept = sql.execute("SELECT mu, sigma, games FROM ratings WHERE person = ? AND game = ?", (person, game)).fetchone()
    return Rating(*kept)


def _rate(sql: Sql, person: str, game: str, rating: Rating) -> None:
    sql.execute(
        "UPDATE ratings SET mu = ?, sigma = ?, games = ? WHERE person = ? AND game = ?",
        (rating.mu, rating.sigma, rating.games, person, game),
    )
