import CommandLineKit
import Configuration
import Database
import DateHelper
import Exchange
import Language
import Planner

extension Context {
  /// The store, its copies, and who may use the files.
  func storeFindings() -> [Finding] {
    [storeFinding()] + fileFindings() + [copyFinding()]
  }

  private func storeFinding() -> Finding {
    guard Files.exists(folders.database) else {
      guard let refusal = Files.refusal(ofFolder: folders.data) else {
        return Finding("store", .ok, Bilingual(en: "none yet", ko: "아직 없음"))
      }
      return Finding("store", .broken, value: folders.database, Failure(refusal).message)
    }
    do {
      let store = try storeForReading()
      guard try store.isSound() else { throw DatabaseError.corrupt }
      let count = RecordNames.count(try store.recordCount())
      return Finding(
        "store", .ok, value: folders.database,
        Bilingual(en: "sound, \(count.english)", ko: "이상 없음, \(count.korean)"))
    } catch {
      let failure = Failure(store: error, in: folders.database)
      let remedy = remedy(for: error) ?? failure.hint ?? Bilingual(verbatim: "")
      return Finding(
        "store", .broken, value: folders.database,
        Bilingual(
          en: "\(failure.message.english); \(remedy.english)",
          ko: "\(failure.message.korean). \(remedy.korean)"))
    }
  }

  /// The command that brings the newest copy back, where the store is damaged; nil for other errors.
  private func remedy(for error: any Error) -> Bilingual? {
    switch error as? DatabaseError {
    case .corrupt, .foreign: break
    default: return nil
    }
    // The names of days sort as the days do.
    let copies = Files.names(in: folders.backups)
    guard let newest = copies.last(where: { $0.hasPrefix("day-") }) else {
      return Bilingual(
        en: "clamate keeps no copy of it; if you have one: clamate restore FILE",
        ko: "clamate가 둔 사본이 없습니다. 사본이 있다면: clamate restore 파일")
    }
    return Bilingual(verbatim: "clamate restore '\(folders.backups)/\(newest)'")
  }

  /// A finding for each file or folder that is not its owner's alone, or one that all are.
  private func fileFindings() -> [Finding] {
    let private700 = [
      folders.data, folders.config, folders.state, folders.backups, folders.cache,
    ]
    let private600 =
      [folders.database, folders.configFile, folders.credentialsFile]
      + Files.names(in: folders.backups).map { "\(folders.backups)/\($0)" }
    let found = (private700 + private600).compactMap(finding(of:))
    let fine = Finding(
      "files", .ok, Bilingual(en: "yours alone", ko: "본인만 쓸 수 있음"))
    return found.isEmpty ? [fine] : found
  }

  private func finding(of path: String) -> Finding? {
    guard let access = Files.access(to: path) else { return nil }
    if !access.isOwn {
      return Finding(
        "files", .problem, value: path,
        Bilingual(en: "'\(path)' belongs to somebody else", ko: "'\(path)'의 소유자가 다른 사람입니다"))
    }
    // Settings are no secret: others may read them, where a person wants that.
    let others: UInt32 =
      path.hasPrefix(folders.config) && path != folders.credentialsFile ? 0o022 : 0o077
    if access.mode & others != 0 {
      let mode = String(access.mode, radix: 8)
      let isWritable = access.mode & 0o022 != 0
      return Finding(
        "files", .problem, value: path,
        Bilingual(
          en: "others can \(isWritable ? "write" : "read") '\(path)' (mode \(mode)); "
            + "chmod go= '\(path)'",
          ko: "다른 사람이 '\(path)'을(를) \(isWritable ? "고칠" : "읽을") 수 있습니다(권한 \(mode)). "
            + "chmod go= '\(path)'"))
    }
    guard access.isLink else { return nil }
    return Finding(
      "files", [folders.data, folders.backups].contains(path) ? .problem : .note, value: path,
      Bilingual(en: "'\(path)' is a symbolic link", ko: "'\(path)'은(는) 심볼릭 링크입니다"))
  }

  private func copyFinding() -> Finding {
    guard let day = StoreCopies(in: folders).days.last else {
      return Finding(
        "backup", .note,
        Bilingual(en: "none yet; the first change of a day keeps one", ko: "아직 없음. 하루의 첫 변경 때 만듦"))
    }
    let text = clock.text(day, nil)
    return Finding(
      "backup", .ok, value: day.iso,
      Bilingual(en: "last \(text.english)", ko: "마지막 \(text.korean)"))
  }
}

extension PlannerStore {
  /// Whether all pages and references of the store are as they should be.
  fileprivate func isSound() throws -> Bool {
    guard try connection.isIntact() else { return false }
    return try connection.first("SELECT 1 FROM pragma_foreign_key_check LIMIT 1") { _ in true }
      == nil
  }
}
