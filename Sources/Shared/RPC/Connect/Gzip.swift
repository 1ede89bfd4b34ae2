internal import CZlib

/// gzip (RFC 1952) for bodies, with a limit on what comes out: a kilobyte of gzip can hold a megabyte of zeros.
public enum Gzip {
  /// Why bytes could not be unpacked.
  public enum Failure: Error, Equatable { case malformed, tooLarge }

  /// Below this a body is sent as it is: the header and the work cost more than is saved.
  static let worthwhileBytes = 1_024

  static func compress(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    let windowBitsWithGzipHeader: Int32 = 15 + 16
    deflateInit2_(&stream, 5, Z_DEFLATED, windowBitsWithGzipHeader, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
    defer { deflateEnd(&stream) }
    let bound = Int(deflateBound(&stream, UInt(bytes.count)))
    return [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      bytes.withUnsafeBufferPointer { input in
        // zlib reads through `next_in` and never writes there.
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(bound)
        deflate(&stream, Z_FINISH)
      }
      count = bound - Int(stream.avail_out)
    }
  }

  /// - Parameter limit: Most bytes that may come out.
  public static func decompress(_ bytes: [UInt8], limit: Int) throws(Failure) -> [UInt8] {
    var stream = z_stream()
    let windowBitsWithGzipHeader: Int32 = 15 + 16
    guard inflateInit2_(&stream, windowBitsWithGzipHeader, ZLIB_VERSION, size) == Z_OK else { throw .malformed }
    defer { inflateEnd(&stream) }
    var output: [UInt8] = []
    var input = bytes
    var chunk = [UInt8](repeating: 0, count: min(max(limit + 1, 256), 65_536))
    var status = Z_OK
    // Both buffers stay where they are while `stream` points into them.
    let failure: Failure? = input.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      return chunk.withUnsafeMutableBufferPointer { chunk in
        while true {
          stream.next_out = chunk.baseAddress
          stream.avail_out = UInt32(chunk.count)
          status = inflate(&stream, Z_NO_FLUSH)
          guard status == Z_OK || status == Z_STREAM_END else { return .malformed }
          output.append(contentsOf: chunk[..<(chunk.count - Int(stream.avail_out))])
          if output.count > limit { return .tooLarge }
          guard status == Z_STREAM_END else { continue }
          if stream.avail_in == 0 { return nil }
          // Another member follows (RFC 1952 §2.2).
          inflateReset(&stream)
        }
      }
    }
    if let failure { throw failure }
    return output
  }

  private static let size = Int32(MemoryLayout<z_stream>.size)
}
