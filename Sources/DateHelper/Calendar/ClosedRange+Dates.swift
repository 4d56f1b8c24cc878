extension ClosedRange<CivilDate> {
  /// The days from the first to the last.
  public var dates: [CivilDate] {
    (0...lowerBound.days(until: upperBound)).map { lowerBound.adding(days: $0) }
  }
}
