/// Writes short videos, box by box (ISO/IEC 14496-12): the samples are any bytes, for nobody here decodes them.
struct MP4 {
  var brand = "isom"
  var codec = "avc1"
  var milliseconds = 1_500
  /// What stands in `udta` of the movie, as telephones write it.
  var place = "+48.2085+016.3721/"
  var dataFlags: UInt8 = 1
  /// Whether there are pictures; without them it is a voice message.
  var hasPicture = true
  /// Boxes behind all others.
  var more: [UInt8] = []
  /// Bytes between the samples that no track names.
  var gap = Array("GAPBYTES".utf8)

  static let picture = Array("PICTUREPICTUREPICTURE".utf8)
  static let sound = Array("SOUNDSOUND".utf8)
  /// What a camera writes beside: a track of places.
  static let measured = Array("GPS 48.2085 16.3721".utf8)

  var bytes: [UInt8] {
    let head = Self.box("ftyp", Array(brand.utf8) + [0, 0, 2, 0] + Array("isommp42".utf8))
    let parts = [Self.picture, Self.sound, Self.measured]
    var (offset, offsets, data) = (head.count + 8, [Int](), [UInt8]())
    for part in parts {
      offsets.append(offset)
      data += part + gap
      offset += part.count + gap.count
    }
    let tracks =
      track(hasPicture ? "vide" : "meta", codec, Self.picture.count, offsets[0]) + track("soun", "mp4a", Self.sound.count, offsets[1])
      + track("meta", "mebx", Self.measured.count, offsets[2])
    let user = Self.box("udta", Self.box(type: [0xA9, 0x78, 0x79, 0x7A], [0, 18, 0x15, 0xC7] + Array(place.utf8)))
    let movieHead = Self.box(
      "mvhd", [0, 0, 0, 0] + Self.big(1) + Self.big(2) + Self.big(1_000) + Self.big(milliseconds) + .init(repeating: 0, count: 80))
    return head + Self.box("mdat", data) + Self.box("moov", movieHead + tracks + user) + more
  }

  private func track(_ handler: String, _ codec: String, _ size: Int, _ offset: Int) -> [UInt8] {
    let head = Self.box("tkhd", [0, 0, 0, 7] + .init(repeating: 0, count: 72) + Self.big(640 << 16) + Self.big(480 << 16))
    let references = Self.box("dinf", Self.box("dref", [0, 0, 0, 0] + Self.big(1) + Self.box("url ", [0, 0, 0, dataFlags])))
    let table =
      Self.box("stsd", [0, 0, 0, 0] + Self.big(1) + Self.box(codec, .init(repeating: 0, count: 16)))
      + Self.box("stts", [0, 0, 0, 0] + Self.big(0))
      + Self.box("stsc", [0, 0, 0, 0] + Self.big(1) + Self.big(1) + Self.big(1) + Self.big(1))
      + Self.box("stsz", [0, 0, 0, 0] + Self.big(0) + Self.big(1) + Self.big(size))
      + Self.box("stco", [0, 0, 0, 0] + Self.big(1) + Self.big(offset))
    let media =
      Self.box("mdhd", .init(repeating: 0, count: 24))
      + Self.box("hdlr", [0, 0, 0, 0] + Self.big(0) + Array(handler.utf8) + .init(repeating: 0, count: 13))
      + Self.box("minf", references + Self.box("stbl", table))
    return Self.box("trak", head + Self.box("mdia", media) + Self.box("udta", Array("trackplace".utf8)))
  }

  static func box(_ type: String, _ content: [UInt8]) -> [UInt8] { box(type: Array(type.utf8), content) }

  static func box(type: [UInt8], _ content: [UInt8]) -> [UInt8] { big(content.count + 8) + type + content }

  static func big(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
}
