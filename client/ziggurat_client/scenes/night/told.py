"""What a games night says, in the person's language: from what the server told to what the screen shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ziggurat.bounds import PersonId
from ziggurat.wire.messages import Entrant, NightPlace, NightTable, NightTerms, TableCard
from ziggurat.wire.nights import PLACE_POINTS
from ziggurat_client.network.night_record import NightRecord
from ziggurat_client.scenes.night.pieces import NightHead, PlaceLine, SeatLine, TableSign
from ziggurat_client.wording.clock_terms import pace_words
from ziggurat_client.wording.games import game_name
from ziggurat_client.wording.words import Words

MOST_ROUNDS: Final = 5
"""So many rounds have a column in the standings."""


def head_of(words: Words, record: NightRecord, server: str, *, waits: bool) -> NightHead:
    """What the bar says; `waits` says that a break ends by itself."""
    night = record.night
    playing = sum(not entrant.gone for entrant in night.entrants)
    games = ", ".join(game_name(words, game) for game in dict.fromkeys(night.terms.games))
    about = words.say("night.about", server=server, games=games, players=words.say("night.players", count=playing))
    begun, rounds = len(night.rounds), night.terms.rounds
    of = words.say("night.round_of", round=min(begun + (night.stage == "break"), rounds) or 1, rounds=rounds)
    said = words.say(f"night.stage.{night.stage}" if not waits else "night.stage.soon")
    return NightHead(night.name, about, rounds, begun, night.stage == "over", (said, of))


def terms_rows(words: Words, terms: NightTerms) -> tuple[tuple[str, str], ...]:
    """What each of the terms is called, and what was chosen."""
    rows = (
        ("games", ", ".join(game_name(words, game) for game in dict.fromkeys(terms.games))),
        ("rounds", str(terms.rounds)),
        ("seats", str(terms.seats)),
        ("pairing", words.say(f"open_night.pairing.{terms.pairing}")),
        ("clock", pace_words(words, terms.clock)),
        ("break", break_words(words, terms.break_seconds)),
        ("leaver", words.say(f"open_night.leaver.{terms.leaver}")),
    )
    return tuple((words.say(f"open_night.{key}"), chosen) for key, chosen in rows)


def break_words(words: Words, seconds: int) -> str:
    """How long the break between two rounds is."""
    if not seconds:
        return words.say("open_night.break.never")
    if seconds < 60:
        return words.say("open_night.break.seconds", count=seconds)
    return words.say("open_night.break.minutes", count=seconds // 60)


def table_sign(
    words: Words, record: NightRecord, number: int, us: PersonId | None, cards: Mapping[str, TableCard]
) -> TableSign:
    """What the table of that number in the last round says."""
    table = record.night.rounds[-1].tables[number]
    seats = tuple(_seat(words, record, table, seat, us) for seat in range(len(table.seats)))
    title = words.say("night.table", number=number + 1)
    about = game_name(words, table.game)
    ours = any(seat.ours for seat in seats)
    return TableSign(title, about, seats, _state(words, record, table, cards.get(table.table)), table.over, ours)


def _seat(words: Words, record: NightRecord, table: NightTable, seat: int, us: PersonId | None) -> SeatLine:
    entrant = record.night.entrant(table.seats[seat])
    name = _name(words, entrant)
    score = str(table.scores[seat]) if seat < len(table.scores) else ""
    rank = table.ranks[seat] if seat < len(table.ranks) else None
    return SeatLine(name, _is_bot(entrant), _is_us(entrant, us), score, rank)


def _state(words: Words, record: NightRecord, table: NightTable, card: TableCard | None) -> str:
    """How far a table is: who won, or the round that it is in."""
    if table.over:
        ranked = zip(table.seats, table.ranks, strict=False)
        winners = [_name(words, record.night.entrant(number)) for number, rank in ranked if rank == 1]
        return words.say("night.wins", name=" & ".join(winners)) if winners else words.say("night.no_end")
    if card is not None and card.round:
        return words.say("night.in_round", round=card.round)
    return words.say("night.is_played")


def place_lines(words: Words, record: NightRecord, us: PersonId | None) -> list[PlaceLine]:
    """Everyone, best first; a place that is shared is said once."""
    shown: list[PlaceLine] = []
    before: NightPlace | None = None
    first_round = max(0, len(record.night.rounds) - MOST_ROUNDS)
    for place in record.standings:
        entrant = record.night.entrant(place.entrant)
        shared = before is not None and before.place == place.place
        points = tuple("–" if each is None else str(each) for each in place.points[first_round:])
        begun = bool(record.night.rounds)
        shown.append(
            PlaceLine(
                "" if shared or not begun else str(place.place),
                _name(words, entrant),
                points,
                str(place.sum) if begun else "",
                _is_bot(entrant),
                _is_us(entrant, us),
                begun and place.place == 1,
                entrant is not None and entrant.gone,
            )
        )
        before = place
    return shown


def shown_rounds(record: NightRecord) -> list[str]:
    """The numbers of the rounds that have a column."""
    count = len(record.night.rounds)
    return [str(number + 1) for number in range(max(0, count - MOST_ROUNDS), count)]


def points_rule(words: Words, record: NightRecord) -> str:
    """What the places at a table bring."""
    points = PLACE_POINTS.get(record.night.terms.seats)
    if points is None:
        return ""
    return words.say("night.points", first=", ".join(map(str, points[:-1])), last=points[-1])


def _name(words: Words, entrant: Entrant | None) -> str:
    return (entrant.name if entrant is not None else "") or words.say("profile.nobody")


def _is_bot(entrant: Entrant | None) -> bool:
    return entrant is not None and entrant.level is not None


def _is_us(entrant: Entrant | None, us: PersonId | None) -> bool:
    return entrant is not None and us is not None and entrant.person == us and entrant.level is None
