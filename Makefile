# Few verbs. `make play` and `make test` need only Python 3.11+, make and the package registries.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: setup play test check bench rules-coverage fuzz why-not crash-test power-test leak-test load-test lock clean

setup: $(READY)

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Theomachy needs Python 3.11 or newer; set PYTHON=")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e ".[server,postgres]"
	touch $(READY)

play: setup
	$(BIN)/theomachy play

serve: setup
	$(BIN)/theomachy serve

test: setup
	$(BIN)/python -m coverage erase
	$(BIN)/python -m coverage run -m pytest
	$(BIN)/python -m coverage combine --quiet
	$(BIN)/python -m coverage report
	$(BIN)/theomachy fuzz ankh --games 2000
	$(BIN)/theomachy fuzz ankh-preview --games 400
	$(BIN)/theomachy fuzz pantheon --games 2000

check: setup
	$(BIN)/ruff format --check src tests
	$(BIN)/ruff check src tests
	$(BIN)/mypy

bench: setup
	$(BIN)/theomachy bench

rules-coverage: setup
	$(BIN)/python -m tests.rules_coverage

GAMES ?= 1000
SEED ?= 1
GAME ?= ankh
PLAYERS ?=
fuzz: setup
	$(BIN)/theomachy fuzz $(GAME) --games $(GAMES) --seed $(SEED) --players "$(PLAYERS)"

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

# The JSON Schema of the protocol, from its types.
schema: setup
	$(BIN)/python -m theomachy.server.schema docs/protocol.schema.json

# Twin games that one seat must not be able to tell apart, and leaks that are planted and must be found.
leak-test: setup
	$(BIN)/python -m tests.campaigns.leak --games $(GAMES) --seed $(SEED)
	$(BIN)/python -m tests.campaigns.leak --planted --seed $(SEED)

# A thousand players on this machine, beside a server with ten thousand stored games.
STORED ?= 10000
CONNECTED ?= 1000
RATE ?= 500
SECONDS ?= 60
load-test: setup
	$(BIN)/python -m tests.campaigns.load --games $(STORED) --players $(CONNECTED) --rate $(RATE) --seconds $(SECONDS)

# For maintainers: needs uv.
lock:
	uv pip compile --universal --generate-hashes --python-version 3.11 pyproject.toml --all-extras --group dev -o requirements.lock

clean:
	rm -rf $(VENV) build dist .coverage* .mypy_cache .ruff_cache .pytest_cache
