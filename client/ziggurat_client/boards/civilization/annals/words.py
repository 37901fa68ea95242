"""What was new in a turn, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ziggurat.games.civilization.tables import AdvanceId
from ziggurat.games.game import Seat
from ziggurat_client.boards.annals import AnnalsPage
from ziggurat_client.boards.civilization.annals.news import Blow, CityLost, TurnNews
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller
from ziggurat_client.wording.listing import listing
from ziggurat_client.wording.words import Words


def tell_turn(words: Words, names: Sequence[str], page: AnnalsPage) -> tuple[str, ...]:
    """Calamities, cities founded and lost, advances, deals, and who leads; that it was quiet if there was nothing."""
    return tuple(_TurnWords(words, names).sentences(page))


class _TurnWords:
    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = names
        self._teller = CivilizationTeller(words, None)

    def sentences(self, page: AnnalsPage) -> Iterator[str]:
        news: TurnNews = page.news
        if page.turn == 0:
            yield self._say("begins")
            return
        yield from map(self._blow, news.blows)
        for seat, areas in news.founded:
            cities = listing(self._words, [self._teller.new_city(area) for area in areas])
            yield self._say("founded", name=self._names[seat], cities=cities)
        yield from map(self._lost, news.lost)
        if news.bought:
            yield self._say("bought", things=listing(self._words, list(map(self._bought, news.bought))))
        if news.deals:
            yield self._say("deals", count=news.deals)
        if news.is_quiet:
            yield self._say("quiet")
        if news.leaders:
            yield self._leads(news.leaders, news)

    def _blow(self, blow: Blow) -> str:
        calamity = self._words.say(f"civilization.calamity.{blow.calamity}")
        if blow.outcome == "no_effect":
            return self._say("spared", calamity=calamity, name=self._names[blow.victim])
        if blow.giver is None:
            return self._say("struck", calamity=calamity, name=self._names[blow.victim])
        giver = self._names[blow.giver]
        return self._say("struck_by", calamity=calamity, name=self._names[blow.victim], giver=giver)

    def _bought(self, bought: tuple[Seat, tuple[AdvanceId, ...]]) -> str:
        seat, advances = bought
        named = ", ".join(self._words.say(f"civilization.advance.{advance}") for advance in advances)
        return self._say("buyer", name=self._names[seat], advances=named)

    def _lost(self, lost: CityLost) -> str:
        blanks = {"owner": self._names[lost.owner], "city": self._teller.city(lost.area)}
        if lost.by is None:
            return self._say("given_up", **blanks)
        return self._say(lost.loss, name=self._names[lost.by], **blanks)

    def _leads(self, leaders: Sequence[Seat], news: TurnNews) -> str:
        names = listing(self._words, [self._names[seat] for seat in leaders])
        key = "leads" if len(leaders) == 1 else "lead"
        return self._say(f"{key}.{news.mode}", names=names, count=news.score)

    def _say(self, key: str, **blanks: str | int) -> str:
        return self._words.say(f"civilization.annals.{key}", **blanks)
