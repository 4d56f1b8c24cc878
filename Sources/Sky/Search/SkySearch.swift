import DateHelper
import Text

/// What is looked up by name with a provider; the raw values are kept in the cache.
public enum SearchKind: String, Sendable, CaseIterable {
  /// Towns and villages that the table of regions lacks.
  case place
  /// Stations that measure dust.
  case station

  /// No place has a longer name, in scalars.
  private static let longestName = 100

  /// Whether a text can be a name that somebody is asked for.
  public func canBeAsked(for text: String) -> Bool {
    !InputText.isBlank(text) && text.unicodeScalars.count <= Self.longestName
  }
}

extension ProviderPlan {
  /// Who is asked for a name.
  ///
  /// Places are looked up with whoever tells the weather, if that knows names, so that nobody else
  /// learns of them; else with Open-Meteo, which wants no key. Only AQICN has names of stations.
  public func provider(of kind: SearchKind) -> Provider {
    switch kind {
    case .place:
      let teller = weather?.account ?? .openMeteo
      return teller == .openWeatherMap && keyMarks[teller] != nil ? teller : .openMeteo
    case .station: return .aqicn
    }
  }
}

/// Something that a name was found to belong to.
public struct SearchHit: Sendable, Equatable {
  /// The name, one safe line.
  public var name: String
  /// What it belongs to, the largest first, such as a country and a province; each one safe line.
  public var areas: [String] = []
  /// The ISO 3166-1 code of two capital letters.
  public var country: String?
  /// Degrees north.
  public var latitude: Double
  /// Degrees east.
  public var longitude: Double
  /// The number of a station, as `air.station` takes it.
  public var station: String?
  /// The US AQI of a station, where it has one.
  public var usAQI: Int?
  /// When the station last measured.
  public var observed: Instant?

  /// A hit of which the name and the point are known.
  public init(name: String, latitude: Double, longitude: Double) {
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The point that weather is asked for, nil if it lies off the globe.
  public var place: Place? { Place(latitude: latitude, longitude: longitude) }
}

/// What is known about a name that was looked up.
public struct SkySearch: Sendable, Equatable {
  /// How the asking went.
  public let attempt: Attempt
  /// What was found, the most likely first.
  public let hits: [SearchHit]
}

/// The right to look one name up once.
public struct SearchClaim: Sendable, Equatable {
  /// What sort of thing is looked for.
  public let kind: SearchKind
  /// The name.
  public let text: String
  let number: Int
}
