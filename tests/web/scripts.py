"""The page's modules, run by node without a browser."""

from __future__ import annotations

import json
import shutil
import subprocess
from importlib import resources
from pathlib import Path
from typing import Any, Final

import pytest

WEB: Final = Path(str(resources.files("ziggurat_assets"))) / "web"
NODE: Final = shutil.which("node")
needs_node = pytest.mark.skipif(NODE is None, reason="there is no node here to run the page's modules")
_PATIENCE: Final = 100.0
_READS: Final = """
let text = "";
for await (const piece of process.stdin.setEncoding("utf8")) text += piece;
const given = JSON.parse(text);
const page = (path) => import(`${given.web}/${path}`);
console.log(JSON.stringify(await (async (given, page) => { %s })(given.given, page)));
"""


def modules() -> list[Path]:
    """Every module of the page."""
    return sorted(WEB.rglob("*.js"))


def run(body: str, given: object = None) -> Any:
    """What the body of a function of `given` and `page` returns; `page` imports a module of the page by its path."""
    told = json.dumps({"web": WEB.as_uri(), "given": given})
    arguments = [NODE or "node", "--input-type=module", "--eval", _READS % body]
    done = subprocess.run(arguments, input=told, capture_output=True, text=True, timeout=_PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
