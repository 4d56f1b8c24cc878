import CommandLineKit
import Configuration
import Delivery
import Exchange
import Language
import Terminal
import Text

extension Command {
  /// `clamate purge`.
  static let purge = Command(
    CommandSpec(
      name: "purge", summary: Bilingual(en: "remove everything for good", ko: "모두 완전히 지우기"),
      options: [
        OptionSpec(
          "--yes", value: "NUMBER",
          Bilingual(en: "the number of files, as purge counts them", ko: "purge가 센 파일 수"))
      ],
      examples: [
        .init("purge", Bilingual(en: "shows what there is and asks", ko: "무엇이 있는지 보이고 물음"))
      ],
      discussion: Bilingual(
        en: "Records, copies, configuration, keys, caches and logs go. Nothing brings them back.",
        ko: "기록, 사본, 설정, 키, 캐시, 로그가 사라지며 되돌릴 수 없습니다."))
  ) { line, context in
    try line.refuseArguments(after: 0)
    let paths = context.folders.all.flatMap { FolderRemoval.contents(of: $0) }
    guard !paths.isEmpty else {
      context.answer(FolderRemoval())
      return .done
    }
    guard try context.mayPurge(paths, typed: line.value("--yes")) else { return .nothing }
    var removal = FolderRemoval()
    let scheduler = Result { () throws(SchedulerError) in try context.uninstallScheduler() }
    for folder in context.folders.all { removal.remove(folder) }
    context.hasChanged = true
    context.answer(removal)
    try scheduler.get()
    if let left = removal.left.first { throw left }
    guard context.folders.all.flatMap({ FolderRemoval.contents(of: $0) }).isEmpty else {
      throw PurgeError.cameBack
    }
    return .done
  }
}

extension Context {
  /// Takes the reminders out of the system where they were put into it.
  fileprivate func uninstallScheduler() throws(SchedulerError) {
    guard Installation(in: folders) != nil else { return }
    do {
      try scheduler.uninstall()
    } catch .notInstalled {
      return
    }
  }

  /// Whether the number of files was typed, on the command line or when asked.
  fileprivate func mayPurge(_ paths: [String], typed: String?) throws -> Bool {
    let count = paths.count { !Self.isHelper($0) }
    let number = String(count)
    if let typed {
      guard typed == number else { throw PurgeError.otherNumber(typed: typed, count: count) }
      return true
    }
    if format != .json { sayWhatGoes() }
    let records = (try? storeForReading().recordCount()).map(RecordNames.count)
    let with = Bilingual(
      en: records.map { " with \($0.english)" } ?? "",
      ko: records.map { "\($0.korean)와(과) 함께 " } ?? "")
    let question = Bilingual(
      en: "to remove all of it\(with.english) for good, type \(number)",
      ko: "\(with.korean)모두 완전히 지우려면 \(number)을(를) 입력하세요")
    guard presentation.mayAsk else {
      throw InputError.cannotAsk(question: question, flag: "--yes=\(number)")
    }
    output.complain("\(question[language]):")
    guard StandardInput.answer()?.filter({ !$0.isWhitespace }) == number else {
      output.complain(Bilingual(en: "nothing was changed", ko: "아무것도 바뀌지 않았습니다")[language])
      return false
    }
    return true
  }

  /// Says how many files go with each folder.
  private func sayWhatGoes() {
    for folder in folders.all {
      let files = FolderRemoval.contents(of: folder).count { !Self.isHelper($0) }
      guard files > 0 else { continue }
      let remark = Bilingual(
        en: "'\(folder)': \(files) \(files == 1 ? "file" : "files")",
        ko: "'\(folder)': 파일 \(files)개")
      output.complain(SafeText(remark[language]).string)
    }
    for folder in folders.all where Files.linkTarget(folder) != nil {
      let remark = Bilingual(
        en: "'\(folder)' is a link; what it leads to stays",
        ko: "'\(folder)'은(는) 링크이며, 가리키는 곳은 남습니다")
      output.complain(SafeText(remark[language]).string)
    }
  }

  /// Whether SQLite made the file: it makes and removes some beside a store that is only read.
  private static func isHelper(_ path: String) -> Bool {
    path.hasSuffix("-wal") || path.hasSuffix("-shm")
  }

  /// Says what is gone.
  fileprivate func answer(_ removal: FolderRemoval) {
    switch format {
    case .json:
      let value: JSONValue = [
        "removed": .array(removal.removed.map(JSONValue.string)),
        "left": .array(removal.left.map { .string($0.path) }),
      ]
      output.write(json: value)
    case .plain:
      output.append { bytes in
        for path in removal.removed { PlainRow.append(["removed", path], to: &bytes) }
        for error in removal.left { PlainRow.append(["left", error.path], to: &bytes) }
      }
    case .text:
      guard !presentation.isQuiet else { return }
      let gone = folders.all.filter { FolderRemoval.contents(of: $0).isEmpty }
      for folder in gone {
        write(row: [folder, Bilingual(en: "is gone", ko: "없음")[language]])
      }
      let count = removal.removed.count { !Self.isHelper($0) }
      write(row: [Bilingual(en: "removed: \(count)", ko: "지움: \(count)")[language]])
    }
  }
}

extension Folders {
  /// All folders of ours, each once.
  var all: [String] {
    var seen: Set<String> = []
    return [data, config, state, cache].filter { seen.insert($0).inserted }
  }
}

/// Why not everything was removed.
enum PurgeError: Explainable, Equatable {
  /// The number is not that of the files.
  case otherNumber(typed: String, count: Int)
  /// Something was written again meanwhile.
  case cameBack

  var message: Bilingual {
    switch self {
    case .otherNumber(let typed, let count):
      Bilingual(
        en: "'\(typed)' is not the number of files, which is \(count)",
        ko: "파일 수는 \(count)인데 '\(typed)'을(를) 썼습니다")
    case .cameBack:
      Bilingual(
        en: "files came back while they were removed", ko: "지우는 동안 파일이 다시 생겼습니다")
    }
  }

  var hint: Bilingual? {
    switch self {
    case .otherNumber(_, let count): Bilingual(verbatim: "--yes=\(count)")
    case .cameBack: Bilingual(en: "run it again", ko: "다시 실행하세요")
    }
  }
}
