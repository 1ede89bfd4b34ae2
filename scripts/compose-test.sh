#!/usr/bin/env bash
# make compose-test: builds the image, brings the whole composition up, plays the demo through the published port, kills a
# service to see it come back, and takes everything down.
#
# Uses the engine that `docker info` finds. Where none runs, a script called container-engine is asked for one: named by
# CAIRN_CONTAINER_ENGINE, found in PATH, or in the folder shared/tools beside this checkout.
source "$(dirname "$0")/lib/home.sh"
source scripts/lib/ports.sh

files=(-f deploy/compose.yaml)
engine=

find_engine() {
  docker info >/dev/null 2>&1 && return 0
  local candidate
  for candidate in "${CAIRN_CONTAINER_ENGINE:-}" "$(command -v container-engine || true)" ../shared/tools/container-engine; do
    [ -n "$candidate" ] && [ -x "$candidate" ] && engine=$candidate && break
  done
  [ -n "$engine" ] || fail "no container engine answers" "Start Docker, or name a script that starts one: CAIRN_CONTAINER_ENGINE=…"
}

start_engine() {
  [ -n "$engine" ] || return 0
  "$engine" images || fail "the engine has no base images"
  eval "$("$engine" env)"
  files+=(-f deploy/compose.host-build.yaml)
}

compose() { docker compose --project-name cairn-compose-test "${files[@]}" "$@"; }

take_down() {
  local status=$?
  trap - EXIT
  if [ $status != 0 ]; then compose logs --tail 30 || true; fi
  docker rm --force cairn-compose-test-prometheus >/dev/null 2>&1 || true
  compose down --volumes --timeout 10 >/dev/null 2>&1 || true
  put_the_image_back
  if [ -n "$engine" ]; then "$engine" down || true; fi
  exit $status
}

# "cairn" is the image that was tested, and not the candidate that upgrade.sh has given that name: another composition of this machine would start it.
put_the_image_back() {
  if docker image inspect cairn:tested >/dev/null 2>&1 && ! docker tag cairn:tested cairn; then
    say "The image \"cairn\" may be the candidate of this test: docker tag cairn:tested cairn"
    return 0
  fi
  docker rmi cairn:tested >/dev/null 2>&1 || true
  docker rmi cairn:candidate >/dev/null 2>&1 || true
}

# Ends what an earlier run has left that could not take itself down: its volume would have passwords that nobody knows any more.
clear_away() {
  compose down --volumes --timeout 10 || fail "what an earlier run has left cannot be taken down"
  put_the_image_back
}

bring_up() { compose up --detach --wait --wait-timeout 180; }

