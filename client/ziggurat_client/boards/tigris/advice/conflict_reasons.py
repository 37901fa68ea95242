"""What speaks for a war, for adding tiles to a conflict and for holding them back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ziggurat.games.game import Seat
from ziggurat.games.tigris.colours import INDEX, LETTER, Colour
from ziggurat.games.tigris.conflicts import conflict_on
from ziggurat.games.tigris.position import Board, Conflict, Screened
from ziggurat.games.tigris.spaces import numbers_in, set_of
from ziggurat.games.tigris.wars import protected, union_of, war_colours, war_of
from ziggurat_client.boards.tigris.advice.voice import Voice
from ziggurat_client.boards.tigris.conflict.outcomes import Outcome, outcomes_of


@dataclass(frozen=True)
class ConflictReasons:
    """Finds what speaks for what `seat` does about a conflict. `own` is what lies behind its screen, None where that is
    not known."""

    board: Board
    seat: Seat
    own: Screened | None
    voice: Voice

    def of_fight(self, conflict: Conflict) -> Iterator[str]:
        """Who fights how strongly, and what winning it brings to `seat`, if it is a side."""
        yield self.voice.forecasts.fight(conflict)
        yield from self._stake(conflict)

    def of_choice(self, color: Colour) -> Iterator[str]:
        """The war that is fought first, and which of the others would not be fought if one side won it."""
        war = war_of(self.board, color)
        attacker, defender = (self.voice.names[side.seat] for side in (war.attacker, war.defender))
        strengths = {"attack": war.attacker.strength, "defence": war.defender.strength}
        yield self.voice.fact("strengths", attacker=attacker, defender=defender, **strengths)
        yield from self._stake(war)
        others = [other for other in self.board.wars if other != color]
        for winner, loser in ((war.attacker, war.defender), (war.defender, war.attacker)):
            left = war_colours(_without(self.board, war, loser.seat).ground, union_of(self.board))
            for other in others:
                if other not in left:
                    yield self.voice.about("cancels", winner.seat, leaders=self.voice.teller.leaders(other))

    def of_commitment(self, count: int) -> Iterator[str]:
        """What so many tiles come to: before the defender has answered what holds against them, then who wins."""
        conflict = conflict_on(self.board)
        if conflict.commitment is None:
            yield from self._of_attack(conflict, conflict.attacker.strength + count)
        else:
            yield from self._of_defence(conflict, conflict.defender.strength + count, count)

    # ------------------------------------------------------------------ either side

    def _of_attack(self, conflict: Conflict, total: int) -> Iterator[str]:
        defence, defender = conflict.defender.strength, self.voice.names[conflict.defender.seat]
        if total > defence:
            needed = self.voice.teller.tiles(conflict.tiles, total - defence)
            yield self.voice.fact("must_add", name=defender, total=total, other=defence, tiles=needed)
        else:
            yield self.voice.fact("falls_short", name=defender, total=total, other=defence)
            yield from self._held_back(conflict, defence - conflict.attacker.strength + 1)

    def _of_defence(self, conflict: Conflict, total: int, count: int) -> Iterator[str]:
        attack = conflict.attacker.strength + (conflict.commitment or 0)
        holds, yields = outcomes_of(self.board, conflict)
        if total >= attack:
            yield self.voice.about("holds", self.seat, total=total, other=attack)
            if count and total == attack:
                yield self.voice.fact("tie")
            yield self._points("gains", holds)
            return
        yield self.voice.about("gives_way", self.seat, total=total, other=attack)
        yield from self._held_back(conflict, attack - conflict.defender.strength)
        yield self.voice.loss(yields)

    def _held_back(self, conflict: Conflict, needed: int) -> Iterator[str]:
        """Why nothing that matters is added, where the hand is known: what it has is too little, or kept."""
        if self.own is None:
            return
        held = self.own.hand.count(LETTER[conflict.tiles])
        tiles = self.voice.teller.tiles(conflict.tiles, held)
        if not held:
            yield self.voice.fact("none_held", color=self.voice.teller.color(conflict.tiles))
        elif held < needed:
            yield self.voice.fact("too_few", tiles=tiles)
        else:
            yield self.voice.fact("kept", tiles=tiles)

    def _stake(self, conflict: Conflict) -> Iterator[str]:
        """What winning brings to `seat`, if it is a side."""
        for outcome in outcomes_of(self.board, conflict):
            if outcome.winner == self.seat:
                yield self._points("brings", outcome)

    def _points(self, key: str, outcome: Outcome) -> str:
        """A reason about the points of the winner."""
        points = self.voice.teller.points(outcome.gains, outcome.points)
        return self.voice.about(key, outcome.winner, points=points)


def _without(board: Board, war: Conflict, loser: Seat) -> Board:
    """The map once that side has lost the war (rule 6.2)."""
    side = war.attacker if war.attacker.seat == loser else war.defender
    fallen = set_of(side.supporters) & ~protected(board, war, side)
    home = board.with_leader(loser, INDEX[war.color], None)
    return home.with_contents(dict.fromkeys(numbers_in(fallen), "."))
