"""Join links, what people type for them, and table codes."""

from __future__ import annotations

import random

import pytest

from ziggurat.wire.links import (
    TABLE_WORDS,
    Address,
    BadLink,
    format_link,
    parse_link,
    table_code,
    typed_table_code,
)


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("ziggurat://ur.example/ENKI-42", Address("ur.example", 21842, "ENKI-42")),
        ("ziggurat://ur.example:4000/ENKI-42", Address("ur.example", 4000, "ENKI-42")),
        ("ziggurats://ur.example/ENKI-42", Address("ur.example", 21842, "ENKI-42", tls=True)),
        ("ziggurat://ur.example", Address("ur.example")),
        ("ziggurat://ur.example/", Address("ur.example")),
        ("ZIGGURAT://Ur.Example/enki42", Address("ur.example", 21842, "ENKI-42")),
        ("  ziggurat://ur.example/ENKI-42\n", Address("ur.example", 21842, "ENKI-42")),
        ("ziggurat://ur.example/match/17", Address("ur.example", match=17)),
        ("ur.example:4000/MATCH/0", Address("ur.example", 4000, match=0)),
        ("ur.example", Address("ur.example")),
        ("ur.example:4000", Address("ur.example", 4000)),
        ("ur.example/enki 42", Address("ur.example", 21842, "ENKI-42")),
        ("my_laptop.local", Address("my_laptop.local")),
        ("192.168.1.4:4000", Address("192.168.1.4", 4000)),
        ("::1", Address("::1")),
        ("[::1]", Address("::1")),
        ("[::1]:4000", Address("::1", 4000)),
        ("ziggurat://[2001:DB8::7]:4000/URUK-10", Address("2001:db8::7", 4000, "URUK-10")),
        ("[fe80::1%eth0]", Address("fe80::1%eth0")),
    ],
)
def test_a_link_names_an_address(text: str, address: Address) -> None:
    assert parse_link(text) == address


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "no_host"),
        ("ziggurat://", "no_host"),
        (":4000", "no_host"),
        ("/ENKI-42", "no_host"),
        ("http://ur.example", "bad_scheme"),
        ("://ur.example", "bad_scheme"),
        ("ur.example/ENKI-42 http://", "bad_scheme"),
        ("ur example", "bad_host"),
        ("somebody@ur.example", "bad_host"),
        ("-ur.example", "bad_host"),
        ("ur..example", "bad_host"),
        ("u" * 254, "bad_host"),
        ("192.168.1", "bad_host"),
        ("192.168.1.256", "bad_host"),
        ("[192.168.1.4]", "bad_host"),
        ("[::1", "bad_host"),
        ("[::1]x", "bad_host"),
        ("ur.example:", "bad_port"),
        ("ur.example:0", "bad_port"),
        ("ur.example:65536", "bad_port"),
        ("ur.example:४०००", "bad_port"),
        ("ur.example:-1", "bad_port"),
        ("ur.example/ENKI", "bad_table"),
        ("ur.example/ENKI-42/more", "bad_table"),
        ("ur.example/match", "bad_table"),
        ("ur.example/match/", "bad_match"),
        ("ur.example/match/-1", "bad_match"),
        ("ur.example/match/१७", "bad_match"),
        ("ur.example/match/17/more", "bad_match"),
        ("ur.example/match/9007199254740992", "bad_match"),
    ],
)
def test_what_is_no_link_is_refused_with_a_code(text: str, code: str) -> None:
    with pytest.raises(BadLink) as refusal:
        parse_link(text)
    assert refusal.value.code == code


@pytest.mark.parametrize(
    ("address", "link"),
    [
        (Address("ur.example", table="ENKI-42"), "ziggurat://ur.example/ENKI-42"),
        (Address("ur.example", 4000), "ziggurat://ur.example:4000"),
        (Address("ur.example", 4000, "ENKI-42", tls=True), "ziggurats://ur.example:4000/ENKI-42"),
        (Address("2001:db8::7", table="URUK-10"), "ziggurat://[2001:db8::7]/URUK-10"),
        (Address("ur.example", 4000, tls=True, match=17), "ziggurats://ur.example:4000/match/17"),
    ],
)
def test_an_address_has_one_link_and_the_link_names_it(address: Address, link: str) -> None:
    assert format_link(address) == link
    assert parse_link(link) == address


@pytest.mark.parametrize("typed", ["ENKI-42", "enki-42", "Enki 42", "enki42", " enki  42 ", "enki_42", "enki - 42"])
def test_a_table_code_may_be_typed_as_it_is_said(typed: str) -> None:
    assert typed_table_code(typed) == "ENKI-42"


@pytest.mark.parametrize(
    "typed", ["", "ENKI", "42", "42-ENKI", "ENKI-4", "ENKI-421", "ENKI-4२", "ÉNKI-42", "E" * 400 + "42"]
)
def test_what_is_no_table_code_is_refused(typed: str) -> None:
    with pytest.raises(BadLink) as refusal:
        typed_table_code(typed)
    assert refusal.value.code == "bad_table"


def test_the_words_of_codes_are_different_short_and_plain() -> None:
    assert len(TABLE_WORDS) == len(set(TABLE_WORDS)) == 64
    assert all(word.isascii() and word.isalpha() and word.isupper() and 3 <= len(word) <= 9 for word in TABLE_WORDS)


def test_a_code_that_was_made_is_a_code_that_can_be_typed() -> None:
    chance = random.Random(1)
    codes = [table_code(chance) for _ in range(500)]
    assert [typed_table_code(code) for code in codes] == codes


def test_the_same_chance_makes_the_same_codes() -> None:
    assert table_code(random.Random(5)) == table_code(random.Random(5))


def test_a_link_to_a_table_or_a_match_leads_to_its_server() -> None:
    for path in ("ENKI-42", "match/17"):
        assert parse_link(f"ziggurats://ur.example:4000/{path}").server == Address("ur.example", 4000, tls=True)
