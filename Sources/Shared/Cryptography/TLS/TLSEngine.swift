// One TLS connection without a socket: bytes in, bytes out. The owner of the socket hands over what arrived
// (`receiveCiphertext`), takes what became readable (`readPlaintext`), and sends what is pending (`pullCiphertext`), after
// every call that may have made some: start, receive, write, close.

import COpenSSL

/// One end of one TLS connection. Not Sendable: it lives on the loop of its connection.
public final class TLSEngine {
  /// Where the connection stands. It only moves downwards.
  public enum State: Hashable, Sendable {
    case handshaking
    /// Both sides are sure of each other, and speak this application protocol.
    case open(applicationProtocol: String)
    /// The peer said farewell: it sends nothing more, what we write still arrives (RFC 8446 §6.1).
    case peerClosed
    /// We said farewell. Nothing more can be read or written.
    case closed
    /// Nothing more can be read or written. An alert for the peer may still wait in `pullCiphertext`.
    case failed(TLSFailure)
  }

  /// Result of a read.
  public enum ReadResult: Hashable, Sendable {
    /// So many bytes were written to the buffer; there may be more.
    case bytes(Int)
    /// Everything received so far was read.
    case needsCiphertext
    /// The peer said farewell; there is no more.
    case closed
    case failed(TLSFailure)
  }

  enum Role {
    case server
    case client(host: String, session: TLSSession?)
  }

  /// Bytes of ciphertext that a peer may send before the handshake is finished. A chain of certificates is a few kilobytes; the limit
  /// keeps strangers, who cost nothing to create, from filling our memory.
  public static let handshakeBytesMax = 64 * 1_024
  /// Plaintext of one TLS record (RFC 8446 §5.1): a smaller buffer costs more calls, a larger one is never filled by one read.
  public static let recordBytesMax = 16 * 1_024

  /// Renewals of its key (RFC 8446 §4.6.3) that a peer may send at once; beyond, the connection fails. Each costs tens of microseconds, and
  /// OpenSSL works off all that have arrived within one read. An honest peer sends one in gigabytes, or in hours.
  public static let keyUpdatesMax = 16
  /// Bytes that a peer must send to earn one more renewal.
  public static let bytesPerKeyUpdate = 1_024 * 1_024
  /// Bytes encrypted with one key before it is renewed. RFC 8446 §5.5 allows AES-GCM 2^24.5 records; this is far fewer of full ones, and
  /// is reached by long connections between services only.
  public static let bytesPerKeyMax = 64 * 1_024 * 1_024 * 1_024

  /// Where the connection stands.
  public private(set) var state: State = .handshaking

  private let ssl: OpaquePointer
  /// Bytes that arrived and were not decrypted. Owned by `ssl`.
  private let arrived: OpaquePointer
  /// Bytes that were encrypted and not sent. Owned by `ssl`.
  private let pending: OpaquePointer
  /// Held because its ALPN list is lent to OpenSSL.
  private let context: SSLContext
  private var handshakeBytes = 0
  private var bytesWithThisKey = 0
  private var keyUpdates = 0
  private var bytesRead = 0

  init(role: Role, context: SSLContext) {
    guard let ssl = SSL_new(context.pointer), let arrived = BIO_new(BIO_s_mem()), let pending = BIO_new(BIO_s_mem()) else {
      // Only when the memory is used up; the standard library ends the process for that as well.
      fatalError("out of memory for a TLS connection")
    }
    self.ssl = ssl
    self.arrived = arrived
    self.pending = pending
    self.context = context
    SSL_set_bio(ssl, arrived, pending)
    switch role {
    case .server: SSL_set_accept_state(ssl)
    case .client(let host, let session): connect(to: host, resuming: session)
    }
  }

  deinit {
    SSL_free(ssl)
  }

  /// Begins: a client's greeting becomes pending; a server only waits. Harmless when repeated.
  public func startHandshake() {
    if case .handshaking = state { shakeHands() }
  }

  /// Takes what arrived from the network, all of it. Read the plaintext before the next call: what is not read stays in memory.
  ///
  /// - Returns: The state after it.
  @discardableResult
  public func receiveCiphertext(_ bytes: UnsafeRawBufferPointer) -> State {
    switch state {
    case .handshaking:
      handshakeBytes += bytes.count
      guard handshakeBytes <= Self.handshakeBytesMax else { return fail(.handshakeTooLong) }
      append(bytes)
      shakeHands()
    case .open:
      append(bytes)
    case .peerClosed, .closed, .failed:
      break
    }
    return state
  }

  /// Tells that the transport has ended. Without an earlier farewell that is a failure: somebody may have cut the connection.
  public func receiveEndOfTransport() {
    switch state {
    case .handshaking, .open: fail(.truncated)
    case .peerClosed, .closed, .failed: break
    }
  }

