import CommandLineKit
import Configuration
import Glibc

let arguments = StartArguments.words
// A transaction that is cut short is rolled back when the store is opened next.
signal(SIGINT) { _ in _exit(ExitStatus.interrupted.rawValue) }
exit(Program.run(arguments).rawValue)
