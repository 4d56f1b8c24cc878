import Language
import Subprocess

/// The person's crontab, through the program `crontab`.
struct Crontab {
  private static let limits = RunLimits(milliseconds: 5000, bytes: 4 * 1024 * 1024)
  /// Debian's cron takes a command of 990 bytes.
  private static let longestCommand = 990
  private let program: String
  private let variables: [String: String]

  /// The crontab, or nil where there is no such program.
  init?(_ variables: [String: String]) {
    guard let program = ProgramSearch.path(of: "crontab", in: variables) else { return nil }
    self.program = program
    self.variables = variables.merging(["LC_ALL": "C"]) { $1 }
  }

  /// The table as it is.
  ///
  /// - Throws: ``SchedulerError/refused(_:)``, where the person may have none.
  func table() throws(SchedulerError) -> CrontabTable {
    let run = run(["-l"])
    if run.isSuccess {
      // What was cut off could not be written back.
      guard run.output.count < Self.limits.bytes else { throw .refused(.tooLarge) }
      return CrontabTable(run.output)
    }
    let complaint = String(decoding: run.errors, as: UTF8.self)
    let isNone = ["no crontab for", "can't open"].contains { complaint.contains($0) }
    guard case .exited(1) = run.ending, isNone else {
      throw .refused(.refused("crontab -l", run))
    }
    return CrontabTable(nil)
  }

  /// The line that runs in our part; nil where there is none, or where there may be no table.
  ///
  /// - Throws: ``SchedulerError`` where our part is not as it was made.
  func ownCommand() throws(SchedulerError) -> String? {
    do {
      return try table().command()
    } catch .refused(_) {
      return nil
    }
  }

  /// Writes our part.
  ///
  /// - Throws: ``SchedulerError``; the table is as it was then.
  func install(_ command: PassCommand) throws(SchedulerError) {
    let line = command.shellLine
    guard line.utf8.count <= Self.longestCommand else {
      throw .tooLong(limit: Self.longestCommand)
    }
    let old = try table()
    try write(try old.installing(line), over: old)
  }

  /// Takes our part away.
  ///
  /// - Returns: whether there was one.
  /// - Throws: ``SchedulerError``; the table is as it was then.
  func uninstall() throws(SchedulerError) -> Bool {
    let old = try table()
    guard try old.command() != nil else { return false }
    let new = try old.removing()
    do {
      try write(new, over: old)
    } catch SchedulerError.refused(_) where new.bytes?.last.map({ $0 != 0x0A }) ?? false {
      // Some crons have such a table but do not take it.
      try write(CrontabTable((new.bytes ?? []) + [0x0A]), over: old)
    }
    return true
  }

  private func write(_ new: CrontabTable, over old: CrontabTable) throws(SchedulerError) {
    guard new != old else { return }
    let arguments = new.bytes == nil ? ["-r"] : ["-"]
    let run = run(arguments, input: new.bytes ?? [])
    guard run.isSuccess else { throw .refused(.refused("crontab \(arguments[0])", run)) }
    guard try table() == new else { throw .notKept }
  }

  private func run(_ arguments: [String], input: [UInt8] = []) -> RunOutcome {
    Invocation(program, arguments, variables: variables).run(input: input, limits: Self.limits)
  }
}

extension Bilingual {
  fileprivate static let tooLarge = Bilingual(
    en: "the crontab is too large to be changed", ko: "crontab이 너무 커서 바꿀 수 없습니다")
}
