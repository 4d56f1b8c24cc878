/// A line of iCalendar (RFC 5545, section 3.1): a name, its parameters and a value.
struct ContentLine: Equatable {
  /// In capitals.
  let name: String
  /// Names in capitals; quotes around a value are gone.
  let parameters: [(name: String, value: String)]
  let value: String
  /// The line as it was read, unfolded.
  let text: String

  static func == (one: ContentLine, other: ContentLine) -> Bool { one.text == other.text }

  /// Reads an unfolded line, nil where it has no name or no colon.
  init?(_ text: String) {
    self.text = text
    var parts: [String.UnicodeScalarView] = [.init()]
    var value: String?
    var isQuoted = false
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      switch scalars[index] {
      case "\"": isQuoted.toggle()
      case ":" where !isQuoted: value = String(scalars[scalars.index(after: index)...])
      case ";" where !isQuoted: parts.append(.init())
      case let scalar: parts[parts.count - 1].append(scalar)
      }
      if value != nil { break }
    }
    let name = String(parts[0])
    guard let value, !name.isEmpty, name.utf8.allSatisfy(Self.isNameByte) else { return nil }
    self.name = name.uppercased()
    self.value = value
    parameters = parts.dropFirst().map { part in
      let sides = String(part).parts(at: "=", maxSplits: 1)
      return (sides[0].uppercased(), sides.count > 1 ? sides[1] : "")
    }
  }

  /// The value of a parameter, nil where it is missing.
  func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name }?.value
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// Values of the type TEXT (RFC 5545, section 3.3.11).
enum CalendarText {
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": result += "\\\(scalar)"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The texts of a list parted by commas; a backslash before another letter stays.
  static func list(_ value: String) -> [String] {
    var texts = [""]
    var isEscaped = false
    for scalar in value.unicodeScalars {
      if isEscaped {
        isEscaped = false
        switch scalar {
        case "n", "N": texts[texts.count - 1] += "\n"
        case "\\", ";", ",", ":", "\"": texts[texts.count - 1].unicodeScalars.append(scalar)
        default: texts[texts.count - 1] += "\\\(scalar)"
        }
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "," {
        texts.append("")
      } else {
        texts[texts.count - 1].unicodeScalars.append(scalar)
      }
    }
    if isEscaped { texts[texts.count - 1] += "\\" }
    return texts
  }

  /// One text; a comma that is not escaped belongs to it.
  static func text(_ value: String) -> String {
    list(value).joined(separator: ",")
  }
}

extension [UInt8] {
  /// Appends a content line, folded after at most 75 bytes between two characters.
  mutating func append(contentLine text: String) {
    var width = 0
    for scalar in text.unicodeScalars {
      let bytes = UTF8.encode(scalar).map(Array.init) ?? []
      if width + bytes.count > 75 {
        append(contentsOf: "\r\n ".utf8)
        width = 1
      }
      append(contentsOf: bytes)
      width += bytes.count
    }
    append(contentsOf: "\r\n".utf8)
  }
}

/// The content lines of a file, unfolded as bytes: a fold may part a character.
struct ContentLines {
  private var lines: LineReader
  private var waiting: [UInt8]?
  private var isStarted = false
  /// The number of the first of the physical lines that the last one was made of.
  private(set) var number = 0

  init(_ lines: LineReader) {
    self.lines = lines
  }

  /// The next line that is not empty, nil after the last.
  ///
  /// - Throws: ``ImportError``, or `FileError`.
  mutating func next() throws -> ContentLine? {
    if !isStarted {
      isStarted = true
      waiting = try lines.next().map(Array.init)
    }
    while var line = waiting {
      number = lines.number
      waiting = try lines.next().map(Array.init)
      while let more = waiting, let first = more.first, first == 0x20 || first == 0x09 {
        guard line.count + more.count <= LineReader.longestLine else {
          throw ImportError.line(number, RecordFault.tooLong)
        }
        line += more.dropFirst()
        waiting = try lines.next().map(Array.init)
      }
      guard line.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
      guard let text = String(validating: line, as: UTF8.self) else {
        throw ImportError.line(number, RecordFault.notUTF8)
      }
      guard let content = ContentLine(text) else {
        throw ImportError.line(number, RecordFault.misplaced)
      }
      return content
    }
    return nil
  }
}
