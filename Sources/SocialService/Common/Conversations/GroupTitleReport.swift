import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Title of a group, by its number: titles that one member has written after another have one.
struct GroupTitle: Sendable, Hashable {
  var conversationID: UUID
  var number: Int

  init(conversationID: UUID, number: Int) { (self.conversationID, self.number) = (conversationID, number) }

  /// - Parameter contentID: As in "5f0c…:2".
  init?(contentID: String) {
    let parts = contentID.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let conversationID = UUID(text: String(parts[0])), let number = Int32(parts[1]), number >= 1,
      String(number) == parts[1]
    else { return nil }
    self.init(conversationID: conversationID, number: Int(number))
  }

  /// Name of the title as content.
  var contentID: String { "\(conversationID.text):\(number)" }
}

/// A group's title as content: reported by those who see it, hidden from all but its writer by a decision. Writing another one is no way around that, and
/// somebody else's is not touched by it. One whose writer was deleted is nobody's: the owner and administrators write another.
struct GroupTitleReport: ReportableContent {
  /// Groups belong to all apps.
  let kind = ContentKind(.unspecified, "group_title")
  let database: Database
  let groups: Groups

  init(database: Database, groups: Groups) { (self.database, self.groups) = (database, groups) }

  func find(_ id: String, for view: ContentView) async throws -> ShownContent? {
    guard let asked = GroupTitle(contentID: id),
      let found = try await groups.store.title(asked.number, of: asked.conversationID, readBy: view.viewerID, in: database),
      view.subjectID == nil || view.subjectID == found.writerID
    else { return nil }
    let evidence = Conversation(
      conversationID: asked.conversationID.text, kind: .group, title: found.title, titleNumber: Int32(clamping: asked.number))
    return ShownContent(ownerID: found.writerID, summary: found.title, evidence: view.wantsEvidence ? evidence : nil)
  }

  func setHidden(_ isHidden: Bool, _ id: String, at now: Moment, in transaction: Transaction) async throws {
    guard let title = GroupTitle(contentID: id) else { return }
    try await groups.moderate(title, isHidden: isHidden, at: now, transaction)
  }
}
