// Secrets at rest: AES-256-GCM (NIST SP 800-38D) with a random nonce of 96 bits. Good for 2³² messages per key; Cairn seals a
// signing key a month.

import COpenSSL

extension SymmetricKey {
  private static let nonceByteCount = 12
  private static let tagByteCount = 16

  /// Encrypts and authenticates.
  ///
  /// - Parameters:
  ///   - plaintext: Any length below 2³¹.
  ///   - context: Context that the secret belongs to, for example its row's key; must be the same to open. Not encrypted, not kept.
  /// - Returns: Nonce, ciphertext, tag.
  public func seal(_ plaintext: [UInt8], context: [UInt8]) -> [UInt8] {
    seal(plaintext, context: context, nonce: RandomBytes.generate(Self.nonceByteCount))
  }

  /// Encrypts and authenticates so that the same plaintext in the same context looks the same: for what caches compare. The nonce is a code of both
  /// under a key of its own, so that it repeats only with what it was used for (a synthetic nonce, as in RFC 8452 §1).
  ///
  /// - Returns: Nonce, ciphertext, tag, to be opened by `open`.
  public func sealRepeatably(_ plaintext: [UInt8], context: [UInt8]) -> [UInt8] {
    let length = Swift.withUnsafeBytes(of: UInt64(context.count).bigEndian, Array.init)
    let code = derived(for: "synthetic nonce v1").authenticationCode(for: length + context + plaintext)
    return seal(plaintext, context: context, nonce: Array(code.prefix(Self.nonceByteCount)))
  }

  private func seal(_ plaintext: [UInt8], context: [UInt8], nonce: [UInt8]) -> [UInt8] {
    let cipher = CipherContext()
    let isSet = withUnsafeBytes { EVP_EncryptInit_ex2(cipher.pointer, Algorithms.shared.aes256GCM, bytePointer($0), nonce, nil) == 1 }
    var (count, ignored): (CInt, CInt) = (0, 0)
    var ciphertext = [UInt8](repeating: 0, count: plaintext.count)
    var tag = [UInt8](repeating: 0, count: Self.tagByteCount)
    let isDone =
      isSet && EVP_EncryptUpdate(cipher.pointer, nil, &ignored, context, CInt(context.count)) == 1
      && EVP_EncryptUpdate(cipher.pointer, &ciphertext, &count, plaintext, CInt(plaintext.count)) == 1
      && EVP_EncryptFinal_ex(cipher.pointer, nil, &ignored) == 1
      && EVP_CIPHER_CTX_ctrl(cipher.pointer, EVP_CTRL_AEAD_GET_TAG, CInt(tag.count), &tag) == 1
    // Fails only when the memory is used up; half a secret must not be kept.
    precondition(isDone && Int(count) == plaintext.count, "AES-256-GCM failed")
    return nonce + ciphertext + tag
  }

  /// Decrypts what `seal` made with the same context, under this key or one that it accepts.
  ///
  /// - Returns: Nil when anything was changed, or the key or the context is another.
  public func open(_ sealed: [UInt8], context: [UInt8]) -> [UInt8]? {
    if let plaintext = openItself(sealed, context: context) { return plaintext }
    for other in accepted {
      if let plaintext = other.openItself(sealed, context: context) { return plaintext }
    }
    return nil
  }

  /// Whether `sealed` is this key's own work, not that of a key it accepts.
  public func hasSealed(_ sealed: [UInt8], context: [UInt8]) -> Bool { openItself(sealed, context: context) != nil }

  private func openItself(_ sealed: [UInt8], context: [UInt8]) -> [UInt8]? {
    guard sealed.count >= Self.nonceByteCount + Self.tagByteCount else { return nil }
    let nonce = Array(sealed.prefix(Self.nonceByteCount))
    var tag = Array(sealed.suffix(Self.tagByteCount))
    let ciphertext = Array(sealed[Self.nonceByteCount..<(sealed.count - Self.tagByteCount)])
    let cipher = CipherContext()
    let isSet = withUnsafeBytes { EVP_DecryptInit_ex2(cipher.pointer, Algorithms.shared.aes256GCM, bytePointer($0), nonce, nil) == 1 }
    var (count, ignored): (CInt, CInt) = (0, 0)
    var plaintext = [UInt8](repeating: 0, count: ciphertext.count)
    let isDone =
      isSet && EVP_DecryptUpdate(cipher.pointer, nil, &ignored, context, CInt(context.count)) == 1
      && EVP_DecryptUpdate(cipher.pointer, &plaintext, &count, ciphertext, CInt(ciphertext.count)) == 1
      && EVP_CIPHER_CTX_ctrl(cipher.pointer, EVP_CTRL_AEAD_SET_TAG, CInt(tag.count), &tag) == 1
      && EVP_DecryptFinal_ex(cipher.pointer, nil, &ignored) == 1
    OpenSSLErrors.clear()
    return isDone ? plaintext : nil
  }
}

private func bytePointer(_ bytes: UnsafeRawBufferPointer) -> UnsafePointer<UInt8>? {
  bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
}

/// The owner of one `EVP_CIPHER_CTX`; freeing it wipes the key schedule.
final class CipherContext {
  let pointer: OpaquePointer

  init() {
    guard let pointer = EVP_CIPHER_CTX_new() else { fatalError("out of memory for a cipher") }
    self.pointer = pointer
  }

  deinit {
    EVP_CIPHER_CTX_free(pointer)
  }
}
