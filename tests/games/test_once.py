"""A value that is worked out at the first question."""

from __future__ import annotations

import msgspec

from ziggurat.games.once import once


class Field(msgspec.Struct, frozen=True, dict=True):
    """A field that counts how often it was measured."""

    side: int
    measured: list[int] = msgspec.field(default_factory=list)

    @once
    def area(self) -> int:
        """In squares."""
        self.measured.append(self.side)
        return self.side * self.side


def test_a_value_is_worked_out_at_the_first_question_and_never_again() -> None:
    field = Field(6)
    assert field.measured == []
    assert [field.area, field.area] == [36, 36]
    assert field.measured == [6]


def test_a_changed_copy_works_its_own_value_out() -> None:
    field = Field(6)
    assert field.area == 36
    assert msgspec.structs.replace(field, side=5).area == 25


def test_a_kept_value_is_no_part_of_the_object() -> None:
    known, unknown = Field(6), Field(6)
    assert known.area == 36
    assert msgspec.json.encode(msgspec.structs.replace(known, measured=[])) == msgspec.json.encode(unknown)
