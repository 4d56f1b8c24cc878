import Glibc
import TestSupport
import Testing

@testable import Delivery

@Suite("The session bus")
struct SessionBusTests {
  /// Folders with a socket each, as a system and a person have them.
  private struct Place {
    let folder: ScratchFolder
    let sockets: [Int32]

    init(_ names: [String]) throws {
      let folder = try ScratchFolder()
      sockets = names.map { name in
        folder.makeFolders(above: name)
        return folder.listen(at: name)
      }
      self.folder = folder
    }

    func address(_ name: String) -> String { "unix:path=\(folder.file(name))" }
  }

  @Test("is looked for in the environment, in the folders of the system, in the notes")
  func order() throws {
    let place = try Place(["own", "runtime/bus", "users/\(getuid())/bus", "saved"])
    let variables = [
      "DBUS_SESSION_BUS_ADDRESS": place.address("own"),
      "XDG_RUNTIME_DIR": place.folder.file("runtime"),
    ]
    let bus = SessionBus(
      variables, saved: place.address("saved"), runtime: place.folder.file("users"))
    #expect(
      bus.addresses
        == ["own", "runtime/bus", "users/\(getuid())/bus", "saved"].map(place.address))
    let cron = SessionBus([:], saved: nil, runtime: place.folder.file("users"))
    #expect(cron.addresses == [place.address("users/\(getuid())/bus")])
  }

  @Test(
    "is none where an address leads nowhere or would start one",
    arguments: [
      "", "unix:", "unix:path=", "unix:path=/nowhere/bus", "autolaunch:", "unixexec:path=/bin/sh",
      "tcp:host=localhost,port=1", "unix:path", ";;,,==", "unix:path=/tmp", "%", "unix:path=%",
    ])
  func unusable(address: String) {
    let bus = SessionBus(
      ["DBUS_SESSION_BUS_ADDRESS": address], saved: address, runtime: "/nowhere")
    #expect(bus.addresses == [])
  }

  @Test("is never that of somebody else")
  func stranger() throws {
    let place = try Place(["own"])
    let variables = ["DBUS_SESSION_BUS_ADDRESS": place.address("own")]
    let bus = SessionBus(variables, saved: nil, user: getuid() + 1, runtime: "/nowhere")
    #expect(bus.addresses == [])
  }

  @Test("may have a name that no file stands for, parameters, and escaped bytes")
  func forms() throws {
    let place = try Place(["a b/bus"])
    let escaped = "unix:path=\(place.folder.path)/a%20b/bus,guid=0123"
    let abstract = "unix:abstract=/tmp/dbus-x"
    let variables = [
      "DBUS_SESSION_BUS_ADDRESS": "\(abstract);\(escaped)",
      "XDG_RUNTIME_DIR": place.folder.file("a b"),
    ]
    let bus = SessionBus(variables, saved: abstract, runtime: "/nowhere")
    let known = "unix:path=\(place.folder.path)/a%20b/bus"
    #expect(bus.addresses == [abstract, escaped, known])
  }
}
