/// The work that an image is, as its first bytes say before anything is decoded. Pure, and believed for the order of the work alone: an image that is
/// too large is found out by `cairn-media`.
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

  /// Whether cameras write it. Images that screens and programs write are smaller, and far more pixels of them fit into few bytes.
  var isPhoto: Bool {
    switch kind {
    case .jpeg, .progressiveJPEG, .heif: true
    case .png, .webp: false
    }
  }

  /// - Parameter bytes: The beginning of a file.
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

  /// The first frame header (ISO/IEC 10918-1 §B.2.2).
  var jpeg: Found? {
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (marker & 3 == 2 ? .progressiveJPEG : .jpeg, big(place + 7, 2), big(place + 5, 2))
      }
      place += 2 + max(2, big(place + 2, 2))
    }
    return nil
  }

  /// The largest of the sizes that are told (ISO/IEC 23008-12 §6.5.3): the image's own, besides those of its tiles and its thumbnail.
  var heif: Found? {
    let name = Array("ispe".utf8)
    var largest: Found?
    for place in bytes.indices.dropLast(15) where bytes[place] == name[0] && bytes[place..<place + 4].elementsEqual(name) {
      let (width, height) = (big(place + 8, 4), big(place + 12, 4))
      if width.multipliedFullWidth(by: height) > (largest?.width ?? 0).multipliedFullWidth(by: largest?.height ?? 0) {
        largest = (.heif, width, height)
      }
    }
    return largest
  }
}
