# make play   sets everything up and starts a game       make test   sets everything up and runs all checks
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
# uv installs in seconds what takes pip more than a minute; where it cannot get something, pip tries. PyTorch comes without
# the gigabytes it has for graphics cards.
INSTALL := install() { UV_NATIVE_TLS=1 UV_TORCH_BACKEND=cpu $(BIN)/uv pip install --quiet --python $(BIN)/python "$$@" 2> /dev/null || \
	$(PIP) install "$$@"; }; install --no-build-isolation --editable
# Bytecode is kept, whatever the surroundings say: hundreds of short processes read the same sources. Packages are
# compiled when they are used first, not all of them at once.
export PYTHONDONTWRITEBYTECODE :=
export PIP_NO_COMPILE := 1
# The compiled copy of the package. The `tanglewood` command runs it while no source is newer; Python by this path.
FAST := build/compiled
COMPILED := PYTHONPATH=$(abspath $(FAST)) $(BIN)/python
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') setup.py
CLIENT := $(shell find web -name node_modules -prune -o -type f -print)
STATIC := src/tanglewood/server/static
PAGE := $(STATIC)/index.html
GAMES := mycelia deep_forest everdell
CHROMIUM := $(shell command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome || command -v google-chrome-stable)
# What is tested on the interpreted build too where there is a compiler: what only that one can show (which files a move
# passes, what a companion reads unasked). Both builds play the same games to the bit (tests/kernel/test_builds.py);
# `make test-interpreted` runs everything without the compiled one.
PURE := tests/companion/test_companion_games.py tests/test_path_of_a_move.py tests/test_docstrings.py
NGINX := $(shell PATH=$$PATH:/usr/sbin command -v nginx)
# A compiler and Python's headers are all the fast build needs; without them the tests say so and go on.
HEADERS := $(shell $(PYTHON) -c 'import os, sysconfig; print(os.path.isfile(sysconfig.get_path("include") + "/Python.h") and "yes" or "")')
CC_FOUND := $(and $(HEADERS),$(shell command -v cc || command -v gcc || command -v clang))

.PHONY: help play web fast fast-if-possible wheel sdist docs test test-pure test-web test-fast test-interpreted test-long soak soak-house lint format bench chromium nginx picture clean

help:
	@echo "make play      play Mycelia in the browser"
	@echo "make fast      compile kernel, games and bots; the tanglewood command uses them from then on"
	@echo "make test      lint, types, layers, tests; and the tests again on the compiled build"
	@echo "make bench     measure speed, side by side with a peer"
	@echo "make wheel     build a compiled wheel with the browser client inside, into dist/"
	@echo "make docs      build the documentation site into build/site/"
	@echo "make web       build the browser client"
	@echo "make test-long more whole games in a real browser, the wheel, the longer examples"
	@echo "make test-interpreted  every test on the interpreted build"
	@echo "make soak      thousands of games of every mix, damaged positions, records there and back"
	@echo "make soak-house kill servers and PostgreSQL 200 times under load; KILLS=20: so often"
	@echo "make lint      ruff, mypy and the arrows between layers"
	@echo "make format    format the code"

# --- what is installed: one environment, and a mark in it for each set of tools ---

$(VENV)/.core: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Tanglewood needs Python 3.11 or newer; this is $$($(PYTHON) -V). Try: make PYTHON=python3.12 ..."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing Tanglewood into $(VENV) ..."
	@$(PIP) install 'setuptools>=77' uv
	@$(INSTALL) '.[web]'
	@touch $@

$(VENV)/.fast $(VENV)/.docs $(VENV)/.bench $(VENV)/.train $(VENV)/.dev: $(VENV)/.%: $(VENV)/.core
	@echo "Installing the tools of '$*' ..."
	@$(INSTALL) '.[web,$*]'
	@touch $@

# --- play ---

play: $(VENV)/.core $(PAGE)
	@$(BIN)/tanglewood play mycelia

web: $(PAGE)

$(PAGE): $(VENV)/.core $(CLIENT)
	@echo "Building the browser client ..."
	@$(BIN)/python web/build.py
	@touch $@

# --- the compiled build ---

ifneq ($(CC_FOUND),)
fast: $(FAST)/.built

fast-if-possible: fast

test-fast: $(VENV)/.dev $(FAST)/.built $(PAGE) chromium
	TANGLEWOOD_EXPECT=compiled $(COMPILED) -m pytest -n 3 --dist worksteal --durations 20 tests
else
fast:
	@echo "The compiled build needs a C compiler and Python's headers, and they were not found."; exit 1

fast-if-possible:

test-fast:
	@echo "No C compiler found: the compiled build was not tested. The package works without it."
endif

# Begun anew each time, so that no module of yesterday stays; objects of files that did not change are kept beside it.
# The browser client is the one of the sources, whenever it is built.
$(FAST)/.built: $(VENV)/.fast $(SOURCES)
	@rm -rf $(FAST)
	@TANGLEWOOD_FAST=1 TANGLEWOOD_CLIENT=0 $(BIN)/python setup.py --quiet build --build-lib $(FAST)
	@rm -rf $(FAST)/tanglewood/server/static
	@ln -s $(abspath $(STATIC)) $(FAST)/tanglewood/server/static
	@touch $@
	@echo "Compiled into $(FAST): the tanglewood command of $(BIN) uses it."

