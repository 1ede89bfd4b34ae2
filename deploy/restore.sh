#!/usr/bin/env bash
# Brings the databases of the composition back as they were at a moment, and does again what people had a right to since: deletions of accounts.
#
#   deploy/restore.sh [--to '2025-01-02 03:04:05Z'] [--backup NAME] [--list]
#   deploy/restore.sh --finish
#
# Without --to, to the end of what was kept. Stops the services, puts the copy in the place of the databases (the former ones stay in the volume, beside them) and
# starts them again. Refuses a damaged backup, other secrets than belong to it, and moments that nothing leads to, before it stops anything; when the copy
# cannot be brought to the moment, the services are started again with what was there. Deletions that are to be done again are kept in the volume "backups"
# until they are done: --finish does them after a restore that was interrupted behind that.
# Further arguments of docker compose go into COMPOSE_ARGS, as for deploy/upgrade.sh. CAIRN_SECRETS as for deploy/compose.yaml.
set -euo pipefail
cd "$(dirname "$0")/.."

moment='' backup='' list=no finish=no
while [ $# -gt 0 ]; do
  case $1 in
    --to) moment=${2:-}; shift 2 || exit 64 ;;
    --backup) backup=${2:-}; shift 2 || exit 64 ;;
    --list) list=yes; shift ;;
    --finish) finish=yes; shift ;;
    *) printf "usage: deploy/restore.sh [--to '2025-01-02 03:04:05Z'] [--backup NAME] [--list] [--finish]\n" >&2; exit 64 ;;
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

# beside STEP: a step beside the running server.
beside() { compose exec -T --user postgres --env "step=$1" postgres bash -s <deploy/postgres-restore.sh; }

# How far it has come when it ends early.
reached=nothing
leave() {
  local status=$?
  trap - EXIT
  [ $status != 0 ] || exit 0
  case $reached in
    stopped)
      printf 'restore: nothing was changed. Starting the services again.\n' >&2
      compose up --detach --wait --wait-timeout 300 || true ;;
    restored) printf 'restore: the databases are restored, and deletions may still have to be done again: deploy/restore.sh --finish\n' >&2 ;;
  esac
  exit "$status"
}

# Deletions are done again before anybody is let in.
finish() {
  local due what id count=0 failures=0
  compose up --detach --no-deps --wait --wait-timeout 300 postgres
  # The schema may have been an older one.
  compose run --rm --no-deps -T prepare </dev/null
  due=$(beside due)
  while read -r what id; do
    case $what in
      gone)
        if compose run --rm --no-deps -T auth cairn account delete "$id" --yes </dev/null >/dev/null; then
          count=$((count + 1))
        else
          failures=$((failures + 1))
          printf 'The account %s was deleted meanwhile and could not be deleted again: do it by hand.\n' "$id"
        fi ;;
      asked) printf 'The account %s had asked for its deletion, which was in its grace: ask its owner, or cairn account delete with --grace-days.\n' "$id" ;;
    esac
  done <<<"$due"
  printf 'Deleted again: %s accounts. The services remove their data when they run.\n' "$count"
  [ $failures != 0 ] || beside finished
  compose up --detach --wait --wait-timeout 300
  [ $failures = 0 ]
}

if [ $finish = yes ]; then
  reached=restored
  trap leave EXIT
  finish
  exit
fi
if [ $list = yes ]; then
  inside list
  exit
fi
if [ -n "$moment" ]; then
  moment=$(date -u -d "$moment" '+%Y-%m-%d %H:%M:%S.%6N+00' 2>/dev/null) || fail "this is no moment; write it like '2025-01-02 03:04:05Z'"
fi
backup=$(inside choose)

# Certificates and keys of tickets may be others.
info=$(inside info)
while read -r kind sum file; do
  [[ $kind = secret && $file =~ (master-key-|password-) ]] || continue
  [ "$(sha256sum "${CAIRN_SECRETS:-deploy/secrets}/$file" 2>/dev/null | cut -d ' ' -f 1)" = "$sum" ] ||
    fail "the secret $file is not the one that belongs to this backup: put those of that time back first, nobody can open it without them"
done <<<"$info"

trap leave EXIT
reached=stopped
compose stop web gateway social game geo auth postgres
printf 'Bringing the backup of %s to %s.\n' "$backup" "${moment:-the end of what was kept}"
inside restore
reached=restored
finish
printf 'Restored. Next: deploy/backup.sh, because what is written from now on is another history.\n'
