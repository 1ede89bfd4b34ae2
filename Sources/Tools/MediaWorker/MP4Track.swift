/// A track of pictures or sound: which bytes of the file are its samples (ISO/IEC 14496-12 §8.7).
struct MP4Track {
  var isVideo: Bool
  var width: Int
  var height: Int
  /// Where its samples lie, one range for each chunk.
  var ranges: [Range<Int>]

  /// Codecs of pictures and sound: what telephones write and every player plays.
  private static let codecs: [String: Set<String>] = ["vide": ["avc1", "avc3", "hvc1", "hev1"], "soun": ["mp4a"]]

  /// Chunks of a track: a minute at a hundred a second.
  static let chunksMax = 6_000
  /// Samples of a track: a minute of pictures at 240 a second; sound has fewer.
  static let samplesMax = 20_000

  /// Nil for a track of something else: text, places, what a camera has measured.
  init?(_ box: MP4Box, _ reader: MP4Reader) throws(MediaRefusal) {
    let boxes = try reader.boxes(in: box.content)
    let media = try reader.boxes(in: try boxes.one("mdia").content)
    let handler = try reader.text(at: try media.one("hdlr").contentStart + 8)
    guard let codecs = Self.codecs[handler] else { return nil }
    let information = try reader.boxes(in: try media.one("minf").content)
    try Self.checkDataIsHere(try information.one("dinf"), reader)
    let table = try reader.boxes(in: try information.one("stbl").content)
    try Self.checkCodec(try table.one("stsd"), codecs, reader)
    isVideo = handler == "vide"
    let head = try boxes.one("tkhd")
    let isLong = try reader.number(at: head.contentStart, bytes: 1) == 1
    // 16.16 fixed point, behind the matrix.
    let sizePlace = head.contentStart + (isLong ? 88 : 76)
    guard sizePlace + 8 <= head.end else { throw .damaged }
    width = try reader.number(at: sizePlace, bytes: 4) >> 16
    height = try reader.number(at: sizePlace + 4, bytes: 4) >> 16
    ranges = try Self.ranges(table, reader)
  }

  /// A file may say that its pictures lie in another one.
  private static func checkDataIsHere(_ box: MP4Box, _ reader: MP4Reader) throws(MediaRefusal) {
    let references = try reader.boxes(in: box.content).one("dref")
    let entries = try reader.boxes(in: references.contentStart + 8..<max(references.contentStart + 8, references.end))
    guard !entries.isEmpty else { throw .damaged }
    for entry in entries where try reader.number(at: entry.contentStart, bytes: 4) & 1 != 1 { throw .unsupported }
  }

  private static func checkCodec(_ box: MP4Box, _ codecs: Set<String>, _ reader: MP4Reader) throws(MediaRefusal) {
    guard box.contentStart + 8 <= box.end else { throw .damaged }
    let entries = try reader.boxes(in: box.contentStart + 8..<box.end)
    guard !entries.isEmpty else { throw .damaged }
    for entry in entries where !codecs.contains(entry.type) { throw .unsupported }
  }

  // MARK: Samples

  private static func ranges(_ table: [MP4Box], _ reader: MP4Reader) throws(MediaRefusal) -> [Range<Int>] {
    let offsets = try chunkOffsets(table, reader)
    let sizes = try sampleSizes(try table.one("stsz"), reader)
    let runs = try runs(try table.one("stsc"), reader)
    if offsets.isEmpty, sizes.isEmpty { return [] }
    guard runs.first?.chunk == 1 else { throw .damaged }
    var (ranges, sample, run): ([Range<Int>], Int, Int) = ([], 0, 0)
    for (index, offset) in offsets.enumerated() {
      while run + 1 < runs.count, runs[run + 1].chunk <= index + 1 { run += 1 }
      let end = sample + runs[run].sampleCount
      guard end <= sizes.count else { throw .damaged }
      let (length, isTooLong) = sizes[sample..<end].reduce((0, false)) { sum, size in
        let (next, overflow) = sum.0.addingReportingOverflow(size)
        return (next, sum.1 || overflow)
      }
      guard !isTooLong, length <= reader.bytes.count - min(offset, reader.bytes.count) else { throw .damaged }
      ranges.append(offset..<offset + length)
      sample = end
    }
    guard sample == sizes.count else { throw .damaged }
    return ranges
  }

  private static func chunkOffsets(_ table: [MP4Box], _ reader: MP4Reader) throws(MediaRefusal) -> [Int] {
    let isLong = table.contains { $0.type == "co64" }
    let box = try table.one(isLong ? "co64" : "stco")
    return try entries(of: box, bytes: isLong ? 8 : 4, max: chunksMax, reader)
  }

  private static func sampleSizes(_ box: MP4Box, _ reader: MP4Reader) throws(MediaRefusal) -> [Int] {
    let common = try reader.number(at: box.contentStart + 4, bytes: 4)
    if common == 0 {
      return try entries(
        of: MP4Box(type: "stsz", start: box.start, contentStart: box.contentStart + 4, end: box.end), bytes: 4,
        max: samplesMax, reader)
    }
    let count = try reader.number(at: box.contentStart + 8, bytes: 4)
    guard count <= samplesMax else { throw .tooLarge }
    return [Int](repeating: common, count: count)
  }

  /// Behind four bytes of version and flags a count, then so many numbers.
  private static func entries(of box: MP4Box, bytes width: Int, max: Int, _ reader: MP4Reader) throws(MediaRefusal) -> [Int] {
    let count = try reader.number(at: box.contentStart + 4, bytes: 4)
    guard count <= max else { throw .tooLarge }
    guard box.contentStart + 8 + count * width <= box.end else { throw .damaged }
    var numbers: [Int] = []
    for index in 0..<count { numbers.append(try reader.number(at: box.contentStart + 8 + index * width, bytes: width)) }
    return numbers
  }

  private static func runs(_ box: MP4Box, _ reader: MP4Reader) throws(MediaRefusal) -> [(chunk: Int, sampleCount: Int)] {
    let count = try reader.number(at: box.contentStart + 4, bytes: 4)
    guard count <= chunksMax else { throw .tooLarge }
    guard box.contentStart + 8 + count * 12 <= box.end else { throw .damaged }
    var runs: [(chunk: Int, sampleCount: Int)] = []
    for index in 0..<count {
      let place = box.contentStart + 8 + index * 12
      runs.append((try reader.number(at: place, bytes: 4), try reader.number(at: place + 4, bytes: 4)))
    }
    return runs
  }
}
