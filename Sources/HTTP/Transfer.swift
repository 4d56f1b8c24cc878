import CCurl

/// One request on its way: a libcurl handle and what it has received.
final class Transfer {
  let handle: UnsafeMutableRawPointer
  private let base: BaseURL
  private let limits: Limits
  private var body: [UInt8] = []
  private var headerBytes = 0
  private var isTooLarge = false

  /// A transfer that is ready to start, nil if libcurl refuses it; `milliseconds` are left for it.
  init?(
    _ request: Request, isRepeated: Bool, userAgent: String, authorities: String?, limits: Limits,
    milliseconds: Int
  ) {
    guard let handle = curl_easy_init() else { return nil }
    self.handle = handle
    base = request.base
    self.limits = limits
    let isSet =
      setAddress(request) && setTrust(authorities) && setLimits(milliseconds) && setSinks()
      && set(CURLOPT_USERAGENT, userAgent)
      // On an old connection libcurl would repeat the request by itself, uncounted.
      && set(CURLOPT_FRESH_CONNECT, isRepeated ? 1 : 0)
    guard isSet else { return nil }
  }

  deinit {
    curl_easy_cleanup(handle)
  }

  /// The answer, or why there is none.
  func result(_ code: CURLcode) -> Result<Response, TransferFailure> {
    guard !isTooLarge else { return .failure(.tooLarge) }
    guard code == CURLE_OK else { return .failure(failure(code)) }
    var wait: curl_off_t = 0
    clamate_curl_get_offset(handle, CURLINFO_RETRY_AFTER, &wait)
    return .success(
      Response(
        status: long(CURLINFO_RESPONSE_CODE), contentType: text(CURLINFO_CONTENT_TYPE),
        // libcurl before 8.12 gives a negative number for a date that has passed.
        retryAfter: wait > 0 ? min(Int(wait), 3600) : nil, expires: date(of: "Expires"),
        redirect: text(CURLINFO_REDIRECT_URL).map { Redirect(from: base, to: $0) }, body: body))
  }

  private func setAddress(_ request: Request) -> Bool {
    // Answers that point elsewhere are reported, not followed: the key is in the query.
    set(CURLOPT_URL, request.url) && set(CURLOPT_FOLLOWLOCATION, 0)
      && set(CURLOPT_PROTOCOLS_STR, request.base.isLoopback ? "http,https" : "https")
      && set(CURLOPT_DISALLOW_USERNAME_IN_URL, 1)
      && set(CURLOPT_NETRC, Int(CURL_NETRC_IGNORED.rawValue))
      && (!request.base.isLoopback || set(CURLOPT_NOPROXY, "*"))
      && set(CURLOPT_ACCEPT_ENCODING, "")
  }

  private func setTrust(_ authorities: String?) -> Bool {
    set(CURLOPT_SSL_VERIFYPEER, 1) && set(CURLOPT_SSL_VERIFYHOST, 2)
      && (authorities.map { set(CURLOPT_CAINFO, $0) } ?? true)
  }

  private func setLimits(_ milliseconds: Int) -> Bool {
    set(CURLOPT_NOSIGNAL, 1)
      && set(CURLOPT_CONNECTTIMEOUT_MS, min(limits.connectMilliseconds, milliseconds))
      && set(CURLOPT_TIMEOUT_MS, min(limits.totalMilliseconds, milliseconds))
      && set(CURLOPT_LOW_SPEED_LIMIT, limits.slowBytesPerSecond)
      && set(CURLOPT_LOW_SPEED_TIME, limits.slowSeconds)
      && set(CURLOPT_MAXFILESIZE, limits.bodyBytes)
  }

