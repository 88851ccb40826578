# Everything runs in .venv, which is made here from python3 alone; nothing else is installed by hand.
# Another Python: PYTHON=python3.12 make test

SHELL := /bin/sh
.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play test lint style bench conformance attack soak wheel audit screenshots clean anew

PYTHON ?= python3
BIN := .venv/bin
comma := ,
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal
TYPES := $(BIN)/python -m mypy --strict resolute tests

# Versions are pinned for what is installed and for what builds it.
export PIP_CONSTRAINT := constraints.txt
export PIP_BUILD_CONSTRAINT := constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# A shell may forbid this; but the tests start many processes, and each would compile everything again.
unexport PYTHONDONTWRITEBYTECODE

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

play: .venv/.installed-run ## serve the table at http://127.0.0.1:8000
	@$(BIN)/resolute play

test: style ## run every check: style, types, tests
	@# mypy takes a single processor for a while: Chromium is fetched and the tests begin beside it.
	@echo '$(TYPES) &'; $(TYPES) & types=$$!; \
	tools/need browser postgresql && echo '$(PYTEST)' && $(PYTEST); tests=$$?; \
	wait $$types || { echo 'resolute: the types are wrong; mypy says above what is' >&2; exit 1; }; \
	exit $$tests

lint: style ## check style and types
	$(TYPES)

style: .venv/.installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

bench: .venv/.installed-bench ## print the figures: how fast it plays, and what the server carries
	@$(BIN)/resolute bench

conformance: .venv/.installed-dev ## the long form of the tests that every game must pass
	RESOLUTE_CONFORMANCE=full $(PYTEST) tests/conformance tests/browser/test_learn.py

attack: .venv/.installed-dev ## attack a server of our own, and print what came of it
	@$(BIN)/python -m tools.attack

soak: .venv/.installed-dev ## ten minutes of 200 tables with 4 viewers each
	@$(BIN)/python -m tools.attack.soak

wheel: .venv/.installed-dev ## build the wheel and its software bill of materials into dist
	@rm -rf dist
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	$(BIN)/python tools/sbom.py dist/*.whl

audit: .venv/.made-for ## look up known weaknesses of the pinned dependencies (needs a network)
	$(BIN)/python -m pip install --quiet pip-audit
	$(BIN)/python -m pip_audit --requirement requirements-server.txt --require-hashes --disable-pip
	$(BIN)/python -m pip_audit --requirement constraints.txt --no-deps --disable-pip

screenshots: .venv/.installed-dev ## take the pictures of the documentation
	@tools/need chromium
	$(BIN)/python tools/screenshots.py

clean: ## remove the environment and everything that was made
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# A stamp says that this set is installed; it is renewed when the dependencies change.
.venv/.installed-run: .venv/.made-for pyproject.toml constraints.txt
	$(call install,.)
	@touch $@

.venv/.installed-dev: .venv/.made-for pyproject.toml constraints.txt
	$(call install,.[dev$(comma)lab$(comma)envs$(comma)cluster])
	@touch .venv/.installed-run $@

.venv/.installed-bench: .venv/.made-for pyproject.toml constraints.txt
	$(call install,.[bench])
	@touch .venv/.installed-run $@

define install
@echo "Installing resolute$(1:.%=%) ..."
@if command -v uv >/dev/null 2>&1; then \
	uv pip install --quiet --python $(BIN)/python \
		--constraints constraints.txt --build-constraints constraints.txt --editable '$(1)' && exit 0; \
	echo "uv could not install it; trying pip." >&2; \
fi; \
$(BIN)/python -m pip install --quiet --editable '$(1)'
endef

# The environment is made anew when the folder has moved or another Python is asked for.
export MADE_FOR := $(PYTHON) in $(CURDIR)
ifneq ($(shell test -x $(BIN)/python && cat .venv/.made-for 2>/dev/null),$(MADE_FOR))
.venv/.made-for: anew
endif

.venv/.made-for:
	@case $$("$(PYTHON)" -c 'import sys; print(sys.version_info >= (3, 11))' 2>/dev/null) in \
	True) ;; \
	False) echo 'resolute: needs Python 3.11 or newer, and "$(PYTHON)" is older; name one with PYTHON=...' >&2; exit 1 ;; \
	*) echo 'resolute: needs Python 3.11 or newer, and "$(PYTHON)" does not run here; name one with PYTHON=...' >&2; exit 1 ;; \
	esac
	@if ! "$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null; then \
		echo 'resolute: "$(PYTHON)" comes without venv; install it (on Debian: python3-venv)' >&2; exit 1; \
	fi
	@echo "Making .venv with $(PYTHON) ..."
	@"$(PYTHON)" -m venv --clear .venv
	@printf '%s\n' "$$MADE_FOR" >$@
