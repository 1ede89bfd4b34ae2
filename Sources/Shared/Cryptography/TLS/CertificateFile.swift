import COpenSSL

/// What an operator must know of a certificate file before clients find out.
public enum CertificateFile {
  /// Seconds since 1970 of the end of the first certificate in a PEM file (notAfter, RFC 5280 §4.1.2.5); nil when it cannot be read.
  public static func expirySeconds(_ path: String) -> Int64? {
    guard let file = BIO_new_file(path, "r") else { return nil }
    defer { BIO_free(file) }
    guard let certificate = PEM_read_bio_X509(file, nil, nil, nil) else { return nil }
    defer { X509_free(certificate) }
    guard let epoch = ASN1_TIME_set(nil, 0) else { return nil }
    defer { ASN1_STRING_free(epoch) }
    var days: Int32 = 0
    var seconds: Int32 = 0
    guard ASN1_TIME_diff(&days, &seconds, epoch, X509_get0_notAfter(certificate)) == 1 else { return nil }
    return Int64(days) * 86_400 + Int64(seconds)
  }
}
