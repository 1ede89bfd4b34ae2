public import FoundationEssentials
public import Timekeeping

/// Where new identifiers come from. Injected, so that a test knows them beforehand.
public protocol IDSource: Sendable {
  /// An identifier that nothing else has.
  func next(at now: Moment) -> UUID
}

/// UUID version 7 (RFC 9562 §5.7): milliseconds, then the fraction of the millisecond (§6.2, method 3), then 62 random bits.
///
/// In order of time, so that new rows go to the end of an index. Not a secret: who knows one can guess when others were made.
public struct TimeOrderedIDs: IDSource {
  public init() {}

  public func next(at now: Moment) -> UUID {
    var generator = SystemRandomNumberGenerator()
    return Self.make(at: now, random: generator.next())
  }

  /// - Parameters:
  ///   - now: Before 1970 counts as 1970.
  ///   - random: 62 of its bits are used.
  static func make(at now: Moment, random: UInt64) -> UUID {
    let microseconds = UInt64(max(0, now.microseconds))
    let (milliseconds, fraction) = microseconds.quotientAndRemainder(dividingBy: 1_000)
    let fractionBits = fraction << 12 / 1_000
    let version: UInt64 = 7 << 12
    let variant: UInt64 = 0b10 << 62
    return UUID(high: milliseconds << 16 | version | fractionBits, low: variant | random >> 2)
  }
}
