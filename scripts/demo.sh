#!/usr/bin/env bash
# make demo: two good players, neither of them anybody, play a duel against the running gateway, which is printed; in the middle of it cairn-game is killed
# (kill -9) and started again, and the game goes on.
#
# CAIRN_GATEWAY_URL  another installation's gateway: one player plays alone there, and nothing is killed
source "$(dirname "$0")/lib/home.sh"
source scripts/lib/ports.sh
source scripts/lib/postgres.sh
source scripts/lib/lan.sh
source scripts/lib/processes.sh

load_ports
gateway=${CAIRN_GATEWAY_URL:-http://127.0.0.1:$CAIRN_GATEWAY_PORT}
[ -z "${CAIRN_GATEWAY_URL:-}" ] || exec "$binaries/cairn" play --auto --good --gateway "$gateway"
gateway_is_ready || fail "no gateway answers at $gateway" "make run"

work=$(mktemp -d)
host=$work/host guest=$work/guest
players=()
clean_up() {
  trap - EXIT
  [ ${#players[@]} = 0 ] || kill "${players[@]}" 2>/dev/null || true
  rm -rf "$work"
}
trap clean_up EXIT

play() { exec "$binaries/cairn" play --auto --good --gateway "$gateway" --room "$@"; }

# await FILE TEXT: until it stands there; not for ever, and not when the player has ended.
await() {
  local waited
  for waited in $(seq 1200); do
    ! grep -q "$2" "$1" || return 0
    kill -0 "${players[@]}" 2>/dev/null || break
    sleep 0.1
  done
  cat "$1" >&2
  fail "the demo does not get as far as \"$2\""
}

play >"$host" 2>&1 &
players+=($!)
await "$host" 'come in by'
code=$(sed -n 's/.*--room \([A-Z0-9]*\)$/\1/p' "$host" | head -n 1)
play "$code" >"$guest" 2>&1 &
players+=($!)
tail -n +1 -f --pid="${players[0]}" "$host" &
printer=$!
await "$host" 'Round 3 of'
load_ports
find_postgres_home
# It has one process or several: the first is killed.
stop_service game KILL
say ""
say "   * cairn-game was killed (kill -9) and is started again: the game goes on *"
start_service game
wait "${players[0]}" || fail "the first player did not get to the end"
wait "${players[1]}" || { cat "$guest" >&2; fail "the second player did not get to the end"; }
wait "$printer" 2>/dev/null || true
players=()
say ""
say "And the other one:"
sed -n '/^The game is over/,$p' "$guest" | sed 's/^/  /'
