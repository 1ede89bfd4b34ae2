import QRCodes

/// Pictures of a QR code, with the light border of four cells that cameras need. Pure.
enum QRPicture {
  private static let border = 4
  /// Pixels of a cell in a PNG: some 300 in a row, enough to be printed on a sheet.
  private static let scale = 8

  /// A drawing that is sharp at every size.
  static func svg(_ code: QRCode) -> [UInt8] {
    let side = code.size + 2 * border
    var path = ""
    for row in 0..<code.size {
      for column in 0..<code.size where code.isDark(row: row, column: column) { path += "M\(column + border) \(row + border)h1v1h-1z" }
    }
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(side) \(side)" shape-rendering="crispEdges">\
      <path fill="#fff" d="M0 0h\(side)v\(side)H0z"/><path d="\(path)"/></svg>
      """
    return Array(text.utf8)
  }

  /// One bit a pixel, not packed: some ten kilobytes (RFC 2083, RFC 1950).
  static func png(_ code: QRCode) -> [UInt8] {
    let side = (code.size + 2 * border) * scale
    let length = bigEndian(UInt32(side))
    let format: [UInt8] = [1, 0, 0, 0, 0]
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let chunks = [chunk("IHDR", length + length + format), chunk("IDAT", zlib(scanlines(code))), chunk("IEND", [])]
    return chunks.reduce(signature, +)
  }

  /// Each row with its filter, which is none. A cell is a byte wide.
  private static func scanlines(_ code: QRCode) -> [UInt8] {
    let cells = 0..<(code.size + 2 * border)
    return cells.flatMap { row in
      let line: [UInt8] = cells.map { column in
        let (row, column) = (row - border, column - border)
        let isInside = (0..<code.size).contains(row) && (0..<code.size).contains(column)
        return isInside && code.isDark(row: row, column: column) ? 0 : 0xFF
      }
      return [[UInt8]](repeating: [0] + line, count: scale).flatMap { $0 }
    }
  }

  /// As zlib writes what it does not pack.
  private static func zlib(_ data: [UInt8]) -> [UInt8] {
    let blockMax = 65_535
    var bytes: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: data.count, by: blockMax) {
      let block = data[start..<min(start + blockMax, data.count)]
      let length = UInt16(block.count)
      bytes.append(start + blockMax >= data.count ? 1 : 0)
      for number in [length, ~length] { bytes += [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)] }
      bytes += block
    }
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in data {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return bytes + bigEndian(high << 16 | low)
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let named = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + named + bigEndian(checksum(named))
  }

  /// CRC-32, as PNG has it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
  }
}
