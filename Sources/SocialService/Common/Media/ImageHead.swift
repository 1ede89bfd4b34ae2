/// The work that an image is, as its first bytes say before anything is decoded. Pure, and believed for the order of the work alone: an image that is
/// too large is found out by `cairn-media`. `MediaRules` asks the whole of a newcomer's file.
struct ImageHead: Hashable, Sendable {
  enum Kind: Sendable, Hashable, CaseIterable {
    case png, webp, jpeg, progressiveJPEG, heif
  }

  let kind: Kind
  let pixelCount: Int

  /// How much work it is, in pixels of a PNG: a JPEG is decoded at an eighth of its size where that is enough, a HEIF in the slowest way there is.
  var cost: Int {
    switch kind {
    case .png, .webp, .progressiveJPEG: pixelCount
    case .jpeg: pixelCount / 8
    case .heif: pixelCount * 2
    }
  }

  /// - Parameter bytes: The beginning of a file, or all of it.
  /// - Returns: Nil where they do not say.
  init?(_ bytes: [UInt8]) {
    let reader = Reader(bytes: bytes)
    let found: (Kind, width: Int, height: Int)? =
      if reader.has("PNG", at: 1) {
        reader.png
      } else if reader.has("RIFF", at: 0), reader.has("WEBP", at: 8) {
        reader.webp
      } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
        reader.jpeg
      } else if reader.has("ftyp", at: 4) {
        reader.heif
      } else {
        nil
      }
    guard let found, found.width > 0, found.height > 0 else { return nil }
    let (pixelCount, isTooMany) = found.width.multipliedReportingOverflow(by: found.height)
    (kind, self.pixelCount) = (found.0, isTooMany ? Int.max / 2 : min(pixelCount, Int.max / 2))
  }
}

/// Finds the size of an image in its first bytes.
private struct Reader {
  typealias Found = (ImageHead.Kind, width: Int, height: Int)

  let bytes: [UInt8]

  func has(_ text: String, at place: Int) -> Bool { bytes.dropFirst(place).starts(with: text.utf8) }

  /// Big-endian; 0 beyond the end.
  private func big(_ place: Int, _ count: Int) -> Int {
    place + count <= bytes.count ? bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) } : 0
  }

  private func little(_ place: Int, _ count: Int) -> Int {
    place + count <= bytes.count ? bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) } : 0
  }

  /// IHDR comes first.
  var png: Found { (.png, big(16, 4), big(20, 4)) }

  /// RFC 9649 §2.5 to 2.7.
  var webp: Found? {
    if has("VP8X", at: 12) { return (.webp, little(24, 3) + 1, little(27, 3) + 1) }
    if has("VP8L", at: 12) {
      let sizes = little(21, 4)
      return (.webp, sizes & 0x3FFF + 1, sizes >> 14 & 0x3FFF + 1)
    }
    return has("VP8 ", at: 12) ? (.webp, little(26, 2) & 0x3FFF, little(28, 2) & 0x3FFF) : nil
  }

  /// The first frame header (ISO/IEC 10918-1 §B.2.2), found as decoders find it.
  var jpeg: Found? {
    var place = 2
    while let marker = marker(&place) {
      switch marker {
      // Without a length (§B.1.1.3): where one is read behind them, what follows can be hidden in it.
      case 0x01, 0xD0...0xD7: continue
      // The beginning of another image, the end, the first scan: there is no frame before them.
      case 0xD8, 0xD9, 0xDA: return nil
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        return (marker & 3 == 2 ? .progressiveJPEG : .jpeg, big(place + 5, 2), big(place + 3, 2))
      default: break
      }
      let length = big(place, 2)
      if length < 2 { return nil }
      place += length
    }
    return nil
  }

  /// The next marker; what is not one is passed over.
  /// - Parameter place: Place from which on it is looked for; then the one behind it.
  private func marker(_ place: inout Int) -> UInt8? {
    while let start = bytes.dropFirst(place).firstIndex(of: 0xFF), let end = bytes[start...].firstIndex(where: { $0 != 0xFF }) {
      place = end + 1
      if bytes[end] != 0 { return bytes[end] }
    }
    return nil
  }

  /// Bytes of the boxes about an image: those of two hundred tiles have ten thousand. More are taken for the worst.
  private static let aboutBytesMax = 1 << 20

  /// The largest of the sizes that are told in the boxes about the image (ISO/IEC 23008-12 §6.5.3): its own, besides those of its tiles and its thumbnail.
  /// Such a box may lie behind the pixels: what the beginning of a file says is not the last word.
  var heif: Found? {
    var (place, about) = (0, [ArraySlice<UInt8>]())
    while let box = box(at: place) {
      if box.isAbout { about.append(box.content) }
      place = box.end
    }
    if about.reduce(0, { $0 + $1.count }) > Self.aboutBytesMax { return (.heif, Int(Int32.max), Int(Int32.max)) }
    return about.compactMap { largestSize(in: $0) }.max { isLess($0, $1) }
  }

  /// A box of the file (ISO/IEC 14496-12 §4.2), as far as it is there.
  private func box(at place: Int) -> (isAbout: Bool, content: ArraySlice<UInt8>, end: Int)? {
    guard place <= bytes.count - 8 else { return nil }
    let (short, isLong) = (big(place, 4), big(place, 4) == 1)
    let (head, told) = (isLong ? 16 : 8, isLong ? big(place + 8, 8) : short)
    // A length of 0 means the rest of the file.
    let length = short == 0 ? bytes.count - place : told
    guard length >= head, place + head <= bytes.count else { return nil }
    let end = length > bytes.count - place ? bytes.count : place + length
    return (has("meta", at: place + 4), bytes[(place + head)..<end], end)
  }

  private func largestSize(in content: ArraySlice<UInt8>) -> Found? {
    let name = Array("ispe".utf8)
    var largest: Found?
    for place in content.indices.dropLast(15) where content[place] == name[0] && content[place..<place + 4].elementsEqual(name) {
      let found: Found = (.heif, big(place + 8, 4), big(place + 12, 4))
      if largest.map({ isLess($0, found) }) ?? true { largest = found }
    }
    return largest
  }

  private func isLess(_ one: Found, _ other: Found) -> Bool {
    one.width.multipliedFullWidth(by: one.height) < other.width.multipliedFullWidth(by: other.height)
  }
}
