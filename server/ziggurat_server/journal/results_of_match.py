"""What a match that is over becomes in the histories of its people, and of their ratings."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ziggurat.games.game import Result
from ziggurat.rating import Rating, after_match
from ziggurat_server.journal.journal import MatchFinished
from ziggurat_server.journal.results import PlayedMatch, Ranks, Sitter
from ziggurat_server.ratings.anchors import strength_of


def rated_people(entry: MatchFinished) -> tuple[str, ...]:
    """The ids of those whose ratings the match changes: none unless it is a rated one that came to its end, and every
    seat was somebody else's."""
    if not entry.rated:
        return ()
    people = tuple(sitter.person for sitter in entry.sitters if sitter.person is not None)
    is_clear = len(set(people)) == len(people) and not any(map(_is_unclear, entry.sitters))
    return people if is_clear and len(_result(entry).standings) > 1 else ()


def results_of(entry: MatchFinished, match: int, ratings: Mapping[str, Rating]) -> dict[str, PlayedMatch]:
    """By person the match as they have it in their history; `ratings` are those before it of whoever is rated."""
    by_seat = sorted(_result(entry).standings, key=lambda standing: standing.seat)
    ranks = tuple(standing.rank for standing in by_seat)
    after = _after(entry, ranks, ratings)
    found: dict[str, PlayedMatch] = {}
    for seat, sitter in enumerate(entry.sitters):
        person = sitter.person
        if person is not None and person not in found:
            found[person] = PlayedMatch(
                match=match,
                game=entry.game,
                ended=entry.ended,
                seat=seat,
                names=entry.names,
                sitters=entry.sitters,
                ranks=ranks,
                scores=tuple(standing.score for standing in by_seat),
                colours=entry.colours,
                private=entry.private,
                listed_from=entry.listed_from,
                deeds=entry.deeds[seat] if seat < len(entry.deeds) else {},
                seals=entry.seals[seat] if seat < len(entry.seals) else (),
                before=ratings.get(person) if after else None,
                after=after.get(person),
            )
    return found


def _after(entry: MatchFinished, ranks: Ranks, ratings: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of people after the match; none if it is not rated."""
    if not ratings:
        return {}
    before = [_strength(entry.game, sitter, ratings) for sitter in entry.sitters]
    bots = [seat for seat, sitter in enumerate(entry.sitters) if sitter.person is None]
    rated = after_match(before, ranks, bots)
    return {sitter.person: new for sitter, new in zip(entry.sitters, rated, strict=True) if sitter.person is not None}


def _strength(game: str, sitter: Sitter, ratings: Mapping[str, Rating]) -> Rating:
    return strength_of(game, sitter.level) if sitter.person is None else ratings[sitter.person]


def _is_unclear(sitter: Sitter) -> bool:
    """Whether nobody knows who played there."""
    return sitter.guest or (sitter.person is None and sitter.level is None)


def _result(entry: MatchFinished) -> Result:
    return msgspec.json.decode(entry.result, type=Result)
