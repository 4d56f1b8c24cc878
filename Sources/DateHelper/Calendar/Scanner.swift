/// Reads ASCII text from left to right.
struct Scanner {
  private let text: String.UTF8View
  private var place: String.UTF8View.Index

  init(_ text: String) {
    self.text = text.utf8
    place = text.utf8.startIndex
  }

  var isAtEnd: Bool { place == text.endIndex }

  var next: UInt8? { isAtEnd ? nil : text[place] }

  /// Takes one character if it is next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let next, next == UInt8(ascii: character) else { return false }
    place = text.index(after: place)
    return true
  }

  /// Takes exactly this many digits, at most 18, as a number; none where there are fewer.
  mutating func digits(_ count: Int) -> Int? {
    let start = place
    var number = 0
    for _ in 0..<count {
      guard let next, isDigit(next) else {
        place = start
        return nil
      }
      number = number * 10 + Int(next - UInt8(ascii: "0"))
      place = text.index(after: place)
    }
    return number
  }

  /// Takes all digits that follow as a number, nil if there are none or too many.
  mutating func number() -> Int? {
    Int(run(while: isDigit))
  }

  /// Takes characters as long as they pass.
  mutating func run(while passes: (UInt8) -> Bool) -> String {
    let start = place
    while let next, passes(next) { place = text.index(after: place) }
    return String(Substring(text[start..<place]))
  }
}

/// The number that a few bytes are the digits of, nil if one is none.
func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
  var number = 0
  for byte in digits {
    guard isDigit(byte) else { return nil }
    number = number * 10 + Int(byte - UInt8(ascii: "0"))
  }
  return number
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
