/// A column that is shown, with the width it has so far.
struct ColumnSlot: Sendable {
  let index: Int
  var column: TableColumn
  var width: Int

  /// The width that the column can shrink to.
  var minimum: Int {
    let floor = column.minimum ?? (column.weight > 0 ? 4 : width)
    return min(width, max(1, floor))
  }
}

/// The cells that the columns of a table share.
struct ColumnRoom {
  let cells: Int
  let gap: Int

  /// Leaves out columns until the minima of the others fit, or one is left.
  func dropColumns(_ slots: inout [ColumnSlot]) {
    while slots.count > 1, excess(slots.map(\.minimum)) > 0 {
      if slots.count == 2, let tight = tightened(slots) {
        slots = tight
        return
      }
      let leastImportant = slots.indices.min { first, second in
        let (one, other) = (slots[first].column, slots[second].column)
        if one.importance != other.importance { return one.importance < other.importance }
        if (one.weight > 0) != (other.weight > 0) { return one.weight == 0 }
        return first > second
      }
      guard let leastImportant else { return }
      slots.remove(at: leastImportant)
    }
  }

  /// The last two columns with less than their minimum, which say more together than one of them.
  private func tightened(_ slots: [ColumnSlot]) -> [ColumnSlot]? {
    guard let index = slots.firstIndex(where: { $0.column.weight > 0 }) else { return nil }
    var tight = slots
    tight[index].column.minimum = nil
    return excess(tight.map(\.minimum)) > 0 ? nil : tight
  }

  /// Takes away what is too much: from columns beyond their share, from those with a weight, then
  /// from any with a minimum.
  func shrinkColumns(_ slots: inout [ColumnSlot]) {
    for (index, slot) in slots.enumerated() {
      guard let share = slot.column.share else { continue }
      let spare = slot.width - max(slot.minimum, cells / share)
      slots[index].width -= max(0, min(spare, excess(slots.map(\.width))))
    }
    shrink(&slots, slots.indices.filter { slots[$0].column.weight > 0 }) { $0.column.weight }
    shrink(&slots, Array(slots.indices)) { _ in 1 }
    let rest = excess(slots.map(\.width))
    if slots.count == 1, rest > 0 { slots[0].width -= rest }
  }

  /// Gives what is left over to the columns with a weight.
  func growColumns(_ slots: inout [ColumnSlot]) {
    let growing = slots.indices.filter { slots[$0].column.weight > 0 }
    var spare = -excess(slots.map(\.width))
    var weights = growing.reduce(0) { $0 + slots[$1].column.weight }
    guard spare > 0 else { return }
    for index in growing {
      let weight = slots[index].column.weight
      let part = spare * weight / weights
      slots[index].width += part
      spare -= part
      weights -= weight
    }
  }

  /// Shares the excess among some columns by weight, the minima of which it respects.
  private func shrink(
    _ slots: inout [ColumnSlot], _ indices: [Int], by weight: (ColumnSlot) -> Int
  ) {
    var shrinking = indices.filter { slots[$0].width > slots[$0].minimum }
    var tooMuch = excess(slots.map(\.width))
    while tooMuch > 0, !shrinking.isEmpty {
      var weights = shrinking.reduce(0) { $0 + weight(slots[$1]) }
      for index in shrinking {
        let part = (tooMuch * weight(slots[index]) + weights - 1) / weights
        let taken = min(part, slots[index].width - slots[index].minimum)
        weights -= weight(slots[index])
        slots[index].width -= taken
        tooMuch -= taken
      }
      shrinking.removeAll { slots[$0].width <= slots[$0].minimum }
    }
  }

  /// How many cells more than there are columns of these widths would take.
  private func excess(_ widths: [Int]) -> Int {
    widths.reduce(0, +) + gap * max(0, widths.count - 1) - cells
  }
}
