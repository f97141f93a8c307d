PYTHON ?= python3
GAME ?= karma
WORKERS ?= 2

VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
READY := $(VENV)/.ready
SOURCES := src examples/pig/src

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test check format bench soak golden lock clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1|\2/p' Makefile | awk -F'|' '{ printf "  make %-8s %s\n", $$1, $$2 }'

setup: $(READY) ## create .venv with everything in requirements.lock

play: $(READY) ## play a game in the terminal (GAME=karma)
	@$(BIN)/ludotheque play $(GAME)

# Numba's cache does not tell checked kernels from unchecked ones, so the checked run has a cache of its own.
test: $(READY) ## run the tests, then the kernels' tests again with bounds checks on
	$(BIN)/pytest -n $(WORKERS) --dist worksteal
	NUMBA_BOUNDSCHECK=1 NUMBA_CACHE_DIR=$(CURDIR)/.numba_cache/boundscheck $(BIN)/pytest -m "boundscheck and not soak"

check: $(READY) ## check format, lint, types and import layers
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy $(SOURCES)
	$(BIN)/lint-imports --no-logo

format: $(READY) ## format the code and sort its imports
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

bench: $(READY) ## run the benchmarks
	$(BIN)/python bench/run.py

soak: $(READY) ## run the long tests
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m soak

golden: $(READY) ## write the golden playthroughs anew
	$(BIN)/python tests/golden/write.py

lock: $(UV) ## recompile requirements.lock (LOCK_FLAGS=--upgrade for newer versions)
	$(UV) pip compile pyproject.toml --quiet --python $(BIN)/python --all-extras --group dev --universal \
		--generate-hashes --no-header $(LOCK_FLAGS) --output-file requirements.lock

clean: ## remove .venv, caches and build outputs
	rm -rf $(VENV) .bench .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .numba_cache \
		.pytest_cache .ruff_cache build dist htmlcov examples/pig/dist
	find src examples tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' || { \
		echo "ludotheque needs Python 3.11, 3.12 or 3.13; $(PYTHON) is: $$($(PYTHON) --version 2>&1)." >&2; \
		echo "Name another one: make PYTHON=python3.12 ..." >&2; \
		exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		"uv==$$(sed -n 's/^uv==\([^ ]*\).*/\1/p' requirements.lock)"

$(READY): requirements.lock pyproject.toml examples/pig/pyproject.toml | $(UV)
	$(UV) pip sync --quiet --python $(BIN)/python --require-hashes requirements.lock
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e . -e examples/pig
	@touch $@
