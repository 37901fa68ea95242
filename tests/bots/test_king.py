"""The strongest player of Ur in positions with something to find."""

from __future__ import annotations

from random import Random

from games.ur.scenes import UR, Scene, scene
from ziggurat.bots.levels import player_of
from ziggurat.games.game import Action
from ziggurat.games.ur.actions import Attack, Build

NODES = 3_000


def turn_of(level: str, seen: Scene) -> tuple[list[Action], Scene]:
    """What a player of the level does until its turn has passed, and the scene after that."""
    player, actions, turn = player_of(level, NODES), list[Action](), seen.position.turns
    while seen.position.turns == turn:
        seat = UR.due(seen.position).seats[0]
        actions.append(player.choose(UR, UR.view(seen.position, seat), Random(1)))
        seen = seen.do(actions[-1])
    return actions, seen


def winners(seen: Scene) -> list[int]:
    """Who has won."""
    result = UR.result(seen.position)
    assert result is not None
    return [standing.seat for standing in result.standings if standing.rank == 1]


def test_the_king_takes_the_tile_that_wins_in_the_last_turn() -> None:
    last = scene("WTa3 TCb1 ACb1\nPCb2 CPa1", hands="WA TP", last_round="", seat="a", first="b")
    actions, after = turn_of("king", last)
    assert any(isinstance(action, Attack) for action in actions)
    assert winners(after) == [0]


def test_the_king_ends_the_game_by_the_last_ziggurat_when_that_wins() -> None:
    ahead = scene("WTa5 TCa1 ACa1 CPa1\n. . .\nPCb1", hands="WA TP", stock=1, seat="a", first="b")
    actions, after = turn_of("king", ahead)
    assert isinstance(actions[0], Build)
    assert winners(after) == [0]


def test_the_king_does_not_end_a_game_that_it_would_lose() -> None:
    behind = scene("WTa5 . WCa1\n. . .\nPCb3 TCb3 ACb3 WPb3 CPb3", hands="WA TP", stock=1, seat="a", first="b")
    actions, _ = turn_of("king", behind)
    assert not isinstance(actions[0], Build)
