/// A row of the table found in some text.
struct PhrasePart {
  let row: PhraseRow
  let captures: Captures
  /// The scalars it covers.
  let range: Range<Int>
  let text: String

  var particle: PhraseParticle? {
    if case .particle(let particle) = row.sense { particle } else { nil }
  }

  var isRepeat: Bool {
    if case .repeats = row.sense { true } else { false }
  }

  /// Whether the part counts the times of a repeat.
  var isTimes: Bool {
    if case .times = row.sense { true } else { false }
  }

  /// Whether so many times after it can be the times in each of its periods: `매주 3번`.
  var isPeriod: Bool {
    if case .repeats(.units(let unit), _) = row.sense { unit != .days } else { false }
  }

  /// Whether the part is a deadline without a particle.
  var isDeadline: Bool {
    if case .within = row.sense { true } else { false }
  }

  var isKorean: Bool { text.unicodeScalars.contains(where: \.isHangul) }

  /// Whether the part says a time and no day.
  var isTime: Bool {
    switch row.sense {
    case .clock, .besideHour, .named, .part: true
    default: false
    }
  }
}

extension PhrasePart {
  /// Whether digits that look like a date can be none, as in `24/7` and `100일`.
  ///
  /// `3/32` and `13/01` look like nothing else and are refused.
  var isNoDate: Bool {
    let month = captures[.month] ?? 1
    let day = captures[.day] ?? 1
    let isPossible = 1...12 ~= month && 1...31 ~= day
    switch row.sense {
    case .digits:
      if isPossible || captures[.weekday] != nil { return false }
      let isWrongDay = 1...12 ~= month && day > 31
      let isTurnedAround = 13...31 ~= month && 1...12 ~= day
      return !text.contains("/") || PhraseTable.ratios.contains(text)
        || !(isWrongDay || isTurnedAround)
    case .dayOfMonth, .refused(.shortYear): return !isPossible
    case .times(let isInAll): return !isInAll && captures[.count] == 1
    default: return false
    }
  }

  /// The day that digits with the year last probably mean, in ISO form.
  var isoGuess: String {
    let (year, month, day) = (captures[.year] ?? 0, captures[.month] ?? 0, captures[.day] ?? 0)
    let date =
      CivilDate(year: year, month: month, day: day) ?? CivilDate(year: year, month: day, day: month)
    return date?.iso ?? "2026-03-05"
  }
}

/// Parts that cover some text from a place on.
struct PhraseParts {
  var parts: [PhrasePart] = []
  var end: Int

  var range: Range<Int> { (parts.first?.range.lowerBound ?? end)..<end }
}
