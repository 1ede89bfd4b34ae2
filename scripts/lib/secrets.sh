# Keys and the development certificate: made once, readable by their owner alone. Needs home.sh, lan.sh and postgres.sh.

# The certificate may lie in a folder of its own, which a container sees as a whole (scripts/compose-secrets.sh).
tls=${tls:-$secrets}

# Writes a file that only the owner reads, whole or not at all.
write_secret() {
  local file=$1
  (umask 077 && cat >"$file.part")
  mv "$file.part" "$file"
}

make_keys() {
  local name
  for name in "${databases[@]}"; do
    [ -f "$secrets/ticket-keys-$name" ] || printf 'k1:%s\n' "$(openssl rand -hex 32)" | write_secret "$secrets/ticket-keys-$name"
    [ -f "$secrets/master-key-$name" ] || openssl rand -hex 32 | write_secret "$secrets/master-key-$name"
  done
}

# The key that subscriptions of Web Push are made for (RFC 8292), and its public half as browsers take it: the last 65 bytes of what openssl writes, in
# base64url. Made once: with another key, nobody who has subscribed is reached.
make_web_push_key() {
  [ -f "$secrets/web-push-key" ] || openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 2>/dev/null | write_secret "$secrets/web-push-key"
  openssl pkey -in "$secrets/web-push-key" -pubout -outform DER | tail -c 65 | base64 -w 0 | tr '+/' '-_' | tr -d '=' |
    write_secret "$secrets/web-push-public-key"
}

# For development only: a certificate for this machine's own names, valid as long as browsers take one, signed by an authority made for
# this installation, whose key is thrown away. (Some TLS libraries refuse a certificate that signs itself.)
make_certificate() {
  local work names
  names=$(certificate_names)
  # A machine that has another address by now gets another one, where phones call it by its address.
  [ -f "$tls/tls-certificate.pem" ] && [ -f "$tls/tls-key.pem" ] && { ! in_lan || [ "$(cat "$tls/tls-names" 2>/dev/null)" = "$names" ]; } &&
    return 0
  work=$(mktemp -d)
  (
    umask 077
    curve='-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes'
    # shellcheck disable=SC2086
    openssl req -x509 $curve -days 825 -subj '/CN=Cairn development authority' -addext 'basicConstraints=critical,CA:TRUE,pathlen:0' \
      -addext 'keyUsage=critical,keyCertSign' -keyout "$work/authority-key.pem" -out "$work/authority.pem" 2>/dev/null &&
      # shellcheck disable=SC2086
      openssl req $curve -subj '/CN=localhost/O=Cairn development' -keyout "$work/key.pem" -out "$work/request.pem" 2>/dev/null &&
      printf '%s\n' "subjectAltName=$names" 'extendedKeyUsage=serverAuth' 'basicConstraints=critical,CA:FALSE' \
        'keyUsage=critical,digitalSignature' >"$work/extensions" &&
      openssl x509 -req -in "$work/request.pem" -CA "$work/authority.pem" -CAkey "$work/authority-key.pem" -CAcreateserial -days 825 \
        -extfile "$work/extensions" -out "$work/certificate.pem" 2>/dev/null &&
      mv "$work/authority.pem" "$tls/tls-authority.pem" &&
      mv "$work/key.pem" "$tls/tls-key.pem" &&
      mv "$work/certificate.pem" "$tls/tls-certificate.pem" &&
      printf '%s' "$names" >"$tls/tls-names"
  ) || fail "openssl could not make the development certificate"
  rm -rf "$work"
}

make_secrets() {
  mkdir -p "$secrets" "$tls"
  chmod 700 "$secrets"
  make_keys
  make_web_push_key
  make_certificate
}
