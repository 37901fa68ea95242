"""Plays the golden matches of Ur and writes them down: `python -m games.ur.record_golden` in the folder tests.

Run it only when the rules are meant to change; what it writes then differs, and a reader can see where.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from games.random_play import Choose, chooser, some_action
from games.ur.playthrough import told
from games.ur.scenes import UR
from ziggurat.games.game import Action, Seat
from ziggurat.games.ur.actions import EndWithoutSwap, Keep, Swap
from ziggurat.games.ur.position import Position, UrOptions
from ziggurat.games.ur.scoring import score
from ziggurat.match.match import Match
from ziggurat.match.record import save

GOLDEN: Final = Path(__file__).parent / "golden"
SEEDS: Final = {2: 23, 3: 72, 4: 110}
"""By number of seats. Chosen so that the matches hold every kind of event, forced turns and two of the endings."""
NAMES: Final = ("Enki", "Inanna", "Ashur", "Ninlil")
OPTIONS: Final = UrOptions(max_rounds=40)
ON_A_WHIM: Final = 6
"""One deed in so many is any deed at all, so that no kind of action is missing."""
NOTHING: Final = float("-inf")
ENDS_A_TURN: Final = (Swap, Keep, EndWithoutSwap)


def sensible(position: Position, seat: Seat, choose: Choose) -> Action:
    """The deed that leaves the seat best off, or now and then any; a swap once no deed makes it better."""
    offered = list(UR.candidates(UR.view(position, seat)))
    deeds = [action for action in offered if not isinstance(action, ENDS_A_TURN)]
    swaps = [action for action in offered if isinstance(action, ENDS_A_TURN)]
    if deeds and choose(ON_A_WHIM) == 0:
        return some_action(deeds, choose)
    worths = [(_worth(UR.apply(position, seat, action)[0], seat), action) for action in deeds]
    best = max((worth for worth, _ in worths), default=NOTHING)
    if swaps and best <= _worth(position, seat):
        return some_action(swaps, choose)
    equal = [action for worth, action in worths if worth == best]
    return equal[choose(len(equal))]


def _worth(position: Position, seat: Seat) -> float:
    """Ziggurats, points, and cubes gathered rather than spread; the cubes of others weigh against it."""
    own = [count for count, owner in zip(position.cubes, position.owners, strict=True) if owner == seat]
    gathered = sum(count * count for count in own) / 6
    against = (sum(position.cubes) - sum(own)) / 3
    return score(position, seat).points / 2 + 8 * position.ziggurats.count(seat) + gathered - against


def play(seats: int, seed: int) -> Match:
    """A whole sensible match."""
    match, choose = Match(UR, seats, seed, OPTIONS), chooser(seed)
    while match.due.seats:
        seat = match.due.seats[0]
        match.apply(seat, sensible(match.position, seat, choose))
    return match


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for seats, seed in SEEDS.items():
        match = play(seats, seed)
        (GOLDEN / f"{seats}p.json").write_bytes(save(match.record(NAMES[:seats])))
        (GOLDEN / f"{seats}p.txt").write_text(told(match), encoding="utf-8")


if __name__ == "__main__":
    main()
