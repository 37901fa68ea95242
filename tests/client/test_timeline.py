"""Clips and the timeline: what plays when, and that everything ends where it should."""

from __future__ import annotations

import pytest

from ziggurat_client.stage.easing import ease_in, ease_in_out, ease_out, overshoot
from ziggurat_client.stage.timeline import (
    HURRY,
    HURRY_BACKLOG,
    LONGEST_BACKLOG,
    Clip,
    Do,
    Later,
    Parallel,
    Pause,
    Sequence,
    Timeline,
    Tween,
)


class Diary:
    """Notes what clips do, in order."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def call(self, name: str) -> Clip:
        return Do(lambda: self.lines.append(name))

    def motion(self, name: str, duration: float) -> Clip:
        return Tween(duration, lambda share: self.lines.append(f"{name} {share:.2f}"))


def test_a_tween_begins_at_nothing_and_ends_at_the_whole_way() -> None:
    diary = Diary()
    clip = diary.motion("fly", 1.0)
    clip.advance(0.25)
    clip.advance(5.0)
    assert diary.lines == ["fly 0.00", "fly 0.25", "fly 1.00"]


def test_a_sequence_plays_its_clips_one_after_the_other() -> None:
    diary = Diary()
    clip = Sequence(diary.call("first"), Pause(0.5), diary.call("second"))
    clip.advance(0.4)
    assert diary.lines == ["first"]
    clip.advance(0.2)
    assert diary.lines == ["first", "second"]
    assert clip.ended


def test_a_sequence_hands_what_is_left_of_a_step_to_the_next_clip() -> None:
    diary = Diary()
    clip = Sequence(Pause(0.5), diary.motion("fly", 1.0))
    clip.advance(0.75)
    assert diary.lines == ["fly 0.00", "fly 0.25"]


def test_parallel_clips_play_at_the_same_time_and_end_with_the_longest() -> None:
    diary = Diary()
    clip = Parallel(diary.motion("short", 0.5), diary.motion("long", 1.0))
    assert clip.remaining == 1.0
    clip.advance(0.5)
    assert "short 1.00" in diary.lines
    assert not clip.ended
    assert clip.advance(0.75) == pytest.approx(0.25)
    assert clip.ended


def test_speed_two_plays_everything_in_half_the_time() -> None:
    timeline = Timeline(speed=2)
    timeline.play(Pause(1.0))
    timeline.update(0.5)
    assert not timeline.playing


def test_speed_nought_shows_no_motion_and_does_every_call_at_once() -> None:
    diary = Diary()
    timeline = Timeline(speed=0)
    timeline.play(Sequence(Pause(9.0), diary.call("landed")))
    assert diary.lines == ["landed"]
    assert not timeline.playing


def test_time_does_not_run_backwards() -> None:
    with pytest.raises(ValueError, match="backwards"):
        Timeline(speed=-1)


def test_skipping_does_every_waiting_call_in_order() -> None:
    diary = Diary()
    timeline = Timeline()
    timeline.play(Sequence(diary.motion("fly", 1.0), diary.call("landed")))
    timeline.play(Sequence(Pause(1.0), diary.call("settled")))
    timeline.update(0.5)
    timeline.skip()
    assert diary.lines[-3:] == ["fly 1.00", "landed", "settled"]
    assert not timeline.playing


def test_clips_wait_for_those_before_them() -> None:
    diary = Diary()
    timeline = Timeline()
    timeline.play(Sequence(Pause(1.0), diary.call("first")))
    timeline.play(diary.call("second"))
    timeline.update(0.5)
    assert diary.lines == []
    timeline.update(0.5)
    assert diary.lines == ["first", "second"]


def test_a_backlog_that_is_too_long_is_ended_before_the_newest_clip_plays() -> None:
    diary = Diary()
    timeline = Timeline()
    timeline.play(Sequence(Pause(LONGEST_BACKLOG + 0.1), diary.call("old")))
    timeline.play(Sequence(Pause(1.0), diary.call("new")))
    assert diary.lines == ["old"]
    assert timeline.remaining == 1.0


@pytest.mark.parametrize("easing", [ease_in, ease_out, ease_in_out, overshoot])
def test_every_easing_begins_at_the_start_and_ends_at_the_goal(easing) -> None:  # type: ignore[no-untyped-def]
    assert easing(0.0) == pytest.approx(0.0)
    assert easing(1.0) == pytest.approx(1.0)


def test_a_backlog_plays_faster() -> None:
    timeline = Timeline()
    timeline.play(Pause(HURRY_BACKLOG + 1))
    timeline.update(0.1)
    assert timeline.remaining == pytest.approx(HURRY_BACKLOG + 1 - 0.1 * HURRY)


def test_a_later_clip_is_made_from_what_was_played_before_it() -> None:
    diary = Diary()
    timeline = Timeline()
    timeline.play(Sequence(diary.call("first"), Later(lambda: diary.call(f"after {diary.lines[-1]}"), 0.0)))
    timeline.update(0.1)
    assert diary.lines == ["first", "after first"]


def test_finishing_a_later_clip_does_what_it_would_have_done() -> None:
    diary = Diary()
    clip = Later(lambda: Sequence(Pause(9.0), diary.call("landed")), 1.0)
    clip.finish()
    assert diary.lines == ["landed"]
    assert clip.ended
