# A PostgreSQL cluster of our own below CAIRN_HOME. The system's clusters are never touched. Needs home.sh and ports.sh.
#
# PostgreSQL refuses to run as root, so a root shell starts it as the user that Debian's package made. That user must be able
# to reach the files: where CAIRN_HOME lies below a closed directory, or its path is too long for a socket's name (107 bytes),
# the cluster lives in $postgres_fallback instead and $CAIRN_HOME/postgres.home says so.

postgres_binaries=${CAIRN_POSTGRES_BINARIES:-/usr/lib/postgresql/15/bin}
secrets=$CAIRN_HOME/secrets
passfile=$secrets/pgpass

if [ "$(id -u)" = 0 ]; then
  postgres_user=postgres
  postgres_fallback=/var/lib/cairn/$(printf '%s' "$CAIRN_HOME" | sha256sum | cut -c 1-12)
  as_postgres() { (cd / && exec setpriv --reuid="$postgres_user" --regid="$postgres_user" --init-groups "$@"); }
else
  postgres_user=$(id -un)
  postgres_fallback=${TMPDIR:-/tmp}/cairn-$(id -u)-$(printf '%s' "$CAIRN_HOME" | sha256sum | cut -c 1-12)
  as_postgres() { (cd / && exec "$@"); }
fi

