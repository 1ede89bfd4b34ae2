// Password hashes of Firebase Authentication: scrypt (RFC 7914) makes a key, which encrypts the project's own (github.com/firebase/scrypt). For people who move
// in; nothing is hashed by it anew. Slow and large on purpose: never on a loop, always offloaded.

import COpenSSL

/// A Firebase project's way of hashing passwords.
public struct FirebaseScrypt: Sendable, CustomStringConvertible, CustomReflectable {
  /// The project's secret, `base64_signer_key`. Without it nobody can try passwords.
  private let signerKey: [UInt8]
  /// Separator behind each salt, `base64_salt_separator`.
  private let saltSeparator: [UInt8]
  /// `rounds`: the block size of scrypt.
  public let rounds: Int
  /// `mem_cost`: the binary logarithm of scrypt's cost.
  public let memoryCost: Int

  /// Memory that one hash may ask for, in bytes; Firebase's own cost takes 16 MiB.
  private static let memoryMax: UInt64 = 256 * 1_048_576

  /// - Returns: Nil for what no project has: cost and rounds out of range, no key.
  public init?(signerKey: [UInt8], saltSeparator: [UInt8], rounds: Int, memoryCost: Int) {
    guard (16...256).contains(signerKey.count), saltSeparator.count <= 64, (1...16).contains(rounds), (1...18).contains(memoryCost) else {
      return nil
    }
    self.signerKey = signerKey
    self.saltSeparator = saltSeparator
    self.rounds = rounds
    self.memoryCost = memoryCost
  }

  /// Whether `hash` is the hash of a password under this project's key; compared in constant time.
  /// - Parameters:
  ///   - password: In UTF-8.
  ///   - salt: The user's own.
  public func isHash(_ hash: [UInt8], of password: [UInt8], salt: [UInt8]) -> Bool {
    guard let own = self.hash(password, salt: salt), own.count == hash.count else { return false }
    return ConstantTime.areEqual(own, hash)
  }

  /// - Returns: Nil when there is no memory.
  func hash(_ password: [UInt8], salt: [UInt8]) -> [UInt8]? {
    var key = [UInt8](repeating: 0, count: 64)
    let text = password.map { CChar(bitPattern: $0) }
    let whole = salt + saltSeparator
    let status = EVP_PBE_scrypt(
      text, text.count, whole, whole.count, 1 << UInt64(memoryCost), UInt64(rounds), 1, Self.memoryMax, &key, key.count)
    guard status == 1, let context = EVP_CIPHER_CTX_new() else { return nil }
    defer { EVP_CIPHER_CTX_free(context) }
    let start = [UInt8](repeating: 0, count: 16)
    var (sealed, count) = ([UInt8](repeating: 0, count: signerKey.count + 16), Int32(0))
    guard EVP_EncryptInit_ex(context, EVP_aes_256_ctr(), nil, Array(key.prefix(32)), start) == 1,
      EVP_EncryptUpdate(context, &sealed, &count, signerKey, Int32(signerKey.count)) == 1
    else { return nil }
    return Array(sealed.prefix(Int(count)))
  }

  public var description: String { "FirebaseScrypt(redacted)" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
