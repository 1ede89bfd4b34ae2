# Shows a person how far a command is whose own words only matter when it fails. Needs home.sh.

# On a terminal one line is written again and again; elsewhere there is a line of its own now and then.
progress_pause_terminal=0.5
progress_pause_plain=30

# with_progress LABEL LOG COMMAND...: everything that the command says goes to the file LOG. Where it fails, what is no progress is shown.
with_progress() {
  local label=$1 log=$2 begin status=0 printer
  shift 2
  mkdir -p "$(dirname "$log")"
  : >"$log"
  begin=$SECONDS
  # 6, 7 and 9 are locks, which end with their script.
  show_progress "$label" "$log" "$begin" 6>&- 7>&- 9>&- &
  printer=$!
  # In the foreground, so that Ctrl-C ends it.
  "$@" >"$log" 2>&1 || status=$?
  kill "$printer" 2>/dev/null || true
  wait "$printer" 2>/dev/null || true
  [ ! -t 1 ] || printf '\r\033[K'
  if [ $status = 0 ]; then
    # What was over at once was no news.
    [ $((SECONDS - begin)) -lt 2 ] || say "$label: done in $(spoken_time $((SECONDS - begin)))"
  else
    grep -vE '^\[[0-9]+/[0-9]+\] ' "$log" | tail -n 200 >&2 || true
    say "$label: failed after $(spoken_time $((SECONDS - begin))); the whole log: $log" >&2
  fi
  return $status
}

# Until it is killed, or the script that started it is gone.
show_progress() {
  local label=$1 log=$2 begin=$3 line
  while kill -0 $$ 2>/dev/null; do
    if [ -t 1 ]; then
      sleep $progress_pause_terminal >/dev/null 2>&1
      line="$label: $(last_step "$log")$(spoken_time $((SECONDS - begin)))"
      printf '\r\033[K%s' "$line"
    else
      sleep $progress_pause_plain >/dev/null 2>&1
      printf '%s: %s%s\n' "$label" "$(last_step "$log")" "$(spoken_time $((SECONDS - begin)))"
    fi
  done
}

# The last line of a log, in words: swift build numbers its steps, "[12/345] Compiling GameService Rules.swift". Short, because a line that
# wraps cannot be written again.
last_step() {
  local line
  line=$(tail -c 2000 "$1" | tr '\r' '\n' | grep -v '^ *$' | tail -n 1 || true)
  [ -n "$line" ] || return 0
  if [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\ ([^ ]+\ [^ ]+) ]]; then
    line="step ${BASH_REMATCH[1]} of ${BASH_REMATCH[2]}, ${BASH_REMATCH[3]}"
  fi
  printf '%.45s, ' "$line"
}

spoken_time() {
  if [ "$1" -lt 60 ]; then printf '%d s' "$1"; else printf '%d min %02d s' $(($1 / 60)) $(($1 % 60)); fi
}
