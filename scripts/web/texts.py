"""Checks that every language of the pages says all that English says, with the same things put in.

    python3 scripts/web/texts.py web/texts
"""

from __future__ import annotations

import re
import sys
from pathlib import Path


def sentences(file: Path) -> dict[str, str]:
    lines = [line for line in file.read_text().splitlines() if line and not line.startswith("#")]
    return {key.strip(): value.strip() for key, _, value in (line.partition("=") for line in lines)}


def stem(key: str) -> str:
    """Languages have other plurals than English."""
    return re.sub(r"\.(zero|one|two|few|many|other)$", "", key)


def main(folder: str) -> int:
    english = sentences(Path(folder, "en.txt"))
    problems = []
    for file in sorted(Path(folder).glob("*.txt")):
        own = sentences(file)
        problems += [f"{file}: {key} is missing" for key in english if stem(key) not in {stem(other) for other in own}]
        problems += [f"{file}: {key} is said nowhere" for key in own if stem(key) not in {stem(other) for other in english}]
        for key, value in own.items():
            if key in english and set(re.findall(r"\{\w+\}", value)) != set(re.findall(r"\{\w+\}", english[key])):
                problems.append(f"{file}: {key} puts in other things than English")
    print("\n".join(problems), end="\n" if problems else "")
    return 1 if problems else 0


sys.exit(main(*sys.argv[1:]))
