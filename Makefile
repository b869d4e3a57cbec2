# make play, make test, make help: nothing is needed beforehand but Go and make.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

GO ?= go
# What `make play` and `make serve` pass on, for example PLAY_ARGS='-seed 7'.
PLAY_ARGS ?=
SERVE_ARGS ?=
# What `make web` passes on; -brotli 5 is quicker to pack and slower to load.
WEB_ARGS ?=
# Which tests `make e2e` runs: those whose names match, all if empty.
E2E ?=
# How long each fuzz test of `make fuzz` runs.
FUZZTIME ?= 30s
# The games that `make strength` plays, with their flags, and how many of each.
GAMES ?= serenissima goldenhorn "goldenhorn -expansion" mediterranee "mediterranee -option powers=spain-turkey"
STRENGTH_GAMES ?= 1000
# What `make balance` and `make check-random` pass on, for example '-game serenissima -players 2'.
BALANCE_ARGS ?=
# What `make exploits` passes on, for example '-game goldenhorn'.
EXPLOITS_ARGS ?=
# The games that `make soak` plays in the window and in Chromium.
SOAK_GAMES ?= 200
SOAK_PAGE_GAMES ?= 50
# What `make release` passes on, for example '-for linux/amd64'.
RELEASE_ARGS ?=
# Who meets in `make arena`.
ARENA_ARGS ?= -seats captain,captain-v2,captain-v2,captain-v2 -games 400

# The source may lie in a checkout of somebody else, which Go would refuse to stamp. Checks and tests
# build like the page, so that nothing is built twice.
export GOFLAGS := $(GOFLAGS) -buildvcs=false -trimpath
export GO

JS := GOOS=js GOARCH=wasm
# Node gets no more of the environment than it needs, for Go's loader has little room for it.
NODE := -exec='env -i PATH="$(PATH)" HOME="$(HOME)" $(shell $(GO) env GOROOT)/lib/wasm/go_js_wasm_exec'
# Tests make many short-lived objects: they collect them less often, and `lint` has vetted them.
TEST := GOGC=400 $(GO) test -vet=off -timeout 30m
XVFB := xvfb-run -a -s '-screen 0 1280x800x24'
# The files of each package: those that are the same in the browser are looked at once.
FILES := -f '{{.ImportPath}} {{.GoFiles}} {{.TestGoFiles}} {{.XTestGoFiles}}' ./...
STATICCHECK_VERSION := v0.8.2
STATICCHECK := $(CURDIR)/.cache/staticcheck-$(STATICCHECK_VERSION)/staticcheck

# The part of the program that makes and serves the page, which is built sooner than the whole.
WEBSITE := $(GO) build -o .cache/website ./input/command/website/program

.PHONY: help play serve web test unit wasm pixels e2e lint bench fuzz balance strength exploits arena check-random pictures release soak clean

help: ## lists the targets
	@sed -n 's/^\([a-z0-9-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

play: ## builds and starts the game; without a display, serves it to a browser
	@if [ "$$(uname -s)" = Linux ] && [ -z "$${DISPLAY:-}$${WAYLAND_DISPLAY:-}" ]; then \
		echo 'There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set): the game is built for the browser instead.'; \
		$(MAKE) --no-print-directory web serve WEB_ARGS='-brotli 5'; \
	else \
		.ci/need play; \
		$(GO) build -o serenissima .; \
		./serenissima $(PLAY_ARGS); \
	fi

web: ## builds the web version into web/
	@echo 'Building the web version into web/ ...'
	@$(JS) $(GO) list -deps -export . >/dev/null & $(WEBSITE) && wait # both compile, a core each
	@.cache/website web -dir web $(WEB_ARGS)

serve: ## serves web/ and prints the address
	@[ -f web/index.html ] || $(MAKE) --no-print-directory web
	@$(WEBSITE)
	@.cache/website serve -dir web $(SERVE_ARGS)

test: ## checks everything; installs what the tests need
	@.ci/need test
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory unit
	@$(MAKE) --no-print-directory wasm
	@$(MAKE) --no-print-directory pixels
	@$(MAKE) --no-print-directory e2e

unit: ## tests that need no display; those that take longest begin first, so that they do not run alone at the end
	$(TEST) ./input/match ./...

wasm: ## the tests of the rules and of thought in slices, compiled for the browser and run by Node
	$(JS) $(GO) test $(NODE) ./game/...
	$(JS) $(GO) test $(NODE) -run Thinker ./ai

pixels: ## tests of what is drawn
	$(XVFB) $(GO) test -tags pixels ./render/canvas

e2e: ## tests that play the whole program, on the desktop and in Chromium; E2E=Name for some of them
	@.ci/e2e '$(E2E)'

