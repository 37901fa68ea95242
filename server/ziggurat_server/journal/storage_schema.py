"""The tables of the server's file, and how files of older servers become like those of this one."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

from ziggurat_server.journal.storage_functions import FUNCTIONS

APPLICATION_ID: Final = 0x5A494747
"""'ZIGG': what SQLite writes into the file's header, to tell our files from others."""

_FIRST: Final = """
CREATE TABLE people (
    number INTEGER PRIMARY KEY,
    id     TEXT NOT NULL UNIQUE,
    name   TEXT NOT NULL,
    bot    INTEGER NOT NULL,
    digest BLOB NOT NULL UNIQUE
);
CREATE TABLE tables (
    number  INTEGER PRIMARY KEY,
    code    TEXT NOT NULL,
    open    INTEGER NOT NULL DEFAULT 1,
    name    TEXT NOT NULL,
    game    TEXT NOT NULL,
    options TEXT NOT NULL,
    listed  INTEGER NOT NULL,
    lock    BLOB,
    host    TEXT,
    seats   TEXT NOT NULL,
    match   INTEGER REFERENCES matches (number)
);
CREATE UNIQUE INDEX open_tables ON tables (code) WHERE open;
CREATE TABLE matches (
    number       INTEGER PRIMARY KEY,
    table_number INTEGER NOT NULL REFERENCES tables (number),
    game         TEXT NOT NULL,
    seats        INTEGER NOT NULL,
    seed         TEXT NOT NULL,
    options      TEXT NOT NULL,
    names        TEXT NOT NULL,
    started      TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
    result       TEXT
);
CREATE TABLE steps (
    match    INTEGER NOT NULL REFERENCES matches (number),
    revision INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    action   TEXT,
    PRIMARY KEY (match, revision)
) WITHOUT ROWID;
CREATE TABLE chat (
    number       INTEGER PRIMARY KEY,
    table_number INTEGER NOT NULL REFERENCES tables (number),
    person       TEXT NOT NULL,
    name         TEXT NOT NULL,
    text         TEXT NOT NULL,
    at           REAL NOT NULL,
    seat         INTEGER
);
CREATE INDEX chat_of_table ON chat (table_number);
CREATE TABLE trials (count INTEGER NOT NULL);
INSERT INTO trials VALUES (0);
"""
# A step without an action is a step taken back. A table without a match is a room. Seeds are text, for any number of
# digits. The row of `trials` is written only to find out whether writing works.

_WATCHING: Final = """
ALTER TABLE tables ADD COLUMN watching TEXT NOT NULL DEFAULT '{}';
"""
# What the host has decided about those who look on.

_CHANNELS: Final = """
ALTER TABLE chat ADD COLUMN channel TEXT NOT NULL DEFAULT 'table';
"""

_FINISHED: Final = """
CREATE TABLE finished (
    match       INTEGER PRIMARY KEY,
    code        TEXT NOT NULL,
    game        TEXT NOT NULL,
    names       TEXT NOT NULL,
    people      TEXT NOT NULL,
    private     INTEGER NOT NULL,
    ended       REAL NOT NULL,
    listed_from REAL NOT NULL,
    result      TEXT NOT NULL,
    record      TEXT NOT NULL
);
CREATE INDEX matches_of_table ON matches (table_number);
"""

_AGREEMENTS: Final = """
ALTER TABLE steps ADD COLUMN agreed TEXT
"""
# What all players agreed to (`undo_turn`, `call_off`) is a step without an action too.

_CLOCKS: Final = """
ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT '{}';
ALTER TABLE matches ADD COLUMN clocks TEXT
"""
# A match has clocks from its first step on. Before there were clocks nobody was hurried.

