"""Babel in words: what happened, what a deed would bring, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ziggurat.games.babel.events import (
    CardSettled,
    DiscardDemanded,
    FinalPhaseStarted,
    GameOver,
    HandAnnounced,
    PawnMoved,
    PeopleBanished,
    PeopleDeserted,
    PeopleDiscarded,
    PeopleDrawn,
    PeopleMigrated,
    PeopleReshuffled,
    TempleBuilt,
    TempleCardsLaid,
    TempleDestroyed,
    TemplePlundered,
    TempleProgressed,
)
from ziggurat.games.babel.peoples import PEOPLES
from ziggurat.games.game import Event, Refusal, Seat, Viewer
from ziggurat_client.boards.babel.words.whereabouts import cells_in
from ziggurat_client.wording.log_line import LogLine, TextRun
from ziggurat_client.wording.words import Words

_WHO: Final = "\N{INFORMATION SEPARATOR ONE}"
"""Stands for the name in a sentence until it is cut into runs."""

Told = tuple[str, Seat, dict[str, str | int]]
"""The sentence of an event: its key, whose it is, and its blanks."""


class Storyteller:
    """Says things about one table's game of Babel in the person's language."""

    def __init__(self, words: Words, viewer: Viewer) -> None:
        self._words = words
        self._viewer = viewer

    # ------------------------------------------------------------------ the log

    def log_line(self, event: Event, names: Sequence[str]) -> LogLine | None:
        """The log's sentence about an event, or None for one that another one tells of."""
        match event:
            case FinalPhaseStarted():
                return LogLine(None, (TextRun(self._words.say("babel.log.final_phase")),))
            case PeopleReshuffled(deck):
                return LogLine(None, (TextRun(self._words.say("babel.log.reshuffled", count=deck)),))
            case GameOver(reason=reason):
                return LogLine(None, (TextRun(self._words.say(f"babel.log.ended.{reason}")),))
        told = self._told(event)
        if told is None:
            return None
        key, seat, blanks = told
        return replace(self._about(f"babel.log.{key}", seat, names, blanks), places=cells_in(event, self._viewer))

    def taken_back(self, seat: Seat, names: Sequence[str]) -> LogLine:
        """The log's sentence about a step taken back."""
        return self._about("babel.log.undone", seat, names, {})

    def step(self, event: Event) -> str | None:
        """The short line about a step in the list of this turn, or None for an event that is no step."""
        told = self._told(event)
        if told is None or isinstance(event, PeopleDrawn | TempleCardsLaid | HandAnnounced):
            return None
        key, _, blanks = told
        return self._words.say(f"babel.step.{key}", **blanks)

    def _told(self, event: Event) -> Told | None:
        return self._told_of_cards(event) or self._told_of_temples(event)

    def _told_of_cards(self, event: Event) -> Told | None:
        match event:
            case PawnMoved(seat, _, site):
                return "moved", seat, {"site": self.people(site)}
            case CardSettled(seat, site, card):
                return "settled", seat, {"card": self.card(card), "site": self.people(site)}
            case PeopleMigrated(seat, source, target):
                return "migrated", seat, {"source": self.people(source), "target": self.people(target)}
            case PeopleBanished(victim, site, people, indices):
                cards = self.cards(people * len(indices))
                return "banished", 1 - victim, {"site": self.people(site), "cards": cards}
            case PeopleDeserted(_, seat, site, people, count):
                return "deserted", seat, {"site": self.people(site), "cards": self.cards(people * count)}
            case DiscardDemanded(victim, count):
                return "demanded", victim, {"count": count}
            case PeopleDiscarded(seat, cards):
                return "discarded", seat, {"cards": self.cards(cards)}
            case PeopleDrawn(seat, count):
                return "drew", seat, {"count": count}
            case HandAnnounced(seat, count):
                return "announced", seat, {"count": count}
            case _:
                return None

    def _told_of_temples(self, event: Event) -> Told | None:
        match event:
            case TempleBuilt(seat, site, level, source):
                key = "built_rival" if source == "opponent" else "built"
                return key, seat, {"level": level, "site": self.people(site)}
            case TempleDestroyed(victim, site):
                return "destroyed", 1 - victim, {"site": self.people(site)}
            case TemplePlundered(seat, _, site, level):
                return "plundered", seat, {"level": level, "site": self.people(site)}
            case TempleProgressed(seat, site, level):
                return "progressed", seat, {"level": level, "site": self.people(site)}
            case TempleCardsLaid(seat, levels):
                return "laid", seat, {"levels": ", ".join(map(str, levels))}
            case _:
                return None

    def _about(self, key: str, seat: Seat, names: Sequence[str], blanks: dict[str, str | int]) -> LogLine:
        mine = seat == self._viewer
        name = self._words.say("game.you") if mine else names[seat]
        sentence = self._words.say(f"{key}.you" if mine else f"{key}.they", who=_WHO, **blanks)
        before, _, after = sentence.partition(_WHO)
        runs = (TextRun(before), TextRun(name, bold=True), TextRun(after))
        return LogLine(seat, tuple(run for run in runs if run.text))

    # ------------------------------------------------------------------ things

    def people(self, letter: str) -> str:
        """The name of a people, which is its site's too."""
        return self._words.say(f"babel.people.{letter}")

    def card(self, letter: str) -> str:
        """One card of a people."""
        return self._words.say(f"babel.card.{letter}")

    def cards(self, letters: str) -> str:
        """Several cards, counted by people."""
        counts = [(people, letters.count(people)) for people in PEOPLES if people in letters]
        said = (
            self.card(people)
            if count == 1
            else self._words.say("babel.counted", count=count, people=self.people(people))
            for people, count in counts
        )
        return ", ".join(said)

    def refusal(self, refusal: Refusal) -> str | None:
        """Why something cannot be done, with the paragraph of the rules; None if the code is unknown here."""
        reason = self.reason(refusal)
        if reason is None or not refusal.rule:
            return reason
        return self._words.say("babel.rule", sentence=reason, rule=refusal.rule)

    def reason(self, refusal: Refusal) -> str | None:
        """The same without the paragraph."""
        return self._words.say_if_known(f"babel.refused.{refusal.code}", dict(refusal.params))
