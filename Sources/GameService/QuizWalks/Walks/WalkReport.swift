import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import QuizWalksProto
import Timekeeping

/// A walk as moderators see it: its latest version with all questions. Hidden, it is private.
struct WalkReport: ReportableContent {
  static let walk = ContentKind(.qwalk, "quiz_walk")

  let database: Database
  let access: WalkAccess
  let kind = Self.walk
  let store = WalkStore()
  let questions = QuestionStore()

  func find(_ id: String, for view: ContentView) async throws -> ShownContent? {
    guard let id = UUID(text: id), let shown = try await access.lists.walk(id, in: database),
      WalkRules.isShown(shown.visibility, to: try await access.viewer(view.viewerID, of: shown, in: database))
    else { return nil }
    let evidence = try await view.wantsEvidence ? evidence(of: id) : nil
    return ShownContent(
      ownerID: shown.isGenerated ? nil : shown.accountID, summary: "\(shown.title)\n\(shown.description)", evidence: evidence,
      mediaIDs: try await store.mediaIDs(of: id, limit: Contents.mediaMax, in: database))
  }

  /// As many questions as there is room for, the first ones.
  private func evidence(of id: UUID) async throws -> Draft? {
    guard var walk = try await store.walk(id, in: database) else { return nil }
    if let head = try await store.head(of: id, version: walk.version, in: database) { walk.head = head }
    walk.head.route = []
    var all = try await questions.questions(of: id, version: walk.version, in: database)
    while true {
      let draft = Draft(walk, all, editors: [])
      if all.isEmpty || draft.encoded().count <= Contents.evidenceBytesMax { return draft }
      all.removeLast()
    }
  }

  func setHidden(_ isHidden: Bool, _ id: String, at now: Moment, in transaction: Transaction) async throws {
    guard let id = UUID(text: id) else { return }
    try await Self.setHidden(isHidden, id, in: transaction)
  }

  static func setHidden(_ isHidden: Bool, _ id: UUID, in transaction: Transaction) async throws {
    let store = WalkStore()
    if isHidden { try await store.hide(id, in: transaction) } else { try await store.unhide(id, in: transaction) }
  }
}
