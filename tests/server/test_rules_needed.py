"""A host is told which matches in the file need rules that the program does not have, and nothing fails by it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from server.on_disk import ServerOnDisk
from server.test_backup import run
from server.test_journal_of_0_1 import OLD, RUNNING
from ziggurat_server.journal.rules_needed import rules_needed
from ziggurat_server.journal.storage_place import FILE

UR_OF_TOMORROW = "UPDATE matches SET rules_version = 29 WHERE game = 'ur'"
BABEL_OF_TOMORROW = "UPDATE finished SET record = json_set(record, '$.rules_version', 29)"
RUNNING_NEED = (
    "1 running match needs version 29 of the rules of ur, which this program does not have;"
    f" kept until one does: {RUNNING['ur']}"
)
FINISHED_NEED = (
    "1 finished match needs version 29 of the rules of babel, which this program does not have;"
    " kept until one does: NABU-29"
)


def written(folder: Path, *statements: str) -> Path:
    """A server's file with these changes, and nobody who uses it."""
    database = folder / FILE
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript((OLD / "journal.sql").read_text())
    ServerOnDisk(folder).die()
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(";".join(statements))
    return database


def test_matches_of_rules_that_are_here_need_nothing(tmp_path: Path) -> None:
    assert rules_needed(written(tmp_path)) == []


def test_a_file_of_version_0_1_is_read_without_being_brought_up_to_date(tmp_path: Path) -> None:
    database = tmp_path / FILE
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript((OLD / "journal.sql").read_text())
    before = database.read_bytes()
    assert rules_needed(database) == []
    assert (database.read_bytes(), [each.name for each in tmp_path.iterdir()]) == (before, [FILE])


@pytest.mark.parametrize(
    ("statements", "needed"),
    [
        ((UR_OF_TOMORROW,), [RUNNING_NEED]),
        ((BABEL_OF_TOMORROW,), [FINISHED_NEED]),
        ((UR_OF_TOMORROW, BABEL_OF_TOMORROW), [RUNNING_NEED, FINISHED_NEED]),
    ],
    ids=["running", "finished", "both"],
)
def test_running_and_finished_matches_of_other_rules_are_counted_and_named(
    tmp_path: Path, statements: tuple[str, ...], needed: list[str]
) -> None:
    assert rules_needed(written(tmp_path, *statements)) == needed


def test_a_record_that_is_no_record_is_passed_by(tmp_path: Path) -> None:
    assert rules_needed(written(tmp_path, "UPDATE finished SET record = 'clay'")) == []


def test_a_file_that_is_not_there_needs_nothing_and_one_that_is_none_says_so(tmp_path: Path) -> None:
    assert rules_needed(tmp_path / FILE) == []
    (tmp_path / FILE).write_bytes(b"clay" * 1024)
    (sentence,) = rules_needed(tmp_path / FILE)
    assert "cannot be read" in sentence


@pytest.mark.thorough
def test_check_backup_and_restore_say_it_and_do_not_fail(tmp_path: Path) -> None:
    """Three starts of the program, which is what takes the time."""
    house, other, backup = tmp_path / "house", tmp_path / "other", tmp_path / "backup.tar.gz"
    house.mkdir()
    written(house, UR_OF_TOMORROW)
    checked = run("--check", "--data", str(house))
    made = run("backup", str(backup), "--data", str(house))
    back = run("restore", str(backup), "--data", str(other))
    assert [done.returncode for done in (checked, made, back)] == [0, 0, 0]
    assert all(RUNNING_NEED in told.decode() for told in (checked.stdout, made.stderr, back.stderr))
