"""What tests of the server share."""

from __future__ import annotations

import pytest

from server.world import World


@pytest.fixture
def world() -> World:
    return World()
