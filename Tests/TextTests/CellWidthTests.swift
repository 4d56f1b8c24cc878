import Glibc
import Testing
import Text

@Suite struct CellWidthTests {
  @Test(arguments: try CaseTable.rows("width"))
  func textTakesTheCellsThatTerminalsDraw(row: [String]) throws {
    let text = CaseTable.unescaped(row[0])
    let cells = try #require(Int(row[1]))
    #expect(text.cellWidth == cells, "\(row[2])")
    #expect(text.reduce(0) { $0 + $1.cellWidth } == cells, "\(row[2])")
    #expect((text + "한 a" + text).cellWidth == 2 * cells + 4, "\(row[2])")
  }

  /// The C library is a second source where terminals agree with it.
  @Test(arguments: [
    0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x300...0x36F, 0x391...0x3A1, 0x400...0x4FF,
    0x621...0x64A, 0x904...0x954, 0xE01...0xE3A, 0x1100...0x11FF, 0x2190...0x21FF,
    0x2500...0x25FC, 0x3041...0x3096, 0x3099...0x30FF, 0x3131...0x318E, 0x4E00...0x9FFF,
    0xAC00...0xD7A3, 0xFF01...0xFFBE, 0x1F600...0x1F64F, 0x20000...0x2A6DF,
  ])
  func scalarsHaveTheWidthThatTheCLibraryGives(range: ClosedRange<UInt32>) throws {
    typealias Function = @convention(c) (wchar_t) -> CInt
    let symbol = try #require(dlsym(nil, "wcwidth"), "hidden by the C library's module")
    let wcwidth = unsafeBitCast(symbol, to: Function.self)
    let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
    let previous = uselocale(locale)
    defer {
      uselocale(previous)
      freelocale(locale)
    }
    let wrong = range.compactMap(Unicode.Scalar.init).filter {
      $0.cellWidth != Int(wcwidth(wchar_t($0.value)))
    }
    #expect(wrong.isEmpty)
  }

  @Test func everyScalarTakesNoneOneOrTwoCells() {
    let wrong = (0...0x10FFFF).lazy.compactMap(Unicode.Scalar.init).filter {
      !(0...2).contains($0.cellWidth) || !(0...2).contains(Character($0).cellWidth)
    }
    #expect(Array(wrong).isEmpty)
  }

  @Test func aCharacterUnderTenThousandMarksTakesOneCell() {
    let text = "a" + String(repeating: "\u{301}", count: 10_000)
    #expect(text.cellWidth == 1)
  }
}
