# The databases of the services: made, brought to the schema of this checkout, and loaded. Needs home.sh, ports.sh and postgres.sh.

# One role and one database per service; nobody may connect to another's.
make_databases() {
  local name
  for name in "${databases[@]/#/cairn_}"; do
    cat <<SQL
SELECT 'CREATE ROLE $name LOGIN PASSWORD ''$(password_of "$name")''' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '$name') \\gexec
SELECT 'CREATE DATABASE $name OWNER $name' WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = '$name') \\gexec
REVOKE ALL ON DATABASE $name FROM PUBLIC;
SQL
  done | superuser_psql postgres
}

migrate_databases() {
  local name
  for name in "${databases[@]}"; do
    "$binaries/cairn" migrate --service "$name" --database "$(connection "cairn_$name" "cairn_$name")" ||
      fail "the database of the $name service could not be migrated"
  done
}

# Each source knows by its files and its importer's version whether it is loaded already.
import_data() {
  [ -d data ] || return 0
  "$binaries/cairn" import all --from data --database "$(connection cairn_geo cairn_geo)" || fail "the start data could not be imported"
}
