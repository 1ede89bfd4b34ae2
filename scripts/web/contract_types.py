"""Writes the contract's messages as types for the checker of the pages: a field that there is not, or a method's wrong request, is found before a browser does.

    python3 scripts/web/contract_types.py CONTRACT.json OUTPUT.d.ts
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

# As ProtoJSON writes them. 64 bits do not fit a number of JavaScript.
SCALARS = {"string": "string", "bytes": "string", "bool": "boolean", "double": "number", "float": "number"}
WELL_KNOWN = {"google.protobuf.Timestamp": "string", "google.protobuf.Duration": "string", "google.protobuf.FieldMask": "string"}


def camel(name: str) -> str:
    return re.sub(r"_(\w)", lambda found: found.group(1).upper(), name)


def written(type_: str, contract: dict) -> str:
    if found := re.match(r"^map<(\w+),([\w.]+)>$", type_):
        return f"Record<string, {written(found[2], contract)}>"
    if type_ in SCALARS or type_ in WELL_KNOWN:
        return SCALARS.get(type_) or WELL_KNOWN[type_]
    if type_ in contract["enums"]:
        return " | ".join(json.dumps(value["name"]) for value in contract["enums"][type_]["values"])
    if type_ in contract["messages"]:
        return f"ContractMessages[{json.dumps(type_)}]"
    return "string" if "64" in type_ else "number" if re.match(r"^[a-z]+32$", type_) else "unknown"


def main(source: str, target: str) -> None:
    contract = json.loads(Path(source).read_text())
    lines = ["interface ContractMessages {"]
    for name, message in contract["messages"].items():
        lines.append(f"  {json.dumps(name)}: {{")
        for field in message["fields"]:
            type_ = written(field["type"], contract)
            lines.append(f"    {camel(field['name'])}?: " + (f"({type_})[];" if field.get("label") == "repeated" else f"{type_};"))
        lines.append("  };")
    lines += ["}", "", "/** Request and response of each method. */", "interface ContractMethods {"]
    for service in contract["services"]:
        for method in service["methods"]:
            ends = ", ".join(f"ContractMessages[{json.dumps(method[end])}]" for end in ("request", "response"))
            lines.append(f"  {json.dumps(service['name'] + '/' + method['name'])}: [{ends}];")
    lines.append("}")
    Path(target).write_text("\n".join(lines) + "\n")


main(*sys.argv[1:])
