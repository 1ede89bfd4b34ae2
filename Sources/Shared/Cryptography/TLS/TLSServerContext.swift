import COpenSSL
import Synchronization

/// The server side of TLS: certificates with their keys, and the application protocols that are spoken.
///
/// TLS 1.2 and 1.3, forward secret AEAD ciphers only (the others are forbidden to HTTP/2 by RFC 9113 §9.2.2 and appendix A), stateless
/// session tickets, no early data, no compression, no renegotiation. A client that offers none of `applicationProtocols` is refused
/// (RFC 7301). One context serves all loops of a process.
public final class TLSServerContext: Sendable {
  /// Treatment of a client that asks for a host name (SNI) that no certificate carries.
  public enum UnknownName: String, Sendable, CaseIterable {
    /// It gets the first certificate, and decides itself whether that will do.
    case accept = "default"
    /// It is refused by the alert unrecognized_name.
    case refuse
  }

  /// Certificates of one server. Each greeting looks through all of them.
  public static let certificatesMax = 100

  private let files: [TLSCertificateFiles]
  private let applicationProtocols: [String]
  private let unknownName: UnknownName
  private let clientAuthorities: String?
  private let steadyTime: @Sendable () -> Duration
  private let current: Mutex<Loaded>

  private struct Loaded {
    var context: SSLContext
    var warnings: [String]
    var served: [TLSCertificateSummary]
    /// Fingerprint of the files that were tried last, good or bad.
    var fingerprint: [UInt8]
  }

  /// - Parameters:
  ///   - certificates: 1 to `certificatesMax`; the first is shown to clients that ask for no name. The one shown of those that carry a name is the one whose
  ///     kind of key suits the client.
  ///   - applicationProtocols: ALPN names in order of preference, for example `["h2"]`. Not empty; 1…255 bytes each.
  ///   - clientAuthorities: PEM: only clients with a certificate of these authorities are taken (mutual TLS).
  public convenience init(
    certificates: [TLSCertificateFiles], applicationProtocols: [String], unknownName: UnknownName = .accept,
    clientAuthorities: String? = nil
  ) throws(TLSConfigurationError) {
    try self.init(
      certificates: certificates, applicationProtocols: applicationProtocols, unknownName: unknownName,
      clientAuthorities: clientAuthorities, steadyTime: TLSTicketKeys.systemTime)
  }

  /// With one certificate.
  public convenience init(certificateFile: String, keyFile: String, applicationProtocols: [String]) throws(TLSConfigurationError) {
    try self.init(
      certificates: [TLSCertificateFiles(certificate: certificateFile, key: keyFile)], applicationProtocols: applicationProtocols)
  }

  /// - Parameter steadyTime: The clock that the age of ticket keys is measured by.
  init(
    certificates: [TLSCertificateFiles], applicationProtocols: [String], unknownName: UnknownName, clientAuthorities: String?,
    steadyTime: @escaping @Sendable () -> Duration
  ) throws(TLSConfigurationError) {
    guard (1...Self.certificatesMax).contains(certificates.count) else {
      throw TLSConfigurationError(description: "certificates: 1 to \(Self.certificatesMax)")
    }
    files = certificates
    self.applicationProtocols = applicationProtocols
    self.unknownName = unknownName
    self.clientAuthorities = clientAuthorities
    self.steadyTime = steadyTime
    let texts = certificates.map { $0.read() }
    current = Mutex(
      try Self.load(
        texts, applicationProtocols: applicationProtocols, unknownName: unknownName, clientAuthorities: clientAuthorities,
        steadyTime: steadyTime))
  }

  /// Warnings of the certificates in use, for an operator: expired, not valid yet, about to expire.
  public var warnings: [String] { current.withLock { $0.warnings } }

  /// The certificates in use, in the order of their files.
  public var served: [TLSCertificateSummary] { current.withLock { $0.served } }

  /// Reads the files again. Connections made from then on use them; those that are open keep what they have.
  ///
  /// The keys of session tickets are made afresh as well. When the files are bad, nothing changes.
  /// - Returns: Whether they differ from those that were tried last.
  @discardableResult
  public func reload() throws(TLSConfigurationError) -> Bool {
    let texts = files.map { $0.read() }
    let isChanged = current.withLock { $0.fingerprint } != Self.fingerprint(of: texts)
    try replace(with: texts)
    return isChanged
  }

  /// The same, only when the files differ from those that were tried last; so a bad file is told of once.
  /// - Returns: Whether they did.
  public func reloadIfChanged() throws(TLSConfigurationError) -> Bool {
    let texts = files.map { $0.read() }
    if current.withLock({ $0.fingerprint }) == Self.fingerprint(of: texts) { return false }
    try replace(with: texts)
    return true
  }

  /// The server's half of one connection.
  public func makeEngine() -> TLSEngine {
    TLSEngine(role: .server, context: current.withLock { $0.context })
  }

  private func replace(with texts: [TLSCertificateText]) throws(TLSConfigurationError) {
    current.withLock { $0.fingerprint = Self.fingerprint(of: texts) }
    let fresh = try Self.load(
      texts, applicationProtocols: applicationProtocols, unknownName: unknownName, clientAuthorities: clientAuthorities,
      steadyTime: steadyTime)
    current.withLock { $0 = fresh }
  }

  private static func fingerprint(of texts: [TLSCertificateText]) -> [UInt8] { texts.flatMap(\.fingerprint) }

  private static func load(
    _ texts: [TLSCertificateText], applicationProtocols: [String], unknownName: UnknownName, clientAuthorities: String?,
    steadyTime: @escaping @Sendable () -> Duration
  ) throws(TLSConfigurationError) -> Loaded {
    var certificates: [TLSCertificate] = []
    for text in texts { certificates.append(try TLSCertificate(text)) }
    let context = try SSLContext(
      role: .server, applicationProtocols: applicationProtocols, tickets: TLSTicketKeys(steadyTime: steadyTime))
    try context.use(certificates[0], texts[0].files.certificate)
    // The others are used when a client asks for their names; one that OpenSSL would refuse then is told of now.
    let trial = try SSLContext(role: .server, applicationProtocols: applicationProtocols)
    for (certificate, text) in zip(certificates, texts).dropFirst() { try trial.use(certificate, text.files.certificate) }
    if certificates.count > 1 || unknownName == .refuse {
      context.serve(TLSServerNames(certificates: certificates, unknown: unknownName == .refuse ? .refuse : .firstCertificate))
    }
    context.staple(certificates)
    if let clientAuthorities { try context.verifyClients(authorities: clientAuthorities) }
    return Loaded(
      context: context, warnings: certificates.flatMap(\.warnings), served: certificates.map(\.summary), fingerprint: fingerprint(of: texts)
    )
  }
}
