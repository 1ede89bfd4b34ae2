#!/usr/bin/env bash
# Brings the databases of the composition back as they were at a moment, and does again what people had a right to since: deletions of accounts.
#
#   deploy/restore.sh [--to '2025-01-02 03:04:05Z'] [--backup NAME] [--list]
#
# Without --to, to the end of what was kept. Stops the services, puts the copy in the place of the databases (the former ones stay in the volume, beside them) and
# starts them again. Refuses a damaged backup, and other secrets than belong to it, before it stops anything.
# Further arguments of docker compose go into COMPOSE_ARGS, as for deploy/upgrade.sh. CAIRN_SECRETS as for deploy/compose.yaml.
set -euo pipefail
cd "$(dirname "$0")/.."

moment='' backup='' list=no
while [ $# -gt 0 ]; do
  case $1 in
    --to) moment=${2:-}; shift 2 || exit 64 ;;
    --backup) backup=${2:-}; shift 2 || exit 64 ;;
    --list) list=yes; shift ;;
    *) printf "usage: deploy/restore.sh [--to '2025-01-02 03:04:05Z'] [--backup NAME] [--list]\n" >&2; exit 64 ;;
  esac
done

fail() { printf 'restore: %s\n' "$@" >&2; exit 1; }

# shellcheck disable=SC2086
compose() { docker compose -f deploy/compose.yaml ${COMPOSE_ARGS:-} "$@"; }

# inside STEP: a step in a container that has the server's volumes, as the server's user.
inside() {
  compose run --rm --no-deps -T --user postgres --entrypoint bash --env "step=$1" --env "backup=$backup" --env "moment=$moment" postgres -s \
    <deploy/postgres-restore.sh
}

if [ $list = yes ]; then
  inside list
  exit
fi
if [ -n "$moment" ]; then
  moment=$(date -u -d "$moment" '+%Y-%m-%d %H:%M:%S.%6N+00' 2>/dev/null) || fail "this is no moment; write it like '2025-01-02 03:04:05Z'"
fi
backup=$(inside choose)

# Certificates and keys of tickets may be others.
while read -r _ sum file; do
  [[ $file =~ (master-key-|password-) ]] || continue
  [ "$(sha256sum "${CAIRN_SECRETS:-deploy/secrets}/$file" 2>/dev/null | cut -d ' ' -f 1)" = "$sum" ] ||
    fail "the secret $file is not the one that belongs to this backup: put those of that time back first, nobody can open it without them"
done < <(inside info | grep '^secret ')

compose stop web gateway social game geo auth postgres
printf 'Bringing the backup of %s to %s.\n' "$backup" "${moment:-the end of what was kept}"
gone=$(inside restore)
compose up --detach --no-deps --wait --wait-timeout 300 postgres
# The schema may have been an older one.
compose run --rm --no-deps -T prepare </dev/null
for id in $gone; do
  compose run --rm --no-deps -T auth cairn account delete "$id" --yes </dev/null >/dev/null ||
    printf 'The account %s was deleted meanwhile and could not be deleted again: do it by hand.\n' "$id"
done
printf 'Deleted again: %s accounts. The services remove their data when they run.\n' "$(wc -w <<<"$gone")"
compose up --detach --wait --wait-timeout 300
printf 'Restored. Next: deploy/backup.sh, because what is written from now on is another history.\n'
