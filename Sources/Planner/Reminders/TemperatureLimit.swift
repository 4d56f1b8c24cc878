import Sky
import Text

/// A temperature that a condition asks for, in the scale in which it was said.
public struct TemperatureLimit: Sendable, Hashable {
  /// Whole degrees.
  let degrees: Int
  /// Their scale; degrees of the one are none of the other, so that each is kept as it was said.
  let scale: TemperatureScale

  /// °C that are hot and cold where no number is said, as greetings have it.
  static let usualHeat = TemperatureLimit(degrees: 33, scale: .celsius)
  static let usualCold = TemperatureLimit(degrees: -10, scale: .celsius)

  init(degrees: Int, scale: TemperatureScale) {
    self.degrees = degrees
    self.scale = scale
  }

  /// Reads `30`, `-5`, `60F` or `15°C`; nil for what is none, or warmer or colder than any place.
  ///
  /// - Parameters:
  ///   - text: folded.
  ///   - scale: that of a number without one.
  init?(_ text: String, scale: TemperatureScale) {
    var rest = Substring(text)
    let said = [TemperatureScale.celsius, .fahrenheit].first {
      rest.hasSuffix($0.rawValue.lowercased())
    }
    if said != nil { rest = rest.dropLast() }
    if rest.hasSuffix("°") { rest = rest.dropLast() }
    let scale = said ?? scale
    let digits = rest.hasPrefix("-") ? rest.dropFirst() : rest
    guard 1...3 ~= digits.utf8.count, digits.isDigits, let degrees = Int(rest),
      scale.degrees(-60)...scale.degrees(60) ~= degrees
    else { return nil }
    self.init(degrees: degrees, scale: scale)
  }

  /// The limit as it is stored: `30`, `60F`.
  var text: String { scale == .celsius ? "\(degrees)" : "\(degrees)\(scale.rawValue)" }

  /// The limit as people read it, `60°F`: as it was said, or else in their own scale.
  func words(in own: TemperatureScale) -> String {
    scale == .celsius
      ? "\(own.degrees(Double(degrees)))\(own.sign)" : "\(degrees)\(scale.sign)"
  }
}
