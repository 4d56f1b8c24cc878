import Language

extension Air {
  /// ``remark`` as people say it; words that Clamate does not know stay as they came.
  ///
  /// The known ones are the flags of AirKorea's measurements (`pm10Flag`, `pm25Flag`).
  public var remarkWords: Bilingual? { remark.map(Self.words(ofRemark:)) }

  /// What a station said of itself in both languages, if it is known, else as it came.
  static func words(ofRemark remark: String) -> Bilingual {
    let english =
      switch remark.filter({ !$0.isWhitespace }) {
      case "통신장애": "no connection to the station"
      case "점검및교정": "being checked and calibrated"
      case "장비점검": "being checked"
      case "자료이상": "doubtful data"
      default: remark
      }
    return Bilingual(en: english, ko: remark)
  }
}
