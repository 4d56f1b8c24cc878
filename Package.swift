// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A fully static executable starts in about 1.5 ms; see docs/decisions/0001-two-programs.md.
let staticExecutable: [LinkerSetting] = [
  .unsafeFlags(["-static-executable"], .when(configuration: .release))
]

func room(_ name: String, _ dependencies: [Target.Dependency], links libraries: [String] = [])
  -> Target
{
  .target(
    name: name, dependencies: dependencies, swiftSettings: settings,
    linkerSettings: libraries.map { .linkedLibrary($0) })
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

let package = Package(
  name: "clamate",
  products: [
    .executable(name: "clamate", targets: ["clamate"]),
    .executable(name: "clamate-net", targets: ["clamate-net"]),
  ],
  targets: [
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CCurl"),
    .systemLibrary(name: "CUtf8proc"),
    .target(name: "CStart"),
    .systemLibrary(name: "CSpawn"),
    room("Language", []),
    room("DateHelper", ["Language", "Text"]),
    room("Text", ["CUtf8proc"], links: [":libutf8proc.a"]),
    room("Database", ["CSQLite", "Text"], links: [":libsqlite3.a", "m"]),
    room("Subprocess", ["CSpawn"]),
    room("Terminal", ["Text"]),
    room("CommandLineKit", ["Language", "Text", "Terminal"]),
    room("Configuration", ["CStart", "DateHelper", "Language", "Text"]),
    room("Sky", ["Configuration", "Database", "DateHelper", "Language", "Text"]),
    room("Planner", ["Configuration", "Database", "DateHelper", "Language", "Sky", "Text"]),
    room("Delivery", ["Configuration", "Language", "Subprocess", "Text"]),
    room(
      "Exchange",
      ["Configuration", "Database", "DateHelper", "Language", "Planner", "Terminal", "Text"]),
    room("WeatherFeeds", ["DateHelper", "Sky", "Text"]),
    room("HTTP", ["CCurl"]),
    .executableTarget(
      name: "clamate",
      dependencies: [
        "CommandLineKit", "Configuration", "Database", "DateHelper", "Delivery", "Exchange",
        "Language", "Planner", "Sky", "Subprocess", "Terminal", "Text",
      ],
      swiftSettings: settings, linkerSettings: staticExecutable),
    .executableTarget(
      name: "clamate-net",
      dependencies: [
        "Configuration", "Database", "DateHelper", "HTTP", "Language", "Sky", "Subprocess", "Text",
        "WeatherFeeds",
      ],
      swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .target(
      name: "FeedSupport", dependencies: ["DateHelper", "Sky", "TestSupport", "WeatherFeeds"],
      path: "Tests/FeedSupport", swiftSettings: settings),
    tests("LanguageTests", ["Language"]),
    tests("SkyRegionTests", ["Language", "Sky"]),
    tests("DateHelperTests", ["DateHelper", "Language", "TestSupport"]),
    tests("TextTests", ["Text"]),
    tests("SubprocessTests", ["Subprocess", "TestSupport"]),
    tests("TerminalTests", ["Terminal", "Text"]),
    tests("DatabaseTests", ["CSQLite", "Database", "TestSupport"]),
    tests("ConfigurationTests", ["Configuration", "DateHelper", "Language", "TestSupport"]),
    tests("ManualTests", ["TestSupport", "Text"]),
    tests("CommandLineKitTests", ["CommandLineKit", "Language", "TestSupport", "Text"]),
    tests(
      "PlannerTests",
      [
        "CSQLite", "Configuration", "Database", "DateHelper", "Language", "Planner", "Sky",
        "TestSupport",
      ]),
    tests(
      "ExchangeTests",
      [
        "Configuration", "Database", "DateHelper", "Exchange", "Language", "Planner", "Terminal",
        "TestSupport",
      ]),
    tests(
      "SkyTests", ["Configuration", "Database", "DateHelper", "Language", "Sky", "TestSupport"]),
    tests(
      "WeatherFeedsTests",
      ["Database", "DateHelper", "FeedSupport", "Sky", "TestSupport", "WeatherFeeds"]),
    tests(
      "DeliveryTests",
      ["Configuration", "DateHelper", "Delivery", "Language", "Subprocess", "TestSupport"]),
    tests("HTTPTests", ["HTTP"]),
    tests(
      "NetworkTests",
      ["Database", "DateHelper", "FeedSupport", "Sky", "TestSupport", "WeatherFeeds"]),
    tests("CommandTests", ["Database", "FeedSupport", "TestSupport", "Text"]),
  ],
  swiftLanguageModes: [.v6]
)
