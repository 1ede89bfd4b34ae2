import CairnTesting
import FoundationEssentials
import Postgres
import SocialCommon
import Testing
import Timekeeping

@testable import LocalBuddy

@Suite struct WallClockTests {
  /// A change of a zone's clocks: from when on they are how far ahead, and how far before.
  struct Change: Sendable {
    let zone: String
    let moment: Int64
    let before: Int32
    let after: Int32
  }

  /// A zone with its changes, in their order.
  struct Zone: Sendable {
    let changes: [Change]

    func offset(at second: Int64) -> Int32 {
      changes.last { $0.moment <= second }?.after ?? changes[0].before
    }

    func reading(_ wall: Int64) -> WallClock.Reading {
      let time = WallClock.Time(day: CalendarDay(number: Int32(wall / 86_400)), minute: Int(wall % 86_400 / 60))
      let (before, after) = (offset(at: wall - WallClock.reach), offset(at: wall + WallClock.reach))
      return WallClock.read(
        time,
        WallClock.Offsets(
          before: before, after: after, atBefore: offset(at: wall - Int64(before)), atAfter: offset(at: wall - Int64(after))))
    }

    /// All moments at which the clock shows a time, found by trying every offset that the zone has.
    func moments(_ wall: Int64) -> [Int64] {
      let offsets = Set(changes.flatMap { [$0.before, $0.after] })
      return offsets.map { wall - Int64($0) }.filter { $0 + Int64(offset(at: $0)) == wall }.sorted()
    }
  }

  /// All changes of all zones from 2024 to 2036, as the database knows them: ten days in which a zone's offset becomes another one, which no zone does twice,
  /// and then the second of each.
  private static func zones(_ database: Database) async throws -> [String: Zone] {
    let days = try await database.slowQuery(
      """
      SELECT zone, day, before_offset, after_offset FROM (
        SELECT zone, day, ahead AS before_offset, lead(ahead) OVER (PARTITION BY zone ORDER BY day) AS after_offset FROM (
          SELECT n.name AS zone, d.day,
            extract(epoch FROM t.at AT TIME ZONE named_zone(n.name) - t.at AT TIME ZONE 'UTC')::integer AS ahead
          FROM pg_timezone_names n CROSS JOIN generate_series(19723, 24483, 10) AS d (day)
          CROSS JOIN LATERAL (SELECT to_timestamp(d.day * 86400.0) AS at) AS t
          WHERE n.name NOT LIKE 'posix%' AND n.name NOT IN ('localtime', 'Factory')
        ) AS a
      ) AS o WHERE before_offset <> after_offset ORDER BY zone, day
      """
    ).map { row in
      Change(zone: try row.get(0), moment: Int64(try row.get(1, as: Int32.self)) * 86_400, before: try row.get(2), after: try row.get(3))
    }
    var (low, high) = (days.map(\.moment), days.map { $0.moment + 10 * 86_400 })
    while zip(low, high).contains(where: { $1 - $0 > 1 }) {
      let middle = zip(low, high).map { ($0 + $1) / 2 }
      let offsets: [Int32] = try await database.slowQuery(
        """
        SELECT zone_offset(to_timestamp(w.second::double precision), w.zone)
        FROM unnest(\(middle), \(days.map(\.zone))) WITH ORDINALITY AS w (second, zone, number) ORDER BY w.number
        """
      ).map { try $0.get(0) }
      for index in days.indices {
        if offsets[index] == days[index].before { low[index] = middle[index] } else { high[index] = middle[index] }
      }
    }
    let changes = zip(days, high).map { Change(zone: $0.zone, moment: $1, before: $0.before, after: $0.after) }
    return Dictionary(grouping: changes, by: \.zone).mapValues { Zone(changes: $0) }
  }

  /// Every zone and every change from 2024 to 2036: before, in and behind the hour that is leapt over, and the one that comes twice.
  @Test func everyChangeOfEveryZone() async throws {
    try await ScratchDatabase("events", "social").withDatabase { (database) async throws in
      let zones = try await Self.zones(database)
      #expect(zones.count > 150 && zones["Europe/Rome"]?.changes.count == 26)
      var (gapCount, foldCount) = (0, 0)
      for zone in zones.values {
        for change in zone.changes {
          let edges = [change.moment + Int64(change.before), change.moment + Int64(change.after)]
          let (first, last) = (min(edges[0], edges[1]), max(edges[0], edges[1]))
          for wall in [
            first - 86_400, first - 3_600, first - 60, first, (first + last) / 120 * 60, last - 60, last, last + 3_600, last + 86_400,
          ] {
            let wall = wall / 60 * 60
            let expected = zone.moments(wall).map { Moment(milliseconds: $0 * 1_000) }
            switch zone.reading(wall) {
            case .once(let moment): #expect(expected == [moment], "\(change.zone) \(wall)")
            case .twice(let one, let other):
              #expect(expected == [one, other], "\(change.zone) \(wall)")
              foldCount += 1
            case .never:
              #expect(expected.isEmpty, "\(change.zone) \(wall)")
              gapCount += 1
            }
          }
        }
      }
      #expect(gapCount > 1_000 && foldCount > 1_000)
    }
  }

  /// The statement asks for what the rule wants.
  @Test func theDatabaseTellsOffsetsAroundATime() async throws {
    try await ScratchDatabase("events", "social").withDatabase { (database) async throws in
      func read(_ day: String, _ minute: Int, _ zone: String) async throws -> WallClock.Reading? {
        let time = WallClock.Time(day: try #require(CalendarDay(text: day)), minute: minute)
        return try await ZoneStore().offsets([(time, zone)], in: database).first.map { WallClock.read(time, $0) }
      }
      func utc(_ day: String, _ minute: Int) throws -> Moment {
        try #require(CalendarDay(text: day)).start + .seconds(Int64(minute) * 60)
      }
      #expect(try await read("2026-03-29", 150, "Europe/Rome") == .never)
      #expect(try await read("2026-03-29", 119, "Europe/Rome") == .once(utc("2026-03-29", 59)))
      #expect(try await read("2026-03-29", 180, "Europe/Rome") == .once(utc("2026-03-29", 60)))
      #expect(try await read("2026-10-25", 150, "Europe/Rome") == .twice(utc("2026-10-25", 30), utc("2026-10-25", 90)))
      #expect(try await read("2026-10-25", 180, "Europe/Rome") == .once(utc("2026-10-25", 120)))
      // Half an hour, and a quarter of one away from UTC.
      #expect(try await read("2026-10-04", 135, "Australia/Lord_Howe") == .never)
      #expect(try await read("2026-06-01", 345, "Asia/Kathmandu") == .once(utc("2026-06-01", 0)))
      // Names that PostgreSQL takes for abbreviations, and one that it does not know.
      #expect(try await read("2026-07-01", 120, "CET") == .once(utc("2026-07-01", 0)))
      #expect(try await read("2026-07-01", 120, "Nowhere/At_All") == .once(utc("2026-07-01", 120)))
    }
  }

  @Test func timesAreReadAsTheyAreWritten() {
    #expect(WallClock.minute("00:00") == 0 && WallClock.minute("23:59") == 1_439 && WallClock.minute("07:05") == 425)
    for text in ["", "24:00", "7:05", "07:60", "07.05", "0705", "07:5", "-7:05", "07:05:00", "٠٧:٠٥"] {
      #expect(WallClock.minute(text) == nil, "\(text)")
    }
    for minute in [0, 59, 60, 425, 1_439] { #expect(WallClock.minute(WallClock.text(minute: minute)) == minute) }
  }
}
