import Database
import Language
import Sky

/// The region whose sky is shown.
public struct HomeRegion: Sendable, Equatable {
  /// Its key in the table of regions, or its coordinates.
  public let key: String
  /// Its name.
  public let name: Bilingual
  /// Where it is.
  public let place: Place

  /// A region by its key, name and place.
  public init(key: String, name: Bilingual, place: Place) {
    self.key = key
    self.name = name
    self.place = place
  }

  /// Degrees north that the place of a region can have.
  public static let latitudes = Place.latitudes
  /// Degrees east that the place of a region can have.
  public static let longitudes = Place.longitudes

  /// Seoul, which is shown until a person sets a region.
  public static let fallback = HomeRegion(
    key: "kr-seoul", name: Bilingual(en: "Seoul", ko: "서울"), place: .seoul)
}

/// The region of the person whose store it is: one row, or none while nothing is set.
public struct RegionStore {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// The region, or nil while none is set.
  ///
  /// - Throws: `DatabaseError`.
  public func region() throws -> HomeRegion? {
    try connection.first(
      "SELECT key, name_en, name_ko, latitude, longitude FROM region"
    ) { row in
      Place(latitude: row.real(3), longitude: row.real(4)).map {
        HomeRegion(
          key: row.text(0), name: Bilingual(en: row.text(1), ko: row.text(2)), place: $0)
      }
    }.flatMap { $0 }
  }

  /// The region whose sky is shown: the one that is set, or the fallback.
  ///
  /// - Throws: `DatabaseError`.
  public func inUse() throws -> HomeRegion { try region() ?? .fallback }

  /// Sets the region.
  ///
  /// - Throws: `DatabaseError`.
  public func set(_ region: HomeRegion) throws {
    try connection.run(
      """
      INSERT INTO region (id, key, name_en, name_ko, latitude, longitude)
      VALUES (1, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET key = excluded.key, name_en = excluded.name_en,
        name_ko = excluded.name_ko, latitude = excluded.latitude, longitude = excluded.longitude
      """,
      region.key, region.name.english, region.name.korean, region.place.latitude,
      region.place.longitude)
  }
}
