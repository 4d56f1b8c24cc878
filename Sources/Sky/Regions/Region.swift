import Language

/// A place that weather and air can be asked for.
public struct Region: Sendable, Equatable {
  /// What sort of place a region is.
  public enum Kind: String, Sendable {
    /// A Korean province (도).
    case province
    /// A Korean city (시), metropolitan cities among them.
    case city
    /// A Korean county (군).
    case county
    /// A Korean district (구).
    case district
    /// A city outside Korea.
    case world
    /// A point that someone gave by its coordinates.
    case point
  }

  /// The stable key that a region is stored under, such as `kr-seoul-jongno` or `gn-5746545`.
  ///
  /// `RegionTable.find` takes it as a query; a point's is its coordinates.
  public let id: String
  /// What sort of place this is.
  public let kind: Kind
  /// The short name, such as `Suwon` and `수원`.
  public let name: Bilingual
  /// What the place belongs to, nil for Korea's provinces and metropolitan cities and for points.
  public let parent: Bilingual?
  /// The ISO 3166-1 code of two capital letters, nil for a point.
  public let country: String?
  /// Degrees north, see ``Place/latitudes``.
  public let latitude: Double
  /// Degrees east, see ``Place/longitudes``.
  public let longitude: Double
  /// The name of the time zone, such as `Asia/Seoul`, nil for a point.
  public let timeZone: String?
  /// The people who live in the place or its seat, nil if not known.
  public let population: Int?

  /// A region that consists of these parts.
  public init(
    id: String, kind: Kind, name: Bilingual, parent: Bilingual?, country: String?,
    latitude: Double, longitude: Double, timeZone: String?, population: Int?
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.parent = parent
    self.country = country
    self.latitude = latitude
    self.longitude = longitude
    self.timeZone = timeZone
    self.population = population
  }

  /// The name with what tells it from others of that name: `Goseong-gun, Gangwon` and `강원 고성군`.
  ///
  /// `RegionTable.find` takes a label as a query; some seventy foreign cities share theirs with another
  /// of their country, which only the id tells apart.
  public var label: Bilingual {
    guard let parent else { return name }
    return Bilingual(
      en: "\(name.english), \(parent.english)",
      ko: parent.korean.isEmpty ? name.korean : "\(parent.korean) \(name.korean)")
  }
}
