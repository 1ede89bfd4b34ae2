import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import QuizWalksProto
import Timekeeping

/// Name that somebody wrote for a group or a class, as content that is reported by those who are in it. Hidden, it is its writer's alone: others see the
/// number. Leaving and coming again by another name is no way around a decision.
struct GroupReport: ReportableContent {
  /// Place of somebody in a group, by the id of the content: "GROUP:NUMBER".
  struct Place: Hashable {
    let groupID: UUID
    let number: Int

    init?(_ id: String) {
      let parts = id.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, let groupID = UUID(text: String(parts[0])), let number = Int16(parts[1]), number > 0,
        String(number) == parts[1]
      else { return nil }
      (self.groupID, self.number) = (groupID, Int(number))
    }
  }

  let database: Database
  let kind = ContentKind(.qwalk, "quiz_group_member")
  private let store = GroupStore()

  init(database: Database) { self.database = database }

  func find(_ id: String, for view: ContentView) async throws -> ShownContent? {
    guard let place = Place(id), let viewer = try await store.member(view.viewerID, of: place.groupID, in: database),
      viewer.state != .removed, let member = try await store.member(number: place.number, of: place.groupID, in: database)
    else { return nil }
    let name = member.name(readBy: viewer)
    guard !name.isEmpty, view.subjectID == nil || view.subjectID == member.accountID else { return nil }
    let evidence = WalkGroupMember(number: Int32(member.number), name: name)
    return ShownContent(
      ownerID: member.accountID, summary: name, evidence: view.wantsEvidence ? evidence : nil, isOfGuest: member.isOfGuest)
  }

  func setHidden(_ isHidden: Bool, _ id: String, at now: Moment, in transaction: Transaction) async throws {
    guard let place = Place(id) else { return }
    try await store.setNameHidden(isHidden, of: place.number, in: place.groupID, transaction)
  }
}
