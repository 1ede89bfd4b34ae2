import COpenSSL

/// AES-128-GCM (NIST SP 800-38D) for protocols of others that say key and nonce. Our own secrets are sealed by `SymmetricKey`.
public enum AES128GCM {
  /// Bytes of a key.
  public static let keyByteCount = 16
  /// Bytes of a nonce. Never used twice with one key.
  public static let nonceByteCount = 12
  /// Bytes that a sealed message is longer by.
  public static let tagByteCount = 16

  /// Encrypts and authenticates.
  /// - Parameters:
  ///   - key: 16 bytes.
  ///   - nonce: 12 bytes.
  /// - Returns: Ciphertext and tag.
  public static func seal(_ plaintext: [UInt8], key: [UInt8], nonce: [UInt8]) -> [UInt8] {
    precondition(key.count == keyByteCount && nonce.count == nonceByteCount, "no key or no nonce of AES-128-GCM")
    let cipher = CipherContext()
    var (count, ignored): (CInt, CInt) = (0, 0)
    var ciphertext = [UInt8](repeating: 0, count: plaintext.count)
    var tag = [UInt8](repeating: 0, count: tagByteCount)
    let isDone =
      EVP_EncryptInit_ex2(cipher.pointer, Algorithms.shared.aes128GCM, key, nonce, nil) == 1
      && EVP_EncryptUpdate(cipher.pointer, &ciphertext, &count, plaintext, CInt(plaintext.count)) == 1
      && EVP_EncryptFinal_ex(cipher.pointer, nil, &ignored) == 1
      && EVP_CIPHER_CTX_ctrl(cipher.pointer, EVP_CTRL_AEAD_GET_TAG, CInt(tag.count), &tag) == 1
    // Fails only when the memory is used up; half a secret must not be sent.
    precondition(isDone && Int(count) == plaintext.count, "AES-128-GCM failed")
    return ciphertext + tag
  }

  /// Decrypts what `seal` made. Nil when anything was changed, or the key or the nonce is another.
  public static func open(_ sealed: [UInt8], key: [UInt8], nonce: [UInt8]) -> [UInt8]? {
    guard key.count == keyByteCount, nonce.count == nonceByteCount, sealed.count >= tagByteCount else { return nil }
    let cipher = CipherContext()
    let ciphertext = Array(sealed.dropLast(tagByteCount))
    var tag = Array(sealed.suffix(tagByteCount))
    var (count, ignored): (CInt, CInt) = (0, 0)
    var plaintext = [UInt8](repeating: 0, count: ciphertext.count)
    defer { OpenSSLErrors.clear() }
    let isDone =
      EVP_DecryptInit_ex2(cipher.pointer, Algorithms.shared.aes128GCM, key, nonce, nil) == 1
      && EVP_DecryptUpdate(cipher.pointer, &plaintext, &count, ciphertext, CInt(ciphertext.count)) == 1
      && EVP_CIPHER_CTX_ctrl(cipher.pointer, EVP_CTRL_AEAD_SET_TAG, CInt(tag.count), &tag) == 1
      && EVP_DecryptFinal_ex(cipher.pointer, nil, &ignored) == 1
    return isDone ? plaintext : nil
  }
}
