/// The words for numbers, weekdays and months that phrases are made of.
enum Numerals {
  typealias Table = [(word: [Unicode.Scalar], value: Int)]

  static let counts: Table =
    table(
      [
        "a", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      ], from: 0
    ).map { ($0.word, max(1, $0.value)) }
    + table(["an"], from: 1)
    + table(["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열", "열한", "열두"], from: 1)
    + table(["석", "넉"], from: 3)
    + table(["스무"], from: 20)
    + table(["일", "이", "삼", "사", "오", "육", "칠", "팔", "구", "십"], from: 1)
    + table(["이십", "삼십", "사십", "오십"], from: 2).map { ($0.word, $0.value * 10) }

  static let hours: Table = table(
    ["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열", "열한", "열두"], from: 1)

  static let dayWords: Table =
    table(["하루", "이틀", "사흘", "나흘", "닷새", "엿새", "이레", "여드레", "아흐레", "열흘"], from: 1)
    + table(["보름"], from: 15)

  /// English hours in words, as after `half past`.
  static let englishHours: Table = table(
    [
      "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve",
    ], from: 1)

  /// 1 to 59, as minutes are said in Korean.
  static let minutes: Table = {
    let ones = ["", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"]
    let tens = ["", "십", "이십", "삼십", "사십", "오십"]
    return table(tens.flatMap { ten in ones.map { ten + $0 } }, from: 0).filter { $0.value > 0 }
  }()

  /// Days of a month, as Korean says them.
  static let koreanDays: Table = minutes.filter { $0.value <= 31 }

  /// Months before `월`; the sixth and the tenth leave their last sound out.
  static let koreanMonths: Table = table(
    ["일", "이", "삼", "사", "오", "유", "칠", "팔", "구", "시", "십일", "십이"], from: 1)

  /// Minutes.
  static let halves: Table = table(["반"], from: 30)

  static let weekdayLetters: Table = table(["월", "화", "수", "목", "금", "토", "일"], from: 1)

  /// The weekdays whose letter alone is no other word after a week.
  static let loneWeekdayLetters: Table = weekdayLetters.filter { $0.value < 7 }

  static let weekdayNames = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  static let weekdays: Table =
    table(weekdayNames, from: 1)
    + table(["mon", "tue", "wed", "thu", "fri", "sat", "sun"], from: 1)
    + table(["tues", "weds"], from: 2) + table(["thur"], from: 4) + table(["thurs"], from: 4)

  static let monthNames: Table =
    table(YearMonth.englishNames.map { $0.lowercased() }, from: 1)
    + table(YearMonth.englishNames.map { String($0.lowercased().prefix(3)) }, from: 1)
    + table(["sept"], from: 9)

  static let places: Table =
    table(["first", "second", "third", "fourth"], from: 1)
    + table(["1st", "2nd", "3rd", "4th"], from: 1) + table(["last"], from: -1)

  static let koreanPlaces: Table =
    table(["첫째", "둘째", "셋째", "넷째"], from: 1)
    + table(["첫 번째", "두 번째", "세 번째", "네 번째"], from: 1)
    + table(["첫번째", "두번째", "세번째", "네번째"], from: 1)
    + table(["1째", "2째", "3째", "4째"], from: 1)
    + table(["1번째", "2번째", "3번째", "4번째"], from: 1) + table(["첫"], from: 1)
    + table(["마지막"], from: -1)

  /// The letters after the digits of an English ordinal.
  static func ordinalSuffix(_ number: Int) -> [Unicode.Scalar] {
    if 11...13 ~= number % 100 { return ["t", "h"] }
    switch number % 10 {
    case 1: return ["s", "t"]
    case 2: return ["n", "d"]
    case 3: return ["r", "d"]
    default: return ["t", "h"]
    }
  }

  private static func table(_ words: [String], from first: Int) -> Table {
    words.enumerated().map { (Array($0.element.unicodeScalars), $0.offset + first) }
  }
}
