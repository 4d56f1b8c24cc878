import Language

/// A table by which people judge fine dust; the raw values are those of the setting `air.scale`.
public enum AirScale: String, Sendable, CaseIterable {
  /// The four Korean grades.
  case korea = "kr"
  /// The six categories of the US Air Quality Index.
  case unitedStates = "us"
  /// The guideline and the interim targets of the WHO.
  case who

  /// The name as people say it.
  public var name: Bilingual {
    switch self {
    case .korea: Bilingual(en: "Korean grades", ko: "한국 등급")
    case .unitedStates: Bilingual(en: "US index", ko: "미국 지수")
    case .who: Bilingual(en: "WHO guideline", ko: "WHO 권고")
    }
  }

  /// The steps from the best to the worst.
  public var bands: [AirBand] {
    switch self {
    case .korea: Grade.allCases.map { .korean($0) }
    case .unitedStates: AirBand.USCategory.allCases.map { .american($0) }
    case .who: AirBand.WHOLevel.allCases.map { .who($0) }
    }
  }

  /// The band of an amount.
  ///
  /// - Parameters:
  ///   - amount: the amount, which is rounded half up before it is judged.
  ///   - edition: the edition of the US table to read it with.
  public func band(
    of amount: Concentration, _ pollutant: Pollutant,
    edition: USIndex.Edition = USIndex.aqicnEdition
  ) -> AirBand {
    switch self {
    case .korea: .korean(Grade(amount.value, of: pollutant))
    case .unitedStates:
      .american(AirBand.USCategory(USIndex(of: pollutant, edition: edition), amount))
    case .who: .who(AirBand.WHOLevel(amount.rounded, of: pollutant))
    }
  }
}

/// One step of a scale.
public enum AirBand: Sendable, Hashable {
  /// A Korean grade.
  case korean(Grade)
  /// A category of the US index.
  case american(USCategory)
  /// A level of the WHO.
  case who(WHOLevel)

  /// The categories of the US Air Quality Index, which end at 50, 100, 150, 200, 300 and 500
  /// (40 CFR 58 Appendix G, table 1).
  public enum USCategory: String, Sendable, CaseIterable {
    /// 0 to 50.
    case good
    /// 51 to 100.
    case moderate
    /// 101 to 150.
    case unhealthyForSensitive
    /// 151 to 200.
    case unhealthy
    /// 201 to 300.
    case veryUnhealthy
    /// 301 and more.
    case hazardous

    /// The category of an index.
    public init(index: Int) {
      let ends = [50, 100, 150, 200, 300]
      self = zip(Self.allCases, ends).first { index <= $0.1 }?.0 ?? .hazardous
    }

    init(_ table: USIndex, _ amount: Concentration) {
      self.init(index: amount.above ? .max : table.index(of: amount) ?? .max)
    }
  }

  /// The 24-hour levels of the WHO Global Air Quality Guidelines of 2021, table 0.1: the guideline
  /// (PM2.5 15, PM10 45 µg/m³), then interim targets 4 (25, 50), 3 (37.5, 75), 2 (50, 100) and
  /// 1 (75, 150).
  public enum WHOLevel: String, Sendable, CaseIterable {
    /// Within the guideline.
    case guideline
    /// Within interim target 4.
    case interim4
    /// Within interim target 3.
    case interim3
    /// Within interim target 2.
    case interim2
    /// Within interim target 1.
    case interim1
    /// Beyond all targets.
    case beyond

    /// The level of whole µg/m³.
    public init(_ amount: Int, of pollutant: Pollutant) {
      let ends: [Double] =
        switch pollutant {
        case .pm25: [15, 25, 37.5, 50, 75]
        case .pm10: [45, 50, 75, 100, 150]
        }
      self = zip(Self.allCases, ends).first { Double(amount) <= $0.1 }?.0 ?? .beyond
    }
  }

  /// The stable code of the JSON output.
  public var code: String {
    switch self {
    case .korean(let grade): grade.rawValue
    case .american(let category): category.rawValue
    case .who(let level): level.rawValue
    }
  }

  /// The scale that it is a step of.
  public var scale: AirScale {
    switch self {
    case .korean: .korea
    case .american: .unitedStates
    case .who: .who
    }
  }

  /// How bad it is among the steps of its scale, 0 for the best.
  public var severity: Int {
    switch self {
    case .korean(let grade): Grade.allCases.firstIndex(of: grade) ?? 0
    case .american(let category): USCategory.allCases.firstIndex(of: category) ?? 0
    case .who(let level): WHOLevel.allCases.firstIndex(of: level) ?? 0
    }
  }

  /// The Korean grade that looks and weighs most like it.
  public var likeness: Grade {
    switch self {
    case .korean(let grade): grade
    case .american(.good), .who(.guideline): .good
    case .american(.moderate), .who(.interim4), .who(.interim3): .moderate
    case .american(.unhealthyForSensitive), .american(.unhealthy), .who(.interim2),
      .who(.interim1):
      .bad
    case .american(.veryUnhealthy), .american(.hazardous), .who(.beyond): .veryBad
    }
  }

  /// Whether it harms those alone whom dust harms sooner.
  public var isForSensitiveAlone: Bool { self == .american(.unhealthyForSensitive) }

  /// The name where there is little room.
  public var shortName: Bilingual {
    switch self {
    case .korean(let grade): grade.name
    case .american(.unhealthyForSensitive): Bilingual(en: "sensitive", ko: "민감군 나쁨")
    case .american(let category): category.name
    case .who(.guideline): Bilingual(en: "within", ko: "권고 이내")
    case .who(.interim4): Bilingual(en: "target 4", ko: "목표 4")
    case .who(.interim3): Bilingual(en: "target 3", ko: "목표 3")
    case .who(.interim2): Bilingual(en: "target 2", ko: "목표 2")
    case .who(.interim1): Bilingual(en: "target 1", ko: "목표 1")
    case .who(.beyond): Bilingual(en: "beyond", ko: "목표 초과")
    }
  }

  /// The name as people say it.
  public var name: Bilingual {
    switch self {
    case .korean(let grade): grade.name
    case .american(let category): category.name
    case .who(let level): level.name
    }
  }
}
