import CommandLineKit
import Configuration
import Language
import Text

/// The editor that a person chose: `VISUAL`, `EDITOR`, or `vi`.
struct Editor {
  private let environment: Environment
  private let line: String

  /// The editor, where there is a terminal to use it on.
  ///
  /// - Parameter instead: the command that does without one.
  /// - Throws: ``EditorError/noTerminal(instead:)``.
  init(_ context: Context, instead: String) throws(EditorError) {
    environment = context.environment
    guard context.presentation.mayAsk, environment.terminal.isOutput else {
      throw .noTerminal(instead: instead)
    }
    let variables = environment.variables
    line = ["VISUAL", "EDITOR"].compactMap { variables[$0] }.first { !$0.isEmpty } ?? "vi"
  }

  /// Lets a person edit a text in a private file, which is gone once the text was taken.
  ///
  /// What is refused can be edited again; else the file stays, and the error names it.
  /// - Parameter take: uses the new text.
  /// - Returns: what `take` returns, or nil where the text is as before, or empty.
  /// - Throws: ``EditorError``, `FileError`, or what `take` throws.
  func edit<Result>(
    _ text: String, in context: Context, take: (String) throws -> Result
  ) throws -> Result? {
    try Files.makeFolder(context.folders.state)
    let path = "\(context.folders.state)/edit-\(Files.processID).txt"
    try Files.replace(path, with: Array(text.utf8), mode: 0o600)
    while true {
      do {
        let result = try read(path, unlike: text).map(take)
        Files.remove(path)
        return result
      } catch EditorError.failed(let line) {
        Files.remove(path)
        throw EditorError.failed(line)
      } catch {
        let failure = Failure(store: error, in: context.folders.database)
        let kept = EditorError.kept(path)
        guard context.format == .text else {
          throw Failure(failure.status, code: failure.code, failure.message, hint: kept.hint)
        }
        context.reporter.report(failure)
        guard context.ask(Bilingual(en: "edit it again?", ko: "다시 고칠까요?")) else {
          throw Failure(failure.status, code: failure.code, kept)
        }
      }
    }
  }

  /// The text that an editor left in a file, nil where it is as before, or empty.
  private func read(_ path: String, unlike text: String) throws -> String? {
    try open(path)
    guard let edited = InputText.decoded(try Files.read(path) ?? []) else {
      throw EditorError.notUTF8
    }
    return edited == text || InputText.isBlank(edited) ? nil : edited
  }

  /// Opens a file and waits for the editor to end.
  ///
  /// - Throws: ``EditorError/failed(_:)``.
  func open(_ path: String) throws(EditorError) {
    guard Shell.run(line, argument: path, environment: environment) else { throw .failed(line) }
  }
}

/// Why nothing could be edited.
enum EditorError: Explainable, Equatable {
  case noTerminal(instead: String)
  case failed(String)
  case notUTF8
  /// What was edited was refused and lies in a file.
  case kept(String)

  var message: Bilingual {
    switch self {
    case .noTerminal:
      Bilingual(en: "an editor needs a terminal", ko: "편집기를 열려면 터미널이 필요합니다")
    case .failed(let line):
      Bilingual(
        en: "the editor '\(line)' failed, nothing was changed",
        ko: "편집기 '\(line)' 실행에 실패해 아무것도 바뀌지 않았습니다")
    case .notUTF8:
      Bilingual(en: "the edited text is not valid UTF-8", ko: "편집한 글이 올바른 UTF-8이 아닙니다")
    case .kept:
      Bilingual(en: "nothing was changed", ko: "아무것도 바뀌지 않았습니다")
    }
  }

  var hint: Bilingual? {
    switch self {
    case .noTerminal(let instead):
      Bilingual(en: "without one: \(instead)", ko: "편집기 없이: \(instead)")
    case .failed: Bilingual(en: "set VISUAL or EDITOR", ko: "VISUAL이나 EDITOR를 설정하세요")
    case .kept(let path):
      Bilingual(en: "what you wrote is in '\(path)'", ko: "쓰신 글은 '\(path)'에 있습니다")
    case .notUTF8: nil
    }
  }
}
