import CommandLineKit
import Language
import Terminal

extension JSONValue {
  /// What a command is called, takes and does.
  static func command(_ spec: CommandSpec, in language: Language) -> JSONValue {
    [
      "name": .string(spec.name),
      "aliases": .array(spec.aliases.map(JSONValue.string)),
      "arguments": .string(spec.arguments),
      "text": .string(spec.summary[language]),
      "options": .array(spec.options.map { .option($0, in: language) }),
      "examples": .array(spec.examples.map { .string($0.line[language]) }),
      "verbs": .array(spec.verbs.map { .command($0, in: language) }),
    ]
  }

  private static func option(_ option: OptionSpec, in language: Language) -> JSONValue {
    [
      "name": .string(option.name), "value": JSONValue(option.value),
      "text": .string(option.meaning[language]),
    ]
  }
}
