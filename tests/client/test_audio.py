"""What is heard and how loud, with a device, without one, and that the sound files are what their script makes."""

from __future__ import annotations

import logging
import math
import wave
from array import array
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from client.listener import Listener
from examples import sampled
from ziggurat_assets.sounds.loudness import CEILING
from ziggurat_assets.sounds.samples import RATE as EFFECT_RATE
from ziggurat_assets.sounds.synthesise import FOLDER, RECIPES, main, stale, strays, write
from ziggurat_client.clock import HandClock
from ziggurat_client.sound.audio import Audio
from ziggurat_client.sound.music_level import DUCKED, FALL, HOLD, RETURN, Duck
from ziggurat_client.sound.names import EFFECTS, PIECES, TICKS, Effect, Piece
from ziggurat_client.sound.ogg import seconds_of
from ziggurat_client.sound.speaker import RATE, MixerSpeaker, NoSpeaker


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def listener() -> Listener:
    return Listener()


@pytest.fixture
def audio(clock: HandClock, listener: Listener) -> Audio:
    audio = Audio(clock, open_speaker=lambda: listener)
    audio.open()
    return audio


# ---------------------------------------------------------------------- effects


def test_an_effect_is_played_by_its_name(audio: Audio, listener: Listener) -> None:
    audio.play("tile_swap")
    assert listener.effects == ["tile_swap"]


def test_the_same_effect_is_heard_once_within_forty_milliseconds(
    audio: Audio, listener: Listener, clock: HandClock
) -> None:
    audio.play("cube_placed")
    clock.turn(0.039)
    audio.play("cube_placed")
    clock.turn(0.002)
    audio.play("cube_placed")
    assert listener.effects == ["cube_placed", "cube_placed"]


def test_different_effects_may_begin_together(audio: Audio, listener: Listener) -> None:
    audio.play("attack")
    audio.play("cubes_fall")
    assert listener.effects == ["attack", "cubes_fall"]


# ---------------------------------------------------------------------- music


def later(audio: Audio, clock: HandClock, seconds: float) -> None:
    """Let time pass, and the music hear of it."""
    clock.turn(seconds)
    audio.update()


def test_music_plays_on_when_it_is_asked_for_again(audio: Audio, listener: Listener) -> None:
    audio.play_music("evening")
    audio.play_music("evening")
    assert listener.music == ["evening"]


def test_music_that_was_stopped_can_begin_again(audio: Audio, listener: Listener, clock: HandClock) -> None:
    audio.play_music("evening", fade=1.0)
    later(audio, clock, 1.0)
    audio.stop_music(fade=0.5)
    later(audio, clock, 0.5)
    audio.play_music("evening")
    assert listener.music == ["evening", "silence", "evening"]


def test_a_piece_that_comes_back_goes_on_where_it_was_left(audio: Audio, listener: Listener, clock: HandClock) -> None:
    audio.play_music("evening", fade=1.0)
    later(audio, clock, 60.0)
    audio.play_music("reeds", fade=1.0)
    later(audio, clock, 1.0)
    assert listener.start == 0.0
    later(audio, clock, 30.0)
    audio.play_music("evening", fade=1.0)
    later(audio, clock, 1.0)
    assert (listener.music[-1], listener.start) == ("evening", 61.0)


def test_a_piece_that_was_left_twice_goes_on_after_all_that_was_heard_of_it(
    audio: Audio, listener: Listener, clock: HandClock
) -> None:
    for _ in range(3):
        for piece in ("evening", "reeds"):
            audio.play_music(piece, fade=1.0)
            later(audio, clock, 1.0)
            later(audio, clock, 10.0)
    assert (listener.music[-1], listener.start) == ("reeds", 22.0)


def test_another_piece_begins_once_the_one_before_has_gone(audio: Audio, listener: Listener, clock: HandClock) -> None:
    audio.play_music("evening", fade=1.0)
    later(audio, clock, 1.0)
    audio.play_music("reeds", fade=1.0)
    later(audio, clock, 0.9)
    assert listener.music == ["evening"]
    later(audio, clock, 0.2)
    assert listener.music == ["evening", "silence", "reeds"]


def test_music_rises_and_falls_evenly_by_the_clock(audio: Audio, listener: Listener, clock: HandClock) -> None:
    audio.music_volume = 1.0
    audio.play_music("evening", fade=1.0)
    heard = []
    for _ in range(4):
        heard.append(listener.levels[1])
        later(audio, clock, 0.25)
    audio.stop_music(fade=1.0)
    later(audio, clock, 0.5)
    assert [*heard, listener.levels[1]] == pytest.approx([0.0, 0.25, 0.5, 0.75, 0.5])


