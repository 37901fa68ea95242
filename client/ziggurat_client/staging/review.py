"""Reviews put on stage, for pictures: of the result's page and of the theatre."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ziggurat.bots.levels import player_of
from ziggurat.bots.review import Better, PlannedStep, Review, ReviewedTurn
from ziggurat.bots.thinking import chances
from ziggurat.games import game_named
from ziggurat.games.game import Seat
from ziggurat.games.tigris.position import TigrisOptions
from ziggurat.match.match import Match
from ziggurat.match.puzzle import Puzzle
from ziggurat.match.record import BranchedFrom
from ziggurat.match.steps import Step
from ziggurat_client.input.intentions import Intention, standard_press
from ziggurat_client.puzzles.stock import shipped
from ziggurat_client.scenes.replay.reading import ReplayReadingScene
from ziggurat_client.scenes.replay.reviewed import ReviewedReplayScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.staging import staged
from ziggurat_client.staging.person import press
from ziggurat_client.wording.sitters import Player

if TYPE_CHECKING:
    from ziggurat_client.app import App

_ROUNDS: Final = 15
"""Where the match of Tigris & Euphrates ends, since bots take a while for a whole one."""
_NAMES: Final = ("Kubaba", "Ninsun", "Tariq", "Amélie")
_SWINGS: Final = {9: 0.18, 17: 0.24, 30: 0.13, 41: 0.31}
"""The turns that are said to have been badly played, and what that cost."""
_TURNS_ON: Final = 22
"""How many turns of a match have been told where it is asked how it is played on."""


@lru_cache(maxsize=1)
def _match_of_babel() -> Match:
    """A match of Babel between bots that know what they want."""
    return _played_out(Match(game_named("babel"), 2, seed=2))


@lru_cache(maxsize=1)
def _match_of_tigris() -> Match:
    """A match of Tigris & Euphrates between such bots."""
    return _played_out(Match(game_named("tigris"), 3, 2, TigrisOptions(max_rounds=_ROUNDS)))


def _played_out(match: Match) -> Match:
    chance, player = Random(2), player_of("merchant")
    while match.due.seats:
        seat = match.due.seats[0]
        match.apply(seat, player.choose(match.game, match.view(seat), chance))
    return match


@lru_cache(maxsize=4)
def staged_review(match: Match, share: float = 1.0) -> Review:
    """A review of a match as far as that share of its turns; what was better is what was played."""
    turns = _turns(match)
    review = Review(_chances(match, 0, _actor(match, 0)), len(turns))
    for number, (first, last) in enumerate(turns[: round(share * len(turns))]):
        seat = _actor(match, first)
        better = Better(_steps(match, first, last), _chances(match, last + 1, seat))
        cost = _SWINGS.get(number, 0.0)
        review = review.with_turn(ReviewedTurn(seat, first, _lowered(better.chances, seat, cost), better))
    return review


def _turns(match: Match) -> list[tuple[int, int]]:
    """The first and the last step of every turn."""
    turns: list[tuple[int, int]] = []
    for number, position in enumerate(match.positions[:-1]):
        if turns and match.game.span(match.positions[turns[-1][0]]) == match.game.span(position):
            turns[-1] = turns[-1][0], number
        else:
            turns.append((number, number))
    return turns


def _taken(match: Match, number: int) -> Step:
    """The step of that number, which in these games is always a seat's."""
    step = match.steps[number]
    if not isinstance(step, Step):
        raise TypeError(f"step {number} was taken by nobody")
    return step


def _actor(match: Match, number: int) -> Seat:
    return _taken(match, number).seat


def _chances(match: Match, steps: int, seat: Seat) -> tuple[float, ...]:
    return chances(match.game, match.game.view(match.positions[steps], seat), Random(0))


def _steps(match: Match, first: int, last: int) -> tuple[PlannedStep, ...]:
    return tuple(
        PlannedStep(staged.raw(match.positions[number]), staged.raw(_taken(match, number).action))
        for number in range(first, last + 1)
        if _actor(match, number) == _actor(match, first)
    )


