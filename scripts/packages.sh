#!/usr/bin/env bash
# The Debian packages Cairn needs: the one list for `make`, the Dockerfile and CI.
#
#   scripts/packages.sh compile    prints what the compiler and the files beside the binaries need (the first stage of deploy/Dockerfile)
#   scripts/packages.sh build      prints what compiles, runs and tests Cairn
#   scripts/packages.sh runtime    prints what the finished binaries need (the last stage of deploy/Dockerfile)
#   scripts/packages.sh surplus    prints what comes along with those and is not loaded by anything here (the same stage takes it away)
#   scripts/packages.sh missing    prints those of the build list that are not installed
#   scripts/packages.sh install    installs them; without root it prints the command that does
#   scripts/packages.sh install browser  the browser of the tests, the TURN server of their calls, and what exports extracts, too
#   scripts/packages.sh install bench    the peer of make bench that comes with a server of its own, too
set -euo pipefail

# The libraries behind Sources/Shared/C.
compile=(libuv1-dev libnghttp2-dev libprotobuf-c-dev libpq-dev libssl-dev libargon2-dev libgeos-dev zlib1g-dev libcurl4-openssl-dev
  libarchive-dev libicu-dev libxml2-dev libvips-dev libjpeg62-turbo-dev libidn2-dev libunistring-dev libqrencode-dev
  pkg-config
  # scripts/breached-passwords.sh.
  python3-zxcvbn
  # scripts/web.sh: the bundler of the pages, the map that is bundled with them, what packs them.
  esbuild libjs-leaflet brotli)

build=(
  "${compile[@]}"
  # make proto.
  protobuf-compiler protobuf-c-compiler libprotobuf-dev
  # The database server that `make run` and the tests start for themselves.
  postgresql-15 postgresql-client-15
  # Certificates and keys; readiness over HTTP/2; who holds a port; the time zones of players.
  openssl curl iproute2 tzdata ca-certificates
  # Tests/EndToEnd: a client that is not ours.
  python3 python3-venv
  # The way for browsers on this machine, and a peer of make bench.
  nghttp2-proxy
  # The other peers of make bench.
  nghttp2-server nghttp2-client
)

# Apart, because its package starts a server where there is an init that does.
bench=(redis-server)

# Apart, because nobody who runs Cairn needs another browser: 400 MB. The browser of Tests/EndToEnd/test_web.py with its driver, the checker of
# the types of web/, and the web servers of the runbook's recipes.
browser=(chromium chromium-driver node-typescript nginx-light caddy)

# Apart, because its package starts a server where there is an init that does: the TURN server of Tests/EndToEnd/test_calls.py.
peers=(coturn)

# Apart, because Cairn itself reads what it writes: what operators make extracts of OpenStreetMap with, for Tests/EndToEnd/test_imports.py.
extracts=(osmium-tool)

runtime=(
  libuv1 libnghttp2-14 libprotobuf-c1 libpq5 libssl3 libargon2-1 libgeos-c1v5 zlib1g libcurl4 libarchive13 libicu72 libxml2 libvips42 libjpeg62-turbo libidn2-0 libunistring2 libqrencode4 tzdata ca-certificates
  # Health checks speak HTTP/2.
  curl
  # The way for browsers on the same machine (compose.yaml).
  nghttp2-proxy
)

# Packages that come with the runtime's because a library of theirs can do more than is done here: libvips reads HEIF, JPEG XL, PDF and slides by modules,
# ImageMagick among them, and cairn-media takes none of these; nghttpx asks for OCSP by Python. A third of the image, and most of what it could be
# attacked by.
surplus=(libmagickcore-6.q16-6 imagemagick-6-common liblqr-1-0 libheif1 libx265-199 libaom3 libdav1d6 libde265-0 libjxl0.7 libhwy1
  libpoppler126 libpoppler-glib8 libnss3 libnspr4 libopenslide0 shared-mime-info libgdk-pixbuf2.0-common fonts-dejavu-core libx11-data libgsf-1-common
  python3 python3-minimal python3.11 python3.11-minimal libpython3-stdlib libpython3.11-minimal libpython3.11-stdlib)

missing() {
  local package
  # dpkg-query is asked once: a question per package would cost a second.
  comm -23 <(printf '%s\n' "$@" | sort) \
    <(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null | sed -n 's/ installed$//p' | sort -u)
}

install() {
  local packages
  mapfile -t packages < <(missing "$@")
  [ ${#packages[@]} -gt 0 ] || return 0
  local command="apt-get install --yes --no-install-recommends ${packages[*]}"
  command -v apt-get >/dev/null || { printf 'cairn: this is not a Debian system; install: %s\n' "${packages[*]}" >&2; return 1; }
  if [ "$(id -u)" != 0 ]; then
    printf 'cairn: Debian packages are missing. Run this, then the same command again:\n\n  sudo %s\n\n' "$command" >&2
    return 1
  fi
  printf 'Installing Debian packages: %s\n' "${packages[*]}"
  export DEBIAN_FRONTEND=noninteractive
  # Lists that are older than a day may name versions the mirror no longer has.
  $command </dev/null >/dev/null 2>&1 || { apt-get update -q </dev/null >/dev/null && $command </dev/null >/dev/null; } || {
    printf 'cairn: installing failed. Try it by hand: apt-get update && %s\n' "$command" >&2
    return 1
  }
}

case "${1:-}" in
  compile) printf '%s\n' "${compile[@]}" ;;
  build) printf '%s\n' "${build[@]}" ;;
  runtime) printf '%s\n' "${runtime[@]}" ;;
  surplus) printf '%s\n' "${surplus[@]}" ;;
  missing) missing "${build[@]}" ;;
  install)
    case "${2:-}" in
      bench) install "${build[@]}" "${bench[@]}" ;;
      browser) install "${build[@]}" "${browser[@]}" "${peers[@]}" "${extracts[@]}" ;;
      *) install "${build[@]}" ;;
    esac
    ;;
  *) sed -n '2,11p' "$0" >&2; exit 2 ;;
esac
