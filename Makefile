# Each target is a line or a script; `make` alone lists them.
PREFIX ?= /usr/local
DESTDIR ?=
export PREFIX DESTDIR

.PHONY: help demo test build install uninstall deb check-deb torture fuzz lint format bench coverage clean

help:
	@echo 'make demo | test | build | install | uninstall | deb | check-deb | torture | fuzz | lint | format | bench | coverage | clean'

# Nine in the morning of this day in Seoul, so that the day of the demo is all ahead.
demo: export TZ = Asia/Seoul
demo: build
	CLAMATE_NOW=$$(date +%FT09:10:00+09:00) scripts/with-sky scripts/demo

test:
	scripts/setup tests
	scripts/build
	scripts/check-docs
	scripts/check-manual
	CLAMATE_NOW=2026-03-02T20:00:00+09:00 scripts/with-sky scripts/check-examples
	scripts/test
	python3 -B Stress/torture.py --rounds 15
	python3 -B Stress/fuzz.py --rounds 60

build:
	scripts/setup
	scripts/build

install:
	scripts/install-tree install

uninstall:
	scripts/install-tree uninstall

deb: build
	scripts/deb

check-deb: build
	scripts/check-deb

# What holds when machines fail and when input is hostile; docs/stress.md tells both.
SEED ?= 1
torture: build
	python3 -B Stress/torture.py --seed $(SEED)
	scripts/test-long

fuzz: build
	python3 -B Stress/fuzz.py --seed $(SEED)
	scripts/fuzz-bodies

lint:
	scripts/lint

format:
	swift format --in-place --recursive --parallel Package.swift Sources Tests

# All of it is measured, also where a part is over its limit.
bench: build
	status=0; for part in run parallel; do \
	  scripts/with-sky Benchmarks/$$part || status=1; \
	done; exit $$status

coverage:
	scripts/setup
	scripts/coverage

clean:
	rm -rf .build build
