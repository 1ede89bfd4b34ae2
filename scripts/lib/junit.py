"""Reads the JUnit files of both test runners, for scripts/test.sh.

    junit.py failed REPORT                            prints what failed, a line each, as its runner takes it
    junit.py join REPORT PART...                      writes one report of several
    junit.py slowest REPORT...                        prints the files (suites) whose tests took longest
    junit.py count REPORT SECOND STATUS NOTES         prints "passed failed skipped unsteady"; adds what failed to the file NOTES

SECOND is the report of the second try of what failed, or a file that is not there.
"""

import re
import sys
import xml.etree.ElementTree as tree
from pathlib import Path

MESSAGE_LENGTH_MAX = 300
# Of a runner that has crashed: as many lines as say why, and as many tests as may be to blame.
CRASH_LINES_MAX = 8
SLOWEST = 10


def cases(report: str) -> dict[tuple[str, str], tree.Element]:
    try:
        return {(case.get("classname", ""), case.get("name", "")): case for case in tree.parse(report).iter("testcase")}
    except (OSError, tree.ParseError):
        return {}


def failure(case: tree.Element) -> str | None:
    """Why it failed; None when it did not."""
    for kind in ("failure", "error"):
        found = case.find(kind)
        if found is not None:
            return " ".join((found.get("message") or found.text or "").split())[:MESSAGE_LENGTH_MAX]
    return None


def crash(log: Path) -> list[str]:
    """What the log of Swift Testing says of a runner that has crashed: the reason, and which tests had begun and not ended."""
    try:
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return []
    reasons = [line for line in lines if re.search(r"Fatal error|Crash|unexpected signal|error: Exited|^error:", line)]
    running: dict[str, None] = {}
    for line in lines:
        found = re.match(r"\W*(?:Test|Suite) (.+?) (started|passed after|failed after|skipped)", line)
        if found and found[2] == "started":
            running[found[1]] = None
        elif found:
            running.pop(found[1], None)
    begun = [f"had begun and not ended: {name}" for name in running]
    return [line[:MESSAGE_LENGTH_MAX] for line in reasons[-CRASH_LINES_MAX:] + begun[-CRASH_LINES_MAX:]]


def name_for_runner(classname: str, name: str) -> str:
    """Swift Testing takes a regular expression of "Module.Suite/test()", pytest "file.py::test[argument]"."""
    if name.endswith(")"):
        return f"^{re.escape(classname)}/{re.escape(name.partition('(')[0])}\\("
    return f"{classname.replace('.', '/')}.py::{name}"


def count(report: str, second: str, status: int, notes: str) -> None:
    first, again = cases(report), cases(second)
    passed = skipped = 0
    failed: list[str] = []
    unsteady: list[str] = []
    hints: list[str] = []
    has_crashed = not first and bool(again)
    if has_crashed:
        hints = [f"unsteady, the runner ended with {status} and did not when it was run again", *crash(Path(report).with_suffix(".log"))]
        first, again = again, {}
    for key, case in first.items():
        reason = failure(case)
        line = f"{key[0]}/{key[1]}: {reason}"
        if reason is None:
            skipped += case.find("skipped") is not None
            passed += case.find("skipped") is None
        elif key in again and failure(again[key]) is None and again[key].find("skipped") is None:
            unsteady.append(f"unsteady, passed when it was run again: {line}")
        else:
            failed.append(line)
    # A runner that ended badly without naming a failed test has crashed, which is a failure too.
    if (status != 0 and not failed and not unsteady and not has_crashed) or not first:
        failed.append(f"{Path(report).name} names no failed test, but its runner ended with {status}")
        hints = crash(Path(report).with_suffix(".log"))
    with open(notes, "a", encoding="utf-8") as file:
        file.writelines(f"{line}\n" for line in failed + unsteady + hints)
    print(passed + len(unsteady), len(failed), skipped, len(unsteady) + has_crashed)


def join(report: str, parts: list[str]) -> None:
    """A part that is not there, or is only half there, is missing here too: its runner's status says so."""
    suite = tree.Element("testsuite")
    for part in parts:
        suite.extend(cases(part).values())
    tree.ElementTree(suite).write(report, encoding="utf-8")


def slowest(reports: list[str]) -> None:
    """Seconds of all tests of a file, with what they set up. Tests run side by side, so these add up to more than the whole."""
    seconds: dict[str, float] = {}
    for report in reports:
        for (classname, _), case in cases(report).items():
            seconds[classname] = seconds.get(classname, 0) + float(case.get("time", 0))
    for classname, took in sorted(seconds.items(), key=lambda item: -item[1])[:SLOWEST]:
        print(f"{took:8.1f} s  {classname}")


def main(command: str, *arguments: str) -> None:
    match command:
        case "failed":
            for key, case in cases(arguments[0]).items():
                if failure(case) is not None:
                    print(name_for_runner(*key))
        case "join":
            join(arguments[0], list(arguments[1:]))
        case "slowest":
            slowest(list(arguments))
        case "count":
            count(arguments[0], arguments[1], int(arguments[2]), arguments[3])
        case _:
            sys.exit(f"junit.py: unknown command {command}")


if __name__ == "__main__":
    main(*sys.argv[1:])
