/// The container of a WebP image (RFC 9649 §2).
enum WebP {
  /// The chunks that make the picture, and which of the flags in VP8X tell of others: a profile, EXIF, XMP.
  private static let picture: Set<String> = ["VP8X", "VP8 ", "VP8L", "ALPH"]
  private static let flagsOfOthers: UInt8 = 0x20 | 0x08 | 0x04

  /// The image without what is not picture; nil for what is no still image.
  static func withoutMetadata(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count >= 12, bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) else { return nil }
    var kept: [UInt8] = []
    var place = 12
    while place < bytes.count {
      guard bytes.count - place >= 8 else { return nil }
      let length = bytes[place + 4..<place + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      // Padded to an even length.
      let end = place + 8 + length + length % 2
      guard end <= bytes.count else { return nil }
      let type = String(decoding: bytes[place..<place + 4], as: UTF8.self)
      if picture.contains(type) {
        var chunk = Array(bytes[place..<end])
        if type == "VP8X", chunk.count > 8 { chunk[8] &= ~flagsOfOthers }
        kept += chunk
      }
      place = end
    }
    let size = kept.count + 4
    return Array("RIFF".utf8) + (0..<4).map { UInt8(truncatingIfNeeded: size >> (8 * $0)) } + Array("WEBP".utf8) + kept
  }
}
