import Language

/// A size of particles that Clamate watches.
public enum Pollutant: String, Sendable, CaseIterable {
  /// Particles up to 2.5 µm.
  case pm25
  /// Particles up to 10 µm.
  case pm10

  /// The name as people say it.
  public var name: Bilingual {
    switch self {
    case .pm25: Bilingual(en: "PM2.5", ko: "초미세먼지")
    case .pm10: Bilingual(en: "PM10", ko: "미세먼지")
    }
  }
}
