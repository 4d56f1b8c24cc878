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

  /// The corners in the south-west and the north-east of the area around it, within the globe.
  ///
  /// - Parameter reach: degrees of latitude to each side; as far to the east and the west.
  public func corners(reach: Double) -> [Place] {
    // Meridians lie closer to each other away from the equator.
    let width = reach / max(cos(latitude * .pi / 180), 0.1)
    return [-1.0, 1.0].compactMap { side in
      Place(
        latitude: (latitude + side * reach).clamped(to: Self.latitudes),
        longitude: (longitude + side * width).clamped(to: Self.longitudes))
    }
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
