import FoundationEssentials
import Postgres
import Timekeeping

extension AchievementRules.Measure: SQLValue, SQLDecodable {}
extension AchievementRules.Badge: SQLValue, SQLDecodable {}

/// Every SQL statement about badges and what they are given for. One function, one statement.
struct AchievementStore: Sendable {
  /// By which version of the rules values are judged.
  let version: Int32

  /// Something that was measured, to be judged again.
  struct Measured: Sendable {
    var accountID: UUID
    /// As it is kept: a newer version may have measured what this one does not know.
    var measure: String
    var value: Int64
  }

  // MARK: Writing

  /// Raises a measure to a value; one that is higher already stays. Locks it until the transaction ends.
  /// - Returns: Its value now.
  func raise(
    _ measure: AchievementRules.Measure, of accountID: UUID, to value: Int64, at now: Moment, in transaction: Transaction
  ) async throws -> Int64 {
    try await transaction.query(
      """
      INSERT INTO achievement_measures AS m (account_id, measure, value, rules_version, change_day)
      VALUES (\(accountID), \(measure), \(value), \(version), \(CalendarDay(of: now)))
      ON CONFLICT (account_id, measure) DO UPDATE SET
        value = GREATEST(m.value, excluded.value), rules_version = excluded.rules_version,
        told_value = CASE WHEN m.change_day IS DISTINCT FROM excluded.change_day THEN m.value ELSE m.told_value END,
        change_day = excluded.change_day
      RETURNING value
      """
    ).firstRow().get(0)
  }

  /// Counts something once more. Locks the count until the transaction ends.
  /// - Returns: The count now.
  func count(
    _ measure: AchievementRules.Measure, of accountID: UUID, at now: Moment, in transaction: Transaction
  ) async throws -> Int64 {
    try await transaction.query(
      """
      INSERT INTO achievement_measures AS m (account_id, measure, value, rules_version, change_day)
      VALUES (\(accountID), \(measure), 1, \(version), \(CalendarDay(of: now)))
      ON CONFLICT (account_id, measure) DO UPDATE SET value = m.value + 1, rules_version = excluded.rules_version,
        told_value = CASE WHEN m.change_day IS DISTINCT FROM excluded.change_day THEN m.value ELSE m.told_value END,
        change_day = excluded.change_day
      RETURNING value
      """
    ).firstRow().get(0)
  }

  /// Gives a player levels of badges. One that was revoked because of a cause, and is given back because of the same, has never been away: it keeps its time.
  /// - Parameter cause: Nil where a measure has none.
  /// - Returns: Levels that the player had not.
  func insert(
    _ levels: [BadgeLevelID], of accountID: UUID, because cause: UUID? = nil, at now: Moment, in transaction: Transaction
  ) async throws -> Set<BadgeLevelID> {
    if levels.isEmpty { return [] }
    return Set(
      try await transaction.query(
        """
        INSERT INTO badges AS b (account_id, badge, level, unlock_time)
        SELECT \(accountID), badge, level, \(now) FROM unnest(\(levels.map(\.badge.rawValue)), \(levels.map { Int16($0.level) })) AS l (badge, level)
        ORDER BY badge, level
        ON CONFLICT (account_id, badge, level) DO UPDATE SET
          unlock_time = CASE WHEN b.revoke_cause = \(cause)::uuid THEN b.unlock_time ELSE excluded.unlock_time END,
          revoke_time = NULL, revoke_cause = NULL
        WHERE b.revoke_time IS NOT NULL
        RETURNING badge, level
        """
      ).map(Self.level))
  }

  /// Takes levels of badges from a player.
  /// - Returns: Levels that the player had.
  func revoke(
    _ levels: [BadgeLevelID], of accountID: UUID, because cause: UUID, at now: Moment, in transaction: Transaction
  ) async throws -> Set<BadgeLevelID> {
    if levels.isEmpty { return [] }
    return Set(
      try await transaction.query(
        """
        UPDATE badges b SET revoke_time = \(now), revoke_cause = \(cause)
        FROM unnest(\(levels.map(\.badge.rawValue)), \(levels.map { Int16($0.level) })) AS l (badge, level)
        WHERE b.account_id = \(accountID) AND b.badge = l.badge AND b.level = l.level AND b.revoke_time IS NULL
        RETURNING b.badge, b.level
        """
      ).map(Self.level))
  }

  private static func level(_ row: Row) throws -> BadgeLevelID {
    BadgeLevelID(badge: try row.get(0), level: Int(try row.get(1, as: Int16.self)))
  }

  /// Takes measures that an earlier version of the rules has judged, and notes that this one does. Those that another process works at are left to it.
  func takeUnjudged(before version: Int32, limit: Int, in transaction: Transaction) async throws -> [Measured] {
    try await transaction.query(
      """
      UPDATE achievement_measures SET rules_version = \(version)
      WHERE (account_id, measure) IN (
        SELECT account_id, measure FROM achievement_measures WHERE rules_version < \(version)
        ORDER BY rules_version LIMIT \(limit) FOR UPDATE SKIP LOCKED)
      RETURNING account_id, measure, value
      """
    ).map { Measured(accountID: try $0.get(0), measure: try $0.get(1), value: try $0.get(2)) }
  }

