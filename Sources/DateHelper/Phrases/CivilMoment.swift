/// A civil date, with a wall-clock time where one was meant.
public typealias CivilMoment = Due
