"""The form in which names are looked up; Sources/Sky/Regions/FoldedName.swift is its twin."""

import unicodedata

IGNORED = set(" -.'\u2018\u2019")


def fold(text):
    """A name in lower case and composed form, without spaces, hyphens, dots and apostrophes."""
    text = unicodedata.normalize("NFC", text).lower()
    return unicodedata.normalize("NFC", "".join(c for c in text if c not in IGNORED))


def plain(text):
    """A name without accents, as people without the keys for them type it."""
    special = str.maketrans({
        "ß": "ss", "ø": "o", "Ø": "O", "đ": "d", "Đ": "D", "ł": "l", "Ł": "L", "ı": "i", "æ": "ae",
        "Æ": "Ae", "œ": "oe", "ð": "d", "þ": "th", "ə": "a", "Ə": "A"})
    parts = unicodedata.normalize("NFKD", text.translate(special))
    return unicodedata.normalize("NFC", "".join(c for c in parts if not unicodedata.combining(c)))


def keys(names):
    """The distinct look-up forms of names, in order; full case folding is kept beside lower case."""
    found = {}
    for name in names:
        for form in (fold(name), fold(unicodedata.normalize("NFC", name).casefold())):
            if form and "|" not in form:
                found[form] = None
    return list(found)


def is_hangul(text):
    return any("가" <= c <= "힣" for c in text)
