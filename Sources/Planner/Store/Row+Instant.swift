import Database
import DateHelper

extension Row {
  /// The instant of a column of UTC seconds.
  func instant(_ column: Int) -> Instant { Instant(seconds: Int64(integer(column))) }

  /// The instant of a column of UTC seconds, or nil for NULL.
  func optionalInstant(_ column: Int) -> Instant? { isNull(column) ? nil : instant(column) }
}
