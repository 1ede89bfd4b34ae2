# CAIRN_LISTEN_LAN=yes: the gateway's TLS port is there for the whole network, for a phone beside this machine. Needs home.sh.

CAIRN_LISTEN_LAN=${CAIRN_LISTEN_LAN:-no}
case $CAIRN_LISTEN_LAN in yes | no) ;; *) fail "CAIRN_LISTEN_LAN is \"$CAIRN_LISTEN_LAN\": expected yes or no" ;; esac

in_lan() { [ "$CAIRN_LISTEN_LAN" = yes ]; }

# Addresses (IPv4, as the gateway listens) of this machine that others may reach, one a line: the one it goes out by first. None of a container's own.
lan_addresses() {
  local out
  out=$(ip -o route get 192.0.2.1 2>/dev/null | sed -n 's/.* src \([0-9.]*\).*/\1/p' || true)
  { printf '%s\n' "$out" && hostname -I 2>/dev/null | tr ' ' '\n'; } | grep -v -e '^$' -e ':' -e '^172\.17\.' | awk '!seen[$0]++' || true
}

# The machine's name, also as phones find it by multicast DNS.
lan_names() {
  local name
  name=$(hostname -s 2>/dev/null || hostname)
  printf '%s\n%s.local\n' "$name" "$name"
}

# Names that the certificate is for, as openssl wants them: this machine alone, or what the network calls it as well.
certificate_names() {
  local names='DNS:localhost,IP:127.0.0.1,IP:::1' name
  if in_lan; then
    while IFS= read -r name; do names+=,DNS:$name; done < <(lan_names)
    while IFS= read -r name; do names+=,IP:$name; done < <(lan_addresses)
  fi
  printf '%s' "$names"
}

# Addresses to type into a phone, or to point its camera at.
tell_lan() {
  in_lan || return 0
  local address first=''
  printf '\nFor a phone in the same network, which must trust %s:\n' "$tls/tls-authority.pem"
  while IFS= read -r address; do
    first=${first:-$address}
    printf '  https://%s:%s\n' "$address" "$CAIRN_TLS_PORT"
  done < <(lan_addresses && lan_names)
  printf '\n'
  [ -z "$first" ] || python3 scripts/lib/qr.py "https://$first:$CAIRN_TLS_PORT"
}
