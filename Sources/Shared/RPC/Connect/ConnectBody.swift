import CairnProto
/// The message of a request out of its body: envelope and gzip taken off, with everything that can be wrong about them.
struct ConnectBody {
  let row: MethodRow
  let isGzipped: Bool

  /// The message of a unary request, and of a call by GET.
  func unary(_ bytes: [UInt8]) throws(RPCError) -> [UInt8] {
    try decompressed(bytes, isGzipped)
  }

  /// The message of a server-streaming request: exactly one envelope.
  ///
  /// The codes are those of the protocol's conformance suite: no message, or several, to a method that takes one is `unimplemented`; a
  /// compressed message where no compression was announced is `internal`.
  func serverStreaming(_ bytes: [UInt8]) throws(RPCError) -> [UInt8] {
    var reader = EnvelopeReader(messageBytesMax: row.requestBytesMax)
    bytes.withUnsafeBytes { reader.append($0) }
    let first = try next(&reader)
    guard let first else {
      throw reader.isEmpty ? cardinality("no message") : malformed("the envelope is cut off")
    }
    let isCompressed = try isCompressed(first.flags)
    if try next(&reader) != nil { throw cardinality("several messages") }
    guard reader.isEmpty else { throw malformed("bytes after the message") }
    return try decompressed(first.bytes, isCompressed)
  }

  private func next(_ reader: inout EnvelopeReader) throws(RPCError) -> EnvelopeReader.Message? {
    do { return try reader.next() } catch { throw row.tooLarge }
  }

  private func isCompressed(_ flags: UInt8) throws(RPCError) -> Bool {
    if flags & Envelope.endFlag != 0 { throw malformed("only answers end with an end-of-stream message") }
    guard flags & ~Envelope.compressedFlag == 0 else { throw malformed("unknown flags of an envelope: \(flags)") }
    guard flags & Envelope.compressedFlag != 0 else { return false }
    if isGzipped { return true }
    var error = RPCError(.internal, reason: .malformedMessage, message: "a compressed message without connect-content-encoding")
    error.isClientsDoing = true
    throw error
  }

  private func decompressed(_ bytes: [UInt8], _ isGzipped: Bool) throws(RPCError) -> [UInt8] {
    // "Servers must not attempt to decompress zero-length content."
    if !isGzipped || bytes.isEmpty {
      if bytes.count > row.requestBytesMax { throw row.tooLarge }
      return bytes
    }
    do {
      return try Gzip.decompress(bytes, limit: row.requestBytesMax)
    } catch .tooLarge {
      throw row.tooLarge
    } catch {
      throw malformed("the body is not gzip")
    }
  }

  private func malformed(_ why: String) -> RPCError {
    RPCError(.invalidArgument, reason: .malformedMessage, message: why)
  }

  private func cardinality(_ what: String) -> RPCError {
    RPCError(.unimplemented, reason: .oneMessageExpected, message: "\(what) for a method that takes one")
  }
}

extension MethodRow {
  /// Bytes that a request's body may have on its way: gzip makes what it cannot shrink a little larger, and a stream's message has its
  /// envelope.
  public var wireBytesMax: Int { requestBytesMax + requestBytesMax / 1_024 + 64 }

  /// The answer to a larger request.
  public var tooLarge: RPCError {
    RPCError(
      .resourceExhausted, reason: .messageTooLarge, message: "the request may have \(requestBytesMax) bytes",
      metadata: ["bytes_max": String(requestBytesMax)])
  }
}
