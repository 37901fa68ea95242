"""A study of a game's balance: the samples it rests on, in the file that is kept beside its page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from ziggurat_laboratory.balance.sample import Sample, samples
from ziggurat_laboratory.playing.ledger import read

STUDY_FORMAT: Final = 1


class BadStudy(ValueError):
    """Samples that make no study; the message is for people."""


class Study(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Samples of one game. The first one's options are those that the others are compared with."""

    format: int
    game: str
    samples: tuple[Sample, ...]

    @property
    def base(self) -> tuple[Sample, ...]:
        """The samples under the options that are compared with."""
        return tuple(sample for sample in self.samples if sample.options == self.samples[0].options)

    @property
    def comparisons(self) -> list[tuple[Sample, Sample]]:
        """Each other sample after the one it is compared with: the same players and level under the first options."""
        bases = {(sample.players, sample.level): sample for sample in self.base}
        return [
            (bases[sample.players, sample.level], sample)
            for sample in self.samples
            if sample not in self.base and (sample.players, sample.level) in bases
        ]


def studied(files: Sequence[Path]) -> Study:
    """The study that these results files make. Raises BadStudy, BadLedger and OSError."""
    found: list[Sample] = []
    games: set[str] = set()
    for file in files:
        terms, played = read(file)
        games.add(terms.game)
        found += samples(terms, played)
    if len(games) != 1:
        raise BadStudy(f"these are results of several games: {', '.join(sorted(games))}")
    if not found:
        raise BadStudy("there is no game among equals in these files")
    return Study(STUDY_FORMAT, games.pop(), tuple(found))


def load(file: Path) -> Study:
    """The study in a file. Raises BadStudy and OSError."""
    try:
        study = msgspec.json.decode(file.read_bytes(), type=Study)
    except (ValueError, RecursionError) as error:
        raise BadStudy(f"{file} holds no study: {error}") from error
    if study.format != STUDY_FORMAT:
        raise BadStudy(f"{file} has format {study.format}; this version reads format {STUDY_FORMAT}")
    return study


def save(study: Study, file: Path) -> None:
    """Write the study. Raises OSError."""
    file.write_bytes(msgspec.json.format(msgspec.json.encode(study), indent=1) + b"\n")


def changed_options(base: Sample, other: Sample) -> dict[str, Any]:
    """The options of `other` that `base` has differently."""
    return {name: value for name, value in other.options.items() if base.options.get(name) != value}
