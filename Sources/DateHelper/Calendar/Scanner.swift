/// Reads ASCII text from left to right.
struct Scanner {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text[...].utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  var next: UInt8? { rest.first }

  /// Takes one character if it is next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let first = rest.first, first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Takes exactly this many digits, at most 18, as a number.
  mutating func digits(_ count: Int) -> Int? {
    var number = 0
    var end = rest.startIndex
    for _ in 0..<count {
      guard end < rest.endIndex, isDigit(rest[end]) else { return nil }
      number = number * 10 + Int(rest[end] - UInt8(ascii: "0"))
      end = rest.index(after: end)
    }
    rest = rest[end...]
    return number
  }

  /// Takes all digits that follow as a number, nil if there are none or too many.
  mutating func number() -> Int? {
    let digits = rest.prefix(while: isDigit)
    rest = rest.dropFirst(digits.count)
    return Int(Substring(digits))
  }

  /// Takes characters as long as they pass.
  mutating func run(while passes: (UInt8) -> Bool) -> String {
    let run = rest.prefix(while: passes)
    rest = rest.dropFirst(run.count)
    return String(Substring(run))
  }
}

func isDigit(_ byte: UInt8) -> Bool {
  UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
}

func isLetter(_ byte: UInt8) -> Bool {
  UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
}

/// A number with leading zeros, for ISO 8601.
func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  let missing = width - digits.utf8.count
  return missing > 0 ? String(repeating: "0", count: missing) + digits : digits
}
