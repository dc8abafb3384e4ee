# make play   sets everything up and starts a game       make test   sets everything up and runs all checks
PYTHON ?= python3
VENV := .venv
FAST := .venv-fast
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') pyproject.toml setup.py
CLIENT := $(shell find web -name node_modules -prune -o -type f -print)
PAGE := src/tanglewood/server/static/index.html
CHROMIUM := $(shell command -v chromium || command -v chromium-browser || command -v google-chrome || command -v google-chrome-stable)
# What plays many games is tested on the compiled build, which plays the same ones to the bit (tests/kernel/test_builds.py).
MANY_GAMES := tests/bots tests/properties tests/arena
# What runs compiled: the rest of the house is the same in both builds.
COMPILED_TESTS := tests/kernel tests/games $(MANY_GAMES)
# A compiler and Python's headers are all the fast build needs; without them the tests say so and go on.
HEADERS := $(shell $(PYTHON) -c 'import os, sysconfig; print(os.path.isfile(sysconfig.get_path("include") + "/Python.h") and "yes" or "")')
CC_FOUND := $(and $(HEADERS),$(shell command -v cc || command -v gcc || command -v clang))

.PHONY: help play web chromium test test-pure test-web test-fast test-long lint format fast bench soak picture clean

help:
	@echo "make play      play Mycelia in the browser"
	@echo "make web       build the browser client"
	@echo "make test      lint, types, layers, tests; and the tests again on the compiled build"
	@echo "make bench     measure speed, side by side with a peer"
	@echo "make fast      build the compiled package into $(FAST)"
	@echo "make test-long more whole games in a real browser"
	@echo "make soak      thousands of games of every mix, damaged positions, records there and back"
	@echo "make lint      ruff, mypy and the arrows between layers"
	@echo "make format    format the code"

$(VENV)/.core: pyproject.toml setup.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Tanglewood needs Python 3.11 or newer; this is $$($(PYTHON) -V). Try: make PYTHON=python3.12 ..."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing Tanglewood into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[web]'
	@touch $@

$(VENV)/.dev: $(VENV)/.core
	@echo "Installing the tools for tests ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,web]'
	@touch $@

$(PAGE): $(VENV)/.core $(CLIENT)
	@echo "Building the browser client ..."
	@$(BIN)/python web/build.py
	@touch $@

$(FAST)/.deps: pyproject.toml
	@test -x $(FAST)/bin/python || $(PYTHON) -m venv $(FAST)
	@echo "Installing the tools for the fast build ..."
	@$(FAST)/bin/python -m pip install --quiet --disable-pip-version-check '.[dev,bench]'
	@touch $@

$(FAST)/.built: $(FAST)/.deps $(SOURCES)
	@echo "Compiling kernel, games and bots (about a minute) ..."
	@rm -rf build
	@TANGLEWOOD_FAST=1 $(FAST)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall .
	@touch $@

play: $(VENV)/.core $(PAGE)
	@$(BIN)/tanglewood play mycelia

web: $(PAGE)

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

test: lint test-web test-pure test-fast

test-web: $(VENV)/.dev
	$(BIN)/python web/build.py check
	$(BIN)/python web/build.py test

# The browser tests drive a Chromium; where there is none, the system's package manager brings it.
chromium:
ifeq ($(CHROMIUM),)
	@echo "Installing Chromium for the browser tests ..."
	@(apt-get update -qq && apt-get install -y -qq chromium) > /dev/null || \
		{ echo "Please install Chromium or Chrome by hand: the browser tests need it."; exit 1; }
endif

test-pure: $(VENV)/.dev $(PAGE) chromium
	$(BIN)/python -m pytest -n 3 --dist worksteal --durations 20 $(if $(CC_FOUND),$(addprefix --ignore ,$(MANY_GAMES)))
	$(BIN)/tanglewood rules mycelia --untested --uncited
	$(BIN)/tanglewood rules deep_forest --untested --uncited
	$(BIN)/tanglewood rules everdell --untested --uncited

ifneq ($(CC_FOUND),)
fast: $(FAST)/.built

test-fast: $(FAST)/.built
	TANGLEWOOD_EXPECT=compiled $(FAST)/bin/python -m pytest -n 2 --dist worksteal $(COMPILED_TESTS)
else
fast:
	@echo "The compiled build needs a C compiler, and none was found."; exit 1

test-fast:
	@echo "No C compiler found: the compiled build was not tested. The package works without it."
endif

bench: $(VENV)/.dev $(PAGE) $(FAST)/.built chromium
	@$(FAST)/bin/python benchmarks/compare.py --pure $(BIN)/python --fast $(FAST)/bin/python
	@$(FAST)/bin/python benchmarks/load.py
	@$(BIN)/python benchmarks/page.py

# Whole games in the browser that say little more than those of `make test` and take minutes.
test-long: $(VENV)/.dev $(PAGE) chromium
	$(BIN)/python -m pytest -n 2 --dist worksteal -m long

# On the compiled build; the digest of the first part is the same on the interpreted one.
soak: $(FAST)/.built
	@$(FAST)/bin/python tests/soak.py
	@$(FAST)/bin/python tests/fuzzing.py
	@$(FAST)/bin/python tests/record_trips.py
	$(FAST)/bin/python -m pytest -n 2 --dist worksteal -m soak

picture: $(VENV)/.dev $(PAGE) chromium
	$(BIN)/python docs/make_picture.py
	$(BIN)/python docs/make_table_pictures.py

clean:
	rm -rf $(VENV) $(FAST) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
