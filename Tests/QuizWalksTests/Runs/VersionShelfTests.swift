import FoundationEssentials
import Identity
import Postgres
import Testing

@testable import QuizWalks

/// Versions of walks that are remembered, so that an answer does not read all questions of its walk.
@Suite struct VersionShelfTests {
  private static func walk(_ title: String, questions count: Int) -> WalkVersion {
    var head = StoredWalk.Head()
    head.title = title
    return WalkVersion(
      head: head, questions: (0..<count).map { StoredQuestion(id: UUID(), number: $0 + 1, title: "", text: "", options: []) })
  }

  @Test func itHoldsSoManyQuestionsAndTheLatestWalks() {
    let shelf = VersionShelf()
    let ids = (0..<60).map { _ in UUID() }
    for (number, id) in ids.enumerated() {
      shelf.put(Self.walk("\(number)", questions: 50), 1, of: id)
      #expect(shelf.questionCount <= VersionShelf.questionsMax)
    }
    let found = ids.map { shelf.version(1, of: $0)?.head.title }
    #expect(found.prefix(20).allSatisfy { $0 == nil } && Array(found.suffix(40)) == (20..<60).map { "\($0)" })
    #expect(shelf.version(2, of: ids[59]) == nil)
    // What was there before stays: a version never changes.
    shelf.put(Self.walk("another", questions: 50), 1, of: ids[59])
    #expect(shelf.version(1, of: ids[59])?.head.title == "59" && shelf.questionCount == VersionShelf.questionsMax)
  }

  @Test func aWalkLargerThanTheShelfIsStillRemembered() {
    let (shelf, id) = (VersionShelf(), UUID())
    shelf.put(Self.walk("long", questions: VersionShelf.questionsMax + 1), 1, of: id)
    #expect(shelf.version(1, of: id) != nil)
    shelf.put(Self.walk("next", questions: 1), 1, of: UUID())
    #expect(shelf.version(1, of: id) == nil && shelf.questionCount == 1)
  }

  @Test func anAnswerReadsItsRunAndNotItsWholeWalk() async throws {
    try await QuizHouse.run { house async throws in
      let (walkID, player) = (try await house.published(), UUID())
      let runID = try await house.start(walkID, by: player)
      let id = try #require(UUID(text: runID))
      for count in [4, 2, 2] {
        let (read, walk) = try await house.database.transaction { transaction in
          let walk = try await house.runs.play.lock(id, in: transaction)?.walk
          return (transaction.statementCount, walk)
        }
        #expect(read == count && walk?.questions.count == 3)
      }
      try await house.database.execute("DELETE FROM quiz_walks")
      let walk = try await house.database.transaction { try await house.runs.play.lock(id, in: $0) }
      #expect(walk != nil && walk?.walk == nil, "what is remembered is not taken for what is there")
    }
  }
}
