import DateHelper
import Language

/// The fine dust at a place at one moment, as one provider tells it.
public struct Air: Sendable, Equatable, DustAmounts {
  /// Who tells it.
  public var provider: Provider
  /// Where it was asked for.
  public var place: Place
  /// When it was measured or modelled for.
  public var observed: Instant
  /// When it was fetched.
  public var fetched: Instant
  /// The station's name, one safe line; nil for a model.
  public var station: String?
  /// How far the station is from the place, in km, if its position is known.
  public var stationDistance: Double?
  /// Particles up to 10 µm.
  public var pm10: Concentration?
  /// Particles up to 2.5 µm.
  public var pm25: Concentration?
  /// The provider's own US AQI (of the worst pollutant), where it gives one.
  public var usAQI: Int?
  /// Whether the values come from a model rather than from an instrument.
  public var isModel: Bool
  /// Why a size has no value, in the provider's own words, one safe line.
  public var remark: String?
  /// Who measured: the names that the provider passes on, each one safe line.
  public var sources: [String]

  /// Air of which nothing is known yet but where it comes from.
  public init(
    provider: Provider, place: Place, observed: Instant, fetched: Instant, isModel: Bool
  ) {
    self.provider = provider
    self.place = place
    self.observed = observed
    self.fetched = fetched
    self.isModel = isModel
    sources = []
  }

  /// The US index of one pollutant, nil where nothing was measured or it is beyond the table.
  public func usIndex(of pollutant: Pollutant) -> Int? {
    guard let amount = concentration(of: pollutant), !amount.above else { return nil }
    return USIndex(of: pollutant, edition: usEdition).index(of: amount)
  }

  /// AQICN's amounts come from an index and go back by the same edition of its table; others are
  /// judged by the one in force.
  public var usEdition: USIndex.Edition {
    provider == .aqicn ? USIndex.aqicnEdition : .since2024
  }

  /// The air with what `older` tells of a size that this one does not, for three hours.
  ///
  /// Stations drop one of the two for an hour now and then.
  func filled(from older: Air?) -> Air {
    guard let older, older.provider == provider, older.station == station else { return self }
    var filled = self
    filled.pm10 = pm10 ?? older.amount(of: .pm10, stillGoodAt: observed)
    filled.pm25 = pm25 ?? older.amount(of: .pm25, stillGoodAt: observed)
    return filled
  }

  private func amount(of pollutant: Pollutant, stillGoodAt moment: Instant) -> Concentration? {
    guard var amount = concentration(of: pollutant) else { return nil }
    let measured = amount.observed ?? observed
    guard (0...Freshness.staleAge).contains(measured.seconds(until: moment)) else { return nil }
    amount.observed = measured
    return amount
  }

  /// Whether the station lies so far away that people must be told: more than 50 km.
  public var isFarAway: Bool { (stationDistance ?? 0) > 50 }

  /// The credit that the terms ask for: those who measured, then the provider.
  public var attribution: Bilingual {
    let credit = provider.attribution(for: .air)
    let others = sources.filter { !credit.english.hasPrefix($0) }
    return Bilingual(
      en: (others + [credit.english]).joined(separator: ", "),
      ko: (others + [credit.korean]).joined(separator: ", "))
  }
}

/// An amount of dust in the air.
public struct Concentration: Sendable, Equatable {
  /// µg/m³.
  public var value: Double
  /// Whether it was computed back from a rounded index, and is to be shown as "about".
  public var estimated: Bool
  /// Whether the true amount lies somewhere above ``value``, beyond the end of the index's table.
  public var above: Bool
  /// When it was measured, if that is not when the rest of the answer was.
  public var observed: Instant?

  /// An amount in µg/m³.
  public init(_ value: Double, estimated: Bool = false, above: Bool = false) {
    self.value = value
    self.estimated = estimated
    self.above = above
  }

  /// The amount as whole µg/m³, halves upwards.
  public var rounded: Int { Int(roundingHalfUp: value) }
}
