import Glibc

/// The message bus of the person's desktop, which cron does not tell about.
///
/// No bus is ever started: one that nobody listens on would only swallow notices.
package struct SessionBus {
  private static let variable = "DBUS_SESSION_BUS_ADDRESS"

  /// The addresses of the buses that seem to be there, the likeliest first.
  package let addresses: [String]

  /// Looks at the environment, then at the folders of logged-in people, then at what was noted.
  ///
  /// - Parameters:
  ///   - saved: the address that held when the reminders were installed.
  ///   - user: the number of the person; a socket of anyone else is passed over.
  ///   - runtime: where the system keeps the folders of logged-in people.
  package init(
    _ variables: [String: String], saved: String?, user: UInt32 = getuid(),
    runtime: String = "/run/user"
  ) {
    let named = [variables[Self.variable] ?? "", saved ?? ""].map {
      $0.split(separator: ";").map(String.init)
    }
    let folders = [variables["XDG_RUNTIME_DIR"] ?? "", "\(runtime)/\(user)"]
      .filter { $0.hasPrefix("/") }
    let known = folders.map { "unix:path=\(BusAddress.escaped("\($0)/bus"))" }
    var found: [String] = []
    for address in named[0] + known + named[1] where !found.contains(address) {
      if BusAddress(address)?.isThere(for: user) == true { found.append(address) }
    }
    addresses = found
  }

  /// Variables with which a program uses the bus of an address.
  static func variables(_ variables: [String: String], with address: String) -> [String: String] {
    variables.merging([variable: address]) { $1 }
  }
}

/// An address of a bus as the D-Bus Specification writes it, on a socket of this machine.
private enum BusAddress {
  case path(String)
  /// A name that no file stands for.
  case abstract

  /// Other transports are nil: some of them would start a bus.
  init?(_ text: String) {
    let prefix = "unix:"
    guard text.hasPrefix(prefix) else { return nil }
    for pair in text.dropFirst(prefix.count).split(separator: ",") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "path":
        self = .path(Self.unescaped(parts[1]))
        return
      case "abstract":
        self = .abstract
        return
      default: continue
      }
    }
    return nil
  }

  func isThere(for user: UInt32) -> Bool {
    guard case .path(let path) = self else { return true }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
      && status.st_uid == user
  }

  /// The form in which a value may hold any byte.
  static func escaped(_ value: String) -> String {
    value.utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F, 0x2F, 0x2E, 0x5C, 0x2A:
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }.joined()
  }

  private static func unescaped(_ value: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(value.utf8)[...]
    while let first = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if first == UInt8(ascii: "%"), let byte = UInt8(digits, radix: 16) {
        bytes.append(byte)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(first)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
