"""Fingerprints of certificates."""

from __future__ import annotations

import pytest

from ziggurat.wire.fingerprints import BadFingerprint, fingerprint, grouped, parse_fingerprint

EMPTY = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
"""The SHA-256 of nothing, from the standard's examples."""


def test_a_fingerprint_is_the_sha_256() -> None:
    assert fingerprint(b"") == EMPTY


def test_a_fingerprint_is_read_in_groups_of_four() -> None:
    assert grouped(EMPTY)[:3] == ("E3B0", "C442", "98FC")


@pytest.mark.parametrize("separator", [":", " ", "-", ""])
def test_a_fingerprint_may_be_typed_as_it_is_shown(separator: str) -> None:
    assert parse_fingerprint(separator.join(grouped(EMPTY))) == EMPTY


@pytest.mark.parametrize("text", ["", "E3B0", EMPTY + "00", "z" * 64])
def test_anything_else_is_no_fingerprint(text: str) -> None:
    with pytest.raises(BadFingerprint):
        parse_fingerprint(text)
