#!/usr/bin/env bash
# Writes everything that follows from proto/: Sources/Generated, proto/contract.lock and docs/errors.md. And what follows from the contract of the
# Connect conformance suite (Tests/Conformance/proto), which is never shipped and in no lock; and from the names of the migrations.
#
#   scripts/proto.sh            generate (what `make proto` calls)
#   scripts/proto.sh --check    generate into a temporary folder and compare: proves that what is committed is fresh
#   scripts/proto.sh --plugin   write Sources/Generated/CPluginProto, which changes only with protobuf's own plugin.proto
#
# SWIFT_SCRATCH_PATH names another build folder; PROTOC_GEN_CAIRN a generator that was built before.
set -euo pipefail
cd "$(dirname "$0")/.."

generated=Sources/Generated
lock=proto/contract.lock
errors=docs/errors.md
versions=Sources/Shared/ServiceDatabase/SchemaVersions+Newest.swift
# The manifest lists the apps, each of which has two modules.
mapfile -t apps < <(sed -n 's/^  static let apps = \[\(.*\)\]$/\1/p' Package.swift | tr -d '" ' | tr ',' '\n')
targets=(CCairnProto CairnProto CairnServices AllAppsProto AllAppsServices CairnContract CConformanceProto ConformanceProto ConformanceServices
  "${apps[@]/%/Proto}" "${apps[@]/%/Services}")
conformance=Tests/Conformance/proto
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "proto.sh: $*" >&2
  exit 1
}

need() {
  command -v "$1" >/dev/null || fail "$1 is missing. Way out: apt-get install $2"
}

# protobuf's own .proto files: beside protoc's binary or in the system's include folder.
includes() {
  local folder
  for folder in /usr/include /usr/local/include /opt/homebrew/include; do
    if [ -f "$folder/google/protobuf/descriptor.proto" ]; then
      echo "$folder"
      return
    fi
  done
  fail "google/protobuf/descriptor.proto is missing. Way out: apt-get install libprotobuf-dev"
}

# A package manager takes no target without a file: a new app begins with an empty one, which generating removes.
make_new_targets() {
  local target
  for target in "${targets[@]}"; do
    [ -d "$generated/$target" ] || { mkdir -p "$generated/$target" && echo '// Written by make proto.' >"$generated/$target/Empty.swift"; }
  done
}

build_generator() {
  if [ -n "${PROTOC_GEN_CAIRN:-}" ]; then
    generator=$PROTOC_GEN_CAIRN
    return
  fi
  local scratch=${SWIFT_SCRATCH_PATH:-.build}
  make_new_targets
  swift build --scratch-path "$scratch" --product protoc-gen-cairn >&2
  generator=$(swift build --scratch-path "$scratch" --show-bin-path)/protoc-gen-cairn
}

generate() {
  local include
  include=$(includes)
  mapfile -t protos < <(cd proto && find cairn -name '*.proto' | LC_ALL=C sort)
  mkdir -p "$work/generated"
  protoc -Iproto -I"$include" --plugin=protoc-gen-cairn="$generator" --cairn_out="$work/generated" "${protos[@]}" ||
    fail "the contract was refused; each line above names a file, an element and a reason"
  mapfile -t foreign < <(cd "$conformance" && find . -name '*.proto' | sed 's|^\./||' | LC_ALL=C sort)
  protoc -I"$conformance" -Iproto -I"$include" --plugin=protoc-gen-cairn="$generator" \
    --cairn_opt=module=Conformance,packages=connectrpc. --cairn_out="$work/generated" "${foreign[@]}" ||
    fail "the contract of the conformance suite was refused; each line above names a file, an element and a reason"
  protoc -Iproto -I"$include" --include_imports --include_source_info --descriptor_set_out="$work/contract.binpb" "${protos[@]}"
  "$generator" --lock <"$work/contract.binpb" >"$work/contract.lock"
  "$generator" --errors <"$work/contract.binpb" >"$work/errors.md"
  newest_migrations >"$work/versions.swift"
}

