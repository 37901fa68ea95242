"""The codes of tables: none is given to two."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from twisted.internet.defer import Deferred
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat.wire.links import Chooser, table_code
from ziggurat_server.journal.shelf import Shelf
from ziggurat_server.refusal import Refusal

_SECRET_WORDS: Final = 3
"""How many words the code of an unlisted table has: 24 million codes, of which nobody finds one by trying."""
_TRIED: Final = 50
"""After so many that were taken there is no room, as good as."""

_log = Logger()


class TableCodes:
    """Gives out codes that no table has, neither one here (`is_taken`) nor one on the shelf.

    Whether they are on the shelf is found out in advance: `prepare` comes before `take`.
    """

    def __init__(self, shelf: Shelf, is_taken: Callable[[str], bool], chooser: Chooser) -> None:
        self._shelf = shelf
        self._is_taken = is_taken
        self._chooser = chooser
        self._short: list[str] = []
        self._secret: list[str] = []

    def prepare(self) -> Deferred[None] | None:
        """Have some codes ready; None if there are."""
        if self._short and self._secret:
            return None
        codes = (*self._chosen(1), *self._chosen(_SECRET_WORDS))
        return self._shelf.taken_codes(codes).addCallbacks(lambda taken: self._stock(codes, taken), _not_read)

    def take(self, listed: bool) -> str:
        """A code that no table has: a short one if everyone may know it and there are any, else one to be kept secret.

        Raises Refusal `tables_full`.
        """
        for stock in (self._short, self._secret) if listed else (self._secret,):
            while stock:
                code = stock.pop(0)
                if not self._is_taken(code):
                    return code
        raise Refusal("tables_full", "this server has as many tables as it can take")

    def _chosen(self, words: int) -> tuple[str, ...]:
        tried = dict.fromkeys(table_code(self._chooser, words) for _ in range(_TRIED))
        return tuple(code for code in tried if not self._is_taken(code))

    def _stock(self, codes: tuple[str, ...], taken: frozenset[str]) -> None:
        free = [code for code in codes if code not in taken]
        self._short = [code for code in free if _is_short(code)]
        self._secret = [code for code in free if not _is_short(code)]


def _is_short(code: str) -> bool:
    return code.count("-") == 1


def _not_read(failure: Failure) -> None:
    _log.error("the codes of tables cannot be looked up ({why})", why=failure.value)
    raise Refusal("not_readable", "the server cannot read its file now; try again in a while")
