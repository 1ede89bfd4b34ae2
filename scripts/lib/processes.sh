# Starts and ends the services of one CAIRN_HOME, and nothing else. Needs home.sh, lan.sh, ports.sh, postgres.sh.
#
# A pid file holds the pid and the process's start time: a number that the system has given to somebody else since is never
# signalled.

pids=$CAIRN_HOME/pids
# The pages that the gateway serves; set, and empty, for none.
web_folder=${CAIRN_WEB_FOLDER-$CAIRN_BUILD_PATH/web}

start_time_of() { sed 's/.*) //' "/proc/$1/stat" 2>/dev/null | cut -d ' ' -f 20; }

# Prints the pid of a service when it runs and is ours.
pid_of() {
  local pid begun
  read -r pid begun 2>/dev/null <"$pids/$1.pid" || return 1
  [ -n "$begun" ] && [ "$(start_time_of "$pid")" = "$begun" ] || return 1
  # A zombie has ended, whoever is slow to bury it.
  [ "$(sed 's/.*) //' "/proc/$pid/stat" | cut -d ' ' -f 1)" != Z ] || return 1
  printf '%s\n' "$pid"
}

# The variables of one service, one a line. What the caller has set in the environment wins (see start_service).
settings_of() {
  local instance=$1 name upper variable operations
  name=$(service_of "$1")
  upper=${name^^}
  printf 'CAIRN_LOG_LEVEL=info\nCAIRN_LOG_FORMAT=text\n'
  grep -v '^#' scripts/lib/heap.env
  case $name in
    gateway)
      printf 'CAIRN_LISTEN=127.0.0.1:%s\n' "$CAIRN_GATEWAY_PORT"
      printf 'CAIRN_TLS_LISTEN=%s:%s\n' "$(in_lan && printf 0.0.0.0 || printf 127.0.0.1)" "$CAIRN_TLS_PORT"
      printf 'CAIRN_TLS_CERTIFICATE=%s\nCAIRN_TLS_KEY=%s\n' "$secrets/tls-certificate.pem" "$secrets/tls-key.pem"
      printf 'CAIRN_OPERATIONS_LISTEN=127.0.0.1:%s\n' "$CAIRN_OPERATIONS_PORT"
      [ -z "$web_folder" ] || printf 'CAIRN_WEB_FOLDER=%s\n' "$web_folder"
      calls "${databases[@]}"
      ;;
    *)
      variable=CAIRN_$(port_name_of "$instance")_PORT
      operations=CAIRN_$(port_name_of "$instance")_OPERATIONS_PORT
      printf 'CAIRN_LISTEN=127.0.0.1:%s\n' "${!variable}"
      printf 'CAIRN_OPERATIONS_LISTEN=127.0.0.1:%s\n' "${!operations}"
      printf 'CAIRN_DATABASE=%s\n' "$(connection "cairn_$name" "cairn_$name")"
      printf 'CAIRN_MASTER_KEY=%s\n' "$secrets/master-key-$name"
      printf 'CAIRN_TICKET_KEYS_%s=%s\n' "$upper" "$secrets/ticket-keys-$name"
      [ "$name" != auth ] || printf 'CAIRN_PASSWORD_BREACHED_LIST=%s\n' "${CAIRN_PASSWORD_BREACHED_LIST:-$CAIRN_BUILD_PATH/breached-passwords.txt}"
      # A mail server of the caller's environment comes before it.
      [ "$name" != auth ] || printf 'CAIRN_MAIL_FOLDER=%s\n' "${CAIRN_MAIL_FOLDER:-$CAIRN_HOME/mail}"
      # Read only where CAIRN_PUSH_SENDER names Web Push.
      case $name in
        auth | social) printf 'CAIRN_PUSH_WEB_PUBLIC_KEY=%s\n' "${CAIRN_PUSH_WEB_PUBLIC_KEY:-$secrets/web-push-public-key}" ;;
      esac
      [ "$name" != social ] || printf 'CAIRN_PUSH_WEB_KEY=%s\n' "${CAIRN_PUSH_WEB_KEY:-$secrets/web-push-key}"
      case $name in
        auth) calls game social geo ;;
        game) calls auth social geo ;;
        social) calls auth game geo ;;
        *) calls auth ;;
      esac
      ;;
  esac
}

