import CommandLineKit
import Glibc
import Text

let arguments = (1..<max(1, Int(CommandLine.argc))).map { index in
  CommandLine.unsafeArgv[index].flatMap { pointer in
    InputText.decoded(
      UnsafeBufferPointer(start: pointer, count: strlen(pointer)).map(UInt8.init(bitPattern:)))
  }
}
// A transaction that is cut short is rolled back when the store is opened next.
signal(SIGINT) { _ in _exit(ExitStatus.interrupted.rawValue) }
exit(Program.run(arguments).rawValue)
