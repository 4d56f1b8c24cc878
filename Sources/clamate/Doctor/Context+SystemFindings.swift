import CommandLineKit
import Configuration
import Database
import DateHelper
import Delivery
import Language
import Planner

extension Context {
  /// What rings reminders: the scheduler, its last pass, the bus of the desktop.
  func reminderFindings() -> [Finding] {
    [schedulerFinding(), passFinding(), nextFinding(), busFinding()].compactMap { $0 }
  }

  private var isInstalled: Bool { Installation(in: folders) != nil }

  private func schedulerFinding() -> Finding {
    do {
      guard let inspection = try scheduler.inspect() else {
        return Finding(
          "scheduler", .note,
          Bilingual(en: "off; clamate remind install", ko: "꺼짐. clamate remind install"))
      }
      let name = inspection.scheduler.rawValue
      guard inspection.isCurrent else {
        return Finding(
          "scheduler", .problem, value: name,
          Bilingual(
            en: "\(name) runs for another shell; clamate remind install",
            ko: "\(name) 설정이 지금 셸과 다릅니다. clamate remind install"))
      }
      return Finding(
        "scheduler", .ok, value: name,
        Bilingual(en: "each minute by \(name)", ko: "\(name)(으)로 1분마다"))
    } catch {
      return Finding("scheduler", .problem, error.message)
    }
  }

  private func passFinding() -> Finding {
    guard let pass = LastPass(in: folders) else {
      return Finding(
        "lastPass", isInstalled ? .problem : .note,
        Bilingual(en: "no pass was seen yet", ko: "아직 확인한 적 없음"))
    }
    let age = DateHelper.age(seconds: pass.began.seconds(until: clock.now))
    let isLate = isInstalled && !pass.isRecent(now: clock.now)
    if !isLate, isInstalled, pass.zone != clock.zone.name {
      return Finding(
        "lastPass", .problem, value: pass.began.iso8601(in: clock.zone),
        Bilingual(
          en: "it runs in \(pass.zone), this shell in \(clock.zone.name)",
          ko: "확인은 \(pass.zone), 이 셸은 \(clock.zone.name) 시간대입니다"))
    }
    return Finding(
      "lastPass", isLate ? .problem : .ok, value: pass.began.iso8601(in: clock.zone),
      Bilingual(en: age.english, ko: age.korean))
  }

  /// What would ring next; nil where the store cannot be read, which is another finding.
  private func nextFinding() -> Finding? {
    do {
      let store = try storeForReading()
      let coming = try store.snapshot { try ComingReminder(store, self) }
      return Finding(
        "nextReminder", .ok, value: coming?.line.reminder.ring.iso, words(coming))
    } catch {
      return nil
    }
  }

  private func busFinding() -> Finding {
    let bus = SessionBus(environment.variables, saved: Installation(in: folders)?.bus)
    guard let address = bus.addresses.first else {
      return Finding(
        "bus", .note,
        Bilingual(en: "no desktop session; reminders for it wait", ko: "데스크톱 세션 없음. 알림이 기다림"))
    }
    return Finding("bus", .ok, value: address, Bilingual(en: "found", ko: "있음"))
  }
}

extension Context {
  /// The configuration, the clock, the zone, the terminal and the language.
  func surroundingFindings() -> [Finding] {
    configFindings() + [clockFinding(), zoneFinding(), terminalFinding(), localeFinding()]
  }

  private func configFindings() -> [Finding] {
    var faults = settings.problems.map(\.message)
    do {
      _ = try Files.read(folders.configFile)
    } catch {
      faults.append(Failure(error).message)
    }
    guard !faults.isEmpty else {
      return [Finding("config", .ok, Bilingual(en: "no fault", ko: "이상 없음"))]
    }
    return faults.map { Finding("config", .problem, value: folders.configFile, $0) }
  }

  /// A clock that is behind what was done already was set back, or lost its battery.
  private func clockFinding() -> Finding {
    let now = clock.now.iso8601(in: clock.zone)
    let latest = (try? storeForReading().journal.steps(limit: 1).first?.at).flatMap { $0 } ?? 0
    guard Int64(latest) <= clock.now.seconds else {
      return Finding(
        "clock", .problem, value: now,
        Bilingual(en: "it is behind your last change", ko: "마지막 변경보다 이전 시각입니다"))
    }
    let isReplaced = !(environment.variables["CLAMATE_NOW"] ?? "").isEmpty
    return Finding(
      "clock", isReplaced ? .note : .ok, value: now,
      isReplaced
        ? Bilingual(en: "\(now), by CLAMATE_NOW", ko: "\(now), CLAMATE_NOW에 따름")
        : Bilingual(verbatim: now))
  }

  private func zoneFinding() -> Finding {
    do {
      let zone = try environment.zone(settings)
      return Finding("zone", .ok, value: zone.name, Bilingual(verbatim: zone.name))
    } catch {
      return Finding("zone", .problem, error.message)
    }
  }

  private func terminalFinding() -> Finding {
    let facts = environment.terminal
    guard facts.isOutput else {
      return Finding("terminal", .ok, Bilingual(en: "output is no terminal", ko: "출력이 터미널이 아님"))
    }
    let size = "\(facts.columns ?? 0)x\(facts.rows ?? 0)"
    let name = environment.variables["TERM"] ?? "?"
    return Finding("terminal", .ok, value: size, Bilingual(verbatim: "\(name), \(size)"))
  }

  private func localeFinding() -> Finding {
    let name = Language.locale(of: "LC_CTYPE", in: environment.variables)
    guard let name, name.lowercased().filter({ $0 != "-" }).hasSuffix("utf8") else {
      return Finding(
        "locale", .note, value: name,
        Bilingual(
          en: "\(name ?? "no LANG"); output is UTF-8 all the same",
          ko: "\(name ?? "LANG 없음"). 출력은 그래도 UTF-8"))
    }
    return Finding("locale", .ok, value: name, Bilingual(verbatim: "\(name), \(language.rawValue)"))
  }
}
