"""What servers say of themselves on the local network."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat.friend_tags import friend_tag, new_salt, new_secret, short_tag
from ziggurat.wire.discovery import (
    LONGEST_ENTRY,
    MOST_FRIENDS_SHOWN,
    Advert,
    BadAdvert,
    read_advert,
    write_advert,
)

ID = "0123456789abcdef0123456789abcdef"
GAMES = ("ur", "senet")


def entries(**changed: str) -> dict[bytes, bytes | None]:
    """The text record of a server, as it arrives."""
    texts = write_advert(Advert(ID, "House of Ur", "0.1.0", tables=3, people=5, tls=True, games=GAMES)) | changed
    return {key.encode(): value.encode() for key, value in texts.items()}


def test_what_is_written_is_read() -> None:
    assert read_advert(entries()) == Advert(ID, "House of Ur", "0.1.0", tables=3, people=5, tls=True, games=GAMES)


def test_a_long_name_is_cut_between_two_letters() -> None:
    name = write_advert(Advert(ID, "é" * 200))["name"]
    assert len(f"name={name}".encode()) <= LONGEST_ENTRY
    assert set(name) == {"é"}


def test_more_games_than_an_entry_holds_are_left_out_whole() -> None:
    games = tuple(f"a game of number {number}" for number in range(40))
    told = read_advert(
        {key.encode(): text.encode() for key, text in write_advert(Advert(ID, "Ur", games=games)).items()}
    )
    assert told.games == games[: len(told.games)]
    assert 0 < len(told.games) < 40


def test_a_server_that_names_no_games_is_read_too() -> None:
    assert read_advert(entries(games="")).games == ()


def test_entries_of_newer_servers_are_passed_over() -> None:
    assert read_advert(entries(colour="red")).name == "House of Ur"


def test_letters_that_would_not_be_seen_are_left_out_of_names() -> None:
    assert read_advert(entries(name="Ur\u202e\n\x00 ")).name == "Ur"


@pytest.mark.parametrize(
    "changed",
    [
        {"id": "ENKI"},
        {"tables": "many"},
        {"people": "-1"},
        {"protocol": "1e99"},
        {"tls": "perhaps"},
        {"games": "x" * 41},
        {"friends": "salt"},
        {"friends": "saltsaltoddtag"},
        {"friends": "saltsalt!agwrong"},
        {"friends": "saltsalt" + "shorttag" * 30, "friends2": "shorttag" * 30},
    ],
)
def test_a_record_with_a_wrong_entry_is_none_of_ours(changed: dict[str, str]) -> None:
    with pytest.raises(BadAdvert):
        read_advert(entries(**changed))


@pytest.mark.parametrize("record", [{}, {b"id": None}, {b"id": b"\xff\xfe"}, {b"\xff": b""}])
def test_a_record_that_lacks_or_garbles_entries_is_none_of_ours(record: dict[bytes, bytes | None]) -> None:
    with pytest.raises(BadAdvert):
        read_advert(record)


def short_tags(count: int, salt: str) -> tuple[str, ...]:
    return tuple(short_tag(friend_tag(new_secret(), ID), salt) for _ in range(count))


@pytest.mark.parametrize("count", [0, 1, 28, 29, 30, MOST_FRIENDS_SHOWN])
def test_tags_of_friends_and_their_salt_are_read_as_they_were_written(count: int) -> None:
    salt = new_salt()
    advert = Advert(ID, "Ur", salt=salt, friends=short_tags(count, salt))
    written = write_advert(advert)
    assert read_advert({key.encode(): text.encode() for key, text in written.items()}) == advert
    assert all(len(f"{key}={text}".encode()) <= LONGEST_ENTRY for key, text in written.items())


def test_the_longest_text_record_fits_into_a_packet() -> None:
    salt = new_salt()
    advert = Advert(
        ID,
        "é" * 255,
        "x" * 32,
        tables=10**6,
        people=10**6,
        tls=True,
        games=("x" * 39,) * 6,
        salt=salt,
        friends=short_tags(MOST_FRIENDS_SHOWN, salt),
    )
    assert sum(1 + len(f"{key}={text}".encode()) for key, text in write_advert(advert).items()) < 1_300


def test_a_server_without_friends_says_nothing_of_them() -> None:
    assert "friends" not in write_advert(Advert(ID, "Ur"))
    told = read_advert(entries())
    assert (told.salt, told.friends) == (None, ())


RECORDS = st.dictionaries(
    st.sampled_from(
        [b"id", b"name", b"version", b"protocol", b"tables", b"people", b"tls", b"games", b"friends", b"friends2"]
    )
    | st.binary(max_size=9),
    st.none() | st.binary(max_size=255) | st.sampled_from([b"1", b"true", b"-0", b"9" * 40, ID.encode()]),
)


@given(RECORDS)
def test_whatever_anyone_announces_is_an_advert_or_refused(record: dict[bytes, bytes | None]) -> None:
    try:
        advert = read_advert({b"id": ID.encode(), b"name": b"Ur", **record})
    except BadAdvert:
        return
    assert "".join((advert.name, advert.version, *advert.games)).isprintable()
    assert 0 <= advert.tables <= 1_000_000


def test_the_protocol_page_lists_the_entries() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    section = page.partition("## On the local network")[2].partition("\n## ")[0]
    listed = [line.split("`")[1] for line in section.splitlines() if line.startswith("| `")]
    full = Advert(ID, "House of Ur", salt="saltsalt", friends=("shorttag",) * MOST_FRIENDS_SHOWN)
    assert listed == list(write_advert(full))
