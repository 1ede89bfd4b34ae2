import Testing
import Timekeeping

@testable import Protobuf

/// Times on the wire and in JSON.
@Suite struct TimestampTests {
  private static let truncations: [(Int64, Int32, Int64)] = [
    (0, 0, 0),
    (1, 999_999_999, 1_999_999),
    (-1, 999_999_999, -1),
    (-1, 0, -1_000_000),
    (Timestamps.secondsMin, 0, -62_135_596_800_000_000),
    (Timestamps.secondsMax, 999_999_999, 253_402_300_799_999_999),
  ]

  @Test(arguments: truncations)
  func timeIsTruncatedToMicrosecondsTowardsThePast(seconds: Int64, nanos: Int32, microseconds: Int64) throws {
    #expect(try Timestamps.moment(seconds: seconds, nanos: nanos, "T.t").microseconds == microseconds)
  }

  private static let outOfRange: [(Int64, Int32)] = [
    (Timestamps.secondsMin - 1, 0), (Timestamps.secondsMax + 1, 0), (.min, 0), (.max, 0), (0, -1), (0, 1_000_000_000), (0, .max), (0, .min),
  ]

  @Test(arguments: outOfRange)
  func timeOutOfRangeIsRefused(seconds: Int64, nanos: Int32) {
    #expect(throws: DecodingError.self) { try Timestamps.moment(seconds: seconds, nanos: nanos, "T.t") }
  }

  @Test(arguments: [Int64(0), 1, -1, 1_700_000_000_123_456, -62_135_596_800_000_000, 253_402_300_799_999_999])
  func momentSurvivesTheWayThroughItsTwoFields(microseconds: Int64) throws {
    let (seconds, nanos) = Timestamps.fields(Moment(microseconds: microseconds))
    #expect(try Timestamps.moment(seconds: seconds, nanos: nanos, "T.t").microseconds == microseconds)
  }

  @Test func momentBeyondTheLastYearIsSentAsTheLastOne() {
    #expect(Timestamps.fields(Moment(microseconds: .max)) == (Timestamps.secondsMax, 999_999_000))
    #expect(Timestamps.fields(Moment(microseconds: .min)) == (Timestamps.secondsMin, 0))
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", Int64(0), Int32(0)),
    ("2000-02-29T12:34:56Z", 951_827_696, 0),
    ("2024-02-29T23:59:59.5Z", 1_709_251_199, 500_000_000),
    ("1969-12-31T23:59:59.999999999Z", -1, 999_999_999),
    ("0001-01-01T00:00:00Z", -62_135_596_800, 0),
    ("9999-12-31T23:59:59Z", 253_402_300_799, 0),
    ("2024-07-01T02:00:00+02:00", 1_719_792_000, 0),
    ("2024-06-30T18:30:00-05:30", 1_719_792_000, 0),
    ("2024-07-01t00:00:00z", 1_719_792_000, 0),
  ])
  func timeIsReadFromText(text: String, seconds: Int64, nanos: Int32) throws {
    let time = try #require(RFC3339.parse(text))
    #expect(time == (seconds, nanos))
  }

  @Test(arguments: [
    "", "1970-01-01", "1970-01-01T00:00:00", "1970-01-01 00:00:00Z", "1970-13-01T00:00:00Z", "1970-00-01T00:00:00Z",
    "2023-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2024-04-31T00:00:00Z", "1970-01-01T24:00:00Z", "1970-01-01T00:60:00Z",
    "1970-01-01T00:00:60Z", "1970-01-01T00:00:00.Z", "1970-01-01T00:00:00.1234567890Z", "1970-01-01T00:00:00+24:00",
    "1970-01-01T00:00:00+0100", "1970-01-01T00:00:00Zx", "0000-01-01T00:00:00Z", "-001-01-01T00:00:00Z", "99999-01-01T00:00:00Z",
  ])
  func whatIsNotATimeIsRefused(text: String) {
    #expect(RFC3339.parse(text) == nil)
  }

  @Test func timeIsWrittenWithAsFewDigitsAsItNeeds() {
    #expect(RFC3339.format(seconds: 0, nanos: 0) == "1970-01-01T00:00:00Z")
    #expect(RFC3339.format(seconds: -1, nanos: 500_000_000) == "1969-12-31T23:59:59.500Z")
    #expect(RFC3339.format(seconds: 951_827_696, nanos: 1_000) == "2000-02-29T12:34:56.000001Z")
    #expect(RFC3339.format(seconds: Timestamps.secondsMin, nanos: 1) == "0001-01-01T00:00:00.000000001Z")
    #expect(RFC3339.format(seconds: Timestamps.secondsMax, nanos: 0) == "9999-12-31T23:59:59Z")
  }

  @Test func everyDayOfFourCenturiesSurvivesTheWayThroughText() throws {
    for day in Int64(-60_000)..<90_000 {
      let time = try #require(RFC3339.parse(RFC3339.format(seconds: day * 86_400 + 7, nanos: 0)))
      #expect(time.seconds == day * 86_400 + 7)
    }
  }
}
