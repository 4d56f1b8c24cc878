import Language

/// One line of the table, cut into its columns but not yet read.
struct RegionRow {
  private static let columnCount = 12
  private static let tab = UInt8(ascii: "\t")
  private static let bar = UInt8(ascii: "|")
  private let columns: [ArraySlice<UInt8>]

  /// The columns of a line, nil if it has more or fewer than the table has.
  init?(line: ArraySlice<UInt8>) {
    columns = line.split(separator: Self.tab, omittingEmptySubsequences: false)
    guard columns.count == Self.columnCount else { return nil }
  }

  /// The names that the region is found under, folded, each between bars.
  var keyColumn: ArraySlice<UInt8> { columns[4] }

  /// The names that the region is found under, folded.
  var keys: [ArraySlice<UInt8>] { keyColumn.split(separator: Self.bar) }

  /// The ISO 3166-1 code of the country.
  var country: String { text(7) }

  /// The region of the row, nil if a column makes no sense.
  func region() -> Region? {
    guard let kind = Region.Kind(rawValue: text(1)),
      let latitude = Double(text(8)), let longitude = Double(text(9)),
      Place.isOnGlobe(latitude, longitude),
      columns[11].isEmpty || population != nil,
      !columns[0].isEmpty, !columns[2].isEmpty, !columns[3].isEmpty
    else { return nil }
    return Region(
      id: text(0), kind: kind, name: Bilingual(en: text(3), ko: text(2)), parent: parent,
      country: country, latitude: latitude, longitude: longitude, timeZone: text(10),
      population: population)
  }

  private var population: Int? { Int(text(11)).flatMap { $0 >= 0 ? $0 : nil } }

  private var parent: Bilingual? {
    columns[6].isEmpty ? nil : Bilingual(en: text(6), ko: text(5))
  }

  private func text(_ column: Int) -> String {
    String(decoding: columns[column], as: UTF8.self)
  }
}
