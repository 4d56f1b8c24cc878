import Glibc

extension Place {
  /// The great-circle distance to a point in degrees, in kilometres, on a sphere of 6371 km.
  public func kilometres(toLatitude latitude: Double, longitude: Double) -> Double {
    let radians = Double.pi / 180
    let (north, south) = (self.latitude * radians, latitude * radians)
    let halfLatitude = sin((south - north) / 2)
    let halfLongitude = sin((longitude - self.longitude) * radians / 2)
    let chord =
      halfLatitude * halfLatitude + cos(north) * cos(south) * halfLongitude * halfLongitude
    return 2 * 6371 * asin(min(1, chord.squareRoot()))
  }
}
