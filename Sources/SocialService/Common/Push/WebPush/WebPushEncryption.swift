import Cryptography

/// Encrypts messages so that only the device reads them, and not the service between (RFC 8291, by the coding of RFC 8188).
enum WebPushEncryption {
  /// Bytes of a record, all that push services take (RFC 8291 §4).
  private static let recordByteCount: UInt32 = 4_096
  private static let saltByteCount = 16
  /// Mark of the last record (RFC 8188 §2).
  private static let lastRecord: UInt8 = 2

  /// Encrypts by a key and a salt that are used only once.
  /// - Parameter plaintext: At most `WebPushRules.plaintextBytesMax` bytes.
  /// - Returns: Nil when the address holds no key, or the message is too long.
  static func sealed(_ plaintext: [UInt8], for address: WebPushAddress) -> [UInt8]? {
    sealed(plaintext, for: address, by: P256.PrivateKey.random(), salt: RandomBytes.generate(saltByteCount))
  }

  /// For the test of the RFC's own example.
  static func sealed(_ plaintext: [UInt8], for address: WebPushAddress, by key: P256.PrivateKey, salt: [UInt8]) -> [UInt8]? {
    guard plaintext.count <= WebPushRules.plaintextBytesMax, let receiver = P256.PublicKey(point: address.publicKey) else { return nil }
    let own = key.publicKey.point
    let shared = code(by: address.secret, of: key.sharedSecret(with: receiver))
    let input = code(by: shared, of: Array("WebPush: info".utf8) + [0] + receiver.point + own + [1])
    let secret = code(by: salt, of: input)
    let contentKey = code(by: secret, of: Array("Content-Encoding: aes128gcm".utf8) + [0, 1])
    let nonce = code(by: secret, of: Array("Content-Encoding: nonce".utf8) + [0, 1])
    let header = salt + Swift.withUnsafeBytes(of: recordByteCount.bigEndian, Array.init) + [UInt8(own.count)] + own
    return header
      + AES128GCM.seal(
        plaintext + [lastRecord], key: Array(contentKey.prefix(AES128GCM.keyByteCount)),
        nonce: Array(nonce.prefix(AES128GCM.nonceByteCount)))
  }

  /// HMAC-SHA-256, of which HKDF (RFC 5869) is made: both of its steps are one block here.
  private static func code(by key: [UInt8], of message: [UInt8]) -> [UInt8] { HMACSHA256(keyBytes: key).authenticationCode(for: message) }
}
