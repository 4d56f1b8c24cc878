import CommandLineKit
import Language
import Planner
import Sky
import Terminal

extension ForecastPage.Part {
  /// The part that a command line asks for, nil if it asks for none.
  init?(_ line: ParsedCommand) throws(UsageError) {
    switch (line.has("--hours"), line.has("--days")) {
    case (true, true):
      throw .contradiction("--hours", "--days")
    case (true, false): self = .hours
    case (false, true): self = .days
    case (false, false): return nil
    }
  }
}

extension Context {
  /// Shows the coming hours or days.
  func showForecast(
    _ line: ParsedCommand, _ part: ForecastPage.Part
  ) throws -> ExitStatus {
    try line.refuseArguments(after: 0, meaning: RegionOption.spec.name)
    let asking = try SkyOption.asking(line)
    let store = try storeForReading()
    let region = try region(of: line, store) ?? store.region.inUse()
    let sky = try CurrentSky(over: region, asking, in: self)
    let page = ForecastPage(sky: sky, context: self)
    switch (format, part) {
    case (.json, _):
      let head = [JSONValue.Member("region", .string(region.name.english))]
      let members = head + sky.members(in: self) + page.members(part)
      output.write(json: .object(members))
    case (.plain, _): page.writePlain(part)
    case (.text, .hours): page.writeHours()
    case (.text, .days): page.writeDays()
    }
    return asking == .always && sky.isMissed(.forecast) ? .network : .done
  }
}
