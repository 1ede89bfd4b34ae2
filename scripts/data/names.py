"""Which of GeoNames' alternate names are worth keeping: those a person might type."""

import unicodedata

# Longer ones are descriptions.
LENGTH_MAX = 60
SCRIPTS = (
    "LATIN", "CYRILLIC", "GREEK", "ARABIC", "HEBREW", "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU",
    "KANNADA", "MALAYALAM", "SINHALA", "THAI", "LAO", "MYANMAR", "KHMER", "GEORGIAN", "ARMENIAN", "ETHIOPIC", "HANGUL", "HIRAGANA",
    "KATAKANA", "CJK", "TIBETAN", "MONGOLIAN",
)
# Japanese and Chinese names mix these.
EAST_ASIAN = {"HIRAGANA", "KATAKANA", "CJK"}


def useful_alternates(name: str, alternates: tuple[str, ...]) -> list[str]:
    """Sorted, without the name itself and without doubles."""
    kept = {unicodedata.normalize("NFC", other).strip() for other in alternates}
    return sorted(other for other in kept if other != name and is_useful(other))


def is_useful(name: str) -> bool:
    """Not a web address, not an airport's code, not a machine's transliteration (those are all in lower-case Latin)."""
    if not name or len(name) > LENGTH_MAX or any(sign in name for sign in "|\t\n/:;()[]{}<>=_@\"") or any(c.isdigit() for c in name):
        return False
    if not all(c.isalpha() or unicodedata.category(c)[0] in "MZ" or c in "-'’ʻʼ‘`.,·" or unicodedata.category(c) == "Cf" for c in name):
        return False
    scripts = {script_of(c) for c in name if c.isalpha()} - {None}
    if not scripts or (len(scripts) > 1 and not scripts <= EAST_ASIAN):
        return False
    if scripts == {"LATIN"}:
        return name[0].isupper() or name[0] in "'’ʻʼ‘" and len(name) > 1 and name[1].isupper() if not is_code(name) else False
    return True


def is_code(name: str) -> bool:
    return len(name) <= 4 and name.isascii() and name.isupper()


def script_of(letter: str) -> str | None:
    described = unicodedata.name(letter, "")
    return next((script for script in SCRIPTS if described.startswith(script)), None)
