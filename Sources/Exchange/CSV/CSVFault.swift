import Language

/// What is wrong with a record of comma-separated values.
enum CSVFault: Explainable, Equatable {
  /// It has more or fewer cells than there are headings.
  case cells(Int, expected: Int)
  /// There is no heading of that name.
  case missingHeading(String)
  /// A heading is there twice.
  case headingTwice(String)

  var message: Bilingual {
    switch self {
    case .cells(let count, let expected):
      Bilingual(
        en: "there are \(count) cells under \(expected) headings",
        ko: "제목은 \(expected)개인데 칸이 \(count)개입니다")
    case .missingHeading(let name):
      Bilingual(en: "there is no heading '\(name)'", ko: "'\(name)' 제목이 없습니다")
    case .headingTwice(let name):
      Bilingual(en: "the heading '\(name)' is there twice", ko: "'\(name)' 제목이 두 번 있습니다")
    }
  }

  var hint: Bilingual? {
    guard case .missingHeading = self else { return nil }
    let names = CSVColumn.allCases.map(\.rawValue).joined(separator: ",")
    return Bilingual(
      en: "the first line names the columns, some of: \(names)",
      ko: "첫 줄에 칸의 이름을 쓰세요: 제목,날짜,시간,마감,중요도,태그,프로젝트,메모 가운데")
  }
}
