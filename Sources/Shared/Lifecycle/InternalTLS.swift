public import Cryptography

/// TLS between the processes of one installation: each shows a certificate of the installation's authority, whichever side it is on, and
/// believes no other. It keeps strangers on the network out and what is said private; who may call what is still decided by tickets.
public struct InternalTLS: Sendable {
  /// For those who listen; asks for a certificate.
  public let server: TLSServerContext
  /// For those who call; shows one.
  public let client: TLSClientContext

  /// Nil when the settings ask for none. Faults of them are noted there.
  public init?(_ settings: Settings) {
    let names = ["INTERNAL_TLS_CERTIFICATE", "INTERNAL_TLS_KEY", "INTERNAL_TLS_CA"]
    let values = names.map { settings.text($0) }
    if values.allSatisfy({ $0 == nil }) { return nil }
    guard let certificate = values[0], let key = values[1], let authority = values[2] else {
      settings.refuse("\(names.map { "CAIRN_" + $0 }.joined(separator: ", ")) belong together: all of them or none")
      return nil
    }
    let files = TLSCertificateFiles(certificate: certificate, key: key)
    do {
      server = try TLSServerContext(certificates: [files], applicationProtocols: ["h2"], clientAuthorities: authority)
      client = try TLSClientContext(trust: .certificateFile(authority), applicationProtocols: ["h2"], certificate: files)
    } catch {
      settings.refuse("CAIRN_INTERNAL_TLS_…: \(error)")
      return nil
    }
  }
}
