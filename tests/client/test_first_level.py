"""How well bots play until a first game has been finished."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from client.driver import Driver
from ziggurat.certainty import present
from ziggurat_client.kept.profile import Memory
from ziggurat_client.kept.quick_game import QuickGame
from ziggurat_client.kept.waiting_games import KeptGame, KeptGames
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.servers.game_keeping import GameKeeping
from ziggurat_client.servers.own_servers import OwnServers
from ziggurat_client.staging import staged


class PrivateGame:
    """Our own servers, of which the private one keeps a game."""

    def __init__(self, game: KeptGame) -> None:
        self.private = self
        self.game = game


def test_apprentices_play_until_a_first_game_of_that_game_is_finished(tmp_path: Path) -> None:
    quick = QuickGame(Memory(tmp_path))
    assert quick.level == "apprentice"
    quick.finish("ur")
    assert QuickGame(Memory(tmp_path)).level == "merchant"
    quick.choose("babel")
    assert quick.level == "apprentice"


@pytest.mark.parametrize(
    ("arrivals", "told"), [(staged.finished, ["ur"]), (lambda: staged.running(0.1), [])], ids=["over", "running"]
)
def test_a_match_is_finished_once_it_has_a_result(
    driver: Driver, arrivals: Callable[[], tuple[Arrival, ...]], told: list[str]
) -> None:
    finished: list[str] = []
    servers = cast(OwnServers, PrivateGame(present(KeptGames(driver.app.services.memory.folder).begin())))
    keeping = GameKeeping(servers, driver.app.services.remote, lambda code: True, finished.append)

    staged.arrive(driver.app, *arrivals())
    keeping.follow()
    assert finished == told