  /// Hides a badge from its owner; one that is hidden stays so.
  func hide(_ badge: String, of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      "INSERT INTO hidden_badges (account_id, badge) VALUES (\(accountID), \(badge)) ON CONFLICT (account_id, badge) DO NOTHING")
  }

  /// Shows a badge to its owner again.
  func show(_ badge: String, of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM hidden_badges WHERE account_id = \(accountID) AND badge = \(badge)")
  }

  // MARK: Reading

  /// The names of the badges that a player has hidden.
  func hidden(of accountID: UUID, in querying: some Querying) async throws -> Set<String> {
    Set(try await querying.query("SELECT badge FROM hidden_badges WHERE account_id = \(accountID)").map { try $0.get(0) })
  }

  /// Values measured of a player, by the names of their measures.
  func measures(of accountID: UUID, in querying: some Querying) async throws -> [String: Int64] {
    let rows = try await querying.query("SELECT measure, value FROM achievement_measures WHERE account_id = \(accountID)")
    return try rows.reduce(into: [:]) { $0[try $1.get(0)] = try $1.get(1) as Int64 }
  }

  /// As `measures`, as it stood when a day began.
  func toldMeasures(of accountID: UUID, on day: CalendarDay, in querying: some Querying) async throws -> [String: Int64] {
    let rows = try await querying.query(
      """
      SELECT measure, CASE WHEN change_day = \(day) THEN told_value ELSE value END FROM achievement_measures
      WHERE account_id = \(accountID)
      """)
    return try rows.reduce(into: [:]) { $0[try $1.get(0)] = try $1.get(1) as Int64 }
  }

  /// Levels of badges that a player has, and has had.
  func badges(of accountID: UUID, in querying: some Querying) async throws -> [KeptBadge] {
    try await querying.query(
      "SELECT badge, level, unlock_time, revoke_time FROM badges WHERE account_id = \(accountID) ORDER BY badge, level"
    ).map { KeptBadge(level: try Self.level($0), unlockTime: try $0.get(2), revokeTime: try $0.get(3)) }
  }

  // MARK: From one account to another

  /// Gives what was measured of a guest to an account: of either the higher value, so that a measure never falls and nothing counts twice. Balances
  /// are reckoned anew by `BalanceStore.recount`. It is judged again.
  func moveMeasures(from guestID: UUID, to accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      WITH moved AS (DELETE FROM achievement_measures WHERE account_id = \(guestID) RETURNING measure, kind, value)
      INSERT INTO achievement_measures AS m (account_id, measure, kind, value, rules_version)
      SELECT \(accountID), measure, kind, value, 0 FROM moved ORDER BY measure
      ON CONFLICT (account_id, measure) DO UPDATE SET value = GREATEST(m.value, excluded.value), rules_version = 0
      """)
  }

  /// Gives a guest's badges to an account; of one that both have the account keeps its own.
  func moveBadges(from guestID: UUID, to accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      WITH moved AS (DELETE FROM badges WHERE account_id = \(guestID) RETURNING badge, level, unlock_time, revoke_time, revoke_cause)
      INSERT INTO badges AS b (account_id, badge, level, unlock_time, revoke_time, revoke_cause)
      SELECT \(accountID), badge, level, unlock_time, revoke_time, revoke_cause FROM moved ORDER BY badge, level
      ON CONFLICT (account_id, badge, level) DO UPDATE SET unlock_time = excluded.unlock_time, revoke_time = NULL, revoke_cause = NULL
      WHERE b.revoke_time IS NOT NULL AND excluded.revoke_time IS NULL
      """)
  }

  /// Badges that a guest has hidden the account has hidden as well.
  func moveHidden(from guestID: UUID, to accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      WITH moved AS (DELETE FROM hidden_badges WHERE account_id = \(guestID) RETURNING badge)
      INSERT INTO hidden_badges (account_id, badge) SELECT \(accountID), badge FROM moved ORDER BY badge
      ON CONFLICT (account_id, badge) DO NOTHING
      """)
  }
}

/// Level of a badge that a player has, or has had.
struct KeptBadge: Sendable, Hashable {
  let level: BadgeLevelID
  let unlockTime: Moment
  /// Nil while the player has it.
  let revokeTime: Moment?
}

/// Levels of badges by their times, as somebody is told of them.
struct UnlockedLevels: Sendable, Hashable {
  private var times: [BadgeLevelID: Moment] = [:]

  init() {}

  /// As they are, for their owner.
  init(_ kept: [KeptBadge]) {
    for badge in kept where badge.revokeTime == nil { times[badge.level] = badge.unlockTime }
  }

  /// As they were when a day began, and by days, for others.
  init(_ kept: [KeptBadge], before day: CalendarDay) {
    for badge in kept where badge.revokeTime.map({ CalendarDay(of: $0) >= day }) ?? true {
      let unlockDay = CalendarDay(of: badge.unlockTime)
      if unlockDay < day { times[badge.level] = unlockDay.start }
    }
  }

  /// When a level was unlocked; nil while it is locked.
  func time(of badge: AchievementRules.Badge, level: Int) -> Moment? { times[BadgeLevelID(badge: badge, level: level)] }

  /// The highest level that is unlocked; 0 for none.
  func level(of definition: AchievementRules.Definition) -> Int {
    (1...definition.levels.count).last { time(of: definition.badge, level: $0) != nil } ?? 0
  }
}
