public import FoundationEssentials
internal import Synchronization
public import Timekeeping

/// Where new identifiers come from. Injected, so that a test knows them beforehand.
public protocol IDSource: Sendable {
  /// An identifier that nothing else has.
  func next(at now: Moment) -> UUID
}

/// UUID version 7 (RFC 9562 §5.7): milliseconds, then the fraction of the millisecond (§6.2, method 3), then a count (method 1), then 30 random
/// bits.
///
/// In order of time, so that new rows go to the end of an index; those that one process makes at one moment are in the order in which it made
/// them, so that whoever sorts by id tells first things first. Not a secret: who knows one can guess when others were made.
public struct TimeOrderedIDs: IDSource {
  /// Identifiers of this process. It begins anywhere in the lower half of 32 bits: processes begin apart, and two billion follow before it
  /// begins again, when the order of one moment may once be broken.
  private static let count = Atomic<UInt64>(UInt64.random(in: 0..<(1 << 31)))

  public init() {}

  public func next(at now: Moment) -> UUID {
    var generator = SystemRandomNumberGenerator()
    return Self.make(at: now, count: Self.count.wrappingAdd(1, ordering: .relaxed).newValue, random: generator.next())
  }

  /// - Parameters:
  ///   - now: Before 1970 counts as 1970.
  ///   - count: 32 of its bits are used.
  ///   - random: 30 of its bits are used.
  static func make(at now: Moment, count: UInt64, random: UInt64) -> UUID {
    let microseconds = UInt64(max(0, now.microseconds))
    let (milliseconds, fraction) = microseconds.quotientAndRemainder(dividingBy: 1_000)
    let fractionBits = fraction << 12 / 1_000
    let version: UInt64 = 7 << 12
    let variant: UInt64 = 0b10 << 62
    let countBits = UInt64(UInt32(truncatingIfNeeded: count)) << 30
    return UUID(high: milliseconds << 16 | version | fractionBits, low: variant | countBits | random >> 34)
  }
}

extension UUID {
  /// When it was made, to the millisecond; nil for one that does not say so (of another version than 7).
  public var makingTime: Moment? {
    let high = words.high
    return high >> 12 & 0xF == 7 ? Moment(milliseconds: Int64(high >> 16)) : nil
  }
}