# The newest migration of each service and of what all share, which binaries of this state of the sources need: Sources/GameService/…/V0023__….sql is 23 of
# "game", Sources/Shared/Events/…/V0007__….sql 7 of "events".
newest_migrations() {
  echo '// Written by make proto from the names of the migrations.'
  printf '\nextension SchemaVersions {\n  static let newest = [\n'
  find Sources -path '*/Migrations/V*__*.sql' | sed -nE \
    -e 's|^Sources/Shared/([A-Za-z]+)/.*/V0*([0-9]+)__.*|\1 \2|p' -e 's|^Sources/([A-Za-z]+)Service/.*/V0*([0-9]+)__.*|\1 \2|p' |
    tr '[:upper:]' '[:lower:]' | LC_ALL=C sort -k1,1 -k2,2nr | awk '!seen[$1]++ { printf "    \"%s\": %d,\n", $1, $2 }'
  printf '  ]\n}\n'
}

# The lock grows and never changes: a line that is gone is a field, a value or a method that some client still speaks.
grow_lock() {
  touch "$lock"
  local gone
  gone=$(LC_ALL=C comm -23 "$lock" "$work/contract.lock")
  [ -z "$gone" ] || fail "these parts of the contract changed or are gone:
$gone
Way out: put them back and add new fields or methods beside them; an incompatible idea is a v2 package."
}

check() {
  local stale=0 target
  for target in "${targets[@]}"; do
    diff -rq "$generated/$target" "$work/generated/$target" || stale=1
  done
  diff -q "$lock" "$work/contract.lock" || stale=1
  diff -q "$errors" "$work/errors.md" || stale=1
  diff -q "$versions" "$work/versions.swift" || stale=1
  [ "$stale" = 0 ] || fail "Sources/Generated, $lock, $errors or $versions is not what proto/ and the migrations say. Way out: make proto, and commit what it writes."
  echo "proto.sh: what is committed is fresh"
}

install_generated() {
  local target
  for target in "${targets[@]}"; do
    mkdir -p "$generated/$target"
    # Only what differs is touched, so that the next build compiles only that.
    (cd "$generated/$target" && find . -type f) | while read -r file; do
      [ -f "$work/generated/$target/$file" ] || rm "$generated/$target/$file"
    done
    (cd "$work/generated/$target" && find . -type f) | while read -r file; do
      mkdir -p "$(dirname "$generated/$target/$file")"
      cmp -s "$work/generated/$target/$file" "$generated/$target/$file" || cp "$work/generated/$target/$file" "$generated/$target/$file"
    done
    find "$generated/$target" -type d -empty -delete
  done
  cp "$work/contract.lock" "$lock"
  cp "$work/errors.md" "$errors"
  cmp -s "$work/versions.swift" "$versions" || cp "$work/versions.swift" "$versions"
  echo "proto.sh: wrote $(find "$work/generated" -type f | wc -l) files below $generated and $(wc -l <"$lock") lines of $lock"
}

plugin() {
  need protoc-c protobuf-c-compiler
  local include target=$generated/CPluginProto
  include=$(includes)
  [ -f "$include/google/protobuf/compiler/plugin.proto" ] ||
    fail "google/protobuf/compiler/plugin.proto is missing. Way out: apt-get install libprotoc-dev"
  protoc-c -I"$include" --c_out="$work" google/protobuf/descriptor.proto google/protobuf/compiler/plugin.proto
  (cd "$work" && find . -name '*.pb-c.*') | while read -r file; do
    case $file in *.h) to=$target/include/$file ;; *) to=$target/$file ;; esac
    mkdir -p "$(dirname "$to")"
    cp "$work/$file" "$to"
  done
}

[ "${#apps[@]}" -gt 0 ] || fail "Package.swift lists no apps. Way out: \"  static let apps = [\"WhereAmI\", …]\", in one line"
need protoc protobuf-compiler
case "${1:-}" in
  "") build_generator && generate && grow_lock && install_generated ;;
  --check) build_generator && generate && grow_lock && check ;;
  --plugin) plugin ;;
  *) fail "unknown option $1; see the head of this file" ;;
esac
