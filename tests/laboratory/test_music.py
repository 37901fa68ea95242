"""The music as it is written, how it is made into sound, and that its files are as loud and as even as they must be."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction
from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
import pytest
import soundfile
from numpy.typing import NDArray

import ziggurat_assets.sounds
from examples import sampled_params
from ziggurat_client.sound.names import PIECES as NAMES
from ziggurat_client.sound.ogg import seconds_of
from ziggurat_laboratory.music.instruments import RATE, lyre
from ziggurat_laboratory.music.pieces import PIECES
from ziggurat_laboratory.music.playing import played
from ziggurat_laboratory.music.score import notes
from ziggurat_laboratory.music.tuning import hertz, mode

FOLDER = Path(ziggurat_assets.sounds.__file__).parent
MEASURE = """
import sys

import soundfile

from ziggurat_laboratory.music.levels import loudness

for file in sys.argv[1:]:
    print(loudness(soundfile.read(file)[0].T))
"""


@pytest.fixture(scope="module", params=sampled_params(NAMES, every=8))
def piece(request: pytest.FixtureRequest) -> str:
    """The name of a piece; one comes after the other, because what is heard of each fills fifty megabytes."""
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def heard(piece: str) -> NDArray[np.float32]:
    """The two channels of a stored piece."""
    channels: NDArray[np.float32] = soundfile.read(FOLDER / f"{piece}.ogg", dtype="float32")[0].T
    return channels


@pytest.fixture(scope="module")
def loudnesses() -> dict[str, float]:
    """How loud each stored piece is, in LUFS, measured in a process of its own: what that loads takes much memory."""
    measured = subprocess.run(
        [sys.executable, "-c", MEASURE, *(str(FOLDER / f"{name}.ogg") for name in NAMES)],
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(zip(NAMES, map(float, measured.stdout.split()), strict=True))


def every_piece(test: object) -> object:
    """The test, of each piece."""
    return pytest.mark.parametrize("name", NAMES)(test)


# ---------------------------------------------------------------------- as it is written


def test_every_piece_that_is_heard_is_written() -> None:
    assert set(PIECES) == set(NAMES)


@every_piece
def test_every_bar_has_all_its_beats_and_every_line_all_its_bars(name: str) -> None:
    for section in PIECES[name].sections:
        assert {len(line.bars) for line in section} == {8}
        assert {len(bar.split()) for line in section for bar in line.bars} == {PIECES[name].beats}


@every_piece
def test_no_section_is_played_like_another(name: str) -> None:
    assert all(one != other for one, other in combinations(PIECES[name].sections, 2))


@every_piece
def test_a_tune_begins_and_ends_a_piece_on_the_first_string(name: str) -> None:
    tunes = PIECES[name].sections[0][0], PIECES[name].sections[-1][0]
    assert [int(list(notes(tune))[-1].mark) for tune in tunes] == [1, 1]


AGES = ("hearths", "bellows", "caravans", "anvils", "citadels")


@pytest.mark.parametrize("name", [*AGES, "stalls"])
def test_the_pieces_of_all_ages_stand_on_the_same_string(name: str) -> None:
    assert PIECES[name].first == PIECES["caravans"].first


@pytest.mark.parametrize(("earlier", "later"), list(pairwise(AGES)))
def test_from_age_to_age_more_play_together(earlier: str, later: str) -> None:
    assert players(earlier) < players(later)


def players(name: str) -> Fraction:
    """How many play in a section, on average."""
    sections = PIECES[name].sections
    return Fraction(sum(map(len, sections)), len(sections))


def test_before_bronze_no_lyre_plays_a_tune() -> None:
    assert {section[0].voice for section in PIECES["hearths"].sections} == {"reed"}


def test_before_bronze_no_tune_has_a_half_step() -> None:
    tunes = (section[0] for section in PIECES["hearths"].sections)
    # The strings of the half steps are the fourth and the seventh.
    assert {(int(note.mark) - 1) % 7 + 1 for tune in tunes for note in notes(tune)} == {1, 2, 3, 5, 6}


def test_the_market_is_in_more_of_a_hurry_than_any_age() -> None:
    assert PIECES["stalls"].beat < min(PIECES[name].beat for name in AGES)


@pytest.mark.parametrize("start", range(-3, 4))
def test_a_mode_has_seven_strings_of_which_all_but_two_have_a_pure_fifth(start: int) -> None:
    strings = mode(start)
    fifths = [string * Fraction(3, 2) / (2 if string * Fraction(3, 2) >= 2 else 1) for string in strings]
    assert (len(strings), sum(fifth in strings for fifth in fifths)) == (7, 6)


def test_the_eighth_string_is_an_octave_above_the_first() -> None:
    assert hertz(8, mode(0), 293.0) == 586.0


@pytest.mark.parametrize("pitch", [110.0, 293.0, 659.2])
def test_a_string_sounds_at_its_pitch_within_a_twentieth_of_a_half_step(pitch: float) -> None:
    sound = lyre(pitch, 2.0, np.random.default_rng(7))
    spectrum = np.abs(np.fft.rfft(sound * np.hanning(len(sound)), 8 * len(sound)))
    at = np.fft.rfftfreq(8 * len(sound), 1 / RATE)
    near = (at > pitch * 0.95) & (at < pitch * 1.05)
    strongest = at[near][spectrum[near].argmax()]
    assert abs(1200 * np.log2(strongest / pitch)) < 5


# ---------------------------------------------------------------------- as it is stored


@every_piece
def test_a_piece_is_stereo_at_44100_hertz_for_two_minutes_and_more(name: str) -> None:
    stored = soundfile.info(FOLDER / f"{name}.ogg")
    assert (stored.format, stored.channels, stored.samplerate) == ("OGG", 2, 44_100)
    assert stored.duration >= 120
    assert stored.duration == pytest.approx(PIECES[name].seconds, abs=0.001)
    assert seconds_of(FOLDER / f"{name}.ogg", RATE) == stored.duration


@every_piece
def test_a_piece_takes_less_than_a_megabyte_and_a_quarter(name: str) -> None:
    assert (FOLDER / f"{name}.ogg").stat().st_size < 1_250_000


@pytest.mark.thorough
@every_piece
def test_a_piece_is_between_16_and_20_lufs(name: str, loudnesses: dict[str, float]) -> None:
    assert -20 <= loudnesses[name] <= -16


def test_no_peak_of_a_piece_comes_within_a_decibel_of_full_scale(heard: NDArray[np.float32]) -> None:
    loudest = int(np.abs(heard).max(axis=0).argmax())
    around = heard[:, max(0, loudest - 4096) : loudest + 4096]
    # Between the samples too: the stretch around the loudest one, eight times as fine.
    faded = around * np.hanning(around.shape[1])
    between = 8 * np.fft.irfft(np.fft.rfft(faded), 8 * around.shape[1])
    assert max(np.abs(heard).max(), np.abs(between).max()) < 10 ** (-1 / 20)


def test_a_piece_lies_about_the_middle_line(heard: NDArray[np.float32]) -> None:
    assert np.abs(heard.mean(axis=1, dtype=np.float64)).max() < 1e-4


def test_the_two_sides_of_a_piece_are_not_the_same(heard: NDArray[np.float32]) -> None:
    left, right = heard
    assert 0.3 < np.corrcoef(left, right)[0, 1] < 0.95


def test_a_piece_leads_into_itself_without_a_click(heard: NDArray[np.float32]) -> None:
    seam = np.abs(heard[:, 0] - heard[:, -1])
    around = np.abs(np.diff(np.concatenate([heard[:, -2000:], heard[:, :2000]], axis=1), axis=1))
    assert (seam <= np.percentile(around, 95, axis=1)).all()


def test_a_piece_neither_falls_silent_nor_drowns_a_second_of_it(heard: NDArray[np.float32]) -> None:
    seconds = heard[0][: len(heard[0]) // RATE * RATE].reshape(-1, RATE)
    levels = 20 * np.log10(np.sqrt((seconds**2).mean(axis=1)))
    assert levels.min() > -34
    assert levels.max() < -14


def test_a_piece_is_made_of_tones_and_not_of_noise(heard: NDArray[np.float32]) -> None:
    stretch = heard[0][: 60 * RATE].reshape(60, RATE) * np.hanning(RATE)
    power = (np.abs(np.fft.rfft(stretch)) ** 2).mean(axis=0)[50:8000]
    assert np.exp(np.log(power + 1e-12).mean()) / power.mean() < 0.05


def test_no_two_sections_of_a_piece_sound_the_same(piece: str, heard: NDArray[np.float32]) -> None:
    sections = heard[0].reshape(len(PIECES[piece].sections), -1)
    alike = np.corrcoef(sections[:, ::4])
    assert np.abs(alike - np.eye(len(sections))).max() < 0.5


def test_the_stored_music_is_what_its_notes_make() -> None:
    # One section of one piece: making all of them takes minutes. What rings over from the last section is left out.
    made, stored = (
        played(PIECES["terraces"], "terraces", sections=1)[0],
        soundfile.read(FOLDER / "terraces.ogg")[0].T[0],
    )
    ours = slice(4 * RATE, 16 * RATE)
    assert np.corrcoef(made[ours], stored[ours])[0, 1] > 0.95


@pytest.mark.thorough
def test_the_same_notes_sound_the_same_every_time() -> None:
    one, other = (lyre(220.0, 0.5, np.random.default_rng(3)) for _ in range(2))
    assert (one == other).all()
