import FoundationEssentials
import Postgres
import SocialCommon
import Timekeeping

extension PersonalDetails.Gender {
  /// How constraints name it.
  fileprivate static func names(_ genders: Set<Self>) -> [String] { allCases.filter(genders.contains).map(\.rawValue) }
}

/// Every SQL statement about buddies. One function, one statement.
struct BuddyStore: Sendable {
  private static let columns: SQL = """
    b.account_id, b.min_age, b.max_age, b.genders, b.languages, b.about, b.about_language, b.is_paused, b.start_time, b.version
    """

  /// The same as others see them: a text that moderators have hidden is its owner's alone. Needs `hidden`.
  private static let shownColumns: SQL = """
    b.account_id, b.min_age, b.max_age, b.genders, b.languages, CASE WHEN h.account_id IS NULL THEN b.about ELSE '' END,
    CASE WHEN h.account_id IS NULL THEN b.about_language ELSE '' END, b.is_paused, b.start_time, b.version
    """

  /// Joins what moderators have hidden.
  private static let hidden: SQL = "LEFT JOIN hidden_buddies h ON h.account_id = b.account_id"

  // MARK: Writing

  /// Keeps a buddy, who may be new.
  func put(_ buddy: StoredBuddy, at now: Moment, in transaction: Transaction) async throws {
    let content = buddy.content
    try await transaction.execute(
      """
      INSERT INTO buddies AS b (account_id, min_age, max_age, genders, languages, about, about_language, is_paused, start_time, change_time, version)
      VALUES (\(buddy.accountID), \(Int16(content.ages.lowerBound)), \(Int16(content.ages.upperBound)),
        \(PersonalDetails.Gender.names(content.genders)), \(content.languages), \(content.about), \(content.aboutLanguage),
        \(buddy.isPaused), \(buddy.startTime), \(now), \(buddy.version))
      ON CONFLICT (account_id) DO UPDATE SET
        min_age = excluded.min_age, max_age = excluded.max_age, genders = excluded.genders, languages = excluded.languages,
        about = excluded.about, about_language = excluded.about_language, is_paused = excluded.is_paused,
        change_time = excluded.change_time, version = excluded.version
      """)
  }

  func deleteCities(of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM buddy_cities WHERE account_id = \(accountID)")
  }

