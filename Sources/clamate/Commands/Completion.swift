import CommandLineKit
import Language

extension Command {
  /// `clamate completion`.
  static let completion = Command(
    CommandSpec(
      name: "completion", summary: Bilingual(en: "complete words in your shell", ko: "셸 자동 완성"),
      arguments: shells.joined(separator: " | "), kinds: [.choice(shells)],
      examples: [
        .init(
          "completion bash > ~/.local/share/bash-completion/completions/clamate",
          Bilingual(en: "for new Bash sessions", ko: "새로 여는 Bash부터")),
        .init(
          "completion zsh > ~/.zfunc/_clamate",
          Bilingual(en: "for zsh, with ~/.zfunc in fpath", ko: "zsh, fpath에 ~/.zfunc가 있을 때")),
        .init(
          "completion fish > ~/.config/fish/completions/clamate.fish",
          Bilingual(en: "for new fish sessions", ko: "새로 여는 fish부터")),
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

  private static let shells = CompletionShell.allCases.map(\.rawValue)
}