  /// libcurl 7.88 checks no size of chunked or compressed bodies, so the sinks count themselves.
  private func setSinks() -> Bool {
    let context = Unmanaged.passUnretained(self).toOpaque()
    let bodySink: clamate_curl_sink = { bytes, size, count, context in
      Transfer.receive(bytes, size * count, context) { $0.takeBody($1) }
    }
    let headerSink: clamate_curl_sink = { bytes, size, count, context in
      Transfer.receive(bytes, size * count, context) { $0.takeHeader($1) }
    }
    return clamate_curl_set_sink(handle, CURLOPT_WRITEFUNCTION, bodySink) == CURLE_OK
      && clamate_curl_set_pointer(handle, CURLOPT_WRITEDATA, context) == CURLE_OK
      && clamate_curl_set_sink(handle, CURLOPT_HEADERFUNCTION, headerSink) == CURLE_OK
      && clamate_curl_set_pointer(handle, CURLOPT_HEADERDATA, context) == CURLE_OK
  }

  /// Hands bytes to the transfer; any count but the given one makes libcurl give up.
  private static func receive(
    _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
    _ take: (Transfer, UnsafeRawBufferPointer) -> Bool
  ) -> Int {
    guard let context else { return 0 }
    let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
    guard take(transfer, UnsafeRawBufferPointer(start: bytes, count: count)) else {
      transfer.isTooLarge = true
      return count &+ 1
    }
    return count
  }

  private func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard body.count + bytes.count <= limits.bodyBytes else { return false }
    body.append(contentsOf: bytes)
    return true
  }

  private func takeHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
    headerBytes += bytes.count
    return headerBytes <= limits.headerBytes
  }

  private func failure(_ code: CURLcode) -> TransferFailure {
    switch code {
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: .noName
    case CURLE_COULDNT_CONNECT: .refused
    case CURLE_OPERATION_TIMEDOUT: isConnected ? .timedOut : .connectTimedOut
    case CURLE_PEER_FAILED_VERIFICATION: distrust
    case CURLE_SSL_CACERT_BADFILE: .noAuthorities
    case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER: .tlsFailed
    case CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR:
      body.isEmpty ? .disrupted : .incomplete
    case CURLE_PARTIAL_FILE, CURLE_BAD_CONTENT_ENCODING, CURLE_HTTP2, CURLE_HTTP2_STREAM:
      .incomplete
    case CURLE_FILESIZE_EXCEEDED: .tooLarge
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY: .notHTTP
    default: .other(code: Int(code.rawValue))
    }
  }

  /// Why the certificate was refused, by OpenSSL's verify result (X509_STORE_CTX_get_error(3)).
  ///
  /// libcurl itself compares the host's name, once OpenSSL has found nothing wrong, and until then
  /// calls the result X509_V_ERR_UNSPECIFIED.
  private var distrust: TransferFailure {
    switch long(CURLINFO_SSL_VERIFYRESULT) {
    case 0, 1: .wrongHost
    // X509_V_ERR_CERT_NOT_YET_VALID, X509_V_ERR_CERT_HAS_EXPIRED
    case 9, 10: .certificateExpired
    default: .untrusted
    }
  }

  private var isConnected: Bool {
    var microseconds: curl_off_t = 0
    clamate_curl_get_offset(handle, CURLINFO_CONNECT_TIME_T, &microseconds)
    return microseconds > 0
  }

  private func long(_ info: CURLINFO) -> Int {
    var value = 0
    clamate_curl_get_long(handle, info, &value)
    return value
  }

  private func text(_ info: CURLINFO) -> String? {
    var value: UnsafePointer<CChar>?
    clamate_curl_get_text(handle, info, &value)
    return value.map { String(cString: $0) }
  }

  /// The moment that a header of the answer names (RFC 9110, section 5.6.7), UTC seconds.
  private func date(of header: String) -> Int? {
    var found: UnsafeMutablePointer<curl_header>?
    guard curl_easy_header(handle, header, 0, UInt32(CURLH_HEADER), -1, &found) == CURLHE_OK,
      let value = found?.pointee.value
    else { return nil }
    let seconds = curl_getdate(value, nil)
    return seconds > 0 ? Int(seconds) : nil
  }

  private func set(_ option: CURLoption, _ value: Int) -> Bool {
    clamate_curl_set_long(handle, option, value) == CURLE_OK
  }

  private func set(_ option: CURLoption, _ value: String) -> Bool {
    clamate_curl_set_text(handle, option, value) == CURLE_OK
  }
}
