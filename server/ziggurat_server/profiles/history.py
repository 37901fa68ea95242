"""What a history comes to: how much was played and won, against whom, and how a rating went."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from ziggurat.wire.profiles import (
    MOST_LAST,
    MOST_POINTS,
    MOST_RIVALS,
    DeedShare,
    GamePlayed,
    PlayedCard,
    RatingPoint,
    Rival,
    SealEarned,
    SeatsPlayed,
)
from ziggurat_server.journal.results import PlayedMatch

DEEDS: Final = 16
"""So many kinds of action are told at most, the favourite ones first."""


class Shown(NamedTuple):
    """Who looks at a history, and when: others see no match before it may be known, and no private one in the list."""

    own: bool
    now: float

    def counted(self, history: Sequence[PlayedMatch]) -> tuple[PlayedMatch, ...]:
        """Those that count."""
        return tuple(played for played in history if self.own or played.listed_from <= self.now)

    def listed(self, history: Sequence[PlayedMatch]) -> tuple[PlayedMatch, ...]:
        """Those that are listed one by one."""
        return tuple(played for played in self.counted(history) if self.own or not played.private)


def is_won(played: PlayedMatch) -> bool:
    """Whether they had the first place, alone or not."""
    return played.seat < len(played.ranks) and played.ranks[played.seat] == 1


def streak(history: Sequence[PlayedMatch]) -> int:
    """The most games won in a row; those that were called off do not end a row."""
    decided = (played for played in history if played.ranks)
    return max((len(list(row)) for won, row in groupby(decided, key=is_won) if won), default=0)


def of_each_game(history: Sequence[PlayedMatch]) -> tuple[GamePlayed, ...]:
    """What was played of each game, the most played first."""
    by_game: dict[str, list[PlayedMatch]] = defaultdict(list)
    for played in history:
        by_game[played.game].append(played)
    found = [_of_game(game, each) for game, each in by_game.items()]
    return tuple(sorted(found, key=lambda each: (-each.games, each.game)))


def last(history: Sequence[PlayedMatch]) -> tuple[PlayedCard, ...]:
    """The last matches, the newest first."""
    return cards(history[-MOST_LAST:][::-1])


def cards(history: Sequence[PlayedMatch]) -> tuple[PlayedCard, ...]:
    """These matches as they are told one by one."""
    return tuple(map(_card, history))


def _of_game(game: str, history: Sequence[PlayedMatch]) -> GamePlayed:
    scores = [played.scores[played.seat] for played in history if played.seat < len(played.scores)]
    return GamePlayed(
        game,
        len(history),
        sum(map(is_won, history)),
        _course(history),
        _seats(history),
        _rivals(history),
        _deeds(history),
        max(scores, default=None),
        _seals(history),
    )


def _course(history: Sequence[PlayedMatch]) -> tuple[RatingPoint, ...]:
    """The rating as it went; of a long way every so manyth point, and always the last one."""
    ratings = [played.after for played in history if played.after is not None]
    step = -(-len(ratings) // MOST_POINTS) or 1
    some = ratings[::-1][::step][::-1]
    return tuple(RatingPoint(rating.games, rating.shown, rating.within) for rating in some)


def _seats(history: Sequence[PlayedMatch]) -> tuple[SeatsPlayed, ...]:
    games, won = Counter[int](), Counter[int]()
    for played in history:
        if played.ranks:
            games[len(played.sitters)] += 1
            won[len(played.sitters)] += is_won(played)
    return tuple(SeatsPlayed(seats, games[seats], won[seats]) for seats in sorted(games))


def _rivals(history: Sequence[PlayedMatch]) -> tuple[Rival, ...]:
    """Those at whose table they were most often. Whoever has another name by now has the last one."""
    ahead, behind, known = Counter[str](), Counter[str](), dict[str, Rival]()
    for played in history:
        for key, rival, rank in _others(played):
            known[key] = rival
            ahead[key] += played.ranks[played.seat] < rank
            behind[key] += played.ranks[played.seat] > rank
    most = sorted(known, key=lambda key: -(ahead[key] + behind[key]))[:MOST_RIVALS]
    return tuple(Rival(known[key].name, ahead[key], behind[key], known[key].person, known[key].level) for key in most)


def _others(played: PlayedMatch) -> Iterator[tuple[str, Rival, int]]:
    """Who else sat there, by what they are known from one match to the next, and the rank that they had."""
    ours = played.sitters[played.seat].person if played.seat < len(played.sitters) else None
    for sitter, name, rank in zip(played.sitters, played.names, played.ranks, strict=False):
        if sitter.level is not None:
            yield f"{sitter.level} {name}", Rival(name, 0, 0, level=sitter.level), rank
        elif sitter.person is not None and sitter.person != ours and not sitter.guest:
            yield sitter.person, Rival(name, 0, 0, sitter.person), rank


def _deeds(history: Sequence[PlayedMatch]) -> tuple[DeedShare, ...]:
    deeds = Counter[str]()
    for played in history:
        deeds.update(played.deeds)
    total = deeds.total()
    return tuple(DeedShare(deed, count / total) for deed, count in deeds.most_common(DEEDS))


def _seals(history: Sequence[PlayedMatch]) -> tuple[SealEarned, ...]:
    earned = Counter[str](seal for played in history for seal in played.seals)
    return tuple(SealEarned(seal, times) for seal, times in earned.items())


def _card(played: PlayedMatch) -> PlayedCard:
    change = None
    if played.before is not None and played.after is not None:
        change = played.after.shown - played.before.shown
    return PlayedCard(
        played.match,
        played.game,
        int(played.ended),
        played.seat,
        played.names,
        played.ranks,
        played.scores,
        played.colours,
        change,
        played.seals,
    )
