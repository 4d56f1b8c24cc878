import Text

extension PhraseParser {
  /// What the end of a title that no phrase says would say in other words: `tomorrow at 3 30`,
  /// `tomorrow at 8 at night`, `내일 3시 10분 전`, `in 2 hours 30 minutes`.
  func reworded(_ words: [String]) -> QuotedPhrase? {
    let lower = words.map { $0.lowercased() }
    let other =
      hourAndMinute(lower) ?? hourOfHalf(lower) ?? minutesBefore(lower) ?? hoursAndMinutes(lower)
    return other.flatMap { readQuoted(title: (["-"] + $0).joined(separator: " ")) }
  }

  private func hourAndMinute(_ words: [String]) -> [String]? {
    guard words.count > 3, let minute = words.last, minute.count == 2,
      let time = WallTime(hour: Int(words[words.count - 2]) ?? -1, minute: Int(minute) ?? -1),
      words.suffix(2).allSatisfy({ $0.isDigits })
    else { return nil }
    return words.dropLast(2) + ["\(Int(words[words.count - 2]) ?? 0):\(time.iso.suffix(2))"]
  }

  private func hourOfHalf(_ words: [String]) -> [String]? {
    for (ending, half) in PhraseTable.halvesAfterHours where words.count > ending.count {
      let start = words.dropLast(ending.count)
      guard words.suffix(ending.count).elementsEqual(ending), let last = start.last,
        1...12 ~= Int(last.prefix { $0 != ":" }) ?? 0,
        last.allSatisfy({ $0 == ":" || $0.isASCII && $0.isNumber })
      else { continue }
      return start.dropLast() + [last + half]
    }
    return nil
  }

  private func minutesBefore(_ words: [String]) -> [String]? {
    guard words.count > 2, ["전", "전에"].contains(words[words.count - 1]),
      let minutes = counted(words[words.count - 2], "분"),
      let phrase = try? phraseAtEnd(Array(words.dropLast(2))),
      let reading = try? read(Array(words.dropLast(2).suffix(phrase.count)), direction: .planning),
      let date = reading.date, let time = reading.time, 1...time.minuteOfDay ~= minutes
    else { return nil }
    let start = time.minuteOfDay - minutes
    let before = WallTime(hour: start / 60, minute: start % 60)
    return before.map { words.dropLast(2 + phrase.count) + [date.iso, $0.iso] }
  }

  private func hoursAndMinutes(_ words: [String]) -> [String]? {
    let end = words.suffix(5)
    guard end.count == 5, end.first == "in" else { return nil }
    let counts = [end.dropFirst().first, end.dropFirst(3).first].compactMap { $0.flatMap(Int.init) }
    let units = [end.dropFirst(2).first, end.last].compactMap(\.self)
    guard counts.count == 2, ["hour", "hours"].contains(units[0]), 0...999 ~= counts[0],
      ["minute", "minutes", "min", "mins"].contains(units[1]), 0...999 ~= counts[1]
    else { return nil }
    return words.dropLast(5) + ["in", "\(counts[0] * 60 + counts[1])", "minutes"]
  }
}
