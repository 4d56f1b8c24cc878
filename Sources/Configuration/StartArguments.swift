import CStart
import Glibc
import Text

/// The words that a program was started with.
public enum StartArguments {
  /// The name by which the program was called, empty where there is none.
  static let name = words(from: 0).first.flatMap { $0 } ?? ""

  /// The words after the name; nil for one that is not UTF-8.
  public static let words = words(from: 1)

  private static func words(from index: Int) -> [String?] {
    var words: [String?] = []
    var next = started_arguments()
    while let pointer = next.pointee {
      let bytes = UnsafeBufferPointer(start: pointer, count: strlen(pointer))
      words.append(InputText.decoded(bytes.map(UInt8.init(bitPattern:))))
      next += 1
    }
    return Array(words.dropFirst(index))
  }
}
