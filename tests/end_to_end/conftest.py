"""What tests of whole programs share."""

from __future__ import annotations

from server.postgres_server import postgres as postgres  # a fixture
