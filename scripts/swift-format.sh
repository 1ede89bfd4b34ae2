#!/usr/bin/env bash
# make format rewrites the Swift sources in the house's style; make lint only checks. Generated code is left as it was written.
source "$(dirname "$0")/lib/home.sh"
require_swift
mapfile -d '' files < <(find Package.swift Sources Tests Benchmarks -name '*.swift' -not -path 'Sources/Generated/*' -print0)
case "${1:-}" in
  format) swift format format --in-place --parallel --configuration .swift-format "${files[@]}" ;;
  lint) swift format lint --strict --parallel --configuration .swift-format "${files[@]}" ||
    fail "some files are not in the house's style" "make format" ;;
  *) fail "usage: scripts/swift-format.sh format|lint" ;;
esac
