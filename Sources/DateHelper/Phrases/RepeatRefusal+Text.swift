import Language

extension RepeatRefusal {
  /// What is wrong with the words of a repeat.
  func message(_ text: String) -> Bilingual {
    switch self {
    case .oneDay:
      Bilingual(
        en: "'\(text)' repeats, and one day is asked for",
        ko: "'\(text)'은(는) 반복이라 날짜 하나를 대신할 수 없습니다")
    case .deadline:
      Bilingual(en: "'\(text)' cannot be a deadline", ko: "'\(text)'은(는) 마감이 될 수 없습니다")
    case .endTime:
      Bilingual(
        en: "a repeat ends with a day, not at '\(text)'",
        ko: "반복은 날짜로 끝납니다: '\(text)'에 끝낼 수 없습니다")
    case .over:
      Bilingual(en: "'\(text)' ends before it begins", ko: "'\(text)' 반복이 시작하기도 전에 끝납니다")
    case .interval:
      Bilingual(
        en: "'\(text)' counts less than 1 or more than 9999",
        ko: "'\(text)'의 수는 1부터 9999까지여야 합니다")
    case .pastMidnight:
      Bilingual(
        en: "'\(text)' cannot repeat at midnight or after it",
        ko: "'\(text)'은(는) 자정이나 그 뒤에 반복할 수 없습니다")
    case .ambiguous:
      Bilingual(en: "'\(text)' can mean two things", ko: "'\(text)'은(는) 두 가지로 읽힙니다")
    case .twice:
      Bilingual(
        en: "'\(text)' can mean twice in each or once in two",
        ko: "'\(text)'은(는) 주기마다 두 번과 두 주기에 한 번으로 읽힙니다")
    case .twoEnds:
      Bilingual(en: "'\(text)' is a second end", ko: "'\(text)'은(는) 두 번째 끝입니다")
    case .noCount:
      Bilingual(
        en: "'\(text)' cannot end after a number of times",
        ko: "'\(text)' 반복은 횟수로 끝낼 수 없습니다")
    case .rate:
      Bilingual(
        en: "'\(text)' can mean so many times in each", ko: "'\(text)'은(는) 주기마다 그만큼으로도 읽힙니다")
    case .timesAlone:
      Bilingual(en: "'\(text)' has no repeat beside it", ko: "'\(text)' 옆에 반복이 없습니다")
    case .hourly:
      Bilingual(en: "'\(text)' is less than a day", ko: "'\(text)' 반복은 하루보다 짧습니다")
    case .length:
      Bilingual(
        en: "'\(text)' is no end of a repeat", ko: "'\(text)'은(는) 반복의 끝이 될 수 없습니다")
    case .otherUnit:
      Bilingual(
        en: "'\(text)' does not go together", ko: "'\(text)'은(는) 함께 쓸 수 없는 반복과 날짜입니다")
    }
  }

  /// What to write instead.
  func hint(_ text: String) -> Bilingual {
    switch self {
    case .oneDay: Bilingual(en: "for example: tomorrow", ko: "예: 내일")
    case .deadline:
      Bilingual(en: "leave by or due out, or name one day", ko: "'까지'를 빼거나 날짜 하나를 쓰세요")
    case .endTime: Bilingual(en: "leave the time out", ko: "시각을 빼세요")
    case .over: Bilingual(en: "name a later last day", ko: "더 나중 날짜를 쓰세요")
    case .interval: Bilingual(en: "for example: every 3 days", ko: "예: 3일마다")
    case .pastMidnight:
      Bilingual(en: "name the day after, or a time before 24:00", ko: "이튿날이나 24:00 전의 시각을 쓰세요")
    case .ambiguous: readings(of: text)
    case .twice: readings(ofTwice: text)
    case .twoEnds: Bilingual(en: "leave one of them out", ko: "둘 중 하나를 빼세요")
    case .noCount: Bilingual(en: "for example: until 12-31", ko: "예: 12월 31일까지")
    case .rate:
      Bilingual(
        en: "write 3 times in all, or name the days: every mon, wed, fri",
        ko: "모두 3번처럼 쓰거나 요일을 쓰세요: 매주 월수금")
    case .timesAlone: Bilingual(en: "for example: every day 5 times", ko: "예: 매일 5번")
    case .hourly:
      Bilingual(
        en: "write every day at 9am, or quote the title to keep the words in it",
        ko: "매일 아침 9시처럼 쓰거나, 제목에 두려면 제목을 따옴표로 묶으세요")
    case .length:
      Bilingual(
        en: "write every day 3 times, or every day until friday",
        ko: "매일 3번이나 금요일까지 매일처럼 쓰세요")
    case .otherUnit:
      Bilingual(
        en: "write every friday, every 8th or every feb 3; a first day takes from: from friday",
        ko: "매주 금요일, 매월 8일, 매년 2월 3일처럼 쓰고, 첫날이면 부터를 붙이세요")
    }
  }

  /// Both things that `biweekly friday` can mean.
  private func readings(ofTwice text: String) -> Bilingual {
    let words = text.split(separator: " ").map(String.init)
    let isOfWeeks = words.first?.hasSuffix("weekly") ?? true
    let days = words.dropFirst().drop { $0 == "on" }
    let apart =
      (["every other", isOfWeeks ? "week" : "month"] + (days.isEmpty ? [] : ["on"]) + days)
      .joined(separator: " ")
    let twice = isOfWeeks ? "every tue,fri" : "every month on the 1st"
    return Bilingual(
      en: "write \(apart), or name the days: \(twice)", ko: "\(apart) 또는 \(twice)처럼 쓰세요")
  }

  /// Both things that `every 2nd tuesday` can mean.
  private func readings(of text: String) -> Bilingual {
    let words = text.split(separator: " ")
    let nth = words.dropFirst().first.map { Array($0.unicodeScalars) }
    let weeks = Numerals.places.first { $0.word == nth }?.value ?? 2
    let weekday = words.last.map(String.init) ?? "monday"
    let apart = weeks == 2 ? "every other \(weekday)" : "every \(weeks) weeks on \(weekday)"
    let monthly = "\(words.dropFirst().joined(separator: " ")) of every month"
    return Bilingual(en: "write \(apart), or \(monthly)", ko: "\(apart) 또는 \(monthly)로 쓰세요")
  }
}
