"""How Civilization sounds."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.civilization.scenes import scene
from ziggurat.games.civilization.events import (
    CityAttacked,
    ConflictPaused,
    GameEnded,
    MarkerMoved,
    MovementStarted,
    NationChosen,
    PhaseStarted,
    TokensAdded,
    TokensRemoved,
)
from ziggurat.games.civilization.position import Phase, Shown
from ziggurat.games.game import Event, Seat
from ziggurat_client.boards.civilization.motion.sounds import sound_of
from ziggurat_client.sound.names import Effect


def shown(phase: Phase = "movement", *owing: Seat) -> Shown:
    return Shown(replace(scene(phase, crete="knossos 3", thrace="scythia 2").board, owing=owing))


@pytest.mark.parametrize(
    ("event", "after", "own", "others"),
    [
        (MovementStarted(1), shown(), "my_turn", "turn_began"),
        (ConflictPaused("athens", (1, 2)), shown("conflicts"), "my_turn", None),
        (PhaseStarted(3, "cities"), shown("cities", 1), "my_turn", None),
        (PhaseStarted(3, "ships"), shown("cities", 1), None, None),
        (NationChosen(0, "crete", "knossos"), shown("nations", 1), "my_turn", "leader"),
        (GameEnded("succession", (1,)), shown("over"), "victory", "game_ended"),
    ],
)
def test_what_concerns_the_viewer_sounds_otherwise(
    event: Event, after: Shown, own: Effect | None, others: Effect | None
) -> None:
    assert sound_of(event, 1, after) == own
    assert sound_of(event, 0, after) == others
    assert sound_of(event, None, after) == others


@pytest.mark.parametrize(
    ("event", "effect"),
    [
        (TokensAdded(0, "athens", 1, "expansion"), "growth"),
        (TokensAdded(0, "athens", 6, "city_attacked"), None),
        (TokensRemoved(0, "athens", 1, "surplus"), "wither"),
        (TokensRemoved(0, "athens", 1, "ship"), None),
        (CityAttacked("athens", 0, 1, 5, "repelled"), "attack"),
        (CityAttacked("athens", 0, 1, 8, "fell"), "city_fallen"),
        (MarkerMoved(0, 3, 4), "marker_step"),
        (MarkerMoved(0, 7, 6, "no_city"), "wither"),
    ],
)
def test_what_happens_for_different_reasons_sounds_differently(event: Event, effect: Effect | None) -> None:
    assert sound_of(event, None, shown()) == effect
