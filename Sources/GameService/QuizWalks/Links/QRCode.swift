/// A QR code of a short text (ISO/IEC 18004): bytes, correction level L, versions 1 to 5, mask 0. `scripts/lib/qr.py` draws the same for terminals. Pure.
struct QRCode: Hashable, Sendable {
  /// Bytes of a text at most.
  static let bytesMax = 106

  /// Cells in a row, and rows.
  let size: Int
  /// Row by row, true for what is dark.
  private var cells: [Bool]
  /// Cells that are the same in every code of a size.
  private var fixed: [Bool]

  /// - Returns: Nil for a text that is too long.
  init?(_ text: String) {
    let content = Array(text.utf8)
    guard let index = Version.all.firstIndex(where: { content.count + 2 <= $0.data }) else { return nil }
    let version = Version.all[index]
    size = 17 + 4 * (index + 1)
    cells = [Bool](repeating: false, count: size * size)
    fixed = cells
    drawPatterns(version)
    let data = Self.codewords(content, room: version.data)
    lay(data + ReedSolomon.correction(of: data, count: version.correction))
  }

  func isDark(row: Int, column: Int) -> Bool { cells[row * size + column] }

  private struct Version {
    /// Codewords.
    let data: Int
    let correction: Int
    /// Centre of the alignment pattern; nil for none.
    let centre: Int?

    static let all = [
      Version(data: 19, correction: 7, centre: nil), Version(data: 34, correction: 10, centre: 18),
      Version(data: 55, correction: 15, centre: 22), Version(data: 80, correction: 20, centre: 26),
      Version(data: 108, correction: 26, centre: 30),
    ]
  }

  /// Level L with mask 0, with its correction and the fixed pattern laid over it (annex C).
  private static let format = 0b111_0111_1100_0100

  /// Mode, length and content, filled up to the room there is.
  private static func codewords(_ content: [UInt8], room: Int) -> [UInt8] {
    // Four bits of the mode move everything by half a byte; the end of a text is four bits of zero.
    let length = UInt8(truncatingIfNeeded: content.count)
    var nibbles: [UInt8] = [0b0100]
    for byte in [length] + content { nibbles += [byte >> 4, byte & 15] }
    nibbles.append(0)
    var data: [UInt8] = stride(from: 0, to: nibbles.count - 1, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] }
    let padding: [UInt8] = [0xEC, 0x11]
    for index in 0..<(room - data.count) { data.append(padding[index % 2]) }
    return data
  }

  private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
    cells[row * size + column] = isDark
    fixed[row * size + column] = true
  }

  private mutating func drawPatterns(_ version: Version) {
    for index in 8..<(size - 8) {
      set(6, index, index.isMultiple(of: 2))
      set(index, 6, index.isMultiple(of: 2))
    }
    for (top, left) in [(0, 0), (0, size - 7), (size - 7, 0)] { drawFinder(top, left) }
    if let centre = version.centre {
      for row in -2...2 {
        for column in -2...2 { set(centre + row, centre + column, max(abs(row), abs(column)) != 1) }
      }
    }
    for index in 0..<15 {
      let isDark = Self.format >> index & 1 == 1
      if index < 8 {
        set(index < 6 ? index : index + 1, 8, isDark)
        set(8, size - 1 - index, isDark)
      } else {
        set(size - 15 + index, 8, isDark)
        set(8, index == 8 ? 7 : 14 - index, isDark)
      }
    }
    set(size - 8, 8, true)
  }

  /// A corner's pattern, with the light line around it.
  private mutating func drawFinder(_ top: Int, _ left: Int) {
    for row in -1...7 where (0..<size).contains(top + row) {
      for column in -1...7 where (0..<size).contains(left + column) {
        let ring = max(abs(row - 3), abs(column - 3))
        set(top + row, left + column, ring != 2 && ring != 4)
      }
    }
  }

  /// Lays bits in columns of two from the right, up and down; the column with the timing pattern is left out.
  private mutating func lay(_ codewords: [UInt8]) {
    var (position, isUpwards) = (0, true)
    for right in Array(stride(from: size - 1, to: 6, by: -2)) + Array(stride(from: 5, to: 0, by: -2)) {
      for step in 0..<size {
        let row = isUpwards ? size - 1 - step : step
        for column in [right, right - 1] where !fixed[row * size + column] {
          let isSet = position < codewords.count * 8 && codewords[position / 8] >> (7 - position % 8) & 1 == 1
          position += 1
          cells[row * size + column] = isSet != (row + column).isMultiple(of: 2)
        }
      }
      isUpwards.toggle()
    }
  }
}

/// Correction of errors in the field of 256 elements that QR codes are made over.
private enum ReedSolomon {
  static func multiply(_ one: UInt8, _ other: UInt8) -> UInt8 {
    var (product, one, other) = (UInt8(0), one, other)
    while other > 0 {
      if other & 1 == 1 { product ^= one }
      one = one << 1 ^ (one & 0x80 == 0 ? 0 : 0x1D)
      other >>= 1
    }
    return product
  }

  /// The remainder of data by the generator polynomial of a degree.
  static func correction(of data: [UInt8], count: Int) -> [UInt8] {
    var (generator, root): ([UInt8], UInt8) = ([1], 1)
    for _ in 0..<count {
      var longer = generator + [0]
      for (index, value) in generator.enumerated() { longer[index + 1] ^= multiply(value, root) }
      (generator, root) = (longer, multiply(root, 2))
    }
    var rest = data + [UInt8](repeating: 0, count: count)
    for index in data.indices {
      let factor = rest[index]
      for (offset, value) in generator.enumerated() { rest[index + offset] ^= multiply(value, factor) }
    }
    return Array(rest[data.count...])
  }
}
