#!/usr/bin/env bash
# Makes what deploy/compose.yaml calls secrets, once: passwords, keys, and a development certificate where none was put.
# CAIRN_SECRETS names the folder (default deploy/secrets). It belongs to the deployment and its volume of databases, which nobody can open
# without it: git ignores it, `make clean` leaves it, and a backup holds it.
source "$(dirname "$0")/lib/home.sh"
secrets=$(realpath -m "${CAIRN_SECRETS:-$root/deploy/secrets}")
# Mounted as a folder, so that a certificate that is put in the place of another is seen: a single file would stay the old one.
tls=$secrets/tls
passfile=/dev/null
databases=(auth game social geo)
source scripts/lib/lan.sh
source scripts/lib/secrets.sh

# They lay in .cairn/compose, which `make clean` removed. Made anew, they would not open the volume that was made with those.
former=$CAIRN_HOME/compose
move_former_folder() {
  # A folder that was named is where it was.
  [ -z "${CAIRN_SECRETS:-}" ] && [ -d "$former" ] || return 0
  if [ -n "$(ls -A "$secrets" 2>/dev/null)" ]; then
    fail "there are secrets in $former and in $secrets, and nobody can tell which open the volume of databases" \
      "Those do with which it was made: have them lie in $secrets, move the others out of the way, and run this again."
  fi
  mkdir -p "$(dirname "$secrets")"
  [ ! -d "$secrets" ] || rmdir "$secrets"
  mv "$former" "$secrets"
  say "Moved the secrets of containers from $former to $secrets."
}

# The certificate lay beside the other secrets.
move_former_certificate() {
  local name
  [ -f "$secrets/tls-certificate.pem" ] && [ -f "$secrets/tls-key.pem" ] || return 0
  if [ -e "$tls/tls-certificate.pem" ] || [ -e "$tls/tls-key.pem" ]; then
    say "There is a certificate in $tls: those that lie beside it, in $secrets, are served to nobody."
    return 0
  fi
  mkdir -p "$tls"
  for name in tls-authority.pem tls-certificate.pem tls-key.pem; do
    [ ! -f "$secrets/$name" ] || mv "$secrets/$name" "$tls/$name"
  done
}

move_former_folder
move_former_certificate
make_secrets
for name in postgres "${databases[@]}"; do
  [ -f "$secrets/password-$name" ] || openssl rand -hex 24 | tr -d '\n' | write_secret "$secrets/password-$name"
done
for name in "${databases[@]}"; do
  printf "CAIRN_DATABASE=host=postgres port=5432 dbname=cairn_%s user=cairn_%s password=%s\n" \
    "$name" "$name" "$(cat "$secrets/password-$name")" | write_secret "$secrets/config-$name"
done
# The mail server's, when there is one: put it here.
[ -f "$secrets/mail-password" ] || : | write_secret "$secrets/mail-password"
# The JSON file of the Google service account that pushes, when there is one: put it here.
[ -f "$secrets/fcm-account" ] || : | write_secret "$secrets/fcm-account"
# The .p8 file of the key that pushes by Apple, when there is one: put it here.
[ -f "$secrets/apns-key" ] || : | write_secret "$secrets/apns-key"
# The secret that a TURN server for calls shares, when there is one: its static-auth-secret.
[ -f "$secrets/turn-secret" ] || openssl rand -hex 32 | write_secret "$secrets/turn-secret"
# The folder is closed to others on this machine; inside a container the single files are mounted for a user that is not root.
find "$secrets" -type f -exec chmod 444 {} +
chmod 755 "$tls"
chmod 700 "$secrets"
