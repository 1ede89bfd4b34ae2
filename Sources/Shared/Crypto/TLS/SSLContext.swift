import COpenSSL

/// The owner of one `SSL_CTX`.
///
/// Proof of `@unchecked Sendable`: OpenSSL counts references of an `SSL_CTX` atomically and locks what it changes after set-up (session
/// counters, ticket keys); `SSL_new` may be called on several threads at once. It is configured only before it is published: by
/// `init`, `useCertificate` and `verifyPeers`, which the two public contexts call inside their own initialisers. `protocols` is never
/// written after `init` and is freed in `deinit`; every engine holds its context, so no callback can come later than that.
final class SSLContext: @unchecked Sendable {
  enum Role { case server, client }

  /// Forward secrecy and authenticated encryption for TLS 1.2; the suites of TLS 1.3 are all of that kind.
  private static let ciphersOfTLS12 = "ECDHE+AESGCM:ECDHE+CHACHA20"
  /// X25519 first because it is the cheapest; P-256 for clients that may only use NIST curves.
  private static let groups = "X25519:P-256"
  /// One ticket per connection: a phone opens one connection at a time.
  private static let ticketsPerHandshake = 1

  let pointer: OpaquePointer
  /// ALPN wire format: each name after a byte with its length.
  private let protocols: UnsafeMutableBufferPointer<UInt8>

  init(role: Role, applicationProtocols: [String]) throws(TLSConfigurationError) {
    let wire = try Self.wireFormat(applicationProtocols)
    guard let pointer = SSL_CTX_new(role == .server ? TLS_server_method() : TLS_client_method()) else {
      throw .fromErrorQueue("out of memory for a TLS context")
    }
    self.pointer = pointer
    protocols = .allocate(capacity: wire.count)
    _ = protocols.initialize(from: wire)
    try harden()
    switch role {
    case .server: selectProtocol()
    case .client: try offerProtocols()
    }
  }

  deinit {
    SSL_CTX_free(pointer)
    protocols.deallocate()
  }

  func useCertificate(file: String, keyFile: String) throws(TLSConfigurationError) {
    // Without this OpenSSL would ask for the password of an encrypted key on the terminal and wait.
    SSL_CTX_set_default_passwd_cb(pointer) { _, _, _, _ in -1 }
    try require(SSL_CTX_use_certificate_chain_file(pointer, file), "certificate \(file)")
    try require(SSL_CTX_use_PrivateKey_file(pointer, keyFile, SSL_FILETYPE_PEM), "private key \(keyFile)")
    try require(SSL_CTX_check_private_key(pointer), "private key \(keyFile) does not belong to certificate \(file)")
  }

  func verifyPeers(_ trust: TLSClientContext.Trust) throws(TLSConfigurationError) {
    SSL_CTX_set_verify(pointer, SSL_VERIFY_PEER, nil)
    switch trust {
    case .system:
      try require(SSL_CTX_set_default_verify_paths(pointer), "trusted authorities of the system")
    case .certificateFile(let file):
      try require(SSL_CTX_load_verify_file(pointer, file), "trusted certificates \(file)")
      // A certificate in the file is believed even where the one that signed it is not there: pinning.
      X509_VERIFY_PARAM_set_flags(SSL_CTX_get0_param(pointer), UInt(X509_V_FLAG_PARTIAL_CHAIN))
    }
  }

  private func harden() throws(TLSConfigurationError) {
    try require(cairn_ssl_ctx_set_min_proto_version(pointer, TLS1_2_VERSION), "TLS 1.2")
    try require(SSL_CTX_set_cipher_list(pointer, Self.ciphersOfTLS12), "ciphers")
    try require(cairn_ssl_ctx_set_groups_list(pointer, Self.groups), "groups")
    cairn_ssl_ctx_set_hardening_options(pointer)
    // Idle connections give their 2 × 17 kB of record buffers back.
    cairn_ssl_ctx_set_mode_release_buffers(pointer)
    // Tickets keep the state with the client: no cache to fill, no replica to ask.
    cairn_ssl_ctx_set_session_cache_off(pointer)
    try require(SSL_CTX_set_num_tickets(pointer, Self.ticketsPerHandshake), "tickets")
  }

  private func offerProtocols() throws(TLSConfigurationError) {
    // Contrary to its siblings this function answers 0 when it succeeded.
    let refused = SSL_CTX_set_alpn_protos(pointer, protocols.baseAddress, UInt32(protocols.count))
    if refused != 0 { throw .fromErrorQueue("application protocols") }
  }

  private func selectProtocol() {
    // Unretained: the callback runs inside calls of an engine, and an engine holds this object.
    let this = Unmanaged.passUnretained(self).toOpaque()
    let select: SSL_CTX_alpn_select_cb_func = { _, selected, selectedCount, offered, offeredCount, context in
      guard let context, let selected else { return SSL_TLSEXT_ERR_ALERT_FATAL }
      let ours = Unmanaged<SSLContext>.fromOpaque(context).takeUnretainedValue().protocols
      var match: UnsafeMutablePointer<UInt8>?
      let outcome = SSL_select_next_proto(&match, selectedCount, ours.baseAddress, UInt32(ours.count), offered, offeredCount)
      guard outcome == OPENSSL_NPN_NEGOTIATED else { return SSL_TLSEXT_ERR_ALERT_FATAL }
      selected.pointee = UnsafePointer(match)
      return SSL_TLSEXT_ERR_OK
    }
    SSL_CTX_set_alpn_select_cb(pointer, select, this)
  }

  private static func wireFormat(_ names: [String]) throws(TLSConfigurationError) -> [UInt8] {
    guard !names.isEmpty, names.allSatisfy({ (1...255).contains($0.utf8.count) }) else {
      throw TLSConfigurationError(description: "application protocols: at least one, of 1 to 255 bytes each")
    }
    return names.flatMap { [UInt8($0.utf8.count)] + Array($0.utf8) }
  }

  private func require(_ outcome: CInt, _ subject: String) throws(TLSConfigurationError) {
    if outcome != 1 { throw .fromErrorQueue(subject) }
  }
}

extension TLSConfigurationError {
  /// The newest entry of this thread's error queue, which is emptied.
  fileprivate static func fromErrorQueue(_ subject: String) -> TLSConfigurationError {
    TLSConfigurationError(description: "\(subject): \(OpenSSLErrors.takeDescription())")
  }
}