def _lowered(all_chances: Sequence[float], seat: Seat, cost: float) -> tuple[float, ...]:
    """The chances with so much less for one seat, as far as it goes, and as much more for the others together."""
    cost = min(cost, all_chances[seat] * 0.8)
    more = cost / (len(all_chances) - 1)
    return tuple(chance - cost if other == seat else chance + more for other, chance in enumerate(all_chances))


# ---------------------------------------------------------------------------------------- the scenes


def _result(app: App, share: float) -> None:
    """The result with its review on top, as far as that has come."""
    for arrival in (staged.welcome(), *staged.finished()):
        app.services.remote.receive(arrival)
    match = staged.thoughtful_match()
    known = app.services.reviews.of(match.record())
    known.review, known.works, known.puzzles = staged_review(match, share), share < 1, ()
    scene = ResultScene(app.atlas, staged.CODE)
    app.stack.push(scene)
    while not scene.followed:
        app.turn(patience=0.001)
        # The clock on stage stands still, and no frame is due.
        scene.update(0.0)
    app.scene.handle(standard_press(Intention.REVIEW))


def _theatre(
    app: App,
    match: Match,
    share: float,
    swing: int | None,
    puzzles: tuple[Puzzle, ...] = (),
    number: int | None = None,
) -> None:
    """The theatre with the review beside the board, as far as that has come; of the match that the server keeps under
    that number, if it does."""
    record = match.record()
    known = app.services.reviews.of(record)
    known.review, known.works, known.puzzles = staged_review(match, share), share < 1, puzzles
    players = tuple(
        Player(name, app.services.words.say("game.about.guest"), bot=False) for name in _NAMES[: match.seats]
    )
    chosen = None if swing is None else known.review.swings[swing]
    showing = Showing(record.game, "The Gate of Lagash", players, viewer=1, match=number)
    app.stack.push(ReplayReadingScene(app.atlas, showing, record, chosen))
    while not isinstance(app.scene, ReviewedReplayScene):
        app.turn(patience=0.001)
    app.turn(patience=0.001)
    if swing is None:
        app.scene.handle(standard_press(Intention.REVIEW))
    app.scene.handle(standard_press(Intention.PLAY))


def _played_on(app: App) -> None:
    """The theatre in the middle of a match that was played on from another one."""
    match = staged.thoughtful_match().copy()
    match.branched_from = BranchedFrom(match.digest(), 60, "The Gate of Lagash")
    _theatre(app, match, 1.0, None)
    for _ in range(_TURNS_ON):
        app.scene.handle(standard_press(Intention.PAGE_ON))


def _play_on(app: App) -> None:
    """The question how to play on from there."""
    _played_on(app)
    app.scene.handle(standard_press(Intention.PLAY_ON))


def _share(app: App) -> None:
    """The question what of it is to be shown to others."""
    staged.arrive(app, replace(staged.welcome(), web="http://192.168.1.20:21880"), *staged.finished())
    _theatre(app, staged.thoughtful_match(), 1.0, None, number=17)
    press(app, "share")


REVIEW_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "result_review": lambda app: _result(app, 1.0),
    "result_reviewing": lambda app: _result(app, 0.6),
    "replay_review": lambda app: _theatre(app, staged.thoughtful_match(), 1.0, None),
    "replay_review_puzzles": lambda app: _theatre(app, staged.thoughtful_match(), 1.0, None, shipped()["ur"][:2]),
    "replay_reviewing": lambda app: _theatre(app, staged.thoughtful_match(2), 0.5, None),
    "replay_better": lambda app: _theatre(app, staged.thoughtful_match(), 1.0, 1),
    "replay_played_on": _played_on,
    "replay_play_on": _play_on,
    "replay_share": _share,
    "replay_review_of_tigris": lambda app: _theatre(app, _match_of_tigris(), 1.0, None),
    "replay_better_of_tigris": lambda app: _theatre(app, _match_of_tigris(), 1.0, 0),
    "replay_better_of_babel": lambda app: _theatre(app, _match_of_babel(), 1.0, 0),
}
"""The pictures of reviews, and of what else is done with a match that is over, by name."""
