#!/usr/bin/env bash
# make clean: stops Cairn and removes what it made: databases, keys, logs, the build (with a CAIRN_HOME
# elsewhere not that of the checkout, which a second Cairn only borrows). Asks first where people have accounts; where nobody can
# be asked, CONFIRM=yes is the answer. What belongs to a deployment in containers (deploy/secrets and its volume) stays.
source "$(dirname "$0")/lib/home.sh"
source scripts/lib/ports.sh
source scripts/lib/postgres.sh

# How many accounts there are, in words where the database cannot tell.
accounts() {
  local was_stopped=
  find_postgres_home
  [ -f "$postgres_data/PG_VERSION" ] || { echo 0; return; }
  postgres_is_running || was_stopped=yes
  (load_ports && start_postgres && superuser_psql cairn_auth -At -c 'SELECT count(*) FROM accounts') 2>/dev/null || echo 'nobody can tell how many'
  [ -z "$was_stopped" ] || stop_postgres
}

# Secrets of a deployment in containers lay here before. Its volume of databases would stay, and nobody could open it.
spare_former_secrets() {
  [ ! -e "$CAIRN_HOME/compose" ] || fail "$CAIRN_HOME/compose holds the secrets of a deployment in containers, so nothing was removed" \
    "scripts/compose-secrets.sh moves them to where compose.yaml looks for them now; or remove that folder, if there is no such deployment"
}

require_consent() {
  local count answer=${CONFIRM:-}
  [ -d "$CAIRN_HOME" ] || return 0
  count=$(accounts)
  [ "$count" != 0 ] || return 0
  if [ -z "$answer" ] && [ -t 0 ]; then
    read -r -p "$CAIRN_HOME holds accounts of people ($count). Nothing brings them back. Type yes to remove them: " answer
  fi
  [ "$answer" = yes ] || fail "$CAIRN_HOME holds accounts of people ($count), so nothing was removed" "CONFIRM=yes make clean"
}

spare_former_secrets
require_consent
scripts/stop.sh
[ ! -d "$CAIRN_HOME" ] || remove_postgres_fallback
removed=("$CAIRN_HOME")
# The checkout's build stays when a second Cairn, which only borrows it, is removed.
{ [ "$CAIRN_HOME" != "$root/.cairn" ] && [ "$CAIRN_BUILD_PATH" = "$root/.build" ]; } || removed+=("$CAIRN_BUILD_PATH")
rm -rf "${removed[@]}"
say "Removed ${removed[*]}."
