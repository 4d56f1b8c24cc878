import Foundation
import TestSupport
import Testing

@Suite struct ShellTests {
  @Test(
    "Each shell reads its script",
    arguments: ["bash", "zsh", "fish"].filter { installed($0) != nil })
  func syntax(shell: String) async throws {
    let desk = try Desk(language: "C.UTF-8")
    try desk.folder.write(try await desk.clamate(["completion", shell]).output, to: "script")
    let ending = try await run(
      try #require(installed(shell)), ["-n", desk.folder.path("script")],
      environment: desk.environment)
    #expect(ending.status == 0)
    #expect(ending.errors.isEmpty)
  }

  /// Lines with what they are completed to, which are the same in every shell.
  private static let cases: [(line: String, words: String)] = [
    ("clamate complet", "completion"), ("clamate done ", "3 1 4 2"),
    ("clamate edit 3 --no-o", "--no-outdoor"), ("clamate add 우유 +", "+home +건강 +건강검진"),
    ("clamate add 우유 사기 +건", "+건강 +건강검진"), ("clamate region set 서울 종로", "종로구"),
    ("clamate config set day.start 05", "05:00 05:30"), ("clamate add x ", ""),
  ]

  @Test("Bash replaces only what follows the last = or :", .enabled(if: installed("bash") != nil))
  func bash() async throws {
    let desk = try await Desk.filled(language: "C.UTF-8")
    let cut = [
      ("clamate list is:op", "open"), ("clamate add x --tag=건강검", "건강검진"),
      (
        "clamate list on:",
        "today eod tomorrow eom eoy monday tuesday wednesday thursday friday"
          + " saturday sunday"
      ),
    ]
    for (line, expected) in Self.cases + cut {
      #expect(try await bash(line, in: desk) == expected, "\(line)")
    }
    #expect(try await bash("clamate done 3", listing: true, in: desk) == "3  치과")
  }

  /// Calls the function as Bash does, which cuts words at `=` and `:`.
  private func bash(_ line: String, listing: Bool = false, in desk: Desk) async throws -> String {
    let pieces = words(of: line).flatMap { word -> [String] in
      let breaks = word.split { "=:".contains($0) }.map(String.init)
      guard breaks.count == 2 || word.hasSuffix(":"), let sign = word.first(where: "=:".contains)
      else { return [word] }
      return [breaks[0], String(sign)] + breaks.dropFirst()
    }
    let current = pieces.last == ":" ? "" : pieces.last ?? ""
    let script = """
      source <("$1" completion bash)
      program=$1 current=$2 COMP_TYPE=$3 COMP_LINE=$4
      shift 4
      COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
      _clamate "$program" "$current"
      echo "${COMPREPLY[*]}"
      """
    let ending = try await run(
      Programs.shell,
      ["-c", script, "bash", Programs.clamate.path, current, listing ? "63" : "9", line] + pieces,
      environment: desk.environment)
    #expect(ending.errors.isEmpty)
    return ending.output.trimmingCharacters(in: .newlines)
  }

  @Test("fish completes by the script", .enabled(if: installed("fish") != nil))
  func fish() async throws {
    let desk = try await Desk.filled(language: "C.UTF-8")
    for (line, expected) in Self.cases + [("clamate list is:op", "is:open")] {
      let script = """
        $argv[1] completion fish | source
        complete --do-complete $argv[2] | string replace --regex '\\t.*' ''
        """
      let ending = try await run(
        try #require(installed("fish")),
        ["--no-config", "-c", script, Programs.clamate.path, pathed(line)],
        environment: desk.environment)
      #expect(ending.lines.joined(separator: " ") == expected, "\(line)")
    }
  }

  @Test("zsh hands words and meanings to its own list", .enabled(if: installed("zsh") != nil))
  func zsh() async throws {
    let desk = try await Desk.filled(language: "C.UTF-8")
    let script = """
      compdef() { }
      _describe() { print -rl -- ${(P)3} }
      source <($1 completion zsh)
      words=("${(@)argv}") CURRENT=$#
      _clamate
      """
    let more = [("clamate list is:op", "is\\:open"), ("clamate list fro", "from\\:")]
    for (line, expected) in Self.cases + more {
      let arguments = words(of: pathed(line))
      let ending = try await run(
        try #require(installed("zsh")), ["-fc", script, "zsh"] + arguments,
        environment: desk.environment)
      let found = ending.lines.map { $0.replacing(#/([^\\]):.*/#) { "\($0.1)" } }
      let escaped = expected.split(separator: " ").map { word in
        word.contains("\\") ? String(word) : word.replacingOccurrences(of: ":", with: "\\:")
      }
      #expect(found == escaped, "\(line)")
    }
  }

  /// A line whose program is named by its path.
  private func pathed(_ line: String) -> String {
    Programs.clamate.path + line.dropFirst("clamate".count)
  }
}
