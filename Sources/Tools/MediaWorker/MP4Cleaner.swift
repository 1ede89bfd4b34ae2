/// Takes out of a short video all that is neither picture nor sound: places, names, what a camera has measured.
///
/// Nothing is moved, so that what points into the file still does: what is not on the list below becomes a box "free" of the same length full
/// of zeros, and of the media data only what is a sample of a track of pictures or sound stays.
struct MP4Cleaner {
  /// Files for every player. QuickTime's own are others.
  static let brands: Set<String> = ["isom", "iso2", "iso4", "iso5", "iso6", "mp41", "mp42", "avc1", "M4V ", "M4A "]

  /// Tracks: a camera writes pictures, sound, and two or three of what it measures.
  static let tracksMax = 8

  /// Boxes that may stay, by the box they lie in. The boxes of this table are looked into; the others are kept as they are.
  private static let kept: [String: Set<String>] = [
    "": ["ftyp", "moov", "mdat"], "moov": ["mvhd", "trak"], "trak": ["tkhd", "edts", "mdia"], "mdia": ["mdhd", "hdlr", "minf"],
    "minf": ["vmhd", "smhd", "dinf", "stbl"],
    "stbl": ["stsd", "stts", "ctts", "cslg", "stsc", "stsz", "stco", "co64", "stss", "sdtp", "sgpd", "sbgp"],
  ]

  private var bytes: [UInt8]
  private let reader: MP4Reader

  /// - Throws: `damaged`, `unsupported`, `tooLarge` for what lasts longer.
  /// - Parameter isSound: Whether it has to be sound alone; otherwise there have to be pictures.
  static func clean(_ bytes: [UInt8], millisecondsMax: Int, isSound: Bool = false) throws(MediaRefusal) -> MediaPart {
    var cleaner = MP4Cleaner(bytes: bytes, reader: MP4Reader(bytes: bytes))
    return try cleaner.clean(millisecondsMax: millisecondsMax, isSound: isSound)
  }

  private mutating func clean(millisecondsMax: Int, isSound: Bool) throws(MediaRefusal) -> MediaPart {
    let boxes = try reader.boxes(in: 0..<bytes.count)
    guard boxes.first?.type == "ftyp" else { throw .damaged }
    // In fragments, as for live transmission: no telephone records so, and its pictures lie elsewhere.
    if boxes.contains(where: { $0.type == "moof" }) { throw .unsupported }
    let movie = try boxes.one("moov")
    let parts = try reader.boxes(in: movie.content)
    let milliseconds = try milliseconds(of: try parts.one("mvhd"))
    if milliseconds > millisecondsMax { throw .tooLarge }
    let trackBoxes = parts.filter { $0.type == "trak" }
    guard trackBoxes.count <= Self.tracksMax else { throw .unsupported }
    var tracks: [MP4Track] = []
    for box in trackBoxes {
      if let track = try MP4Track(box, reader) { tracks.append(track) } else { blank(box) }
    }
    let picture = tracks.first(where: \.isVideo)
    guard !tracks.isEmpty, isSound == (picture == nil) else { throw .unsupported }
    try blankUnknown(boxes, within: "")
    try keepOnly(tracks.flatMap(\.ranges), of: boxes.filter { $0.type == "mdat" })
    return MediaPart(width: picture?.width ?? 0, height: picture?.height ?? 0, milliseconds: milliseconds, bytes: bytes)
  }

  private func milliseconds(of head: MP4Box) throws(MediaRefusal) -> Int {
    let isLong = try reader.number(at: head.contentStart, bytes: 1) == 1
    let place = head.contentStart + (isLong ? 20 : 12)
    let scale = try reader.number(at: place, bytes: 4)
    let duration = try reader.number(at: place + 4, bytes: isLong ? 8 : 4)
    guard scale > 0 else { throw .damaged }
    let (thousandfold, overflow) = duration.multipliedReportingOverflow(by: 1_000)
    return overflow ? Int.max : thousandfold / scale
  }

  private mutating func blankUnknown(_ boxes: [MP4Box], within parent: String) throws(MediaRefusal) {
    guard let kept = Self.kept[parent] else { return }
    for box in boxes {
      if !kept.contains(box.type) {
        blank(box)
      } else if Self.kept[box.type] != nil, !isBlank(box) {
        try blankUnknown(try reader.boxes(in: box.content), within: box.type)
      }
    }
  }

  /// Whether it was blanked as it is here: a track of something else.
  private func isBlank(_ box: MP4Box) -> Bool { bytes[box.start + 4..<box.start + 8].elementsEqual("free".utf8) }

  private mutating func blank(_ box: MP4Box) {
    for (offset, byte) in "free".utf8.enumerated() { bytes[box.start + 4 + offset] = byte }
    zero(box.content)
  }

  private mutating func zero(_ range: Range<Int>) {
    for place in range { bytes[place] = 0 }
  }

  private mutating func keepOnly(_ ranges: [Range<Int>], of boxes: [MP4Box]) throws(MediaRefusal) {
    for range in ranges where !boxes.contains(where: { $0.contentStart <= range.lowerBound && range.upperBound <= $0.end }) {
      throw .damaged
    }
    let sorted = ranges.sorted { $0.lowerBound < $1.lowerBound }
    for box in boxes {
      var place = box.contentStart
      for range in sorted where range.lowerBound >= box.contentStart && range.upperBound <= box.end {
        if place < range.lowerBound { zero(place..<range.lowerBound) }
        place = max(place, range.upperBound)
      }
      if place < box.end { zero(place..<box.end) }
    }
  }
}
