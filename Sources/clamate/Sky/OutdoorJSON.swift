import DateHelper
import Language
import Planner
import Sky
import Terminal

/// Outdoor todos and their sky in machine form; `docs/json.md` fixes the shape.
extension JSONValue {
  /// What the sky says against a todo, or null.
  static func warning(_ todo: Todo, _ context: Context) -> JSONValue {
    guard let warning = context.outdoor.warning(for: todo) else { return .null }
    return [
      "region": .string(context.outdoor.region(of: todo).name.english),
      "at": .string(warning.moment.iso),
      "text": .string(context.text(warning, about: todo)[context.language]),
      "objections": .array(warning.objections.map { .objection($0, context) }),
      "better": JSONValue(warning.better?.iso),
      "anotherDay": JSONValue(warning.anotherDay?.iso),
    ]
  }

  /// One thing that speaks against an hour.
  static func objection(_ objection: Objection, _ context: Context) -> JSONValue {
    [
      "kind": .string(objection.code), "value": JSONValue(objection.value),
      "grade": JSONValue(objection.grade?.rawValue), "band": JSONValue(objection.band?.code),
      "scale": JSONValue(objection.band?.scale.rawValue),
      "estimated": .boolean(objection.isEstimate),
      "text": .string(objection.words(in: context.units)[context.language]),
    ]
  }
}
