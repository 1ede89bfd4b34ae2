import AllAppsProto
import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import QuizWalksProto
import Timekeeping

/// Tells those who are in a group what happens there: events hold numbers of members, and never a name or a place.
struct GroupNews: RunFollower {
  let outbox: Outbox
  let store = GroupStore()

  /// Somebody has begun, answered, or ended: each of the others hears as much of it as they may.
  func follow(_ run: WalkRun, at now: Moment, in transaction: Transaction) async throws {
    guard let groupID = run.groupID, let group = try await store.group(groupID, in: transaction), group.endTime == nil else { return }
    let listeners = try await store.listeners(of: groupID, in: transaction)
    guard let own = listeners.first(where: { $0.accountID == run.accountID }) else { return }
    var audience: [GroupRules.Sight: [UUID]] = [:]
    for listener in listeners where listener.number != own.number {
      let viewer = GroupRules.Viewer(number: listener.number, hasEnded: listener.progress?.hasEnded ?? false)
      audience[GroupRules.sight(of: own.number, to: viewer, inClass: group.isClass, hasEnded: false), default: []].append(
        listener.accountID)
    }
    var events: [OutgoingEvent] = []
    for sight in [GroupRules.Sight.counts, .points] {
      guard let accountIDs = audience[sight] else { continue }
      let progress = WalkGroupProgress(
        hasBegun: true, hasEnded: run.endTime != nil, answeredCount: Int32(RunRules.closedCount(run)),
        points: sight == .points ? Int32(RunRules.points(run)) : nil)
      let progressed = WalkGroupProgressed(groupID: groupID.text, number: Int32(own.number), progress: progress)
      var told = UserEventSent(
        accounts: accountIDs.map(\.bytes), event: Self.event(.walkGroupProgressed(progressed)), subject: run.accountID.bytes)
      told.coalesceKey = "walk_group:\(groupID.text):\(own.number)"
      events.append(Self.outgoing(told, of: groupID))
    }
    if !events.isEmpty { try await outbox.send(events, at: now, in: transaction) }
  }

  /// Somebody comes or goes: of a class the teacher hears.
  func tell(
    _ change: WalkGroupChanged.Change, _ member: StoredMember, of group: StoredGroup, at now: Moment, in transaction: Transaction
  ) async throws {
    let listeners = try await store.listeners(of: group.id, in: transaction)
    var accountIDs = listeners.filter { $0.number != member.number && (!group.isClass || $0.number == 0) }.map(\.accountID)
    if change == .removed { accountIDs.append(member.accountID) }
    if accountIDs.isEmpty { return }
    let changed = WalkGroupChanged(groupID: group.id.text, change: change, number: Int32(member.number))
    let told = UserEventSent(
      accounts: accountIDs.map(\.bytes), event: Self.event(.walkGroupChanged(changed)), subject: member.accountID.bytes)
    try await outbox.send([Self.outgoing(told, of: group.id)], at: now, in: transaction)
  }

  /// The group itself has changed. It tells of nobody, so that everybody hears.
  func tell(
    _ change: WalkGroupChanged.Change, of group: StoredGroup, to accountIDs: [UUID], at now: Moment, in transaction: Transaction
  ) async throws {
    if accountIDs.isEmpty { return }
    let changed = WalkGroupChanged(groupID: group.id.text, change: change)
    let told = UserEventSent(accounts: accountIDs.map(\.bytes), event: Self.event(.walkGroupChanged(changed)))
    try await outbox.send([Self.outgoing(told, of: group.id)], at: now, in: transaction)
  }

  /// Friends are invited: on their streams, and in the list of what is new.
  func invite(_ friendIDs: [UUID], to group: StoredGroup, by accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    if friendIDs.isEmpty { return }
    let told = Self.invitation(of: friendIDs, to: group, code: group.code ?? "", by: accountID)
    let requested = NotificationRequested(
      accounts: friendIDs.map(\.bytes), kind: .walkGroupInvited, subject: accountID.bytes, objectID: group.id.text,
      objectName: group.walkTitle, contentID: group.walkID.text)
    try await outbox.send(
      [
        Self.outgoing(told, of: group.id),
        OutgoingEvent("notification.requested", to: ["social"], orderedBy: group.id.text, requested),
      ], at: now, in: transaction)
  }

  /// A group has another code: whoever was invited and waits hears of it, on the streams alone.
  func renew(_ code: String, of group: StoredGroup, at now: Moment, in transaction: Transaction) async throws {
    var last = UUID.smallest
    while true {
      let waiting = try await store.waiting(in: group.id, after: last, limit: GroupRules.toldMax, in: transaction)
      guard let place = waiting.last else { return }
      let told = Self.invitation(of: waiting, to: group, code: code, by: group.makerID)
      try await outbox.send([Self.outgoing(told, of: group.id)], at: now, in: transaction)
      last = place
    }
  }

  private static func invitation(of accountIDs: [UUID], to group: StoredGroup, code: String, by accountID: UUID) -> UserEventSent {
    let invited = WalkGroupInvited(groupID: group.id.text, code: code, walkID: group.walkID.text, accountID: accountID.text)
    return UserEventSent(accounts: accountIDs.map(\.bytes), event: event(.walkGroupInvited(invited)), subject: accountID.bytes)
  }

  private static func event(_ content: QuizWalksEvent.OneOfContent) -> UserEvent {
    UserEvent(content: .quizWalks(QuizWalksEvent(content: content)))
  }

  private static func outgoing(_ told: UserEventSent, of groupID: UUID) -> OutgoingEvent {
    OutgoingEvent("user.event", to: ["social"], orderedBy: groupID.text, told)
  }
}

extension NotificationKind {
  /// A friend invites to take a walk together: of use for as long as a group lasts.
  static let walkGroupInvited = NotificationKind(
    realm: .qwalk, name: "walk_group.invited", topic: .friendsActivity, wakes: true, lifetimeSeconds: 86_400, isNeverMailed: true)
}
