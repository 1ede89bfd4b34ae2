/// The chunks of which a PNG is made (ISO/IEC 15948 §5.3). libvips has read a small one when its pixels are there and does not miss the rest.
enum PNGChunks {
  /// Whether every chunk is there, up to the one that ends the image. Bytes that follow are nobody's.
  static func areWhole(_ bytes: [UInt8]) -> Bool {
    var place = 8
    // Length, name and check value around the content.
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 12 + length
      guard end <= bytes.count else { return false }
      if bytes[place + 4..<place + 8].elementsEqual("IEND".utf8) { return true }
      place = end
    }
    return false
  }
}
