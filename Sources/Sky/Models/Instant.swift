/// A moment, in seconds since 1970-01-01T00:00:00Z.
public typealias Instant = Int64
