import Configuration
import Glibc
import Language
import Text

/// The terminals of a person that accept messages, as `mesg y` lets them.
struct Terminals {
  private let user: UInt32
  private let folder: String

  /// The terminals of a user.
  ///
  /// - Parameter folder: where the devices are.
  init(of user: UInt32, in folder: String = "/dev") {
    self.user = user
    self.folder = folder
  }

  /// Writes to each; one that is stopped is passed over.
  func deliver(_ notice: Notice) -> DeliveryOutcome {
    let bytes = Self.message(notice)
    let reached = paths.count { write(bytes, to: $0) }
    return reached > 0 ? .delivered : .unreachable(.noTerminal)
  }

  /// A bell and whole lines, wherever the cursor was.
  private static func message(_ notice: Notice) -> [UInt8] {
    let title = notice.title.onOneLine.cut(characters: 500)
    let body = notice.body.onLines.cut(characters: 2000)
    let lines =
      ["clamate: " + (title.isEmpty ? Notice.untitled : title)]
      + (body.isEmpty ? [] : body.split(separator: "\n").map { "  \($0)" })
    return Array("\r\n\u{07}\(lines.joined(separator: "\r\n"))\r\n".utf8)
  }

  /// Root owns every console that nobody is logged in on, so that its own are not told apart.
  private var paths: [String] {
    let consoles = user == 0 ? [] : Files.names(in: folder).filter(\.isConsole)
    let seats = Files.names(in: "\(folder)/pts").filter(\.isDigits)
    return consoles.map { "\(folder)/\($0)" } + seats.map { "\(folder)/pts/\($0)" }
  }

  private func write(_ bytes: [UInt8], to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard
      fstat(descriptor, &status) == 0, status.st_uid == user, status.st_mode & S_IWGRP != 0,
      isatty(descriptor) == 1
    else { return false }
    return bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      == bytes.count
  }
}

extension String {
  /// Whether a device is a console such as `tty1`; serial lines are none.
  fileprivate var isConsole: Bool {
    hasPrefix("tty") && dropFirst(3).isDigits
  }
}

extension Bilingual {
  fileprivate static let noTerminal = Bilingual(
    en: "no terminal of yours accepts messages", ko: "메시지를 받는 터미널이 없습니다")
}
