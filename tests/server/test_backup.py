"""Everything that a server keeps, in one file, and back again."""

from __future__ import annotations

import io
import os
import sqlite3
import stat
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples import examples, sampled
from server.programs import LOOPBACK, PATIENCE, SERVER, Program
from ziggurat.wire.messages import Done, Open, Sit
from ziggurat_server.backup import snapshot
from ziggurat_server.backup.archive import described
from ziggurat_server.backup.contents import FORMAT, KEPT, KeptFile
from ziggurat_server.backup.making import back_up_to
from ziggurat_server.backup.progress import EVERY, Progress
from ziggurat_server.backup.refusal import BackupRefused
from ziggurat_server.backup.restoring import restore
from ziggurat_server.backup.snapshot import take_snapshot
from ziggurat_server.journal.storage_lock import LOCK
from ziggurat_server.journal.storage_place import COMPANIONS, FILE, UNFINISHED, settle_in
from ziggurat_server.journal.storage_schema import MIGRATIONS

ROOT_ONLY = pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root gives files away")
OLD_BANS = "[]"


def silent() -> Progress:
    return Progress(lambda _: None, lambda: 0.0)


def contents(folder: Path) -> dict[str, bytes]:
    """Every file in the folder and below, but for the lock."""
    return {str(each.relative_to(folder)): each.read_bytes() for each in folder.rglob("*") if each.is_file()} | {
        LOCK: b""
    }


