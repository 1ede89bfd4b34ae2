# The template: a cluster with databases that are migrated and loaded, made once for a checkout and copied for each new installation. Needs
# home.sh, progress.sh, ports.sh and postgres.sh.
#
# It is made by `cairn migrate` and `cairn import`, which run on every copy again, and is named by a checksum of everything that they read:
# whatever changes there, there is no template of that name yet. A copy gets its name when it is whole (rename), so a half-made one is
# never found. The lock below is held shared while a template is copied, and alone while one is made or removed; it ends with the processes
# that hold it, and what they have left is removed by the next.

templates=$CAIRN_BUILD_PATH/templates

template_name() {
  {
    "$postgres_binaries/postgres" --version
    id -u
    sha256sum "$binaries/cairn" scripts/template.sh scripts/lib/{postgres,databases,template}.sh
    find Sources -path '*/Migrations/*.sql' -print0 | sort -z | xargs -0 sha256sum
    [ ! -d data ] || find data -type f -print0 | sort -z | xargs -0 sha256sum
  } | sha256sum | cut -c 1-16
}

# Makes the cluster of this CAIRN_HOME as a copy of the template, which is made first when it is missing. Passwords are this cluster's own.
copy_template() {
  local name template
  name=$(template_name) || exit 1
  template=$templates/$name
  mkdir -p "$templates" "$postgres_home"
  exec 7>"$templates/lock"
  flock --shared 7
  # Again, because between the two locks another checkout's state may have made one of its own and removed this one.
  until [ -d "$template" ]; do
    flock --exclusive 7
    [ -d "$template" ] ||
      with_progress "Making the databases that installations begin with" "$CAIRN_HOME/log/template.log" scripts/template.sh "$name" ||
      fail "the databases that installations begin with could not be made"
    flock --shared 7
  done
  rm -rf "$postgres_data" "$postgres_data.part"
  cp --archive --reflink=auto "$template" "$postgres_data.part"
  exec 7>&-
  give_passwords "$postgres_data.part"
  # As initdb does: what is said to be there survives a power failure.
  [ "${CAIRN_POSTGRES_DURABLE:-on}" = off ] || as_postgres "$postgres_binaries/initdb" --sync-only -D "$postgres_data.part" >/dev/null
  mkdir -p "$postgres_sockets"
  [ "$(id -u)" != 0 ] || chown "$postgres_user" "$postgres_sockets"
  mv "$postgres_data.part" "$postgres_data"
}

# Without a server that others could reach by the template's passwords. One that was not given shows at the first connection.
give_passwords() {
  local name
  for name in postgres "${databases[@]/#/cairn_}"; do
    printf "ALTER ROLE %s PASSWORD '%s'\n" "$name" "$(password_of "$name")"
  done | as_postgres "$postgres_binaries/postgres" --single -D "$1" postgres >>"$CAIRN_HOME/log/template.log" 2>&1 ||
    fail "the copy of the template did not take its passwords" "see $CAIRN_HOME/log/template.log"
}

# Called with the lock held alone: nobody makes or copies one.
remove_templates() {
  local folder
  for folder in "$templates"/*/; do
    [ ! -d "$folder" ] || discard_template "${folder%/}"
  done
}

# A folder in which one was made may hold a server that runs: its maker was killed.
discard_template() {
  local data fallback
  fallback=$(cat "$1/postgres.home" 2>/dev/null || true)
  for data in "$1/postgres" ${fallback:+"$fallback/postgres"}; do
    [ ! -f "$data/postmaster.pid" ] || as_postgres "$postgres_binaries/pg_ctl" -D "$data" -m immediate -w stop >/dev/null 2>&1 || true
  done
  rm -rf "$1" ${fallback:+"$fallback"}
}
