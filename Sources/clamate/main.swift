import CommandLineKit
import Configuration
import Glibc

let arguments = StartArguments.words
// A write beyond the largest file that is allowed fails like one to a full disk.
signal(SIGXFSZ, SIG_IGN)
// A transaction that is cut short is rolled back when the store is opened next.
signal(SIGINT) { _ in _exit(ExitStatus.interrupted.rawValue) }
exit(Program.run(arguments).rawValue)
