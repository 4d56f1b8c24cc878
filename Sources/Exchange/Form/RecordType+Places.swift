import Planner

extension RecordType {
  /// Regions under names of a person's own; todos refer to them.
  static let places = [
    RecordType(
      "place", table: "place", .numbered(knownBy: [Likeness("folded_name")]),
      [
        Field("id", .number), Field("name", .tag), Field("key", .text), Field("name_en", .text),
        Field("name_ko", .text), Field("latitude", .real(HomeRegion.latitudes)),
        Field("longitude", .real(HomeRegion.longitudes)),
      ],
      folded: [("folded_name", of: "name")])
  ]
}
