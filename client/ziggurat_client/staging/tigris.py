"""Matches of Tigris & Euphrates put on stage, for pictures of the game screen in every mode."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import pygame
from msgspec.structs import replace

from ziggurat.certainty import of_type
from ziggurat.games.tigris.actions import BuildMonument, ChooseWar, Commit, PlaceLeader, PlaceTile, TigrisAction
from ziggurat.games.tigris.colours import LETTERS, in_order
from ziggurat.games.tigris.position import Board, BuiltMonument, Position, TigrisOptions
from ziggurat.games.tigris.rules import Tigris
from ziggurat.games.tigris.spaces import Space, number_of
from ziggurat_client.boards.tigris.art.frame import COLUMNS
from ziggurat_client.boards.tigris.view import TigrisBoardView
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.staging.person import bring_up, press
from ziggurat_client.staging.staged_match import StagedMatch
from ziggurat_client.thinking.adviser import Advice

if TYPE_CHECKING:
    from ziggurat_client.app import App

RULES: Final = Tigris()
_SEEN: Final = 1
"""The seat of the application's person."""
_LEADERS: Final = (
    {"k": "M5", "r": "K10", "b": "D10", "g": "N6"},
    {"k": "F4", "b": "G3", "g": "B3"},
    {"k": "O10", "r": "J3", "g": "L11"},
    {"k": "B9", "r": "I8", "b": "M4", "g": "F9"},
)
"""By seat: where the leader of each colour stands."""
_EIGHTH: Final = """
..........R.....
.rg.b....r.....R
g.gbbR.xx.r.b...
.......xx..r.bb.
.....kk.#....Rb.
......k.r.ggk...
...b...rRr.g....
.rkbbb..........
..krg...b..bbrrr
.k..rR.....rgk.k
.........kR.r...
"""
"""Round 8 of four players: a settlement on F6 scores and completes a square."""
_NINTH: Final = """
..........R.....
.rgrb....r.....R
g.gbbR.xx.r.b...
.......xx..r.bb.
.....xx.#....Rb.
.....xx.r.ggk...
...b...rRr.gb...
.rkbbb..........
..krg..bb..bbrrr
.k..rR...r.rgk.k
...k.....kR.r...
"""
"""A round later: a temple on K4 joins two kingdoms, with three wars to fight."""


def space_named(name: str) -> Space:
    """The space that players call so."""
    return Space(COLUMNS.index(name[0]), int(name[1:]) - 1)


def _leaders(standing: tuple[Mapping[str, str], ...], colours: int) -> tuple[tuple[Space | None, ...], ...]:
    return tuple(
        tuple(space_named(own[letter]) if letter in own else None for letter in LETTERS[:colours]) for own in standing
    )


def _position(
    drawing: str,
    monuments: tuple[BuiltMonument, ...],
    *,
    seat: int,
    hands: tuple[str, ...],
    turn: int,
    bag: int,
    points: tuple[int, ...] = (7, 3, 6, 5),
    artist: bool = False,
) -> Position:
    options = TigrisOptions(artist=artist)
    colours = len(options.colours)
    own = points + (2,) * (colours - len(points))
    board = Board(
        options,
        "".join(drawing.split()),
        _leaders(_LEADERS, colours),
        catastrophes=(2, 2, 2, 1),
        first=0,
        seat=seat,
        monuments=monuments,
        turn=turn,
    )
    return Position(
        board,
        hands=tuple(map(in_order, hands)),
        points=tuple(own if number == _SEEN else (5,) * colours for number in range(len(_LEADERS))),
        treasures=(0, 1, 1, 1),
        bag=(LETTERS[:colours] * bag)[:bag],
    )


def with_tiles(spaces: str, letter: str, changed: Sequence[Space]) -> str:
    """What lies on the spaces, with that tile on some of them."""
    numbers = set(map(number_of, changed))
    return "".join(letter if number in numbers else found for number, found in enumerate(spaces))


