"""How the desk of one server asks that of another, and how it is answered."""

from __future__ import annotations

from typing import Final, TypeAlias, TypeVar

import msgspec

from ziggurat_server.admin.listed import Listing
from ziggurat_server.admin.orders import Ban, Close, Kick, Order, Say
from ziggurat_server.refusal import Refusal

T = TypeVar("T")


class Show(Order, frozen=True):
    """List what is at that server."""

    what: Listing


AnyPassed: TypeAlias = Say | Kick | Ban | Close | Show


class Done(msgspec.Struct, frozen=True, tag="done"):
    """It was done. `answer` is the sentence that says what; of `Say` how many were told, of `Show` what is there."""

    answer: msgspec.Raw


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """It was not done."""

    code: str
    message: str


AnyAnswer: TypeAlias = Done | Refused

_ORDERS: Final[msgspec.json.Decoder[AnyPassed]] = msgspec.json.Decoder(AnyPassed)
_ANSWERS: Final[msgspec.json.Decoder[AnyAnswer]] = msgspec.json.Decoder(AnyAnswer)


def read_order(text: str) -> AnyPassed:
    """What another desk asks. Raises Refusal `bad_order` if it is of another version."""
    try:
        return _ORDERS.decode(text)
    except msgspec.DecodeError as error:
        raise Refusal("bad_order", str(error)) from error


def read_answer(text: str, kind: type[T]) -> T:
    """What another desk answers, of that kind. Raises Refusal, which is its own or `bad_answer`."""
    try:
        match _ANSWERS.decode(text):
            case Done(answer):
                return msgspec.json.decode(answer, type=kind)
            case Refused(code, message):
                raise Refusal(code, message)
    except msgspec.DecodeError as error:
        raise Refusal("bad_answer", f"another server answers something else ({error})") from error


def written(value: object) -> str:
    """Any of these, as it is passed."""
    return msgspec.json.encode(value).decode()
