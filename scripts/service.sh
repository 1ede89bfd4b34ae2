#!/usr/bin/env bash
# Starts, stops or kills one service or the database of a running Cairn: for tests of faults, and for operators.
#
#   scripts/service.sh start|stop|kill|pid <auth|game|social|geo|gateway>    with CAIRN_REPLICAS=2 also game-2 …
#   scripts/service.sh restart|kill|start postgres                          kill: as after a lost power supply, without a checkpoint
source "$(dirname "$0")/lib/home.sh"
source scripts/lib/ports.sh
source scripts/lib/postgres.sh
# A gateway that was started for the network is so again.
[ "$(cat "$CAIRN_HOME/listens-for" 2>/dev/null || printf 'this machine')" = 'this machine' ] || : "${CAIRN_LISTEN_LAN:=yes}"
source scripts/lib/lan.sh
source scripts/lib/processes.sh

action=${1:-} name=${2:-}
[[ " ${instances[*]} postgres " == *" $name "* ]] || fail "usage: scripts/service.sh start|stop|kill|pid|restart <service>"
load_ports
find_postgres_home
case "$action-$name" in
  restart-postgres) stop_postgres && start_postgres ;;
  kill-postgres) stop_postgres immediate ;;
  start-postgres) start_postgres ;;
  *-postgres) fail "only restart, kill and start are offered for postgres" ;;
  start-*) start_service "$name" ;;
  stop-*) stop_service "$name" ;;
  kill-*) stop_service "$name" KILL ;;
  restart-*) stop_service "$name" && start_service "$name" ;;
  pid-*) pid_of "$name" ;;
  *) fail "usage: scripts/service.sh start|stop|kill|pid|restart <service>" ;;
esac
