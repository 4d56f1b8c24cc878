import CommandLineKit

/// The options that say whether weather is asked for.
enum SkyOption {
  static func asking(_ line: ParsedCommand) throws(UsageError) -> CurrentSky.Asking {
    switch (line.has("--offline"), line.has("--refresh")) {
    case (true, true):
      throw .contradiction("--offline", "--refresh")
    case (true, false): return .never
    case (false, true): return .always
    case (false, false): return .whenOld
    }
  }
}
