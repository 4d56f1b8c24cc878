import DateHelper
import Sky
import Text

/// AirKorea's measurements of one station in real time, version 1.3 (data.go.kr/data/15073861).
enum AirKorea {
  /// The portal shows keys encoded for a URL and plain; encoded twice they are unknown.
  static func target(station: String, key: String) -> String {
    "/B552584/ArpltnInforInqireSvc/getMsrstnAcctoRltmMesureDnsty"
      + "?stationName=\(percentEncoded(station.nfc))&dataTerm=DAILY&returnType=json&ver=1.3"
      + "&numOfRows=1&pageNo=1&serviceKey=\(percentEncodedOnce(key))"
  }

  /// What the station measured in the latest hour, µg/m³.
  ///
  /// All values are strings, and "-" with a flag where there is none. Its own grades are those of a
  /// moving mean and not read.
  static func air(_ reply: Reply, _ place: Place, _ now: Instant) throws(SkyError) -> Air {
    if let failure = gatewayFailure(in: reply) { throw failure }
    let json = try reply.json(from: .airKorea, failure: failure)
    let items = json["response"]["body"]["items"]
    guard items.isArray || items.string == "" else { throw SkyError(.airKorea, .unexpected) }
    guard let row = items.elements.first else { throw SkyError(.airKorea, .stationUnknown) }
    let flags = Pollutant.allCases.compactMap { flag(of: $0, in: row) }
    guard let observed = row["dataTime"].string.flatMap(instant) else {
      throw SkyError(.airKorea, .noReading, detail: flags.first)
    }
    var air = Air(
      provider: .airKorea, place: place,
      observed: try Plausible.observed(observed, from: .airKorea, now: now), fetched: now,
      isModel: false)
    air.station = ProviderText.line(row["stationName"].string)
    air.pm10 = amount(of: .pm10, in: row)
    air.pm25 = amount(of: .pm25, in: row)
    air.remark = flags.first
    guard air.pm10 != nil || air.pm25 != nil else {
      throw SkyError(.airKorea, .noReading, detail: flags.first)
    }
    return air
  }

  /// What is wrong with a value, such as 통신장애 or 점검및교정; nil for a good one.
  private static func flag(of pollutant: Pollutant, in row: JSONValue) -> String? {
    ProviderText.line(row["\(pollutant.rawValue)Flag"].string)
  }

  private static func amount(of pollutant: Pollutant, in row: JSONValue) -> Concentration? {
    guard flag(of: pollutant, in: row) == nil else { return nil }
    return row["\(pollutant.rawValue)Value"].number(in: Plausible.dust).map { Concentration($0) }
  }

  /// The moment of `2026-03-18 09:00` by Korean clocks; the last hour of a day may be its 24:00.
  static func instant(_ text: String) -> Instant? {
    let parts = text.split(separator: " ").map(String.init)
    guard parts.count == 2 else { return nil }
    guard parts[1] == "24:00" else { return Instant("\(parts[0])T\(parts[1]):00+09:00") }
    return Instant("\(parts[0])T00:00:00+09:00")?.adding(seconds: 86_400)
  }

  private static func failure(status: Int, json: JSONValue) -> SkyError? {
    let code =
      json["response"]["header"]["resultCode"].integer
      ?? json["OpenAPI_ServiceResponse"]["cmmMsgHeader"]["returnReasonCode"].integer
    return code.flatMap(failure)
  }

  /// The gateway of the portal answers in XML, whatever was asked for.
  private static func gatewayFailure(in reply: Reply) -> SkyError? {
    let text = String(decoding: reply.body.prefix(4096), as: UTF8.self)
    guard text.contains("<OpenAPI_ServiceResponse>") else { return nil }
    let digits = text.components(after: "<returnReasonCode>").prefix { $0.isNumber }
    return Int(digits).flatMap(failure) ?? SkyError(.airKorea, .serverFailed)
  }

  /// What a result code of the portal means; nil for 0, which is a good answer.
  private static func failure(code: Int) -> SkyError? {
    switch code {
    case 0: nil
    case 3: SkyError(.airKorea, .noReading)
    // Wrong or missing parameters, and a service that is gone.
    case 10, 11, 12: SkyError(.airKorea, .requestRefused)
    // Access denied, stopped, unknown, run out, from another address, unsigned.
    case 20, 21, 30, 31, 32, 33: SkyError(.airKorea, .keyRejected)
    case 22: SkyError(.airKorea, .quota)
    default: SkyError(.airKorea, .serverFailed)
    }
  }
}

extension String {
  /// What follows the first occurrence of a mark, nothing where it does not occur.
  fileprivate func components(after mark: String) -> Substring {
    firstRange(of: mark).map { self[$0.upperBound...] } ?? ""
  }
}
