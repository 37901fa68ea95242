"""What a choice would lead to, before it is made: cubes, gains and points, all worked out by the game's own rules."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from ziggurat.games.game import IllegalAction, Seat
from ziggurat.games.ur.actions import UrAction
from ziggurat.games.ur.amounts import named
from ziggurat.games.ur.farming import sowing, wither, withering
from ziggurat.games.ur.growth import culture_gains, trade_gains
from ziggurat.games.ur.politics import redistribution
from ziggurat.games.ur.position import NOBODY, Cubes, Position
from ziggurat.games.ur.rules import Ur
from ziggurat.games.ur.scoring import score
from ziggurat.games.ur.spread import Spread
from ziggurat.games.ur.tiles import AGRICULTURE, CULTURE, POLITICS, TRADE, Kind, Tile
from ziggurat.games.ur.war import attacks, toll
from ziggurat_client.boards.ur.choosing.modes import MARKET, Mode, Sharing
from ziggurat_client.boards.ur.choosing.possible import action_of

_RULES = Ur()


@dataclass(frozen=True)
class Odds:
    """The sum of an attack: `yours` − `theirs` − `toll` = `left`; legal where `left` is at least 1."""

    yours: int
    theirs: int
    toll: int

    @property
    def left(self) -> int:
        """The cubes that could move in."""
        return self.yours - self.theirs - self.toll


@dataclass(frozen=True)
class Yield:
    """What an action would bring: cubes `gained` by its player, `given` to others, and cubes `lost`."""

    gained: int = 0
    given: int = 0
    lost: int = 0


def odds(position: Position, attacker: int, target: int) -> Odds:
    """The sum of an attack from one square on another."""
    return Odds(position.cubes[attacker], position.cubes[target], toll(position, attacker, target))


def action_yield(position: Position, seat: Seat, kind: Kind) -> Yield:
    """What performing `kind` would bring at most. War: `gained` counts the attacks that are possible."""
    if kind == TRADE:
        return Yield(gained=min(_total(trade_gains(position, seat)), position.supplies[seat]))
    if kind == CULTURE:
        gains = culture_gains(position, seat)
        own = _total(tuple(gain for gain in gains if position.owners[gain.square] == seat))
        return Yield(gained=min(own, position.supplies[seat]), given=_total(gains) - own)
    if kind == AGRICULTURE:
        lost = withering(position, seat)
        return Yield(gained=sowing(wither(position, seat, lost), seat).most_total, lost=len(lost))
    if kind == POLITICS:
        return Yield(gained=redistribution(position, seat).most_total)
    return Yield(gained=len({(attack.attacker, attack.target) for attack in attacks(position, seat)}))


def gains_of(position: Position, seat: Seat, kind: Kind) -> dict[int, int]:
    """The cubes that Trade or Culture would put on each square, in the colour of its owner; empty for the others."""
    if kind == TRADE:
        return {gain.square: gain.count for gain in trade_gains(position, seat)}
    if kind == CULTURE:
        return {gain.square: gain.count for gain in culture_gains(position, seat)}
    return {}


def losses_of(position: Position, seat: Seat, kind: Kind) -> dict[int, int]:
    """The cubes that Agriculture would take from each square; empty for the others."""
    return dict.fromkeys(withering(position, seat), 1) if kind == AGRICULTURE else {}


def before_sharing(position: Position, seat: Seat, mode: Sharing) -> Position:
    """The position that a sharing of cubes starts from: for Agriculture, after the withering."""
    if mode.purpose == "agriculture":
        return wither(position, seat, withering(position, seat))
    return position


def shared_cubes(position: Position, seat: Seat, mode: Sharing) -> dict[int, tuple[int, int]]:
    """For each square that the sharing touches: the cubes there now, and afterwards."""
    start = before_sharing(position, seat, mode)
    lost = losses_of(position, seat, AGRICULTURE) if mode.purpose == "agriculture" else {}
    found = {square: (position.cubes[square], start.cubes[square]) for square in lost}
    for square, count in zip(mode.space.squares, mode.counts, strict=True):
        kept = 0 if mode.purpose == "politics" else start.cubes[square]
        found[square] = (position.cubes[square], kept + count)
    return found


def points_after(position: Position, seat: Seat, mode: Mode) -> int | None:
    """The seat's score if this mode were confirmed as it stands, or None where it cannot be told yet."""
    if isinstance(mode, Sharing) and mode.purpose == "politics":
        return score(_spread(position, seat, mode.space, mode.counts), seat).points
    action = action_of(mode)
    return None if action is None else points_of(position, seat, action)


def points_of(position: Position, seat: Seat, action: UrAction) -> int | None:
    """The seat's score right after `action`, or None if the rules refuse it."""
    try:
        after, _ = _RULES.apply(position, seat, action)
    except IllegalAction:
        return None
    return score(after, seat).points


def tile_at(position: Position, place: int) -> Tile:
    """The tile on a square, or the market's for MARKET."""
    return position.market[0] if place == MARKET else position.tiles[place]


def _spread(position: Position, seat: Seat, space: Spread, counts: tuple[int, ...]) -> Position:
    """The position with the cubes of a redistribution where they are so far."""
    owners, cubes = list(position.owners), list(position.cubes)
    for square in space.squares:
        owners[square], cubes[square] = NOBODY, 0
    for given in named(space.squares, counts):
        owners[given.square], cubes[given.square] = seat, given.count
    return replace(position, owners=tuple(owners), cubes=tuple(cubes))


def _total(gains: tuple[Cubes, ...]) -> int:
    return sum(gain.count for gain in gains)
