// W3C Trace Context (https://www.w3.org/TR/trace-context/): who is part of which trace, without a String on the way.

/// Which trace a request belongs to, and which span of it this process's work is.
public struct TraceContext: Sendable, Hashable {
  /// The two halves of the trace id; not both 0.
  public var traceHigh: UInt64
  public var traceLow: UInt64
  /// The span; not 0.
  public var spanID: UInt64
  /// Whether somebody wants this trace recorded.
  public var isSampled: Bool

  public init(traceHigh: UInt64, traceLow: UInt64, spanID: UInt64, isSampled: Bool) {
    self.traceHigh = traceHigh
    self.traceLow = traceLow
    self.spanID = spanID
    self.isSampled = isSampled
  }

  /// Bytes of `traceparent` as version 00 writes it.
  public static let traceparentBytes = 55

  /// Reads the header `traceparent` (§3.2); nil for anything that is not well-formed. A later version may be longer.
  public init?(traceparent bytes: UnsafeRawBufferPointer) {
    let dash = UInt8(ascii: "-")
    guard bytes.count >= Self.traceparentBytes, bytes[2] == dash, bytes[35] == dash, bytes[52] == dash,
      let version = Hexadecimal.read(bytes, 0..<2), version != 0xFF,
      let high = Hexadecimal.read(bytes, 3..<19), let low = Hexadecimal.read(bytes, 19..<35), high | low != 0,
      let span = Hexadecimal.read(bytes, 36..<52), span != 0, let flags = Hexadecimal.read(bytes, 53..<55)
    else { return nil }
    if version == 0 ? bytes.count != Self.traceparentBytes : bytes.count > Self.traceparentBytes && bytes[55] != dash { return nil }
    self.init(traceHigh: high, traceLow: low, spanID: span, isSampled: flags & 1 != 0)
  }

  /// The same trace, another span of it.
  public func child(_ spanID: UInt64) -> TraceContext {
    TraceContext(traceHigh: traceHigh, traceLow: traceLow, spanID: spanID, isSampled: isSampled)
  }

  /// Lends the header `traceparent`, made on the stack.
  @inlinable
  public func withTraceparent<Value>(_ body: (UnsafeRawBufferPointer) -> Value) -> Value {
    withUnsafeTemporaryAllocation(byteCount: Self.traceparentBytes, alignment: 1) { bytes in
      write(to: bytes)
      return body(UnsafeRawBufferPointer(bytes))
    }
  }

  @usableFromInline
  func write(to bytes: UnsafeMutableRawBufferPointer) {
    bytes[0] = UInt8(ascii: "0")
    bytes[1] = UInt8(ascii: "0")
    bytes[2] = UInt8(ascii: "-")
    Hexadecimal.write(traceHigh, to: bytes, at: 3)
    Hexadecimal.write(traceLow, to: bytes, at: 19)
    bytes[35] = UInt8(ascii: "-")
    Hexadecimal.write(spanID, to: bytes, at: 36)
    bytes[52] = UInt8(ascii: "-")
    bytes[53] = UInt8(ascii: "0")
    bytes[54] = UInt8(ascii: isSampled ? "1" : "0")
  }

  /// The trace id as logs write it.
  public var traceIDText: String { Hexadecimal.text(traceHigh) + Hexadecimal.text(traceLow) }
  /// The span id as logs write it.
  public var spanIDText: String { Hexadecimal.text(spanID) }
}

/// State that may travel along with a trace.
public enum TraceState {
  /// Longer lists may be dropped (§3.3.1.5), and a stranger's are.
  public static let bytesMax = 512
  /// The most that a list may have (§3.3.1.1).
  static let membersMax = 32

  /// Whether `tracestate` is well-formed enough to be passed on (§3.3.1): a list of key=value in printable ASCII.
  public static func isValid(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard 1...bytesMax ~= bytes.count else { return false }
    let members = bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    return members.count <= membersMax && members.allSatisfy(isMember)
  }

  private static func isMember(_ member: Slice<UnsafeRawBufferPointer>) -> Bool {
    let trimmed = member.drop { $0 == 0x20 || $0 == 0x09 }
    // An empty member is allowed.
    guard let first = trimmed.first else { return true }
    guard let equals = trimmed.firstIndex(of: UInt8(ascii: "=")), isLetterOrDigit(first) else { return false }
    let key = trimmed[..<equals]
    let value = trimmed[(equals + 1)...]
    return 1...256 ~= key.count && 1...256 ~= value.count && key.allSatisfy { isLetterOrDigit($0) || "_-*/@".utf8.contains($0) }
      && value.allSatisfy { 0x20...0x7E ~= $0 && $0 != UInt8(ascii: "=") }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
