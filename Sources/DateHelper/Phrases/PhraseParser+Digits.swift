import Text

extension PhraseParser {
  /// Refuses digits beside a time that are no date as they stand, and would be left in the title:
  /// `dentist 13/25 3pm`, `회의 20260305 3시`.
  ///
  /// - Throws: `PhraseError` with the day that they probably mean, or why they mean none.
  func refuseDigits(_ word: String, _ text: String) throws(PhraseError) {
    if isCutMonth(word) { throw .mixedForm(word) }
    if let part = parts(of: [word])?.first {
      switch part.row.sense {
      case .refused(.shortYear) where !part.isNoDate: throw .twoDigitYear(word)
      case .digits where !part.isNoDate: throw .relative(text: text, deadline: nil)
      case .dayOfMonth where part.isNoDate:
        throw .noSuchDay(text: word, month: nil, year: nil)
      default: break
      }
    }
    if let date = runTogether(word) { throw .unknown(word: word, nearest: date) }
    if isDateLike(word) { throw .relative(text: text, deadline: nil) }
    if PhraseTable.ratios.contains(word) { return }
    try refuseFields(word)
    if let day = counted(word, "일"), day > 31 {
      throw .noSuchDay(text: word, month: nil, year: nil)
    }
  }

  /// `3/20(`, `#3/20`, `3\\20`, `2026/03/05/`: two numbers or three with any signs about them.
  private func isDateLike(_ word: String) -> Bool {
    let numbers = word.split { !($0.isASCII && $0.isNumber) }
    let signs = word.filter { !($0.isASCII && $0.isNumber) }
    guard 2...3 ~= numbers.count, !signs.contains(where: \.isLetter),
      !signs.contains(where: { ".:+%".contains($0) }), signs != "/", signs != "//"
    else { return false }
    return numbers.allSatisfy { $0.count == 4 || 1...31 ~= Int($0) ?? 0 }
  }

  /// `3월25`.
  private func isCutMonth(_ word: String) -> Bool {
    let sides = word.split(separator: "월", omittingEmptySubsequences: false)
    return sides.count == 2 && sides.allSatisfy { 1...2 ~= $0.count && $0.isDigits }
  }

  /// `3:3pm`, `3::30`.
  func isBrokenTime(_ word: String) -> Bool {
    let digits = word.prefix { $0 == ":" || $0.isASCII && $0.isNumber }
    let sides = digits.split(separator: ":", omittingEmptySubsequences: false)
    let half = word.dropFirst(digits.count)
    guard sides.count > 1, sides.count < 4, sides[0].isDigits, sides[0].count < 3 else {
      return false
    }
    return ["am", "pm"].contains(half) && sides.last?.count != 2
      || half.isEmpty && sides.count == 3 && sides[1].isEmpty
  }

  /// The day that a date with a slip in its year or a letter at its end means: `206-03-05`,
  /// `2026-3-5x`.
  func dateOfOtherYear(_ word: String) -> String? {
    let stem = word.last?.isLetter == true ? String(word.dropLast()) : word
    let fields = stem.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 3, fields.allSatisfy({ $0.isDigits }), let month = Int(fields[1]),
      let day = Int(fields[2])
    else { return nil }
    let years = [helper.today.year, helper.today.year + 1]
    let year = years.first { year in
      fields[0] == "\(year)"
        ? stem != word
        : FingerSlip.isOne(Array(fields[0].unicodeScalars), from: Array("\(year)".unicodeScalars))
          && fields[0].count != 4
    }
    return year.flatMap { CivilDate(year: $0, month: month, day: day)?.iso }
  }

  /// A number before a Korean counter.
  func counted(_ word: String, _ counter: Character) -> Int? {
    word.last == counter && word.dropLast().isDigits ? Int(word.dropLast()) : nil
  }

  /// The date that digits without a sign between them mean: `20260305`, `260305`, `0305`.
  private func runTogether(_ digits: String) -> String? {
    guard digits.isDigits else { return nil }
    let century = ["": 8, "20": 6].first { $0.value == digits.count }?.key
    if let century {
      let text = century + digits
      let month = text.dropFirst(4).prefix(2)
      return CivilDate(iso: "\(text.prefix(4))-\(month)-\(text.suffix(2))")?.iso
    }
    guard digits.count == 4, digits.first == "0" else { return nil }
    let date = CivilDate(iso: "2000-\(digits.prefix(2))-\(digits.suffix(2))")
    return date.map { String($0.iso.dropFirst(5)) }
  }

  /// `13/25`, `20.3.`, `3/20/26`.
  func refuseFields(_ word: String) throws(PhraseError) {
    let isSlashed = word.contains("/")
    let stem = !isSlashed && word.hasSuffix(".") ? String(word.dropLast()) : word
    let fields = stem.split(separator: isSlashed ? "/" : ".", omittingEmptySubsequences: false)
    let numbers = fields.compactMap { 1...2 ~= $0.count && $0.isDigits ? Int($0) : nil }
    guard numbers.count == fields.count, let first = numbers.first, let second = numbers.last else {
      return
    }
    switch numbers.count {
    case 3 where isSlashed: throw .twoDigitYear(word)
    case 2 where !isSlashed:
      guard let date = CivilDate(year: 2000, month: second, day: first) else { return }
      throw .unknown(word: word, nearest: String(date.iso.dropFirst(5)))
    case 2 where 1...12 ~= first: throw .noSuchDay(text: word, month: first, year: nil)
    case 2 where first <= 31 && second <= 31: throw .noSuchMonth(text: word)
    default: return
    }
  }
}
