"""The real server with something wrong in it: `failing_server.py start|opening|rules [ARGUMENT…]`.

Its start fails in a way that nobody has thought of, before its reactor runs or when it opens its ports; or the rules of
Ur fail at every action.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final, NoReturn

from ziggurat.games.ur.rules import Ur
from ziggurat_server.__main__ import main
from ziggurat_server.returning import Returning


def fail(*_: object) -> NoReturn:
    """What nobody has thought of."""
    raise ZeroDivisionError("division by zero")


def fail_at_the_start() -> None:
    """Nothing on file can be brought back."""
    Returning.__init__ = fail  # type: ignore[assignment, method-assign]


def fail_at_the_opening() -> None:
    """Nothing that was here before can be looked for."""
    Returning.begin = fail  # type: ignore[assignment, method-assign]


def fail_in_the_rules() -> None:
    """No action can be played again."""
    Ur.apply = fail  # type: ignore[assignment, method-assign]


FAULTS: Final[dict[str, Callable[[], None]]] = {
    "start": fail_at_the_start,
    "opening": fail_at_the_opening,
    "rules": fail_in_the_rules,
}

if __name__ == "__main__":
    FAULTS[sys.argv[1]]()
    main(sys.argv[2:])