_PLAYERS: Final = """
CREATE TABLE finished_people (
    person TEXT NOT NULL,
    match  INTEGER NOT NULL REFERENCES finished (match) ON DELETE CASCADE,
    PRIMARY KEY (person, match)
) WITHOUT ROWID;
CREATE INDEX people_of_finished ON finished_people (match);
CREATE INDEX listed_of_finished ON finished (match, private, listed_from);
INSERT OR IGNORE INTO finished_people SELECT value, match FROM finished,
    json_each(CASE WHEN json_valid(people) THEN people ELSE '[]' END)
"""
# So that a page of finished matches is found without reading all of them, which have their records in them.

_PLAYED: Final = """
ALTER TABLE people ADD COLUMN played INTEGER NOT NULL DEFAULT 0;
UPDATE people SET played = 1
"""
# Whether they have played is not known of those who came before this was asked: the benefit of the doubt is theirs.

_LET_GO: Final = """
ALTER TABLE matches ADD COLUMN let_go INTEGER NOT NULL DEFAULT 0
"""
# How many of a match's steps are not on file any more because they were taken back long ago.

_SECRETS: Final = """
ALTER TABLE tables ADD COLUMN secret TEXT
"""
# By which code others come to a table that was listed once.

_EXPIRIES: Final = """
ALTER TABLE steps ADD COLUMN expired TEXT
"""
# The seats whose time was up, in a step that nobody took: none where it was the phase's time. Its `seat` is -1.
_RULES: Final = """
ALTER TABLE matches ADD COLUMN rules_version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE matches ADD COLUMN digest TEXT NOT NULL DEFAULT '';
ALTER TABLE steps ADD COLUMN digest TEXT NOT NULL DEFAULT ''
"""
# Of which version the rules were that a match was begun under, and by what it is known to be played again as it was.
# Before versions were kept there was only the first.

_CHECKPOINTS: Final = """
ALTER TABLE matches ADD COLUMN checkpoint TEXT
"""
# From where a running match can be played on, if it is a long one.

_PHRASES: Final = """
ALTER TABLE chat ADD COLUMN phrase TEXT
"""

_BRANCHES: Final = """
ALTER TABLE matches ADD COLUMN branched_from TEXT
"""
# Which match a match was played on from; its first steps are those of that one.

_COLOURS: Final = """
ALTER TABLE finished ADD COLUMN colours TEXT NOT NULL DEFAULT '[]'
"""
# Before seats had colours that could be chosen, each had that of its number.

_ASKED_FOR: Final = """
ALTER TABLE people ADD COLUMN key TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN rested INTEGER;
ALTER TABLE tables ADD COLUMN slow INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
CREATE INDEX people_by_key ON people (key);
CREATE INDEX tables_by_secret ON tables (secret) WHERE open;
CREATE INDEX slow_tables ON tables (number) WHERE open AND slow;
CREATE TABLE places (
    person       TEXT NOT NULL,
    table_number INTEGER NOT NULL REFERENCES tables (number),
    PRIMARY KEY (person, table_number)
) WITHOUT ROWID;
CREATE INDEX places_of_table ON places (table_number);
CREATE TABLE counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL);
UPDATE people SET key = name_key(CAST(name AS BLOB)), rested = number;
UPDATE tables SET slow = is_slow(CAST(clock AS BLOB)) WHERE open;
INSERT OR IGNORE INTO places SELECT value, number
    FROM tables, json_each(people_at(CAST(seats AS BLOB), CAST(host AS BLOB))) WHERE open;
INSERT INTO counters SELECT 'person', coalesce(max(CAST(ltrim(id, 'p') AS INTEGER)), 0) FROM (
    SELECT id FROM people UNION ALL SELECT person FROM places
    UNION ALL SELECT value FROM finished, json_each(CASE WHEN json_valid(people) THEN people ELSE '[]' END)
);
INSERT INTO counters SELECT 'rest', coalesce(max(number), 0) FROM people;
INSERT INTO counters SELECT 'table', max(coalesce((SELECT max(number) FROM tables), 0),
    coalesce((SELECT max(table_number) FROM matches), 0), coalesce((SELECT max(table_number) FROM chat), 0));
INSERT INTO counters SELECT 'match', max(coalesce((SELECT max(number) FROM matches), 0),
    coalesce((SELECT max(match) FROM steps), 0), coalesce((SELECT max(match) FROM finished), 0),
    coalesce((SELECT max(CAST(match AS INTEGER)) FROM tables), 0))
"""
# So that tables and people are read when somebody asks for them, and not all when the server starts: what two names
# must not share, in which order people left (`rested`, empty while they are here), whose an open table is (`places`),
# and whether its match goes on while nobody is there. The counters `person`, `table` and `match` are the highest
# numbers that any has had, or anything on file refers to: nothing new takes the place of what is missing.

