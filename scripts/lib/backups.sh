# Where backups lie and what belongs to them. Needs home.sh and postgres.sh.
#
#   base/<time>       a whole cluster as it was at that time (UTC), with a manifest of checksums
#   base/<time>.info  the checksums of the secrets without which nobody can open it, and how it was made
#   wal/              what was written since, segment by segment: with it the cluster can be brought to any moment
#   wal/forks         a line for each restore to a moment: the moment, when it was done, and the folder of what was written between the two
#
# All four databases are in one cluster, so that a moment is the same moment in each.

backups=${CAIRN_BACKUPS:-$CAIRN_HOME/backups}

# What only its owner and the database's user may see.
make_backup_folders() {
  mkdir -p "$backups/base" "$backups/wal"
  chmod 700 "$backups/base"
  [ "$(id -u)" != 0 ] || chown "$postgres_user" "$backups/wal"
}

# Checksums of the secrets that belong to a backup: the master keys above all, and the passwords, which are in the databases too.
secret_sums() { (cd "$secrets" && find . -type f ! -name '*.part' -print0 | sort -z | xargs -0 sha256sum); }

# Secrets without which a restored cluster cannot be used. Certificates and keys of tickets may be others.
needed_secrets='(master-key-|pgpass|password-)'

# Names of whole backups, oldest first.
backup_names() {
  local folder
  for folder in "$backups"/base/*/; do
    [[ $folder != *.part/ ]] && [ -f "${folder%/}.info" ] && basename "$folder"
  done
  return 0
}

# "20250102T030405Z" of a time as people write it.
backup_time() { date -u -d "$1" +%Y%m%dT%H%M%SZ 2>/dev/null; }

# A time that can be compared as text, finely enough for forks of the log.
fine_time() { date -u -d "$1" +%Y%m%dT%H%M%S.%6NZ; }

# left_history TIME: the folder of the history that a fine time belongs to, when a restore left it. The log leads around it: whoever asked for it would get
# what was there at the restore's moment, and no word.
left_history() {
  local from made folder
  [ -f "$backups/wal/forks" ] || return 0
  while read -r from made folder; do
    if [[ $1 > $from && $1 < $made ]]; then printf '%s\n' "$folder"; fi
  done <"$backups/wal/forks"
}

# note_fork FROM FOLDER: a restore to that fine time is done, and what was written since lies in the folder.
note_fork() {
  local forks=$backups/wal/forks
  {
    [ ! -f "$forks" ] || cat "$forks"
    printf '%s %s %s\n' "$1" "$(fine_time now)" "$2"
  } >"$forks.part" && sync "$forks.part" && mv "$forks.part" "$forks"
}

# archiving_is_on: whether the running server keeps what is written.
archiving_is_on() { [ "$(superuser_psql postgres -At -c 'SHOW archive_mode')" = on ]; }
