# Everything a person needs, one word each. `make play` sets itself up.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
LINK   ?=
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# uv installs in seconds what takes pip most of a minute. Where it cannot, pip does.
install = $(PIP) 'uv<1' && $(BIN)/uv pip install --quiet --system-certs --python $(BIN)/python $(1) || $(PIP) $(1)

unexport PYTHONDONTWRITEBYTECODE  # the tests start hundreds of processes, each of which would compile everything anew

.PHONY: help setup play serve watch test faults real-window web-test web-pictures compiled wheels test-compiled check lint types format bench screenshots pictures music schema clean

help:  ## What there is
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

setup: $(READY)  ## Install everything into .venv

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Ziggurat needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.11 ...") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv $(VENV)
	$(PIP) --upgrade pip  # what comes with Python can be slow
	$(call install,--editable '.[dev]')
	@touch $@

play: $(READY)  ## Open the game
	$(BIN)/ziggurat

serve: $(READY)  ## Host a server on port 21842
	$(BIN)/ziggurat-server --listen tcp:21842

watch: $(READY)  ## Watch a table: make watch LINK=ziggurat://host/TABLE (without LINK: bots play for you)
	$(BIN)/ziggurat --watch $(LINK)

test: $(READY)  ## Run the tests, on every core
	$(BIN)/python -m pytest -n auto

faults: $(READY)  ## Kill, starve and torment the server for a while, with the full counts, and try every example, case and long way
	$(BIN)/python -m pytest -m faults
	EVERY_EXAMPLE=1 $(BIN)/python -m pytest -n auto -m "(hypothesis or sampled or thorough) and not faults and not real_window"

real-window: $(READY)  ## Play whole games in a real window (needs Xvfb and xdotool), by mouse alone and by keys alone, and a first evening
	$(BIN)/python -m pytest -m real_window

web-test: $(READY)  ## Run the tests of the page for browsers, in a real one (installs Chromium, if root, and its driver)
	bash .ci/web
	$(BIN)/python -m pytest tests/web -m "not real_window"

web-pictures: $(READY)  ## Take pictures of the page on a phone, a tablet and a television into build/web
	bash .ci/web
	cd tests && ../$(BIN)/python -m web.pictures ../build/web

compiled: $(READY)  ## Build everything with compiled rules and search into build/compiled, to use as PYTHONPATH
	rm -rf build/compiled
	COMPILE_ZIGGURAT=1 $(PIP) --no-deps --no-build-isolation --target build/compiled .

wheels: $(READY)  ## Build the wheels into dist: a compiled one for machines like this, and a plain one for all others
	rm -rf dist
	COMPILE_ZIGGURAT=1 $(BIN)/python -m hatchling build -t wheel -d dist
	$(BIN)/python -m hatchling build -t wheel -d dist

test-compiled: compiled  ## Run the tests of the rules and the bots on the compiled build
	PYTHONPATH=build/compiled COMPILE_ZIGGURAT=1 $(BIN)/python -m pytest -m "not faults and not real_window" tests/games tests/bots tests/laboratory tests/test_match.py tests/test_compiled.py

check: lint types  ## Lint, format and types (with --jobs=2 side by side)

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy
	$(BIN)/mypy --config-file tests/mypy.ini  # which goes on from what the first found out of the program

format: $(READY)  ## Put the code into its format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(READY)  ## Measure, as ratios against a reference in the same run
	$(PIP) --editable '.[dev,bench]'
	$(BIN)/python -m tests.bench

screenshots: $(READY)  ## Draw every screen into build/screenshots
	$(BIN)/python -m ziggurat_client.screenshots build/screenshots

pictures: $(READY)  ## Store the pictures anew that the tests compare (look at what changed first)
	cd tests && ../$(BIN)/python -m client.store_pictures

music: $(READY)  ## Render the music anew from its notes (docs/music.md); about a minute
	$(BIN)/python -m ziggurat_laboratory.music assets/ziggurat_assets/sounds

schema: $(READY)  ## Write the JSON Schema files of the protocol
	$(BIN)/python -m ziggurat.wire.schema docs/schema

clean:  ## Remove what make made
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
