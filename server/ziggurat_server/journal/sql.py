"""What the journal asks of a database: what SQLite and PostgreSQL have in common of SQL, and where they differ."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol, TypeAlias

Values: TypeAlias = Sequence[object]
"""What stands for the question marks of a statement, in order."""


class Found(Protocol):
    """What a statement found (a cursor): rows to go through, or how many were changed."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""

    @property
    def description(self) -> Any:
        """A column for each of those asked for; its first item is its name."""

    def fetchone(self) -> Any:
        """The next row, None after the last."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class Sql(Protocol):
    """An open database. One thread at a time may use it. Every method raises the database's own errors."""

    @property
    def since_1970(self) -> str:
        """The moment that so many seconds since 1970 are, for one question mark."""

    @property
    def later_rest(self) -> str:
        """For each row of people a number of who leaves that is higher than all before."""

    @property
    def is_elsewhere(self) -> str:
        """Whether the person of a row is connected to some other server."""

    def as_bytes(self, column: str) -> str:
        """A column of text as the bytes that it has, whatever they are."""

    def execute(self, query: str, values: Values = ()) -> Found:
        """Carry one statement out."""

    def executemany(self, query: str, many: Iterable[Values]) -> None:
        """Carry one statement out for each of these."""

    def new_number(self, of: str) -> int:
        """A number that no other of these has had: of a `table`, a `match`, or of who leaves (`rest`)."""

    def claim(self, table: str) -> tuple[str, int]:
        """The code of a table of ours and the epoch in which it is: in any other its rows are not ours to change."""

    def is_damage(self, error: Exception) -> bool:
        """Whether an error of the database says that what is asked for is damaged, and not that nothing can be read."""

    def is_own_error(self, error: Exception) -> bool:
        """Whether the database itself failed, rather than what was made of a row."""

    def transaction(self, of_one_statement: bool = False) -> AbstractContextManager[None]:
        """A context in which all is done or nothing; one statement alone is that by itself."""

    def leave_no_trace(self) -> None:
        """What was deleted is not to be found in the files either, as far as that is in our hands."""

    def close(self) -> None:
        """Close it."""
