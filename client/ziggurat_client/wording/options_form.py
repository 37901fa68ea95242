"""The choices of a game's options, read from their type, so that every game's table room is made the same way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias, get_args, get_type_hints

import msgspec
from msgspec import inspect

from ziggurat.certainty import of_type
from ziggurat.games.game import Options
from ziggurat_client.wording.words import Words

MOST_LISTED: Final = 12
"""A range of more numbers than this is offered in steps of `COARSE_STEP`."""
COARSE_STEP: Final = 5
_HIGHEST_OFFERED: Final = 60

Value: TypeAlias = bool | int | str | None


@dataclass(frozen=True)
class OptionChoice:
    """One option: its field's name, the values one can choose from, in order, and which one is chosen."""

    name: str
    values: tuple[Value, ...]
    chosen: Value

    @property
    def is_switch(self) -> bool:
        """Whether it is on or off."""
        return self.values == (False, True)

    def neighbour(self, by: int) -> Value:
        """The value `by` places after the chosen one; the nearest end where there is none."""
        index = self.values.index(self.chosen) + by
        return self.values[min(max(0, index), len(self.values) - 1)]

    def has_neighbour(self, by: int) -> bool:
        """Whether there is a value `by` places after the chosen one."""
        return 0 <= self.values.index(self.chosen) + by < len(self.values)


def option_choices(options: Options) -> tuple[OptionChoice, ...]:
    """The choices that a table's options offer, in the order of their fields: those that mean something."""
    described = of_type(inspect.StructType, inspect.type_info(type(options)))
    fields = (field for field in described.fields if field.name not in options.moot)
    hints = get_type_hints(type(options))
    return tuple(_choice(field, getattr(options, field.name), get_args(hints[field.name])) for field in fields)


def value_words(words: Words, game: str, choice: OptionChoice) -> str:
    """What the chosen value is called: words have a name of the game's own, `option.<game>.<option>.<value>`, and no
    value may have one, `option.<game>.<option>.none`."""
    if choice.chosen is None:
        own = f"option.{game}.{choice.name}.none"
        return words.say(own if words.knows(own) else "option.none")
    if isinstance(choice.chosen, bool):
        return words.say("option.on" if choice.chosen else "option.off")
    if isinstance(choice.chosen, str):
        return words.say(f"option.{game}.{choice.name}.{choice.chosen}")
    return str(choice.chosen)


def with_option(options: Options, name: str, value: Value) -> msgspec.Raw:
    """The options with one of them changed, as they travel."""
    return msgspec.Raw(msgspec.json.encode(msgspec.structs.replace(options, **{name: value})))


def _choice(field: inspect.Field, chosen: Value, named: tuple[Value, ...]) -> OptionChoice:
    """`named` are the words of a type that lists them, in its own order."""
    values = named if isinstance(field.type, inspect.LiteralType) else _values(field.type)
    if chosen not in values:
        # A server may have set a number that we do not offer; it stays choosable in its place.
        numbers = sorted({*(value for value in values if isinstance(value, int)), chosen}, key=_as_number)
        values = (*(value for value in values if value is None), *numbers)
    return OptionChoice(field.name, values, chosen)


def _as_number(value: Value) -> int:
    return value if isinstance(value, int) else 0


def _values(kind: Any) -> tuple[Value, ...]:
    match kind:
        case inspect.Metadata():
            # Examples are the values worth offering of many that are allowed.
            return tuple((kind.extra_json_schema or {}).get("examples", ())) or _values(kind.type)
        case inspect.BoolType():
            return (False, True)
        case inspect.NoneType():
            return (None,)
        case inspect.LiteralType():
            return tuple(kind.values)
        case inspect.IntType():
            return _numbers(kind.ge or 0, kind.le or _HIGHEST_OFFERED)
        case inspect.UnionType():
            alternatives = sorted(kind.types, key=lambda part: not isinstance(part, inspect.NoneType))
            return tuple(value for part in alternatives for value in _values(part))
    raise TypeError(f"no widget offers the values of {kind!r}")


def _numbers(lowest: int, highest: int) -> tuple[int, ...]:
    if highest - lowest < MOST_LISTED:
        return tuple(range(lowest, highest + 1))
    first = -(-lowest // COARSE_STEP) * COARSE_STEP
    return tuple(range(first, min(highest, _HIGHEST_OFFERED) + 1, COARSE_STEP))
