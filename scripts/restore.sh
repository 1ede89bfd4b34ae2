#!/usr/bin/env bash
# cairn restore: brings the whole cluster back as it was at a moment, and does again what people had a right to since: deletions of accounts.
#
#   scripts/restore.sh [--to '2025-01-02 03:04:05Z'] [--backup NAME] [--list] [--without-deletions]
#
# Without --to, to the end of what was kept. The services and the database must be stopped (make stop); the former cluster is kept beside the new
# one. CAIRN_BACKUPS names the folder of the backups, as for scripts/backup.sh.
source "$(dirname "$0")/lib/home.sh"
source scripts/lib/ports.sh
source scripts/lib/postgres.sh
source scripts/lib/processes.sh
source scripts/lib/backups.sh

moment='' backup='' again=yes
while [ $# -gt 0 ]; do
  case $1 in
    --to) moment=${2:-}; shift 2 || fail "--to wants a moment" ;;
    --backup) backup=${2:-}; shift 2 || fail "--backup wants a name of --list" ;;
    --list) backup_names; exit 0 ;;
    --without-deletions) again=no; shift ;;
    *) fail "usage: scripts/restore.sh [--to MOMENT] [--backup NAME] [--list] [--without-deletions]" ;;
  esac
done

# The newest backup that is not later than the moment, and not of a history that a restore left.
choose_backup() {
  local name left limit=99999999T999999Z
  if [ -n "$moment" ]; then
    limit=$(backup_time "$moment") || fail "\"$moment\" is no moment" "write it like '2025-01-02 03:04:05Z'"
    [[ ! $(fine_time "$moment") > $(fine_time now) ]] || fail "the moment lies in the future"
    left=$(left_history "$(fine_time "$moment")" | tail -n 1)
    [ -z "$left" ] || fail "a restore left what was written then" "if it is still there, it lies in $left"
  fi
  if [ -z "$backup" ]; then
    for name in $(backup_names); do [[ $name > $limit ]] || [ -n "$(left_history "${name%Z}.000000Z")" ] || backup=$name; done
    [ -n "$backup" ] || fail "no backup in $backups is as old as that" "scripts/restore.sh --list"
  fi
  [ -f "$backups/base/$backup.info" ] || fail "there is no backup $backup" "scripts/restore.sh --list"
  [[ ! $backup > $limit ]] || fail "the backup $backup is newer than the moment" "take an older one: scripts/restore.sh --list"
  [ -z "$(left_history "${backup%Z}.000000Z")" ] || fail "the backup $backup is of a history that a restore left" "take another: scripts/restore.sh --list"
}

check_backup() {
  local sum file
  "$postgres_binaries/pg_verifybackup" --quiet "$backups/base/$backup" || fail "the backup is damaged: $backups/base/$backup" "take another: --backup"
  while read -r _ sum file; do
    [[ $file =~ $needed_secrets ]] || continue
    [ "$(sha256sum "$secrets/$file" 2>/dev/null | cut -d ' ' -f 1)" = "$sum" ] ||
      fail "$secrets/$file is not the one that belongs to this backup" "put the secrets of that time back first: nobody can open it without them"
  done < <(grep '^secret ' "$backups/base/$backup.info")
  [ -z "$moment" ] || grep -q '^archive on$' "$backups/base/$backup.info" ||
    fail "what was written after this backup was not kept: it goes back to its own moment only" "leave --to out"
}

# Until `work` is removed nobody but this script reaches the server: its socket lies in a closed folder, and it listens nowhere else.
temporary() { printf "host='%s' port=5432 dbname=%s user=postgres" "$work/socket" "$1"; }

# recover FOLDER [MOMENT]: copies the backup there and has the server bring it to a moment, or to the end of what was kept.
recover() {
  local folder=$1
  rm -rf "$folder"
  cp --archive --reflink=auto "$backups/base/$backup" "$folder"
  [ "$(id -u)" != 0 ] || chown -R "$postgres_user" "$folder"
  as_postgres sh -c ": >'$folder/recovery.signal'; printf 'local all all trust\n' >'$work/socket/hba'"
  local -a options=(-c listen_addresses= -c "unix_socket_directories=$work/socket" -c port=5432 -c "hba_file=$work/socket/hba" -c archive_mode=off
    -c hot_standby=off
    -c "restore_command=cp '$backups/wal/%f' '%p' 2>/dev/null || cp '$work/pg_wal/%f' '%p' 2>/dev/null"
    -c recovery_target_action=promote)
  # Numbers only: names of time zones are not known yet when it is read.
  [ -z "${2:-}" ] || options+=(-c "recovery_target_time=$(date -u -d "$2" '+%Y-%m-%d %H:%M:%S.%6N+00')")
  as_postgres "$postgres_binaries/pg_ctl" -D "$folder" -l "$work/socket/log" -w -t 3600 -o "$(printf "%q " "${options[@]}")" start >/dev/null || {
    tail -n 8 "$work/socket/log" >&2
    fail "the server could not bring the backup to ${2:-its end}"
  }
  until [ "$(temporary_psql postgres -c 'SELECT pg_is_in_recovery()' 2>/dev/null)" = f ]; do
    as_postgres "$postgres_binaries/pg_ctl" -D "$folder" status >/dev/null || {
      grep -E 'FATAL|HINT' "$work/socket/log" | tail -n 4 >&2
      fail "the server could not bring the backup to ${2:-its end}" "nothing may have been written since then, or it was not kept"
    }
    sleep 0.2
  done
}

