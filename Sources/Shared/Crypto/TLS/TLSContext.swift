// What every connection of one listener, or of one upstream, has in common: certificate or trust, versions, ciphers,
// application protocols. Engines are made from it, one per connection, on any thread.

import COpenSSL
import Synchronization

/// The server side of TLS: a certificate chain, its key and the application protocols that are spoken.
///
/// TLS 1.2 and 1.3, forward secret AEAD ciphers only (the others are forbidden to HTTP/2 by RFC 9113 appendix A), stateless
/// session tickets, no compression, no renegotiation. A client that offers none of `applicationProtocols` is refused (RFC 7301).
public final class TLSServerContext: Sendable {
  private let certificateFile: String
  private let keyFile: String
  private let applicationProtocols: [String]
  private let current: Mutex<SSLContext>

  /// - Parameters:
  ///   - certificateFile: PEM: the server's certificate, then the intermediate ones.
  ///   - keyFile: PEM: the private key, not encrypted.
  ///   - applicationProtocols: ALPN names in order of preference, for example `["h2"]`. Not empty; 1…255 bytes each.
  public init(certificateFile: String, keyFile: String, applicationProtocols: [String]) throws(TLSConfigurationError) {
    self.certificateFile = certificateFile
    self.keyFile = keyFile
    self.applicationProtocols = applicationProtocols
    current = Mutex(
      try Self.makeContext(certificateFile: certificateFile, keyFile: keyFile, applicationProtocols: applicationProtocols))
  }

  /// Reads the files again. Connections made from then on use them; those that are open keep what they have.
  ///
  /// The keys of session tickets are made afresh as well. When the files are bad, nothing changes.
  public func reload() throws(TLSConfigurationError) {
    let fresh = try Self.makeContext(certificateFile: certificateFile, keyFile: keyFile, applicationProtocols: applicationProtocols)
    current.withLock { $0 = fresh }
  }

  /// The server's half of one connection.
  public func makeEngine() -> TLSEngine {
    TLSEngine(role: .server, context: current.withLock { $0 })
  }

  private static func makeContext(
    certificateFile: String, keyFile: String, applicationProtocols: [String]
  ) throws(TLSConfigurationError) -> SSLContext {
    let context = try SSLContext(role: .server, applicationProtocols: applicationProtocols)
    try context.useCertificate(file: certificateFile, keyFile: keyFile)
    return context
  }
}

/// The client side of TLS: whom to trust and which application protocols to offer. The server's name is always verified.
public final class TLSClientContext: Sendable {
  /// Whose certificates are believed.
  public enum Trust: Sendable, Hashable {
    /// The authorities that the operating system trusts.
    case system
    /// Only what is in this PEM file: an authority, or the server's own certificate (pinning, for development).
    case certificateFile(String)
  }

  private let context: SSLContext

  /// - Parameter applicationProtocols: ALPN names in order of preference. Not empty; 1…255 bytes each. A server that selects none is refused.
  public init(trust: Trust, applicationProtocols: [String]) throws(TLSConfigurationError) {
    context = try SSLContext(role: .client, applicationProtocols: applicationProtocols)
    try context.verifyPeers(trust)
  }

  /// The client's half of one connection.
  ///
  /// - Parameters:
  ///   - host: The name or the IP address that the certificate must carry. A name is also sent to the server (SNI, RFC 6066).
  ///   - session: A session of an earlier connection to the same host, to spare a full handshake.
  public func makeEngine(host: String, resuming session: TLSSession? = nil) -> TLSEngine {
    TLSEngine(role: .client(host: host, session: session), context: context)
  }
}

/// Why a context could not be made: a message for the operator, from OpenSSL, without secrets.
public struct TLSConfigurationError: Error, Equatable, CustomStringConvertible {
  public let description: String
}
