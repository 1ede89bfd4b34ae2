import COpenSSL

/// Bytes that OpenSSL's readers read.
enum MemorySource {
  /// Lends a BIO that gives the bytes. It has a copy, which is wiped at the end: a BIO over an array's own memory (`BIO_new_mem_buf`) outlives the
  /// array, which Swift may free after its last use, in the call that made the BIO.
  static func read<Result, Failure: Error>(
    _ bytes: [UInt8], _ body: (OpaquePointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let source = BIO_new(BIO_s_mem()) else { fatalError("out of memory") }
    defer { BIO_free(source) }
    var count = 0
    guard bytes.isEmpty || BIO_write_ex(source, bytes, bytes.count, &count) == 1 else { fatalError("out of memory") }
    return try body(source)
  }
}
