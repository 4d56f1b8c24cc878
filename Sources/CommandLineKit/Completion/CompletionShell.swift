/// A shell that completes the words of a command line.
public enum CompletionShell: String, Sendable, CaseIterable {
  /// GNU Bash, from version 4.4 on.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell, from version 3.1 on.
  case fish

  /// The script that makes the shell complete the lines of a program.
  ///
  /// It holds no names of commands: it hands the line to `PROGRAM ENTRY INDEX WORDS...`, which
  /// prints each candidate as ``Candidate/line``. So it never disagrees with the program that is
  /// installed.
  ///
  /// - Parameters:
  ///   - program: the name of the program, made of letters alone.
  ///   - entry: the word that asks the program for candidates.
  public func script(for program: String, entry: String) -> String {
    switch self {
    case .bash: Self.bashScript(program, entry)
    case .zsh: Self.zshScript(program, entry)
    case .fish: Self.fishScript(program, entry)
    }
  }
}