  /// Decrypts into `buffer`, which is not empty; best `recordBytesMax` long. Repeat until it answers other than `.bytes`.
  public func readPlaintext(into buffer: UnsafeMutableRawBufferPointer) -> ReadResult {
    switch state {
    case .handshaking: return .needsCiphertext
    case .peerClosed, .closed: return .closed
    case .failed(let failure): return .failed(failure)
    case .open: break
    }
    OpenSSLErrors.clear()
    var count = 0
    let result = SSL_read_ex(ssl, buffer.baseAddress, buffer.count, &count)
    switch SSLOutcome(of: result, on: ssl) {
    case .done:
      bytesRead += count
      return .bytes(count)
    case .needsCiphertext:
      guard mayRenewKey else {
        fail(.tooManyKeyUpdates)
        return .failed(.tooManyKeyUpdates)
      }
      return .needsCiphertext
    case .closedByPeer:
      state = .peerClosed
      return .closed
    case .failed(let failure):
      fail(failure)
      return .failed(failure)
    }
  }

  /// Encrypts all of `bytes`; the result becomes pending.
  ///
  /// - Returns: False when the connection is not open, or has just failed.
  @discardableResult
  public func writePlaintext(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard isWritable else { return false }
    // OpenSSL leaves it undefined what writing nothing means.
    if bytes.isEmpty { return true }
    OpenSSLErrors.clear()
    var count = 0
    let result = SSL_write_ex(ssl, bytes.baseAddress, bytes.count, &count)
    switch SSLOutcome(of: result, on: ssl) {
    case .done:
      countWritten(bytes.count)
      return true
    case .failed(let failure): fail(failure)
    case .needsCiphertext, .closedByPeer: fail(.violation("a write waited for the peer"))
    }
    return false
  }

  private var isWritable: Bool {
    switch state {
    case .open, .peerClosed: true
    case .handshaking, .closed, .failed: false
    }
  }

  private func countWritten(_ count: Int) {
    bytesWithThisKey += count
    if bytesWithThisKey > Self.bytesPerKeyMax { renewKey() }
  }

  /// Encrypts with a new key from the next write on (TLS 1.3; nothing happens in 1.2).
  /// - Parameter asksPeer: Has the peer renew its own as well.
  public func renewKey(asksPeer: Bool = false) {
    bytesWithThisKey = 0
    OpenSSLErrors.clear()
    if isWritable, SSL_version(ssl) == TLS1_3_VERSION,
      SSL_key_update(ssl, asksPeer ? SSL_KEY_UPDATE_REQUESTED : SSL_KEY_UPDATE_NOT_REQUESTED) == 1
    {
      _ = SSL_do_handshake(ssl)
    }
    OpenSSLErrors.clear()
  }

  private var mayRenewKey: Bool { keyUpdates <= Self.keyUpdatesMax + bytesRead / Self.bytesPerKeyUpdate }

  /// Has OpenSSL tell of every message, before it does what the message says: it knows no limit of its own and hands none of these on.
  private func watchKeyUpdates() {
    SSL_set_msg_callback(ssl) { isOurs, _, type, bytes, count, _, engine in
      guard isOurs == 0, type == SSL3_RT_HANDSHAKE, count > 0, let bytes, let engine else { return }
      guard bytes.load(as: UInt8.self) == UInt8(SSL3_MT_KEY_UPDATE) else { return }
      // Called inside a read of the engine that owns the connection.
      Unmanaged<TLSEngine>.fromOpaque(engine).takeUnretainedValue().countKeyUpdate()
    }
    SSL_ctrl(ssl, SSL_CTRL_SET_MSG_CALLBACK_ARG, 0, Unmanaged.passUnretained(self).toOpaque())
  }

  /// One too many: what else has arrived is thrown away, so that the read that is under way ends.
  private func countKeyUpdate() {
    keyUpdates += 1
    if !mayRenewKey { BIO_ctrl(arrived, BIO_CTRL_RESET, 0, nil) }
  }

  /// Whether a part of a record has come, whose rest has not. Asked when everything before it was read.
  public var hasPartOfRecord: Bool { BIO_ctrl_pending(arrived) > 0 || SSL_has_pending(ssl) == 1 || hasHeadOfRecord }

  /// A record's head is no pending byte for OpenSSL once it was understood; its word for that state is "RB", the reading of a body.
  private var hasHeadOfRecord: Bool {
    guard let state = SSL_rstate_string(ssl) else { return false }
    return state[0] == UInt8(ascii: "R") && state[1] == UInt8(ascii: "B")
  }

