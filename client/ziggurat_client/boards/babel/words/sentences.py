"""Babel in words: what happened, what an action would bring, and why something cannot be done."""

from __future__ import annotations

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
from ziggurat.games.game import Event
from ziggurat_client.boards.babel.words.whereabouts import cells_in
from ziggurat_client.boards.story.teller import Teller, Told


class BabelTeller(Teller):
    """The sentences about one table's game of Babel."""

    game = "babel"

    def remark(self, event: Event) -> str | None:
        match event:
            case FinalPhaseStarted():
                return self.words.say("babel.log.final_phase")
            case PeopleReshuffled(deck):
                return self.words.say("babel.log.reshuffled", count=deck)
            case GameOver(reason=reason):
                return self.words.say(f"babel.log.ended.{reason}")
            case _:
                return None

    def places_of(self, event: Event) -> frozenset[int]:
        return cells_in(event, self.viewer)

    def is_step(self, event: Event) -> bool:
        return not isinstance(event, PeopleDrawn | TempleCardsLaid | HandAnnounced)

    def told(self, event: Event) -> Told | None:
        return self._told_of_cards(event) or self._told_of_temples(event)

    def _told_of_cards(self, event: Event) -> Told | None:
        match event:
            case PawnMoved(seat, _, site):
                return Told("moved", seat, {"site": self.people(site)})
            case CardSettled(seat, site, card):
                return Told("settled", seat, {"card": self.card(card), "site": self.people(site)})
            case PeopleMigrated(seat, source, target):
                return Told("migrated", seat, {"source": self.people(source), "target": self.people(target)})
            case PeopleBanished(victim, site, people, indices):
                cards = self.cards(people * len(indices))
                return Told("banished", 1 - victim, {"site": self.people(site), "cards": cards})
            case PeopleDeserted(_, seat, site, people, count):
                return Told("deserted", seat, {"site": self.people(site), "cards": self.cards(people * count)})
            case DiscardDemanded(victim, count):
                return Told("demanded", victim, {"count": count})
            case PeopleDiscarded(seat, cards):
                return Told("discarded", seat, {"cards": self.cards(cards)})
            case PeopleDrawn(seat, count):
                return Told("drew", seat, {"count": count})
            case HandAnnounced(seat, count):
                return Told("announced", seat, {"count": count})
            case _:
                return None

    def _told_of_temples(self, event: Event) -> Told | None:
        match event:
            case TempleBuilt(seat, site, level, source):
                key = "built_rival" if source == "opponent" else "built"
                return Told(key, seat, {"level": level, "site": self.people(site)})
            case TempleDestroyed(victim, site):
                return Told("destroyed", 1 - victim, {"site": self.people(site)})
            case TemplePlundered(seat, _, site, level):
                return Told("plundered", seat, {"level": level, "site": self.people(site)})
            case TempleProgressed(seat, site, level):
                return Told("progressed", seat, {"level": level, "site": self.people(site)})
            case TempleCardsLaid(seat, levels):
                return Told("laid", seat, {"levels": ", ".join(map(str, levels))})
            case _:
                return None

    # ------------------------------------------------------------------ things

    def people(self, letter: str) -> str:
        """The name of a people, which is its site's too."""
        return self.words.say(f"babel.people.{letter}")

    def card(self, letter: str) -> str:
        """One card of a people."""
        return self.words.say(f"babel.card.{letter}")

    def cards(self, letters: str) -> str:
        """Several cards, counted by people."""
        counts = [(people, letters.count(people)) for people in PEOPLES if people in letters]
        said = (
            self.card(people)
            if count == 1
            else self.words.say("babel.counted", count=count, people=self.people(people))
            for people, count in counts
        )
        return ", ".join(said)
