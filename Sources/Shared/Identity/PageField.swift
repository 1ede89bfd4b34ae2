public import FoundationEssentials
public import Timekeeping

/// A part of a place in a list, as page tokens keep it. A place of other parts is refused, and never taken for what it is not.
public protocol PageField: Sendable {
  /// Tells the types apart.
  static var pageMark: UInt8 { get }

  /// Writes the value without its mark.
  func write(to bytes: inout [UInt8])

  /// Takes a value from the beginning of `bytes`.
  /// - Returns: Nil when there is none.
  static func read(from bytes: inout ArraySlice<UInt8>) -> Self?
}

extension PageField {
  func append(to bytes: inout [UInt8]) {
    bytes.append(Self.pageMark)
    write(to: &bytes)
  }
}

/// Reads the parts of a place one after the other.
struct PageFieldReader {
  var bytes: ArraySlice<UInt8>

  mutating func next<Field: PageField>(_: Field.Type) throws(PageTokenError) -> Field {
    guard bytes.popFirst() == Field.pageMark, let field = Field.read(from: &bytes) else { throw .foreign }
    return field
  }
}

extension UInt64 {
  fileprivate func write(to bytes: inout [UInt8]) { withUnsafeBytes(of: bigEndian) { bytes += $0 } }

  fileprivate static func read(from bytes: inout ArraySlice<UInt8>) -> UInt64? {
    guard bytes.count >= 8 else { return nil }
    defer { bytes = bytes.dropFirst(8) }
    return bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}

extension Moment: PageField {
  public static var pageMark: UInt8 { 1 }
  public func write(to bytes: inout [UInt8]) { UInt64(bitPattern: microseconds).write(to: &bytes) }
  public static func read(from bytes: inout ArraySlice<UInt8>) -> Moment? {
    UInt64.read(from: &bytes).map { Moment(microseconds: Int64(bitPattern: $0)) }
  }
}

extension Int64: PageField {
  public static var pageMark: UInt8 { 2 }
  public func write(to bytes: inout [UInt8]) { UInt64(bitPattern: self).write(to: &bytes) }
  public static func read(from bytes: inout ArraySlice<UInt8>) -> Int64? { UInt64.read(from: &bytes).map { Int64(bitPattern: $0) } }
}

extension Double: PageField {
  public static var pageMark: UInt8 { 3 }
  public func write(to bytes: inout [UInt8]) { bitPattern.write(to: &bytes) }
  public static func read(from bytes: inout ArraySlice<UInt8>) -> Double? { UInt64.read(from: &bytes).map { Double(bitPattern: $0) } }
}

extension UUID: PageField {
  public static var pageMark: UInt8 { 4 }
  public func write(to bytes: inout [UInt8]) { bytes += self.bytes }
  public static func read(from bytes: inout ArraySlice<UInt8>) -> UUID? {
    defer { bytes = bytes.dropFirst(16) }
    return UUID(bytes: Array(bytes.prefix(16)))
  }
}

extension Bool: PageField {
  public static var pageMark: UInt8 { 5 }
  public func write(to bytes: inout [UInt8]) { bytes.append(self ? 1 : 0) }
  public static func read(from bytes: inout ArraySlice<UInt8>) -> Bool? { bytes.popFirst().map { $0 == 1 } }
}

/// Length in two bytes, then UTF-8.
extension String: PageField {
  public static var pageMark: UInt8 { 6 }

  public func write(to bytes: inout [UInt8]) {
    // Longer than any place may be, so that it is refused there.
    let count = UInt16(clamping: utf8.count)
    bytes += [UInt8(count >> 8), UInt8(truncatingIfNeeded: count)] + utf8
  }

  public static func read(from bytes: inout ArraySlice<UInt8>) -> String? {
    guard let high = bytes.popFirst(), let low = bytes.popFirst() else { return nil }
    let count = Int(high) << 8 | Int(low)
    guard bytes.count >= count else { return nil }
    defer { bytes = bytes.dropFirst(count) }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
