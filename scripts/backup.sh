#!/usr/bin/env bash
# cairn backup: copies the whole cluster while it runs, checks the copy, and removes what is older than wanted.
#
#   scripts/backup.sh [--keep 7]
#
# CAIRN_BACKUPS  folder of the backups (default: backups in CAIRN_HOME); on another disk, better on another machine. Where it is set when the
#                database starts, what is written is kept there as well, and scripts/restore.sh can go back to any moment since a backup
source "$(dirname "$0")/lib/home.sh"
source scripts/lib/ports.sh
source scripts/lib/postgres.sh
source scripts/lib/backups.sh

keep=7
while [ $# -gt 0 ]; do
  case $1 in
    --keep) keep=${2:-}; shift 2 || fail "--keep wants a number" ;;
    *) fail "usage: scripts/backup.sh [--keep 7]" ;;
  esac
done
[[ $keep =~ ^[1-9][0-9]{0,3}$ ]] || fail "--keep goes from 1 to 9999"

# A copy of the folder, its log from the beginning to the end of the copying, and a manifest of checksums.
copy_cluster() {
  rm -rf "$1"
  "$postgres_binaries/pg_basebackup" --pgdata="$1" --dbname="$(connection postgres postgres)" --wal-method=stream --checkpoint=fast \
    --manifest-checksums=SHA256 || fail "the cluster could not be copied"
  "$postgres_binaries/pg_verifybackup" --quiet "$1" || fail "the copy is not what was copied: $1"
}

write_info() {
  {
    printf '# What belongs to this backup. Secrets lie elsewhere: keep %s as safe as the backup, and not beside it.\n' "$secrets"
    printf 'made %s\n' "$(date -u +%Y-%m-%dT%H:%M:%SZ)"
    printf 'archive %s\n' "$1"
    secret_sums | sed 's/^/secret /'
  } >"$2.part"
  mv "$2.part" "$2"
}

# Backups beyond those that are kept, and what was written before the oldest of these.
remove_old() {
  local names name first
  mapfile -t names < <(backup_names)
  for name in "${names[@]:0:$((${#names[@]} > keep ? ${#names[@]} - keep : 0))}"; do
    rm -rf "$backups/base/$name" "$backups/base/$name.info"
    say "Removed the backup of $name."
  done
  mapfile -t names < <(backup_names)
  first=$(sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\)).*/\1/p' "$backups/base/${names[0]}/backup_label")
  [ -z "$first" ] || "$postgres_binaries/pg_archivecleanup" "$backups/wal" "$first"
}

load_ports
find_postgres_home
postgres_is_running || fail "the database of $CAIRN_HOME does not run" "make run"
make_backup_folders
# One at a time.
exec 8>"$backups/lock"
flock --nonblock 8 || fail "another backup is being made in $backups"
part=$backups/base/new.part
copy_cluster "$part"
archive=off
if archiving_is_on; then archive=on; fi
# Named by its end: it can be brought to this moment and any later one.
name=$(date -u +%Y%m%dT%H%M%SZ)
[ ! -e "$backups/base/$name" ] || fail "there is a backup of this second already"
mv "$part" "$backups/base/$name"
write_info "$archive" "$backups/base/$name.info"
remove_old
say "Backed up: $backups/base/$name ($(du -sh "$backups/base/$name" | cut -f 1)), checked against its manifest."
[ $archive = on ] || say "It goes back to this moment only. To go back to any moment since, start the database with CAIRN_BACKUPS=$backups."
