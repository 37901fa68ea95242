"""What the client remembers."""

from __future__ import annotations

from pathlib import Path

import pytest

from ziggurat_client.kept.profile import FILE, RECENT_SERVERS, Memory, Profile, Server


def test_what_is_changed_is_there_at_the_next_start(tmp_path: Path) -> None:
    Memory(tmp_path / "new").change(name="Ninsun", language="fr")
    assert Memory(tmp_path / "new").profile == Profile(name="Ninsun", language="fr")


def test_an_empty_folder_gives_the_defaults(tmp_path: Path) -> None:
    assert Memory(tmp_path).profile == Profile()


@pytest.mark.parametrize("damage", [b"", b"{", b'{"quick_seats": 99}', b"\xff\xfe"])
def test_a_damaged_file_is_kept_aside(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / FILE).write_bytes(damage)
    assert Memory(tmp_path).profile == Profile()
    assert (tmp_path / f"{FILE}.broken").read_bytes() == damage


def test_the_newest_servers_come_first_and_each_once(tmp_path: Path) -> None:
    memory = Memory(tmp_path)
    for number in range(RECENT_SERVERS + 2):
        memory.visited(Server(f"ziggurat://s{number}"))
    memory.visited(Server("ziggurat://s5", "Renamed"))
    links = [server.link for server in memory.profile.servers]
    assert links[:2] == ["ziggurat://s5", f"ziggurat://s{RECENT_SERVERS + 1}"]
    assert len(links) == len(set(links)) == RECENT_SERVERS


def test_a_folder_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    memory = Memory(tmp_path / "file" / "folder")
    memory.change(name="Ninsun")
    assert memory.profile.name == "Ninsun"
