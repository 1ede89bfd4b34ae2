#!/usr/bin/env bash
# The part of deploy/restore.sh that runs where the server's volumes are, as its user, while the server does not. `step` says which; `backup` and `moment` are
# empty for the newest and for the end of what was kept.
set -euo pipefail
backups=${backups:-/backups} home=${home:-/var/lib/postgresql/data} work=${work:-/tmp/restore}
step=${step:?} backup=${backup:-} moment=${moment:-}
data=$home/cluster
export PGUSER=postgres PGOPTIONS='-c client_min_messages=warning'

fail() { printf 'restore: %s\n' "$@" >&2; exit 1; }

# Whole backups, oldest first.
names() { (cd "$backups/base" 2>/dev/null && find . -mindepth 1 -maxdepth 1 -type d ! -name '*.part' -printf '%f\n' | sort) || true; }

choose() {
  local name limit=99999999T999999Z chosen=$backup
  [ -z "$moment" ] || limit=$(date -u -d "$moment" +%Y%m%dT%H%M%SZ)
  if [ -z "$chosen" ]; then for name in $(names); do [[ $name > $limit ]] || chosen=$name; done; fi
  [ -f "$backups/base/$chosen.info" ] || fail "there is no such backup, or none as old as that: deploy/restore.sh --list"
  pg_verifybackup --quiet "$backups/base/$chosen" >&2 || fail "the backup $chosen is damaged: take another (--backup)"
  printf '%s\n' "$chosen"
}

sql() { psql -X -q -v ON_ERROR_STOP=1 -At -h "$work" -p 5432 -d "$@"; }

# recover FOLDER MOMENT: copies the backup there and has a server that nobody else reaches bring it to the moment, or to the end of what was kept.
recover() {
  local folder=$1 options
  rm -rf "$folder"
  cp --archive --reflink=auto "$backups/base/$backup" "$folder"
  : >"$folder/recovery.signal"
  printf 'local all all trust\n' >"$work/hba"
  # What the former cluster wrote last and had not handed on yet lies in its own folder.
  options=(-c listen_addresses= -c "unix_socket_directories=$work" -c port=5432 -c "hba_file=$work/hba" -c archive_mode=off -c hot_standby=off
    -c "restore_command=if test -f $backups/wal/%f.gz; then gzip -dc $backups/wal/%f.gz >%p; else cp $data/pg_wal/%f %p 2>/dev/null; fi"
    -c recovery_target_action=promote)
  [ -z "$2" ] || options+=(-c "recovery_target_time=$2")
  pg_ctl -D "$folder" -l "$work/log" -w -t 3600 -o "$(printf '%q ' "${options[@]}")" start >&2 || {
    tail -n 8 "$work/log" >&2
    fail "the server could not bring the backup there"
  }
  until [ "$(sql postgres -c 'SELECT pg_is_in_recovery()' 2>/dev/null)" = f ]; do
    pg_ctl -D "$folder" status >/dev/null || {
      grep -E 'FATAL|HINT' "$work/log" | tail -n 4 >&2
      fail "the server could not bring the backup there: nothing may have been written since then"
    }
    sleep 0.2
  done
}

end() { pg_ctl -D "$1" -m fast -w -t 600 stop >&2; }

accounts() { sql cairn_auth -c "SELECT account_id FROM accounts WHERE NOT is_guest OR $1 ORDER BY 1"; }

restore() {
  mkdir -p "$work"
  chmod 700 "$work"
  : >"$work/living"
  # Whoever had an account at the moment and has none at the end was deleted meanwhile. Guests who are gone have most often become part of an account.
  if [ -n "$moment" ]; then
    recover "$home/end" ''
    accounts true >"$work/living"
    end "$home/end"
    rm -rf "$home/end"
  fi
  recover "$home/new" "$moment"
  # Clients that have read what the backup did not know would take new events for old ones: with other epochs they load their lists anew.
  sql cairn_social -c 'UPDATE streams SET epoch = 1 + (random() * 9e18)::bigint' >&2
  [ -z "$moment" ] || accounts false | comm -23 - "$work/living"
  end "$home/new"
  [ ! -d "$data" ] || mv "$data" "$home/before-$(date -u +%Y%m%dT%H%M%SZ)"
  mv "$home/new" "$data"
}

case $step in
  list) names ;;
  choose) choose ;;
  info) cat "$backups/base/$backup.info" ;;
  restore) restore ;;
esac