_FIRST: Final = BuiltMonument("red-blue", Space(7, 2))
SQUARE: Final = _position(_EIGHTH, (_FIRST,), seat=1, hands=("krbgrr", "krbggr", "krbgbb", "kkrrbg"), turn=30, bag=60)
"""Our turn in round 8."""
ARTIST: Final = _position(
    _EIGHTH, (_FIRST,), seat=1, hands=("krbgrr", "krbgyr", "krbgbb", "kkrrbg"), turn=30, bag=60, artist=True
)
"""The same with the Artist."""
OTHERS: Final = replace(
    SQUARE, board=replace(SQUARE.board, seat=2), hands=(SQUARE.hands[0], SQUARE.hands[1], "kkrbgb", SQUARE.hands[3])
)
"""The same, but it is the turn of another seat."""
_CORNER: Final = (Space(6, 9), Space(7, 9), Space(6, 10))
LOW: Final = replace(SQUARE, board=replace(SQUARE.board, spaces=with_tiles(SQUARE.board.spaces, "k", _CORNER)))
"""The same with three settlements at the lower edge of the map: one on H11 completes a square."""
TWO: Final = replace(
    SQUARE, board=replace(SQUARE.board, spaces=with_tiles(SQUARE.board.spaces, "k", (Space(4, 4), Space(4, 5))))
)
"""The same with two settlements more: one on F6 completes two squares."""
UNION: Final = _position(
    _NINTH,
    (_FIRST, BuiltMonument("black-green", Space(5, 4))),
    seat=0,
    hands=("krggrb", "rbgggr", "krbgbb", "kkrrbg"),
    turn=33,
    bag=54,
    points=(9, 3, 7, 6),
)
"""Kubaba's turn in round 9."""
WEAK: Final = replace(UNION, hands=("krggrb", "rbbbkr", "krbgbb", "kkrrbg"))
"""The same, but we have nothing to add."""


class TigrisStage(StagedMatch):
    """A table whose match stands at a position."""

    def __init__(self, app: App, position: Position = SQUARE, seat: int | None = _SEEN) -> None:
        super().__init__(app, RULES, position, len(_LEADERS), seat)

    @property
    def view(self) -> TigrisBoardView:
        """The board view on show."""
        return of_type(TigrisBoardView, of_type(GameScene, self.app.scene).view)

    def point_at(self, name: str, *, click: bool = False) -> None:
        """Move the pointer to the space that players call so."""
        self.point_in(self.view.layout.square(number_of(space_named(name))), click=click)


def _open(app: App, position: Position = SQUARE, seat: int | None = _SEEN) -> TigrisStage:
    stage = TigrisStage(app, position, seat)
    stage.open()
    return stage


def _start(app: App) -> None:
    """A map on which nothing but temples stands."""
    stage = StagedMatch(app, RULES, RULES.setup(4, TigrisOptions(), 4), 4, 1)
    stage.open()


def _turn(app: App) -> None:
    _open(app)


def _kingdom(app: App) -> None:
    """A kingdom under the pointer, with the strength of its leaders."""
    _open(app).point_at("C2")


def _laying(app: App) -> None:
    """A settlement in the hand, over the space where it completes a square."""
    stage = _open(app)
    press(app, "tile 0")
    stage.point_at("F6")


def _laying_war(app: App) -> None:
    """A temple in the hand, over a space where it would begin wars."""
    stage = _open(app)
    press(app, "tile 1")
    stage.point_at("K4")


def _leading(app: App) -> None:
    """The priest in the hand, over a space where he would begin a revolt."""
    stage = _open(app)
    press(app, "leader red")
    stage.point_at("K2")


def _moving(app: App) -> None:
    """A leader of the map in the hand."""
    _open(app)
    press(app, "leader green")


def _striking(app: App) -> None:
    """A catastrophe over the temple beside a leader."""
    stage = _open(app)
    press(app, "catastrophe")
    stage.point_at("L4")


def _swapping(app: App) -> None:
    _open(app)
    press(app, "action swap")
    for place in (0, 4):
        press(app, f"tile {place}")


def _monument(app: App) -> None:
    """A square is done: which monument?"""
    _open(app).play([(1, PlaceTile("black", 5, 5))])


def _monument_chosen(app: App) -> None:
    """One of the monuments is chosen, and another one under the pointer."""
    _monument(app)
    press(app, "action monument black-green")
    stage = of_type(GameScene, app.scene)
    pygame.event.post(
        pygame.Event(
            pygame.MOUSEMOTION,
            pos=stage.screen.pixel(*stage.widget("action monument black-blue").box.centre),
            rel=(0, 0),
            buttons=(0, 0, 0),
            touch=False,
        )
    )
    app.turn(patience=0.001)


def _monument_low(app: App) -> None:
    """A square at the lower edge of the map: the cards lie over the upper one."""
    _open(app, LOW).play([(1, PlaceTile("black", 7, 10))])


