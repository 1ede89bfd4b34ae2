#!/usr/bin/env bash
# make ci: the style, the freshness of generated code, then the same command that README names for the tests.
source "$(dirname "$0")/lib/home.sh"

require_swift
stage "packages" scripts/packages.sh install
stage "style" scripts/swift-format.sh lint
# Warnings are errors in every target (Package.swift), so this build is also the check for them.
stage "build" scripts/build.sh --tests
SWIFT_SCRATCH_PATH=$CAIRN_BUILD_PATH stage "generated code" scripts/proto.sh --check
# Short: what was found once is tried again, and new code meets some millions of inputs. make fuzz takes its time.
SECONDS_EACH=5 stage "fuzzing" scripts/fuzz.sh
# Last, because its last line is the count.
CAIRN_TEST_TRIES=2 exec make --no-print-directory test
