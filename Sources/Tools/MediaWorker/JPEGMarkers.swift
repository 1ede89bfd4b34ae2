/// Reads the markers of a JPEG (ISO/IEC 10918-1, annex B), to see whether it was cut. The decoder does not tell: it draws what is missing in grey.
struct JPEGMarkers {
  enum Ending {
    /// The picture is followed by its end marker, and perhaps by something else.
    case whole
    /// The bytes end within the picture, or where its end marker would be: only decoding tells which.
    case unended
    /// The bytes end before the picture, or between parts of it.
    case cut
  }

  private let bytes: [UInt8]
  private var place = 2
  /// Missing part of each component's coefficients, by its id: bits of precision, from `unseen` to 0. Empty before the frame.
  private var missing: [UInt8: [UInt8]] = [:]
  private var isProgressive = false

  private static let unseen: UInt8 = 0xFF
  private static let coefficientCount = 64

  /// - Parameter bytes: Bytes of a file that begins as a JPEG does.
  static func ending(of bytes: [UInt8]) -> Ending {
    var markers = JPEGMarkers(bytes: bytes)
    return markers.read()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read() -> Ending {
    while let marker = nextMarker() {
      switch marker {
      case 0xD9: return .whole
      // Markers without a length.
      case 0x01, 0xD0...0xD8: continue
      default: break
      }
      guard let segment = nextSegment() else { return .cut }
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: beginFrame(segment, isProgressive: marker & 3 == 2)
      case 0xDA:
        note(segment)
        skipScan()
        if place >= bytes.count { return isEverythingThere ? .unended : .cut }
      default: break
      }
    }
    return .cut
  }

  /// Nil at the end. Bytes that lie between segments and are none are passed over, as decoders do.
  private mutating func nextMarker() -> UInt8? {
    while let start = bytes[min(place, bytes.count)...].firstIndex(of: 0xFF) {
      guard let code = bytes[start...].firstIndex(where: { $0 != 0xFF }) else { break }
      place = code + 1
      if bytes[code] != 0 { return bytes[code] }
    }
    place = bytes.count
    return nil
  }

  /// Nil when it is not all there.
  private mutating func nextSegment() -> ArraySlice<UInt8>? {
    guard place + 2 <= bytes.count else { return nil }
    let length = Int(bytes[place]) << 8 | Int(bytes[place + 1])
    guard length >= 2, place + length <= bytes.count else { return nil }
    defer { place += length }
    return bytes[(place + 2)..<(place + length)]
  }

  /// To the marker behind a scan's data, in which 0xFF is followed by 0 or a restart marker.
  private mutating func skipScan() {
    while let start = bytes[min(place, bytes.count)...].firstIndex(of: 0xFF), start + 1 < bytes.count {
      guard bytes[start + 1] == 0 || 0xD0...0xD7 ~= bytes[start + 1] else {
        place = start
        return
      }
      place = start + 2
    }
    place = bytes.count
  }

  private mutating func beginFrame(_ segment: ArraySlice<UInt8>, isProgressive: Bool) {
    self.isProgressive = isProgressive
    let components = segment.dropFirst(6)
    for index in stride(from: components.startIndex, to: components.endIndex, by: 3) {
      missing[bytes[index]] = Array(repeating: Self.unseen, count: Self.coefficientCount)
    }
  }

  /// Which coefficients a scan gives, and how precisely (§B.2.3).
  private mutating func note(_ segment: ArraySlice<UInt8>) {
    guard let count = segment.first.map(Int.init), segment.count >= 4 + 2 * count else { return }
    let tail = segment.dropFirst(1 + 2 * count)
    let start = tail.startIndex
    let (first, last, precision) =
      isProgressive ? (Int(tail[start]), Int(tail[start + 1]), tail[start + 2] & 0xF) : (0, Self.coefficientCount - 1, 0)
    guard first <= last, last < Self.coefficientCount else { return }
    for index in 0..<count {
      let id = segment[segment.startIndex + 1 + 2 * index]
      for coefficient in first...last { missing[id]?[coefficient] = precision }
    }
  }

  private var isEverythingThere: Bool { !missing.isEmpty && missing.values.allSatisfy { $0.allSatisfy { $0 == 0 } } }
}
