import Glibc
import Subprocess
import Testing
import TestSupport

/// A line of the shell as a program to run.
private func script(_ line: String, _ variables: [String: String] = [:]) -> Invocation {
  Invocation("/bin/sh", ["-c", line, "sh"], variables: variables)
}

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

@Suite("A bounded run")
struct RunTests {
  private static let patient = RunLimits(milliseconds: 20_000)

  @Test(
    "tells how the program ended",
    arguments: [
      ("exit 0", RunOutcome.Ending.exited(0)), ("exit 7", .exited(7)),
      ("kill -TERM $$", .signalled(SIGTERM)), ("exec 1>&- 2>&-; exit 3", .exited(3)),
    ])
  func ending(line: String, expected: RunOutcome.Ending) {
    #expect(script(line).run(limits: Self.patient).ending == expected)
  }

  @Test("says why the system started nothing", arguments: [("/nowhere", ENOENT), ("/", EACCES)])
  func notStarted(program: String, code: Int32) {
    let outcome = Invocation(program, variables: [:]).run(limits: Self.patient)
    #expect(outcome.ending == .notStarted(code))
  }

  @Test("keeps both outputs apart")
  func outputs() {
    let outcome = script("echo out; echo err >&2").run(limits: Self.patient)
    #expect(text(outcome.output) == "out\n")
    #expect(text(outcome.errors) == "err\n")
  }

  @Test("gives the program its input, more than a pipe holds", arguments: [0, 1, 65536, 1_000_000])
  func input(size: Int) {
    let bytes = (0..<size).map { UInt8($0 % 251) }
    let outcome = Invocation("/bin/cat", variables: [:])
      .run(input: bytes, limits: RunLimits(milliseconds: 20_000, bytes: 2_000_000))
    #expect(outcome.output == bytes)
  }

  @Test("outlives a program that reads nothing of its input")
  func brokenPipe() {
    let outcome = script("exec <&-; exit 4")
      .run(input: [UInt8](repeating: 65, count: 1_000_000), limits: Self.patient)
    #expect(outcome.ending == .exited(4))
  }

  @Test("passes arguments and variables as they are")
  func verbatim() {
    let hostile = "$(id) `id` ; \"' \\ * \n<3 한글"
    let outcome = Invocation(
      "/bin/sh", ["-c", "printf '%s|%s' \"$1\" \"$TITLE\"", "sh", hostile],
      variables: ["TITLE": hostile]
    ).run(limits: Self.patient)
    #expect(text(outcome.output) == "\(hostile)|\(hostile)")
  }

  @Test("gives the program the variables that are named and no others")
  func variables() {
    let outcome = Invocation("/usr/bin/env", variables: ["ONE": "1"]).run(limits: Self.patient)
    #expect(text(outcome.output) == "ONE=1\n")
  }

  @Test("keeps only so many bytes and lets the program go on")
  func cut() {
    let outcome = script("head -c 500000 /dev/zero; exit 5")
      .run(limits: RunLimits(milliseconds: 20_000, bytes: 1000))
    #expect(outcome.output.count == 1000)
    #expect(outcome.ending == .exited(5))
  }

  @Test(
    "ends in time whatever the program does",
    arguments: [
      "sleep 60", "sleep 60 & sleep 60", "kill -STOP $$", "trap '' TERM; sleep 60; sleep 60", "yes",
      "exec 1>&- 2>&- 0<&-; sleep 60",
    ])
  func timeLimit(line: String) {
    var outcome: RunOutcome?
    let taken = ContinuousClock().measure {
      outcome = script(line).run(
        input: [UInt8](repeating: 65, count: 200_000), limits: RunLimits(milliseconds: 300))
    }
    #expect(outcome?.ending == .timedOut)
    #expect(taken < .seconds(10))
  }

  @Test("ends the children of a program that ran too long")
  func processGroup() throws {
    let folder = try ScratchFolder()
    let child = "sleep 60 & echo $! > \(folder.file("child")); wait"
    #expect(script(child).run(limits: RunLimits(milliseconds: 500)).ending == .timedOut)
    let number = try #require(pid_t(text(folder.bytes("child")).dropLast()))
    // Nobody may have waited for it yet, but it runs no more.
    let state = text(readStatus(of: number))
    #expect(state.isEmpty || state.contains("State:\tZ"))
  }

  @Test("does not wait for what a program leaves in the background")
  func background() {
    let outcome = script("sleep 3 & echo started").run(limits: RunLimits(milliseconds: 60_000))
    #expect(outcome.ending == .exited(0))
    #expect(text(outcome.output) == "started\n")
  }

  @Test("hands on no descriptor but the three standard streams")
  func descriptors() {
    let open = Glibc.open("/dev/null", O_RDONLY)
    defer { close(open) }
    // The fourth is the folder that ls reads.
    let outcome = Invocation("/bin/ls", ["/proc/self/fd"], variables: [:]).run(limits: Self.patient)
    #expect(text(outcome.output) == "0\n1\n2\n3\n")
  }

  @Test("lets a broken pipe end the program as usual")
  func defaultSignals() {
    let outcome = script("yes | head -n 1; echo ${PIPESTATUS:-over}").run(limits: Self.patient)
    #expect(text(outcome.output) == "y\nover\n")
  }
}

private func readStatus(of process: pid_t) -> [UInt8] {
  guard let file = fopen("/proc/\(process)/status", "r") else { return [] }
  defer { fclose(file) }
  var buffer = [UInt8](repeating: 0, count: 4096)
  let count = fread(&buffer, 1, buffer.count, file)
  return Array(buffer[..<count])
}