def run(*words: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The program with these words after its name."""
    command = [sys.executable, *SERVER, *words]
    return subprocess.run(command, input=given, capture_output=True, timeout=PATIENCE, check=False)


def restored(backup: Path, folder: Path) -> Path | None:
    with backup.open("rb") as file:
        return restore(file, str(backup), folder, silent()).replaced


def refusal(backup: Path, folder: Path) -> str:
    """The code with which a backup is refused, having changed nothing."""
    before = contents(folder)
    with pytest.raises(BackupRefused) as refused:
        restored(backup, folder)
    assert contents(folder) == before
    assert str(backup) in str(refused.value) or str(folder) in str(refused.value)
    return refused.value.code


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A server's folder with two of the files that it may have."""
    settle_in(tmp_path / "data").leave()
    (tmp_path / "data" / "bans.json").write_text(OLD_BANS)
    return tmp_path / "data"


@pytest.fixture
def backup(folder: Path, tmp_path: Path) -> Path:
    back_up_to(tmp_path / "backup.tar.gz", folder, silent())
    return tmp_path / "backup.tar.gz"


# ------------------------------------------------------------------------------------ while a server runs


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    """A server with everything that makes files."""
    own = ("--tls-self-signed", "--admin", f"unix:{tmp_path}/admin", "--data", str(tmp_path / "data"))
    with Program("--listen", LOOPBACK, "--no-announce", *own) as started:
        yield started


@pytest.mark.thorough
def test_a_table_of_a_running_server_is_there_in_the_restored_one(tmp_path: Path) -> None:
    data, elsewhere, file = tmp_path / "data", tmp_path / "elsewhere", tmp_path / "backup.tar.gz"
    with Program("--listen", LOOPBACK, "--no-announce", "--data", str(data)) as server:
        anna = server.call()
        token = anna.hello("Anna").token
        anna.say(Open(1, "ur", 2))
        code = anna.await_message(Done).table
        assert code is not None
        anna.say(Sit(2, code, 1))
        anna.await_message(Done)
        assert run("backup", "--data", str(data), str(file)).returncode == 0
        server.process.kill()
    assert run("restore", "--data", str(elsewhere), str(file)).returncode == 0
    with Program("--listen", LOOPBACK, "--no-announce", "--data", str(elsewhere)) as server:
        anna = server.call()
        anna.hello("Anna", token)
        anna.say(Sit(1, code))
        assert anna.await_message(Done)


def test_everything_that_a_server_makes_is_kept(program: Program, tmp_path: Path) -> None:
    admin = ("admin", "--admin", f"unix:{tmp_path}/admin", "--data", str(tmp_path / "data"))
    assert run(*admin, "ban", "name", "Nergal", "--reason", "noise").returncode == 0
    database = {FILE + ending for ending in COMPANIONS}
    made = {each.name for each in (tmp_path / "data").iterdir() if not each.name.startswith(LOCK)} - database
    assert made <= set(KEPT)
    assert run("backup", "--data", str(tmp_path / "data"), str(tmp_path / "b")).returncode == 0
    with tarfile.open(tmp_path / "b") as archive:
        assert set(archive.getnames()) == made | {FILE, "manifest.json"}


@pytest.mark.thorough
def test_a_running_servers_folder_is_not_restored(folder: Path, backup: Path) -> None:
    with Program("--listen", LOOPBACK, "--no-announce", "--data", str(folder)):
        refused = run("restore", "--data", str(folder), str(backup))
    assert refused.returncode == 1
    assert b"another server uses" in refused.stderr
    assert b"(folder_in_use)" in refused.stderr


def test_what_is_written_meanwhile_neither_gets_in_nor_holds_up(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot, "PAGES", 1)
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as server:
        seen: list[int] = []

        def write(sentence: str) -> None:
            server.execute("UPDATE trials SET count = count + 1")
            seen.append(server.execute("SELECT count FROM trials").fetchone()[0])

        take_snapshot(folder / FILE, tmp_path / "copy", Progress(write, iter(range(10**6)).__next__))
    with closing(sqlite3.connect(tmp_path / "copy")) as copy:
        assert copy.execute("SELECT count FROM trials").fetchone()[0] == seen[0] - 1
    assert len(seen) > 3


# ------------------------------------------------------------------------------------ a backup


def test_a_backup_is_its_owners_alone(backup: Path) -> None:
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600


def test_a_backup_restores_every_file_as_it_was_with_its_mode(folder: Path, backup: Path, tmp_path: Path) -> None:
    new = tmp_path / "new"
    assert restored(backup, new) is None
    assert (new / "bans.json").read_text() == OLD_BANS
    assert {stat.S_IMODE((new / name).stat().st_mode) for name in (FILE, "bans.json")} == {0o600}
    assert stat.S_IMODE(new.stat().st_mode) == 0o700
    settle_in(new).leave()


@pytest.mark.thorough
def test_a_file_that_is_there_is_not_replaced_unasked(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine"
    file.write_text("mine")
    refused = run("backup", "--data", str(folder), str(file))
    assert (refused.returncode, file.read_text()) == (1, "mine")
    assert b"(file_exists)" in refused.stderr
    assert run("backup", "--data", str(folder), "--replace", str(file)).returncode == 0
    assert tarfile.is_tarfile(file)


def test_where_no_server_was_there_is_nothing_to_back_up(tmp_path: Path) -> None:
    with pytest.raises(BackupRefused) as refused:
        back_up_to(tmp_path / "backup", tmp_path, silent())
    assert refused.value.code == "nothing_kept"
    assert list(tmp_path.iterdir()) == []


def test_of_a_damaged_database_no_backup_is_made(folder: Path, tmp_path: Path) -> None:
    (folder / FILE).write_bytes(b"no database at all" * 1000)
    with pytest.raises(BackupRefused) as refused:
        back_up_to(tmp_path / "backup", folder, silent())
    assert refused.value.code == "damaged"
    assert [each.name for each in tmp_path.iterdir()] == ["data"]


@pytest.mark.thorough
def test_a_backup_goes_through_a_pipe(folder: Path, tmp_path: Path) -> None:
    made = run("backup", "--data", str(folder), "-")
    assert run("restore", "--data", str(tmp_path / "new"), "-", given=made.stdout).returncode == 0
    assert (tmp_path / "new" / "bans.json").read_text() == OLD_BANS


def test_work_that_takes_a_while_says_now_and_then_how_far_it_is() -> None:
    said, times = list[str](), iter([0.0, 0.1, EVERY, EVERY + 0.1, 2 * EVERY])
    progress = Progress(said.append, times.__next__)
    for done in (1, 2, 3, 4):
        progress.at("copied", done, 4)
    assert said == ["copied: 50 %", "copied: 100 %"]


# ------------------------------------------------------------------------------------ restoring


def test_what_is_replaced_is_kept_aside(folder: Path, backup: Path) -> None:
    (folder / "bans.json").write_text("newer")
    assert restored(backup, folder) == folder / "replaced-1"
    assert (folder / "replaced-1" / "bans.json").read_text() == "newer"
    assert (folder / "bans.json").read_text() == OLD_BANS
    assert restored(backup, folder) == folder / "replaced-2"


def test_a_log_of_the_old_database_does_not_get_into_the_restored_one(folder: Path, backup: Path) -> None:
    (folder / f"{FILE}-wal").write_bytes(b"old")
    restored(backup, folder)
    assert not (folder / f"{FILE}-wal").exists()
    assert (folder / "replaced-1" / f"{FILE}-wal").read_bytes() == b"old"


def test_what_the_backup_does_not_hold_stays(folder: Path, backup: Path) -> None:
    (folder / "server-id").write_text("newer")
    restored(backup, folder)
    assert (folder / "server-id").read_text() == "newer"


@ROOT_ONLY
def test_what_root_restores_is_the_servers_own(folder: Path, backup: Path) -> None:
    os.chown(folder, 4242, 4243)
    restored(backup, folder)
    owners = {(each.stat().st_uid, each.stat().st_gid) for each in folder.iterdir()}
    assert owners == {(4242, 4243)}


@pytest.mark.thorough
def test_after_a_restore_that_was_cut_short_no_server_starts(folder: Path, backup: Path) -> None:
    (folder / UNFINISHED).mkdir()
    refused = run("--listen", LOOPBACK, "--no-announce", "--data", str(folder))
    assert refused.returncode == 1
    assert b"was cut short" in refused.stderr
    restored(backup, folder)
    settle_in(folder).leave()


def repacked(backup: Path, **changes: object) -> Path:
    """The backup with a manifest in which that is different."""
    other = backup.with_name("other")
    with tarfile.open(backup) as old, tarfile.open(other, "w:gz") as new:
        for member in old.getmembers():
            content = old.extractfile(member)
            assert content is not None
            said = content.read()
            if member.name == "manifest.json":
                manifest = msgspec.json.decode(said)
                manifest["manifest"] |= changes
                said = msgspec.json.encode(manifest)
                member.size = len(said)
            new.addfile(member, io.BytesIO(said))
    return other


def test_a_backup_of_a_newer_server_is_refused(folder: Path, backup: Path) -> None:
    assert refusal(repacked(backup, format=FORMAT + 1), folder) == "newer_server"


def test_a_database_of_a_newer_server_is_refused(folder: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "newer"
    settle_in(elsewhere, (*MIGRATIONS, "CREATE TABLE more (x INTEGER)")).leave()
    with pytest.raises(BackupRefused) as refused:
        back_up_to(tmp_path / "backup", elsewhere, silent())
    assert refused.value.code == "newer_server"


@pytest.mark.parametrize("name", ["../escaped", "/tmp/escaped", "server.toml", "bans.json/.."])
def test_files_that_no_server_keeps_are_refused(folder: Path, backup: Path, name: str) -> None:
    with tarfile.open(backup) as old:
        files = msgspec.json.decode(old.extractfile("manifest.json").read())["manifest"]["files"]  # type: ignore[union-attr]
    assert refusal(repacked(backup, files={**files, name: files[FILE]}), folder) == "newer_server"


@pytest.mark.parametrize("text", [b"", b"no backup", b"\x1f\x8b"])
def test_something_else_is_refused(folder: Path, tmp_path: Path, text: bytes) -> None:
    (tmp_path / "other").write_bytes(text)
    assert refusal(tmp_path / "other", folder) == "not_a_backup"


def test_another_archive_is_refused(folder: Path, tmp_path: Path) -> None:
    with tarfile.open(tmp_path / "other", "w:gz") as other:
        other.add(folder / FILE, FILE)
    assert refusal(tmp_path / "other", folder) == "not_a_backup"


@pytest.fixture(scope="module")
def made_once(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, bytes, KeptFile]:
    """A server's folder, a backup of it, and what its database is there."""
    place = tmp_path_factory.mktemp("made_once")
    settle_in(place / "data").leave()
    manifest = back_up_to(place / "backup", place / "data", silent())
    return place / "data", (place / "backup").read_bytes(), manifest.files[FILE]


@settings(deadline=None, derandomize=True, database=None, max_examples=examples(40))
@given(where=st.floats(0, 1, exclude_max=True), how=st.integers(0, 255))
def test_a_damaged_backup_is_refused_or_restored_as_it_was_made(
    made_once: tuple[Path, bytes, KeptFile], where: float, how: int
) -> None:
    folder, good, database = made_once
    damaged = bytearray(good)
    if how:
        damaged[int(where * len(damaged))] ^= how
    else:
        del damaged[int(where * len(damaged)) :]
    before = contents(folder)
    try:
        restore(io.BytesIO(bytes(damaged)), "backup", folder, silent())
    except BackupRefused:
        assert contents(folder) == before
    else:
        assert described(folder / FILE) == database


@pytest.mark.thorough
def test_a_restore_says_what_it_did(folder: Path, backup: Path) -> None:
    said = run("restore", "--data", str(folder), str(backup)).stderr.decode()
    assert f"restored {FILE}, bans.json in {folder}, made " in said
    assert f"what was there is in {folder / 'replaced-1'}" in said


@sampled("command", ["backup", "restore"], every=2)
def test_without_a_file_nothing_is_done(command: str) -> None:
    assert run(command).returncode == 2
