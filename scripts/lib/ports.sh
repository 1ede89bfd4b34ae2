# Which port each process listens on. Needs home.sh.
#
# First of these that is set: CAIRN_<NAME>_PORT in the environment; what was chosen before (kept in $CAIRN_HOME/ports);
# CAIRN_PORTS=free, a free port of the loopback interface; the default below. PostgreSQL's is always a free one.

# WEB is where browsers reach the gateway on this machine; OPERATIONS is the gateway's inner port, and each process of a service has one of its own.
declare -A default_ports=([WEB]=7070 [GATEWAY]=7080 [TLS]=7443 [OPERATIONS]=7081 [AUTH]=7001 [GAME]=7002 [SOCIAL]=7003 [GEO]=7004
  [AUTH_OPERATIONS]=7011 [GAME_OPERATIONS]=7012 [SOCIAL_OPERATIONS]=7013 [GEO_OPERATIONS]=7014)
port_names=(WEB GATEWAY TLS OPERATIONS AUTH GAME SOCIAL GEO AUTH_OPERATIONS GAME_OPERATIONS SOCIAL_OPERATIONS GEO_OPERATIONS POSTGRES)
# Further replicas have free ports.
for name in "${instances[@]}"; do
  [[ $name != *-* ]] || port_names+=("$(port_name_of "$name")" "$(port_name_of "$name")_OPERATIONS")
done
ports_file=$CAIRN_HOME/ports

# Prints as many free loopback ports as asked for, none of which another Cairn of this user has chosen and may not listen on yet
# (scripts/lib/free_ports.py).
free_ports() { python3 scripts/lib/free_ports.py "$1" "$CAIRN_HOME"; }

load_ports() {
  local name variable free missing=()
  declare -A kept=()
  if [ -f "$ports_file" ]; then
    while IFS='=' read -r name value; do kept[$name]=$value; done <"$ports_file"
  fi
  for name in "${port_names[@]}"; do
    variable=CAIRN_${name}_PORT
    local chosen=${!variable:-${kept[$name]:-}}
    [ -n "$chosen" ] || [ "${CAIRN_PORTS:-}" = free ] || chosen=${default_ports[$name]:-}
    printf -v "$variable" '%s' "$chosen"
    export "${variable?}"
    [ -n "$chosen" ] || missing+=("$variable")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  mapfile -t free < <(free_ports ${#missing[@]})
  local index
  for index in "${!missing[@]}"; do printf -v "${missing[$index]}" '%s' "${free[$index]}"; done
}

keep_ports() {
  local name variable
  for name in "${port_names[@]}"; do
    variable=CAIRN_${name}_PORT
    printf '%s=%s\n' "$name" "${!variable}"
  done >"$ports_file.part"
  mv "$ports_file.part" "$ports_file"
}

port_is_taken() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

# Prints "name (pid 123)" of who listens, where the system tells.
port_holder() {
  ss -Hltnp "sport = :$1" 2>/dev/null | sed -n 's/.*users:(("\([^"]*\)",pid=\([0-9]*\).*/\1 (pid \2)/p' | head -n 1
}

# Ends the script when somebody else listens on the port of that name.
require_free_port() {
  local variable=CAIRN_$1_PORT
  local port=${!variable}
  port_is_taken "$port" || return 0
  local holder
  holder=$(port_holder "$port")
  fail "port $port is taken${holder:+ by $holder}, so the $2 cannot listen there" \
    "Stop that program, or choose another port:  CAIRN_$1_PORT=$((port + 1000)) make run" \
    "or let Cairn choose free ones everywhere:     CAIRN_PORTS=free make run"
}
