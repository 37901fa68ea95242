"""What has happened since somebody was here, in few lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat.games.civilization.areas import AreaId
from ziggurat.games.civilization.position import Mode
from ziggurat.games.game import Event
from ziggurat_client.boards.civilization.since.digest import MEASURES, Change, FightSince, NationSince, Since
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller
from ziggurat_client.wording.listing import listing

MOST: Final = 5
"""So many fights, and so many assaults, are told one by one: the newest."""


@dataclass(frozen=True)
class SinceWords:
    """A heading, the time it is about, a line for each nation by seat, what concerned us, and who is asked now: empty
    once the match is over."""

    title: str
    span: str
    nations: tuple[str, ...]
    ours: tuple[str, ...]
    due: str

    @property
    def lines(self) -> tuple[str, ...]:
        """All of it, from top to bottom."""
        return tuple(filter(None, (self.title, self.span, *self.nations, *self.ours, self.due)))


def since_words(since: Since, mode: Mode, teller: CivilizationTeller, names: Sequence[str]) -> SinceWords:
    """It in words; whoever looks is "you" if the teller has a viewer. `names` are those of the seats."""
    words = _SinceTeller(since, mode, teller, names)
    return SinceWords(
        words.title(), words.span(), tuple(map(words.nation, since.nations)), tuple(words.ours()), words.due()
    )


@dataclass(frozen=True)
class _SinceTeller:
    since: Since
    mode: Mode
    teller: CivilizationTeller
    names: Sequence[str]

    def _say(self, key: str, **blanks: str | int) -> str:
        return self.teller.words.say(f"civilization.since.{key}", **blanks)

    def title(self) -> str:
        """What stands above."""
        return self._say("title.watching" if self.teller.viewer is None else "title")

    def span(self) -> str:
        """From which turn and phase to which."""
        began, now = self.since.began, self.since.now
        first, last = self.teller.phase(began.phase), self.teller.phase(now.phase)
        if began.turn == now.turn:
            return self._say("span.turn", turn=now.turn, first=first, last=last)
        return self._say("span", begun=began.turn, turn=now.turn, first=first, last=last)

    def nation(self, nation: NationSince) -> str:
        """How a nation stood and stands, and its cities won and lost."""
        said = [self._change(measure, getattr(nation, measure)) for measure in MEASURES[self.mode]]
        for key, areas in (("won", nation.won), ("lost", nation.lost)):
            if areas:
                said.append(self._say(key, cities=self._cities(areas)))
        return self._say("nation", name=self._name(nation.seat), things=", ".join(said))

    def _change(self, measure: str, change: Change) -> str:
        kind = "same" if change.then == change.now else "changed"
        return self._say(f"{measure}.{kind}", count=change.now, then=change.then)

    def ours(self) -> Iterator[str]:
        """What concerned us: our time, our taxes and deals, fights, attacks on cities by us or on ours, calamities."""
        if self.since.late:
            phases = list(dict.fromkeys(map(self.teller.phase, self.since.late)))
            yield self._say("late", phases=listing(self.teller.words, phases))
        if self.since.taxed:
            yield self._say("taxed", count=self.since.taxed)
        yield from self._newest(self._told(self.since.deals), "more_deals")
        yield from self._newest(tuple(map(self._fight, self.since.fights)), "more_fights")
        yield from self._newest(self._told(self.since.assaults), "more_assaults")
        yield from self._newest(self._told(self.since.blows), "more_blows")

    def _told(self, events: Sequence[Event]) -> tuple[str, ...]:
        """What the log says of them."""
        lines = (self.teller.log_line(event, self.names) for event in events)
        return tuple(line.text for line in lines if line is not None)

    def _newest(self, lines: Sequence[str], key: str) -> Iterator[str]:
        if len(lines) > MOST:
            yield self._say(key, count=len(lines) - MOST)
        yield from lines[-MOST:]

    def _fight(self, fight: FightSince) -> str:
        rivals = listing(self.teller.words, [self.names[seat] for seat in fight.rivals])
        key = "fight.left" if fight.left else "fight.nothing"
        return self._say(key, where=self.teller.within(fight.area), rivals=rivals, then=fight.began, count=fight.left)

    def due(self) -> str:
        """Who is asked now."""
        since, phase = self.since, self.teller.phase(self.since.now.phase)
        if not since.due:
            return ""
        if self.teller.viewer in since.due:
            return self._say("due.yours", phase=phase)
        return self._say(
            "due.theirs", phase=phase, names=listing(self.teller.words, [self.names[s] for s in since.due])
        )

    def _cities(self, areas: Sequence[AreaId]) -> str:
        return listing(self.teller.words, list(map(self.teller.city, areas)))

    def _name(self, seat: int) -> str:
        return self.teller.words.say("game.you") if seat == self.teller.viewer else self.names[seat]
