#!/usr/bin/env bash
# make sanitize: the transport's tests again, compiled so that wrong uses of memory (address) and data races (thread) end them.
#
#   scripts/sanitize.sh            both
#   scripts/sanitize.sh thread     one
#
# Each sanitizer has a build of its own in $CAIRN_BUILD_PATH. Not part of make ci: each costs a whole build.
source "$(dirname "$0")/lib/home.sh"

sanitizers=("$@")
[ ${#sanitizers[@]} -gt 0 ] || sanitizers=(address thread)
# The parts that hold pointers, C callbacks or threads.
suites='EventLoopTests|HTTP2Tests|RPCTests|GatewayTests|CryptographyTests|ProtobufTests|PostgresTests'
seconds_max=1200

source scripts/lib/scratch.sh

# Swift's own backtrace would hide the sanitizer's report.
export SWIFT_BACKTRACE=enable=no
# Leaks are not looked for: Swift's metadata and libraries keep memory to the end on purpose.
export ASAN_OPTIONS=detect_leaks=0:suppressions=$root/scripts/sanitizers/address.txt
export TSAN_OPTIONS=suppressions=$root/scripts/sanitizers/thread.txt:halt_on_error=0:second_deadlock_stack=1

flags() {
  # Gold cannot link the sanitizers' runtimes without complaint.
  printf '%s\n' --scratch-path "$CAIRN_BUILD_PATH/$1" --sanitize "$1" -Xswiftc -use-ld=lld
}

compile() {
  local options
  mapfile -t options < <(flags "$1")
  swift build "${options[@]}" --build-tests || fail "the tests do not build with the sanitizer"
}

run() {
  local options status=0 log=$CAIRN_HOME/sanitize-$1.log
  mapfile -t options < <(flags "$1")
  SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=4 timeout --kill-after=10 $seconds_max \
    swift test "${options[@]}" --skip-build --disable-xctest --parallel --filter "$suites" </dev/null >"$log" 2>&1 || status=$?
  grep -E '^(✘|↳)|^[✔✘] Test run with' "$log" || true
  # A race does not end the run, so that one run shows all of them.
  if grep -qE 'WARNING: ThreadSanitizer|ERROR: AddressSanitizer' "$log"; then
    grep -E '^SUMMARY:' "$log" | sort | uniq -c | sort -rn | head -n 20
    status=1
  fi
  [ $status = 0 ] || say "the whole log: $log"
  return $status
}

require_swift
mkdir -p "$CAIRN_HOME"
logs=$CAIRN_HOME
stage "test database" start_test_postgres
CAIRN_HOME=$logs
failed=0
for sanitizer in "${sanitizers[@]}"; do
  stage "$sanitizer: build" compile "$sanitizer"
  stage "$sanitizer: tests" run "$sanitizer" || failed=1
done
exit $failed
