"""What people have of their matches, and how strong they are by them: on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from server.journal_entries import CODE, RAW, person, start, table
from server.on_disk import place_of
from ziggurat.games.game import CALLED_OFF, Result, Standing
from ziggurat_server.journal.finished_reading import FinishedReader
from ziggurat_server.journal.journal import MatchesPruned, MatchFinished, StepTaken, TableGone
from ziggurat_server.journal.people_entries import PeoplePruned, PersonForgotten, PersonPlayed, PersonRested
from ziggurat_server.journal.results import PlayedMatch, Sitter
from ziggurat_server.journal.storage import Store
from ziggurat_server.ratings.anchors import strength_of

pytestmark = pytest.mark.both_stores
ANNA, BELIT = Sitter("p1"), Sitter("p2")
KING = Sitter(level="king")


def played(store: Store, *sitters: Sitter, ranks: tuple[int, ...] = (1, 2)) -> MatchFinished:
    """A match of these is over, and its table gone."""
    standings = tuple(Standing(seat, rank, 30 - rank) for seat, rank in enumerate(ranks))
    ended = MatchFinished(
        CODE,
        "ur",
        tuple(sitter.person or "Gudea" for sitter in sitters),
        tuple(sitter.person for sitter in sitters if sitter.person),
        False,
        1.0,
        1.0,
        msgspec.Raw(msgspec.json.encode(Result("fifth_ziggurat" if ranks else CALLED_OFF, standings))),
        RAW,
        sitters=sitters,
        deeds=({"attack": 3, "swap": 8}, {"swap": 7}),
    )
    store.write([table(), start(), StepTaken(CODE, 1, 0, RAW, RAW), ended, TableGone(CODE)])
    return ended


def history(store: Store, who: str) -> tuple[PlayedMatch, ...]:
    return FinishedReader(store.sql).past(who).matches


@pytest.fixture
def people(tmp_path: Path) -> Iterator[Store]:
    """Anna and Belit are known."""
    place = place_of(tmp_path)
    place.store.write([person(1), person(2, "Belit")])
    yield place.store
    place.leave()


def test_everyone_has_the_match_with_their_own_seat(people: Store) -> None:
    played(people, ANNA, BELIT)
    (of_anna,), (of_belit,) = history(people, "p1"), history(people, "p2")
    assert (of_anna.seat, of_belit.seat) == (0, 1)
    assert of_anna.ranks == of_belit.ranks == (1, 2)
    assert (of_anna.deeds, of_belit.deeds) == ({"attack": 3, "swap": 8}, {"swap": 7})


def test_who_won_is_rated_higher_and_who_lost_lower(people: Store) -> None:
    played(people, ANNA, BELIT)
    (won,), (lost,) = history(people, "p1"), history(people, "p2")
    assert won.after is not None
    assert lost.after is not None
    assert won.after.shown > 1500 > lost.after.shown


def test_the_next_match_begins_where_the_last_one_ended(people: Store) -> None:
    played(people, ANNA, BELIT)
    played(people, BELIT, ANNA)
    first, second = history(people, "p1")
    assert second.before == first.after
    assert second.after is not None
    assert second.after.games == 2


def test_a_bot_keeps_the_strength_that_was_measured(people: Store) -> None:
    played(people, ANNA, KING)
    (won,) = history(people, "p1")
    assert won.after is not None
    assert won.after.shown > 1650
    assert strength_of("ur", "king").shown == 2295


def test_the_same_match_is_kept_and_rated_once(people: Store) -> None:
    ended = played(people, ANNA, BELIT)
    people.write([table(), start(), StepTaken(CODE, 1, 0, RAW, RAW), ended, ended])
    assert len(history(people, "p1")) == 2
    assert people.sql.execute("SELECT games FROM ratings WHERE person = 'p1'").fetchone()[0] == 2


@pytest.mark.parametrize(
    ("sitters", "ranks"),
    [
        pytest.param((ANNA, Sitter("p1", guest=True)), (1, 2), id="a guest at the same screen"),
        pytest.param((ANNA, ANNA), (1, 2), id="against oneself"),
        pytest.param((ANNA, Sitter()), (1, 2), id="an empty seat"),
        pytest.param((ANNA, BELIT), (), id="called off"),
    ],
)
def test_what_does_not_say_who_is_stronger_is_kept_and_not_rated(
    people: Store, sitters: tuple[Sitter, ...], ranks: tuple[int, ...]
) -> None:
    played(people, *sitters, ranks=ranks)
    (kept,) = history(people, "p1")
    assert (kept.before, kept.after) == (None, None)
    assert people.sql.execute("SELECT count(*) FROM ratings").fetchone()[0] == 0


def test_a_history_outlives_the_records_of_its_matches(people: Store) -> None:
    played(people, ANNA, BELIT)
    people.write([MatchesPruned(most=0, ended_before=9.0)])
    assert people.sql.execute("SELECT count(*) FROM finished").fetchone()[0] == 0
    assert len(history(people, "p1")) == 1


def test_who_is_forgotten_has_no_history_and_no_rating(people: Store) -> None:
    played(people, ANNA, BELIT)
    people.write([PersonForgotten("p1")])
    assert history(people, "p1") == ()
    assert people.sql.execute("SELECT person FROM ratings").fetchall() == [("p2",)]


def test_who_is_pruned_takes_the_history_along(people: Store) -> None:
    played(people, ANNA, BELIT)
    people.write([PersonPlayed("p2"), PersonRested("p1"), PersonRested("p2"), PeoplePruned(most=1)])
    assert history(people, "p1") == ()
    assert len(history(people, "p2")) == 1


def test_a_row_that_makes_no_sense_costs_no_other(people: Store) -> None:
    played(people, ANNA, BELIT)
    played(people, ANNA, BELIT)
    people.sql.execute("UPDATE results SET told = '{' WHERE match = (SELECT min(match) FROM results)")
    assert len(history(people, "p1")) == 1
