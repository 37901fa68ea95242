"""What must be there by now, and of its type, is handed on; anything else raises."""

from __future__ import annotations

import pytest

from ziggurat.certainty import of_type, present


@pytest.mark.parametrize("value", ["", 0, (), False])
def test_what_is_there_is_handed_on_even_if_it_is_empty(value: object) -> None:
    assert present(value) is value


def test_nothing_raises() -> None:
    with pytest.raises(LookupError):
        present(None)


def test_a_value_of_the_type_is_handed_on() -> None:
    assert of_type(int, True) is True


def test_a_value_of_another_type_raises_and_both_types_are_named() -> None:
    with pytest.raises(TypeError, match="expected int, got str"):
        of_type(int, "1")
