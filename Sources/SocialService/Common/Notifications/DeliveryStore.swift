import FoundationEssentials
import Postgres
import Timekeeping

extension DeliveryRules.Channel: SQLValue, SQLDecodable {}
extension DeliveryRules.Delivery: SQLValue, SQLDecodable {}

/// Choice of somebody for a topic on a channel.
struct DeliveryChoice: Sendable, Hashable {
  var topic: NotificationRules.Topic
  var channel: DeliveryRules.Channel
  var delivery: DeliveryRules.Delivery
}

/// Every SQL statement about how people want to be notified, and about the clocks on their walls. One function, one statement.
struct DeliveryStore: Sendable {
  /// - Parameter choices: One for each topic and channel.
  func set(_ choices: [DeliveryChoice], of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO notification_preferences (account_id, topic, channel, delivery)
      SELECT \(accountID), topic, channel, delivery
      FROM unnest(\(choices.map(\.topic.rawValue)), \(choices.map(\.channel.rawValue)), \(choices.map(\.delivery.rawValue)))
        AS chosen (topic, channel, delivery)
      ORDER BY topic, channel
      ON CONFLICT (account_id, topic, channel) DO UPDATE SET delivery = excluded.delivery
      """)
  }

  func set(_ schedule: DeliveryRules.Schedule, of accountID: UUID, in transaction: Transaction) async throws {
    let quiet = schedule.quietHours
    try await transaction.execute(
      """
      INSERT INTO notification_schedules (account_id, time_zone, quiet_start_minute, quiet_end_minute, digest_minute)
      VALUES (\(accountID), NULLIF(\(schedule.timeZone), ''), \(quiet.map { Int32($0.start) }), \(quiet.map { Int32($0.end) }),
        \(Int32(schedule.digestMinute)))
      ON CONFLICT (account_id) DO UPDATE SET
        time_zone = excluded.time_zone, quiet_start_minute = excluded.quiet_start_minute, quiet_end_minute = excluded.quiet_end_minute,
        digest_minute = excluded.digest_minute
      """)
  }

  /// Topics of a newer version are left out.
  func choices(of accountID: UUID, in querying: some Querying) async throws -> [DeliveryChoice] {
    try await querying.query(
      """
      SELECT topic, channel, delivery FROM notification_preferences
      WHERE account_id = \(accountID) AND topic = ANY (\(NotificationRules.Topic.allCases.map(\.rawValue))) ORDER BY topic, channel
      """
    ).map { DeliveryChoice(topic: try $0.get(0), channel: try $0.get(1), delivery: try $0.get(2)) }
  }

  /// Mails that somebody has chosen are sent no more. A topic that was not chosen is off, so that no row is made.
  func refuseMails(of accountID: UUID, in database: Database) async throws {
    try await database.execute(
      "UPDATE notification_preferences SET delivery = 'off' WHERE account_id = \(accountID) AND channel = 'email' AND delivery <> 'off'")
  }

  /// The minute of the day on a wall; a zone that nobody knows is taken for UTC.
  func wallMinute(of now: Moment, in timeZone: String, _ querying: some Querying) async throws -> Int {
    let minute: Int32 = try await querying.query(
      "SELECT floor(extract(epoch FROM wall_time(\(now), \(timeZone))::time) / 60)::integer"
    ).firstRow().get(0)
    return Int(minute)
  }

  /// Nil when nothing was chosen.
  func schedule(of accountID: UUID, in querying: some Querying) async throws -> DeliveryRules.Schedule? {
    try await querying.query(
      """
      SELECT coalesce(time_zone, ''), quiet_start_minute, quiet_end_minute, digest_minute FROM notification_schedules WHERE account_id = \(accountID)
      """
    ).first.map { row in
      DeliveryRules.Schedule(
        timeZone: try row.get(0), quietHours: try Self.quietHours(row, at: 1), digestMinute: Int(try row.get(3) as Int32))
    }
  }

  static func quietHours(_ row: Row, at column: Int) throws -> DeliveryRules.QuietHours? {
    guard let start: Int32 = try row.get(column), let end: Int32 = try row.get(column + 1) else { return nil }
    return DeliveryRules.QuietHours(start: Int(start), end: Int(end))
  }

  /// The moment at which the clock on a wall shows so many minutes more than at the beginning of the current minute.
  ///
  /// A time that a wall never shows, because it is set forward, is taken as much later as it is set; of a time that it shows twice, because it is
  /// set back, the second is meant.
  /// A zone that nobody knows is taken for UTC.
  func moment(minutesAhead: Int, of now: Moment, in timeZone: String, _ querying: some Querying) async throws -> Moment {
    try await querying.query(
      """
      SELECT wall_moment(
        date_trunc('minute', wall_time(\(now), \(timeZone))) + make_interval(mins => \(Int32(minutesAhead))), \(timeZone))
      """
    ).firstRow().get(0)
  }
}
