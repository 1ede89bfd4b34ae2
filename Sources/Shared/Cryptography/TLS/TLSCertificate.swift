import COpenSSL

/// Where a certificate chain and its private key lie.
public struct TLSCertificateFiles: Sendable, Hashable {
  /// PEM: the certificate itself, then the intermediate ones.
  public let certificate: String
  /// PEM: its private key, EC or RSA, not encrypted.
  public let key: String

  public init(certificate: String, key: String) {
    self.certificate = certificate
    self.key = key
  }

  /// DER: what the authority says of the certificate's standing (OCSP, RFC 6960), fetched by whoever renews the certificate. Need not be there.
  var staple: String { certificate + ".ocsp" }

  /// A certificate, its chain and its key are a few kilobytes; a larger file is not one of them.
  static let bytesMax = 1_024 * 1_024

  /// The two files in memory, so that what is compared is what is used. Unreadable ones are nil.
  func read() -> TLSCertificateText {
    TLSCertificateText(
      files: self, certificate: Self.contents(of: certificate), key: Self.contents(of: key), staple: Self.contents(of: staple))
  }

  private static func contents(of path: String) -> [UInt8]? {
    guard let file = BIO_new_file(path, "r") else { return nil }
    defer { BIO_free(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 16_384)
    var count = 0
    while BIO_read_ex(file, &piece, piece.count, &count) == 1 {
      bytes += piece[..<count]
      if bytes.count > bytesMax { return nil }
    }
    return bytes
  }
}

/// Contents of the files of a certificate at one moment.
struct TLSCertificateText {
  let files: TLSCertificateFiles
  let certificate: [UInt8]?
  let key: [UInt8]?
  let staple: [UInt8]?

  /// Equal for equal files; kept instead of the key itself.
  var fingerprint: [UInt8] {
    SHA256.digest(of: SHA256.digest(of: certificate ?? [0]) + SHA256.digest(of: key ?? [0]) + SHA256.digest(of: staple ?? [0]))
  }
}

/// A certificate, its chain and its key.
///
/// Proof of `@unchecked Sendable`: OpenSSL counts the references of all three atomically, and nothing is changed after `init`.
final class TLSCertificate: @unchecked Sendable {
  let leaf: OpaquePointer
  let key: OpaquePointer
  /// STACK_OF(X509): the intermediate certificates.
  let chain: OpaquePointer
  /// The staple that is shown with it to clients that ask for its standing; nil when there is none that can be used.
  let staple: OCSPStaple?
  private let stapleFault: String?
  private let file: String

  init(_ text: TLSCertificateText) throws(TLSConfigurationError) {
    file = text.files.certificate
    guard let certificates = text.certificate else { throw TLSConfigurationError(description: "certificate \(file): cannot be read") }
    guard let keyBytes = text.key else { throw TLSConfigurationError(description: "private key \(text.files.key): cannot be read") }
    let parsed = try Self.certificates(in: certificates, file: file)
    do throws(TLSConfigurationError) {
      key = try Self.key(in: keyBytes, file: text.files.key)
    } catch {
      Self.free(parsed)
      throw error
    }
    leaf = parsed.leaf
    chain = parsed.chain
    (staple, stapleFault) = text.staple.map { OCSPStaple.read($0, of: parsed.leaf) } ?? (nil, nil)
    OpenSSLErrors.clear()
    guard X509_check_private_key(leaf, key) == 1 else {
      let reason = OpenSSLErrors.takeDescription()
      throw TLSConfigurationError(description: "private key \(text.files.key) does not belong to certificate \(file): \(reason)")
    }
  }

  deinit {
    Self.free((leaf, chain))
    EVP_PKEY_free(key)
  }

  // MARK: Its statements

  /// Whether it is good for that host name: case does not matter (RFC 6125 §6.4.1), a wildcard stands for one whole label.
  func carries(_ name: UnsafePointer<CChar>, wildcards: Bool) -> Bool {
    let flags = UInt32(wildcards ? X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS : X509_CHECK_FLAG_NO_WILDCARDS)
    return X509_check_host(leaf, name, 0, flags, nil) == 1
  }

  /// How long before its end an operator is told: long enough to notice by day, shorter than any renewal interval in use.
  static let warningDays: CInt = 7

  /// Warnings that an operator should know: it has expired, is not valid yet, or will expire soon.
  var warnings: [String] { validityWarnings + (stapleFault.map { ["\(file).ocsp is not shown to clients: \($0)"] } ?? []) }

