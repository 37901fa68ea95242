"""Who faces whom in a conflict, how strong both are as far as it is known, and what it comes to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ziggurat.games.game import Seat, Viewer
from ziggurat.games.tigris.colours import Colour
from ziggurat.games.tigris.position import Conflict, Side
from ziggurat_client.boards.tigris.board.progress import Progress
from ziggurat_client.boards.tigris.words.sentences import TigrisTeller


@dataclass(frozen=True)
class Fighter:
    """One side: its seat, its name, what its leader does, its strength on the map, and what it adds, None where the
    viewer does not know. `sealed` says that something lies in clay, `meant` that the number is being chosen, and
    `beaten` that the side has lost, or would lose."""

    seat: Seat
    name: str
    role: str
    board: int
    added: int | None
    sealed: bool = False
    meant: bool = False
    beaten: bool = False

    @property
    def total(self) -> int | None:
        """Both together."""
        return None if self.added is None else self.board + self.added


@dataclass(frozen=True)
class Duel:
    """Both sides: the viewer `left` if they fight, else the defender. The leaders are of `color`, what is added is of
    `tiles`. The `verdict` says who is to decide, or what it comes to, in favour of `ahead` if of anybody."""

    left: Fighter
    right: Fighter
    color: Colour
    tiles: Colour
    verdict: str
    ahead: Seat | None = None


def duel_of(
    conflict: Conflict,
    progress: Progress,
    viewer: Viewer,
    choosing: int | None,
    names: Sequence[str],
    words: TigrisTeller,
) -> Duel:
    """The conflict as `viewer` sees it, who is `choosing` how many tiles to add, or is not asked (None)."""
    attacks = viewer == conflict.attacker.seat
    first = conflict.commitment is None
    attacker_adds = choosing if first and attacks else conflict.commitment
    defender_adds = choosing if not first and viewer == conflict.defender.seat else None
    if progress.answer is not None:
        defender_adds = progress.answer
    ahead = _ahead(conflict, attacker_adds if not first else None, defender_adds)
    if progress.victor is not None:
        ahead = progress.victor
    attacker = Fighter(
        conflict.attacker.seat,
        names[conflict.attacker.seat],
        _role(conflict.attacker, "attacks", words),
        round(conflict.attacker.strength * progress.counted),
        attacker_adds,
        sealed=first and not attacks,
        meant=first and attacks and choosing is not None,
        beaten=ahead == conflict.defender.seat,
    )
    defender = Fighter(
        conflict.defender.seat,
        names[conflict.defender.seat],
        _role(conflict.defender, "defends", words),
        round(conflict.defender.strength * progress.counted),
        defender_adds,
        meant=not first and choosing is not None and progress.answer is None,
        beaten=ahead == conflict.attacker.seat,
    )
    left, right = (attacker, defender) if attacks else (defender, attacker)
    verdict = _verdict(conflict, progress, viewer, defender.total, ahead, names, words)
    return Duel(left, right, conflict.color, conflict.tiles, verdict, ahead)


def _ahead(conflict: Conflict, attack: int | None, defence: int | None) -> Seat | None:
    """Who wins with what is known; a tie is the defender's (rules 6.1 and 6.2)."""
    if attack is None or defence is None:
        return None
    holds = conflict.defender.strength + defence >= conflict.attacker.strength + attack
    return conflict.defender.seat if holds else conflict.attacker.seat


def _role(side: Side, does: str, words: TigrisTeller) -> str:
    return words.words.say(f"tigris.duel.{does}", space=words.space(side.space))


def _verdict(
    conflict: Conflict,
    progress: Progress,
    viewer: Viewer,
    defence: int | None,
    ahead: Seat | None,
    names: Sequence[str],
    words: TigrisTeller,
) -> str:
    def about(key: str, seat: Seat) -> str:
        whose = "you" if seat == viewer else "they"
        return words.words.say(f"tigris.duel.{key}.{whose}", name=names[seat])

    if progress.victor is not None:
        return about("wins", progress.victor)
    if conflict.commitment is None:
        return about("chooses", conflict.attacker.seat)
    if ahead is None or viewer != conflict.defender.seat:
        return about("answers", conflict.defender.seat)
    if ahead != viewer:
        return words.words.say("tigris.duel.yields")
    tie = defence == conflict.attacker.strength + conflict.commitment
    return words.words.say("tigris.duel.ties" if tie else "tigris.duel.holds")
