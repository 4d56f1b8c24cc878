import CommandLineKit
import Configuration
import Database
import Language
import Planner
import Sky

extension Context {
  /// What weather needs: the helper, the keys, of which no more is told than that they are there, and
  /// how the last asking went.
  func skyFindings() -> [Finding] {
    let outlook = homeOutlook
    return [helperFinding(), cacheFinding()].compactMap { $0 } + keyFindings(outlook)
      + askingFindings(outlook)
  }

  private func helperFinding() -> Finding {
    HelperProcess.path(environment).map {
      Finding("helper", .ok, value: $0, Bilingual(en: "found", ko: "있음"))
    }
      ?? Finding(
        "helper", .note,
        Bilingual(en: "clamate-net is not installed; no weather", ko: "clamate-net이 없어 날씨를 볼 수 없음"))
  }

  /// What is wrong with the cache, once it was read; nil where nothing is.
  private func cacheFinding() -> Finding? {
    let path = folders.skyDatabase
    if let refusal = Files.refusal(ofFolder: folders.cache) {
      return Finding("cache", .problem, value: path, Failure(refusal).message)
    }
    return outdoor.cache.problem.map { problem in
      let remedy =
        problem.isOfContent
        ? problem.hint
        : Bilingual(en: "check who may write '\(path)'", ko: "'\(path)'의 권한을 확인하세요")
      return Finding(
        "cache", .problem, value: path,
        Bilingual(
          en: "\(problem.message.english); \(remedy?.english ?? "")",
          ko: "\(problem.message.korean). \(remedy?.korean ?? "")"))
    }
  }

  /// What is known over the region in use.
  private var homeOutlook: Outlook? {
    guard let region = try? storeForReading().region.inUse() else { return nil }
    return try? outdoor.readOutlook(over: region)
  }

  private func keyFindings(_ outlook: Outlook?) -> [Finding] {
    guard let credentials = try? Credentials(environment: environment.variables, folders: folders)
    else {
      return [
        Finding(
          "keys", .problem, value: folders.credentialsFile,
          Bilingual(en: "the file cannot be read", ko: "파일을 읽을 수 없습니다"))
      ]
    }
    let wrong = credentialsProblems(credentials).map { ("", $0.sentence) } + keyProblems(outlook)
    return [keysFinding(credentials)]
      + wrong.map { Finding("keys", .problem, value: $0.0.isEmpty ? nil : $0.0, $0.1) }
  }

  /// What is wrong with a key that is wanted, and with the program that is to give one.
  private func keyProblems(_ outlook: Outlook?) -> [(value: String, text: Bilingual)] {
    guard let outlook else { return [] }
    let plan = outlook.plan
    let errors =
      SkyKind.allCases.flatMap { kind in
        [plan.failure(of: kind), outlook.refusal(for: kind), outlook.error(for: kind)]
      } + [keyCommandProblem(plan)]
    var problems: [(value: String, text: Bilingual)] = []
    for error in errors.compactMap({ $0 }) where error.isOfKeys {
      let problem = (error.provider.account.rawValue, error.sentence)
      if !problems.contains(where: { $0.text == problem.1 }) { problems.append(problem) }
    }
    return problems
  }

  private func keysFinding(_ credentials: Credentials) -> Finding {
    let names = Provider.accounts.filter { credentials.key(of: $0) != nil }.map(\.rawValue)
    let list = names.joined(separator: ", ")
    // With auto nobody would say why AirKorea is passed over.
    let lacksStation =
      credentials[.airKorea] != nil && Provider.airKorea.station(settings.airStation) == nil
    let words =
      names.isEmpty
      ? Bilingual(en: "none; Open-Meteo needs none", ko: "없음. Open-Meteo는 키가 필요 없음")
      : lacksStation
        ? Bilingual(
          en: "\(list); for AirKorea: clamate config set air.station NAME",
          ko: "\(list). AirKorea는 측정소도: clamate config set air.station 종로구")
        : Bilingual(verbatim: list)
    return Finding(
      "keys", lacksStation ? .note : .ok, value: names.joined(separator: ","), words)
  }

  /// A finding for each kind of the sky whose last asking failed.
  private func askingFindings(_ outlook: Outlook?) -> [Finding] {
    guard let outlook else { return [] }
    var errors: [SkyError] = []
    for kind in SkyKind.allCases {
      guard let error = outlook.error(for: kind), !error.isOfKeys, !errors.contains(error) else {
        continue
      }
      errors.append(error)
    }
    return errors.map { Finding("asking", .note, value: $0.reason.rawValue, $0.sentence) }
  }
}

extension SkyError {
  /// Whether a key is what is wrong.
  fileprivate var isOfKeys: Bool { code == .noKey || code == .badKey }
}

extension Explainable {
  /// What is wrong and what to do, in one line.
  fileprivate var sentence: Bilingual {
    guard let hint else { return message }
    return Bilingual(
      en: "\(message.english); \(hint.english)", ko: "\(message.korean). \(hint.korean)")
  }
}
