internal import CZlib

/// Unpacks gzip (RFC 1952) that comes in pieces, so that a file of any size needs the memory of a piece.
public final class GzipReader {
  private let stream: UnsafeMutablePointer<z_stream>
  /// Whether what came so far is whole: nothing is missing at its end.
  public private(set) var isWhole = false

  public init() throws(Gzip.Failure) {
    // zlib looks whether its state still belongs to the same place.
    stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let windowBitsWithGzipHeader: Int32 = 15 + 16
    guard inflateInit2_(stream, windowBitsWithGzipHeader, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      throw .malformed
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// The bytes that a piece unpacks to: up to a thousand times as much.
  public func unpack(_ piece: [UInt8]) throws(Gzip.Failure) -> [UInt8] {
    var (input, output): ([UInt8], [UInt8]) = (piece, [])
    var chunk = [UInt8](repeating: 0, count: 65_536)
    // Both buffers stay where they are while `stream` points into them.
    let isRead = input.withUnsafeMutableBufferPointer { input in
      stream.pointee.next_in = input.baseAddress
      stream.pointee.avail_in = UInt32(input.count)
      return chunk.withUnsafeMutableBufferPointer { chunk in
        while true {
          if isWhole, stream.pointee.avail_in > 0 {
            // Another member follows (RFC 1952 §2.2).
            inflateReset(stream)
            isWhole = false
          }
          stream.pointee.next_out = chunk.baseAddress
          stream.pointee.avail_out = UInt32(chunk.count)
          let status = inflate(stream, Z_NO_FLUSH)
          let isDry = status == Z_BUF_ERROR && stream.pointee.avail_in == 0
          guard status == Z_OK || status == Z_STREAM_END || isDry else { return false }
          output.append(contentsOf: chunk[..<(chunk.count - Int(stream.pointee.avail_out))])
          if status == Z_STREAM_END { isWhole = true }
          if stream.pointee.avail_in == 0, isWhole || stream.pointee.avail_out > 0 { return true }
        }
      }
    }
    if !isRead { throw .malformed }
    return output
  }
}