wheel: $(VENV)/.fast $(PAGE)
	@rm -rf build/lib.* dist
	@TANGLEWOOD_FAST=$(if $(CC_FOUND),1,0) $(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

sdist: $(VENV)/.core
	@$(BIN)/python setup.py --quiet sdist

# --- tests ---

# First what is installed, then side by side what does not depend on each other, then the tests of the compiled build.
# Types and the front half of compiling keep one core busy each; servers and browsers wait for each other half of the
# time, which is why more tests run than there are cores.
test:
	@$(MAKE) --no-print-directory -j2 -O $(VENV)/.test nginx
	@$(MAKE) --no-print-directory -j4 -O fast-if-possible web lint test-web test-pure
	@$(MAKE) --no-print-directory test-fast

$(VENV)/.test: pyproject.toml
	@$(MAKE) --no-print-directory $(VENV)/.dev $(VENV)/.fast
	@touch $@

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# After the client is built: both install its tools.
test-web: $(VENV)/.dev $(PAGE)
	$(BIN)/python web/build.py check
	$(BIN)/python web/build.py test

test-pure: $(VENV)/.dev $(PAGE) chromium
	TANGLEWOOD_EXPECT=interpreted $(BIN)/python -m pytest -n 2 --dist worksteal --durations 5 $(if $(CC_FOUND),$(PURE))
	for game in $(GAMES); do $(BIN)/python -m tanglewood rules $$game --untested --uncited || exit 1; done

# The browser tests drive a Chromium, one test a nginx; where there is none, the system's package manager brings it.
chromium:
ifeq ($(CHROMIUM),)
	@echo "Installing Chromium for the browser tests ..."
	@(apt-get update -qq && (apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium)) > /dev/null || \
		{ echo "Please install Chromium or Chrome by hand: the browser tests need it."; exit 1; }
endif

nginx: chromium
ifeq ($(NGINX),)
	@echo "Installing nginx for the test of a server behind it ..."
	@(apt-get update -qq && apt-get install -y -qq --no-install-recommends nginx-light) > /dev/null 2>&1 || \
		echo "There is no nginx: the test of a server behind it is skipped."
endif

test-interpreted: $(VENV)/.dev $(PAGE) chromium nginx
	TANGLEWOOD_EXPECT=interpreted $(BIN)/python -m pytest -n 3 --dist worksteal --durations 20

# Whole games in the browser that say little more than those of `make test`, the wheel in an environment of its own,
# examples of the documentation that take long, and more examples of every property, others each time. The games of the
# companion run interpreted too: only there is it an error to read things of people that were not asked for. PyTorch
# comes with `train`: stable-baselines3 checks our environments here.
test-long: $(VENV)/.dev $(VENV)/.train $(FAST)/.built $(PAGE) chromium
	TANGLEWOOD_SCREENS=1 $(COMPILED) -m pytest -n 2 --dist worksteal -m long
	TANGLEWOOD_EXPECT=interpreted $(BIN)/python -m pytest -n 2 --dist worksteal -m long tests/companion
	TANGLEWOOD_EXAMPLES=all $(COMPILED) -m pytest -n 2 --dist worksteal tests/properties tests/packs tests/kernel

# On the compiled build; the digest of the first part is the same on the interpreted one.
soak: $(VENV)/.dev $(FAST)/.built
	@PYTHONPATH=$(FAST):tests/support:tests/support/tables:tests/tools $(BIN)/python tests/tools/soak.py
	@PYTHONPATH=$(FAST):tests/support:tests/support/tables:tests/tools $(BIN)/python tests/tools/fuzzing.py
	@PYTHONPATH=$(FAST):tests/support:tests/support/tables:tests/tools $(BIN)/python tests/tools/record_trips.py
	$(COMPILED) -m pytest -n 2 --dist worksteal -m soak

soak-house: $(VENV)/.dev $(FAST)/.built
	@PYTHONPATH=$(abspath $(FAST)):tests/support $(BIN)/python tests/tools/soak_house.py --kills $(or $(KILLS),200)

bench: $(VENV)/.dev $(VENV)/.bench $(PAGE) $(FAST)/.built chromium
	@$(BIN)/python benchmarks/compare.py --pure src --fast $(FAST)
	@$(COMPILED) benchmarks/environments.py
	@PYTHONPATH=$(abspath $(FAST)):tests/support $(BIN)/python benchmarks/load.py
	@$(BIN)/python benchmarks/page.py

# --- words and pictures ---

docs: $(VENV)/.docs
	@$(BIN)/python docs/build.py

picture: $(VENV)/.core
	$(BIN)/python docs/pictures/make_picture.py

clean:
	rm -rf $(VENV) .venv-fast build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
