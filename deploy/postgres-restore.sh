#!/usr/bin/env bash
# The part of deploy/restore.sh that runs where the server's volumes are, as its user, while the server does not (due: while it does). `step` says which;
# `backup` and `moment` are empty for the newest and for the end of what was kept.
#
#   /backups/again      what is to be done again after a restore: "gone ID" of deleted accounts, "asked ID" of those whose deletion was in its grace
#   /backups/wal/forks  a line for each restore to a moment: the moment, when it was done, and the folder of what was written between the two
set -euo pipefail
export LC_ALL=C
backups=${backups:-/backups} home=${home:-/var/lib/postgresql/data} work=${work:-/tmp/restore}
step=${step:?} backup=${backup:-} moment=${moment:-}
data=$home/cluster again=$backups/again forks=$backups/wal/forks
export PGUSER=postgres PGOPTIONS='-c client_min_messages=warning'

fail() { printf 'restore: %s\n' "$@" >&2; exit 1; }

# Whole backups, oldest first.
names() { (cd "$backups/base" 2>/dev/null && find . -mindepth 1 -maxdepth 1 -type d ! -name '*.part' -printf '%f\n' | sort) || true; }

# A time that can be compared as text.
stamp() { date -u -d "$1" +%Y%m%dT%H%M%S.%6NZ; }

# left STAMP: the folder of the history that this time belongs to, when a restore left it. The log leads around it, and would end at the restore's moment.
left() {
  local from made folder
  [ -f "$forks" ] || return 0
  while read -r from made folder; do
    if [[ $1 > $from && $1 < $made ]]; then printf '%s\n' "$folder"; fi
  done <"$forks"
}

choose() {
  local name folder limit=99999999T999999Z chosen=$backup
  if [ -n "$moment" ]; then
    limit=$(date -u -d "$moment" +%Y%m%dT%H%M%SZ)
    [[ ! $(stamp "$moment") > $(stamp now) ]] || fail "the moment lies in the future"
    folder=$(left "$(stamp "$moment")" | tail -n 1)
    [ -z "$folder" ] || fail "a restore left what was written then: if it is still there, it lies in the folder $folder of the volume database"
  fi
  if [ -z "$chosen" ]; then
    for name in $(names); do [[ $name > $limit ]] || [ -n "$(left "${name%Z}.000000Z")" ] || chosen=$name; done
  fi
  [ -f "$backups/base/$chosen.info" ] || fail "there is no such backup, or none as old as that: deploy/restore.sh --list"
  [[ ! $chosen > $limit ]] || fail "the backup $chosen is newer than the moment: take an older one"
  [ -z "$(left "${chosen%Z}.000000Z")" ] || fail "the backup $chosen is of a history that a restore left: take another"
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

accounts() { sql cairn_auth -c "SELECT account_id FROM accounts WHERE NOT is_guest OR $1 ORDER BY account_id::text"; }

# Accounts whose deletion waits for the end of its grace.
leaving() { sql cairn_auth -c "SELECT account_id FROM account_deletions WHERE account_id IS NOT NULL AND NOT is_begun ORDER BY account_id::text"; }

clean_up() {
  local status=$? folder
  trap - EXIT
  for folder in "$home/end" "$home/new"; do
    [ ! -f "$folder/postmaster.pid" ] || pg_ctl -D "$folder" -m immediate -w stop >&2 || true
    rm -rf "$folder"
  done
  rm -f "$again.part" "$forks.part" "$backups"/wal/*.history.part
  exit $status
}

server() { cat "$data/postmaster.pid" 2>/dev/null || true; }

# Deletions that a restore before this one has still to do are kept: they hold for every cluster that takes this one's place.
keep_list() {
  {
    [ ! -f "$again" ] || cat "$again"
    [ -z "$moment" ] || {
      accounts false | comm -23 - "$work/living" | sed 's/^/gone /'
      leaving | comm -13 - "$work/leaving" | sed 's/^/asked /'
    }
  } | sort -u >"$again.part"
  sync "$again.part"
  mv "$again.part" "$again"
}

# Forks of the log, ready to be put in the place where the next recovery looks for them: the server was not keeping anything when it made the last one.
prepare_history() {
  local file
  for file in "$home"/new/pg_wal/*.history; do
    if [ -f "$file" ] && [ ! -f "$backups/wal/${file##*/}.gz" ]; then
      gzip -c "$file" >"$backups/wal/${file##*/}.part"
      sync "$backups/wal/${file##*/}.part"
    fi
  done
  [ ! -f "$forks" ] || cat "$forks" >"$forks.part"
  [ -z "$moment" ] || printf '%s %s %s\n' "$(stamp "$moment")" "$(stamp now)" "$1" >>"$forks.part"
}

# put_history: lets the next recovery find them, in the moment in which the new cluster is in its place.
put_history() {
  local file
  for file in "$backups"/wal/*.history.part; do
    [ ! -f "$file" ] || mv "$file" "${file%.part}.gz" || return 1
  done
  [ ! -f "$forks.part" ] || mv "$forks.part" "$forks"
}

# swap FOLDER: puts the new cluster in the place of the former one, which goes to the folder.
swap() {
  [ ! -d "$data" ] || mv "$data" "$home/$1"
  mv "$home/new" "$data" || {
    [ ! -d "$home/$1" ] || mv "$home/$1" "$data"
    fail "the cluster could not be put in its place"
  }
}

restore() {
  local before running
  trap clean_up EXIT
  running=$(server)
  mkdir -p "$work"
  chmod 700 "$work"
  # Accounts of the moment that are not there at the end were deleted meanwhile. Guests who are gone have most often become part of an account.
  if [ -n "$moment" ]; then
    recover "$home/end" ''
    accounts true >"$work/living"
    leaving >"$work/leaving"
    end "$home/end"
    rm -rf "$home/end"
  fi
  recover "$home/new" "$moment"
  # Clients that have read what the backup did not know would take new events for old ones: with other epochs they load their lists anew.
  sql cairn_social -c 'UPDATE streams SET epoch = 1 + (random() * 9e18)::bigint' >&2
  keep_list
  end "$home/new"
  before=before-$(date -u +%Y%m%dT%H%M%SZ)
  prepare_history "$before"
  [ "$(server)" = "$running" ] || fail "the server was started meanwhile"
  swap "$before"
  # From here on nothing fails any more: the new cluster is in its place.
  put_history || printf 'restore: the fork of the log is not kept: make a backup at once (deploy/backup.sh)\n' >&2
}

# Lines of the list that are still to be done, once the server runs. A deletion that is due begins by itself.
due() {
  local ids there
  [ -s "$again" ] || return 0
  ids=$(grep -oE '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' "$again" | paste -sd ,) || return 0
  work=${socket:-/var/run/postgresql}
  there=$(sql cairn_auth -c "SELECT account_id FROM accounts a WHERE account_id = ANY ('{$ids}') AND NOT EXISTS
    (SELECT FROM account_deletions d WHERE d.account_id = a.account_id AND d.purge_time <= now())")
  [ -z "$there" ] || grep -F "$there" "$again"
}

case $step in
  list) names ;;
  choose) choose ;;
  info) cat "$backups/base/$backup.info" ;;
  restore) restore ;;
  due) due ;;
  finished) rm -f "$again" ;;
esac
