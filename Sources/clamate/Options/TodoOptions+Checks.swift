import CommandLineKit
import DateHelper
import Language
import Planner
import Text

extension TodoOptions {
  /// Refuses options that cannot both hold, and values that lost words for want of quotes.
  ///
  /// - Throws: `UsageError.contradiction`, or ``UnquotedValue``.
  func check() throws {
    try refuseContradictions()
    for option in ["--on", "--at", "--due", "--repeat", "--hide-until", "--remind", "--nag"] {
      if let value = line.values(option).last { try refuseUnquoted(option, value) }
    }
  }

  private func refuseContradictions() throws(UsageError) {
    if line.values("--remind") == [Self.none] {
      for option in ["--nag", "--if"] where says(option) {
        throw .contradiction("--remind \(Self.none)", option)
      }
    }
    if line.values("--on") == [Self.none], says("--repeat") {
      throw .contradiction("--on \(Self.none)", "--repeat")
    }
    if SeriesOption.isSaid(line), hasPlan, line.has("--repeat") {
      throw .contradiction(SeriesOption.spec.name, "--repeat")
    }
    if let tag = line.values("--tag").first(where: { isTag($0, in: line.values("--untag")) }) {
      throw .contradiction("--tag \(tag)", "--untag \(tag)")
    }
    if line.has("--outdoor"), line.has("--no-outdoor") {
      throw .contradiction("--outdoor", "--no-outdoor")
    }
  }

  /// Whether an option sets a value and does not take one away.
  private func says(_ option: String) -> Bool {
    line.values(option).contains { $0 != Self.none }
  }

  private func isTag(_ typed: String, in others: [String]) -> Bool {
    guard let tag = try? Tag(typed: typed) else { return false }
    return others.contains { (try? Tag(typed: $0))?.folded == tag.folded }
  }

  /// Refuses a value that is only the beginning of what its option takes: `--on next friday`.
  private func refuseUnquoted(_ option: String, _ value: String) throws(UnquotedValue) {
    let followers = line.followers(of: option)
    guard value != Self.none, let next = followers.first else { return }
    if option == "--remind", Self.aheadWords.contains(next.lowercased()), isSpan(value) {
      throw UnquotedValue(option: option, value: value, whole: "\(value) \(next)")
    }
    guard !isReadable(value, option) else { return }
    let wholes = (1...min(4, followers.count)).map { count in
      ([value] + followers.prefix(count)).joined(separator: " ")
    }
    let whole = wholes.filter { isReadable($0, option) }.max { $0.count < $1.count }
    if let whole { throw UnquotedValue(option: option, value: value, whole: whole) }
  }

  /// Words after a span by which it is one ahead of time.
  private static let aheadWords: Set = ["전", "전에", "before", "ahead", "early", "earlier"]

  private func isSpan(_ value: String) -> Bool {
    Lead(value) != nil || phrases.isNumberAlone(value)
  }

  private func isReadable(_ text: String, _ option: String) -> Bool {
    if option == "--remind" || option == "--nag" {
      return Lead(text) != nil || (try? phrases.readReminders([text], plan: nil)) != nil
    }
    return (try? phrases.read([text], direction: .planning)) != nil
      || (try? phrases.readDeadline([text])) != nil
  }
}

/// A value of several words of which an option took only the first.
struct UnquotedValue: Error, Explainable, Equatable {
  let option: String
  let value: String
  let whole: String

  var message: Bilingual {
    Bilingual(
      en: "'\(option)' took only '\(value)'", ko: "'\(option)'은(는) '\(value)'까지만 값으로 읽습니다")
  }

  var hint: Bilingual? {
    Bilingual(
      en: "quote it: \(option) \"\(whole)\"", ko: "따옴표로 묶으세요: \(option) \"\(whole)\"")
  }
}
