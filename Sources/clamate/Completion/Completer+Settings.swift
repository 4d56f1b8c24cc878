import CommandLineKit
import Configuration
import Language

extension Completer {
  /// The values of a setting, its default first.
  func values(of key: String?) -> [Candidate] {
    guard let setting = key.flatMap(Setting.init(rawValue:)) else { return [] }
    let others = setting.usualValues.filter { $0 != setting.fallback }
    let standard = Bilingual(en: "the default", ko: "기본값")[language]
    let first = setting.fallback.isEmpty ? [] : [Candidate(setting.fallback, standard)]
    return first + others.map { Candidate($0) } + [Candidate("default", setting.fallback)]
  }
}

extension Setting {
  /// Some of the values that it takes; all of them where they are few.
  fileprivate var usualValues: [String] {
    switch kind {
    case .choice(let words): words
    case .dayStart: (0...12).map { "0\($0 / 2):\($0 % 2 == 0 ? "00" : "30")" }
    case .days: ["0d", "1d", "3d", "7d"]
    case .hours: ["8h", "12h", "16h", "24h"]
    case .timeOrOff: ["off", "07:30", "09:00", "21:00"]
    case .hoursOrOff: ["off", "22:00-07:00"]
    case .words(let words): words
    case .station: ["nearest"]
    case .time, .zone, .arguments, .address, .names, .integer, .measure: []
    }
  }
}
