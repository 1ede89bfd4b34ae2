/// Writes grey PNGs of any kind of honesty (ISO/IEC 15948), without a library.
enum PNG {
  /// - Parameter rowCount: Rows that are really there; nil for all.
  static func grey(_ width: Int, _ height: Int, rowCount: Int? = nil) -> [UInt8] {
    let rows = [UInt8](repeating: 0, count: (width + 1) * (rowCount ?? height))
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", big(width) + big(height) + [8, 0, 0, 0, 0])
      + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  /// A zlib stream of blocks that are not compressed (RFC 1950, RFC 1951 §3.2.4).
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var place = 0
    repeat {
      let end = min(place + 65_535, bytes.count)
      let length = UInt16(end - place)
      stream += [end == bytes.count ? 1 : 0, UInt8(length & 0xFF), UInt8(length >> 8), UInt8(~length & 0xFF), UInt8(~length >> 8)]
      stream += bytes[place..<end]
      place = end
    } while place < bytes.count
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes { (a, b) = ((a + UInt32(byte)) % 65_521, (b + (a + UInt32(byte)) % 65_521) % 65_521) }
    return stream + big(Int(b << 16 | a))
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    var code: UInt32 = 0xFFFF_FFFF
    for byte in body {
      code ^= UInt32(byte)
      for _ in 0..<8 { code = code >> 1 ^ (code & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return big(content.count) + body + big(Int(~code))
  }

  private static func big(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
}
