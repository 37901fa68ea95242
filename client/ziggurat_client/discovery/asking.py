"""How quickly a server answers: the time that a connection takes. Nothing is said on it."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterable
from typing import Final

from ziggurat.wire.links import Address

PATIENCE: Final = 1.0
"""Seconds after which an address is taken for one that leads nowhere."""
WHOLE_PATIENCE: Final = 2.0
"""Seconds after which no further address is tried."""


def first_answer(addresses: Iterable[Address]) -> tuple[Address | None, float | None]:
    """The first address that answers, and in how many seconds; None for both if none does. Blocks."""
    end = time.monotonic() + WHOLE_PATIENCE
    for address in addresses:
        begun = time.monotonic()
        if begun >= end:
            break
        try:
            socket.create_connection((address.host, address.port), timeout=PATIENCE).close()
        except OSError:
            continue
        return address, time.monotonic() - begun
    return None, None
