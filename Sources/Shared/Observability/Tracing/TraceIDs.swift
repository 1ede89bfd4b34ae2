/// Makes the ids of traces, spans and requests: SplitMix64 (Steele, Lea, Flood 2014) from a random seed, without a call of the system.
/// Unique, not secret. One per loop.
///
/// A sequence repeats no number in 2^64, so that no two requests of a loop have the same id; those of different loops differ by chance.
public struct TraceIDs {
  private var state: UInt64

  /// - Parameter seed: Random; a fixed one only in tests.
  public init(seed: UInt64 = .random(in: 0 ... .max)) {
    state = seed
  }

  /// Not 0.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return mixed == 0 ? 1 : mixed
  }

  /// A trace of its own.
  public mutating func newTrace(spanID: UInt64, isSampled: Bool) -> TraceContext {
    TraceContext(traceHigh: next(), traceLow: next(), spanID: spanID, isSampled: isSampled)
  }
}

/// A request's id as people read and quote it: 13 characters of Crockford's base 32, in which no two letters are mistaken for each other.
/// So short that a String of it needs no memory of its own.
public enum RequestIDText {
  /// 13 × 5 bits hold 64.
  public static let length = 13
  private static let alphabet: StaticString = "0123456789abcdefghjkmnpqrstvwxyz"

  /// Lends the text, made on the stack.
  @inlinable
  public static func with<Value>(_ id: UInt64, _ body: (UnsafeRawBufferPointer) -> Value) -> Value {
    withUnsafeTemporaryAllocation(byteCount: length, alignment: 1) { bytes in
      write(id, to: bytes)
      return body(UnsafeRawBufferPointer(bytes))
    }
  }

  @usableFromInline
  static func write(_ id: UInt64, to bytes: UnsafeMutableRawBufferPointer) {
    for place in 0..<length {
      bytes[place] = alphabet.utf8Start[Int(truncatingIfNeeded: id >> (60 - 5 * UInt64(place))) & 31]
    }
  }

  /// The text as a String.
  public static func text(_ id: UInt64) -> String { with(id) { String(decoding: $0, as: UTF8.self) } }
}

/// Sixteen lower-case digits of a number.
enum Hexadecimal {
  private static let digits: StaticString = "0123456789abcdef"

  /// Nil for anything but lower-case digits: the trace context allows no others.
  static func read(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> UInt64? {
    var value: UInt64 = 0
    for index in range {
      let digit: UInt8
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = bytes[index] - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = bytes[index] - UInt8(ascii: "a") + 10
      default: return nil
      }
      value = value << 4 | UInt64(digit)
    }
    return value
  }

  /// All sixteen at once: every half byte becomes a byte, to which 0x30 is added or, for ten and more, 0x57.
  static func write(_ value: UInt64, to bytes: UnsafeMutableRawBufferPointer, at place: Int) {
    var halves = SIMD16<UInt8>()
    halves.evenHalf = SIMD8(bytesOf: value) &>> 4
    halves.oddHalf = SIMD8(bytesOf: value) & 15
    let text = halves &+ SIMD16(repeating: 0x30).replacing(with: SIMD16(repeating: 0x57), where: halves .> 9)
    bytes.storeBytes(of: text, toByteOffset: place, as: SIMD16<UInt8>.self)
  }

  static func append(_ value: UInt64, to out: inout [UInt8]) {
    for digit in 0..<16 { out.append(digits.utf8Start[Int(truncatingIfNeeded: value >> (60 - 4 * UInt64(digit))) & 15]) }
  }

  static func text(_ value: UInt64) -> String {
    var out: [UInt8] = []
    append(value, to: &out)
    return String(decoding: out, as: UTF8.self)
  }
}

extension SIMD8<UInt8> {
  /// The bytes of a number, the highest first.
  fileprivate init(bytesOf value: UInt64) { self = unsafeBitCast(value.bigEndian, to: SIMD8<UInt8>.self) }
}
