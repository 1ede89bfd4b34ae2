import COpenSSL

/// The owner of one `EVP_PKEY`.
///
/// Proof of `@unchecked Sendable`: the key is never changed after it was made, OpenSSL counts and locks inside, and signing and verifying
/// keep their state in a context of their own.
final class EVPKey: @unchecked Sendable {
  let pointer: OpaquePointer

  init(owned: OpaquePointer) {
    pointer = owned
  }

  deinit {
    EVP_PKEY_free(pointer)
  }

  func publicBytes(_ byteCount: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: byteCount) { bytes, count in
      count = byteCount
      precondition(EVP_PKEY_get_raw_public_key(pointer, bytes.baseAddress, &count) == 1, "a key without its public half")
    }
  }
}

/// The owner of one `EVP_MD_CTX`.
final class DigestContext {
  let pointer: OpaquePointer

  init() {
    guard let pointer = EVP_MD_CTX_new() else { fatalError("out of memory for a signature") }
    self.pointer = pointer
  }

  deinit {
    EVP_MD_CTX_free(pointer)
  }
}
