import COpenSSL

/// The owner of one `SSL_CTX`.
///
/// Proof of `@unchecked Sendable`: OpenSSL counts references of an `SSL_CTX` atomically and locks what it changes after set-up (session
/// counters, ticket keys); `SSL_new` may be called on several threads at once. It is configured only before it is published: by
/// `init`, `use`, `serve`, `staple`, `verifyServers` and `verifyClients`, which the two public contexts call inside their own initialisers. `protocols`
/// is never written after `init` and is freed in `deinit`; every engine holds its context, so no callback can come later than that.
final class SSLContext: @unchecked Sendable {
  enum Role { case server, client }

  /// Forward secrecy and authenticated encryption for TLS 1.2; the suites of TLS 1.3 are all of that kind.
  private static let ciphersOfTLS12 = "ECDHE+AESGCM:ECDHE+CHACHA20"
  /// X25519 first because it is the cheapest; P-256 for clients that may only use NIST curves.
  private static let groups = "X25519:P-256"
  /// One ticket per connection: a phone opens one connection at a time.
  private static let ticketsPerHandshake = 1

  /// Bits of security (SSL_CTX_set_security_level(3)): 2 asks for 112, so RSA keys from 2,048 bits and no SHA-1. Set here because a
  /// system's configuration file may say less.
  private static let securityLevel: CInt = 2
  /// Which sessions may be resumed here; OpenSSL asks for a name as soon as clients show certificates.
  private static let sessionContext = Array("cairn".utf8)

  let pointer: OpaquePointer
  private let tickets: TLSTicketKeys?
  private var stapled: [TLSCertificate] = []
  private var names = TLSServerNames(certificates: [], unknown: .firstCertificate)
  /// ALPN wire format: each name after a byte with its length.
  private let protocols: UnsafeMutableBufferPointer<UInt8>

  init(role: Role, applicationProtocols: [String], tickets: TLSTicketKeys? = nil) throws(TLSConfigurationError) {
    let wire = try Self.wireFormat(applicationProtocols)
    guard let pointer = SSL_CTX_new(role == .server ? TLS_server_method() : TLS_client_method()) else {
      throw .fromErrorQueue("out of memory for a TLS context")
    }
    self.pointer = pointer
    self.tickets = tickets
    protocols = .allocate(capacity: wire.count)
    _ = protocols.initialize(from: wire)
    try harden()
    switch role {
    case .server:
      selectProtocol()
      bindSessionsToNames()
      if tickets != nil { sealTickets() }
    case .client: try offerProtocols()
    }
  }

  deinit {
    SSL_CTX_free(pointer)
    protocols.deallocate()
  }

  /// Shows this certificate when asked for one.
  func use(_ certificate: TLSCertificate, _ file: String) throws(TLSConfigurationError) {
    OpenSSLErrors.clear()
    try require(SSL_CTX_use_cert_and_key(pointer, certificate.leaf, certificate.key, certificate.chain, 1), "certificate \(file)")
  }

  /// Shows to clients that ask for it what the authority says of the certificate they are shown.
  func staple(_ certificates: [TLSCertificate]) {
    stapled = certificates.filter { $0.staple != nil }
    if stapled.isEmpty { return }
    cairn_ssl_ctx_set_status_callback(pointer) { ssl, _ in
      guard let ssl, let this = SSLContext.of(ssl), let shown = SSL_get_certificate(ssl) else { return SSL_TLSEXT_ERR_NOACK }
      guard let staple = this.stapled.first(where: { X509_cmp($0.leaf, shown) == 0 })?.staple, staple.isCurrent else {
        return SSL_TLSEXT_ERR_NOACK
      }
      return cairn_ssl_set_status(ssl, staple.bytes, staple.bytes.count) == 1 ? SSL_TLSEXT_ERR_OK : SSL_TLSEXT_ERR_NOACK
    }
  }

  /// Shows to each client the certificate of the name it asks for.
  func serve(_ names: TLSServerNames) {
    self.names = names
    cairn_ssl_ctx_set_server_name_callback(pointer) { ssl, alert, _ in
      guard let ssl, let this = SSLContext.of(ssl) else { return SSL_TLSEXT_ERR_ALERT_FATAL }
      return this.names.choose(for: ssl, alert: alert)
    }
  }

  /// Takes only clients with a certificate of an authority in this PEM file.
  func verifyClients(authorities file: String) throws(TLSConfigurationError) {
    OpenSSLErrors.clear()
    SSL_CTX_set_verify(pointer, SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT, nil)
    try require(SSL_CTX_load_verify_file(pointer, file), "authorities of clients \(file)")
    // Their names are sent along, so that a client with several certificates knows which to show.
    SSL_CTX_set_client_CA_list(pointer, SSL_load_client_CA_file(file))
  }

