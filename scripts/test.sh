#!/usr/bin/env bash
# make test: builds, starts what the tests need, runs every test, and ends with the line "N passed, N failed".
#
#   scripts/test.sh                            everything
#   scripts/test.sh --end-to-end               only the end-to-end tests
#   scripts/test.sh --end-to-end B-1           only that scenario (or a file's name without test_, as "crash")
#   scripts/test.sh --swift [AuthServiceTests] only the Swift tests, or those whose name matches
source "$(dirname "$0")/lib/home.sh"

only=${2:-}
parts=(swift end_to_end)
case "${1:-}" in
  '') ;;
  --end-to-end) parts=(end_to_end) ;;
  --swift) parts=(swift) ;;
  *) fail "usage: scripts/test.sh [--end-to-end [B-1] | --swift [AuthServiceTests]]" ;;
esac

# Longer than any honest run: a test that hangs is a failure, not a wait.
swift_seconds_max=1200
end_to_end_seconds_max=2700

source scripts/lib/scratch.sh

# Tests that run at once. With hundreds at once on two cores every deadline of a test would be missed.
swift_tests_at_once=4

run_swift_tests() {
  SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=$swift_tests_at_once timeout --kill-after=10 "$swift_seconds_max" \
    swift test --scratch-path "$CAIRN_BUILD_PATH" -c debug --skip-build --disable-xctest --parallel \
    --xunit-output "$scratch/swift.xml" ${only:+--filter "$only"} </dev/null >"$scratch/swift.log" 2>&1
  local status=$?
  # Failures in full; what passed is only counted.
  grep -E '^(✘|↳|◇ .*recorded)|rror:|Crash|Fatal error|fatal error' "$scratch/swift.log" | grep -v 'Test run with' | head -n 200 || true
  if [ $status != 0 ] && ! grep -q 'Test run with' "$scratch/swift.log"; then tail -n 60 "$scratch/swift.log"; fi
  grep -E '^[✔✘] Test run with' "$scratch/swift.log" || true
  return $status
}

scenario() {
  case "$only" in
    '') printf '%s\n' Tests/EndToEnd ;;
    B-*) ls Tests/EndToEnd/B_"$(printf '%02d' "$((10#${only#B-}))")"_*.py 2>/dev/null ;;
    *) ls Tests/EndToEnd/test_"${only//-/_}".py 2>/dev/null ;;
  esac
}

run_end_to_end_tests() {
  local python paths
  mapfile -t paths < <(scenario)
  [ ${#paths[@]} -gt 0 ] || fail "there is no end-to-end test $only" "ls Tests/EndToEnd"
  python=$(scripts/python-client.sh) || return 1
  # The tests start installations of their own: none of the caller's settings may reach them.
  env -u CAIRN_HOME CAIRN_TEST_SCRATCH="$scratch" timeout --kill-after=30 "$end_to_end_seconds_max" \
    "$python" -m pytest --junitxml="$scratch/end_to_end.xml" "${paths[@]}" </dev/null
}

passed=0 failed=0 skipped=0

# Adds up a JUnit file. A runner that ended badly without naming a failed test has crashed, which is a failure too.
count() {
  local report=$1 status=$2 counts
  counts=$(python3 - "$report" "$status" <<'PYTHON'
import sys, xml.etree.ElementTree as tree
report, status = sys.argv[1], int(sys.argv[2])
passed = failed = skipped = 0
try:
    for case in tree.parse(report).iter("testcase"):
        if case.find("failure") is not None or case.find("error") is not None: failed += 1
        elif case.find("skipped") is not None: skipped += 1
        else: passed += 1
except (OSError, tree.ParseError):
    pass
if (status != 0 and failed == 0) or passed + failed == 0: failed += 1
print(passed, failed, skipped)
PYTHON
  )
  local p f s
  read -r p f s <<<"$counts"
  passed=$((passed + p)) failed=$((failed + f)) skipped=$((skipped + s))
}

begin=$(milliseconds)
require_swift
stage "packages" scripts/packages.sh install
[ "${1:-}" = --end-to-end ] && tests= || tests=--tests
# The conformance server is what Tests/EndToEnd/test_conformance.py drives.
CAIRN_BUILD_MORE=conformance stage "build" scripts/build.sh $tests
for part in "${parts[@]}"; do
  status=0
  case $part in
    swift)
      stage "test database" start_test_postgres
      stage "swift tests" run_swift_tests || status=$?
      count "$scratch/swift.xml" $status
      ;;
    end_to_end)
      stage "end-to-end tests" run_end_to_end_tests || status=$?
      count "$scratch/end_to_end.xml" $status
      ;;
  esac
done

printf '\nAll stages: %d s\n' $((($(milliseconds) - begin) / 1000))
printf '%d passed, %d failed%s\n' $passed $failed "$([ $skipped = 0 ] || echo ", $skipped skipped")"
[ $failed = 0 ]
