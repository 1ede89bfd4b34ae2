public import Timekeeping

/// PostgreSQL counts from 2000-01-01T00:00:00Z.
private enum Epoch {
  static let microseconds: Int64 = 946_684_800_000_000
  static let days: Int32 = 10_957
  /// timestamptz ends before 294277-01-01 and begins with 4714-11-24 BC (timestamp.h: END_TIMESTAMP, MIN_TIMESTAMP).
  static let timestamps: Range<Int64> = -211_813_488_000_000_000..<9_223_371_331_200_000_000
}

/// A moment is a timestamptz. A moment beyond the years PostgreSQL knows is ±infinity there, and comes back as the end of `Moment`'s range.
extension Moment: SQLValue, SQLDecodable {
  public static var sqlType: SQLType { .timestamptz }

  public func encode(into bytes: inout SQLBytes) {
    // The moment as which infinity comes back goes there as infinity, though it is a moment of the year 294247.
    if microseconds == .max { return bytes.append(Int64.max) }
    let (timestamp, overflow) = microseconds.subtractingReportingOverflow(Epoch.microseconds)
    if overflow || timestamp < Epoch.timestamps.lowerBound { return bytes.append(Int64.min) }
    bytes.append(timestamp >= Epoch.timestamps.upperBound ? Int64.max : timestamp)
  }

  public static func decode(_ bytes: UnsafeRawBufferPointer?, typeOID: UInt32) throws(SQLMismatch) -> Moment {
    guard let bytes else { throw .null }
    if typeOID != SQLType.timestamptz.oid { throw .type(typeOID) }
    let timestamp = try bytes.wholeInteger(Int64.self)
    if timestamp == .min { return Moment(microseconds: .min) }
    let (microseconds, overflow) = timestamp.addingReportingOverflow(Epoch.microseconds)
    return Moment(microseconds: overflow ? .max : microseconds)
  }
}

/// A day of the calendar without a time zone: PostgreSQL's `date`.
public struct SQLDate: Sendable, Hashable, Comparable, SQLValue, SQLDecodable {
  /// Days since 1970-01-01; negative before.
  public var daysSince1970: Int32

  /// - Parameter daysSince1970: Within the range of PostgreSQL's `date`, 4713 BC to 5874897 AD; others are refused by the database.
  public init(daysSince1970: Int32) {
    self.daysSince1970 = daysSince1970
  }

  public static func < (left: SQLDate, right: SQLDate) -> Bool { left.daysSince1970 < right.daysSince1970 }

  public static var sqlType: SQLType { .date }

  public func encode(into bytes: inout SQLBytes) { bytes.append(daysSince1970 &- Epoch.days) }

  public static func decode(_ bytes: UnsafeRawBufferPointer?, typeOID: UInt32) throws(SQLMismatch) -> SQLDate {
    guard let bytes else { throw .null }
    if typeOID != SQLType.date.oid { throw .type(typeOID) }
    let (days, overflow) = try bytes.wholeInteger(Int32.self).addingReportingOverflow(Epoch.days)
    if overflow { throw SQLMismatch("infinity where a day is expected") }
    return SQLDate(daysSince1970: days)
  }
}
