import COpenSSL

/// The client side of TLS: whom to trust and which application protocols to offer. The server's name is always verified.
public final class TLSClientContext: Sendable {
  /// Authorities whose certificates are believed.
  public enum Trust: Sendable, Hashable {
    /// The authorities that the operating system trusts.
    case system
    /// Only what is in this PEM file: an authority, or the server's own certificate (pinning, for development).
    case certificateFile(String)
  }

  private let context: SSLContext

  /// - Parameters:
  ///   - applicationProtocols: ALPN names in order of preference. Not empty; 1…255 bytes each. A server that selects none is refused.
  ///   - certificate: Shown to a server that asks who we are (mutual TLS).
  public init(
    trust: Trust, applicationProtocols: [String], certificate: TLSCertificateFiles? = nil
  ) throws(TLSConfigurationError) {
    context = try SSLContext(role: .client, applicationProtocols: applicationProtocols)
    try context.verifyServers(trust)
    if let certificate { try context.use(TLSCertificate(certificate.read()), certificate.certificate) }
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
