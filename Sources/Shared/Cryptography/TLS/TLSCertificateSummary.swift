import COpenSSL

/// Facts of a served certificate that an operator must know before clients find out.
public struct TLSCertificateSummary: Sendable, Equatable {
  /// The file that it was read from.
  public let file: String
  /// The host names and addresses that it is good for (subjectAltName, RFC 5280 §4.2.1.6), as OpenSSL writes them:
  /// "DNS:cairn.example, IP Address:192.0.2.1". Empty when there are none; no client takes such a certificate.
  public let names: String
  /// Its end (notAfter, RFC 5280 §4.1.2.5): "2027-01-25 10:00:00Z".
  public let expiry: String
  /// The same in seconds since 1970.
  public let expirySeconds: Int64
}

/// Memory that OpenSSL prints to.
enum MemorySink {
  /// - Parameter print: Returns 1 when it has printed. Otherwise the text is empty.
  static func text(_ print: (OpaquePointer) -> CInt) -> String {
    guard let sink = BIO_new(BIO_s_mem()) else { return "" }
    defer { BIO_free(sink) }
    guard print(sink) == 1 else { return "" }
    var bytes = [UInt8](repeating: 0, count: BIO_ctrl_pending(sink))
    let count = BIO_read(sink, &bytes, CInt(bytes.count))
    return String(decoding: bytes.prefix(max(0, Int(count))), as: UTF8.self)
  }
}
