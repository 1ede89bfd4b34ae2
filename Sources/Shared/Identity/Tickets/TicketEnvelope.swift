import Cryptography

/// The header `cairn-ticket`: key id length (1 byte), key id, HMAC-SHA-256 (32 bytes), message, written in characters of seven bits.
enum TicketEnvelope {
  /// Bytes of the header's value. Ours have about 105; it is bounded because it is read before anybody is trusted.
  static let textBytesMax = 4_096
  /// Wherever the code begins and ends, between the shortest and the longest key id: from this character on, 16 belong to it.
  /// (1 + 16) bytes before it are 19.4 characters, 1 + 1 + 32 bytes up to its end are 38.9.
  static let codeTextOffset = 20

  /// The bytes that the code is taken of. A ticket for another service or another method has another code without naming them, which keeps it
  /// short: header compression spends a few nanoseconds on each character, at both ends of each call. Neither name has a NUL in it, so no
  /// two orders give the same bytes.
  static func signed(_ message: [UInt8], audience: String, method: String) -> [UInt8] {
    message + [0] + audience.utf8 + [0] + method.utf8
  }

  static func text(keyID: String, code: [UInt8], message: [UInt8]) -> [UInt8] {
    SevenBitText.encode([UInt8(keyID.utf8.count)] + keyID.utf8 + code + message)
  }

  /// - Returns: Nil when the layout is another.
  static func parts(of text: [UInt8]) -> (keyID: String, code: ArraySlice<UInt8>, message: ArraySlice<UInt8>)? {
    guard text.count <= textBytesMax, let bytes = SevenBitText.decode(text), let idCount = bytes.first else { return nil }
    let codeStart = 1 + Int(idCount)
    let messageStart = codeStart + HMACSHA256.byteCount
    guard messageStart <= bytes.count else { return nil }
    return (String(decoding: bytes[1..<codeStart], as: UTF8.self), bytes[codeStart..<messageStart], bytes[messageStart...])
  }
}
