import COpenSSL

/// Which certificate a server shows to whom (SNI, RFC 6066 §3).
struct TLSServerNames: Sendable {
  /// Treatment of a client that asks for a name no certificate carries. A client that asks for no name gets the first certificate.
  enum Unknown: Sendable { case firstCertificate, refuse }

  let certificates: [TLSCertificate]
  let unknown: Unknown

  /// Certificates that carry the name itself, else those whose wildcard covers it: several when one name has an EC and an RSA certificate.
  func certificates(for name: UnsafePointer<CChar>) -> [TLSCertificate] {
    let exact = certificates.filter { $0.carries(name, wildcards: false) }
    return exact.isEmpty ? certificates.filter { $0.carries(name, wildcards: true) } : exact
  }

  /// Called by OpenSSL for each greeting, before a certificate is chosen.
  func choose(for ssl: OpaquePointer, alert: UnsafeMutablePointer<CInt>?) -> CInt {
    guard let name = SSL_get_servername(ssl, TLSEXT_NAMETYPE_host_name) else { return SSL_TLSEXT_ERR_NOACK }
    let found = certificates(for: name)
    if found.isEmpty {
      if unknown == .firstCertificate { return SSL_TLSEXT_ERR_NOACK }
      alert?.pointee = CInt(SSL_AD_UNRECOGNIZED_NAME)
      return SSL_TLSEXT_ERR_ALERT_FATAL
    }
    // The context holds the first certificate; another name must not be answered with a key of that one.
    SSL_certs_clear(ssl)
    for certificate in found where SSL_use_cert_and_key(ssl, certificate.leaf, certificate.key, certificate.chain, 1) != 1 {
      alert?.pointee = CInt(SSL_AD_INTERNAL_ERROR)
      return SSL_TLSEXT_ERR_ALERT_FATAL
    }
    return SSL_TLSEXT_ERR_OK
  }
}
