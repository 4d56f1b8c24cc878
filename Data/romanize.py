"""Revised Romanization of Korean (Ministry of Culture and Tourism, notice 2000-8) for place names."""

ONSETS = ["g", "kk", "n", "d", "tt", "r", "m", "b", "pp", "s", "ss", "", "j", "jj", "ch", "k", "t",
          "p", "h"]
VOWELS = ["a", "ae", "ya", "yae", "eo", "e", "yeo", "ye", "o", "wa", "wae", "oe", "yo", "u", "wo",
          "we", "wi", "yu", "eu", "ui", "i"]
# The sound of each final at the end of a word.
CODAS = ["", "k", "k", "k", "n", "n", "n", "t", "l", "k", "m", "l", "l", "l", "p", "l", "m", "p",
         "p", "t", "t", "ng", "t", "t", "k", "t", "p", "t"]
# What each final leaves and what it carries over when a vowel follows.
LINKS = [("", ""), ("", "g"), ("", "kk"), ("k", "s"), ("", "n"), ("n", "j"), ("", "n"), ("", "d"),
         ("", "r"), ("l", "g"), ("l", "m"), ("l", "b"), ("l", "s"), ("l", "t"), ("l", "p"),
         ("", "r"), ("", "m"), ("", "b"), ("p", "s"), ("", "s"), ("", "ss"), ("ng", ""), ("", "j"),
         ("", "ch"), ("", "k"), ("", "t"), ("", "p"), ("", "")]
NASAL = {"k": "ng", "t": "n", "p": "m"}
ASPIRATED_FINALS = {6: "n", 15: "l", 27: ""}
ASPIRATED_ONSETS = {"g": "k", "d": "t", "j": "ch"}
PALATAL = {"d": "j", "t": "ch"}


def _letters(syllable):
    index = ord(syllable) - 0xAC00
    if not 0 <= index < 11172:
        raise ValueError(f"not a Hangul syllable: {syllable!r}")
    return index // 588, index % 588 // 28, index % 28


def _meeting(final, onset, vowel):
    """The sounds of a final and the onset that follows it.

    A final plosive before h stays a plosive and h, as the standard asks of nouns (Mukho), and
    tensed sounds are not shown (Okcheon).
    """
    sound = ONSETS[onset]
    if final == 0:
        return "", sound
    if sound == "":
        left, carried = LINKS[final]
        return left, PALATAL.get(carried, carried) if vowel == "i" else carried
    if final in ASPIRATED_FINALS and sound in ASPIRATED_ONSETS:
        return ASPIRATED_FINALS[final], ASPIRATED_ONSETS[sound]
    coda = CODAS[final]
    if sound == "r":
        if coda in ("n", "l"):
            return "l", "l"
        return NASAL.get(coda, coda), "n"
    if sound in ("n", "m"):
        return ("l", "l") if coda == "l" and sound == "n" else (NASAL.get(coda, coda), sound)
    return coda, sound


def romanize(word):
    """The romanized word with a capital first letter."""
    text, final = "", 0
    for syllable in word:
        onset, vowel, next_final = _letters(syllable)
        left, right = _meeting(final, onset, VOWELS[vowel])
        text += left + right + VOWELS[vowel]
        final = next_final
    text += CODAS[final]
    return text[:1].upper() + text[1:]
