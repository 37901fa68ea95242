"""Pairs of matches that one viewer cannot tell apart: they differ only in what that viewer may not know.

Either their positions differ, or what happens in them does: whether something happened, and by whom.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgspec

from games.civilization.midgame import MIDGAME
from games.civilization.scenes import CIVILIZATION
from games.civilization.scenes import scene as civilization_scene
from games.civilization.twins import twin
from games.civilization.worlds import doings, world
from games.random_play import acting
from market.position import Position as MarketPosition
from market.rules import MARKET
from market.wares import WARES, in_order
from server.secret_game import SecretGame, Secrets
from ziggurat.games import GAMES
from ziggurat.games.babel.course import PEOPLE_A_TURN
from ziggurat.games.babel.peoples import in_order as people_in_order
from ziggurat.games.babel.position import Position as BabelPosition
from ziggurat.games.chance import shuffled
from ziggurat.games.civilization.position import Board as CivilizationBoard
from ziggurat.games.civilization.position import Position as CivilizationPosition
from ziggurat.games.game import Action, Game, IllegalAction, Options, Seat, Viewer
from ziggurat.games.tigris.colours import in_order as tigris_in_order
from ziggurat.games.tigris.position import HAND
from ziggurat.games.tigris.position import Position as TigrisPosition
from ziggurat.games.ur.position import Position
from ziggurat.match.match import Match

TwinOf: TypeAlias = Callable[[Any, Viewer], Any]
"""From a first position and a viewer, another one that differs in everything that the viewer may not know of it."""
SAME_PILE: Final = 8
"""How many temple cards of Babel are drawn before the twins' piles differ."""
SAME_BAG: Final = 60
"""How many tiles of Tigris & Euphrates are drawn before the twins' bags differ."""
BUSY_WORLD: Final = 3
"""The seed of a world in which replies lie on the market soon."""
SMALL_STOCKS: Final = (
    "carthage 2 hippo 3 leptis 1 =3",
    "rome 2 cumae 1 tarquinia 3 =4",
    "troy 2 abdera 1 odessos 3 =2",
    "knossos 3 phaistos 2 rhodes 2 =3",
    "hattusas 3 sinope 1 kanesh 2 =4",
    "babylonia 4 ur 3 mari 2 =5",
    "memphis 4 tanis 3 thebes 1 =2",
)
"""Tokens on the map of Civilization and in stock, with no room for all that may be added."""


def _twin_of_ur(position: Position, viewer: Viewer) -> Position:
    """The tiles of the market below its top, in another order."""
    below = position.market[1:]
    return msgspec.structs.replace(position, market=(*position.market[:1], *below[1:], *below[:1]))


def _twin_of_babel(position: BabelPosition, viewer: Viewer) -> BabelPosition:
    """Other hands, deck and reshuffles to come, and another pile below its first cards.

    What the viewer will draw next stays as it is, and so do the next temple cards, or no turn could ever pass unseen.
    """
    source = random.Random(position.generator)
    hands, first = position.hands, _both_hands(position)
    cards = list("".join(hands) + position.deck)
    hidden = [index for index in range(first, len(cards)) if _drawn_by(position, index - first) != viewer]
    hidden += [index for index in range(first) if int(index >= len(hands[0])) != viewer]
    for index, card in zip(hidden, shuffled([cards[index] for index in hidden], source), strict=True):
        cards[index] = card
    dealt = "".join(cards)
    return msgspec.structs.replace(
        position,
        hands=(people_in_order(dealt[: len(hands[0])]), people_in_order(dealt[len(hands[0]) : first])),
        deck=dealt[first:],
        pile=(*position.pile[:SAME_PILE], *shuffled(position.pile[SAME_PILE:], source)),
        generator=position.generator + 1,
    )


def _both_hands(position: BabelPosition) -> int:
    """How many people cards both hold."""
    return sum(map(len, position.hands))


