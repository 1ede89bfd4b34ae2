#!/usr/bin/env bash
# The part of deploy/backup.sh that runs beside the server, as its user. `keep` and `sums` say how many are kept and which secrets belong to the copy.
set -euo pipefail
backups=${backups:-/backups} keep=${keep:?} sums=${sums:-}
export PGUSER=postgres

part=$backups/base/new.part
rm -rf "$part"
# A copy of the folder, its log from the beginning to the end of the copying, and a manifest of checksums.
pg_basebackup --pgdata="$part" --wal-method=stream --checkpoint=fast --manifest-checksums=SHA256
pg_verifybackup --quiet "$part"
# Named by its end: it can be brought to this moment and any later one.
name=$(date -u +%Y%m%dT%H%M%SZ)
[ ! -e "$backups/base/$name" ] || { printf 'backup: there is one of this second already\n' >&2; exit 1; }
{
  printf '# Secrets lie elsewhere: keep them as safe as the backup, and not beside it.\n'
  printf 'made %s\n' "$name"
  printf '%s\n' "$sums" | sed -n 's/^[0-9a-f]/secret &/p'
} >"$backups/base/$name.info"
mv "$part" "$backups/base/$name"

mapfile -t names < <(cd "$backups/base" && find . -mindepth 1 -maxdepth 1 -type d ! -name '*.part' -printf '%f\n' | sort)
for old in "${names[@]:0:$((${#names[@]} > keep ? ${#names[@]} - keep : 0))}"; do
  rm -rf "$backups/base/$old" "$backups/base/$old.info"
  printf 'Removed the backup of %s.\n' "$old"
done
# What was written before the oldest backup is of no use.
oldest=${names[$((${#names[@]} > keep ? ${#names[@]} - keep : 0))]}
first=$(sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\)).*/\1/p' "$backups/base/$oldest/backup_label")
[ -z "$first" ] || pg_archivecleanup -x .gz "$backups/wal" "$first"
printf 'Backed up: %s (%s), checked against its manifest.\n' "$name" "$(du -sh "$backups/base/$name" | cut -f 1)"
