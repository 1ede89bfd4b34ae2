import FoundationEssentials
import Identity
import Positions
import Postgres

/// Every SQL statement about questions of drafts and versions. One function, one statement.
struct QuestionStore: Sendable {
  /// The version number of drafts.
  static let draft = 0

  /// Questions in their order.
  func questions(of walkID: UUID, version: Int = draft, in querying: some Querying) async throws -> [StoredQuestion] {
    try await querying.query(
      """
      SELECT q.question_id, q.number, q.title, q.body, q.lang, q.media_id, q.alt_text, q.options, q.right_option, q.explanation, q.latitude,
        q.longitude, q.timer_seconds
      FROM quiz_questions q WHERE q.walk_id = \(walkID) AND q.version = \(version) ORDER BY q.number, q.question_id
      """
    ).map(Self.question)
  }

  /// Writes a question of a draft in place of what it was.
  func put(_ question: StoredQuestion, of walk: StoredWalk, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO quiz_questions AS q (walk_id, version, question_id, account_id, number, kind, title, body, lang, media_id, alt_text, options,
        right_option, explanation, latitude, longitude, timer_seconds)
      VALUES (\(walk.id), \(Self.draft), \(question.id), \(walk.accountID), \(Int16(clamping: question.number)), 1, \(question.title),
        \(question.text), \(question.lang), \(question.image?.mediaID), \(question.image?.altText ?? ""), \(question.options),
        \(question.rightOption.map { Int16(clamping: $0) }), \(question.explanation), \(question.point?.latitude),
        \(question.point?.longitude), \(question.timer.map { Int16(clamping: $0) }))
      ON CONFLICT (walk_id, version, question_id) DO UPDATE SET number = excluded.number, title = excluded.title, body = excluded.body,
        lang = excluded.lang, media_id = excluded.media_id, alt_text = excluded.alt_text, options = excluded.options,
        right_option = excluded.right_option, explanation = excluded.explanation, latitude = excluded.latitude,
        longitude = excluded.longitude, timer_seconds = excluded.timer_seconds
      """)
  }

  /// Numbers the questions of a draft as their ids stand.
  func number(_ ids: [UUID], of walkID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE quiz_questions q SET number = n.number
      FROM unnest(\(ids), \(ids.indices.map { Int16(clamping: $0 + 1) })) AS n (question_id, number)
      WHERE q.walk_id = \(walkID) AND q.version = \(Self.draft) AND q.question_id = n.question_id AND q.number <> n.number
      """)
  }

  func delete(_ id: UUID, of walkID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      "DELETE FROM quiz_questions WHERE walk_id = \(walkID) AND version = \(Self.draft) AND question_id = \(id)")
  }

  /// Copies the questions of a draft: to a version of the same walk, or to the draft of another one.
  func copy(_ walkID: UUID, to otherID: UUID, version: Int, of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO quiz_questions (walk_id, version, question_id, account_id, number, kind, title, body, lang, media_id, alt_text, options,
        right_option, explanation, latitude, longitude, timer_seconds)
      SELECT \(otherID), \(version), q.question_id, \(accountID), q.number, q.kind, q.title, q.body, q.lang, q.media_id, q.alt_text, q.options,
        q.right_option, q.explanation, q.latitude, q.longitude, q.timer_seconds
      FROM quiz_questions q WHERE q.walk_id = \(walkID) AND q.version = \(Self.draft)
      """)
  }

  // MARK: Counts

  /// How a question was answered over all runs that have ended.
  struct Counts: Hashable, Sendable {
    let asked: Int64
    let right: Int64
    let timedOut: Int64
    /// Milliseconds, of all together.
    let duration: Int64

    static func + (one: Counts, other: Counts) -> Counts {
      Counts(
        asked: one.asked + other.asked, right: one.right + other.right, timedOut: one.timedOut + other.timedOut,
        duration: one.duration + other.duration)
    }
  }

  /// A question of a version, and how it was answered in a run that has ended.
  struct Answered: Hashable, Sendable {
    let walkID: UUID
    let version: Int
    let questionID: UUID
    let counts: Counts

    fileprivate var place: String { "\(walkID.text) \(version) \(questionID.text)" }
  }

  func counts(of walkID: UUID, version: Int, in querying: some Querying) async throws -> [UUID: Counts] {
    let pairs = try await querying.query(
      """
      SELECT c.question_id, c.asked_count, c.right_count, c.timed_out_count, c.duration_ms_sum
      FROM quiz_question_counts c WHERE c.walk_id = \(walkID) AND c.version = \(version)
      """
    ).map { row -> (UUID, Counts) in
      (
        try row.get(0),
        Counts(asked: try row.get(1), right: try row.get(2), timedOut: try row.get(3), duration: try row.get(4))
      )
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Adds what was answered in runs that have ended; nothing of walks that are deleted. Called once for each run, and once in a transaction, as its last
  /// statement: the counts are everybody's, and held in one order by all.
  func count(_ answered: [Answered], in transaction: Transaction) async throws {
    if answered.isEmpty { return }
    let places = Dictionary(answered.map { ($0.place, $0) }) { one, other in
      Answered(walkID: one.walkID, version: one.version, questionID: one.questionID, counts: one.counts + other.counts)
    }
    let all = places.values.sorted { $0.place < $1.place }
    try await transaction.execute(
      """
      INSERT INTO quiz_question_counts AS c (walk_id, version, question_id, asked_count, right_count, timed_out_count, duration_ms_sum)
      SELECT n.walk_id, n.version, n.question_id, n.asked, n.right_count, n.timed_out, n.duration
      FROM unnest(\(all.map(\.walkID)), \(all.map { Int64($0.version) }), \(all.map(\.questionID)), \(all.map(\.counts.asked)),
        \(all.map(\.counts.right)), \(all.map(\.counts.timedOut)), \(all.map(\.counts.duration)))
        AS n (walk_id, version, question_id, asked, right_count, timed_out, duration)
      JOIN (SELECT walk_id FROM quiz_walks WHERE walk_id = ANY (\(Array(Set(all.map(\.walkID))))) ORDER BY walk_id FOR KEY SHARE) w
        ON w.walk_id = n.walk_id
      ORDER BY n.walk_id, n.version, n.question_id
      ON CONFLICT (walk_id, version, question_id) DO UPDATE SET asked_count = c.asked_count + excluded.asked_count,
        right_count = c.right_count + excluded.right_count, timed_out_count = c.timed_out_count + excluded.timed_out_count,
        duration_ms_sum = c.duration_ms_sum + excluded.duration_ms_sum
      """)
  }

  private static func question(_ row: Row) throws -> StoredQuestion {
    let (latitude, longitude): (Int64?, Int64?) = (try row.get(10), try row.get(11))
    let point = latitude.flatMap { latitude in longitude.flatMap { GridPoint(latitude: latitude, longitude: $0) } }
    return StoredQuestion(
      id: try row.get(0), number: try row.get(1), title: try row.get(2), text: try row.get(3), lang: try row.get(4),
      image: try WalkStore.image(row, at: 5), options: try row.get(7), rightOption: try row.get(8), explanation: try row.get(9),
      point: point, timer: try row.get(12))
  }
}