play() { CAIRN_GATEWAY_URL=http://127.0.0.1:$CAIRN_GATEWAY_PORT scripts/demo.sh; }

# Docker starts again what was killed; the game goes on when the gateway is ready.
kill_and_return() {
  compose kill --signal KILL game || fail "the game cannot be killed"
  compose up --detach --wait --wait-timeout 60 || fail "the game does not come back"
  play
}

# As an operator replaces it, each file as a whole. Its name is another in each run: the secrets stay where they are, so that the gateway begins with the
# certificate of the run before.
a_renewed_certificate_is_seen() {
  local work file name
  name=renewed-$(openssl rand -hex 8).example
  work=$(mktemp -d)
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=renewed -addext "subjectAltName=DNS:$name" \
    -keyout "$work/tls-key.pem" -out "$work/tls-certificate.pem" 2>/dev/null || fail "no certificate is made"
  chmod 444 "$work"/*
  for file in tls-key.pem tls-certificate.pem; do
    cp --preserve=mode "$work/$file" "$CAIRN_SECRETS/tls/$file.part" && mv "$CAIRN_SECRETS/tls/$file.part" "$CAIRN_SECRETS/tls/$file" ||
      fail "$file is not put in place"
  done
  rm -rf "$work"
  compose kill --signal HUP gateway || fail "the gateway cannot be told"
  for _ in $(seq 50); do
    # Not -q: what writes would end by a broken pipe, which counts as not found.
    ! compose logs gateway | grep "certificate loaded.*$name" >/dev/null || return 0
    sleep 0.2
  done
  fail "the gateway does not see a certificate that was put in the place of another"
}

# Another version of the image: another build by name, which everybody is told, and one more migration.
make_a_candidate() {
  local context=$root/.cairn/compose-test-candidate next
  rm -rf "$context"
  mkdir -p "$context"
  next=$(($(find Sources/AuthService -path '*/Migrations/V*.sql' | sed 's,.*/V\([0-9]*\)__.*,\1,' | sort -n | tail -n 1 | sed 's/^0*//') + 1))
  printf 'CREATE TABLE upgrade_notes (note_id uuid PRIMARY KEY);\n' >"$context/$(printf 'V%04d' "$next")__create_upgrade_notes.sql"
  printf '%s\n' 'FROM cairn' 'COPY --chmod=644 V*.sql /usr/share/cairn/Sources/AuthService/Accounts/Migrations/' 'ENV CAIRN_BUILD=candidate' >"$context/Dockerfile"
  docker tag cairn cairn:tested || fail "the image has no second name"
  docker build --quiet --tag cairn:candidate "$context" || fail "no candidate is built"
  [ "$(docker image inspect --format '{{.Id}}' cairn:candidate)" != "$(docker image inspect --format '{{.Id}}' cairn)" ] || fail "the candidate is the same image"
}

# versions: what the installation tells of itself, to its operator and to everybody.
versions() {
  compose exec -T gateway cairn status | sed -n 's/^state.*, version //p'
  "$binaries/cairn" call ServerInfoService/GetServerInfo '{}' --gateway "http://127.0.0.1:$CAIRN_GATEWAY_PORT" |
    grep -o '"version": *"[^"]*"' | head -n 1 | sed 's/.*"\([^"]*\)"$/\1/'
}

# ask NAME URL [BODY]: again and again, and prints after each call its name, the time in milliseconds, and "answered" or how it failed.
ask() {
  local status
  while sleep 0.25; do
    status=$(curl --http2-prior-knowledge --silent --max-time 12 --output /dev/null --write-out '%{http_code}' --header 'content-type: application/json' \
      --header "authorization: Bearer $token" ${3:+--data "$3"} "$2") || true
    printf '%s %s %s\n' "$1" "$(date +%s%3N)" "$([ "$status" = 200 ] && echo answered || echo "failed:$status")"
  done
}

# As the runbook has it: people are answered meanwhile. In each service the longest time from one answer to the next, or to the end, is measured and bounded: a
# call that waits for the service that is being replaced is answered by the one behind it.
an_upgrade_is_hardly_seen() {
  local log=$root/.cairn/compose-test-upgrade.calls before after name gap failures last ended gateway=http://127.0.0.1:$CAIRN_GATEWAY_PORT callers=() old new
  make_a_candidate
  before=$(versions)
  old=$(compose ps --quiet auth geo game social gateway web | sort)
  token=$("$binaries/cairn" call AccountService/SignUpWithPassword '{"email": "dora@example.org", "password": "correct horse battery", "username": "dora"}' \
    --gateway "$gateway" | grep -o '"accessToken": *"[^"]*"' | sed 's/.*"\([^"]*\)"$/\1/')
  [ -n "$token" ] || fail "nobody can sign up before the upgrade"
  : >"$log"
  ask auth "$gateway/cairn.auth.v1.AccountService/WhoAmI" '{}' >>"$log" & callers+=($!)
  ask game "$gateway/cairn.game.whereami.v1.StatisticsService/GetStatistics" '{}' >>"$log" & callers+=($!)
  ask social "$gateway/cairn.social.v1.FriendService/ListFriends" '{}' >>"$log" & callers+=($!)
  ask geo "$gateway/cairn.geo.v1.MapService/ListMaps" '{}' >>"$log" & callers+=($!)
  sleep 2
  COMPOSE_ARGS="--project-name cairn-compose-test ${files[*]:2}" deploy/upgrade.sh --image cairn:candidate || fail "no upgrade"
  sleep 2
  ended=$(milliseconds)
  kill "${callers[@]}" 2>/dev/null || true
  wait "${callers[@]}" 2>/dev/null || true
  after=$(versions)
  new=$(compose ps --quiet auth geo game social gateway web | sort)
  say "Versions before: ${before//$'\n'/, }; after: ${after//$'\n'/, }"
  [[ $before != *candidate* && $after == *+candidate*$'\n'*+candidate* ]] || fail "the version before and after the upgrade is not told"
  [ -z "$(comm -12 <(printf '%s\n' "$old") <(printf '%s\n' "$new"))" ] || fail "a container was not replaced"
  compose exec -T --user postgres postgres psql -tAc "SELECT to_regclass('upgrade_notes')" cairn_auth | grep -q upgrade_notes || fail "the candidate's migration is not there"
  for name in auth game social geo; do
    read -r gap failures last < <(awk -v name=$name -v ended="$ended" '$1 == name { latest = $3 }
      $1 == name && $3 == "answered" { if (last && $2 - last > gap) gap = $2 - last; last = $2 }
      $1 == name && $3 != "answered" { failures++ }
      END { if (last && ended - last > gap) gap = ended - last; print gap + 0, failures + 0, latest ? latest : "none" }' "$log")
    say "Calls of $name: at most $gap ms from one answer to the next, $failures failed."
    [ "$gap" -gt 0 ] || fail "no call of $name was answered during the upgrade"
    # The gateway alone has no other to take its place: its own replacement is what is seen, by calls that are refused at once.
    [ "$gap" -le 6000 ] || fail "nobody was answered by $name for $gap ms"
    [ "$failures" -le 10 ] || fail "$failures calls of $name failed during the upgrade"
    [ "$last" = answered ] || fail "the last call of $name behind the upgrade was not answered: $last"
  done
  a_browser_sees_the_first_page
  play
}

# As somebody signs up.
sign_up() {
  "$binaries/cairn" call AccountService/SignUpWithPassword \
    "{\"email\": \"$1@example.org\", \"password\": \"correct horse battery\", \"username\": \"$1\"}" \
    --gateway "http://127.0.0.1:$CAIRN_GATEWAY_PORT" >/dev/null
}

# Files that the runbook's commands name, as small as they can be: in the middle of the ocean, so that nothing else is changed by them.
make_files() {
  local ring='[[[-31,-21],[-30,-21],[-30,-20],[-31,-20],[-31,-21]]]'
  mkdir -p "$1/dumps" "$1/moving"
  printf '{"type":"Feature","properties":{"@type":"way","@id":9000001,"leisure":"park","name":"Club Park"},"geometry":{"type":"Polygon","coordinates":%s}}\n' \
    '[[[-30.51,-20.51],[-30.49,-20.51],[-30.49,-20.49],[-30.51,-20.49],[-30.51,-20.51]]]' >"$1/club.geojsonl"
  printf '{"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":%s}}\n' "$ring" >"$1/alps.geojson"
  for step in 1 2 3 4 5 6 7 8 9; do
    printf '{"latitude":-20.%s,"longitude":-30.25,"provider":"mapillary","panorama_id":"%s","attribution":"somebody"}\n' "$step" "10$step"
  done >"$1/alps.jsonl"
  printf '9999999\tAtlantis\tAtlantis\t\t-20.5\t-30.5\tP\tPPL\tBR\t\t01\t\t\t\t4000\t\t1\tAmerica/Sao_Paulo\t2026-01-01\n' >"$1/dumps/cities500.txt"
  python3 -m zipfile -c "$1/dumps/cities500.zip" "$1/dumps/cities500.txt"
  printf 'BR.01\tSea\tSea\t1\n' >"$1/dumps/admin1CodesASCII.txt"
  printf 'BR.01.1\tShore\tShore\t2\n' >"$1/dumps/admin2Codes.txt"
  # Firebase's own example of its hash (github.com/firebase/scrypt).
  cat >"$1/moving/parameters.txt" <<'END'
hash_config {
  algorithm: SCRYPT,
  base64_signer_key: jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==,
  base64_salt_separator: Bw==,
  rounds: 8,
  mem_cost: 14,
}
END
  printf '{"users":[{"localId":"u1","email":"mover@example.org","emailVerified":true,"createdAt":"1500000000000","providerUserInfo":[]}]}' >"$1/moving/users.json"
  printf '{"users":{"u1":{"username":"mover","statistics":{"nGames_sing":6,"avgScore":12000,"max_score":20000}}}}' >"$1/moving/export.json"
  chmod -R go+rX "$1"
}

# block [NAME]: the commands of the runbook's blocks that begin with "sh compose" and that name.
block() { awk -v begin="\`\`\`sh compose${1:+ $1}" '$0 == begin { on = 1; next } /^```$/ { on = 0 } on' docs/runbook.md; }

# as_the_runbook_says NAME: executes that block as it stands.
as_the_runbook_says() {
  local work=$root/.cairn/compose-test-runbook
  block "$1" >"$work/commands-of-one"
  [ -s "$work/commands-of-one" ] || fail "the runbook has no block \"sh compose $1\""
  (cd "$work" && COMPOSE_PROJECT_NAME=cairn-compose-test bash -euxo pipefail commands-of-one </dev/null) || fail "the runbook's commands \"$1\" failed"
}

# Every block of the runbook that begins with "sh compose", as it stands, where the files are that they name; those with a name have a stage of their own,
# in which what they are for has happened.
the_runbook_is_true() {
  local work=$root/.cairn/compose-test-runbook
  rm -rf "$work"
  mkdir -p "$work"
  make_files "$work"
  ln -s "$root/deploy" "$root/scripts" "$work/"
  block >"$work/commands"
  # No command for containers is left out by the way in which its block begins.
  [ "$(awk '/^```/ { compose = /^```sh compose/ } !compose' docs/runbook.md | grep -c '^docker compose\|^deploy/')" = 0 ] ||
    fail "the runbook has commands for containers in blocks that are not executed here"
  [ "$(grep -c '^docker compose\|^deploy/\|^scripts/' "$work/commands")" -gt 25 ] || fail "the runbook's commands for containers are not found"
  sign_up anna || fail "anna cannot sign up"
  (cd "$work" && COMPOSE_PROJECT_NAME=cairn-compose-test bash -euxo pipefail commands </dev/null) || fail "a command of the runbook failed"
  # What they say was done.
  ! tar -tf "$work/backups.tar" | grep '\.part$' || fail "what is still being written was copied out"
  python3 -m zipfile -t "$work/anna.zip" >/dev/null || fail "the export of an account is no ZIP"
  tar -tf "$work/backups.tar" | grep '\.info$' >/dev/null || fail "the backups that were copied out are none"
  compose exec -T auth cairn account show mover | grep mover >/dev/null || fail "nobody has moved in"
  play
}

# An account of before is there, one from after the moment is not, and one that was deleted since is deleted again. What nothing leads to is refused, while
# people are served.
a_moment_comes_back() {
  local moment left arguments="--project-name cairn-compose-test ${files[*]:2}"
  sign_up berta || fail "berta cannot sign up"
  COMPOSE_ARGS=$arguments deploy/backup.sh || fail "no backup"
  sleep 2
  moment=$(date -u '+%Y-%m-%d %H:%M:%SZ')
  sleep 2
  sign_up carla || fail "carla cannot sign up"
  compose exec -T auth cairn account delete berta --yes || fail "berta cannot be deleted"
  for _ in $(seq 100); do
    compose exec -T auth cairn account show berta >/dev/null 2>&1 || break
    sleep 0.5
  done
  left=$(date -u '+%Y-%m-%d %H:%M:%SZ')
  ! COMPOSE_ARGS=$arguments deploy/restore.sh --to '2200-01-01 00:00:00Z' || fail "a moment in the future is restored"
  COMPOSE_ARGS=$arguments deploy/restore.sh --to "$moment" | tee "$root/.cairn/compose-test-restore" || fail "no moment came back"
  grep -q 'Deleted again: 1 accounts' "$root/.cairn/compose-test-restore" || fail "who was deleted is there again"
  compose exec -T auth cairn account show anna >/dev/null || fail "somebody of before is not there"
  ! compose exec -T auth cairn account show carla >/dev/null 2>&1 || fail "somebody from after the moment is there"
  ! compose exec -T postgres test -e /backups/again || fail "the list of deletions is there after they were done"
  compose exec -T postgres sh -c 'ls /backups/wal/*.history.gz' || fail "the fork of the log is not kept"
  ! COMPOSE_ARGS=$arguments deploy/restore.sh --to "$left" || fail "a moment of the history that was left is restored"
  play
}

stop_all() { compose stop web gateway social game geo auth postgres || fail "the composition does not stop"; }

# in_volumes COMMANDS: beside the stopped server, as its user.
in_volumes() { compose run --rm --no-deps -T --user postgres --entrypoint bash postgres -euc "cd /var/lib/postgresql/data; $1"; }

the_server_refuses() {
  ! compose up --detach --no-deps --wait --wait-timeout 15 postgres || fail "the server starts beside a cluster that it does not find"
  compose logs --no-log-prefix --tail 20 postgres | grep "$1" >/dev/null || fail "the server does not say: $1"
}

# Where the server refuses to start, what the runbook says lets it: the same people are there.
a_misplaced_cluster_is_put_right() {
  stop_all
  in_volumes 'find cluster -mindepth 1 -maxdepth 1 -exec mv -t . {} +; rmdir cluster' || fail "the cluster is not misplaced"
  the_server_refuses 'lies in the volume itself'
  as_the_runbook_says 'cluster in the volume'
  bring_up || fail "the composition does not come up"
  compose exec -T auth cairn account show mover >/dev/null || fail "the cluster was moved, and people are gone"
  stop_all
  in_volumes 'mv cluster before-20250102T030405Z' || fail "the cluster is not misplaced"
  the_server_refuses 'former clusters only'
  as_the_runbook_says 'cut off'
  bring_up || fail "the composition does not come up"
  compose exec -T auth cairn account show mover >/dev/null || fail "the former cluster was moved, and people are gone"
}

# Whoever signed up after the moment is there again, and whoever was deleted is not.
a_restore_is_taken_back() {
  local former noted kept
  stop_all
  former=$(in_volumes 'ls -d before-* | tail -n 1') && [ -n "$former" ] || fail "no former cluster is there"
  in_volumes "mv $former before-20250102T030405Z; sed -i 's/ $former\$/ before-20250102T030405Z/' /backups/wal/forks
    grep -q ' before-20250102T030405Z\$' /backups/wal/forks" || fail "the fork is not noted under its folder's name"
  noted=$(in_volumes 'grep -c "" /backups/wal/forks')
  as_the_runbook_says 'back behind a restore'
  compose exec -T auth cairn account show carla >/dev/null || fail "what was written before the restore is not there"
  ! compose exec -T auth cairn account show berta >/dev/null 2>&1 || fail "who was deleted before the restore is there"
  # The count is printed also where it is 0, with which grep fails; a file that is gone prints none.
  kept=$(compose exec -T postgres sh -c 'grep -c "" /backups/wal/forks || true')
  [ "$noted" -gt 0 ] && [ "$kept" = $((noted - 1)) ] || fail "of $noted forks ${kept:-none} are noted behind the one that was taken out"
  ! compose exec -T postgres grep before-20250102T030405Z /backups/wal/forks || fail "the fork that was taken out is still noted"
  play
}

# The repository's scrape configuration, by Debian's Prometheus, with two replicas of a service: each process once, whatever networks it and Prometheus share.
prometheus_finds_each_replica_once() {
  local context=$root/.cairn/compose-test-prometheus project=cairn-compose-test found='' down want
  mkdir -p "$context"
  printf '%s\n' 'FROM debian:bookworm-slim' \
    'RUN apt-get update && apt-get install --yes --no-install-recommends prometheus && rm -rf /var/lib/apt/lists/*' >"$context/Dockerfile"
  docker build --quiet ${engine:+--network host} --tag cairn-prometheus:test "$context" || fail "no image of Prometheus is built"
  docker run --rm --volume "$root/deploy/prometheus:/etc/cairn:ro" cairn-prometheus:test promtool check config /etc/cairn/prometheus.yml ||
    fail "promtool refuses the configuration or the alerts"
  compose up --detach --no-deps --wait --scale game=2 game || fail "no second replica comes up"
  docker rm --force "$project-prometheus" >/dev/null 2>&1 || true
  docker create --name "$project-prometheus" --network "${project}_inner" --volume "$root/deploy/prometheus:/etc/cairn:ro" cairn-prometheus:test \
    prometheus --config.file=/etc/cairn/prometheus.yml --storage.tsdb.path=/tmp/prometheus >/dev/null || fail "Prometheus is not made"
  docker network connect "${project}_outer" "$project-prometheus" || fail "Prometheus is in one network only"
  docker start "$project-prometheus" >/dev/null || fail "Prometheus does not start"
  want='auth 1 game 2 gateway 1 geo 1 social 1'
  for _ in $(seq 60); do
    found=$(docker exec "$project-prometheus" promtool query instant http://127.0.0.1:9090 'count by (process) (up{job="cairn"} == 1)' 2>/dev/null |
      sed -n 's/.*process="\([a-z]*\)"} => \([0-9]*\) .*/\1 \2/p' | sort | tr '\n' ' ') || true
    [ "${found% }" != "$want" ] || break
    sleep 2
  done
  # One more look, behind two further rounds: nothing is found twice later either, and nothing is down.
  sleep 35
  found=$(docker exec "$project-prometheus" promtool query instant http://127.0.0.1:9090 'count by (process) (up{job="cairn"} == 1)' |
    sed -n 's/.*process="\([a-z]*\)"} => \([0-9]*\) .*/\1 \2/p' | sort | tr '\n' ' ')
  down=$(docker exec "$project-prometheus" promtool query instant http://127.0.0.1:9090 'up{job="cairn"} == 0') || fail "Prometheus does not say what is down"
  docker rm --force "$project-prometheus" >/dev/null
  compose up --detach --no-deps --wait --scale game=1 game || fail "the second replica does not go"
  say "Prometheus has found: $found"
  [ "${found% }" = "$want" ] || fail "Prometheus has found ${found:-nobody}" "wanted: $want"
  [ -z "$down" ] || fail "Prometheus has targets that are down:" "$down"
}

# A small machine takes all of it with each version.
the_image_is_small() {
  local size base
  size=$(docker image inspect cairn --format '{{.Size}}')
  # Debian's own part counts as the 75 MB that its image has: the engine's may be one that was made here.
  base=$(docker image inspect debian:bookworm-slim --format '{{.Size}}')
  size=$(((size - base) / 1000000 + 75))
  say "The image has $size MB."
  [ "$size" -le 400 ] || fail "the image has $size MB" "at most 400 are wanted: docker history cairn"
}

only_the_gateway_is_published() {
  local published
  published=$(compose ps --format '{{.Service}} {{.Publishers}}' | grep -E '127\.0\.0\.1|0\.0\.0\.0' | cut -d ' ' -f 1 | sort -u)
  [ "$published" = $'gateway\nweb' ] || fail "published services: $published" "only the gateway and the way for browsers before it may be"
}

# As a browser on this machine asks: HTTP/1.1, without TLS.
a_browser_sees_the_first_page() {
  local page script
  page=$(curl --http1.1 --silent --fail --max-time 10 "http://localhost:$CAIRN_WEB_PORT/") || fail "no page at http://localhost:$CAIRN_WEB_PORT/"
  script=$(sed -n 's/.*src="\([^"]*\)".*/\1/p' <<<"$page")
  curl --http1.1 --silent --fail --max-time 10 --compressed "http://localhost:$CAIRN_WEB_PORT$script" --output /dev/null || fail "the page's script is missing: $script"
}

CAIRN_HOME=$(mktemp -d)
ports_file=$CAIRN_HOME/ports
CAIRN_PORTS=free load_ports
rm -rf "$CAIRN_HOME"
# Never those of a deployment: the volume goes with the test.
CAIRN_SECRETS=$root/.cairn/compose-test
export CAIRN_SECRETS CAIRN_GATEWAY_PORT CAIRN_TLS_PORT CAIRN_WEB_PORT

find_engine
trap take_down EXIT
stage "packages" scripts/packages.sh install
stage "command line tool" scripts/build.sh
stage "engine and base images" start_engine
stage "secrets" scripts/compose-secrets.sh
stage "what an earlier run has left" clear_away
stage "image" compose build
stage "size of the image" the_image_is_small
stage "up" bring_up
stage "published ports" only_the_gateway_is_published
stage "first page" a_browser_sees_the_first_page
stage "demo" play
stage "a killed service comes back" kill_and_return
stage "a renewed certificate is seen" a_renewed_certificate_is_seen
stage "Prometheus finds each replica once" prometheus_finds_each_replica_once
stage "the runbook's commands" the_runbook_is_true
stage "a misplaced cluster is put right" a_misplaced_cluster_is_put_right
stage "a moment comes back" a_moment_comes_back
stage "a restore is taken back" a_restore_is_taken_back
stage "an upgrade is hardly seen" an_upgrade_is_hardly_seen
say "The composition works."
