import CommandLineKit
import Configuration
import Language
import Terminal

extension OptionSpec {
  /// `--svg`, of commands that can draw what they show.
  static let svg = OptionSpec(
    "--svg", value: "FILE",
    Bilingual(en: "write a picture (SVG); - is the output", ko: "SVG 그림으로 저장, -는 출력으로"))
}

extension Context {
  /// Writes the picture that `--svg` asks for, and says so.
  ///
  /// - Throws: `UsageError`, ``OverwriteError``, `FileError`.
  func draw(_ line: ParsedCommand, _ drawing: () -> Drawing) throws {
    guard let path = try line.value("--svg") else { return }
    guard path != "-" || format == .text else {
      throw UsageError.invalidValue(
        option: "--svg", value: "-",
        allowed: Bilingual(en: "a file beside --json and --plain", ko: "--json, --plain과 함께면 파일"))
    }
    let bytes = drawing().svg
    guard path != "-" else {
      output.append { $0 += bytes }
      return
    }
    guard !path.isEmpty else {
      throw UsageError.missingValue(option: "--svg", value: "FILE")
    }
    try refuseUnaskedOverwriting(of: path)
    try Files.replace(path, with: bytes, mode: 0o600)
    guard format == .text, !presentation.isQuiet else { return }
    write(row: [Bilingual(en: "written: \(path)", ko: "저장: \(path)")[language]])
  }
}
