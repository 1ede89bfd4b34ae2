import Cryptography
import FoundationEssentials

/// A token taken apart (RFC 7515 §7.1). Nothing of it is believed yet.
struct SignedToken {
  let header: IDTokenHeader
  /// Bytes that the signature is of.
  let signed: [UInt8]
  let payload, signature: [UInt8]

  /// - Throws: `malformed` for what is not three parts of strict base64url with a header that is JSON; `algorithm` for extensions.
  init(_ text: String) throws(IDTokenRules.Refusal) {
    guard text.utf8.count <= IDTokenRules.byteCountMax else { throw .malformed }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let header = Base64.url.decode(parts[0]), let payload = Base64.url.decode(parts[1]),
      let signature = Base64.url.decode(parts[2]), let read = try? JSONDecoder().decode(IDTokenHeader.self, from: Data(header))
    else { throw .malformed }
    if read.crit != nil { throw .algorithm }
    self.header = read
    self.payload = payload
    self.signature = signature
    signed = Array("\(parts[0]).\(parts[1])".utf8)
  }
}

/// The header of a token, as far as it is believed: only after it was found to name one of our algorithms and a known key.
struct IDTokenHeader: Decodable {
  var alg: String
  var kid: String?
  /// Extensions that must be understood. We understand none.
  var crit: [String]?
}
