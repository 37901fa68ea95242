"""Golden matches as lines of a log: as the client's teller says them, and as the page does, run by node."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest

from ziggurat.games.game import Event, View, Viewer
from ziggurat.match.record import MatchRecord
from ziggurat.match.replaying import replaying
from ziggurat_client.wording.words import sentences

TELL = Path(__file__).parent / "node" / "tell_steps.mjs"
NAMES = ("Enheduanna", "Ögedei", "Hammurabi", "Yamina", "Héraclès", "Ur", "Sargon")
"""Names that French elides and such that it does not."""

Told: TypeAlias = list[tuple[int | None, str, frozenset[Any]]]
"""The lines of a step: whose mark stands before each, its words, and the places that it is about."""
SeenStep: TypeAlias = tuple[tuple[Event, ...], View[Any, Any]]


def steps_seen(record: MatchRecord, viewer: Viewer) -> list[SeenStep]:
    """What a viewer may know of each step: its events, and the view of the position that they led to."""
    found: list[SeenStep] = []
    for match, events in replaying(record):
        seen = (event.seen_by(viewer) for event in events)
        found.append((tuple(event for event in seen if event is not None), match.view(viewer)))
    return found


def said_by_page(game: str, language: str, matches: Sequence[tuple[Viewer, list[SeenStep]]]) -> list[list[Told]]:
    """What the page says of each step of these matches. Skips the test where there is no node."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no node to run the page's modules with")
    asked = {
        "game": game,
        "language": language,
        "sentences": sentences(language),
        "matches": [
            {
                "viewer": viewer,
                "names": NAMES,
                "steps": [{"events": events, "view": view} for events, view in steps],
            }
            for viewer, steps in matches
        ],
    }
    done = subprocess.run([node, str(TELL)], input=msgspec.json.encode(asked), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return [[_as_told(lines) for lines in steps] for steps in json.loads(done.stdout)]


def _as_told(lines: list[dict[str, Any]]) -> Told:
    return [(line["seat"], line["text"], frozenset(line["places"])) for line in lines]
