import CommandLineKit
import Language

extension Command {
  /// `clamate completion`.
  static let completion = Command(
    CommandSpec(
      name: "completion", summary: Bilingual(en: "complete words in your shell", ko: "셸 자동 완성"),
      arguments: shells.joined(separator: " | "), kinds: [.choice(shells)],
      examples: [
        example(
          "bash", "~/.local/share/bash-completion/completions", "clamate",
          .init(
            en: "for new Bash sessions", ko: "새로 여는 Bash부터")),
        example(
          "zsh", "~/.zfunc", "_clamate",
          .init(
            en: "for zsh, with ~/.zfunc in fpath", ko: "zsh, fpath에 ~/.zfunc가 있을 때")),
        example(
          "fish", "~/.config/fish/completions", "clamate.fish",
          .init(
            en: "for new fish sessions", ko: "새로 여는 fish부터")),
      ]),
    explanation: { line, _ in
      try line.refuseArguments(after: 1)
      guard let name = line.arguments.first else {
        throw UsageError.missingArgument(
          name: shells.joined(separator: " | "), command: line.name)
      }
      guard let shell = CompletionShell(rawValue: name) else {
        throw UsageError.invalidValue(
          option: line.name, value: name,
          allowed: Bilingual(verbatim: shells.joined(separator: " | ")))
      }
      return shell.script(for: "clamate", entry: Completer.entry)
    })

  /// A line that writes a script where its shell looks for it, in a folder that may not be there.
  private static func example(
    _ shell: String, _ folder: String, _ file: String, _ meaning: Bilingual
  ) -> CommandSpec.Example {
    CommandSpec.Example(
      "completion \(shell) > \(folder)/\(file)",
      Bilingual(
        en: "first: mkdir -p \(folder); \(meaning.english)",
        ko: "먼저: mkdir -p \(folder); \(meaning.korean)"))
  }

  private static let shells = CompletionShell.allCases.map(\.rawValue)
}
