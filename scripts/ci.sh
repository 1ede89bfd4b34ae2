#!/usr/bin/env bash
# make ci: the style, the freshness of generated code, then the same command that README names for the tests.
source "$(dirname "$0")/lib/home.sh"

require_swift
# Read by make test, which prints at its end what each stage took.
export CAIRN_STAGES=$CAIRN_HOME/stages
mkdir -p "$CAIRN_HOME"
: >"$CAIRN_STAGES"
stage "packages" scripts/packages.sh install browser
stage "style" scripts/swift-format.sh lint
stage "types of the pages" scripts/web.sh --check
# Warnings are errors in every target (Package.swift), so this build is also the check for them.
stage "build" scripts/build.sh --tests
PROTOC_GEN_CAIRN=$binaries/protoc-gen-cairn stage "generated code" scripts/proto.sh --check
# Last, because its last line is the count.
CAIRN_TEST_TRIES=2 exec make --no-print-directory test
