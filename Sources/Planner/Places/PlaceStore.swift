import Database
import Language
import Sky
import Text

/// The places that a person named.
public struct PlaceStore {
  private static let columns = "id, name, key, name_en, name_ko, latitude, longitude"
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// All places, by name.
  ///
  /// - Throws: `DatabaseError`.
  public func all() throws -> [NamedPlace] {
    var places: [NamedPlace] = []
    try connection.rows("SELECT \(Self.columns) FROM place ORDER BY folded_name") { row in
      if let place = Self.place(row) { places.append(place) }
    }
    return places
  }

  /// The place of a name in any case, or nil.
  ///
  /// - Throws: `DatabaseError`.
  public func place(named name: String) throws -> NamedPlace? {
    try connection.first(
      "SELECT \(Self.columns) FROM place WHERE folded_name = ?", name.folded, body: Self.place
    ).flatMap { $0 }
  }

  /// The place that a person named.
  ///
  /// - Throws: ``PlaceError/unknown(_:)``, or `DatabaseError`.
  public func existingPlace(named typed: String) throws -> NamedPlace {
    let name = PlaceReference.name(inSign: typed) ?? typed
    guard let place = try place(named: name) else { throw PlaceError.unknown(typed) }
    return place
  }

  /// Gives a region a name.
  ///
  /// - Parameter replacing: whether a place of the name is put elsewhere; its todos stay with it.
  /// - Returns: the place as it now is.
  /// - Throws: ``PlaceError/taken(_:)``, or `DatabaseError`.
  public func add(_ name: PlaceName, _ region: HomeRegion, replacing: Bool) throws -> NamedPlace {
    if let old = try place(named: name.text), !replacing { throw PlaceError.taken(old) }
    try connection.run(
      """
      INSERT INTO place (folded_name, name, key, name_en, name_ko, latitude, longitude)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (folded_name) DO UPDATE SET name = excluded.name, key = excluded.key,
        name_en = excluded.name_en, name_ko = excluded.name_ko, latitude = excluded.latitude,
        longitude = excluded.longitude
      """,
      name.text.folded, name.text, region.key, region.name.english, region.name.korean,
      region.place.latitude, region.place.longitude)
    return try existingPlace(named: name.text)
  }

  /// Gives a place another name; its todos stay with it.
  ///
  /// - Returns: the place as it now is.
  /// - Throws: ``PlaceError/taken(_:)``, or `DatabaseError`.
  public func rename(_ place: NamedPlace, to name: PlaceName) throws -> NamedPlace {
    if let other = try self.place(named: name.text), other.reference.id != place.reference.id {
      throw PlaceError.taken(other)
    }
    try connection.run(
      "UPDATE place SET folded_name = ?, name = ? WHERE id = ?", name.text.folded, name.text,
      place.reference.id)
    return try existingPlace(named: name.text)
  }

  /// Forgets a place; its todos name none any more.
  ///
  /// - Returns: how many todos named it.
  /// - Throws: `DatabaseError`.
  public func remove(_ place: NamedPlace) throws -> Int {
    let count = try connection.run(
      "UPDATE todo SET place_id = NULL WHERE place_id = ?", place.reference.id)
    try connection.run("DELETE FROM place WHERE id = ?", place.reference.id)
    return count
  }

  private static func place(_ row: Row) -> NamedPlace? {
    Place(latitude: row.real(5), longitude: row.real(6)).map { place in
      NamedPlace(
        reference: PlaceReference(id: row.integer(0), name: row.text(1)),
        region: HomeRegion(
          key: row.text(2), name: Bilingual(en: row.text(3), ko: row.text(4)), place: place))
    }
  }
}