def _drawn_by(position: BabelPosition, index: int) -> Seat:
    """Who will draw that card of the deck if every turn ends in its turn."""
    return (position.board.seat + 1 + index // PEOPLE_A_TURN) % 2


def _twin_of_tigris(position: TigrisPosition, viewer: Viewer) -> TigrisPosition:
    """Other hands, points and treasures of everyone else, and another bag from where the others draw.

    The viewer draws the same next, and so do all others in their turn, or no turn could ever pass unseen.
    """
    source = random.Random(7)
    others = [seat for seat in range(position.board.seats) if seat != viewer]
    hidden = shuffled("".join(position.hands[seat] for seat in others), source)
    dealt = {
        seat: tigris_in_order("".join(hidden[place * HAND : (place + 1) * HAND])) for place, seat in enumerate(others)
    }
    hands = tuple(dealt.get(seat, hand) for seat, hand in enumerate(position.hands))
    drawn, rest = position.bag[:SAME_BAG], position.bag[SAME_BAG:]
    points = tuple(own if seat == viewer else tuple(n + 1 for n in own) for seat, own in enumerate(position.points))
    treasures = tuple(own + (seat != viewer) for seat, own in enumerate(position.treasures))
    return msgspec.structs.replace(
        position, hands=hands, points=points, treasures=treasures, bag=drawn + "".join(shuffled(rest, source))
    )


def _answers_of_civilization(seats: int) -> CivilizationPosition:
    """Everyone spreads a stock that is too small; all but the last two have answered, and nobody knows what."""
    names = ("africa", "italy", "thrace", "crete", "asia", "babylon", "egypt")[:seats]
    nations = dict(zip(names, SMALL_STOCKS, strict=False))
    position = civilization_scene("expansion", **nations)
    last = seats - 2
    answers = tuple(_expansions(position, seat)[0] if seat < last else None for seat in range(seats))
    owing, answered = tuple(range(last, seats)), tuple(range(last))
    board = msgspec.structs.replace(position.board, owing=owing, answered=answered)
    return CivilizationPosition(board, answers)


def _expansions(position: CivilizationPosition, seat: Seat) -> list[Action]:
    view = CIVILIZATION.view(msgspec.structs.replace(position, board=_asked(position.board, seat)), seat)
    return list(CIVILIZATION.candidates(view))


def _asked(board: CivilizationBoard, seat: Seat) -> CivilizationBoard:
    return msgspec.structs.replace(board, owing=(seat,))


def _twin_of_civilization(position: CivilizationPosition, viewer: Viewer) -> CivilizationPosition:
    """Everyone else has answered something else."""
    answers = tuple(
        own if own is None or seat == viewer else _expansions(position, seat)[1]
        for seat, own in enumerate(position.answers)
    )
    return msgspec.structs.replace(position, answers=answers)


def _market_of_civilization(seats: int) -> CivilizationPosition:
    """A market of the full game on which offers and replies lie already."""
    steps = doings(world("full", seats, BUSY_WORLD), BUSY_WORLD, 400)
    return next(each.after for each in steps if each.after.secrets.replies)


def _twin_of_market_of_civilization(position: CivilizationPosition, viewer: Viewer) -> CivilizationPosition:
    """Others hold other cards and offer others, and other cards will be drawn."""
    return twin(position, viewer, random.Random(7))


def _twin_of_secrets(position: Secrets, viewer: Viewer) -> Secrets:
    """Everyone else holds another number."""
    numbers = (number + 50 * (seat != viewer) for seat, number in enumerate(position.numbers))
    return Secrets(tuple(numbers), position.drawn)


def _twin_of_market(position: MarketPosition, viewer: Viewer) -> MarketPosition:
    """Everyone else holds another card in the place of the least valuable, and other cards will be dealt."""
    hands = tuple(
        hand if seat == viewer else in_order(WARES[WARES.index(hand[0]) - 1] + hand[1:])
        for seat, hand in enumerate(position.hands)
    )
    return msgspec.structs.replace(position, hands=hands, generator=position.generator + 1)


PLAYED: Final[dict[str, Game[Any, Any, Any]]] = {
    **GAMES,
    SecretGame.id: SecretGame(),
    MARKET.id: MARKET,
    MIDGAME.id: MIDGAME,
}
"""Every game of the server, one of them from the middle of a match on too; the one that has more secrets than any, and
the one in which some do not even know that something happened."""
TWINS: Final[dict[str, TwinOf]] = {
    "ur": _twin_of_ur,
    "babel": _twin_of_babel,
    "tigris": _twin_of_tigris,
    "civilization": _twin_of_civilization,
    SecretGame.id: _twin_of_secrets,
    MARKET.id: _twin_of_market,
    MIDGAME.id: _twin_of_market_of_civilization,
}
BEGINS: Final[dict[str, Callable[[int], Any]]] = {
    "civilization": _answers_of_civilization,
    MIDGAME.id: _market_of_civilization,
}
"""By number of seats where a game is taken up whose setup hides nothing, or not what matters."""
SOME_SEATS: Final = {MARKET.id: (4,), "civilization": (4,)}
"""Numbers of seats that stand for the others of a game, where it takes many."""


class Dealt:
    """A game whose first position is this one, whatever the seed."""

    def __init__(self, game: Game[Any, Any, Any], position: Any) -> None:
        self._game = game
        self._position = position

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def setup(self, seats: int, options: Options, seed: int) -> Any:
        return self._position


class Step(msgspec.Struct, frozen=True):
    """What a seat tries: an action, or taking a step back if there is none."""

    seat: Seat
    action: Action | None


def twins(game: Game[Any, Any, Any], seats: int, seed: int, viewer: Viewer) -> tuple[Dealt, Dealt]:
    """The game dealt twice, so that the viewer cannot tell one from the other."""
    position = _first_position(game, seats, seed)
    twin = TWINS[game.id](position, viewer)
    assert game.view(twin, viewer) == game.view(position, viewer)
    return Dealt(game, position), Dealt(game, twin)


def hides_something(game: Game[Any, Any, Any], seats: int, viewer: Viewer) -> bool:
    """Whether there is anything that the viewer may not know when so many play."""
    position = _first_position(game, seats, 1)
    return bool(TWINS[game.id](position, viewer) != position)


def _first_position(game: Game[Any, Any, Any], seats: int, seed: int) -> Any:
    begin = BEGINS.get(game.id)
    return game.setup(seats, game.options_type(), seed) if begin is None else begin(seats)


def indistinguishable_play(
    pair: tuple[Dealt, Dealt], seats: int, viewer: Viewer, chooser: random.Random, length: int
) -> list[Step]:
    """Steps, some of them refused, after each of which the viewer still may not know which of the two is played."""
    matches = [Match(dealt, seats, 0) for dealt in pair]  # type: ignore[arg-type]
    steps = []
    for _ in range(length):
        step = _choice(matches[0], chooser)
        if step is None:
            break
        tried = [match.copy() for match in matches]
        outcomes = [_try(match, step) for match in tried]
        if step.seat != viewer and outcomes[0] != outcomes[1]:
            continue  # what a seat may do can follow from what only it knows
        later = [_left_alone(match) for match in tried]
        if tried[0].view(viewer) == tried[1].view(viewer) and later[0].view(viewer) == later[1].view(viewer):
            steps.append(step)
            matches = tried
    return steps


def _left_alone(match: Match) -> Match:
    """The match once it has gone on by itself, where nobody can do anything but wait."""
    later = match.copy()
    while not later.due.seats and later.due.seconds:
        later.expire()
    return later


def unlike_play(
    game: Game[Any, Any, Any], seats: int, viewer: Viewer, chooser: random.Random, length: int
) -> tuple[list[Step | None], list[Step | None]]:
    """What happens in two matches of which the viewer may not know which one is played.

    Where one has a step of which the viewer may know nothing, the other has another one of that kind, or none.
    """
    one, other = Match(game, seats, 0), Match(game, seats, 0)
    steps: tuple[list[Step | None], list[Step | None]] = ([], [])
    for _ in range(length):
        step = _choice(one, chooser)
        if step is None:
            break
        if _passes_unseen(one, step, viewer):
            instead = _another(other, viewer, chooser)
            _try(one, step)
            if instead is not None:
                _try(other, instead)
            steps[0].append(step)
            steps[1].append(instead)
            continue
        tried = one.copy(), other.copy()
        outcomes = [_try(match, step) for match in tried]
        alike = outcomes[0] == outcomes[1] and tried[0].view(viewer) == tried[1].view(viewer)
        if alike and not _passes_unseen(other, step, viewer):
            one, other = tried
            steps[0].append(step)
            steps[1].append(step)
    return steps


def _another(match: Match, viewer: Viewer, chooser: random.Random) -> Step | None:
    """Some step of which the viewer may know nothing; none half of the time, and where none is found."""
    for _ in range(chooser.choice((0, 8))):
        step = _choice(match, chooser)
        if step is not None and _passes_unseen(match, step, viewer):
            return step
    return None


def _passes_unseen(match: Match, step: Step, viewer: Viewer) -> bool:
    """Whether the viewer may know nothing of the step: no event tells of it, and nothing that is seen changes."""
    if step.action is None or step.seat == viewer:
        return False
    after = match.copy()
    try:
        events = after.apply(step.seat, step.action)
    except IllegalAction:
        return False
    if any(event.seen_by(viewer) is not None for event in events):
        return False
    return _seen(match, viewer) == _seen(after, viewer)


def _seen(match: Match, viewer: Viewer) -> tuple[object, ...]:
    return match.view(viewer), match.due, match.undoers(), match.result


def _choice(match: Match, chooser: random.Random) -> Step | None:
    """Something that a seat might try: mostly what is allowed, now and then out of turn or taken back."""
    if not match.due.seats:
        return None
    actor = chooser.choice(acting(match))
    action = chooser.choice(list(match.game.candidates(match.view(actor))))
    fate = chooser.random()
    if fate < 0.15:
        return Step(chooser.randrange(match.seats), None)
    return Step(chooser.randrange(match.seats) if fate < 0.3 else actor, action)


def _try(match: Match, step: Step) -> str:
    """What came of it: the code of the refusal, or nothing."""
    try:
        if step.action is None:
            match.undo(step.seat)
        else:
            match.apply(step.seat, step.action)
    except IllegalAction as illegal:
        return illegal.refusal.code
    return ""
