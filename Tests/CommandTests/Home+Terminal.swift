import Foundation
import TestSupport

/// What was seen on a terminal, and the status of the last command on it.
struct Sitting {
  let status: Int32
  let text: String
}

extension Home {
  /// Runs a line of the shell on a terminal of 24 rows and 80 columns.
  ///
  /// All three streams are the terminal, so that `"$clamate"` may ask and start an editor.
  /// - Parameter typing: what a person types there; the end of the input follows.
  func sit(_ line: String, typing: String = "", with changes: [String: String?] = [:])
    async throws -> Sitting
  {
    let script = #"""
      printf %s "$typing" | script --quiet --return --echo never \
        --command "stty rows 24 cols 80; $line" /dev/null
      """#
    let texts: [String: String?] = ["typing": typing, "line": line]
    let ending = try await shell(script, with: changes.merging(texts) { $1 })
    return Sitting(
      status: ending.status, text: ending.output.replacingOccurrences(of: "\r\n", with: "\n"))
  }

  /// The same, but the person types Ctrl-C at the line that holds `prompt`.
  func interrupt(_ line: String, typing: String = "", at prompt: String) async throws -> Sitting {
    let script = #"""
      coproc terminal { script --quiet --return --echo never \
        --command "stty rows 24 cols 80; exec $line" /dev/null; }
      pid=$terminal_PID
      exec {input}>&"${terminal[1]}" {output}<&"${terminal[0]}"
      printf %s "$typing" >&"$input"
      while IFS= read -r seen <&"$output"; do
        printf '%s\n' "$seen"
        case $seen in *"$prompt"*) printf '\003' >&"$input" ;; esac
      done
      wait "$pid"
      """#
    let ending = try await shell(
      script, with: ["typing": typing, "line": line, "prompt": prompt])
    return Sitting(
      status: ending.status, text: ending.output.replacingOccurrences(of: "\r\n", with: "\n"))
  }

  /// The same, with an editor that runs a script in which `"$1"` is the file to edit.
  func edit(_ line: String, by script: String, with changes: [String: String?] = [:])
    async throws -> Sitting
  {
    try folder.write(script, to: "an editor.sh")
    let editor = ["VISUAL": "sh '\(folder.path("an editor.sh"))'"] as [String: String?]
    return try await sit(line, with: editor.merging(changes) { $1 })
  }

  /// The saved filters, the tags of open todos and all else that a person stored.
  func everythingWithNames() async throws -> [String] {
    var texts = try await everything()
    for line in ["filter --json", "tag --json", "list is:hidden --json"] {
      texts.append(try await clamate(line: line).output)
    }
    return texts
  }
}
