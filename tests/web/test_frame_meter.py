"""The heads of frames say what is coming, however the bytes arrive."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from web.frames_by_hand import BINARY, CONTINUED, PING, PONG, announced, from_guest
from ziggurat_server.web.frame_meter import MOST_PIECES, Breach, FrameMeter
from ziggurat_server.web.frames import Frames, close_frame

LONGEST = 65_535


def look(*pieces: bytes) -> int:
    """How many control frames begin in what comes in these pieces."""
    meter = FrameMeter(LONGEST)
    return sum(meter.look(piece) for piece in pieces)


def breach(*pieces: bytes) -> int:
    """The close code for what comes in these pieces."""
    with pytest.raises(Breach) as broken:
        look(*pieces)
    return broken.value.close_code


@given(
    sizes=st.lists(st.sampled_from([0, 1, 125, 126, 127, 65_535]), max_size=4),
    controls=st.lists(st.sampled_from([PING, PONG]), max_size=4),
    size=st.integers(1, 40),
)
def test_how_the_bytes_were_cut_makes_no_difference(sizes: list[int], controls: list[int], size: int) -> None:
    frames = [from_guest(b"x" * length) for length in sizes] + [from_guest(b"", control) for control in controls]
    arrived = b"".join(frames)
    step = size if len(arrived) < 2_000 else size * 1_000
    assert look(*(arrived[at : at + step] for at in range(0, len(arrived), step))) == len(controls)


def test_a_message_of_the_longest_length_is_let_by() -> None:
    assert look(from_guest(b"x" * LONGEST)) == 0


@pytest.mark.parametrize("length", [LONGEST + 1, 1 << 20, (1 << 63) - 1])
def test_a_longer_one_is_refused_before_any_of_it_has_come(length: int) -> None:
    assert breach(announced(length)) == 1009


def test_pieces_are_one_message_whose_length_is_theirs_together() -> None:
    first, more = from_guest(b"x" * 60_000, final=False), from_guest(b"x" * 6_000, CONTINUED, final=False)
    assert breach(first, more) == 1009


def test_a_ping_between_pieces_does_not_make_them_another_message() -> None:
    first, more = from_guest(b"x" * 60_000, final=False), from_guest(b"x" * 6_000, CONTINUED)
    assert breach(first, from_guest(b"", PING), more) == 1009


def test_each_message_has_the_length_of_its_own() -> None:
    assert look(*[from_guest(b"x" * 60_000)] * 3) == 0


def test_pieces_of_nothing_come_to_an_end() -> None:
    assert breach(from_guest(b"", final=False), *[from_guest(b"", CONTINUED, final=False)] * MOST_PIECES) == 1008


def test_a_binary_message_is_refused() -> None:
    assert breach(from_guest(b"{}", BINARY)) == 1003


@pytest.mark.parametrize("length", [0, 1, 124, 125, 126, 127, 65_534, 65_535, 65_536, 100_000])
def test_a_line_is_framed_without_its_newline(length: int) -> None:
    text = b"x" * length
    assert Frames().of(text + b"\n") == from_guest(text, masked=False)


def test_the_frame_of_a_line_is_made_once_for_all_who_get_it() -> None:
    frames, line = Frames(), b'{"type":"ping"}\n'
    assert frames.of(line) is frames.of(line)


def test_another_line_has_another_frame() -> None:
    frames = Frames()
    frames.of(b"one\n")
    assert frames.of(b"two\n") == from_guest(b"two", masked=False)


def test_a_close_frame_holds_its_code() -> None:
    assert close_frame(1001) == b"\x88\x02\x03\xe9"
