internal import CCurl
public import EventLoop

/// A mail server that takes messages (RFC 6409), as a client has to know it.
public struct SMTPServer: Sendable, Hashable {
  /// How the connection becomes secret. There is no way without.
  public enum Security: Sendable, Hashable {
    /// Plain text at first; a server that does not offer STARTTLS (RFC 3207) is told nothing more.
    case startTLS
    /// TLS from the first byte (RFC 8314 §3).
    case tls
  }

  /// Where it is. A name: its certificate must be for it.
  public var host: HostPort
  public var security: Security
  /// Nil where the server asks for none.
  public var user: String?
  public var password: String?
  /// A PEM file with the authorities to trust instead of the system's.
  public var authorityFile: String?
  /// The name to greet it with (RFC 5321 §4.1.1.1).
  public var ownName: String
  /// Until there is a connection.
  public var connectLimit: Duration
  /// For the whole transfer.
  public var transferLimit: Duration

  public init(
    host: HostPort, security: Security, user: String? = nil, password: String? = nil, authorityFile: String? = nil,
    ownName: String = "localhost", connectLimit: Duration = .seconds(10), transferLimit: Duration = .seconds(30)
  ) {
    self.host = host
    self.security = security
    self.user = user
    self.password = password
    self.authorityFile = authorityFile
    self.ownName = ownName
    self.connectLimit = connectLimit
    self.transferLimit = transferLimit
  }
}

/// Why a message was not taken.
public struct SMTPFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// Whether sending the same message again cannot help: the server has refused this message or its recipient for good (RFC 5321 §4.2.1).
  /// False for everything that an operator or time may mend: no connection, no STARTTLS, a wrong password.
  public let isPermanent: Bool
  /// The server's last reply code, for example 451; nil when it has not said any.
  public let replyCode: Int?
  /// libcurl's words; may name a host, never a secret.
  public let message: String

  public var description: String { message + (replyCode.map { " (\($0))" } ?? "") }
}

extension SMTPServer {
  /// Replies that are about whoever logs in, not about the message (RFC 4954 §6).
  private static let loginReplies: Set<Int> = [530, 534, 535, 538]

  /// Hands over one message. Blocks: only for threads of an `Offload`.
  ///
  /// - Parameters:
  ///   - message: Headers and body with CRLF at every line's end (RFC 5322); what SMTP escapes is escaped here.
  ///   - sender: The address that is told when it cannot be delivered.
  ///   - recipient: One plain address.
  public func send(_ message: [UInt8], from sender: String, to recipient: String) throws(SMTPFailure) {
    let upload = Upload(message)
    do {
      let handle = try CurlHandle()
      try configure(handle, sender: sender)
      try handle.transfer(upload, to: recipient)
    } catch let failure as SMTPFailure {
      throw failure
    } catch let error as CurlError {
      throw SMTPFailure(isPermanent: false, replyCode: nil, message: error.message)
    } catch {
      throw SMTPFailure(isPermanent: false, replyCode: nil, message: "\(error)")
    }
  }

  private func configure(_ handle: CurlHandle, sender: String) throws(CurlError) {
    let name = host.host.contains(":") ? "[\(host.host)]" : host.host
    let scheme = security == .tls ? "smtps" : "smtp"
    try handle.set(CURLOPT_URL, "\(scheme)://\(name):\(host.port)/\(ownName)")
    try handle.set(CURLOPT_PROTOCOLS_STR, "smtp,smtps")
    // No proxy, whatever the environment says.
    try handle.set(CURLOPT_PROXY, "")
    // ALL, not TRY: without TLS nothing is said.
    try handle.set(CURLOPT_USE_SSL, Int(CURLUSESSL_ALL.rawValue))
    try handle.set(CURLOPT_SSL_VERIFYPEER, 1)
    try handle.set(CURLOPT_SSL_VERIFYHOST, 2)
    try handle.set(CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
    if let authorityFile { try handle.set(CURLOPT_CAINFO, authorityFile) }
    if let user { try handle.set(CURLOPT_USERNAME, user) }
    if let password { try handle.set(CURLOPT_PASSWORD, password) }
    try handle.set(CURLOPT_CONNECTTIMEOUT_MS, connectLimit.wholeMilliseconds)
    try handle.set(CURLOPT_TIMEOUT_MS, transferLimit.wholeMilliseconds)
    try handle.set(CURLOPT_MAIL_FROM, sender)
    try handle.set(CURLOPT_UPLOAD, 1)
  }

  fileprivate static func isPermanent(_ error: CURLcode, replyCode: Int, isHandedOver: Bool) -> Bool {
    guard (500...599).contains(replyCode), !loginReplies.contains(replyCode) else { return false }
    // MAIL, RCPT or DATA was refused, or the whole message after it was heard. A server that refuses to talk at all is about us.
    return error == CURLE_SEND_ERROR || isHandedOver
  }
}

extension Duration {
  fileprivate var wholeMilliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}

/// A message on its way.
private final class Upload {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether libcurl has taken all of it.
  var isHandedOver: Bool { offset == bytes.count }

  func read(into room: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(room.count, bytes.count - offset)
    bytes.withUnsafeBytes { room.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[offset..<offset + count])) }
    offset += count
    return count
  }
}

extension CurlHandle {
  /// Sends what `upload` holds to one recipient.
  fileprivate func transfer(_ upload: Upload, to recipient: String) throws {
    guard let recipients = curl_slist_append(nil, recipient) else {
      throw CurlError(code: CURLE_OUT_OF_MEMORY.rawValue, message: "out of memory")
    }
    defer { curl_slist_free_all(recipients) }
    try Self.check(cairn_curl_set_list(handle, CURLOPT_MAIL_RCPT, recipients))
    let read: cairn_curl_data = { bytes, size, count, user in
      guard let bytes, let user else { return 0 }
      let upload = Unmanaged<Upload>.fromOpaque(user).takeUnretainedValue()
      return upload.read(into: UnsafeMutableRawBufferPointer(start: bytes, count: size * count))
    }
    try Self.check(cairn_curl_set_data_function(handle, CURLOPT_READFUNCTION, read))
    try Self.check(cairn_curl_set_pointer(handle, CURLOPT_READDATA, Unmanaged.passUnretained(upload).toOpaque()))
    var words = [CChar](repeating: 0, count: Int(CURL_ERROR_SIZE))
    let outcome = words.withUnsafeMutableBufferPointer { words in
      // The buffer is the handle's only during the transfer.
      cairn_curl_set_pointer(handle, CURLOPT_ERRORBUFFER, words.baseAddress)
      defer { cairn_curl_set_pointer(handle, CURLOPT_ERRORBUFFER, nil) }
      return withExtendedLifetime(upload) { curl_easy_perform(handle) }
    }
    if outcome == CURLE_OK { return }
    var replyCode = 0
    cairn_curl_get_long(handle, CURLINFO_RESPONSE_CODE, &replyCode)
    let text = String(decoding: words.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    throw SMTPFailure(
      isPermanent: SMTPServer.isPermanent(outcome, replyCode: replyCode, isHandedOver: upload.isHandedOver),
      replyCode: replyCode == 0 ? nil : replyCode, message: text.isEmpty ? String(cString: curl_easy_strerror(outcome)) : text)
  }
}