_SERIES: Final = """
ALTER TABLE tables ADD COLUMN series TEXT NOT NULL DEFAULT '{}'
"""
# By what series are played, and how the one under way stands.

_RESULTS: Final = """
ALTER TABLE people ADD COLUMN openness TEXT NOT NULL DEFAULT 'open';
CREATE TABLE results (
    person TEXT NOT NULL,
    match  INTEGER NOT NULL,
    game   TEXT NOT NULL,
    told   TEXT NOT NULL,
    PRIMARY KEY (person, match)
) WITHOUT ROWID;
CREATE INDEX results_of_match ON results (match);
CREATE TABLE ratings (
    person TEXT NOT NULL,
    game   TEXT NOT NULL,
    mu     REAL NOT NULL,
    sigma  REAL NOT NULL,
    games  INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) WITHOUT ROWID;
CREATE TABLE nights (number INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, told TEXT NOT NULL)
"""
# What each person has of their matches, longer than these are kept, and how strong they are by them. Matches from
# before are not in it: nobody wrote down who had which seat. `openness` says how much of it others see.

_REPORTS: Final = """
CREATE TABLE reports (number INTEGER PRIMARY KEY AUTOINCREMENT, told TEXT NOT NULL)
"""
# What people report, until whoever runs the server has seen it. No number comes twice: one is told to hosts.

MIGRATIONS: Final[tuple[str, ...]] = (
    _FIRST,
    _WATCHING,
    _CHANNELS,
    _FINISHED,
    _AGREEMENTS,
    _CLOCKS,
    _PLAYERS,
    _PLAYED,
    _LET_GO,
    _SECRETS,
    _EXPIRIES,
    _RULES,
    _CHECKPOINTS,
    _PHRASES,
    _BRANCHES,
    _COLOURS,
    _ASKED_FOR,
    _SERIES,
    _RESULTS,
    _REPORTS,
)
"""Version n of the schema is what the first n of these make of an empty file."""


class NewerSchema(Exception):
    """The file was written by a newer server."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"version {found} of the schema, this server knows {known}")
        self.found = found
        self.known = known


def migrate(connection: sqlite3.Connection, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Bring the file to the newest version, all or nothing.

    Raises NewerSchema, or sqlite3.Error, and then nothing has changed.
    """
    for name, count, function in FUNCTIONS:
        connection.create_function(name, count, function, deterministic=True)
    connection.execute("BEGIN EXCLUSIVE")
    try:
        _migrate(connection, migrations)
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def _migrate(connection: sqlite3.Connection, migrations: Sequence[str]) -> None:
    connection.execute(
        "CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, applied TEXT DEFAULT CURRENT_TIMESTAMP)"
    )
    (version,) = connection.execute("SELECT coalesce(max(version), 0) FROM migrations").fetchone()
    if version > len(migrations):
        raise NewerSchema(version, len(migrations))
    if version == 0:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    for number, script in enumerate(migrations[version:], version + 1):
        for statement in _statements(script):
            connection.execute(statement)
        connection.execute("INSERT INTO migrations (version) VALUES (?)", (number,))


def _statements(script: str) -> list[str]:
    """The statements one by one: sqlite3's own `executescript` would commit what is under way."""
    return [statement for statement in script.split(";") if statement.strip()]
