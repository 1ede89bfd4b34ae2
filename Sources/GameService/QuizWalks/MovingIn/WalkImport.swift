import Cryptography
import Events
package import FoundationEssentials
import Geodesy
import Identity
import Positions
package import Postgres
import Texts
package import Timekeeping

/// Takes in walks that people have made on another server: as drafts, which their makers look at and publish by themselves. Each once, so that one that its
/// maker has deleted here does not come back.
package struct WalkImport: Sendable {
  package enum Outcome: Sendable, Hashable {
    /// The numbers of questions that were left out, from 1: of those that are too long, or too many.
    case taken(without: [Int])
    case alreadyThere
    /// Its title or description is none.
    case invalid
    /// Its maker has as many walks as anybody can.
    case full
    /// The account was deleted, after whoever calls had found it.
    case wasDeleted
  }

  private let database: Database
  private let walks = WalkStore()
  private let questions = QuestionStore()
  private let moved = MovedWalkStore()

  package init(database: Database) {
    self.database = database
  }

  /// Takes one walk in, or does everything and takes it back.
  package func take(_ walk: MovedWalk, of accountID: UUID, isDryRun: Bool, at now: Moment) async throws -> Outcome {
    guard let title = Self.text(walk.title, max: WalkRules.titleMax, isMultiline: false), PeopleText.isVisible(title),
      let description = Self.text(walk.description, max: WalkRules.descriptionMax)
    else { return .invalid }
    var head = StoredWalk.Head()
    (head.title, head.description) = (title, description)
    let draft = StoredWalk(
      id: Self.unguessableID(), accountID: accountID, head: head, revision: 1, publishedRevision: 0, visibility: .draft, version: 0,
      code: nil,
      isGenerated: false)
    let (kept, leftOut) = Self.questions(walk)
    return try await database.transaction(attempts: 5, takenBackIf: { isDryRun || $0 == .full }) { (transaction) async throws in
      if try await !DeletedAccounts.among([accountID], in: transaction).isEmpty { return .wasDeleted }
      try await walks.lockMaker(accountID, in: transaction)
      guard try await moved.insert(walk.key, of: accountID, at: now, in: transaction) else { return .alreadyThere }
      guard try await walks.insert(draft, at: now, in: transaction) else { return .full }
      for question in kept { try await questions.put(question, of: draft, in: transaction) }
      return .taken(without: leftOut)
    }
  }

  /// Questions that a draft can have, numbered anew, and the numbers of the others. Pure but for the ids.
  static func questions(_ walk: MovedWalk) -> (kept: [StoredQuestion], leftOut: [Int]) {
    var (kept, leftOut): ([StoredQuestion], [Int]) = ([], [])
    for (index, question) in walk.questions.enumerated() {
      if kept.count < WalkRules.questionsMax, let stored = stored(question, number: kept.count + 1) {
        kept.append(stored)
      } else {
        leftOut.append(index + 1)
      }
    }
    return (kept, leftOut)
  }

  private static func stored(_ question: MovedWalk.Question, number: Int) -> StoredQuestion? {
    let options = question.options.compactMap { Self.text($0, max: WalkRules.optionLengthMax, isMultiline: false) }
    guard let title = Self.text(question.title, max: WalkRules.titleMax, isMultiline: false),
      let body = Self.text(question.text, max: WalkRules.textMax),
      options.count == question.options.count, options.count <= WalkRules.optionsMax
    else { return nil }
    var stored = StoredQuestion(
      id: unguessableID(), number: number, title: title.isEmpty ? WalkRules.titleDefault(number, lang: "") : title, text: body,
      options: options)
    stored.rightOption = question.rightOption.flatMap { options.indices.contains($0) ? $0 : nil }
    stored.point = question.place.flatMap { GridPoint(latitudeDegrees: $0.latitude, longitudeDegrees: $0.longitude) }
    stored.timer = question.timer.flatMap { WalkRules.timers.contains($0) ? $0 : nil }
    return stored
  }

  /// The text as whoever types it here would have it; nil where it is none, or too long.
  private static func text(_ text: String, max lengthMax: Int, isMultiline: Bool = true) -> String? {
    try? WalkRequests.text(text, "text", max: lengthMax, isMultiline: isMultiline)
  }

  /// Version 4 of RFC 9562 §5.4: whoever has the id of a walk for those with the link may walk it.
  private static func unguessableID() -> UUID {
    var bytes = RandomBytes.generate(16)
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return UUID(bytes: bytes) ?? UUID()
  }
}
