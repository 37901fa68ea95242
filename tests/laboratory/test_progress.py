"""How far a long work has come."""

from __future__ import annotations

import io

import pytest

from ziggurat_laboratory.playing.progress import Progress, clock_time


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Wall:
    """A clock that the test moves."""

    seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def test_on_a_terminal_it_draws_one_line_over_and_over() -> None:
    stream, wall = Terminal(), Wall()
    progress = Progress(stream, 4, "games", wall)
    for _ in range(4):
        wall.seconds += 2
        progress.advance()
    progress.close()
    first, *_, last = stream.getvalue().removesuffix("\n").split("\r")[1:]
    assert first == "[#######.......................] 1 of 4 games, 2.0 s each, 0:06 left\x1b[K"
    assert last == f"[{'#' * 30}] 4 of 4 games, 2.0 s each, 0:00 left\x1b[K"
    assert stream.getvalue().count("\n") == 1


def test_elsewhere_it_writes_a_plain_line_now_and_then() -> None:
    stream, wall = io.StringIO(), Wall()
    progress = Progress(stream, 100, "games", wall)
    for _ in range(100):
        wall.seconds += 0.5
        progress.advance()
    progress.close()
    assert stream.getvalue() == (
        "60 of 100 games, 2.0 a second, 0:20 left\n100 of 100 games, 2.0 a second, 0:00 left\n"
    )


def test_with_nothing_to_do_it_has_no_pace() -> None:
    stream = Terminal()
    Progress(stream, 0, "games", Wall()).close()
    assert "0 of 0 games, no pace yet" in stream.getvalue()


@pytest.mark.parametrize(("seconds", "told"), [(0, "0:00"), (65.4, "1:05"), (3723, "1:02:03")])
def test_times_are_told_as_on_a_clock(seconds: float, told: str) -> None:
    assert clock_time(seconds) == told
