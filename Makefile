# Everything runs in .venv, which is made from the locked requirements; Python 3.11 or newer, make and a package index are enough.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: setup play test check bench soak pages replays lock clean
.DELETE_ON_ERROR:

setup: $(READY)                ## a .venv with everything locked

$(READY): requirements/dev.txt pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "grognard needs Python 3.11 or newer; say make PYTHON=python3.12, for example")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation -e .
	touch $@

play: setup                    ## the main job: a real attack, resolved and priced
	$(BIN)/python examples/play.py

test: setup                    ## all tests
	$(BIN)/python -m pytest -n auto

check: setup                   ## style, types, arrows and house rules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m pytest -q tests/test_house_rules.py

bench: setup                   ## speed as ratios against other libraries, in one run; writes build/bench.json
	$(BIN)/python -m benchmarks

MINUTES ?= 1
RULEBOOK ?=
soak: setup                    ## the random tests for MINUTES minutes, with a report; with RULEBOOK=gdf random games of it
	$(BIN)/python -m tests.soak --minutes $(MINUTES) --rulebook "$(RULEBOOK)"

pages: setup                   ## the generated pages of the rulebooks
	$(BIN)/python -m tests.pages

replays: setup                 ## the golden replays that are missing or no longer come to the same
	$(BIN)/python -m tests.replays

lock:                          ## renew the locked requirements (needs uv)
	uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -q -o requirements/runtime.txt
	uv pip compile pyproject.toml --extra charts --extra test --extra check --extra bench --extra build --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -q -o requirements/dev.txt

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache
