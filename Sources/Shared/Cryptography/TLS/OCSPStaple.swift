import COpenSSL

/// An authority's statement about a certificate's standing, to be shown with it (OCSP stapling, RFC 6066 §8): clients then need not ask the
/// authority, which would learn who visits whom.
struct OCSPStaple: Sendable {
  /// DER, as it came from the authority.
  let bytes: [UInt8]
  /// When the authority will have said more (nextUpdate); nil when it does not say.
  private let end: ContinuousClock.Instant?

  /// Whether it is still good: an old one would be taken for none at best.
  var isCurrent: Bool { end.map { $0 > .now } ?? true }

  /// A response that may be shown, or why there is none. Its signature is for clients to check, who trust it and not us.
  static func read(_ bytes: [UInt8], of certificate: OpaquePointer) -> (OCSPStaple?, fault: String?) {
    let response = bytes.withUnsafeBufferPointer { bytes in
      var next = bytes.baseAddress
      return d2i_OCSP_RESPONSE(nil, &next, bytes.count)
    }
    OpenSSLErrors.clear()
    guard let response else { return (nil, "it is no OCSP response") }
    defer { OCSP_RESPONSE_free(response) }
    guard OCSP_response_status(response) == OCSP_RESPONSE_STATUS_SUCCESSFUL, let basic = OCSP_response_get1_basic(response) else {
      return (nil, "the authority gave no answer")
    }
    defer { OCSP_BASICRESP_free(basic) }
    guard let single = single(of: certificate, in: basic) else { return (nil, "it is for another certificate") }
    var end: UnsafeMutablePointer<ASN1_GENERALIZEDTIME>?
    _ = OCSP_single_get0_status(single, nil, nil, nil, &end)
    let staple = OCSPStaple(bytes: bytes, end: end.map(instant))
    return staple.isCurrent ? (staple, nil) : (nil, "its time is over")
  }

  private static func single(of certificate: OpaquePointer, in basic: OpaquePointer) -> OpaquePointer? {
    for index in 0..<OCSP_resp_count(basic) {
      guard let single = OCSP_resp_get0(basic, index) else { continue }
      var serial: UnsafeMutablePointer<ASN1_INTEGER>?
      OCSP_id_get0_info(nil, nil, nil, &serial, OCSP_SINGLERESP_get0_id(single))
      if ASN1_INTEGER_cmp(serial, X509_get0_serialNumber(certificate)) == 0 { return single }
    }
    return nil
  }

  private static func instant(_ end: UnsafeMutablePointer<ASN1_GENERALIZEDTIME>) -> ContinuousClock.Instant {
    var (days, seconds): (CInt, CInt) = (0, 0)
    ASN1_TIME_diff(&days, &seconds, nil, end)
    return .now + .seconds(Int(days) * 86_400 + Int(seconds))
  }
}
