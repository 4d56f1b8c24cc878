import Terminal
import Text

/// Names that stay different where there is no room for them as a whole.
struct Distinction {
  /// The names; those that would be cut to the same text have lost their middle instead.
  let texts: [String]
  /// The cells that a column of them keeps.
  let minimum: Int

  /// - Parameter room: the cells that a name may have; nil is no limit.
  init(of names: [String], room: Int?) {
    let safe = names.map { SafeText($0) }
    let longest = safe.map(\.cellWidth).max() ?? 0
    let count = Set(names).count
    let needed = (Self.usual...max(Self.usual, longest)).first { cells in
      Set(safe.map { $0.truncated(to: cells) }).count == count
    }
    let limit = max(Self.usual, room ?? Int.max)
    guard let needed, needed > limit else {
      texts = names
      minimum = min(needed ?? Self.usual, limit)
      return
    }
    texts = safe.map {
      $0.cellWidth > limit ? Self.withoutMiddle($0.string, cells: limit) : $0.string
    }
    minimum = limit
  }

  /// The cells that are enough for most names.
  private static let usual = 8

  /// The beginning and the end of a text, with `..` between them.
  private static func withoutMiddle(_ text: String, cells: Int) -> String {
    let half = (cells - 2) / 2
    return String(text.fitting(half)) + ".."
      + String(String(text.reversed()).fitting(half).reversed())
  }
}

extension String {
  /// As much of the beginning as so many cells hold.
  fileprivate func fitting(_ cells: Int) -> Substring {
    var width = 0
    return prefix {
      width += String($0).cellWidth
      return width <= cells
    }
  }
}
