"""A match as a story: frames, turns, the playhead, and what a replay reads in Ur."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ziggurat.games.ur.events import Allotted, Attacked, Inspired, Traded, ZigguratBuilt
from ziggurat.games.ur.position import Cubes, Position
from ziggurat.games.ur.tiles import HIDDEN
from ziggurat.match.match import Match
from ziggurat.match.record import BadRecord
from ziggurat.match.replaying import verify
from ziggurat_client.boards.ur.replay.chronicle import UrChronicle
from ziggurat_client.replaying.chronicle import Frame, Mark, Standout
from ziggurat_client.replaying.rehearsal import Rehearsal, rehearsed
from ziggurat_client.replaying.score_course import score_course
from ziggurat_client.replaying.story import Story
from ziggurat_client.replaying.theatre import Theatre
from ziggurat_client.staging import staged

CHRONICLE = UrChronicle()


@pytest.fixture(scope="module")
def match() -> Match:
    """A finished match of two."""
    return staged.played_match(seats=2)


@pytest.fixture(scope="module")
def story(match: Match) -> Story:
    """Its story."""
    return rehearsed(match.record(), CHRONICLE)


@pytest.fixture
def theatre(story: Story) -> Theatre:
    """A playhead at the beginning."""
    return Theatre(story)


class TestARehearsal:
    def test_has_a_frame_for_the_setup_and_one_for_every_step(self, match: Match, story: Story) -> None:
        assert len(story.frames) == len(match.steps) + 1
        assert [frame.actor for frame in story.frames[1:]] == [step.seat for step in match.steps]

    def test_shows_what_everyone_could_see_and_no_more(self, match: Match, story: Story) -> None:
        assert [frame.position for frame in story.frames] == [match.game.public(p) for p in match.positions]
        assert HIDDEN in story.frames[0].position.market

    def test_comes_in_slices(self, match: Match) -> None:
        rehearsal = Rehearsal(match.record(), CHRONICLE)
        rehearsal.go_on(steps=5)
        assert (len(rehearsal.story.frames), rehearsal.done) == (6, False)
        assert rehearsal.progress == 5 / len(match.steps)

    def test_refuses_a_record_that_ends_elsewhere(self, match: Match) -> None:
        record = msgspec.structs.replace(match.record(), digest="0" * 64)
        with pytest.raises(BadRecord, match="another one"):
            rehearsed(record, CHRONICLE)

    def test_ends_before_a_step_against_the_rules_with_a_record_of_what_it_shows(self, match: Match) -> None:
        steps = match.record().steps
        broken = msgspec.structs.replace(match.record(), steps=(*steps[:17], steps[16], *steps[18:]))
        rehearsal = Rehearsal(broken, CHRONICLE)
        while not rehearsal.done:
            rehearsal.go_on()
        assert rehearsal.trouble is not None
        assert (rehearsal.trouble.step, len(rehearsal.story.frames) - 1) == (18, 17)
        assert verify(rehearsal.record).position == match.positions[17]

    def test_ends_with_the_last_step_that_has_a_right_digest_where_the_next_is_wrong(self, match: Match) -> None:
        steps = list(match.record().steps)
        steps[31] = msgspec.structs.replace(steps[31], digest="0" * 64)
        rehearsal = Rehearsal(msgspec.structs.replace(match.record(), steps=tuple(steps)), CHRONICLE)
        while not rehearsal.done:
            rehearsal.go_on()
        assert rehearsal.trouble is not None
        assert (rehearsal.trouble.step, len(rehearsal.story.frames) - 1) == (17, 16)
        assert rehearsal.story.turns[-1].last == 16
        assert verify(rehearsal.record).position == match.positions[16]


class TestAStory:
    def test_gives_every_step_to_one_turn(self, story: Story) -> None:
        told = [frame for turn in story.turns for frame in range(turn.first, turn.last + 1)]
        assert told == list(range(1, len(story.frames)))

    def test_knows_the_turn_of_every_frame(self, story: Story) -> None:
        for number, turn in enumerate(story.turns):
            assert [story.turn_of(frame) for frame in (turn.first, turn.last)] == [number, number]
        assert story.turn_of(0) is None

    def test_counts_the_turns_up_to_a_frame_and_beyond_the_end_all_of_them(self, story: Story) -> None:
        second = story.turns[1].first
        assert [story.turns_until(frame) for frame in (0, 1, second)] == [0, 1, 2]
        assert story.turns_until(len(story.frames) + 5) == len(story.turns)

    def test_begins_with_the_turns_of_the_setup(self, story: Story) -> None:
        rounds = [turn.round for turn in story.turns]
        assert rounds == sorted(rounds)
        # Three rounds of placement and the opening swap, for two.
        assert rounds.count(0) == 4 * 2

    def test_ends_with_the_scores_of_the_result(self, match: Match, story: Story) -> None:
        assert match.result is not None
        assert story.frames[-1].scores == tuple(
            standing.score for standing in sorted(match.result.standings, key=lambda standing: standing.seat)
        )

    def test_forgets_steps_that_were_taken_back(self, match: Match) -> None:
        story = rehearsed(match.record(), CHRONICLE)
        turns = [turn for turn in story.turns if turn.last > turn.first]
        goal = turns[-1].first
        assert story.take_back_to(story.frames[goal].position)
        assert len(story.frames) == goal + 1
        assert story.turns[-1].last == goal

    def test_cannot_go_back_to_a_position_that_never_was(self, story: Story) -> None:
        before = len(story.frames)
        assert not story.take_back_to(msgspec.structs.replace(story.frames[0].position, round=99))
        assert len(story.frames) == before


class TestThePlayhead:
    def test_stops_at_both_ends(self, theatre: Theatre) -> None:
        theatre.step(-1)
        assert theatre.at == 0
        theatre.go_to(10_000)
        assert theatre.at_end
        theatre.step(1)
        assert theatre.at == theatre.last

    def test_goes_on_to_the_end_of_a_turn_and_then_of_the_next(self, theatre: Theatre) -> None:
        turns = theatre.story.turns
        theatre.go_to(turns[9].first)
        if turns[9].last > turns[9].first:
            theatre.next_turn()
        theatre.next_turn()
        assert theatre.at == turns[10].last

    def test_goes_back_to_where_the_turn_began(self, theatre: Theatre) -> None:
        turns = theatre.story.turns
        theatre.go_to(turns[9].last)
        theatre.previous_turn()
        assert theatre.at == turns[8].last

    def test_goes_into_a_turn(self, theatre: Theatre) -> None:
        turn = next(number for number, turn in enumerate(theatre.story.turns) if turn.last > turn.first)
        told = theatre.story.turns[turn]
        theatre.go_to_turn(turn)
        assert theatre.at == told.first
        theatre.go_to_turn(turn, 0.999)
        assert theatre.at == told.last

    def test_goes_to_a_round(self, theatre: Theatre) -> None:
        theatre.go_to_round(3)
        assert theatre.round == 3
        theatre.step(-1)
        assert theatre.round == 2

    def test_goes_to_the_last_round_when_asked_for_a_later_one(self, theatre: Theatre) -> None:
        theatre.go_to_round(99)
        assert theatre.round == theatre.story.turns[-1].round


class TestWhatIsReadInUr:
    def test_an_attack_and_a_ziggurat_deserve_marks(self) -> None:
        assert CHRONICLE.mark(Attacked(1, 0, 1, None, 0, 0, 1, 1)) == Mark("war", 1)
        assert CHRONICLE.mark(ZigguratBuilt(0, 3, 4)) == Mark("built", 0, lasting=True)
        assert CHRONICLE.mark(Traded(0, ())) is None

    def test_nothing_stands_out_where_nothing_happened(self, story: Story) -> None:
        assert CHRONICLE.standouts(story.frames[:1]) == ()

    def test_whoever_attacked_most_stands_out(self, story: Story) -> None:
        attack = Attacked(1, 0, 1, None, 0, 0, 1, 1)
        assert Standout("attacks", 1, 2) in CHRONICLE.standouts([frame_with(story, attack, attack)])

    def test_cubes_of_trade_count_also_where_a_short_supply_let_one_choose(self, story: Story) -> None:
        gains = (Cubes(0, 2),)
        frames = [frame_with(story, Traded(0, gains)), frame_with(story, Allotted(0, "trade", gains))]
        assert Standout("trade", 0, 4) in CHRONICLE.standouts(frames)

    def test_culture_stands_out_by_what_it_gave_to_others(self, story: Story) -> None:
        position: Position = story.frames[-1].position
        muse = story.frames[-1].span.seat
        assert muse is not None
        ours, theirs = position.owners.index(muse), position.owners.index(1 - muse)
        event = Inspired(muse, (Cubes(ours, 3), Cubes(theirs, 2)))
        assert Standout("culture", muse, 2) in CHRONICLE.standouts([frame_with(story, event)])

    def test_the_first_ziggurat_stands_out_with_its_round(self, story: Story) -> None:
        frames = [frame_with(story, ZigguratBuilt(1, 3, 4)), frame_with(story, ZigguratBuilt(0, 4, 3))]
        assert Standout("first_ziggurat", 1, frames[0].span.round) in CHRONICLE.standouts(frames)


class TestTheCourseOfTheScores:
    def test_has_the_scores_at_the_end_of_every_round(self, story: Story) -> None:
        course = score_course(story)
        assert course.rounds == story.turns[-1].round
        third = [turn for turn in story.turns if turn.round == 3]
        assert tuple(line[2] for line in course.points) == story.frames[third[-1].last].scores

    def test_is_empty_before_the_first_round(self, story: Story) -> None:
        assert score_course(Story(CHRONICLE, story.frames[0].position)).rounds == 0

    def test_keeps_what_lasts(self) -> None:
        match = staged.thoughtful_match(seats=2, rounds=30)
        story = rehearsed(match.record(), CHRONICLE)
        built = [mark.seat for turn in story.turns for mark in turn.marks if mark.sign == "built"]
        assert built
        assert [mark.seat for _, mark in score_course(story).marks] == built


def frame_with(story: Story, *events: Any) -> Frame:
    """The last frame of the story, as if these events had led there."""
    last = story.frames[-1]
    return Frame(last.position, last.actor, events, last.span, last.scores)
