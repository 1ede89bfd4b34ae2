# Where backups lie and what belongs to them. Needs home.sh and postgres.sh.
#
#   base/<time>       a whole cluster as it was at that time (UTC), with a manifest of checksums
#   base/<time>.info  the checksums of the secrets without which nobody can open it, and how it was made
#   wal/              what was written since, segment by segment: with it the cluster can be brought to any moment
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

# archiving_is_on: whether the running server keeps what is written.
archiving_is_on() { [ "$(superuser_psql postgres -At -c 'SHOW archive_mode')" = on ]; }
