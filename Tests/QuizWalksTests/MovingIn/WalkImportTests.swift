import CairnTesting
import FoundationEssentials
import Geodesy
import Postgres
import Testing
import Timekeeping

@testable import QuizWalks

@Suite struct WalkImportTests {
  private static let now = Moment(milliseconds: 1_774_740_600_000)
  private let accountID = UUID()

  private static func walk(_ change: (inout MovedWalk) -> Void = { _ in }) -> MovedWalk {
    var walk = MovedWalk(key: "-Mquiz")
    (walk.title, walk.description) = ("Runt sjön", "Tio frågor")
    var question = MovedWalk.Question()
    (question.title, question.text, question.options, question.rightOption) = ("", "Hur djup är sjön?", ["3 m", "30 m"], 1)
    (question.place, question.timer) = (GeoPoint(latitude: 59.3, longitude: 18.1), 40)
    var odd = question
    (odd.rightOption, odd.timer, odd.place) = (7, 1_000, nil)
    var long = question
    long.text = String(repeating: "x", count: 1_001)
    walk.questions = [question, long, odd]
    change(&walk)
    return walk
  }

  private func withDatabase(_ body: @escaping @Sendable (Database) async throws -> Void) async throws {
    try await ScratchDatabase("events", "game").withDatabase { (database) async throws in try await body(database) }
  }

  private func drafts(in database: Database) async throws -> [StoredWalk] {
    try await database.transaction { transaction in
      var drafts: [StoredWalk] = []
      for id in try await WalkStore().ids(madeBy: accountID, in: transaction) {
        if let walk = try await WalkStore().walk(id, in: transaction) { drafts.append(walk) }
      }
      return drafts
    }
  }

  @Test func `A walk becomes a draft of its maker, with the questions that a draft can have`() async throws {
    try await withDatabase { (database) async throws in
      let taking = WalkImport(database: database)
      #expect(try await taking.take(Self.walk(), of: accountID, isDryRun: true, at: Self.now) == .taken(without: [2]))
      #expect(try await drafts(in: database).isEmpty)
      #expect(try await taking.take(Self.walk(), of: accountID, isDryRun: false, at: Self.now) == .taken(without: [2]))
      let draft = try #require(try await drafts(in: database).first)
      #expect(draft.head.title == "Runt sjön" && draft.visibility == .draft && draft.version == 0)
      let questions = try await QuestionStore().questions(of: draft.id, in: database)
      #expect(questions.map(\.number) == [1, 2] && questions[0].options == ["3 m", "30 m"] && questions[0].rightOption == 1)
      #expect(questions[0].timer == 40 && questions[0].point != nil && questions[0].title == "Question 1")
      #expect(questions[1].rightOption == nil && questions[1].timer == nil && questions[1].point == nil)
    }
  }

  @Test func `A second time nothing comes, also where its maker has deleted it, and of two at once one`() async throws {
    try await withDatabase { (database) async throws in
      let taking = WalkImport(database: database)
      async let one = taking.take(Self.walk(), of: accountID, isDryRun: false, at: Self.now)
      async let other = taking.take(Self.walk(), of: accountID, isDryRun: false, at: Self.now)
      #expect(try await [one, other].count { $0 == .alreadyThere } == 1)
      let draft = try #require(try await drafts(in: database).first)
      try await database.transaction { try await WalkStore().delete(draft.id, at: Self.now, in: $0) }
      #expect(try await taking.take(Self.walk(), of: accountID, isDryRun: false, at: Self.now) == .alreadyThere)
      #expect(try await drafts(in: database).isEmpty)
    }
  }

  @Test func `Nothing is taken in for somebody who was deleted`() async throws {
    try await withDatabase { (database) async throws in
      try await database.execute(
        "INSERT INTO deleted_accounts (account_hash, delete_time) VALUES (sha256(uuid_send(\(accountID))), \(Self.now))")
      #expect(try await WalkImport(database: database).take(Self.walk(), of: accountID, isDryRun: false, at: Self.now) == .wasDeleted)
      #expect(try await drafts(in: database).isEmpty)
    }
  }

  @Test func `A walk without a title is none, and nobody has more than anybody can`() async throws {
    try await withDatabase { (database) async throws in
      let taking = WalkImport(database: database)
      for title in ["", " ", String(repeating: "x", count: 101)] {
        #expect(try await taking.take(Self.walk { $0.title = title }, of: accountID, isDryRun: false, at: Self.now) == .invalid)
      }
      try await database.execute(
        """
        INSERT INTO quiz_walks (walk_id, account_id, title, description, lang, alt_text, radius_m, is_in_order, route_points, tie_lower, tie_upper,
          tie_answer, revision, published_revision, visibility, version, is_generated, create_time)
        SELECT md5(n::text)::uuid, \(accountID), '', '', '', '', 25, false, '{}', 0, 0, 0, 1, 0, 0, 0, false, \(Self.now)
        FROM generate_series(1, \(WalkRules.walksMax)) AS n
        """)
      #expect(try await taking.take(Self.walk(), of: accountID, isDryRun: false, at: Self.now) == .full)
    }
  }
}
