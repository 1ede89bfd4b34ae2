"""Writes the page itself: web/index.html with the names that the bundler has given to what it names.

    python3 scripts/web/page.py META.json web/index.html OUTPUT-FOLDER
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path


def main(meta: str, page: str, folder: str) -> None:
    outputs = json.loads(Path(meta).read_text())["outputs"]
    names = {Path(entry["entryPoint"]).name: Path(path).name for path, entry in outputs.items() if "entryPoint" in entry}
    # A file that is copied is no entry for the bundler.
    for path, entry in outputs.items():
        if Path(path).suffix == ".svg":
            names.update({Path(source).name: Path(path).name for source in entry["inputs"]})
    text = re.sub(r"\{\{([a-z.]+)\}\}", lambda found: "/web/" + names[found.group(1)], Path(page).read_text())
    Path(folder, "index.html").write_text(text)


main(*sys.argv[1:])
