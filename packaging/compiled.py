"""The compiled build: the rules and the search as machine code, made by mypyc for whoever asks for it.

`COMPILE_ZIGGURAT=1 pip install .` needs a C compiler. Without the flag nothing happens here and the wheel is pure
Python. The sources are in the compiled wheel too: Python prefers the compiled modules beside them.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FLAG = "COMPILE_ZIGGURAT"
"""Not ZIGGURAT_…: the server takes such variables for its settings."""


class CompiledBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel. `modules`, `except` and `requires` come from pyproject.toml."""

    def dependencies(self) -> list[str]:
        return list(self.config["requires"]) if _asked_for() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not _asked_for() or version == "editable":
            return
        self._folder = TemporaryDirectory()
        into = Path(self._folder.name)
        for file in compile_modules(sorted(self._modules()), into):
            build_data["force_include"][str(file)] = file.relative_to(into).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_folder"):
            self._folder.cleanup()

    def _modules(self) -> Iterator[str]:
        """The paths of the modules to compile, relative to the project."""
        root = Path(self.root)
        left_out = {file for pattern in self.config["except"] for file in root.glob(pattern)}
        for pattern in self.config["modules"]:
            for file in set(root.glob(pattern)) - left_out:
                if not declares_structs(file):
                    yield str(file.relative_to(root))


def _asked_for() -> bool:
    return os.environ.get(FLAG, "0") not in ("", "0")


def declares_structs(file: Path) -> bool:
    """Whether a class of the module takes keywords, as msgspec's structs do: mypyc would drop them."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return any(isinstance(node, ast.ClassDef) and node.keywords for node in ast.walk(tree))


def compile_modules(modules: list[str], into: Path) -> list[Path]:
    """Compile `modules`, paths from the project's folder, which is the current one; returns the extensions' files.

    Raises SystemExit where mypy finds a fault, and setuptools' errors where the C compiler is missing.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution

    with TemporaryDirectory() as workshop:
        options = ["--cache-dir", f"{workshop}/mypy"]
        level = os.environ.get("MYPYC_OPT_LEVEL", "3")  # as mypyc itself understands it
        extensions = mypycify([*options, *modules], opt_level=level, target_dir=f"{workshop}/c")
        build = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
        build.build_lib, build.build_temp = str(into), f"{workshop}/objects"
        build.ensure_finalized()
        build.run()
    return [file for file in into.rglob("*") if file.is_file()]
