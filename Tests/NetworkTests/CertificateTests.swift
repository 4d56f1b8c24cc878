import Foundation
import TestSupport
import Testing

/// Who is trusted, with certificates that are made here.
@Suite struct CertificateTests {
  struct Presented: Sendable, CustomTestStringConvertible {
    let name: String
    let outcome: String
    var isVouchedFor = true
    var host = "IP:127.0.0.1"
    var days = 2
    var fault: String?

    var testDescription: String { name }
  }

  static let certificates = [
    Presented(name: "good", outcome: "ok"),
    Presented(name: "self-signed", outcome: "untrusted", isVouchedFor: false),
    Presented(name: "run out", outcome: "certificateExpired", days: -1),
    Presented(name: "of another host", outcome: "wrongHost", host: "DNS:example.org"),
    Presented(
      name: "self-signed and run out", outcome: "untrusted", isVouchedFor: false, days: -1),
    Presented(name: "good, then file", outcome: "redirectedUnsafely", fault: "redirect-file"),
    Presented(name: "good, then http", outcome: "redirectedUnsafely", fault: "redirect-http"),
    Presented(name: "good, then itself", outcome: "redirected", fault: "redirect"),
  ]

  @Test(
    "a certificate is trusted, or refused for its own reason before anything is sent",
    .enabled(if: Certificate.canBeMade), arguments: certificates)
  func trust(presented: Presented) async throws {
    let target = try #require(Target(route: "weather"))
    let certificate = try await Certificate(
      isVouchedFor: presented.isVouchedFor, host: presented.host, days: presented.days)
    let providers = try await Providers(scheme: "https", options: certificate.options)
    if presented.fault != nil {
      try await certificate.control(providers, route: "weather", fault: presented.fault)
    }
    var household = try Household(asking: providers, keys: Household.keys(for: "weather"))
    household.environment["SSL_CERT_FILE"] = certificate.authority
    #expect(try await household.refresh(Household.seoul).status == 0)
    #expect((try household.attempt("error", of: target) ?? "ok") == presented.outcome)
    let isAsked = presented.outcome == "ok" || presented.fault != nil
    #expect(providers.requests("weather") == (isAsked ? 1 : 0))
  }

  @Test("an authority that is not there vouches for nobody", .enabled(if: Certificate.canBeMade))
  func missingAuthority() async throws {
    let target = try #require(Target(route: "weather"))
    let certificate = try await Certificate(isVouchedFor: true, host: "IP:127.0.0.1", days: 2)
    let providers = try await Providers(scheme: "https", options: certificate.options)
    var household = try Household(asking: providers, keys: Household.keys(for: "weather"))
    for (path, reason) in [("/nowhere.pem", "noAuthorities"), ("", "untrusted")] {
      household.environment["SSL_CERT_FILE"] = path
      _ = try await household.refresh(Household.seoul, secondsLater: path.isEmpty ? 700 : 0)
      #expect(try household.attempt("error", of: target) == reason)
    }
    #expect(providers.requests == 0)
  }
}

/// A certificate of a server, and the authority that may have signed it.
struct Certificate: Sendable {
  private static let openssl = URL(fileURLWithPath: "/usr/bin/openssl")
  static let canBeMade = FileManager.default.isExecutableFile(atPath: openssl.path)

  private let folder: TemporaryFolder
  private let key: String
  private let certificate: String
  /// Where the authority's own certificate is.
  let authority: String

  /// What makes the stand-in present it.
  var options: [String] { ["--certificate", certificate, "--certificate-key", key] }

  init(isVouchedFor: Bool, host: String, days: Int) async throws {
    folder = try TemporaryFolder()
    (key, certificate) = (folder.path("key.pem"), folder.path("certificate.pem"))
    authority = folder.path("authority.pem")
    let (authorityKey, asked) = (folder.path("authority-key.pem"), folder.path("request.pem"))
    let newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    let signers =
      isVouchedFor
      ? ["-CA", authority, "-CAkey", authorityKey, "-CAcreateserial"] : ["-signkey", key]
    let steps = [
      ["req", "-x509"] + newKey
        + ["-subj", "/CN=authority", "-days", "2", "-out", authority, "-keyout", authorityKey],
      ["req"] + newKey
        + [
          "-subj", "/CN=test", "-addext", "subjectAltName=\(host)", "-out", asked, "-keyout", key,
        ],
      ["x509", "-req", "-in", asked, "-days", "\(days)", "-copy_extensions", "copy"] + signers
        + ["-out", certificate],
    ]
    for step in steps {
      try #require(try await run(Self.openssl, step, environment: [:]).status == 0)
    }
  }

  /// Sets a fault over TLS, trusting the authority.
  func control(_ providers: Providers, route: String, fault: String?) async throws {
    try await providers.control(route: route, fault: fault, trusting: authority)
  }
}
