import CommandLineKit
import Language
import Planner
import Terminal
import Text

extension Command {
  /// `clamate profile`.
  static let profile = Command(
    noun: "profile", summary: Bilingual(en: "your nickname", ko: "별명"), bare: "show",
    verbs: [showProfile, setProfile])

  private static let showProfile = Command(
    CommandSpec(
      name: "show", summary: Bilingual(en: "show the profile", ko: "프로필 보기"),
      examples: [.init("profile show", Bilingual(en: "what is set", ko: "설정한 내용"))])
  ) { line, context in
    try line.refuseArguments(after: 0)
    context.show(try context.storeForReading().profile.nickname())
    return .done
  }

  private static let setProfile = Command(
    CommandSpec(
      name: "set", summary: Bilingual(en: "set the nickname", ko: "별명 정하기"),
      options: [
        OptionSpec(
          "--nickname", value: "NAME",
          Bilingual(en: "1 to 8 letters, or none", ko: "1~8글자, 또는 none"))
      ],
      examples: [
        .init(
          Bilingual(en: "profile set --nickname Mina", ko: "profile set --nickname 민아"),
          Bilingual(en: "how you are greeted", ko: "인사에 쓸 이름"))
      ])
  ) { line, context in
    try line.refuseArguments(after: 0)
    guard let typed = try line.value("--nickname") else {
      throw UsageError.missingArgument(name: "--nickname NAME", command: line.name)
    }
    let nickname = typed == "none" ? nil : try Nickname(typed)
    try context.setNickname(nickname)
    context.show(nickname)
    return .done
  }
}

extension Context {
  /// Sets the nickname, or takes it away.
  func setNickname(_ nickname: Nickname?) throws {
    try change(.profile) { store in
      try store.profile.setNickname(nickname)
      return (
        (),
        StepRecord.subject(of: [StepRecord(named: Bilingual(verbatim: nickname?.text ?? "none"))])
      )
    }
  }

  fileprivate func show(_ nickname: Nickname?) {
    switch format {
    case .json:
      let profile: JSONValue = ["nickname": JSONValue(nickname?.text)]
      output.write(json: profile)
    case .plain:
      output.append { PlainRow.append(["nickname", nickname?.text ?? ""], to: &$0) }
    case .text:
      guard !presentation.isQuiet else { return }
      let name = Bilingual(en: "nickname", ko: "별명")[language]
      let none = Bilingual(
        en: "none; clamate profile set --nickname NAME",
        ko: "없음. clamate profile set --nickname 이름")[language]
      write(row: ["\(name): \(nickname?.text ?? none)"])
    }
  }
}
