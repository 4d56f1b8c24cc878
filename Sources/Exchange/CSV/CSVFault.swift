import Language

/// What is wrong with a record of comma-separated values.
enum CSVFault: Explainable, Equatable {
  /// It has more or fewer cells than there are headings.
  case cells(Int, expected: Int)

  var message: Bilingual {
    switch self {
    case .cells(let count, let expected):
      Bilingual(
        en: "there are \(count) cells under \(expected) headings",
        ko: "제목은 \(expected)개인데 칸이 \(count)개입니다")
    }
  }
}
