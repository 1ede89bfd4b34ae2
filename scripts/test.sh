#!/usr/bin/env bash
# make test: builds, starts what the tests need, runs every test, and ends with what each stage and the slowest files took, and the line
# "N passed, N failed".
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
# A million messages and more take a night.
[ -z "${CAIRN_SOAK:-}" ] || end_to_end_seconds_max=86400

source scripts/lib/scratch.sh

# Tests that run at once. With hundreds at once on two cores every deadline of a test would be missed.
swift_tests_at_once=4

# Runs the Swift tests that match any of the given regular expressions, all without one. The report is $scratch/$report.xml.
run_swift_tests() {
  local report=$1 name filters=()
  shift
  for name in "$@"; do filters+=(--filter "$name"); done
  SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=$swift_tests_at_once timeout --kill-after=10 "$swift_seconds_max" \
    swift test --scratch-path "$CAIRN_BUILD_PATH" -c debug --skip-build --disable-xctest --parallel \
    --xunit-output "$scratch/$report.xml" "${filters[@]}" </dev/null >"$scratch/$report.log" 2>&1
  local status=$?
  # Failures in full; what passed is only counted.
  grep -E '^(✘|↳|◇ .*recorded)|rror:|Crash|Fatal error|fatal error' "$scratch/$report.log" | grep -v 'Test run with' | head -n 200 || true
  if [ $status != 0 ] && ! grep -q 'Test run with' "$scratch/$report.log"; then tail -n 60 "$scratch/$report.log"; fi
  grep -E '^[✔✘] Test run with' "$scratch/$report.log" || true
  return $status
}

scenario() {
  case "$only" in
    '') printf '%s\n' Tests/EndToEnd ;;
    B-*) ls Tests/EndToEnd/B_"$(printf '%02d' "$((10#${only#B-}))")"_*.py 2>/dev/null ;;
    *) ls Tests/EndToEnd/test_"${only//-/_}".py 2>/dev/null ;;
  esac
}

# Installations that tests use side by side. Half of the time of one is waiting: for clocks of games, for processes that are killed.
end_to_end_workers=3

# Runs pytest with the given arguments. The report is $scratch/$report.xml.
run_pytest() {
  local report=$1 python
  shift
  python=$(scripts/python-client.sh) || return 1
  # The tests start installations of their own: none of the caller's settings may reach them.
  env -u CAIRN_HOME CAIRN_TEST_SCRATCH="$scratch" CAIRN_TEST_MEMORY="$scratch_in_memory" timeout --kill-after=30 "$end_to_end_seconds_max" \
    "$python" -m pytest --junitxml="$scratch/$report.xml" "$@" </dev/null
}

# Runs all end-to-end tests: file by file on several installations, then, one by one, those that measure. The report is $scratch/$report.xml.
run_all_end_to_end_tests() {
  local report=$1 status=0
  run_pytest side_by_side -m 'not alone' -n $end_to_end_workers --dist loadfile --no-loadscope-reorder Tests/EndToEnd || status=$?
  run_pytest alone -m alone Tests/EndToEnd || status=$?
  python3 scripts/lib/junit.py join "$scratch/$report.xml" "$scratch/side_by_side.xml" "$scratch/alone.xml"
  return $status
}

# Runs the given end-to-end tests one by one, or all of them. The report is $scratch/$report.xml.
run_end_to_end_tests() {
  local report=$1
  shift
  [ $# -gt 0 ] || fail "there is no end-to-end test $only" "ls Tests/EndToEnd"
  if [ "$*" = Tests/EndToEnd ]; then run_all_end_to_end_tests "$report"; else run_pytest "$report" "$@"; fi
}

# What failed is run once more, by itself, where CAIRN_TEST_TRIES is 2. Most of these tests hold two cores to a deadline, and one that the
# machine's other work has made late says nothing about the change that is tested. What passes then is counted as passed and named at the end
# as unsteady: a flaw, of the test or of the product, that is still to be found. So is a runner that has crashed, and does not the second time.
try_again() {
  local part=$1 status=$2 names
  [ "${CAIRN_TEST_TRIES:-1}" = 2 ] || return 0
  mapfile -t names < <(python3 scripts/lib/junit.py failed "$scratch/$part.xml")
  if [ $part = swift ] && [ ${#names[@]} = 0 ] && [ $status != 0 ]; then
    stage "swift tests, again after a crash" run_swift_tests swift_again || true
  fi
  # So many have one cause, and it is no coincidence.
  [ ${#names[@]} -gt 0 ] && [ ${#names[@]} -le 5 ] || return 0
  case $part in
    swift) stage "swift tests that failed, again" run_swift_tests swift_again "${names[@]}" || true ;;
    end_to_end) stage "end-to-end tests that failed, again" run_end_to_end_tests end_to_end_again "${names[@]/#/Tests/EndToEnd/}" || true ;;
  esac
}

passed=0 failed=0 skipped=0 unsteady=0

# Adds up the report of a part, and notes what failed in $scratch/failed.
count() {
  local part=$1 status=$2 p f s u
  read -r p f s u < <(python3 scripts/lib/junit.py count "$scratch/$part.xml" "$scratch/${part}_again.xml" "$status" "$scratch/failed")
  passed=$((passed + p)) failed=$((failed + f)) skipped=$((skipped + s)) unsteady=$((unsteady + u))
}

# What continuous integration has done before is in it already.
export CAIRN_STAGES=${CAIRN_STAGES:-$scratch/stages}
require_swift
stage "packages" scripts/packages.sh install browser
[ "${1:-}" = --end-to-end ] && tests= || tests=--tests
stage "build" scripts/build.sh $tests
for part in "${parts[@]}"; do
  status=0
  case $part in
    swift)
      stage "test database" start_test_postgres
      stage "swift tests" run_swift_tests swift ${only:+"$only"} || status=$?
      ;;
    end_to_end)
      mapfile -t paths < <(scenario)
      stage "end-to-end tests" run_end_to_end_tests end_to_end "${paths[@]}" || status=$?
      ;;
  esac
  try_again "$part" $status
  count "$part" $status
done

printf '\nStages:\n' && cat "$CAIRN_STAGES"
awk '{ sum += $1 } END { printf "%8.1f s  all of them\n", sum }' "$CAIRN_STAGES"
printf '\nFiles of tests that took longest (side by side, so that they add up to more than their stage):\n'
python3 scripts/lib/junit.py slowest "$scratch"/{swift,end_to_end}.xml
# Said again here, because the end of a long log is what is read, or all that is kept.
if [ $((failed + unsteady)) != 0 ]; then printf '\nFailed:\n' && head -n 20 "$scratch/failed"; fi
printf '\n%d passed, %d failed%s\n' $passed $failed "$([ $skipped = 0 ] || echo ", $skipped skipped")"
[ $failed = 0 ]
