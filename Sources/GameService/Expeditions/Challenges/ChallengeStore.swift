import FoundationEssentials
import Positions
import Postgres
import Timekeeping

extension ChallengeRules.State: SQLValue, SQLDecodable {}
extension ChallengeKind: SQLValue, SQLDecodable {}
extension Movement: SQLValue, SQLDecodable {}
extension Feature: SQLValue, SQLDecodable {}

/// Every SQL statement about challenges. One function, one statement.
struct ChallengeStore: Sendable {
  /// Contents of a row that can be no challenge.
  struct Unreadable: Error {}

  // MARK: Reading

  /// A challenge with its latest version.
  func challenge(_ challengeID: UUID, in querying: some Querying) async throws -> StoredChallenge? {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM challenges c JOIN challenge_versions v ON v.challenge_id = c.challenge_id AND v.version = c.version
      WHERE c.challenge_id = \(challengeID)
      """
    ).first.map(Self.challenge)
  }

  /// A challenge with one of its versions.
  func challenge(_ challengeID: UUID, version: Int32, in querying: some Querying) async throws -> StoredChallenge? {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM challenges c JOIN challenge_versions v ON v.challenge_id = c.challenge_id AND v.version = \(version)
      WHERE c.challenge_id = \(challengeID)
      """
    ).first.map(Self.challenge)
  }

  /// When another version took the place of one; nil for the latest and for one that there is not.
  func end(of version: Int32, of challengeID: UUID, in querying: some Querying) async throws -> Moment? {
    try await querying.query(
      "SELECT begin_time FROM challenge_versions WHERE challenge_id = \(challengeID) AND version > \(version) ORDER BY version LIMIT 1"
    ).first?.get(0)
  }

  /// The latest version that there was at a time; the first one for a time before all of them.
  func latestVersion(of challengeID: UUID, at time: Moment, in querying: some Querying) async throws -> Int32 {
    try await querying.query(
      "SELECT coalesce(max(version), 1) FROM challenge_versions WHERE challenge_id = \(challengeID) AND begin_time <= \(time)"
    ).firstRow().get(0)
  }

  /// The latest version is there for everybody from now on, if it was made while the challenge was hidden.
  func show(_ challenge: StoredChallenge, hiddenSince time: Moment, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE challenge_versions SET begin_time = \(now)
      WHERE challenge_id = \(challenge.id) AND version = \(challenge.latestVersion) AND begin_time > \(time)
      """)
  }

  /// The published ones of a park, the latest first.
  func ofPark(_ parkID: String, before place: (Moment, UUID), limit: Int, in querying: some Querying) async throws -> [StoredChallenge] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM challenges c JOIN challenge_versions v ON v.challenge_id = c.challenge_id AND v.version = c.version
      WHERE c.park_id = \(parkID) AND c.state = 2 AND (c.publish_time, c.challenge_id) < (\(place.0), \(place.1))
      ORDER BY c.publish_time DESC, c.challenge_id DESC LIMIT \(limit)
      """
    ).map(Self.challenge)
  }

  /// All of a maker, the latest first.
  func ofMaker(_ makerID: UUID, before place: (Moment, UUID), limit: Int, in querying: some Querying) async throws -> [StoredChallenge] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM challenges c JOIN challenge_versions v ON v.challenge_id = c.challenge_id AND v.version = c.version
      WHERE c.maker_id = \(makerID) AND (c.create_time, c.challenge_id) < (\(place.0), \(place.1))
      ORDER BY c.create_time DESC, c.challenge_id DESC LIMIT \(limit)
      """
    ).map(Self.challenge)
  }

  /// Locks a challenge until the transaction ends.
  func lock(_ challengeID: UUID, in transaction: Transaction) async throws {
    _ = try await transaction.query("SELECT 1 FROM challenges WHERE challenge_id = \(challengeID) FOR UPDATE")
  }

  func draftCount(of makerID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.query("SELECT count(*)::integer FROM challenges WHERE maker_id = \(makerID) AND state = 1").firstRow().get(0)
  }

  /// Lets challenges of a maker come into a park one after the other, until the transaction ends.
  func lockRoom(of makerID: UUID, in parkID: String, _ transaction: Transaction) async throws {
    try await transaction.execute(
      "SELECT pg_advisory_xact_lock(hashtextextended('challenges of ' || \(makerID)::text || ' in ' || \(parkID)::text, 0))")
  }

  /// Challenges of a maker in a park that are published, or hidden and may be shown again.
  func publishedCount(of makerID: UUID, in parkID: String, _ transaction: Transaction) async throws -> Int {
    try await transaction.query(
      "SELECT count(*)::integer FROM challenges WHERE maker_id = \(makerID) AND park_id = \(parkID) AND state IN (2, 3)"
    ).firstRow().get(0)
  }

  // MARK: Writing

  func insert(_ challenge: StoredChallenge, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO challenges (challenge_id, maker_id, state, park_id, name, description, version, revision, is_generated, create_time,
        publish_time, seed_key, word_languages, word_names, word_descriptions)
      VALUES (\(challenge.id), \(challenge.makerID), \(challenge.state), \(challenge.version.parkID), \(challenge.name),
        \(challenge.description), \(challenge.latestVersion), \(challenge.revision), \(challenge.isGenerated), \(challenge.createTime),
        \(challenge.publishTime), \(challenge.seedKey), \(challenge.words.map(\.language)), \(challenge.words.map(\.name)),
        \(challenge.words.map(\.description)))
      """)
  }

  func update(_ challenge: StoredChallenge, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE challenges SET state = \(challenge.state), park_id = \(challenge.version.parkID), name = \(challenge.name),
        description = \(challenge.description), version = \(challenge.latestVersion), revision = \(challenge.revision),
        publish_time = \(challenge.publishTime), unpublish_time = \(challenge.unpublishTime)
      WHERE challenge_id = \(challenge.id)
      """)
  }

  /// Keeps a version; the one of a draft takes the place of the former.
  func put(_ version: ChallengeVersion, of challengeID: UUID, at now: Moment, in transaction: Transaction) async throws {
    let names = version.parameters.keys.sorted()
    let controls = version.controls
    try await transaction.execute(
      """
      INSERT INTO challenge_versions (challenge_id, version, park_id, kind, movement, parameter_names, parameter_values, features, control_codes,
        control_clues, control_latitudes, control_longitudes, control_radii_m, control_points, control_hidden, begin_time)
      VALUES (\(challengeID), \(version.number), \(version.parkID), \(version.kind), \(version.movement), \(names),
        \(names.map { version.parameters[$0] ?? 0 }), \(version.features.map(\.rawValue).sorted()), \(controls.map(\.code)),
        \(controls.map(\.clue)), \(controls.map(\.point.latitude)), \(controls.map(\.point.longitude)), \(controls.map(\.radius)),
        \(controls.map(\.points)), \(controls.map(\.isHidden)), \(now))
      ON CONFLICT (challenge_id, version) DO UPDATE SET park_id = excluded.park_id, kind = excluded.kind, movement = excluded.movement,
        parameter_names = excluded.parameter_names, parameter_values = excluded.parameter_values, features = excluded.features,
        control_codes = excluded.control_codes, control_clues = excluded.control_clues, control_latitudes = excluded.control_latitudes,
        control_longitudes = excluded.control_longitudes, control_radii_m = excluded.control_radii_m,
        control_points = excluded.control_points, control_hidden = excluded.control_hidden
      """)
  }

  /// - Returns: Whether the person has not reported it before.
  func report(_ challengeID: UUID, by accountID: UUID, reason: Int16, at now: Moment, in transaction: Transaction) async throws -> Bool {
    try await !transaction.query(
      """
      INSERT INTO challenge_reports (challenge_id, account_id, reason, create_time) VALUES (\(challengeID), \(accountID), \(reason), \(now))
      ON CONFLICT (challenge_id, account_id) DO NOTHING RETURNING challenge_id
      """
    ).isEmpty
  }

  /// Reports that moderators have looked at do not count any more, and keep the same people from making them again.
  func dismissReports(of challengeID: UUID, until time: Moment, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE challenge_reports SET dismiss_time = \(now)
      WHERE challenge_id = \(challengeID) AND create_time <= \(time) AND dismiss_time IS NULL
      """)
  }

  /// How many people have reported it whose reports were not dismissed.
  func reportCount(of challengeID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.query(
      "SELECT count(*)::integer FROM challenge_reports WHERE challenge_id = \(challengeID) AND dismiss_time IS NULL"
    ).firstRow().get(0)
  }

  // MARK: Made by the installation

  /// Lets challenges be made by one after the other, until the transaction ends.
  func lockSeeds(in transaction: Transaction) async throws {
    try await transaction.execute("SELECT pg_advisory_xact_lock(hashtextextended('seeds of challenges', 0))")
  }

  /// Keys of which there is a challenge.
  func seeded(_ keys: [String], in querying: some Querying) async throws -> Set<String> {
    Set(try await querying.query("SELECT seed_key FROM challenges WHERE seed_key = ANY (\(keys))").map { try $0.get(0) })
  }

  // MARK: People who go

  /// A draft is not wanted any more.
  func delete(_ challengeID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM challenges WHERE challenge_id = \(challengeID)")
  }

  /// Deletes challenges that were taken back before a time and at which nobody has an attempt, at most `limit`.
  /// - Returns: How many.
  func deleteWithdrawn(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM challenges WHERE challenge_id = ANY (ARRAY(
        SELECT c.challenge_id FROM challenges c
        WHERE c.state = 4 AND coalesce(c.unpublish_time, c.publish_time) < \(time)
          AND NOT EXISTS (SELECT FROM attempts a WHERE a.challenge_id = c.challenge_id)
        ORDER BY c.challenge_id LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  /// Drafts, which nobody else has seen, go with their maker.
  func deleteDrafts(of makerID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.query("DELETE FROM challenges WHERE maker_id = \(makerID) AND publish_time IS NULL RETURNING challenge_id").count
  }

  /// Challenges that others do stay, and say no longer whose they are.
  func forgetMaker(_ makerID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.query("UPDATE challenges SET maker_id = NULL WHERE maker_id = \(makerID) RETURNING challenge_id").count
  }

  // MARK: Rows

  private static let columns: SQL = """
    c.challenge_id, c.maker_id, c.state, c.name, c.description, c.version, c.revision, c.is_generated, c.create_time, c.publish_time,
    v.version, v.park_id, v.kind, v.movement, v.parameter_names, v.parameter_values, v.features, v.control_codes, v.control_clues,
    v.control_latitudes, v.control_longitudes, v.control_radii_m, v.control_points, v.control_hidden,
    c.seed_key, c.word_languages, c.word_names, c.word_descriptions, c.unpublish_time
    """

  private static func challenge(_ row: Row) throws -> StoredChallenge {
    StoredChallenge(
      id: try row.get(0), makerID: try row.get(1), state: try row.get(2), name: try row.get(3), description: try row.get(4),
      latestVersion: try row.get(5), revision: try row.get(6), isGenerated: try row.get(7), createTime: try row.get(8),
      publishTime: try row.get(9), unpublishTime: try row.get(28), version: try version(row), seedKey: try row.get(24),
      words: try words(row))
  }

  private static func words(_ row: Row) throws -> [ChallengeWords] {
    let (languages, names) = (try row.get(25, as: [String].self), try row.get(26, as: [String].self))
    let descriptions = try row.get(27, as: [String].self)
    return languages.indices.map { ChallengeWords(language: languages[$0], name: names[$0], description: descriptions[$0]) }
  }

  private static func version(_ row: Row) throws -> ChallengeVersion {
    let (names, values) = (try row.get(14, as: [String].self), try row.get(15, as: [Int64].self))
    let features = try row.get(16, as: [Int16].self).compactMap(Feature.init)
    return ChallengeVersion(
      number: try row.get(10), parkID: try row.get(11), kind: try row.get(12), movement: try row.get(13),
      parameters: Dictionary(zip(names, values)) { first, _ in first }, features: Set(features), controls: try controls(row))
  }

  private static func controls(_ row: Row) throws -> [ChallengeRules.PlannedControl] {
    let (codes, clues) = (try row.get(17, as: [String].self), try row.get(18, as: [String].self))
    let (latitudes, longitudes) = (try row.get(19, as: [Int64].self), try row.get(20, as: [Int64].self))
    let (radii, points, hidden) = (try row.get(21, as: [Int32].self), try row.get(22, as: [Int32].self), try row.get(23, as: [Bool].self))
    return try codes.indices.map { index in
      guard let point = GridPoint(latitude: latitudes[index], longitude: longitudes[index]) else { throw Unreadable() }
      return ChallengeRules.PlannedControl(
        code: codes[index], clue: clues[index], point: point, radius: radii[index], points: points[index], isHidden: hidden[index])
    }
  }
}