def test_a_piece_that_is_asked_for_while_it_goes_comes_back_without_beginning_anew(
    audio: Audio, listener: Listener, clock: HandClock
) -> None:
    audio.music_volume = 1.0
    audio.play_music("evening", fade=1.0)
    later(audio, clock, 1.0)
    audio.play_music("reeds", fade=1.0)
    later(audio, clock, 0.5)
    audio.play_music("evening", fade=1.0)
    later(audio, clock, 1.0)
    assert (listener.music, listener.levels[1]) == (["evening"], 1.0)


def test_music_asked_for_before_the_device_is_open_begins_with_it(clock: HandClock, listener: Listener) -> None:
    audio = Audio(clock, open_speaker=lambda: listener)
    audio.play_music("evening")
    audio.open()
    assert listener.music == ["evening"]


# ---------------------------------------------------------------------- giving way to effects


@pytest.fixture
def full(audio: Audio, clock: HandClock) -> Audio:
    """The music at its full level."""
    audio.music_volume = 1.0
    audio.play_music("evening", fade=0.5)
    later(audio, clock, 0.5)
    return audio


def test_music_gives_way_to_an_effect_and_comes_back(full: Audio, listener: Listener, clock: HandClock) -> None:
    full.play("attack")
    later(full, clock, FALL)
    assert listener.levels[1] == pytest.approx(DUCKED)
    later(full, clock, HOLD + RETURN)
    assert listener.levels[1] == 1.0


def test_music_stays_away_while_effects_follow_one_another(full: Audio, listener: Listener, clock: HandClock) -> None:
    full.play("attack")
    later(full, clock, HOLD)
    full.play("march")
    later(full, clock, HOLD - 0.01)
    assert listener.levels[1] == pytest.approx(DUCKED)


@pytest.mark.parametrize("effect", sorted(TICKS))
def test_music_does_not_give_way_to_the_ticks_under_the_finger(
    full: Audio, listener: Listener, clock: HandClock, effect: Effect
) -> None:
    full.play(effect)
    later(full, clock, FALL)
    assert listener.levels[1] == 1.0


@given(st.lists(st.floats(0, 3), max_size=8))
def test_music_never_leaps_however_effects_follow_one_another(waits: list[float]) -> None:
    duck, now, level, step = Duck(), 0.0, 1.0, FALL / 10
    for wait in waits:
        duck.give_way(now)
        for _ in range(round(wait / step)):
            now += step
            assert DUCKED - 1e-9 <= duck.level(now) <= 1
            assert abs(duck.level(now) - level) <= 0.11
            level = duck.level(now)


def test_the_music_wakes_the_program_only_while_its_level_moves(full: Audio, clock: HandClock) -> None:
    assert full.wakes_in is None
    full.play("attack")
    assert full.wakes_in is not None
    later(full, clock, HOLD + RETURN)
    assert full.wakes_in is None


def test_effects_asked_for_before_the_device_is_open_are_not_made_up_for(clock: HandClock, listener: Listener) -> None:
    audio = Audio(clock, open_speaker=lambda: listener)
    audio.play("press")
    audio.open()
    assert listener.effects == []


# ---------------------------------------------------------------------- volumes


def test_effects_and_music_have_volumes_of_their_own(audio: Audio, listener: Listener) -> None:
    audio.effects_volume = 1.0
    audio.music_volume = 0.0
    assert listener.levels == (1.0, 0.0)


def test_half_the_volume_is_a_tenth_of_the_power(audio: Audio, listener: Listener) -> None:
    audio.effects_volume = 0.5
    assert listener.levels[0] ** 2 == pytest.approx(0.1, rel=0.01)


def test_muting_silences_both_and_unmuting_brings_both_back(audio: Audio, listener: Listener) -> None:
    before = listener.levels
    audio.muted = not audio.muted
    assert listener.levels == (0.0, 0.0)
    audio.muted = not audio.muted
    assert listener.levels == before


def test_volumes_changed_while_muted_hold_afterwards(audio: Audio, listener: Listener) -> None:
    audio.muted = not audio.muted
    audio.effects_volume = 1.0
    assert listener.levels == (0.0, 0.0)
    audio.muted = not audio.muted
    assert listener.levels[0] == 1.0


@pytest.mark.parametrize("volume", [-0.1, 1.1, math.nan])
def test_a_volume_is_from_nought_to_one(audio: Audio, volume: float) -> None:
    with pytest.raises(ValueError, match="from 0 to 1"):
        audio.music_volume = volume


# ---------------------------------------------------------------------- the device


@pytest.fixture
def speaker(monkeypatch: pytest.MonkeyPatch) -> Iterator[MixerSpeaker]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    speaker = MixerSpeaker()
    yield speaker
    speaker.close()


def test_the_mixer_runs_at_the_rate_of_the_files(speaker: MixerSpeaker) -> None:
    assert pygame.mixer.get_init() == (RATE, -16, 2)


def test_the_mixer_plays_an_effect(speaker: MixerSpeaker) -> None:
    speaker.play("victory")
    assert pygame.mixer.get_busy()


