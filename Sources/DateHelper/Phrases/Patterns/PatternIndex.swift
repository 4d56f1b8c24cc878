/// The patterns of some rows, found by the scalar that a text begins with.
struct PatternIndex: Sendable {
  struct Entry: Sendable {
    /// The place of the row in ``rows``.
    let row: Int
    let pattern: Pattern
  }

  let rows: [PhraseRow]
  private let entries: [Unicode.Scalar: [Entry]]

  init(_ rows: [PhraseRow]) {
    var entries: [Unicode.Scalar: [Entry]] = [:]
    for (row, patterns) in rows.lazy.map(\.patterns).enumerated() {
      for pattern in patterns {
        for scalar in pattern.firstScalars {
          entries[scalar, default: []].append(Entry(row: row, pattern: pattern))
        }
      }
    }
    self.rows = rows
    self.entries = entries
  }

  func entries(startingWith scalar: Unicode.Scalar) -> [Entry] {
    entries[scalar] ?? []
  }
}

extension Pattern {
  /// The scalars that a text may begin with to fit.
  var firstScalars: Set<Unicode.Scalar> {
    if case .scalar(let scalar)? = elements.first { return [scalar] }
    return Pattern.firstScalars(elements[...]).scalars
  }

  /// The first scalars of some elements, and whether all of them may be left out.
  private static func firstScalars(
    _ elements: ArraySlice<Element>
  ) -> (scalars: Set<Unicode.Scalar>, isOptional: Bool) {
    guard let element = elements.first else { return ([], true) }
    var (scalars, isOptional) = firstScalars(of: element)
    if isOptional {
      let rest = firstScalars(elements.dropFirst())
      scalars.formUnion(rest.scalars)
      isOptional = rest.isOptional
    }
    return (scalars, isOptional)
  }

  private static func firstScalars(
    of element: Element
  ) -> (scalars: Set<Unicode.Scalar>, isOptional: Bool) {
    switch element {
    case .scalar(let scalar): return ([scalar], false)
    case .space(let isOptional): return ([" "], isOptional)
    case .slot(let slot): return (slot.firstScalars, false)
    case .choice(let choices):
      let firsts = choices.map { firstScalars($0[...]) }
      return (
        firsts.reduce(into: []) { $0.formUnion($1.scalars) },
        firsts.contains(where: \.isOptional)
      )
    }
  }
}