  /// Keeps the cities of somebody who has none, in their order.
  func insert(_ cities: [ChosenCity], of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO buddy_cities (account_id, city_id, place, name, country_code, time_zone)
      SELECT \(accountID), c.city_id, c.place - 1, c.name, c.country_code, c.time_zone
      FROM unnest(\(cities.map(\.cityID)), \(cities.map(\.name)), \(cities.map(\.countryCode)), \(cities.map(\.timeZone)))
        WITH ORDINALITY AS c (city_id, name, country_code, time_zone, place)
      """)
  }

  /// The cities go with it.
  func delete(_ accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM buddies WHERE account_id = \(accountID)")
  }

  // MARK: One's own

  func buddy(_ accountID: UUID, in querying: some Querying) async throws -> StoredBuddy? {
    try await querying.query("SELECT \(Self.columns) FROM buddies b WHERE b.account_id = \(accountID)").first.map(Self.buddy)
  }

  /// Cities by buddy, each in its owner's order.
  func cities(of accountIDs: [UUID], in querying: some Querying) async throws -> [UUID: [ChosenCity]] {
    if accountIDs.isEmpty { return [:] }
    return try await querying.query(
      """
      SELECT account_id, city_id, name, country_code, time_zone FROM buddy_cities
      WHERE account_id = ANY (\(accountIDs)) ORDER BY account_id, place, city_id
      """
    ).reduce(into: [:]) { found, row in
      let city = ChosenCity(
        cityID: try row.get(1), name: try row.get(2), countryCode: try row.get(3), timeZone: try row.get(4))
      found[try row.get(0), default: []].append(city)
    }
  }

  // MARK: Travellers

  /// Whether a traveller finds a buddy: everything that decides, in the statement, so that nobody who is left out is counted, paged or waited for.
  /// - Parameter despiteOwnBlock: Whether also one whom the traveller has blocked; never one who has blocked the traveller.
  private static func admits(_ traveller: Traveller, despiteOwnBlock: Bool = false) -> SQL {
    let (age, gender) = (Int16(clamping: min(traveller.age, BuddyRules.ageMax)), traveller.gender?.rawValue ?? "")
    let blocks =
      despiteOwnBlock
      ? Blocks.isNone(by: "b.account_id", of: traveller.accountID) : Blocks.areNone(between: traveller.accountID, and: "b.account_id")
    return """
      NOT b.is_paused AND b.account_id <> \(traveller.accountID) AND \(age) BETWEEN b.min_age AND b.max_age
        AND (b.genders = '{}' OR \(gender) = ANY (b.genders))
        AND NOT EXISTS (SELECT FROM leaving_people g WHERE g.is_leaving AND g.account_id = b.account_id)
        AND \(blocks)
      """
  }

  /// Buddies of cities whom a traveller finds: the nearest city first, then by their ids.
  func find(
    in places: [NearPlace], for traveller: Traveller, after place: BuddyPlace, limit: Int, in querying: some Querying
  ) async throws -> [FoundBuddy] {
    try await querying.query(
      """
      SELECT \(Self.shownColumns), n.distance FROM (
        SELECT c.account_id, min(p.distance) AS distance
        FROM unnest(\(places.map(\.cityID)), \(places.map(\.distance))) AS p (city_id, distance) JOIN buddy_cities c ON c.city_id = p.city_id
        GROUP BY c.account_id
      ) AS n JOIN buddies b ON b.account_id = n.account_id \(Self.hidden)
      WHERE (n.distance, n.account_id) > (\(place.distance), \(place.accountID)) AND \(Self.admits(traveller))
      ORDER BY n.distance, n.account_id LIMIT \(limit)
      """
    ).map { FoundBuddy(buddy: try Self.buddy($0), distance: try $0.get(10)) }
  }

  /// A buddy with a city whom a traveller finds; nil for anybody else.
  /// - Parameter despiteOwnBlock: Whether also one whom the traveller would find without having blocked them.
  func find(
    _ accountID: UUID, for traveller: Traveller, despiteOwnBlock: Bool = false, in querying: some Querying
  ) async throws -> StoredBuddy? {
    try await querying.query(
      """
      SELECT \(Self.shownColumns) FROM buddies b \(Self.hidden)
      WHERE b.account_id = \(accountID) AND EXISTS (SELECT FROM buddy_cities c WHERE c.account_id = b.account_id)
        AND \(Self.admits(traveller, despiteOwnBlock: despiteOwnBlock))
      """
    ).first.map(Self.buddy)
  }

  /// A buddy as others see one, whomever the settings admit; nil for somebody who is none.
  func shown(_ accountID: UUID, in querying: some Querying) async throws -> StoredBuddy? {
    try await querying.query("SELECT \(Self.shownColumns) FROM buddies b \(Self.hidden) WHERE b.account_id = \(accountID)").first.map(
      Self.buddy)
  }

  // MARK: Moderators

  /// Hides the text of a buddy from others: this one, and those that are written in its place, also by somebody who is no buddy now and begins again.
  /// Nothing is noted of somebody who is deleted.
  func hideText(of accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO hidden_buddies (account_id, hide_time) SELECT given.account_id, \(now) FROM unnest(\([accountID])) AS given (account_id)
      WHERE NOT EXISTS (SELECT FROM deleted_accounts d WHERE d.account_hash = sha256(uuid_send(given.account_id)))
      ON CONFLICT (account_id) DO NOTHING
      """)
  }

  /// Shows the text of a buddy again as it is.
  func showText(of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM hidden_buddies WHERE account_id = \(accountID)")
  }

  private static func buddy(_ row: Row) throws -> StoredBuddy {
    let names: [String] = try row.get(3)
    let (youngest, oldest) = (Int(try row.get(1, as: Int16.self)), Int(try row.get(2, as: Int16.self)))
    return StoredBuddy(
      accountID: try row.get(0),
      content: BuddySettingsContent(
        ages: youngest...max(youngest, oldest), genders: Set(names.compactMap(PersonalDetails.Gender.init(rawValue:))),
        languages: try row.get(4), about: try row.get(5), aboutLanguage: try row.get(6)),
      isPaused: try row.get(7), startTime: try row.get(8), version: try row.get(9))
  }
}
