import CommandLineKit
import Configuration
import Glibc
import Text

let arguments = (1..<Int(CommandLine.argc)).map { index in
  CommandLine.unsafeArgv[index].flatMap { pointer in
    InputText.decoded(
      UnsafeBufferPointer(start: pointer, count: strlen(pointer)).map(UInt8.init(bitPattern:)))
  }
}
exit(Program.run(arguments).rawValue)
