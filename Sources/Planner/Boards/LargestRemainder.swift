/// Rounding of parts so that what is printed of them adds up to what is printed of their sum.
///
/// The method of largest remainders (Hamilton): each part is rounded down, and the units that are
/// missing then go to the parts that lost most, of equals to the first.
public enum LargestRemainder {
  /// The parts in units of `unit`, adding up to their sum rounded down.
  ///
  /// - Parameters:
  ///   - parts: none negative.
  ///   - unit: at least 1; 60 for the minutes of seconds.
  public static func rounded(_ parts: [Int64], unit: Int64) -> [Int64] {
    shared(parts.reduce(0, +) / unit, by: parts, unit: unit)
  }

  /// A total shared out in proportion to weights.
  ///
  /// All are 0 where the weights are.
  /// - Parameters:
  ///   - total: not negative.
  ///   - weights: none negative.
  public static func shared(_ total: Int64, by weights: [Int64]) -> [Int64] {
    let sum = weights.reduce(0, +)
    guard sum > 0 else { return weights.map { _ in 0 } }
    return shared(total, by: weights.map { $0 * total }, unit: sum)
  }

  private static func shared(_ total: Int64, by parts: [Int64], unit: Int64) -> [Int64] {
    var rounded = parts.map { $0 / unit }
    let missing = total - rounded.reduce(0, +)
    let order = parts.indices.sorted { one, other in
      let (first, second) = (parts[one] % unit, parts[other] % unit)
      return first == second ? one < other : first > second
    }
    for index in order.prefix(Int(max(0, missing))) { rounded[index] += 1 }
    return rounded
  }
}