def _monument_squares(app: App) -> None:
    """Two squares are done at once: which of them?"""
    _open(app, TWO).play([(1, PlaceTile("black", 5, 5))])


def _monument_artist(app: App) -> None:
    """With the Artist there are ten monuments."""
    _open(app, ARTIST).play([(1, PlaceTile("black", 5, 5))])


def _monument_watched(app: App) -> None:
    """Another seat chooses a monument."""
    _open(app, OTHERS).play([(2, PlaceTile("black", 5, 5))])


def _war_choice(app: App) -> None:
    """Our tile joined two kingdoms: which war comes first?"""
    position = replace(UNION, board=replace(UNION.board, seat=1))
    _open(app, position).play([(1, PlaceTile("red", 10, 3))])


def _defending(app: App) -> None:
    """Kubaba attacks our trader with what she added; we answer."""
    stage = _war(app, UNION)
    for _ in range(2):
        stage.key(pygame.K_PLUS, "+")


def _war(app: App, position: Position, seat: int | None = _SEEN) -> TigrisStage:
    stage = _open(app, position, seat=seat)
    war = [
        action
        for action in RULES.candidates(RULES.view(_after(position), 0))
        if getattr(action, "color", "") == "green"
    ]
    stage.play([(0, PlaceTile("red", 10, 3)), (0, war[0]), (0, Commit(2))])
    return stage


def _after(position: Position) -> Position:
    return RULES.apply(position, 0, PlaceTile("red", 10, 3))[0]


def _giving_way(app: App) -> None:
    """We have nothing to add, and must give way."""
    _war(app, WEAK)


def _war_watched(app: App) -> None:
    """Others fight, and a watcher sees what it can come to."""
    _war(app, UNION, seat=None)


def _sealed(app: App) -> None:
    """Another seat chooses what it adds."""
    _open(app).play([(1, PlaceLeader("red", 10, 1))])


def _watching(app: App) -> None:
    _open(app, seat=None)


def _artist(app: App) -> None:
    _open(app, ARTIST)


def _advise(app: App, action: TigrisAction) -> None:
    """Show a hint, whatever the bot would say."""
    if isinstance(app.scene, GameScene):
        app.scene.hints.show(Advice(0, action, 0.55, 0.63))
        app.stack.redraw()


def _hint(app: App) -> None:
    _open(app)
    _advise(app, PlaceTile("black", 5, 5))


def _hint_leader(app: App) -> None:
    """A leader who would begin a revolt in a kingdom of others."""
    _open(app)
    _advise(app, PlaceLeader("red", 10, 1))


def _hint_war_choice(app: App) -> None:
    """Which of the wars is fought first."""
    _war_choice(app)
    _advise(app, ChooseWar("green"))


def _hint_defending(app: App) -> None:
    """How many tiles hold."""
    _war(app, UNION)
    _advise(app, Commit(2))


def _hint_monument(app: App) -> None:
    """Whom a monument would pay."""
    _monument(app)
    _advise(app, BuildMonument("black-green", 5, 4))


def _players_tab(app: App) -> None:
    _open(app)
    bring_up(app, 1)


TIGRIS_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "tigris_start": _start,
    "tigris_turn": _turn,
    "tigris_kingdom": _kingdom,
    "tigris_laying": _laying,
    "tigris_laying_war": _laying_war,
    "tigris_leading": _leading,
    "tigris_moving": _moving,
    "tigris_striking": _striking,
    "tigris_swapping": _swapping,
    "tigris_monument": _monument,
    "tigris_monument_chosen": _monument_chosen,
    "tigris_monument_low": _monument_low,
    "tigris_monument_squares": _monument_squares,
    "tigris_monument_artist": _monument_artist,
    "tigris_monument_watched": _monument_watched,
    "tigris_war_choice": _war_choice,
    "tigris_defending": _defending,
    "tigris_giving_way": _giving_way,
    "tigris_war_watched": _war_watched,
    "tigris_sealed": _sealed,
    "tigris_watching": _watching,
    "tigris_artist": _artist,
    "tigris_hint": _hint,
    "tigris_hint_leader": _hint_leader,
    "tigris_hint_war_choice": _hint_war_choice,
    "tigris_hint_defending": _hint_defending,
    "tigris_hint_monument": _hint_monument,
    "tigris_players_tab": _players_tab,
}
"""The pictures of the game, by name."""
