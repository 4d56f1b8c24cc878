import Language

extension Region {
  /// Names that people use for countries beside those in the table.
  private static let countryNames = [
    "AE": ["uae"],
    "CD": ["drc"],
    "CZ": ["czechrepublic"],
    "GB": ["uk", "greatbritain", "britain"],
    "KR": ["korea", "southkorea", "republicofkorea", "한국", "대한민국"],
    "TR": ["turkey", "터키"],
    "US": ["usa", "america"],
  ]

  /// Whether a folded text consists of names of what the region belongs to: `oregonus`, `경기`.
  func belongs(to qualifier: String) -> Bool {
    Self.consists(of: qualifiers, qualifier[...])
  }

  private var qualifiers: [String] {
    let code = country.map { [$0.lowercased()] + (Self.countryNames[$0] ?? []) } ?? []
    let english = parent?.english.split(separator: ",").map(foldedName) ?? []
    let korean = parent?.korean.split(separator: " ").map(foldedName) ?? []
    return (code + english + korean).filter { !$0.isEmpty }
  }

  private static func consists(of parts: [String], _ text: Substring) -> Bool {
    text.isEmpty
      || parts.contains { text.hasPrefix($0) && consists(of: parts, text.dropFirst($0.count)) }
  }
}
