# Keys and the development certificate: made once, readable by their owner alone. Needs home.sh and postgres.sh.

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

# For development only: self-signed, for this machine's own names, valid as long as browsers take one.
make_certificate() {
  [ -f "$secrets/tls-certificate.pem" ] && [ -f "$secrets/tls-key.pem" ] && return 0
  (
    umask 077
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 825 -subj '/CN=localhost/O=Cairn development' \
      -addext 'subjectAltName=DNS:localhost,IP:127.0.0.1,IP:::1' -addext 'extendedKeyUsage=serverAuth' \
      -keyout "$secrets/tls-key.pem" -out "$secrets/tls-certificate.pem" 2>/dev/null
  ) || fail "openssl could not make the development certificate"
}

make_secrets() {
  mkdir -p "$secrets"
  chmod 700 "$secrets"
  make_keys
  make_certificate
}
