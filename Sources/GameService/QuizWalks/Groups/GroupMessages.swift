import CairnProto
import FoundationEssentials
import Identity
import Positions
import QuizWalksProto
import RPC
import Texts
import Timekeeping

/// A group as one who is in it sees it. Here it is decided, by `GroupRules`, what is told of others.
struct GroupView {
  let group: StoredGroup
  /// Everybody who is there.
  let members: [StoredMember]
  let viewer: StoredMember
  let now: Moment
  /// People who must not be met.
  var hidden: Set<UUID> = []
  var persons: [UUID: Person] = [:]
  var questions: [WalkGroupQuestion] = []

  var message: WalkGroup {
    let ranks = GroupRules.ranks(members)
    let shown = members.filter { $0.number > 0 && !hidden.contains($0.accountID) }
    return WalkGroup(
      groupID: group.id.text, walkID: group.walkID.text, walkTitle: group.walkTitle, kind: group.isClass ? .class : .friends,
      state: WalkGroupState(group, at: now), code: group.isOver(at: now) ? "" : group.code ?? "", options: RunOptions(group.options),
      isMaker: group.makerID == viewer.accountID, ownNumber: Int32(viewer.number), ownRunID: viewer.runID?.text ?? "",
      members: shown.map { member($0, rank: ranks[$0.number]) }, questions: questions, questionCount: Int32(group.questionCount),
      createTime: group.createTime, startTime: group.startTime, expireTime: group.expireTime, endTime: group.endTime)
  }

  private func member(_ member: StoredMember, rank: Int?) -> WalkGroupMember {
    WalkGroupMember(
      number: Int32(member.number), name: member.name(readBy: viewer),
      person: group.isClass || member.isOfGuest ? nil : persons[member.accountID],
      progress: progress(of: member, rank: rank))
  }

  private func progress(of member: StoredMember, rank: Int?) -> WalkGroupProgress? {
    let own = members.first { $0.number == viewer.number }?.progress
    let sight = GroupRules.sight(
      of: member.number, to: .init(number: viewer.number, hasEnded: own?.hasEnded ?? false), inClass: group.isClass,
      hasEnded: group.endTime != nil)
    if sight == .nothing { return nil }
    guard let progress = member.progress else { return WalkGroupProgress() }
    var told = WalkGroupProgress(hasBegun: true, hasEnded: progress.hasEnded, answeredCount: Int32(progress.closedCount))
    if sight == .counts { return told }
    told.points = Int32(progress.points)
    if progress.hasEnded { (told.durationMs, told.rank) = (progress.duration, rank.map { Int32($0) }) }
    return told
  }
}

extension WalkGroupState {
  init(_ group: StoredGroup, at now: Moment) {
    self = group.isOver(at: now) ? .ended : group.startTime == nil ? .waiting : .walking
  }
}

extension WalkGroupSummary {
  init(_ summary: GroupStore.Summary, for accountID: UUID, at now: Moment) {
    let group = summary.group
    self.init(
      groupID: group.id.text, walkTitle: group.walkTitle, kind: group.isClass ? .class : .friends, state: WalkGroupState(group, at: now),
      isMaker: group.makerID == accountID, joinTime: summary.joinTime)
  }
}

/// Malformed requests are refused here, before anything is loaded.
enum GroupRequests {
  /// - Returns: Whether it is a class.
  static func isClass(_ kind: WalkGroupKind) throws(RPCError) -> Bool { try Field.word(kind, "kind") == .class }

  /// A name as it is kept; empty for none.
  static func name(_ name: String) throws(RPCError) -> String {
    let name = PeopleText.withoutBlanks(try Field.text(name, "name", max: GroupRules.nameMax))
    guard name.isEmpty || PeopleText.isVisible(name) else { throw .invalid("name", .notWriting, "nothing of it can be seen") }
    return name
  }

  static func friends(_ texts: [String]) throws(RPCError) -> Set<UUID> {
    Set(try Field.ids(texts, "account_ids", count: 1...WalkRules.sharedMax))
  }
}
