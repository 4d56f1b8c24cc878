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
