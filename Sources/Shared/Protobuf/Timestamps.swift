/// `google.protobuf.Timestamp` ↔ `Moment`: range and nanoseconds checked, truncated to microseconds once, here.
public import Timekeeping

/// For generated code, and for times in the metadata of errors.
public enum Timestamps {
  /// 0001-01-01T00:00:00Z, in seconds since 1970: the first second of google.protobuf.Timestamp.
  public static let secondsMin: Int64 = -62_135_596_800

  /// 9999-12-31T23:59:59Z, in seconds since 1970: the last second of google.protobuf.Timestamp.
  public static let secondsMax: Int64 = 253_402_300_799

  /// The moment, truncated towards the past to what PostgreSQL keeps.
  public static func moment(seconds: Int64, nanos: Int32, _ field: StaticString) throws(DecodingError) -> Moment {
    guard (secondsMin...secondsMax).contains(seconds) else { throw .malformed(field: "\(field)", reason: "time out of range") }
    guard (0..<1_000_000_000).contains(nanos) else { throw .malformed(field: "\(field)", reason: "nanos out of range") }
    return Moment(microseconds: seconds * 1_000_000 + Int64(nanos) / 1_000)
  }

  /// The two fields of the message. A moment outside its range is moved to the nearest end, so that what we send is always readable.
  public static func fields(_ moment: Moment) -> (seconds: Int64, nanos: Int32) {
    let first = secondsMin * 1_000_000
    let last = secondsMax * 1_000_000 + 999_999
    let microseconds = min(max(moment.microseconds, first), last)
    let seconds = microseconds >= 0 ? microseconds / 1_000_000 : -((-microseconds + 999_999) / 1_000_000)
    return (seconds, Int32(microseconds - seconds * 1_000_000) * 1_000)
  }

  /// The moment as `google.protobuf.Timestamp` is written in JSON: RFC 3339, UTC.
  public static func text(_ moment: Moment) -> String {
    let (seconds, nanos) = fields(moment)
    return RFC3339.format(seconds: seconds, nanos: nanos)
  }
}