# What a process needs to call these services: where they are, and the keys that sign its tickets.
calls() {
  local name instance variable addresses
  for name in "$@"; do
    addresses=
    for instance in $(instances_of "$name"); do
      variable=CAIRN_$(port_name_of "$instance")_PORT
      addresses+=,127.0.0.1:${!variable}
    done
    printf 'CAIRN_UPSTREAM_%s=%s\n' "${name^^}" "${addresses#,}"
    printf 'CAIRN_TICKET_KEYS_%s=%s\n' "${name^^}" "$secrets/ticket-keys-$name"
  done
}

start_service() {
  local name=$1 line variable settings=()
  pid_of "$name" >/dev/null && return 0
  local binary
  binary=$binaries/cairn-$(service_of "$name")
  [ -x "$binary" ] || fail "$binary is missing" "make build"
  while IFS= read -r line; do
    # A variable of the caller's environment wins, but for those that differ from service to service.
    variable=${line%%=*}
    case $variable in
      CAIRN_LOG_LEVEL | CAIRN_LOG_FORMAT) [ -z "${!variable:-}" ] || continue ;;
    esac
    settings+=("$line")
  done < <(settings_of "$name")
  mkdir -p "$pids" "$CAIRN_HOME/log"
  # 9 is the lock of make run: a service must not keep it.
  env "${settings[@]}" setsid "$binary" >>"$CAIRN_HOME/log/$name.log" 2>&1 </dev/null 9>&- &
  local pid=$!
  disown "$pid"
  printf '%s %s\n' "$pid" "$(start_time_of "$pid")" >"$pids/$name.pid"
}

# The way for browsers on this machine: HTTP/1.1 without TLS, which they speak with localhost without a warning, before the gateway's HTTP/2
# (docs/adr/0070-browsers-by-nghttpx.md).
start_web() {
  [ -n "$web_folder" ] || return 0
  pid_of web >/dev/null && return 0
  command -v nghttpx >/dev/null || fail "nghttpx is missing" "make deps"
  # One process, so that its pid is all there is to end. A stream that says nothing for a while is no dead one.
  setsid nghttpx --conf=/dev/null --single-process --frontend="127.0.0.1,$CAIRN_WEB_PORT;no-tls" \
    --backend="127.0.0.1,$CAIRN_GATEWAY_PORT;;proto=h2" --backend-read-timeout=1h --frontend-read-timeout=5m --frontend-keep-alive-timeout=5m \
    --add-x-forwarded-for --strip-incoming-x-forwarded-for --no-server-rewrite --no-via --accesslog-file=/dev/null \
    >>"$CAIRN_HOME/log/web.log" 2>&1 </dev/null 9>&- &
  local pid=$!
  disown "$pid"
  printf '%s %s\n' "$pid" "$(start_time_of "$pid")" >"$pids/web.pid"
}

# Asks a service to finish what it has begun; after 15 s, longer than its own patience, it is ended.
stop_service() {
  local name=$1 signal=${2:-TERM} pid
  pid=$(pid_of "$name") || { rm -f "$pids/$name.pid"; return 0; }
  kill "-$signal" "$pid" 2>/dev/null || true
  local waited=0
  while pid_of "$name" >/dev/null; do
    if [ $waited -ge 150 ]; then
      say "cairn-$name did not stop within 15 s; killing it"
      kill -KILL "$pid" 2>/dev/null || true
      waited=0
    fi
    sleep 0.1
    waited=$((waited + 1))
  done
  rm -f "$pids/$name.pid"
}

# Ends every process of this CAIRN_HOME, also replicas of an earlier CAIRN_REPLICAS. The gateway first: it stops taking requests while the
# others still answer what was begun.
stop_services() {
  local name file
  for name in web gateway geo social game auth; do
    for file in "$pids/$name.pid" "$pids/$name"-*.pid; do
      [ ! -f "$file" ] || stop_service "$(basename "$file" .pid)"
    done
  done
}

gateway_is_ready() {
  curl --silent --fail --max-time 2 --output /dev/null "http://127.0.0.1:$CAIRN_OPERATIONS_PORT/readyz"
}

# Waits until the whole installation answers; ends the script with the last lines of the culprit's log.
wait_until_ready() {
  local name waited
  for waited in $(seq 300); do
    for name in "${instances[@]}"; do
      pid_of "$name" >/dev/null || {
        tail -n 15 "$CAIRN_HOME/log/$name.log" >&2
        fail "cairn-$name ended while it was starting" "its log: $CAIRN_HOME/log/$name.log"
      }
    done
    gateway_is_ready && return 0
    sleep 0.1
  done
  tail -n 5 "$CAIRN_HOME"/log/{auth,game,social,geo,gateway}.log >&2
  fail "the gateway did not become ready within 30 s" "the logs: $CAIRN_HOME/log/"
}
