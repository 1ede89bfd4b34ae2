internal import CCurl

/// Gathers what libcurl receives. Used by one thread, while the transfer runs.
final class WebAnswer {
  private(set) var headers: [String: String] = [:]
  private(set) var body: [UInt8] = []
  private(set) var isTooLarge = false
  /// Whether an address was not connected to because it is none of the Internet.
  private(set) var isAddressRefused = false

  private let limits: WebLimits
  private var headerBytes = 0

  init(_ limits: WebLimits) {
    self.limits = limits
  }

  /// - Returns: Whether there is room for it.
  fileprivate func take(body piece: UnsafeRawBufferPointer) -> Bool {
    guard body.count + piece.count <= limits.bodyBytesMax else { return refuse() }
    body += piece
    return true
  }

  /// - Returns: Whether there is room for it.
  fileprivate func take(header line: UnsafeRawBufferPointer) -> Bool {
    headerBytes += line.count
    guard headerBytes <= limits.headerBytesMax else { return refuse() }
    let text = String(decoding: line, as: UTF8.self)
    // A status line begins an answer: what came before was an interim one (RFC 9110 §15.2).
    if text.hasPrefix("HTTP/") { headers = [:] }
    guard let colon = text.firstIndex(of: ":") else { return true }
    let name = text[..<colon].lowercased()
    let value = text[text.index(after: colon)...].drop { $0 == " " || $0 == "\t" }.prefix { $0 != "\r\n" && $0 != "\r" && $0 != "\n" }
    headers[name] = headers[name].map { $0 + ", " + value } ?? String(value)
    return true
  }

  /// - Returns: Whether it may be connected to.
  fileprivate func take(address: [UInt8]) -> Bool {
    if PublicAddresses.holds(address) { return true }
    isAddressRefused = true
    return false
  }

  private func refuse() -> Bool {
    isTooLarge = true
    return false
  }
}

/// One request and its answer on a handle.
struct WebTransfer {
  let handle: CurlHandle
  let limits: WebLimits

  func run(_ request: WebRequest, into answer: WebAnswer) throws(CurlError) -> WebResponse {
    try handle.reset()
    try setLimits()
    try setTrust(request.authorityFile)
    try handle.set(url: request.url)
    // Kept by us: libcurl only lends them to the transfer.
    let lines = HeaderLines(request.allHeaders)
    try handle.set(CURLOPT_HTTPHEADER, list: lines.list)
    if let form = request.form { try handle.set(CURLOPT_COPYPOSTFIELDS, QueryField.encoded(form)) }
    if let json = request.json { try handle.set(CURLOPT_COPYPOSTFIELDS, json) }
    if let bytes = request.bytes, !bytes.isEmpty { try set(body: bytes) }
    try handle.set(CURLOPT_WRITEFUNCTION, function: takeBody)
    try handle.set(CURLOPT_HEADERFUNCTION, function: takeHeader)
    let lent = Unmanaged.passUnretained(answer).toOpaque()
    try handle.set(CURLOPT_WRITEDATA, pointer: lent)
    try handle.set(CURLOPT_HEADERDATA, pointer: lent)
    if limits.publicAddressesOnly {
      // Asked with each address that a name leads to, when it is about to be connected to: another lookup cannot lead elsewhere.
      try handle.set(openSocket: openPublicSocket)
      try handle.set(CURLOPT_OPENSOCKETDATA, pointer: lent)
      try handle.set(CURLOPT_PROXY, "")
    }
    try withExtendedLifetime((answer, lines)) { () throws(CurlError) in try handle.perform() }
    return WebResponse(status: try handle.number(CURLINFO_RESPONSE_CODE), headers: answer.headers, body: answer.body)
  }

  /// Copied by libcurl, which must know the number first: bytes may be zero.
  private func set(body bytes: [UInt8]) throws(CurlError) {
    try handle.set(CURLOPT_POSTFIELDSIZE, bytes.count)
    var copy = bytes
    let code = copy.withUnsafeMutableBytes { cairn_curl_set_pointer(handle.handle, CURLOPT_COPYPOSTFIELDS, $0.baseAddress) }
    try CurlHandle.check(code)
  }

  private func setLimits() throws(CurlError) {
    try handle.set(CURLOPT_PROTOCOLS_STR, limits.allowsPlainLoopback ? "https,http" : "https")
    try handle.set(CURLOPT_FOLLOWLOCATION, 0)
    try handle.set(CURLOPT_TIMEOUT_MS, Self.milliseconds(limits.timeMax))
    try handle.set(CURLOPT_CONNECTTIMEOUT_MS, Self.milliseconds(limits.connectTimeMax))
    try handle.set(CURLOPT_MAXFILESIZE, limits.bodyBytesMax)
    try handle.set(CURLOPT_USERAGENT, "Cairn")
  }

  private func setTrust(_ authorityFile: String?) throws(CurlError) {
    try handle.set(CURLOPT_SSL_VERIFYPEER, 1)
    try handle.set(CURLOPT_SSL_VERIFYHOST, 2)
    try handle.set(CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2)
    guard let authorityFile else { return }
    try handle.set(CURLOPT_CAINFO, authorityFile)
    // Without this the machine's own authorities would still be trusted besides.
    try handle.set(CURLOPT_CAPATH, nil)
  }

  private static func milliseconds(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    return max(1, Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000))
  }
}

/// libcurl's callback for the body. Anything but the number of bytes taken ends the transfer.
private func takeBody(_ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ user: UnsafeMutableRawPointer?) -> Int {
  guard let bytes, let user else { return 0 }
  let answer = Unmanaged<WebAnswer>.fromOpaque(user).takeUnretainedValue()
  return answer.take(body: UnsafeRawBufferPointer(start: bytes, count: size * count)) ? size * count : 0
}

/// libcurl's callback for the headers, once for each line.
private func takeHeader(_ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ user: UnsafeMutableRawPointer?) -> Int {
  guard let bytes, let user else { return 0 }
  let answer = Unmanaged<WebAnswer>.fromOpaque(user).takeUnretainedValue()
  return answer.take(header: UnsafeRawBufferPointer(start: bytes, count: size * count)) ? size * count : 0
}

/// libcurl's callback for an address that it is about to connect to.
private func openPublicSocket(
  _ user: UnsafeMutableRawPointer?, _ purpose: curlsocktype, _ address: UnsafeMutablePointer<curl_sockaddr>?
) -> curl_socket_t {
  guard let address, let user else { return -1 }
  var bytes = [UInt8](repeating: 0, count: 16)
  let count = cairn_curl_address(address, &bytes)
  let answer = Unmanaged<WebAnswer>.fromOpaque(user).takeUnretainedValue()
  return answer.take(address: Array(bytes.prefix(Int(count)))) ? cairn_curl_socket(address) : -1
}

/// The lines of a request's headers, as libcurl wants them.
private final class HeaderLines {
  private(set) var list: UnsafeMutablePointer<curl_slist>?

  init(_ headers: [String: String]) {
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
      // Nil only when the memory is used up: then the header is missing and the other side refuses.
      if let longer = curl_slist_append(list, "\(name): \(value)") { list = longer }
    }
  }

  deinit { curl_slist_free_all(list) }
}