lint: $(STATICCHECK) ## gofmt, go vet, staticcheck; natively and for the browser
	@unformatted=$$($$($(GO) env GOROOT)/bin/gofmt -l .); [ -z "$$unformatted" ] || { echo "gofmt would change:"; echo "$$unformatted"; exit 1; }
	$(GO) vet -tags pixels,e2e,bench ./...
	$(JS) $(GO) vet ./...
	$(STATICCHECK) -tags pixels,e2e,bench ./...
	$(JS) $(STATICCHECK) $$(diff <($(GO) list $(FILES)) <($(JS) $(GO) list $(FILES)) | sed -n 's/^> \([^ ]*\).*/\1/p')

$(STATICCHECK):
	GOBIN=$(@D) $(GO) install honnef.co/go/tools/cmd/staticcheck@$(STATICCHECK_VERSION)

bench: ## figures of speed, natively, under Node and in Chromium
	$(GO) test -run '^$$' -bench . -benchmem ./game/... ./ai/...
	$(JS) $(GO) test $(NODE) -run '^$$' -bench . -benchmem ./game/... ./ai/...
	$(GO) test -run '^$$' -bench . -benchmem ./input/page/... ./input/match/... ./render/...
	$(XVFB) $(GO) test -count 1 -timeout 20m -tags e2e,bench -run TestMeasure -v ./input/e2e

soak: ## plays 200 games in the window and 50 in Chromium: what they take must not grow; and one by touch (takes long)
	@$(GO) build -o serenissima .
	$(XVFB) ./serenissima measure -soak $(SOAK_GAMES)
	$(XVFB) $(GO) test -count 1 -timeout 5h -tags e2e,bench -run 'TestSoakOfThePage|TestWholeGameByTouch' -v ./input/e2e -args -soak $(SOAK_PAGE_GAMES)

fuzz: ## looks for texts that break what reads them
	@for package in $$($(GO) list ./...); do \
		for test in $$($(GO) test -list '^Fuzz' $$package | grep '^Fuzz' || true); do \
			echo "$$package $$test"; \
			$(GO) test -run '^$$' -fuzz "^$$test$$" -fuzztime $(FUZZTIME) $$package; \
		done; \
	done

balance: ## plays captains against each other: is a seat favoured? (takes long)
	@$(GO) build -o serenissima .
	@./serenissima balance $(BALANCE_ARGS)

strength: ## plays captains against deckhands, two at a table
	@$(GO) build -o serenissima .
	@for game in $(GAMES); do \
		./serenissima arena -game $$game -seats captain,deckhand -games $(STRENGTH_GAMES); \
	done

exploits: ## lets players of one trick meet captains: is there a weakness? EXPLOITS_ARGS for one game (takes long)
	@$(GO) build -o serenissima .
	@./serenissima exploits $(EXPLOITS_ARGS)

arena: ## plays captains of Serenissima against the earlier captain, captain-v2; ARENA_ARGS names others
	@$(GO) build -o serenissima .
	@./serenissima arena $(ARENA_ARGS)

check-random: ## plays 100,000 random games of each kind and checks every position
	@$(GO) build -o serenissima .
	@./serenissima balance -level random -games 100000 -check $(BALANCE_ARGS)

pictures: ## draws the pictures of the README and the contact sheet of all scenes (needs ffmpeg and ImageMagick)
	@$(GO) build -o serenissima .
	$(XVFB) ./serenissima shot -scene play -turns 4 -size 1600x1000 -o assets/img/screenshot.png
	$(XVFB) ./serenissima shot -game goldenhorn -scene play -turns 12 -tap ship:6,heap:11 -size 1600x1000 -o assets/img/screenshot-goldenhorn.png
	$(XVFB) ./serenissima shot -game mediterranee -scene play -turns 6 -prompt movement -size 1600x1000 -o assets/img/screenshot-mediterranee.png
	cd assets/img && convert -size 1202x500 'xc:#40301f' -filter Lanczos \
		\( screenshot.png -resize '800x500!' \) -composite \
		\( screenshot-goldenhorn.png -resize '394x246!' \) -geometry +808+0 -composite \
		\( screenshot-mediterranee.png -resize '394x246!' \) -geometry +808+254 -composite \
		-strip -quality 88 games.jpg
	$(XVFB) ./serenissima film -turns 4 -size 1280x800 -scale 0.75 -seconds 15 -rate 10 -dir sheet/film
	ffmpeg -y -loglevel error -framerate 10 -i sheet/film/%04d.png -vf scale=800:-1:flags=lanczos -loop 0 -c:v libwebp_anim -quality 62 assets/img/turn.webp
	$(XVFB) ./serenissima sheet -dir sheet

release: ## builds archives of the program for Linux, Windows and macOS into release/
	@$(GO) build -o serenissima .
	@./serenissima release $(RELEASE_ARGS)

clean: ## removes what was built
	rm -rf web sheet release serenissima .cache
