#!/usr/bin/env bash
# Brings a running composition to another version, service after service, so that people are answered meanwhile: calls wait for the one that is being
# replaced, ten seconds at most (CAIRN_UPSTREAM_PATIENCE_MS).
#
#   git pull && deploy/upgrade.sh                builds the image first
#   deploy/upgrade.sh --image cairn:1.2.3        takes one that is there
#
# Further arguments of docker compose go into COMPOSE_ARGS ("--project-name club -f mine.yaml").
set -euo pipefail
cd "$(dirname "$0")/.."

image=
while [ $# -gt 0 ]; do
  case $1 in
    --image) image=${2:-}; shift 2 || exit 64 ;;
    *) printf 'usage: deploy/upgrade.sh [--image NAME]\n' >&2; exit 64 ;;
  esac
done

# shellcheck disable=SC2086
compose() { docker compose -f deploy/compose.yaml ${COMPOSE_ARGS:-} "$@"; }

# How long a service may take until it is ready: its last calls, and its start.
patience=120

# What everybody is told of the version that is built here (GetServerInfo, `cairn status`): the commit.
export CAIRN_BUILD=${CAIRN_BUILD:-$(git rev-parse --short HEAD 2>/dev/null || true)}
if [ -n "$image" ]; then docker tag "$image" cairn; else compose build; fi
# What this version keeps secret and the one before did not: nothing that is there is changed.
scripts/compose-secrets.sh
# The schema first: it is safe below the old processes, and the new ones refuse an older one.
compose run --rm --no-deps prepare
# What others ask is replaced before those that ask: an event or a call that a service does not know yet holds up what comes behind it.
# The way for browsers is part of the image as well.
for service in auth geo game social gateway web; do
  printf 'upgrade: %s\n' "$service"
  compose up --detach --no-deps --wait --wait-timeout "$patience" "$service"
done
compose ps
