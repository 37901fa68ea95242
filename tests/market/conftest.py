"""What tests of the market share."""

from __future__ import annotations

import pytest

from market.hall import PATIENT
from server.world import World


@pytest.fixture
def world() -> World:
    """A server on which nobody is sent away for being silent."""
    return World(PATIENT)
