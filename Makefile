# `make` lists what it can do. Each target is one script of scripts/; the reasons are written there.

.DEFAULT_GOAL := help
.PHONY: help run stop admin demo test e2e ci soak judge play-load fuzz sanitize bench proto data migrate format lint build deps compose-test clean
SHELL := /bin/bash

help: ## Lists the targets
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-22s %s\n", $$1, $$2 }'

run: ## Installs what is missing, builds, starts five services on a database of their own
	@scripts/run.sh

stop: ## Ends what `make run` started
	@scripts/stop.sh

admin: ## Makes somebody who has an account an admin of the running Cairn: make admin NAME=anna
	@scripts/admin.sh $(NAME)

demo: ## Plays one whole game against the running services and prints it
	@scripts/demo.sh

test: ## Runs every test; starts what it needs by itself
	@scripts/test.sh

e2e: ## Runs the end-to-end tests, or one of them: make e2e ONLY=B-1
	@scripts/test.sh --end-to-end $(ONLY)

ci: ## What continuous integration runs: lint, generated code, every test
	@scripts/ci.sh

soak: ## Runs the long forms: a thousand cut connections, a hundred people, a million messages, ten thousand filters of caches: for a night
	@CAIRN_SOAK=yes scripts/test.sh --end-to-end stream-faults
	@CAIRN_SOAK=yes scripts/test.sh --end-to-end conversation-faults
	@CAIRN_SOAK=yes scripts/test.sh --swift mapListsAndCountsAgreeOnRandomFilters

judge: ## What the judge of tracks says of the labelled corpus, by kind: make judge TRACKS=700
	@TRACKS=$(or $(TRACKS),500) scripts/judge.sh

play-load: ## Has two thousand simulated players play a thousand games at once, and measures: make play-load GAMES=100 PACE=3
	@CAIRN_BENCH_GAMES=$(or $(GAMES),1000) CAIRN_BENCH_PACE=$(or $(PACE),1) scripts/bench.sh play

fuzz: ## Feeds every parser damaged input, each for a while: make fuzz SECONDS=60 ONLY=Tokens
	@SECONDS_EACH=$(or $(SECONDS),60) scripts/fuzz.sh $(ONLY)

sanitize: ## Runs the transport's tests under the address and the thread sanitizer, or one: make sanitize ONLY=thread
	@scripts/sanitize.sh $(ONLY)

bench: ## Measures against nghttpd, nghttpx and pgbench, or one row: make bench ONLY=echo
	@scripts/bench.sh $(ONLY)

proto: deps ## Writes Sources/Generated from proto/
	@scripts/proto.sh

data: deps ## Makes data/ again from its sources
	@scripts/data.sh

migrate: ## Brings the databases to the schema of this checkout
	@scripts/migrate.sh

format: ## Rewrites the Swift sources in the house's style
	@scripts/swift-format.sh format

lint: ## Checks the style without changing anything
	@scripts/swift-format.sh lint

build: deps ## Compiles what is shipped
	@scripts/build.sh

deps: ## Installs missing Debian packages
	@scripts/packages.sh install

compose-test: ## Builds the containers, plays the demo through them, takes them down
	@scripts/compose-test.sh

clean: ## Stops everything and removes the databases, keys, logs and the build
	@scripts/clean.sh