  func verifyServers(_ trust: TLSClientContext.Trust) throws(TLSConfigurationError) {
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
    SSL_CTX_set_security_level(pointer, Self.securityLevel)
    try require(cairn_ssl_ctx_set_min_proto_version(pointer, TLS1_2_VERSION), "TLS 1.2")
    try require(SSL_CTX_set_cipher_list(pointer, Self.ciphersOfTLS12), "ciphers")
    try require(cairn_ssl_ctx_set_groups_list(pointer, Self.groups), "groups")
    cairn_ssl_ctx_set_hardening_options(pointer)
    // Idle connections give their 2 × 17 kB of record buffers back.
    cairn_ssl_ctx_set_mode_release_buffers(pointer)
    // Tickets keep the state with the client: no cache to fill, no replica to ask.
    cairn_ssl_ctx_set_session_cache_off(pointer)
    try require(SSL_CTX_set_num_tickets(pointer, Self.ticketsPerHandshake), "tickets")
    SSL_CTX_set_timeout(pointer, Int(TLSTicketKeys.ticketLifetime.components.seconds))
    // Early data can be replayed by anybody who saw it (RFC 8446 §8); calls that change something come with it.
    try require(SSL_CTX_set_max_early_data(pointer, 0), "early data")
    try require(SSL_CTX_set_session_id_context(pointer, Self.sessionContext, UInt32(Self.sessionContext.count)), "sessions")
    // Where callbacks find this object. Unretained: they run inside calls of an engine, and an engine holds it.
    try require(SSL_CTX_set_ex_data(pointer, Self.ownerSlot, Unmanaged.passUnretained(self).toOpaque()), "context")
  }

  /// The slot that OpenSSL leaves to applications (SSL_CTX_set_app_data).
  private static let ownerSlot: CInt = 0

  private static func of(_ ssl: OpaquePointer) -> SSLContext? {
    guard let owner = SSL_CTX_get_ex_data(SSL_get_SSL_CTX(ssl), ownerSlot) else { return nil }
    return Unmanaged<SSLContext>.fromOpaque(owner).takeUnretainedValue()
  }

  /// A session is resumed only for the server name that it was made for (RFC 6066 §3): each name has a context of its own, in which others'
  /// sessions are unknown, so that the handshake is a full one.
  private func bindSessionsToNames() {
    let bind: SSL_client_hello_cb_fn = { ssl, alert, _ in
      guard let ssl else { return SSL_CLIENT_HELLO_ERROR }
      var bytes: UnsafePointer<UInt8>?
      var count = 0
      if SSL_client_hello_get0_ext(ssl, UInt32(TLSEXT_TYPE_server_name), &bytes, &count) != 1 { return SSL_CLIENT_HELLO_SUCCESS }
      // OpenSSL lends the extension for the call. Names are compared without regard to case (RFC 4343).
      let name = UnsafeBufferPointer(start: bytes, count: count).map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
      let context = SHA256.digest(of: SSLContext.sessionContext + name)
      if SSL_set_session_id_context(ssl, context, UInt32(context.count)) == 1 { return SSL_CLIENT_HELLO_SUCCESS }
      alert?.pointee = CInt(SSL_AD_INTERNAL_ERROR)
      return SSL_CLIENT_HELLO_ERROR
    }
    SSL_CTX_set_client_hello_cb(pointer, bind, nil)
  }

  private func sealTickets() {
    cairn_ssl_ctx_set_ticket_key_callback(pointer) { ssl, name, vector, cipher, code, isNew in
      guard let ssl, let name, let vector, let cipher, let code, let tickets = SSLContext.of(ssl)?.tickets else { return -1 }
      return isNew == 1 ? tickets.seal(name, vector, cipher, code) : tickets.open(name, vector, cipher, code)
    }
  }

  private func offerProtocols() throws(TLSConfigurationError) {
    // Contrary to its siblings this function answers 0 when it succeeded.
    let refused = SSL_CTX_set_alpn_protos(pointer, protocols.baseAddress, UInt32(protocols.count))
    if refused != 0 { throw .fromErrorQueue("application protocols") }
  }

  private func selectProtocol() {
    let select: SSL_CTX_alpn_select_cb_func = { ssl, selected, selectedCount, offered, offeredCount, _ in
      guard let ssl, let selected, let ours = SSLContext.of(ssl)?.protocols else { return SSL_TLSEXT_ERR_ALERT_FATAL }
      var match: UnsafeMutablePointer<UInt8>?
      let outcome = SSL_select_next_proto(&match, selectedCount, ours.baseAddress, UInt32(ours.count), offered, offeredCount)
      guard outcome == OPENSSL_NPN_NEGOTIATED else { return SSL_TLSEXT_ERR_ALERT_FATAL }
      selected.pointee = UnsafePointer(match)
      return SSL_TLSEXT_ERR_OK
    }
    SSL_CTX_set_alpn_select_cb(pointer, select, nil)
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
