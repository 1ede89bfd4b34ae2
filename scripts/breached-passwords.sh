#!/usr/bin/env bash
# Writes the list of breached passwords that CAIRN_PASSWORD_BREACHED_LIST names, unless it is there: those of zxcvbn's list (MIT, Dropbox;
# 30,000, the most frequent first) that are long enough to be asked for. From the Debian package python3-zxcvbn (scripts/packages.sh).
#
#   scripts/breached-passwords.sh FILE
set -euo pipefail

file=${1:?usage: scripts/breached-passwords.sh FILE}
[ ! -s "$file" ] || exit 0
mkdir -p "$(dirname "$file")"
# Aside first: a list that is half there must not look like a whole one.
/usr/bin/python3 - >"$file.$$" <<'PYTHON'
from zxcvbn.frequency_lists import FREQUENCY_LISTS

# PasswordRules.lengthMin: shorter ones are refused for that.
print("\n".join(word for word in FREQUENCY_LISTS["passwords"] if len(word) >= 8))
PYTHON
mv "$file.$$" "$file"
