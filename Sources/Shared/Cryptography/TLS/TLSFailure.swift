import COpenSSL

/// Why a TLS connection ended other than by the peer's farewell.
public enum TLSFailure: Error, Hashable, Sendable {
  /// The peer's certificate is not believed, has expired, or does not carry the host's name. With OpenSSL's words.
  case certificateRejected(String)
  /// No application protocol in common, or none negotiated.
  case noApplicationProtocol
  /// The peer gave up: the alert it sent, in OpenSSL's words.
  case refusedByPeer(String)
  /// The peer sent more than `TLSEngine.handshakeBytesMax` without finishing the handshake.
  case handshakeTooLong
  /// The peer renewed its key more often than `TLSEngine.keyUpdatesMax` allows.
  case tooManyKeyUpdates
  /// The peer's bytes are not TLS, or not a TLS we speak. With OpenSSL's words.
  case violation(String)
  /// The transport ended without the peer's farewell: what was received may be cut off.
  case truncated
}

/// Outcome of an operation of OpenSSL. "Not yet" is not an error.
enum SSLOutcome {
  case done
  case needsCiphertext
  case closedByPeer
  case failed(TLSFailure)

  /// The only switch over `SSL_get_error`.
  init(of result: CInt, on ssl: OpaquePointer) {
    switch SSL_get_error(ssl, result) {
    case SSL_ERROR_NONE: self = .done
    case SSL_ERROR_WANT_READ: self = .needsCiphertext
    case SSL_ERROR_ZERO_RETURN: self = .closedByPeer
    // WANT_WRITE cannot happen: a memory BIO takes every write. The other wants belong to callbacks that are not installed.
    default: self = .failed(TLSFailure(takenFromErrorQueue: ssl))
    }
  }
}

extension TLSFailure {
  /// Reasons above this number are alerts of the peer (`SSL_AD_REASON_OFFSET`).
  private static let alertReasons = 1_000

  init(takenFromErrorQueue ssl: OpaquePointer) {
    let verdict = SSL_get_verify_result(ssl)
    let code = OpenSSLErrors.takeCode()
    let reason = Int(ERR_GET_REASON(code))
    let words = ERR_reason_error_string(code).map { String(cString: $0) } ?? "unknown"
    switch reason {
    case Int(SSL_R_CERTIFICATE_VERIFY_FAILED):
      self = .certificateRejected(X509_verify_cert_error_string(verdict).map { String(cString: $0) } ?? words)
    case Int(SSL_R_NO_APPLICATION_PROTOCOL), Self.alertReasons + Int(SSL_AD_NO_APPLICATION_PROTOCOL):
      self = .noApplicationProtocol
    case let alert where alert > Self.alertReasons:
      self = .refusedByPeer(words)
    default:
      self = .violation(words)
    }
  }
}
