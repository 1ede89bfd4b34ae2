#!/usr/bin/env bash
# Bundles the pages of web/ into $CAIRN_BUILD_PATH/web, which the gateway serves (CAIRN_WEB_FOLDER). Does nothing when no source is newer.
#
#   scripts/web.sh           bundle
#   scripts/web.sh --check   see whether types fit (TypeScript's checker) and whether every language says all there is to say
#   scripts/web.sh --to DIR  bundle into a folder, for deploy/Dockerfile
#
# Leaflet, of Debian's package libjs-leaflet, is bundled besides our own sources. Names carry a checksum of their content, by which
# browsers keep them; each file lies packed beside itself.
source "$(dirname "$0")/lib/home.sh"

leaflet=/usr/share/javascript/leaflet
target=$CAIRN_BUILD_PATH/web

check() {
  command -v tsc >/dev/null || fail "tsc is missing" "scripts/packages.sh install browser"
  local work
  work=$(mktemp -d)
  python3 scripts/web/contract.py proto "$work/contract.json"
  python3 scripts/web/contract_types.py "$work/contract.json" "$work/contract.d.ts"
  printf '{"extends": "%s/web/tsconfig.json", "include": ["%s/web/*", "%s/*.d.ts"]}' "$root" "$root" "$work" >"$work/tsconfig.json"
  tsc --project "$work/tsconfig.json"
  rm -r "$work"
  python3 scripts/web/texts.py web/texts
  python3 scripts/web/texts.py web/notices
}

is_fresh() {
  [ -f "$target/index.html" ] &&
    [ -z "$(find web proto scripts/web scripts/web.sh data/countries.geojsonl.gz -newer "$target/index.html" -print -quit)" ]
}

bundle() {
  local work=$1
  python3 scripts/web/outlines.py data/countries.geojsonl.gz "$work/outlines.json"
  python3 scripts/web/contract.py proto "$work/contract.json"
  esbuild web/main.js web/style.css web/icon.svg --bundle --splitting --format=esm --minify --target=es2021 \
    --charset=utf8 --log-level=warning --outdir="$work/out" --metafile="$work/meta.json" --public-path=/web \
    --entry-names='[name]-[hash]' --chunk-names='[name]-[hash]' --asset-names='[name]-[hash]' \
    --loader:.txt=text --loader:.png=file --loader:.svg=copy \
    --alias:leaflet="$leaflet/leaflet.esm.js" --alias:outlines="$work/outlines.json" --alias:contract="$work/contract.json" --alias:leaflet-style="$leaflet/leaflet.css"
  # One file of a name that stays: a browser asks for it by that again and again, to see whether there is a newer one.
  esbuild web/push.js --bundle --format=iife --minify --target=es2021 --charset=utf8 --log-level=warning --outfile="$work/out/push.js" \
    --loader:.txt=text
  python3 scripts/web/page.py "$work/meta.json" web/index.html "$work/out"
  local file
  for file in "$work"/out/*.{html,js,css,svg}; do
    gzip --best --no-name --keep "$file"
    brotli --quality=11 --keep "$file"
  done
}

case "${1:-}" in
  # Alone on its line: within a condition nothing that fails would end the script.
  --check)
    check
    exit 0
    ;;
  --to) target=$(realpath -m "$2") ;;
  '') is_fresh && exit 0 ;;
  *) fail "usage: scripts/web.sh [--check | --to DIR]" ;;
esac
command -v esbuild >/dev/null || fail "esbuild is missing" "make deps"
mkdir -p "$(dirname "$target")"
# One at a time: whoever waited finds it done.
exec 5>"$target.lock"
flock 5
[ -n "${1:-}" ] || ! is_fresh || exit 0
work=$(mktemp -d "$(dirname "$target")/web.XXXXXX")
trap 'rm -rf "$work"' EXIT
bundle "$work"
# A reader meanwhile reads the one or the other.
rm -rf "$target.old"
[ ! -d "$target" ] || mv "$target" "$target.old"
mv "$work/out" "$target"
rm -rf "$target.old"
