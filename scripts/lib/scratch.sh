# A folder for one run of tests, with a throw-away database, both gone when the script ends. Needs home.sh.

# Everything of this run, and the throw-away database cluster, below one folder.
scratch=$(mktemp -d "${TMPDIR:-/tmp}/cairn-test-XXXXXX")
chmod 755 "$scratch"
# Whatever happened, nothing keeps running: every installation made below the folder is stopped, by the pids it noted.
clean_up() {
  local status=$? home
  trap - EXIT
  for home in "$scratch"/*/; do
    [ -d "$home/log" ] || continue
    CAIRN_HOME=$home scripts/stop.sh >/dev/null 2>&1 || true
    [ ! -f "$home/postgres.home" ] || rm -rf "$(cat "$home/postgres.home")"
  done
  rm -rf "$scratch"
  exit $status
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# A throw-away cluster: nothing in it survives, so nothing is flushed to disk.
start_test_postgres() {
  CAIRN_HOME=$scratch/unit
  mkdir -p "$CAIRN_HOME"
  source scripts/lib/ports.sh
  source scripts/lib/postgres.sh
  CAIRN_POSTGRES_PORT=$(free_ports 1)
  CAIRN_POSTGRES_DURABLE=off start_postgres
  CAIRN_TEST_DATABASE=$(connection postgres postgres)
  export CAIRN_TEST_DATABASE
}
