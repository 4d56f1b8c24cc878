import Text

/// Titles that broke tables, terminals or parsers of other tools.
enum NastyTitles {
  static let all: [String] = [
    "", " ", "a", "buy milk", "치과", "한글과 English가 섞인 꽤 긴 제목, 서른 칸을 넘깁니다",
    "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}\u{110B}\u{1173}\u{1105}\u{1169} 정리",
    "かなカナ漢字", "👍🏽👍🏽👍🏽", "👨‍👩‍👧‍👦 가족 모임 👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "🇰🇷🇯🇵🇺🇸 flags 🇰🇷🇯🇵🇺🇸", "❤️❤️❤️ hearts",
    "1️⃣2️⃣3️⃣ keycaps", "cafe\u{301} re\u{301}sume\u{301}", "zero\u{200B}width\u{200B}space",
    "Z" + String(repeating: "\u{351}\u{36B}\u{32A}", count: 40) + "algo",
    "\u{301}starts with a mark",
    "\u{200D}joiner\u{200D}", "ends with a joiner 👨\u{200D}", "ภาษาไทย ที่นี่ กำลัง", "हिन्दी क्षत्रिय नमस्ते",
    "\u{1B}]0;owned\u{7}\u{1B}[2J", "tab\tnewline\nreturn\r\n", "\u{9B}31mC1",
    "nul\u{0}inside\u{7F}",
    "bidi \u{202E}evil\u{202C} \u{2066}x\u{2069} \u{61C}\u{200F}", "\u{2028}line\u{2029}",
    "\u{FEFF}BOM", "soft\u{AD}hyphen\u{2060}\u{180E}",
    "quotes \" ' ` and \\ and \\n", "</script>&amp;", "%s %d %n", "…·—×│ambiguous", "שלום مرحبا",
    String(repeating: "가", count: 300), String(repeating: "w", count: 5_000),
    String(repeating: "word ", count: 200),
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    "\u{1F1F0}", "\u{3164}", "\u{FFFD}\u{FFFF}\u{10FFFF}", "-- -x --help", "🏳️‍🌈", "\u{FE0F}x",
  ]
}

extension StringProtocol {
  /// The scalars of a text that is shown which should have been escaped.
  var unescapedScalars: [Unicode.Scalar] {
    var escaping = TerminalEscaping()
    return unicodeScalars.filter { escaping.escapes($0) }
  }
}

/// Numbers that look random and are the same in every run (a 64-bit linear congruence).
struct FixedRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  /// Pieces of several titles in a row.
  mutating func title() -> String {
    (0..<Int.random(in: 1...4, using: &self)).map { _ in
      let scalars = Array(
        NastyTitles.all[Int.random(in: NastyTitles.all.indices, using: &self)]
          .unicodeScalars.prefix(60))
      let start = Int.random(in: 0...scalars.count, using: &self)
      return String(String.UnicodeScalarView(scalars[start...]))
    }.joined()
  }
}
