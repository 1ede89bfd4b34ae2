import CairnProto
import Cryptography
import Postgres
import QuizWalksProto
import RPC
import Timekeeping

/// Makes a version of a draft, and gives the walk the code by which it is found.
struct WalkPublication: Sendable {
  let store = WalkStore()
  let questions = QuestionStore()

  /// - Parameter walk: With the version that is to be made, and the visibility that it gets.
  /// - Throws: TITLE_TAKEN; UNAVAILABLE where no code is free.
  func keep(_ walk: StoredWalk, _ questions: [StoredQuestion], at now: Moment, _ transaction: Transaction) async throws {
    try await store.insertVersion(walk.version, of: walk.id, at: now, in: transaction)
    try await self.questions.copy(walk.id, to: walk.id, version: walk.version, of: walk.accountID, in: transaction)
    let area = WalkRules.area(questions.compactMap(\.point))
    guard try await store.publish(walk, title: WalkRules.titleKey(walk.head.title), area: area, at: now, in: transaction) else {
      throw Self.titleTaken
    }
    if walk.code != nil { return }
    for _ in 0..<CodeRules.attemptsMax {
      guard let code = CodeRules.code(from: RandomBytes.generate(CodeRules.byteCount)) else { continue }
      if try await store.setCode(code, of: walk.id, in: transaction) { return }
    }
    throw RPCError(.unavailable, reason: .unavailable, message: "no code is free")
  }

  static var titleTaken: RPCError {
    RPCError(.alreadyExists, reason: .titleTaken, message: "another published walk of the maker has the title")
  }
}
