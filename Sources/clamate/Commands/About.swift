import CommandLineKit
import Configuration
import Language
import Sky
import Terminal

extension Command {
  /// `clamate about`.
  static let about = Command(
    CommandSpec(
      name: "about", summary: Bilingual(en: "version and credits", ko: "버전과 출처"),
      examples: [.init("about", Bilingual(en: "who provides the data", ko: "자료의 출처"))])
  ) { line, context in
    try line.refuseArguments(after: 0)
    let credits =
      Provider.allCases.flatMap { provider in
        SkyKind.allCases.map { provider.attribution(for: $0)[context.language] }
      } + ["GeoNames (CC BY 4.0), \(Bilingual(en: "regions", ko: "지역")[context.language])"]
    var seen: Set<String> = []
    let unique = credits.filter { seen.insert($0).inserted }
    switch context.format {
    case .json:
      let about: JSONValue = [
        "version": .string(programVersion), "credits": .array(unique.map(JSONValue.string)),
      ]
      context.output.write(json: about)
    case .plain, .text:
      for line in ["clamate \(programVersion)"] + unique { context.write(row: [line]) }
    }
    return .done
  }
}
