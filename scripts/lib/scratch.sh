# A folder for one run of tests, with a throw-away database, both gone when the script ends. Needs home.sh.

# Everything of this run, and the throw-away database cluster, below one folder.
scratch=$(mktemp -d "${TMPDIR:-/tmp}/cairn-test-XXXXXX")
chmod 755 "$scratch"

# A folder in memory, for databases that nobody keeps: a copied database is some six hundred files, which a disk takes ten times as long to make. Machines
# with less memory than this, and containers with the usual 64 MiB of it, use the folder above.
memory_kib_min=$((4 * 1024 * 1024))
scratch_in_memory=$scratch
if [ "$(df --output=avail /dev/shm 2>/dev/null | tail -n 1)" -ge $memory_kib_min ] 2>/dev/null; then
  scratch_in_memory=$(mktemp -d /dev/shm/cairn-test-XXXXXX)
  chmod 755 "$scratch_in_memory"
fi

# Whatever happened, nothing keeps running: every installation made below the folder is stopped, by the pids it noted.
clean_up() {
  local status=$? home
  trap - EXIT
  for home in "$scratch"/*/ "$scratch_in_memory"/*/; do
    [ -d "$home/log" ] || continue
    CAIRN_HOME=$home scripts/stop.sh >/dev/null 2>&1 || true
    [ ! -f "$home/postgres.home" ] || rm -rf "$(cat "$home/postgres.home")"
  done
  rm -rf "$scratch" "$scratch_in_memory"
  exit $status
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# A throw-away cluster: nothing in it survives, so nothing is flushed to disk.
start_test_postgres() {
  CAIRN_HOME=$scratch_in_memory/unit
  mkdir -p "$CAIRN_HOME"
  source scripts/lib/ports.sh
  source scripts/lib/postgres.sh
  CAIRN_POSTGRES_PORT=$(free_ports 1)
  CAIRN_POSTGRES_DURABLE=off start_postgres
  CAIRN_TEST_DATABASE=$(connection postgres postgres)
  export CAIRN_TEST_DATABASE
}
