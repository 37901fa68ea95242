"""The JSON Schema files in docs/schema are what the types say now."""

from __future__ import annotations

from pathlib import Path

import pytest

from ziggurat.wire.schema import main, schema_files, stale_schemas, write_schemas

COMMITTED = Path(__file__).parents[2] / "docs" / "schema"


def test_the_committed_schemas_are_up_to_date() -> None:
    assert stale_schemas(COMMITTED) == [], "run: python -m ziggurat.wire.schema docs/schema"


def test_every_game_has_schemas_of_all_its_values() -> None:
    assert {f"ur_{part}.json" for part in ("options", "actions", "events", "view", "result")} <= schema_files().keys()


def test_schemas_just_written_are_not_stale(tmp_path: Path) -> None:
    write_schemas(tmp_path / "new")
    assert stale_schemas(tmp_path / "new") == []


def test_a_schema_that_was_changed_removed_or_outlived_is_stale(tmp_path: Path) -> None:
    write_schemas(tmp_path)
    (tmp_path / "ur_view.json").write_text("{}", encoding="utf-8")
    (tmp_path / "ur_options.json").unlink()
    (tmp_path / "senet_view.json").write_text("{}", encoding="utf-8")
    assert stale_schemas(tmp_path) == ["senet_view.json", "ur_options.json", "ur_view.json"]


def test_the_check_writes_nothing_and_tells_by_its_exit_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path), "--check"]) == 1
    assert "client_messages.json is stale" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
    assert main([str(tmp_path)]) == 0
    assert main([str(tmp_path), "--check"]) == 0
