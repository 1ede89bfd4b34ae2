import Cryptography
import FoundationEssentials
import Identity
package import Postgres
import RPC
import Texts
package import Timekeeping

/// Keeps walks that a machine has made, for everybody, as nobody's. By their titles: one that is there already stays as it is.
package struct WalkSeeder: Sendable {
  package enum Outcome: Sendable, Hashable {
    case made
    case alreadyThere
  }

  /// In place of a maker: no account has this id.
  static let nobody = UUID.smallest

  private let database: Database
  private let store = WalkStore()
  private let questions = QuestionStore()

  package init(database: Database) {
    self.database = database
  }

  /// Publishes a walk, or does everything and takes it back.
  package func keep(_ walk: SeedWalk, isDryRun: Bool, at now: Moment) async throws -> Outcome {
    return try await database.transaction(takenBackIf: { _ in isDryRun }) { (transaction) async throws in
      try await store.lockMaker(Self.nobody, in: transaction)
      let title = WalkRules.titleKey(walk.title)
      if try await store.isTaken(title, by: Self.nobody, in: transaction) { return .alreadyThere }
      try await publish(walk, at: now, transaction)
      return .made
    }
  }

  private func publish(_ walk: SeedWalk, at now: Moment, _ transaction: Transaction) async throws {
    let head = StoredWalk.Head(title: walk.title, description: walk.description, lang: walk.language.rawValue)
    var stored = StoredWalk(
      id: Self.id(), accountID: Self.nobody, head: head, revision: 1, publishedRevision: 0, visibility: .draft, version: 0, code: nil,
      isGenerated: true)
    _ = try await store.insert(stored, max: Int.max, at: now, in: transaction)
    let asked = walk.questions.enumerated().map { Self.question($1, number: $0 + 1, lang: walk.language.rawValue) }
    for question in asked { try await questions.put(question, of: stored, in: transaction) }
    (stored.version, stored.visibility) = (1, .all)
    try await WalkPublication().keep(stored, asked, at: now, transaction)
  }

  static func question(_ question: SeedQuestion, number: Int, lang: String) -> StoredQuestion {
    StoredQuestion(
      id: id(), number: number, title: WalkRules.titleDefault(number, lang: lang), text: question.text, options: question.options,
      rightOption: question.rightOption, explanation: question.explanation, point: question.point)
  }

  /// Version 4 of RFC 9562 §5.4.
  private static func id() -> UUID { WalkHandlers.newID() ?? UUID() }
}
