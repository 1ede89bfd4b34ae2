"""Writes the public contract as the pages show it: services, methods, messages and enums with their comments, read from proto/.

    python3 scripts/web/contract.py proto OUTPUT.json

It reads what the house's style lets stand in a .proto file (one declaration a line, comments above), and stops at anything else.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

SCALARS = {"double", "float", "int32", "int64", "uint32", "uint64", "sint32", "sint64", "fixed32", "fixed64", "sfixed32", "sfixed64", "bool",
    "string", "bytes"}  # fmt: skip
TYPE = r"(?:optional\s+|repeated\s+)?(?:map<\s*[\w.]+\s*,\s*[\w.]+\s*>|[\w.]+)"
FIELD = re.compile(rf"^({TYPE})\s+(\w+)\s*=\s*\d+\s*(\[.*\])?;$", re.S)
VALUE = re.compile(r"^(\w+)\s*=\s*-?(?:\d+|0x[0-9a-fA-F]+)\s*(\[.*\])?;$", re.S)
RPC = re.compile(r"^rpc\s+(\w+)\(([\w.]+)\)\s+returns\s+\((stream\s+)?([\w.]+)\)\s*\{$")


def statements(text: str):
    """Each declaration with the comment above it: up to its ";", "{" or "}"."""
    comment: list[str] = []
    pending = ""
    for line in text.splitlines():
        line = line.strip()
        if line.startswith("//"):
            comment.append(line[2:].removeprefix(" "))
            continue
        if not line:
            if not pending:
                comment = []
            continue
        pending = f"{pending} {line}".strip()
        # An option's value is no block, and a field's options may go over several lines.
        depth = pending.count("{") - pending.count("}")
        if pending.startswith("option ") and not (depth == 0 and pending.endswith(";")):
            continue
        if not pending.startswith("option ") and pending.count("[") > pending.count("]"):
            continue
        if pending.endswith((";", "{", "}")):
            yield "\n".join(comment), pending
            comment, pending = [], ""


class File:
    """One .proto file, and what it declares."""

    def __init__(self, path: Path, contract: dict) -> None:
        self.contract = contract
        self.stack: list[tuple[str, str]] = []
        self.package = ""
        self.method: dict | None = None
        for comment, statement in statements(path.read_text()):
            try:
                self.take(comment, statement)
            except ValueError as error:
                raise SystemExit(f"{path}: {error}") from error

    def scope(self) -> str:
        return ".".join([self.package, *(name for kind, name in self.stack if kind in ("message", "enum", "service"))])

    def take(self, comment: str, statement: str) -> None:
        if statement == "}":
            kind, _ = self.stack.pop()
            if kind == "rpc":
                self.method = None
        elif statement.startswith("package "):
            self.package = statement[8:-1].strip()
        elif found := re.match(r"^(message|enum|service|oneof|extend)\s+([\w.]+)\s*\{(\})?$", statement):
            self.begin(comment, found[1], found[2], is_empty=found[3] is not None)
        elif found := RPC.match(statement):
            self.rpc(comment, *found.groups())
        elif statement.startswith("option "):
            if self.method is not None:
                self.policy(statement)
        elif statement.startswith(("syntax", "import", "reserved", "extensions")):
            pass
        elif self.stack and self.stack[-1][0] == "enum" and (found := VALUE.match(statement)):
            self.contract["enums"][self.scope()]["values"].append({"name": found[1], "comment": comment})
        elif self.stack and self.stack[-1][0] == "extend":
            pass
        elif self.stack and (found := FIELD.match(statement)):
            self.field(comment, *found.groups())
        else:
            raise ValueError(f"not understood: {statement[:120]}")

    def begin(self, comment: str, kind: str, name: str, is_empty: bool) -> None:
        self.stack.append((kind, name))
        if kind == "message":
            self.contract["messages"][self.scope()] = {"comment": comment, "fields": []}
        elif kind == "enum":
            self.contract["enums"][self.scope()] = {"comment": comment, "values": []}
        elif kind == "service":
            self.contract["services"].append({"name": self.scope(), "comment": comment, "methods": []})
        if is_empty:
            self.stack.pop()

    def rpc(self, comment: str, name: str, request: str, stream: str | None, response: str) -> None:
        self.method = {"name": name, "comment": comment, "request": self.absolute(request), "response": self.absolute(response)}
        if stream:
            self.method["stream"] = True
        self.contract["services"][-1]["methods"].append(self.method)
        self.stack.append(("rpc", name))

    def policy(self, statement: str) -> None:
        for key in ("access", "idempotency", "rate_class"):
            found = re.search(rf"\b{key}:\s*(\w+)", statement)
            if found:
                self.method[key] = re.sub(r"^(ACCESS|IDEMPOTENCY|RATE_CLASS)_", "", found[1])
        if "SCOPE_WEB" in statement:
            self.method["web"] = True

    def field(self, comment: str, type_: str, name: str, options: str | None) -> None:
        words = type_.split(None, 1) if type_.startswith(("optional ", "repeated ")) else ["", type_]
        field = {"name": name, "type": self.absolute(words[1].replace(" ", "")), "comment": comment}
        if words[0]:
            field["label"] = words[0]
        if options and "sensitive" in options:
            field["sensitive"] = True
        if self.stack[-1][0] == "oneof":
            field["oneof"] = self.stack[-1][1]
        self.contract["messages"][self.scope()]["fields"].append(field)

    def absolute(self, type_: str) -> str:
        """Types keep the scope in which they are looked for, until all are known (`resolve`)."""
        if type_ in SCALARS or type_.startswith("map<"):
            return type_
        return f"{self.scope()}|{type_}"


def resolve(contract: dict) -> None:
    known = contract["messages"].keys() | contract["enums"].keys()

    def found(type_: str) -> str:
        if "|" not in type_:
            return type_
        scope, name = type_.split("|")
        parts = scope.split(".")
        for count in range(len(parts), -1, -1):
            candidate = ".".join([*parts[:count], name])
            if candidate in known:
                return candidate
        return name

    for service in contract["services"]:
        for method in service["methods"]:
            method["request"], method["response"] = found(method["request"]), found(method["response"])
    for message in contract["messages"].values():
        for field in message["fields"]:
            field["type"] = found(field["type"])


def reached(contract: dict) -> None:
    """Leaves out what no method says or is asked."""
    seen: set[str] = set()
    waiting = [method[end] for service in contract["services"] for method in service["methods"] for end in ("request", "response")]
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        fields = contract["messages"].get(name, {}).get("fields", [])
        waiting += [part for field in fields for part in re.findall(r"[\w.]+", field["type"])]
    for kind in ("messages", "enums"):
        contract[kind] = {name: value for name, value in sorted(contract[kind].items()) if name in seen}


def main(folder: str, target: str) -> None:
    contract: dict = {"services": [], "messages": {}, "enums": {}}
    for path in sorted(Path(folder).rglob("*.proto")):
        if "internal" not in path.parts:
            File(path, contract)
    resolve(contract)
    contract["services"] = sorted((service for service in contract["services"] if public(service)), key=lambda service: service["name"])
    reached(contract)
    Path(target).write_text(json.dumps(contract, ensure_ascii=False, separators=(",", ":")))


def public(service: dict) -> bool:
    """What services tell each other is no part of the contract, wherever it stands."""
    service["methods"] = [method for method in service["methods"] if method.get("access") != "INTERNAL"]
    return bool(service["methods"])


main(*sys.argv[1:])
