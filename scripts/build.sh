#!/usr/bin/env bash
# Compiles what is shipped (release build), and with --tests the unit tests too. Does nothing when no source is newer than the
# last build.
#
# Unit tests are a debug build: their assertions are on, and they may look inside modules (@testable). The end-to-end tests run
# the release build, which is what players get.
source "$(dirname "$0")/lib/home.sh"

source scripts/lib/progress.sh

tests=${1:-}
[ -z "$tests" ] || [ "$tests" = --tests ] || fail "usage: scripts/build.sh [--tests]"
# cairn-bench and conformance are never installed: tests put the one behind the gateway and drive the other; protoc-gen-cairn is for make proto.
products=(cairn-gateway cairn-auth cairn-game cairn-social cairn-media cairn-geo cairn cairn-bench conformance protoc-gen-cairn)
stamp=$CAIRN_BUILD_PATH/cairn.${tests:+tests.}stamp

is_fresh() {
  [ -f "$stamp" ] || return 1
  local watched=(Package.swift Sources Benchmarks Tests/Conformance)
  [ -z "$tests" ] || watched+=(Tests)
  [ -z "$(find "${watched[@]}" -path Tests/EndToEnd -prune -o -newer "$stamp" -not -name '*.sql' -print -quit)" ] || return 1
  local product
  for product in "${products[@]}"; do [ -x "$binaries/$product" ] || return 1; done
}

# compile WHAT OPTIONS...
compile() {
  with_progress "Compiling $1" "$CAIRN_BUILD_PATH/log/${1// /-}.log" \
    swift build --scratch-path "$CAIRN_BUILD_PATH" --explicit-target-dependency-import-check error "${@:2}" || exit 1
}

# What cairn-auth reads at its start, beside the binaries.
scripts/breached-passwords.sh "$CAIRN_BUILD_PATH/breached-passwords.txt"
# What the gateway serves to browsers.
scripts/web.sh
is_fresh && exit 0
require_swift
mkdir -p "$CAIRN_BUILD_PATH"
# One at a time: whoever waited finds it done.
exec 6>"$CAIRN_BUILD_PATH/cairn.lock"
flock 6
is_fresh && exit 0
touch "$stamp.begun"
# All products at once: optimised modules are compiled by one thread each, and only modules of several products keep two cores busy.
# The runtime linked in: 6 MB less memory per process and less processor time per call than with shared libraries, and nothing of the
# toolchain is needed where the binaries run.
compile "what is shipped" -c release --static-swift-stdlib
[ -z "$tests" ] || compile "the tests" -c debug --build-tests
# With the tests, what is shipped is fresh too.
[ -z "$tests" ] || cp --preserve=timestamps "$stamp.begun" "$CAIRN_BUILD_PATH/cairn.stamp"
mv "$stamp.begun" "$stamp"
