# Where things are, and how scripts speak. Sourced first by every script.
#
# CAIRN_HOME        everything this checkout makes while it runs: databases, keys, logs, pids (default .cairn)
# CAIRN_BUILD_PATH  what the compiler makes (default .build)
#
# A second, private Cairn is another CAIRN_HOME with CAIRN_PORTS=free: that is how the tests start theirs.

set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$root"

CAIRN_HOME=$(realpath -m "${CAIRN_HOME:-$root/.cairn}")
CAIRN_BUILD_PATH=$(realpath -m "${CAIRN_BUILD_PATH:-$root/.build}")
export CAIRN_HOME CAIRN_BUILD_PATH
binaries=$CAIRN_BUILD_PATH/release

# Started in this order, stopped in the reverse.
services=(auth game social geo gateway)
# Those with a database of their own: role and database are both cairn_<name>.
databases=(auth game social geo)

# Processes of each service but the gateway. The first is called as its service, the others game-2, game-3 …
CAIRN_REPLICAS=${CAIRN_REPLICAS:-1}
case $CAIRN_REPLICAS in [1-9]) ;; *) printf 'cairn: CAIRN_REPLICAS is "%s": expected 1 to 9\n' "$CAIRN_REPLICAS" >&2 && exit 1 ;; esac
export CAIRN_REPLICAS

instances_of() {
  local number
  printf '%s\n' "$1"
  [ "$1" != gateway ] || return 0
  for ((number = 2; number <= CAIRN_REPLICAS; number++)); do printf '%s-%s\n' "$1" "$number"; done
}

# Every process, in the order of starting.
mapfile -t instances < <(for name in "${services[@]}"; do instances_of "$name"; done)
# "game-2" is an instance of game, and its port is CAIRN_GAME_2_PORT.
service_of() { printf '%s' "${1%%-*}"; }
port_name_of() { local upper=${1^^}; printf '%s' "${upper//-/_}"; }

say() { printf '%s\n' "$*"; }

# Ends the script with what is wrong and, on the following lines, what to do.
fail() {
  printf 'cairn: %s\n' "$1" >&2
  shift
  local line
  for line in "$@"; do printf '       %s\n' "$line" >&2; done
  exit 1
}

milliseconds() { date +%s%3N; }

# Runs a command as a named stage and prints how long it took, also when it fails; notes it in the file CAIRN_STAGES, where that is set.
stage() {
  local name=$1 begin status=0
  shift
  begin=$(milliseconds)
  printf '\n== %s\n' "$name"
  "$@" || status=$?
  local took=$(($(milliseconds) - begin))
  printf '== %s: %d.%03d s%s\n' "$name" $((took / 1000)) $((took % 1000)) "$([ $status = 0 ] || echo ', FAILED')"
  [ -z "${CAIRN_STAGES:-}" ] || printf '%8.1f s  %s\n' "$((took / 100))e-1" "$name" >>"$CAIRN_STAGES"
  return $status
}

# One `make run` or `make stop` at a time in one CAIRN_HOME; held until the script ends.
hold_lock() {
  mkdir -p "$CAIRN_HOME"
  exec 9>"$CAIRN_HOME/lock"
  flock --wait 600 9 || fail "another make run or make stop has been working in $CAIRN_HOME for ten minutes" "wait for it, or end it"
}

require_swift() {
  command -v swift >/dev/null || fail "the Swift toolchain is missing: there is no 'swift' in PATH" \
    "Install Swift 6.3 or newer for Debian 12 (https://www.swift.org/install/linux/), then run the same command again."
}
