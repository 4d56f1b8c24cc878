import Configuration
import Language

/// Who may use the files, and whether their owner can.
extension Context {
  /// A finding for each file or folder that is not its owner's alone, or one that all are.
  func fileFindings() -> [Finding] {
    let private700 = [
      folders.data, folders.config, folders.state, folders.backups, folders.cache,
    ]
    let private600 =
      [folders.database, folders.configFile, folders.credentialsFile]
      + Files.names(in: folders.backups).map { "\(folders.backups)/\($0)" }
    let found =
      (private700 + private600).compactMap(finding(of:)) + [parentFinding()].compactMap { $0 }
    let fine = Finding(
      "files", .ok, Bilingual(en: "yours alone", ko: "본인만 쓸 수 있음"))
    return found.isEmpty ? [fine] : found
  }

  private func finding(of path: String) -> Finding? {
    guard let access = Files.access(to: path) else { return lostLink(path) }
    if !access.isOwn {
      return Finding(
        "files", .problem, value: path,
        Bilingual(en: "'\(path)' belongs to somebody else", ko: "'\(path)'의 소유자가 다른 사람입니다"))
    }
    // Settings are no secret: others may read them, where a person wants that.
    let others: UInt32 =
      path.hasPrefix(folders.config) && path != folders.credentialsFile ? 0o022 : 0o077
    if access.mode & others != 0 { return finding(ofOthersAt: path, access.mode) }
    if let finding = finding(ofOwnerAt: path, access) { return finding }
    guard access.isLink else { return nil }
    return Finding(
      "files", [folders.data, folders.backups].contains(path) ? .problem : .note, value: path,
      Bilingual(en: "'\(path)' is a symbolic link", ko: "'\(path)'은(는) 심볼릭 링크입니다"))
  }

  private func finding(ofOthersAt path: String, _ bits: UInt32) -> Finding {
    let mode = String(bits, radix: 8)
    let isWritable = bits & 0o022 != 0
    return Finding(
      "files", .problem, value: path,
      Bilingual(
        en: "others can \(isWritable ? "write" : "read") '\(path)' (mode \(mode)); "
          + "chmod go= '\(path)'",
        ko: "다른 사람이 '\(path)'을(를) \(isWritable ? "고칠" : "읽을") 수 있습니다(권한 \(mode)). "
          + "chmod go= '\(path)'"))
  }

  /// What keeps the owner from using a file: a folder without all of `rwx`, a file without `rw`.
  private func finding(ofOwnerAt path: String, _ access: Files.Access) -> Finding? {
    let needed: UInt32 = access.isFolder ? 0o700 : 0o600
    guard access.mode & needed != needed else { return nil }
    let mode = String(access.mode, radix: 8)
    return Finding(
      "files", .problem, value: path,
      Bilingual(
        en: "you cannot use all of '\(path)' (mode \(mode)); chmod u+rwX '\(path)'",
        ko: "'\(path)'을(를) 마음대로 쓸 수 없습니다(권한 \(mode)). chmod u+rwX '\(path)'"))
  }

  /// A symbolic link that leads nowhere.
  private func lostLink(_ path: String) -> Finding? {
    Files.linkTarget(path).map { target in
      Finding(
        "files", .problem, value: path,
        Bilingual(
          en: "'\(path)' leads to '\(target)', which is not there",
          ko: "'\(path)'이(가) 가리키는 '\(target)'이(가) 없습니다"))
    }
  }

  /// Whoever may write the folder above can put another one in the place of the store's.
  private func parentFinding() -> Finding? {
    let parent = Files.folder(of: folders.data)
    guard let access = Files.access(to: parent), access.mode & 0o1002 == 0o002 else { return nil }
    return Finding(
      "files", .problem, value: parent,
      Bilingual(
        en: "everybody can write '\(parent)'; chmod o-w '\(parent)'",
        ko: "누구나 '\(parent)'에 쓸 수 있습니다. chmod o-w '\(parent)'"))
  }
}
