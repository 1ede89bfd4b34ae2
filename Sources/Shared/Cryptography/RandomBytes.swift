import COpenSSL

/// Unpredictable bytes.
public enum RandomBytes {
  /// `count` bytes from OpenSSL's generator, which the kernel seeds. At most 2³¹ − 1.
  public static func generate(_ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { bytes, generated in
      // A generator that is not seeded must never be answered with guessable bytes: end the process.
      precondition(RAND_bytes(bytes.baseAddress, CInt(count)) == 1, "the random generator failed")
      generated = count
    }
  }
}
