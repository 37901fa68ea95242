"""A match: applying, revisions, taking back, saving, loading, verifying."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from games.random_play import played
from games.ur.notation import read
from games.ur.scenes import UR
from ziggurat.games.game import Action, IllegalAction
from ziggurat.games.ur.actions import Keep
from ziggurat.games.ur.position import Position, UrOptions
from ziggurat.games.ur.rules import Ur
from ziggurat.match.match import Match
from ziggurat.match.record import BadRecord, MatchRecord, load, save
from ziggurat.match.replaying import replaying, verify
from ziggurat.match.steps import Step


@pytest.fixture
def fresh() -> Match:
    """A match of two that has just been set up."""
    return Match(UR, 2, 5)


@pytest.fixture
def in_turn() -> Match:
    """A match of three in its first turn after the opening swap, with nothing done in it."""
    match = Match(UR, 3, 5)
    while match.position.phase != "turn":
        offered = list(UR.candidates(match.view(match.due.seats[0])))
        match.apply(match.due.seats[0], Keep() if Keep() in offered else offered[0])
    return match


def place_somewhere(match: Match) -> None:
    """The cube instead of an action, on the first tile of the seat to act."""
    square = match.position.owners.index(match.due.seats[0])
    match.apply(match.due.seats[0], read(f"place {'ABCDEF'[square % 6]}{square // 6 + 1}", 6))


class TestAMatch:
    def test_begins_with_the_setup_of_its_seed_and_options(self) -> None:
        options = UrOptions(max_rounds=3)
        match = Match(UR, 4, 99, options)
        assert match.position == UR.setup(4, options, 99)
        assert (match.revision, match.steps, match.result) == (0, (), None)

    def test_takes_the_games_default_options(self, fresh: Match) -> None:
        assert fresh.options == UrOptions()

    def test_refuses_a_number_of_seats_the_game_does_not_take(self) -> None:
        with pytest.raises(ValueError, match="2 to 4"):
            Match(UR, 5, 1)

    def test_shows_each_viewer_the_games_view(self, fresh: Match) -> None:
        assert fresh.view(1) == UR.view(fresh.position, 1)
        assert fresh.view(None) == UR.view(fresh.position, None)

    def test_knows_whose_decision_is_awaited_and_in_which_turn(self, fresh: Match) -> None:
        assert fresh.due.seats == (fresh.position.first,)
        assert fresh.span == UR.span(fresh.position)

    def test_has_a_result_at_its_end(self) -> None:
        match = played(UR, 2, 1, rounds=2)
        assert match.result == UR.result(match.position)
        assert match.result is not None


class TestApplying:
    def test_moves_the_match_on_and_tells_what_happened(self, fresh: Match) -> None:
        seat, action = fresh.due.seats[0], read("place B2", 5)
        expected, told = UR.apply(fresh.position, seat, action)
        assert fresh.apply(seat, action) == told
        assert fresh.position == expected

    def test_counts_the_revision_up(self, fresh: Match) -> None:
        fresh.apply(fresh.due.seats[0], read("place B2", 5))
        assert fresh.revision == 1

    def test_remembers_steps_and_positions(self, fresh: Match) -> None:
        begun, seat = fresh.position, fresh.due.seats[0]
        fresh.apply(seat, read("place B2", 5))
        assert fresh.steps == (Step(seat, read("place B2", 5)),)
        assert fresh.positions == (begun, fresh.position)

    def test_changes_nothing_when_it_is_refused(self, fresh: Match) -> None:
        before = (fresh.positions, fresh.steps, fresh.revision)
        with pytest.raises(IllegalAction):
            fresh.apply(fresh.due.seats[0], Keep())
        assert (fresh.positions, fresh.steps, fresh.revision) == before


class TestTakingBack:
    def test_returns_the_step_and_counts_the_revision_up(self, in_turn: Match) -> None:
        seat, revision, before = in_turn.due.seats[0], in_turn.revision, in_turn.position
        place_somewhere(in_turn)
        step = in_turn.steps[-1]
        assert in_turn.may_undo(seat)
        assert in_turn.undo(seat) == (step,)
        assert in_turn.position == before
        assert in_turn.revision == revision + 2

    def test_takes_one_step_at_a_time(self, in_turn: Match) -> None:
        seat = in_turn.due.seats[0]
        place_somewhere(in_turn)
        between = in_turn.position
        place_somewhere(in_turn)
        in_turn.undo(seat)
        assert in_turn.position == between

    def test_stops_at_the_beginning_of_the_turn(self, in_turn: Match) -> None:
        with pytest.raises(IllegalAction) as refused:
            in_turn.undo(in_turn.due.seats[0])
        assert (refused.value.refusal.code, refused.value.refusal.rule) == ("nothing_to_undo", "6")

    def test_is_not_for_other_seats(self, in_turn: Match) -> None:
        other = (in_turn.due.seats[0] + 1) % 3
        place_somewhere(in_turn)
        assert not in_turn.may_undo(other)

    def test_is_over_with_the_swap(self, in_turn: Match) -> None:
        seat = in_turn.due.seats[0]
        place_somewhere(in_turn)
        swap = next(action for action in UR.candidates(in_turn.view(seat)) if type(action).__name__ == "Swap")
        in_turn.apply(seat, swap)
        assert not any(in_turn.may_undo(each) for each in range(3))

    def test_changes_nothing_when_it_is_refused(self, fresh: Match) -> None:
        fresh.apply(fresh.due.seats[0], read("place B2", 5))
        before = (fresh.positions, fresh.steps, fresh.revision)
        with pytest.raises(IllegalAction):
            fresh.undo(fresh.position.first)
        assert (fresh.positions, fresh.steps, fresh.revision) == before

    def test_stops_at_a_step_that_revealed_something(self) -> None:
        class Revealing(Ur):
            """Ur with eyes on every step."""

            def undoable(self, before: Position, action: Action, after: Position) -> bool:
                return False

        match = Match(Revealing(), 3, 5)
        while match.position.phase != "turn":
            match.apply(match.due.seats[0], next(iter(UR.candidates(match.view(match.due.seats[0])))))
        place_somewhere(match)
        assert not match.may_undo(match.due.seats[0])

    def test_leaves_no_trace_in_the_record(self, in_turn: Match) -> None:
        record = in_turn.record()
        place_somewhere(in_turn)
        in_turn.undo(in_turn.due.seats[0])
        assert msgspec.json.encode(in_turn.record()) == msgspec.json.encode(record)


class TestARecord:
    def test_is_read_back_as_it_was_saved(self) -> None:
        saved = save(played(UR, 3, 2, rounds=2).record(names=("Enki", "Inanna", "Ashur")))
        assert save(load(saved)) == saved

    def test_keeps_names_seed_and_options(self) -> None:
        match = Match(UR, 2, 17, UrOptions(lone_fields_wither=False, max_rounds=9))
        record = load(save(match.record(names=("Enki", "Inanna"))))
        assert (record.names, record.seed) == (("Enki", "Inanna"), 17)
        assert verify(record).options == match.options

    @pytest.mark.parametrize("colours", [(), (6, 0)])
    def test_says_which_colour_each_seat_had(self, colours: tuple[int, ...]) -> None:
        assert load(save(Match(UR, 2, 5).record(colours=colours))).seat_colours == (colours or (0, 1))

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_replays_to_the_same_match(self, seats: int) -> None:
        match = played(UR, seats, 8, rounds=4)
        again = verify(load(save(match.record())))
        assert (again.positions, again.steps, again.result) == (match.positions, match.steps, match.result)

    def test_can_be_watched_step_by_step(self) -> None:
        match = played(UR, 2, 8, rounds=2)
        seen = [(again.position, events) for again, events in replaying(match.record())]
        assert tuple(position for position, _ in seen) == match.positions
        assert [bool(events) for _, events in seen][:2] == [False, True]

    def test_can_be_made_at_any_moment(self, fresh: Match) -> None:
        assert verify(load(save(fresh.record()))).position == fresh.position

    def test_is_a_text_that_ends_with_a_new_line(self, fresh: Match) -> None:
        assert save(fresh.record()).decode("utf-8").endswith("}\n")

    @pytest.mark.parametrize("seed", [2**53 - 1, 2**53 + 1, -(2**60) - 1, 2**128 - 1])
    def test_survives_readers_whose_numbers_are_doubles(self, seed: int) -> None:
        rounded = json.loads(save(Match(UR, 2, seed).record()), parse_int=lambda digits: int(float(digits)))
        assert verify(load(json.dumps(rounded).encode())).seed == seed

    @pytest.mark.parametrize("seed", [0, -5, 2**53 + 1, 2**70])
    def test_is_read_with_any_number_as_older_servers_wrote_it(self, seed: int) -> None:
        record = msgspec.structs.replace(Match(UR, 2, seed).record(), seed=seed)
        assert verify(load(save(record))).seed == seed

    @pytest.mark.parametrize("seed", [0, -5, 2**53 + 1, 2**70])
    def test_keeps_any_seed(self, seed: int) -> None:
        assert verify(load(save(Match(UR, 2, seed).record()))).seed == seed


def fields_of(match: Match) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.json.decode(save(match.record()))
    return fields


class TestADamagedRecord:
    @pytest.mark.parametrize(
        "data",
        [
            b"",
            b"\x00\xff",
            b"[]",
            b"null",
            b"{}",
            b'{"format": 1',
            b'{"format": 1, "game": "\xff", "seats": 2}',
            b'{"format": 1, "options": ' + b"[" * 100_000,
        ],
    )
    def test_that_is_no_record_is_not_loaded(self, data: bytes) -> None:
        with pytest.raises(BadRecord, match="not a match record"):
            load(data)

    @pytest.mark.parametrize("colours", [(0,), (1, 1), (0, 1, 2), (0, 16)])
    def test_whose_seats_have_no_colours_of_their_own_is_not_loaded(self, colours: tuple[int, ...]) -> None:
        with pytest.raises(BadRecord, match="not a match record"):
            load(save(Match(UR, 2, 5).record(colours=colours)))

    @pytest.mark.parametrize(
        ("field", "value"),
        [
            ("seats", "two"),
            ("seats", 0),
            ("seats", 17),
            ("seed", 1.5),
            ("seed", None),
            ("seed", "17 "),
            ("seed", "0x11"),
            ("seed", ""),
            ("steps", {}),
            ("steps", [{"seat": -1, "action": {}}]),
            ("steps", [{"seat": 16, "action": {}}]),
            ("steps", [{"seat": 0}]),
            ("names", [1]),
            ("digest", None),
            ("format", "1"),
        ],
    )
    def test_whose_field_is_of_another_type_is_not_loaded(self, fresh: Match, field: str, value: object) -> None:
        with pytest.raises(BadRecord, match="not a match record"):
            load(msgspec.json.encode(fields_of(fresh) | {field: value}))

    @pytest.mark.parametrize("field", ["format", "game", "seats", "seed", "options", "steps", "digest"])
    def test_that_lacks_a_field_is_not_loaded(self, fresh: Match, field: str) -> None:
        fields = fields_of(fresh)
        del fields[field]
        with pytest.raises(BadRecord, match=field):
            load(msgspec.json.encode(fields))

    def test_of_another_format_is_not_loaded(self, fresh: Match) -> None:
        with pytest.raises(BadRecord, match="format 2"):
            load(msgspec.json.encode(fields_of(fresh) | {"format": 2}))

    @pytest.mark.parametrize(
        ("field", "value"),
        [
            ("game", "nim"),
            ("seats", 5),
            ("options", None),
            ("options", {"max_rounds": 0}),
            ("options", {"no_such_option": 1}),
            ("steps", [{"seat": 0, "action": {"type": "no_such_action"}}]),
            ("steps", [{"seat": 0, "action": {"type": "place", "square": 36}}]),
            ("steps", [{"seat": 0, "action": {"type": "place"}}]),
            ("steps", [{"seat": 0, "action": 7}]),
            ("steps", [{"seat": 0, "action": {"type": "keep"}}]),
            ("steps", [{"seat": 9, "action": {"type": "place", "square": 3}}]),
        ],
    )
    def test_that_cannot_be_played_is_not_replayed(self, fresh: Match, field: str, value: object) -> None:
        record = load(msgspec.json.encode(fields_of(fresh) | {field: value}))
        with pytest.raises(BadRecord, match="cannot be played"):
            verify(record)

    @pytest.mark.parametrize(
        "damage",
        [
            lambda record: msgspec.structs.replace(record, seed=int(record.seed) + 1),
            lambda record: msgspec.structs.replace(record, steps=record.steps[:-1]),
            lambda record: msgspec.structs.replace(record, digest="0" * 64),
        ],
        ids=["another seed", "a step missing", "another digest"],
    )
    def test_that_arrives_elsewhere_is_not_verified(self, damage: Callable[[MatchRecord], MatchRecord]) -> None:
        match = Match(UR, 2, 5)
        match.apply(match.due.seats[0], read("place B2", 5))
        with pytest.raises(BadRecord):
            verify(damage(match.record()))
