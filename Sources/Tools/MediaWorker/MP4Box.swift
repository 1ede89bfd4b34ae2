/// A box of an ISO base media file (ISO/IEC 14496-12 §4.2): where its content lies.
struct MP4Box: Equatable {
  var type: String
  /// Start of the whole box.
  var start: Int
  /// Behind its size and type.
  var contentStart: Int
  var end: Int

  var content: Range<Int> { contentStart..<end }
}

/// Reads numbers and boxes out of bytes that may be anything.
struct MP4Reader {
  let bytes: [UInt8]

  /// The boxes that fill the range.
  /// - Throws: `damaged` when they do not, or are more than a file of this house's size has.
  func boxes(in range: Range<Int>) throws(MediaRefusal) -> [MP4Box] {
    var boxes: [MP4Box] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let box = try box(at: place, before: range.upperBound)
      boxes.append(box)
      if boxes.count > 1_024 { throw .damaged }
      place = box.end
    }
    return boxes
  }

  private func box(at start: Int, before end: Int) throws(MediaRefusal) -> MP4Box {
    guard end - start >= 8 else { throw .damaged }
    let type = String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)
    var (size, head) = (try number(at: start, bytes: 4), 8)
    // A size of 0 means "to the end"; 1 that it is written in 64 bits behind the type.
    if size == 0 { size = end - start }
    if size == 1 { (size, head) = (try number(at: start + 8, bytes: 8), 16) }
    guard size >= head, size <= end - start else { throw .damaged }
    return MP4Box(type: type, start: start, contentStart: start + head, end: start + size)
  }

  /// Big-endian.
  func number(at place: Int, bytes count: Int) throws(MediaRefusal) -> Int {
    guard place >= 0, place + count <= bytes.count else { throw .damaged }
    let value = bytes[place..<place + count].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard let value = Int(exactly: value) else { throw .damaged }
    return value
  }

  func text(at place: Int) throws(MediaRefusal) -> String {
    guard place >= 0, place + 4 <= bytes.count else { throw .damaged }
    return String(decoding: bytes[place..<place + 4], as: UTF8.self)
  }
}

extension [MP4Box] {
  /// The one box of a type.
  /// - Throws: `damaged` when there is none, or several.
  func one(_ type: String) throws(MediaRefusal) -> MP4Box {
    let found = filter { $0.type == type }
    guard found.count == 1, let box = found.first else { throw .damaged }
    return box
  }
}
