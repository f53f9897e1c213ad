# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
RUN := $(BIN)/python

.PHONY: balance ladder help play page page-dev terminal test lint gpu ledger ledger-break soak faults bench bench-server wheel lock docs screenshots clean env-play env-dev env-build

help: ## show the commands
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

env-play:
	@$(PYTHON) tools/bootstrap.py play

env-dev:
	@$(PYTHON) tools/bootstrap.py dev

env-build:
	@$(PYTHON) tools/bootstrap.py build

page: env-play
	@$(RUN) tools/build_page.py

play: env-play page ## open the table in the browser
	@$(BIN)/eduba compile
	@$(BIN)/eduba serve

terminal: env-play ## play UR in the terminal, against bots
	@$(BIN)/eduba compile
	@$(BIN)/eduba play ur

page-dev: env-play ## the page as you change it, beside a running `make play`
	@$(RUN) tools/build_page.py dev

test: env-dev page ## run every test
	@$(BIN)/eduba compile
	@$(RUN) -m pytest -n auto

lint: env-dev ## check style, types, layers, rule bodies, that the page has no rules, and that all rules link into programs for a GPU
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(RUN) tools/lint_rules.py
	$(RUN) tools/lint_page.py

gpu: env-dev ## play 10,000 games of each game on this machine's GPU and compare them with the processor's
	@$(BIN)/eduba compile
	@$(RUN) tools/gpu_check.py

ledger: env-dev ## list rule ids without code or without test
	@$(RUN) tools/ledger.py

ledger-break: env-dev ## disable each rule in turn (of one game: GAME=ur); list those whose tests still pass
	@$(RUN) tools/ledger_break.py

soak: env-dev ## long runs: 20,000 checked games per player count, slow tests
	@$(BIN)/eduba compile
	@$(RUN) -m pytest -n auto --slow

faults: env-dev ## kill the server 500 times during play, and back up and restore what is played
	@$(BIN)/eduba compile
	@EDUBA_KILLS=500 $(RUN) -m pytest tests/faults

ladder: env-dev ## measure the levels of the bots against each other (hours)
	@EDUBA_UNCHECKED=1 $(BIN)/eduba compile
	@EDUBA_UNCHECKED=1 $(RUN) tools/make_ladder.py

balance: env-dev ## measure how even the Empires of the Hanging Gardens are (an hour)
	@EDUBA_UNCHECKED=1 $(BIN)/eduba compile
	@EDUBA_UNCHECKED=1 $(RUN) tools/make_balance.py

bench: env-dev ## measure speed against other engines, in one run
	@$(BIN)/eduba compile
	@$(RUN) bench/run.py

bench-server: env-dev ## measure the server under load, beside a boardgame.io server
	@$(BIN)/eduba compile
	@$(RUN) bench/server/run.py

wheel: env-build ## build the wheel, page included
	@$(RUN) -m hatchling build -t wheel

docs: env-dev ## print the generated parts of the docs
	@$(RUN) tools/make_docs.py

screenshots: env-dev page ## take the README's pictures of the page anew
	@$(BIN)/eduba compile
	@$(RUN) tools/make_screenshots.py

lock: ## pin all dependencies anew
	@$(PYTHON) tools/lock.py

clean: ## remove what the commands made
	rm -rf .venv .bench-venv .bench-server .build