  private var validityWarnings: [String] {
    let (beginDays, beginSeconds) = Self.fromNow(X509_get0_notBefore(leaf))
    let (days, seconds) = Self.fromNow(X509_get0_notAfter(leaf))
    if days < 0 || seconds < 0 { return ["certificate \(file) HAS EXPIRED: clients refuse it"] }
    if beginDays > 0 || beginSeconds > 0 { return ["certificate \(file) is not valid yet: clients refuse it"] }
    return days < Self.warningDays ? ["certificate \(file) expires in \(days) days"] : []
  }

  private static func fromNow(_ time: UnsafePointer<ASN1_TIME>?) -> (days: CInt, seconds: CInt) {
    var days: CInt = 0
    var seconds: CInt = 0
    ASN1_TIME_diff(&days, &seconds, nil, time)
    return (days, seconds)
  }

  /// Names it is good for, and until when.
  var summary: TLSCertificateSummary {
    TLSCertificateSummary(file: file, names: names, expiry: expiry, expirySeconds: expirySeconds)
  }

  private var names: String {
    let place = X509_get_ext_by_NID(leaf, NID_subject_alt_name, -1)
    guard place >= 0 else { return "" }
    return MemorySink.text { X509V3_EXT_print($0, X509_get_ext(leaf, place), 0, 0) }
  }

  private var expiry: String { MemorySink.text { ASN1_TIME_print_ex($0, X509_get0_notAfter(leaf), UInt(ASN1_DTFLGS_ISO8601)) } }

  private var expirySeconds: Int64 {
    // Nothing but the end of memory keeps it from being made.
    guard let epoch = ASN1_TIME_set(nil, 0) else { fatalError("out of memory") }
    defer { ASN1_STRING_free(epoch) }
    var days: CInt = 0
    var seconds: CInt = 0
    ASN1_TIME_diff(&days, &seconds, epoch, X509_get0_notAfter(leaf))
    return Int64(days) * 86_400 + Int64(seconds)
  }

  // MARK: Reading

  private typealias Certificates = (leaf: OpaquePointer, chain: OpaquePointer)

  private static func free(_ certificates: Certificates) {
    X509_free(certificates.leaf)
    while let one = OPENSSL_sk_pop(certificates.chain) { X509_free(OpaquePointer(one)) }
    OPENSSL_sk_free(certificates.chain)
  }

  private static func certificates(in bytes: [UInt8], file: String) throws(TLSConfigurationError) -> Certificates {
    try MemorySource.read(bytes) { source throws(TLSConfigurationError) in try certificates(from: source, file: file) }
  }

  private static func certificates(from source: OpaquePointer, file: String) throws(TLSConfigurationError) -> Certificates {
    OpenSSLErrors.clear()
    // Nothing but the end of memory keeps it from being made.
    guard let chain = OPENSSL_sk_new_null() else { fatalError("out of memory") }
    guard let leaf = PEM_read_bio_X509(source, nil, nil, nil) else {
      OPENSSL_sk_free(chain)
      throw TLSConfigurationError(description: "certificate \(file): \(OpenSSLErrors.takeDescription())")
    }
    while let next = PEM_read_bio_X509(source, nil, nil, nil) { OPENSSL_sk_push(chain, UnsafeRawPointer(next)) }
    // The end of the file is told as "no start line"; anything else is a certificate that is cut off or garbled.
    let reason = ERR_GET_REASON(OpenSSLErrors.takeCode())
    guard reason == PEM_R_NO_START_LINE else {
      free((leaf, chain))
      throw TLSConfigurationError(description: "certificate \(file): a later certificate of the chain cannot be read")
    }
    return (leaf, chain)
  }

  private static func key(in bytes: [UInt8], file: String) throws(TLSConfigurationError) -> OpaquePointer {
    OpenSSLErrors.clear()
    var wasAsked = false
    // Without a callback OpenSSL would ask for the password of an encrypted key on the terminal and wait.
    let key = MemorySource.read(bytes) { source in
      withUnsafeMutablePointer(to: &wasAsked) { wasAsked in
        PEM_read_bio_PrivateKey(
          source, nil,
          { _, _, _, wasAsked in
            wasAsked?.assumingMemoryBound(to: Bool.self).pointee = true
            return -1
          }, wasAsked)
      }
    }
    if let key { return key }
    let reason = OpenSSLErrors.takeDescription()
    throw TLSConfigurationError(
      description: wasAsked
        ? "private key \(file) is encrypted: Cairn asks for no password; decrypt it (openssl pkey -in … -out …) and guard the file instead"
        : "private key \(file): \(reason)")
  }
}
