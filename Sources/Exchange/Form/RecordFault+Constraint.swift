extension RecordFault {
  /// What a rule of the schema means in the names of a file, where SQLite tells that it was broken.
  ///
  /// The rules stand in the schema alone; the forms in which they are written there are few.
  init(constraint detail: String, of type: RecordType) {
    func name(_ column: Substring) -> String {
      let source = type.folded.first { $0.column == column }?.of ?? String(column)
      return type.fields.first { $0.column == source }?.name ?? source
    }
    if let rule = detail.firstMatch(of: /: (\w+) IS NULL OR (\w+) IS NOT NULL$/) {
      self = .needs(name(rule.1), name(rule.2))
    } else if let rule = detail.firstMatch(of: /: \((\w+) IS NULL\) = \((\w+) IS NULL\)$/) {
      self = .together(name(rule.1), name(rule.2))
    } else if let rule = detail.firstMatch(of: /: (\w+) > ([a-z_]+)$/) {
      self = .order(name(rule.1), after: name(rule.2))
    } else if detail.contains("UNIQUE") {
      let columns = detail.matches(of: /\w\.(\w+)/).map { name($0.1) }
      self = .repeated(type.name, columns.joined(separator: ", "))
    } else {
      self = .refused
    }
  }
}
