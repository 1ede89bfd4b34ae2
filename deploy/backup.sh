#!/usr/bin/env bash
# Copies the databases of the composition while it runs, checks the copy, and removes what is older than wanted.
#
#   deploy/backup.sh [--keep 7]
#
# Backups lie in the volume "backups". From the first one on everything that is written is kept there as well, minute by minute, so that deploy/restore.sh can go
# back to any moment since: make one each day, or the volume grows. Copies on another machine:
#
#   docker compose -f deploy/compose.yaml exec -T --user postgres postgres tar -C /backups --exclude='*.part' -cf - base wal > backups.tar
#
# Further arguments of docker compose go into COMPOSE_ARGS, as for deploy/upgrade.sh. CAIRN_SECRETS as for deploy/compose.yaml.
set -euo pipefail
cd "$(dirname "$0")/.."

keep=7
while [ $# -gt 0 ]; do
  case $1 in
    --keep) keep=${2:-}; shift 2 || exit 64 ;;
    *) printf 'usage: deploy/backup.sh [--keep 7]\n' >&2; exit 64 ;;
  esac
done
[[ $keep =~ ^[1-9][0-9]{0,3}$ ]] || { printf 'backup: --keep goes from 1 to 9999\n' >&2; exit 64; }

# shellcheck disable=SC2086
compose() { docker compose -f deploy/compose.yaml ${COMPOSE_ARGS:-} "$@"; }

# Secrets without which nobody can open the copy: they are not in it, and stand in its list with their checksums.
sums=$(cd "${CAIRN_SECRETS:-deploy/secrets}" && find . -type f ! -name '*.part' -print0 | sort -z | xargs -0 sha256sum)

compose exec -T --user root postgres install -d -o postgres -g postgres -m 700 /backups /backups/base /backups/wal
compose exec -T --user postgres --env "keep=$keep" --env "sums=$sums" postgres bash -s <deploy/postgres-backup.sh
