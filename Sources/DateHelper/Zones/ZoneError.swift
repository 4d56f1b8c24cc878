import Language

/// Why a time zone cannot be used.
public enum ZoneError: Error, Equatable {
  /// No zone of this name is there.
  case unknown(String)
  /// A name that is no zone's and could lead out of the folder of zones.
  case badName(String)
  /// The file of this zone is no TZif file.
  case unreadable(String)
}

extension ZoneError: Explainable {
  /// What is wrong with the zone.
  public var message: Bilingual {
    switch self {
    case .unknown(let name):
      Bilingual(en: "there is no time zone '\(name)'", ko: "시간대 '\(name)'이(가) 없습니다")
    case .badName(let name):
      Bilingual(
        en: "'\(name)' cannot be the name of a time zone", ko: "'\(name)'은(는) 시간대 이름이 될 수 없습니다")
    case .unreadable(let name):
      Bilingual(
        en: "the file of time zone '\(name)' is damaged", ko: "시간대 '\(name)'의 파일이 손상되었습니다")
    }
  }

  /// A name to try, or the package that holds the zones.
  public var hint: Bilingual? {
    switch self {
    case .unknown, .badName:
      Bilingual(
        en: "use a name such as Asia/Seoul, or install tzdata",
        ko: "Asia/Seoul 같은 이름을 쓰거나 tzdata를 설치하세요")
    case .unreadable:
      Bilingual(en: "reinstall tzdata", ko: "tzdata를 다시 설치하세요")
    }
  }
}