  /// Bytes that wait to be sent.
  public var pendingByteCount: Int { BIO_ctrl_pending(pending) }

  /// Moves bytes that wait to be sent to `buffer`.
  ///
  /// - Returns: How many; 0 when nothing waits.
  public func pullCiphertext(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    var count = 0
    return BIO_read_ex(pending, buffer.baseAddress, buffer.count, &count) == 1 ? count : 0
  }

  /// Lends everything that waits to be sent, in one piece; it is gone afterwards. Not called when nothing waits.
  public func pullCiphertext(_ body: (UnsafeRawBufferPointer) -> Void) {
    let waiting = pendingByteCount
    guard waiting > 0 else { return }
    withUnsafeTemporaryAllocation(byteCount: waiting, alignment: 1) { buffer in
      let count = pullCiphertext(into: buffer)
      body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }

  /// Says farewell (close_notify becomes pending). Harmless when repeated.
  public func closeNotify() {
    guard isWritable else { return }
    OpenSSLErrors.clear()
    // The answer says whether the peer has said farewell too, for which nobody waits.
    _ = SSL_shutdown(ssl)
    state = .closed
  }

  /// The version, for example "TLSv1.3", once the handshake is done.
  public var version: String { String(cString: SSL_get_version(ssl)) }

  /// OpenSSL's name of the ciphers; empty before the handshake is done.
  public var cipher: String { SSL_CIPHER_get_name(SSL_get_current_cipher(ssl)).map { String(cString: $0) } ?? "" }

  /// Whether an earlier session spared the certificates.
  public var isResumed: Bool { SSL_session_reused(ssl) == 1 }

  /// The session, to be resumed by a later connection to the same host. With TLS 1.3 the server sends it after the handshake: ask
  /// when the first bytes have been read.
  public var resumableSession: TLSSession? {
    guard let current = SSL_get_session(ssl), SSL_SESSION_is_resumable(current) == 1 else { return nil }
    // A copy: OpenSSL spoils the original when the connection is freed without a farewell, a rule that TLS itself gave up (RFC 5246 §7.2.1).
    return SSL_SESSION_dup(current).map { TLSSession(owned: $0) }
  }

  // MARK: - The handshake

  private func connect(to host: String, resuming session: TLSSession?) {
    SSL_set_connect_state(ssl)
    SSL_set_hostflags(ssl, UInt32(X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS))
    // An address is compared with the certificate's addresses; RFC 6066 §3 forbids to send it as a server name.
    if X509_VERIFY_PARAM_set1_ip_asc(SSL_get0_param(ssl), host) != 1 {
      guard !host.isEmpty, SSL_set1_host(ssl, host) == 1, cairn_ssl_set_server_name(ssl, host) == 1 else {
        fail(.certificateRejected("\"\(host)\" is not a host name"))
        return
      }
    }
    if let session { SSL_set_session(ssl, session.pointer) }
  }

  private func shakeHands() {
    OpenSSLErrors.clear()
    let result = SSL_do_handshake(ssl)
    switch SSLOutcome(of: result, on: ssl) {
    case .done: open()
    case .needsCiphertext: break
    case .closedByPeer: fail(.truncated)
    case .failed(let failure): fail(failure)
    }
  }

  private func open() {
    var name: UnsafePointer<UInt8>?
    var count: UInt32 = 0
    SSL_get0_alpn_selected(ssl, &name, &count)
    guard let name, count > 0 else {
      // The peer did not take part in the negotiation, which RFC 7301 allows and we do not.
      _ = SSL_shutdown(ssl)
      fail(.noApplicationProtocol)
      return
    }
    watchKeyUpdates()
    state = .open(applicationProtocol: String(decoding: UnsafeBufferPointer(start: name, count: Int(count)), as: UTF8.self))
  }

  @discardableResult
  private func fail(_ failure: TLSFailure) -> State {
    state = .failed(failure)
    return state
  }

  private func append(_ bytes: UnsafeRawBufferPointer) {
    var count = 0
    // A memory BIO takes everything, or the memory is used up; then the record is incomplete and OpenSSL refuses it.
    if !bytes.isEmpty, BIO_write_ex(arrived, bytes.baseAddress, bytes.count, &count) != 1 { fail(.truncated) }
  }
}

/// State that a client keeps of a connection to resume it later.
///
/// Proof of `@unchecked Sendable`: an `SSL_SESSION` is counted atomically and not changed once it is established.
public final class TLSSession: @unchecked Sendable {
  let pointer: OpaquePointer

  /// - Parameter owned: A session whose reference passes to this object.
  init(owned: OpaquePointer) {
    pointer = owned
  }

  deinit {
    SSL_SESSION_free(pointer)
  }
}