temporary_psql() { PGOPTIONS='-c client_min_messages=warning' psql -X -q -v ON_ERROR_STOP=1 -At -d "$(temporary "$1")" "${@:2}"; }

stop_recovered() { as_postgres "$postgres_binaries/pg_ctl" -D "$1" -m fast -w -t 600 stop >/dev/null; }

# Accounts whose deletion waits for the end of its grace.
leaving() {
  temporary_psql cairn_auth -c 'SELECT account_id FROM account_deletions WHERE account_id IS NOT NULL AND NOT is_begun ORDER BY account_id::text'
}

# Everybody with an account at the end of what was kept: whoever had one at the moment and has none then was deleted meanwhile.
note_living() {
  recover "$work/end"
  temporary_psql cairn_auth -c 'SELECT account_id FROM accounts ORDER BY account_id::text' >"$work/living"
  leaving >"$work/leaving"
  stop_recovered "$work/end"
  rm -rf "$work/end"
}

# Guests are left out: one who is gone has most often become part of an account, with all results, and one who has not ends by itself.
delete_again() {
  local id count=0
  [ -f "$work/living" ] || return 0
  while read -r id; do
    if "$binaries/cairn" account delete "$id" --yes --database "$(temporary cairn_auth)" >/dev/null; then
      count=$((count + 1))
    else
      say "The account $id was deleted meanwhile and could not be deleted again: do it by hand."
    fi
  done < <(temporary_psql cairn_auth -c 'SELECT account_id FROM accounts WHERE NOT is_guest ORDER BY account_id::text' | comm -23 - "$work/living")
  say "Deleted again: $count accounts. The services remove their data when they run."
}

# Deletions that had been asked for and had not begun: whether they hold is for their owners to say.
name_leaving() {
  local id
  [ -f "$work/leaving" ] || return 0
  while read -r id; do
    say "The account $id had asked for its deletion, which was in its grace: ask its owner, or cairn account delete with --grace-days."
  done < <(temporary_psql cairn_auth -c 'SELECT account_id FROM accounts ORDER BY account_id::text' | comm -12 - "$work/leaving" | comm -23 - <(leaving))
}

# keep_history [FOLDER]: forks of the log, where the next recovery looks for them, as the server was not keeping anything when it made the last one; and, after
# a restore to a moment, the span that the log leads around from now on.
keep_history() {
  local file name
  [ -d "$backups/wal" ] || return 0
  for file in "$postgres_data"/pg_wal/*.history; do
    name=${file##*/}
    if [ -f "$file" ] && [ ! -f "$backups/wal/$name" ]; then
      as_postgres sh -c "cp '$file' '$backups/wal/$name.part' && sync '$backups/wal/$name.part' && mv '$backups/wal/$name.part' '$backups/wal/$name'" ||
        say "The fork of the log is not kept: make a backup at once."
    fi
  done
  [ -z "$moment" ] || note_fork "$(fine_time "$moment")" "$1" || say "The fork of the log is not noted: restore to no moment since $moment."
}

# Clients that have read what the backup did not know would take new events for old ones: with other epochs they load their lists anew.
begin_epochs() { temporary_psql cairn_social -c 'UPDATE streams SET epoch = 1 + (random() * 9e18)::bigint'; }

clean_up() {
  local status=$? folder
  trap - EXIT
  for folder in "$work/end" "$work/new"; do
    [ ! -f "$folder/postmaster.pid" ] || as_postgres "$postgres_binaries/pg_ctl" -D "$folder" -m immediate -w stop >/dev/null 2>&1 || true
  done
  rm -rf "$work"
  exit $status
}

hold_lock
load_ports
find_postgres_home
# Before anybody stops anything for it.
choose_backup
for name in "${instances[@]}"; do
  ! pid_of "$name" >/dev/null || fail "cairn-$name runs: nothing is restored below services that work" "make stop"
done
[ ! -f "$postgres_data/PG_VERSION" ] || ! postgres_is_running || fail "the database of $CAIRN_HOME runs" "make stop"
check_backup
# Beside the cluster, so that what is made there is moved and not copied.
work=$postgres_home/restore
rm -rf "$work"
mkdir -p "$work/socket" "$work/pg_wal"
chmod 711 "$work"
chmod 700 "$work/socket"
[ "$(id -u)" != 0 ] || chown "$postgres_user" "$work" "$work/socket" "$work/pg_wal"
trap clean_up EXIT
# What the former cluster wrote last and had not handed on yet, where it is still there.
if [ -d "$postgres_data/pg_wal" ]; then
  find "$postgres_data/pg_wal" -maxdepth 1 -type f -name '[0-9A-F]*' -exec cp --preserve=mode,ownership {} "$work/pg_wal/" \;
fi
if [ -n "$moment" ] && [ $again = yes ]; then
  say "Looking who was deleted since $moment."
  note_living
fi
say "Bringing the backup of $backup to ${moment:-the end of what was kept}."
recover "$work/new" "$moment"
begin_epochs
name_leaving
delete_again
stop_recovered "$work/new"
former=nowhere
if [ -d "$postgres_data" ]; then
  former=$postgres_data.before-$(date -u +%Y%m%dT%H%M%SZ)
  mv "$postgres_data" "$former"
  say "The former cluster is in $former. Remove it when you are sure."
fi
mv "$work/new" "$postgres_data"
keep_history "$former"
say "Restored. Next: make run, then scripts/backup.sh, because what is written from now on is another history."
