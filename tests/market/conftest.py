"""What tests of the market share."""

from __future__ import annotations

import pytest

from server.world import World
from ziggurat.wire.messages import Limits
from ziggurat_server.guests.limits import ServerLimits

PATIENT = ServerLimits(told=Limits(silence_seconds=86_400))


@pytest.fixture
def world() -> World:
    """A server on which nobody is sent away for being silent."""
    return World(PATIENT)
