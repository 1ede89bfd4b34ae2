#!/usr/bin/env bash
# make fuzz: builds the fuzzers of Tests/Fuzz with the address sanitizer and runs each for SECONDS, one after the other. For the night:
# make test tries the inputs of Tests/Fuzz/Corpus and some damaged ones without it.
#
#   SECONDS_EACH=60 scripts/fuzz.sh            all of them
#   scripts/fuzz.sh Tokens GeoJSON             some of them
#   scripts/fuzz.sh --again HTTP2Server FILE   one input again, with the stack where it ends
#   scripts/fuzz.sh --keep [...]               adds a few of the inputs that reached something new to Tests/Fuzz/Corpus
#
# Every input of Tests/Fuzz/Corpus is tried first, so what was once found cannot come back. An input that ends the process, takes too
# long or too much memory is written to $CAIRN_HOME/fuzz, and the script ends with 1.
source "$(dirname "$0")/lib/home.sh"

# An input takes microseconds; one that takes a second on a busy machine is a way to stall a loop.
input_seconds_max=5
# Of the whole process, the sanitizer's shadow included: an input of kilobytes has no business with more.
memory_mb_max=2048
# Longer than a frame, a token or a message has to be to reach every branch, short enough to be tried often.
input_bytes_max=4096

seconds=${SECONDS_EACH:-60}
keep= again= names=()
while [ $# -gt 0 ]; do
  case "$1" in
    --keep) keep=yes ;;
    --again) again=$3; names=("$2"); break ;;
    *) names+=("$1") ;;
  esac
  shift
done

scratch=$CAIRN_BUILD_PATH/fuzz
program=$scratch/release/fuzz
found=$CAIRN_HOME/fuzz
mkdir -p "$found"

# libFuzzer as a library comes with the toolchain, in a folder that only the compiler can name.
driver() {
  local resources
  resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  ls "$resources"/clang/lib/linux/libclang_rt.fuzzer_no_main-"$(uname -m)".a 2>/dev/null ||
    fail "this toolchain has no libFuzzer" "the toolchains of swift.org for Linux have one; use one of those"
}

# Optimised, because a fuzzer lives on speed; --enable-testing lets it see what is internal. Gold cannot link the counters, lld can.
build_all() {
  local library
  library=$(driver)
  CAIRN_FUZZ=1 swift build --scratch-path "$scratch" -c release --sanitize=address \
    -Xswiftc -sanitize-coverage=edge,indirect-calls,trace-cmp,inline-8bit-counters,pc-table -Xswiftc -enable-testing \
    -Xswiftc -use-ld=lld -Xlinker "$library" -Xlinker -lstdc++ -Xlinker -lm --product fuzz ||
    fail "the fuzzers do not build; the compiler's messages are above"
}

# Swift's own backtrace would read the debug information of the whole program for each crash; the sanitizer prints a stack as well.
export SWIFT_BACKTRACE=enable=no
# nghttp2 and GEOS keep memory for later: what an input leaks is found by the limit on memory.
export ASAN_OPTIONS=detect_leaks=0:handle_abort=1

# Of what reached something new the longest, which reach most; short enough for a repository.
kept_bytes_max=1024
kept_max=40
keep_some() {
  local new
  new=$(mktemp -d)
  cp "Tests/Fuzz/Corpus/$1"/* "$new" 2>/dev/null || true
  "$program" -merge=1 -max_len=$kept_bytes_max "$new" "$2" </dev/null
  find "$new" -type f -size -${kept_bytes_max}c -printf '%s %p\n' | sort -rn | head -n $kept_max | cut -d ' ' -f 2 |
    xargs -r cp --no-clobber --target-directory="Tests/Fuzz/Corpus/$1" 2>/dev/null || true
  rm -rf "$new"
}

fuzz() {
  local name=$1 work log status=0
  # Not an argument: libFuzzer starts itself again with its own.
  export CAIRN_FUZZER=$name
  work=$(mktemp -d)
  log=$found/$name.log
  mkdir -p "Tests/Fuzz/Corpus/$name"
  "$program" --seeds "$work"
  local options=(-rss_limit_mb=$memory_mb_max -timeout=$input_seconds_max -max_len=$input_bytes_max -print_final_stats=1
    -artifact_prefix="$found/$name-")
  [ ! -f "Tests/Fuzz/Dictionaries/$name.txt" ] || options+=(-dict="Tests/Fuzz/Dictionaries/$name.txt")
  timeout --kill-after=10 $((seconds + 60)) "$program" "${options[@]}" -max_total_time="$seconds" "$work" "Tests/Fuzz/Corpus/$name" \
    </dev/null >"$log" 2>&1 || status=$?
  # "#123 DONE cov: 456 ft: 789 corp: …" and "stat::average_exec_per_sec: …" are libFuzzer's last words.
  local covered speed runs
  covered=$(grep -oE 'cov: [0-9]+' "$log" | tail -n 1 | cut -d ' ' -f 2 || true)
  speed=$(sed -n 's/^stat::average_exec_per_sec: *//p' "$log")
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  printf '%-16s %12s runs %9s/s %7s edges  %s\n' "$name" "${runs:-?}" "${speed:-?}" "${covered:-?}" "$([ $status = 0 ] && echo ok || echo FAILED)"
  if [ $status != 0 ]; then
    grep -E 'Fatal error|ERROR: |SUMMARY|Test unit written' "$log" | head -n 8 || true
    say "  again: scripts/fuzz.sh --again $name <the file above>; the whole log: $log"
  elif [ -n "$keep" ]; then
    keep_some "$name" "$work" >>"$log" 2>&1
  fi
  rm -rf "$work"
  return $status
}

require_swift
stage "fuzzers" build_all
[ ${#names[@]} -gt 0 ] || mapfile -t names < <("$program" --list)
if [ -n "$again" ]; then CAIRN_FUZZER=${names[0]} exec "$program" "$again"; fi
failed=0
for name in "${names[@]}"; do fuzz "$name" || failed=$((failed + 1)); done
[ $failed = 0 ] || fail "$failed of ${#names[@]} fuzzers found something" "the inputs are in $found"