def test_an_effect_with_three_takes_sounds_different_three_times(speaker: MixerSpeaker) -> None:
    for _ in range(3):
        speaker.play("cube_placed")
        # So short a sound might be over before it is looked at.
        pygame.mixer.pause()
    heard = [pygame.mixer.Channel(channel).get_sound() for channel in (0, 1, 2)]
    assert len({sound.get_raw() for sound in heard if sound is not None}) == 3


@sampled("piece", PIECES, every=3)
def test_the_mixer_streams_every_piece_beside_any_number_of_effects(speaker: MixerSpeaker, piece: Piece) -> None:
    speaker.loop(piece, 0.0)
    for _ in range(40):
        speaker.play("victory")
    assert pygame.mixer.music.get_busy()


@sampled("piece", PIECES, every=3)
def test_the_mixer_goes_on_with_a_piece_that_was_heard_for_longer_than_it_is(
    speaker: MixerSpeaker, piece: Piece
) -> None:
    speaker.loop(piece, 1000.0)
    assert pygame.mixer.music.get_busy()


def test_what_is_no_ogg_file_has_no_length(tmp_path: Path) -> None:
    file = tmp_path / "noise.ogg"
    file.write_bytes(b"noise")
    with pytest.raises(ValueError, match=r"noise\.ogg"):
        seconds_of(file, RATE)


def test_music_that_ends_at_once_is_silent(speaker: MixerSpeaker) -> None:
    speaker.loop("evening", 0.0)
    speaker.end_loop()
    assert not pygame.mixer.music.get_busy()


def test_levels_hold_for_what_is_sounding(speaker: MixerSpeaker) -> None:
    speaker.loop("evening", 0.0)
    speaker.set_levels(1.0, 0.25)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.25, abs=0.01)


@pytest.fixture
def soundless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no_such_driver")


@pytest.mark.usefixtures("soundless")
def test_a_machine_without_sound_is_told_from_one_with_it() -> None:
    with pytest.raises(NoSpeaker):
        MixerSpeaker()


@pytest.mark.usefixtures("soundless")
def test_without_a_device_everything_may_be_asked_for(clock: HandClock) -> None:
    audio = Audio(clock)
    audio.open()
    audio.play_music()
    audio.play("confirm")
    audio.muted = not audio.muted
    audio.effects_volume = 0.3
    audio.stop_music()
    audio.close()
    assert (audio.muted, audio.effects_volume) == (True, 0.3)


@pytest.mark.usefixtures("soundless")
def test_the_want_of_a_device_is_logged_once(clock: HandClock, caplog: pytest.LogCaptureFixture) -> None:
    audio = Audio(clock)
    with caplog.at_level(logging.WARNING):
        audio.open()
        audio.open()
        audio.play("press")
    assert len(caplog.records) == 1
    assert "no sound" in caplog.text


def test_after_closing_all_is_silent(audio: Audio, listener: Listener) -> None:
    audio.close()
    audio.play("press")
    audio.open()
    assert listener.closed
    assert listener.effects == []


# ---------------------------------------------------------------------- the files


def samples(name: str) -> list[float]:
    with wave.open(str(FOLDER / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, EFFECT_RATE)
        return [sample / 32768 for sample in array("h", file.readframes(file.getnframes()))]


def test_the_names_are_those_of_the_recipes() -> None:
    assert {name.split("-")[0] for name in RECIPES} == {*EFFECTS}


def test_every_sound_file_has_a_recipe_and_every_recipe_a_file() -> None:
    assert strays() == []
    assert {file.stem for file in FOLDER.glob("*.wav")} == set(RECIPES)


def test_the_short_sounds_in_the_repository_are_what_their_recipes_make() -> None:
    assert main(["--check", "hover", "press"]) == 0


def test_a_file_that_differs_or_is_missing_is_stale(tmp_path: Path) -> None:
    write(["hover", "press"], tmp_path)
    (tmp_path / "press.wav").write_bytes(b"something else")
    assert stale(["hover", "press", "focus"], tmp_path) == ["press", "focus"]


def test_a_file_that_no_recipe_makes_is_a_stray(tmp_path: Path) -> None:
    (tmp_path / "trumpet.wav").touch()
    assert strays(tmp_path) == ["trumpet"]


def test_an_unknown_name_is_refused_with_the_names_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--check", "trumpet"])
    assert "hover" in capsys.readouterr().err


@pytest.mark.parametrize("name", RECIPES)
def test_no_sound_goes_beyond_three_decibels_below_full_scale(name: str) -> None:
    assert max(map(abs, samples(name))) <= CEILING


@pytest.mark.parametrize("name", RECIPES)
def test_an_effect_begins_and_ends_in_silence(name: str) -> None:
    heard = samples(name)
    assert heard[0] == 0.0
    assert abs(heard[-1]) < 0.001
