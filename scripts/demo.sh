#!/usr/bin/env bash
# make demo: one whole game of Where am I against the running gateway, played automatically and printed.
source "$(dirname "$0")/lib/home.sh"
source scripts/lib/ports.sh
source scripts/lib/postgres.sh
source scripts/lib/lan.sh
source scripts/lib/processes.sh

load_ports
gateway=${CAIRN_GATEWAY_URL:-http://127.0.0.1:$CAIRN_GATEWAY_PORT}
[ -n "${CAIRN_GATEWAY_URL:-}" ] || gateway_is_ready || fail "no gateway answers at $gateway" "make run"
exec "$binaries/cairn" play --auto --gateway "$gateway"
