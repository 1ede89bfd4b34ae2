#!/usr/bin/env bash
# make judge: what the judge of tracks says of the labelled corpus, kind by kind, over seeds that no threshold was chosen by: each share with the interval
# in which it lies with 95 %, the aims, and whether the seeds by which thresholds were chosen agree. Then what it says of recordings of real receivers, where
# they can be had (scripts/lib/recordings.sh). Both tables are those of docs/expeditions.md. Fails where an aim is missed, and where a recording of somebody
# who walked is rejected.
#
#   TRACKS=700 scripts/judge.sh    so many tracks of each kind
source "$(dirname "$0")/lib/home.sh"
source scripts/lib/recordings.sh
require_swift
log=$CAIRN_HOME/judge.log
mkdir -p "$CAIRN_HOME"
if folder=$(recordings); then
  export CAIRN_JUDGE_RECORDINGS=$folder
else
  echo "judge.sh: no real recordings: they cannot be fetched here" >&2
fi
CAIRN_JUDGE_TRACKS=${TRACKS:-500} swift test --scratch-path "${CAIRN_BUILD_PATH:-.build}" -c debug --disable-xctest \
  --filter CorpusTests --filter RecordingTests </dev/null >"$log" 2>&1 || status=$?

# Lines of the log that begin with a word, without it.
lines_of() { sed -n "s/^$1: //p" "$log"; }

lines_of judge
[ -z "${folder:-}" ] || printf '\nRecordings of real receivers (%s):\n\n' "$(basename "$(dirname "$folder")")"
lines_of recording
# Aims that were missed, and recordings that were judged wrongly; of a build that failed, its end.
grep -E '^✘|↳' "$log" || true
grep -q 'Test run with' "$log" || { tail -n 40 "$log" >&2 && status=${status:-1}; }
exit "${status:-0}"