# Sets postgres_home, postgres_data and postgres_sockets.
find_postgres_home() {
  postgres_home=$CAIRN_HOME
  if [ -f "$CAIRN_HOME/postgres.home" ]; then
    postgres_home=$(cat "$CAIRN_HOME/postgres.home")
  else
    local socket=$CAIRN_HOME/run/.s.PGSQL.65535.lock
    if [ ${#socket} -gt 107 ] || ! as_postgres test -x "$CAIRN_HOME"; then
      postgres_home=$postgres_fallback
      mkdir -p "$postgres_home"
      printf '%s\n' "$postgres_home" >"$CAIRN_HOME/postgres.home"
    fi
  fi
  postgres_data=$postgres_home/postgres
  postgres_sockets=$postgres_home/run
}

# A libpq connection string; the password is looked up in the file that only the owner reads.
connection() {
  printf "host='%s' port=%s dbname=%s user=%s passfile='%s'" "$postgres_sockets" "$CAIRN_POSTGRES_PORT" "$1" "$2" "$passfile"
}

superuser_psql() { PGOPTIONS='-c client_min_messages=warning' psql -X -q -v ON_ERROR_STOP=1 -d "$(connection "$1" postgres)" "${@:2}"; }

# Passwords are made once; the same file serves libpq (passfile) and the creation of the roles.
make_passwords() {
  [ -f "$passfile" ] && return 0
  local name
  (
    umask 077
    for name in postgres "${databases[@]/#/cairn_}"; do printf '*:*:*:%s:%s\n' "$name" "$(openssl rand -hex 24)"; done >"$passfile.part"
  )
  mv "$passfile.part" "$passfile"
}

password_of() { sed -n "s/^\*:\*:\*:$1://p" "$passfile"; }

make_cluster() {
  [ -f "$postgres_data/PG_VERSION" ] && [ -f "$postgres_data/cairn.conf" ] && return 0
  # Not in a condition: errors end the script there as everywhere.
  if [ "${1:-}" = from-template ]; then
    copy_template
    return
  fi
  rm -rf "$postgres_data"
  mkdir -p "$postgres_data" "$postgres_sockets"
  local password_file=$postgres_home/.initdb-password
  (umask 077 && password_of postgres >"$password_file")
  [ "$(id -u)" != 0 ] || chown "$postgres_user" "$postgres_data" "$postgres_sockets" "$password_file"
  # One locale everywhere, so that ORDER BY on text never depends on the machine.
  as_postgres "$postgres_binaries/initdb" -D "$postgres_data" -U postgres --auth=scram-sha-256 --pwfile="$password_file" \
    --encoding=UTF8 --locale=C.UTF-8 --data-checksums >"$CAIRN_HOME/log/initdb.log" 2>&1 || {
    rm -f "$password_file"
    tail -n 5 "$CAIRN_HOME/log/initdb.log" >&2
    fail "the database cluster could not be made in $postgres_data"
  }
  rm -f "$password_file"
  as_postgres sh -c "echo \"include 'cairn.conf'\" >>'$postgres_data/postgresql.conf'"
}

# Written at each start: the port and the paths may have changed.
write_postgres_settings() {
  local durable=${CAIRN_POSTGRES_DURABLE:-on}
  as_postgres sh -c "cat >'$postgres_data/cairn.conf'" <<SETTINGS
# Written by scripts/lib/postgres.sh at each start.
listen_addresses = '127.0.0.1'
port = $CAIRN_POSTGRES_PORT
unix_socket_directories = '$postgres_sockets'
# Four services x two loops x nine connections, twice during a rolling restart, or four x eight x five (DatabaseConfiguration), with room for psql. Unit
# tests make pools by the dozen.
max_connections = $([ "$durable" = on ] && echo 200 || echo 500)
shared_buffers = 128MB
# Statements are short and prepared: compiling them costs more than it saves.
jit = off
random_page_cost = 1.1
timezone = 'UTC'
log_timezone = 'UTC'
# The detail of an error holds the values of the row: e-mail addresses, when two sign up with one.
log_error_verbosity = terse
log_line_prefix = '%m [%p] %q%u@%d '
# Off only for the throw-away cluster of the unit tests.
fsync = $durable
synchronous_commit = $durable
full_page_writes = $durable
$(archive_settings)
$(statement_settings)
SETTINGS
}

# Each statement's time is counted where it is asked for (scripts/bench/statements.sh): planning too, which the queries of services must not need.
statement_settings() {
  [ "${CAIRN_BENCH_STATEMENTS:-no}" = yes ] || return 0
  printf 'shared_preload_libraries = pg_stat_statements\npg_stat_statements.track_planning = on\npg_stat_statements.track = all\n'
}

# Where backups are wanted, what is written is kept beside them (scripts/lib/backups.sh): a segment when it is full, after a minute at the latest, so that
# a lost disk takes a minute at most. A segment that is there already, and another, is refused: two clusters must not share a folder.
archive_settings() {
  [ -n "${CAIRN_BACKUPS:-}" ] || return 0
  mkdir -p "$CAIRN_BACKUPS/wal"
  [ "$(id -u)" != 0 ] || chown "$postgres_user" "$CAIRN_BACKUPS/wal"
  printf 'archive_mode = on\narchive_timeout = 60\n'
  local kept=$CAIRN_BACKUPS/wal
  printf "archive_command = 'if test -f \"%s/%%f\"; then cmp -s \"%%p\" \"%s/%%f\"; else cp \"%%p\" \"%s/%%f.part\" && sync \"%s/%%f.part\" && mv \"%s/%%f.part\" \"%s/%%f\"; fi'\n" \
    "$kept" "$kept" "$kept" "$kept" "$kept" "$kept"
}

postgres_is_running() { as_postgres "$postgres_binaries/pg_ctl" -D "$postgres_data" status >/dev/null 2>&1; }

# start_postgres [from-template]: where there is no cluster yet, a copy of the template instead of an empty one (scripts/lib/template.sh).
start_postgres() {
  [ -x "$postgres_binaries/initdb" ] || fail "PostgreSQL 15 is missing in $postgres_binaries" "make deps"
  mkdir -p "$CAIRN_HOME/log" "$secrets"
  chmod 700 "$secrets"
  find_postgres_home
  make_passwords
  make_cluster "${1:-}"
  postgres_is_running && return 0
  # A free port that was chosen long ago may be somebody else's by now.
  if port_is_taken "$CAIRN_POSTGRES_PORT"; then CAIRN_POSTGRES_PORT=$(free_ports 1); fi
  write_postgres_settings
  local log=$postgres_home/postgres.log
  [ -f "$log" ] || as_postgres touch "$log" 2>/dev/null || { : >"$log" && chown "$postgres_user" "$log"; }
  as_postgres "$postgres_binaries/pg_ctl" -D "$postgres_data" -l "$log" -w -t 60 start >/dev/null 7>&- 9>&- || {
    tail -n 8 "$log" >&2
    fail "PostgreSQL did not start" "its log: $log"
  }
}

# stop_postgres [MODE]: "fast" without one; "immediate" leaves the database as a crash would.
stop_postgres() {
  find_postgres_home
  [ -f "$postgres_data/PG_VERSION" ] && postgres_is_running || return 0
  as_postgres "$postgres_binaries/pg_ctl" -D "$postgres_data" -m "${1:-fast}" -w -t 60 stop >/dev/null
}

# Removes the cluster where it lives outside CAIRN_HOME.
remove_postgres_fallback() {
  find_postgres_home
  [ "$postgres_home" = "$CAIRN_HOME" ] || rm -rf "$postgres_home"
}
