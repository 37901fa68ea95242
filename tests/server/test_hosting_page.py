"""docs/hosting.md says what the program does."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import get_args

import pytest

from server.world import BotsInMemory, World
from ziggurat_server.admin.program import main as admin
from ziggurat_server.backup.refusal import Code as BackupCode
from ziggurat_server.config.settings import KEYS, Configuration
from ziggurat_server.config.sources import from_file, settle
from ziggurat_server.hosting.metrics import Metrics
from ziggurat_server.moving.refusal import Code as MoveCode

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


@pytest.fixture
def example(tmp_path: Path) -> Path:
    """The complete file of the page."""
    (text,) = (text for text in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL) if "[limits]" in text)
    path = tmp_path / "server.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_complete_example_names_every_key_at_its_default(example: Path) -> None:
    settings = from_file(example)
    assert [setting.key for setting in settings] == list(KEYS), "write it anew with ziggurat-server --print-config"
    assert settle(settings) == Configuration()


def test_every_example_of_a_file_is_toml() -> None:
    for text in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL):
        assert tomllib.loads(text)


def test_every_figure_is_explained(world: World) -> None:
    metrics = Metrics()
    metrics.observe(world.game_server, BotsInMemory())
    names = re.findall(r"^# TYPE (ziggurat_\w+) (?:counter|gauge|histogram)$", metrics.page().decode(), re.MULTILINE)
    figures = [name for name in names if not name.endswith("_created")]
    assert [name for name in figures if f"`{name}`" not in PAGE] == []
    assert len(figures) > 15


def test_every_command_of_the_host_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        admin(["--help"])
    commands = re.findall(r"^    (\w+)", capsys.readouterr().out, re.MULTILINE)
    assert {"health", "ban", "drain"} <= set(commands)
    assert [name for name in commands if f"`ziggurat-server admin {name}" not in PAGE] == []


def test_every_code_of_a_backup_that_is_refused_is_explained() -> None:
    assert [code for code in get_args(BackupCode) if f"`{code}`" not in PAGE] == []


def test_every_code_of_a_move_that_is_refused_is_explained() -> None:
    assert [code for code in get_args(MoveCode) if f"`{code}`" not in PAGE] == []


def test_every_link_on_the_page_leads_somewhere() -> None:
    headings = {
        heading.lower().replace(" ", "-").replace("`", "") for heading in re.findall(r"^## (.+)$", PAGE, re.MULTILINE)
    }
    assert set(re.findall(r"\]\(#([^)]+)\)", PAGE)) <= headings
