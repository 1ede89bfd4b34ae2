#!/usr/bin/env bash
# make run: from a fresh checkout to five services that answer. Each step does only what is missing.
source "$(dirname "$0")/lib/home.sh"
source scripts/lib/progress.sh
source scripts/lib/lan.sh
source scripts/lib/ports.sh
source scripts/lib/postgres.sh
source scripts/lib/databases.sh
source scripts/lib/template.sh
source scripts/lib/secrets.sh
source scripts/lib/processes.sh

services_alive() {
  local name
  for name in "${instances[@]}"; do pid_of "$name" >/dev/null || return 1; done
}

# A service that runs an older binary than the one just built is started again, and a gateway that has read older pages.
stop_outdated() {
  local name instance
  for name in gateway geo social game auth; do
    for instance in $(instances_of "$name"); do
      if pid_of "$instance" >/dev/null && [ "$binaries/cairn-$name" -nt "$pids/$instance.pid" ]; then stop_service "$instance"; fi
    done
  done
  if pid_of gateway >/dev/null && [ "$web_folder/index.html" -nt "$pids/gateway.pid" ]; then stop_service gateway; fi
}

require_free_ports() {
  local name
  [ -z "$web_folder" ] || pid_of web >/dev/null || require_free_port WEB "way for browsers"
  pid_of gateway >/dev/null || {
    require_free_port GATEWAY gateway
    require_free_port TLS "gateway's TLS"
    require_free_port OPERATIONS "gateway's inner port"
  }
  for name in "${instances[@]}"; do
    [ "$name" = gateway ] || pid_of "$name" >/dev/null || {
      require_free_port "$(port_name_of "$name")" "$name service"
      require_free_port "$(port_name_of "$name")_OPERATIONS" "$name service's inner port"
    }
  done
}

start_services() {
  local name
  for name in "${instances[@]}"; do start_service "$name"; done
  start_web
  wait_until_ready
}

tell() {
  printf '\n%s\n' "$1"
  [ -z "$web_folder" ] || printf '\n  Open  http://localhost:%s    and play, as a guest\n\n' "$CAIRN_WEB_PORT"
  cat <<TEXT
  plain    http://127.0.0.1:$CAIRN_GATEWAY_PORT    HTTP/2 without TLS, this machine only
  TLS      https://localhost:$CAIRN_TLS_PORT    trust $secrets/tls-authority.pem
  health   http://127.0.0.1:$CAIRN_OPERATIONS_PORT/readyz
  metrics  http://127.0.0.1:$CAIRN_OPERATIONS_PORT/metrics    each service has its own: docs/runbook.md
  logs     $CAIRN_HOME/log/

What to try next:
  make demo                         one whole game of Where am I, played automatically
  $(shown "$binaries/cairn") play$(where)         play it yourself in the terminal
  make test                         every test
  make stop                         end what was started
TEXT
  tell_lan
}

# A gateway that listens for others than it shall, or has not this network's certificate, is started again.
stop_elsewhere() {
  local mode
  mode=$(in_lan && certificate_names || printf 'this machine')
  if [ "$(cat "$CAIRN_HOME/listens-for" 2>/dev/null || printf 'this machine')" != "$mode" ]; then stop_service gateway; fi
  printf '%s' "$mode" >"$CAIRN_HOME/listens-for"
}

# Beside another installation the command has to be told which one is meant.
where() { [ "$CAIRN_GATEWAY_PORT" = 7080 ] || printf ' --gateway http://127.0.0.1:%s' "$CAIRN_GATEWAY_PORT"; }

# As a person would type it from here.
shown() { case $1 in "$root"/*) printf '%s' "${1#"$root"/}" ;; *) printf '%s' "$1" ;; esac; }

hold_lock
mkdir -p "$CAIRN_HOME/log"
# Before a dozen packages are installed for a build that cannot be made.
[ -x "$binaries/cairn" ] || require_swift
with_progress "Installing Debian packages" "$CAIRN_HOME/log/packages.log" scripts/packages.sh install || exit 1
load_ports
# Before minutes of building, and again behind them: nothing is imported for services that could not listen.
require_free_ports
scripts/build.sh
stop_outdated
stop_elsewhere
start_postgres from-template
if services_alive && gateway_is_ready; then
  start_web
  tell "Cairn is running already."
  exit 0
fi
require_free_ports
keep_ports
make_secrets
make_databases
migrate_databases
import_data
start_services
tell "Cairn is running."
