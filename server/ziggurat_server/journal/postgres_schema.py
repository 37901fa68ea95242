"""The tables of a PostgreSQL database that servers share, and how those of older servers become like these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import psycopg

from ziggurat_server.journal.storage_schema import NewerSchema

_FIRST: Final = """
CREATE SEQUENCE table_numbers;
CREATE SEQUENCE match_numbers;
CREATE SEQUENCE rest_numbers;
CREATE SEQUENCE person_numbers;
CREATE SEQUENCE epoch_numbers;
CREATE SEQUENCE process_numbers;
CREATE TABLE processes (
    number  INTEGER PRIMARY KEY,
    address TEXT NOT NULL,
    key     TEXT NOT NULL,
    seen    TIMESTAMPTZ NOT NULL DEFAULT now()
);
CREATE TABLE present (
    person  TEXT PRIMARY KEY,
    key     TEXT NOT NULL UNIQUE,
    process INTEGER NOT NULL,
    card    TEXT
);
CREATE TABLE cards (
    code    TEXT PRIMARY KEY,
    process INTEGER NOT NULL,
    card    TEXT NOT NULL
);
CREATE INDEX cards_of_process ON cards (process);
CREATE TABLE codes (code TEXT PRIMARY KEY, process INTEGER NOT NULL);
CREATE INDEX codes_of_process ON codes (process);
CREATE TABLE bans (bans TEXT NOT NULL);
INSERT INTO bans VALUES ('[]');
CREATE TABLE said (
    number  BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    process INTEGER NOT NULL,
    line    TEXT NOT NULL,
    at      TIMESTAMPTZ NOT NULL DEFAULT now()
);
CREATE INDEX present_at_process ON present (process);
CREATE TABLE counters (name TEXT PRIMARY KEY, value BIGINT NOT NULL);
INSERT INTO counters VALUES ('person', 0);
CREATE TABLE trials (count BIGINT NOT NULL);
INSERT INTO trials VALUES (0);
CREATE TABLE people (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id     TEXT NOT NULL UNIQUE,
    name   TEXT NOT NULL,
    key    TEXT NOT NULL,
    bot    BOOLEAN NOT NULL,
    digest BYTEA NOT NULL UNIQUE,
    played BOOLEAN NOT NULL DEFAULT FALSE,
    rested BIGINT
);
CREATE INDEX people_by_key ON people (key);
CREATE INDEX people_at_rest ON people (played, rested) WHERE rested IS NOT NULL;
CREATE TABLE tables (
    number   BIGINT PRIMARY KEY,
    code     TEXT NOT NULL,
    epoch    BIGINT NOT NULL,
    owner    INTEGER DEFAULT nullif(current_setting('ziggurat.process', TRUE), '')::INTEGER,
    open     BOOLEAN NOT NULL DEFAULT TRUE,
    name     TEXT NOT NULL,
    game     TEXT NOT NULL,
    options  TEXT NOT NULL,
    clock    TEXT NOT NULL,
    slow     BOOLEAN NOT NULL,
    listed   BOOLEAN NOT NULL,
    lock     BYTEA,
    host     TEXT,
    seats    TEXT NOT NULL,
    watching TEXT NOT NULL,
    secret   TEXT,
    match    BIGINT
);
CREATE UNIQUE INDEX open_tables ON tables (code) WHERE open;
CREATE INDEX tables_by_owner ON tables (owner) WHERE open;
CREATE INDEX tables_by_secret ON tables (secret) WHERE open;
CREATE INDEX slow_tables ON tables (number) WHERE open AND slow;
CREATE TABLE matches (
    number        BIGINT PRIMARY KEY,
    table_number  BIGINT NOT NULL,
    game          TEXT NOT NULL,
    seats         INTEGER NOT NULL,
    seed          TEXT NOT NULL,
    options       TEXT NOT NULL,
    names         TEXT NOT NULL,
    started       TIMESTAMPTZ NOT NULL DEFAULT now(),
    result        TEXT,
    clocks        TEXT,
    let_go        INTEGER NOT NULL DEFAULT 0,
    rules_version INTEGER NOT NULL,
    digest        TEXT NOT NULL,
    checkpoint    TEXT,
    branched_from TEXT
);
CREATE INDEX matches_of_table ON matches (table_number);
CREATE TABLE steps (
    match    BIGINT NOT NULL,
    revision INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    action   TEXT,
    agreed   TEXT,
    expired  TEXT,
    digest   TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (match, revision)
);
CREATE TABLE chat (
    number       BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_number BIGINT NOT NULL,
    person       TEXT NOT NULL,
    name         TEXT NOT NULL,
    text         TEXT NOT NULL,
    at           DOUBLE PRECISION NOT NULL,
    seat         INTEGER,
    channel      TEXT NOT NULL,
    phrase       TEXT
);
CREATE INDEX chat_of_table ON chat (table_number);
CREATE TABLE places (
    person       TEXT NOT NULL,
    table_number BIGINT NOT NULL,
    PRIMARY KEY (person, table_number)
);
CREATE INDEX places_of_table ON places (table_number);
CREATE TABLE finished (
    match       BIGINT PRIMARY KEY,
    code        TEXT NOT NULL,
    game        TEXT NOT NULL,
    names       TEXT NOT NULL,
    people      TEXT NOT NULL,
    private     BOOLEAN NOT NULL,
    ended       DOUBLE PRECISION NOT NULL,
    listed_from DOUBLE PRECISION NOT NULL,
    result      TEXT NOT NULL,
    record      TEXT NOT NULL,
    colours     TEXT NOT NULL
);
CREATE INDEX listed_of_finished ON finished (match, private, listed_from);
CREATE TABLE finished_people (
    person TEXT NOT NULL,
    match  BIGINT NOT NULL REFERENCES finished (match) ON DELETE CASCADE,
    PRIMARY KEY (person, match)
);
CREATE INDEX people_of_finished ON finished_people (match)
"""
# As in a file, with numbers from sequences, so that no process waits for another to count. `processes` are the servers
# that share the database, `key` being what lets one in at another's door; `owner` is the one that has the table, and
# `codes` are those that a server alone may give to tables,
# `present` says who is connected where, under what name (as `name_key` has it), and with `cards` and `said` what is to
# be seen and heard in every lobby.

_ORDERS: Final = """
ALTER TABLE processes ADD COLUMN census TEXT NOT NULL DEFAULT '{}';
CREATE TABLE orders (
    number  BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    process INTEGER NOT NULL,
    text    TEXT NOT NULL,
    taken   BOOLEAN NOT NULL DEFAULT FALSE,
    answer  TEXT,
    at      TIMESTAMPTZ NOT NULL DEFAULT now()
)
"""
# `orders` are passed from one server to another, the `process`; in its `census` each says how much goes on there.

_COUNTED: Final = """
CREATE UNLOGGED TABLE taking (
    number  BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    person  TEXT NOT NULL,
    process INTEGER NOT NULL,
    at      TIMESTAMPTZ NOT NULL DEFAULT now()
);
CREATE INDEX taking_of_person ON taking (person);
CREATE UNLOGGED TABLE tries (
    what  TEXT NOT NULL,
    who   TEXT NOT NULL,
    spare DOUBLE PRECISION NOT NULL,
    at    TIMESTAMPTZ NOT NULL DEFAULT now(),
    PRIMARY KEY (what, who)
);
CREATE INDEX tries_by_time ON tries (at);
CREATE TABLE counts (
    who     TEXT NOT NULL,
    process INTEGER NOT NULL,
    tables  INTEGER NOT NULL,
    PRIMARY KEY (who, process)
);
CREATE TABLE own_cards (
    code    TEXT PRIMARY KEY,
    process INTEGER NOT NULL,
    own     TEXT NOT NULL
);
CREATE INDEX own_cards_of_process ON own_cards (process)
"""
# What all servers together hold people to. `taking` says that a server is about to give somebody something that others
# cannot see yet, `tries` how often somebody may still try something, and `counts` at how many tables of a server a
# person is, or how many were opened there from an address. None of it has to outlive the database.
# `own_cards` are cards that only a table's people may see: apart from the others, which older servers show to everyone.

_SERIES: Final = """
ALTER TABLE tables ADD COLUMN series TEXT NOT NULL DEFAULT '{}'
"""
# A server from before there were series leaves the column as it is.

_RESULTS: Final = """
ALTER TABLE people ADD COLUMN openness TEXT NOT NULL DEFAULT 'open';
CREATE TABLE results (
    person TEXT NOT NULL,
    match  BIGINT NOT NULL,
    game   TEXT NOT NULL,
    told   TEXT NOT NULL,
    PRIMARY KEY (person, match)
);
CREATE INDEX results_of_match ON results (match);
CREATE TABLE ratings (
    person TEXT NOT NULL,
    game   TEXT NOT NULL,
    mu     DOUBLE PRECISION NOT NULL,
    sigma  DOUBLE PRECISION NOT NULL,
    games  INTEGER NOT NULL,
    PRIMARY KEY (person, game)
)
"""

_REPORTS: Final = """
CREATE TABLE reports (number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, told TEXT NOT NULL);
CREATE TABLE community (id TEXT NOT NULL);
INSERT INTO community VALUES (md5(random()::text || clock_timestamp()::text))
"""
# By its `id` friends know the community again, at whichever of its servers they are.

_TAGS: Final = "ALTER TABLE present ADD COLUMN tags TEXT"
# What somebody who is here says to find friends at other servers, too; gone as soon as they are.

MIGRATIONS: Final[tuple[str, ...]] = (_FIRST, _ORDERS, _COUNTED, _SERIES, _RESULTS, _REPORTS, _TAGS)
"""Version n of the schema is what the first n of these make of an empty database."""

_LOCK: Final = 0x5A494747
"""One process at a time brings a database up to date."""


def migrate(connection: psycopg.Connection[Any], migrations: Sequence[str] = MIGRATIONS) -> None:
    """Bring the database to the newest version, all or nothing.

    Raises NewerSchema, or psycopg.Error, and then nothing has changed.
    """
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
        connection.execute(
            "CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, applied TIMESTAMPTZ DEFAULT now())"
        )
        (version,) = connection.execute("SELECT coalesce(max(version), 0) FROM migrations").fetchone() or (0,)
        if version > len(migrations):
            raise NewerSchema(version, len(migrations))
        for number, script in enumerate(migrations[version:], version + 1):
            connection.execute(script.encode())
            connection.execute("INSERT INTO migrations (version) VALUES (%s)", (number,))
