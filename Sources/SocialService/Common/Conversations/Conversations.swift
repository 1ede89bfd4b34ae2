import CairnProto
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Opens conversations, and changes what a member sees of one. Each function begins with the locks that it says and appends to streams last.
struct Conversations: Sendable {
  let log: StreamLog
  let ids: any IDSource
  let news: ConversationNews
  /// Rules of apps by which strangers may write to each other.
  let contacts: [any ContactRule]
  let door = ConversationDoor()
  let store = ConversationStore()
  let locks = PeopleLockStore()
  let blocks = Blocks()
  let relations = RelationStore()
  let groups = GroupStore()
  let left = LeftConversationStore()

  init(log: StreamLog, notifications: NotificationLists, ids: any IDSource, contacts: [any ContactRule]) {
    (self.log, self.ids, self.contacts) = (log, ids, contacts)
    news = ConversationNews(log: log, notifications: notifications)
  }

  // MARK: Opening

  /// Permission of an app for two strangers: asked for before the transaction.
  typealias Permission = Result<(any ContactPermission)?, any Error>

  /// Asks the app in which a conversation is to be opened. A service that cannot be asked now keeps nobody from what needs no permission.
  func permission(of accountID: UUID, for otherID: UUID, in realm: StoredRealm) async -> Permission {
    guard let rule = contacts.first(where: { $0.realm == realm }) else { return .success(nil) }
    do { return .success(try await rule.ask(about: accountID, and: otherID)) } catch { return .failure(error) }
  }

  /// Opens the conversation of two people, or finds it: under the locks of both there is never a second one.
  func open(
    with other: KnownPerson, by asker: KnownPerson, in realm: StoredRealm, _ permission: Permission, at now: Moment,
    _ transaction: Transaction
  ) async throws -> UUID {
    let (accountID, otherID) = (asker.accountID, other.accountID)
    guard accountID != otherID else { throw ConversationRules.Refusal.oneself }
    try await locks.take([accountID, otherID], in: transaction)
    if try await !blocks.between(accountID, and: [otherID], in: transaction).isEmpty { throw ConversationRules.Refusal.notFound }
    if let conversationID = try await store.pair(accountID, otherID, in: transaction) {
      try await show(conversationID, to: accountID, at: now, transaction)
      return conversationID
    }
    let isOfStrangers = try ConversationRules.open(try await standing(asker, other, permission, at: now, transaction), at: now)
    return try await make(accountID, otherID, in: realm, isOfStrangers: isOfStrangers, at: now, transaction)
  }

  private func standing(
    _ asker: KnownPerson, _ other: KnownPerson, _ permission: Permission, at now: Moment, _ transaction: Transaction
  ) async throws -> ConversationRules.Standing {
    var standing = ConversationRules.Standing(
      askerMayChat: asker.mayChat, otherMayChat: other.mayChat && !other.isSuspended, isMinorAmong: asker.isMinor || other.isMinor)
    let (accountID, otherID) = (asker.accountID, other.accountID)
    standing.areFriends =
      try await relations.relations(of: accountID, to: [otherID], at: now, in: transaction)[otherID] == .friend
    // The app's word counts for those alone whom nothing else keeps apart.
    guard !standing.areFriends, standing.askerMayChat, standing.otherMayChat, !standing.isMinorAmong,
      let permission = try permission.get()
    else { return standing }
    standing.permitted = try await permission.contact(at: now, in: transaction)
    standing.contactTimes = try await store.contactTimes(
      of: accountID, since: now - ConversationRules.contactWindow, in: transaction)
    return standing
  }

  private func make(
    _ accountID: UUID, _ otherID: UUID, in realm: StoredRealm, isOfStrangers: Bool, at now: Moment, _ transaction: Transaction
  ) async throws -> UUID {
    let (conversationID, both) = (ids.next(at: now), [accountID, otherID])
    try await store.makeClocks(both, in: transaction)
    let changeNumber = try await door.nextChange(of: both, above: 0, in: transaction)
    let conversation = StoredConversation(
      conversationID: conversationID, kind: .pair, realm: realm, isOfStrangers: isOfStrangers, createTime: now, lastTime: now,
      changeNumber: changeNumber)
    try await store.insert(conversation, in: transaction)
    try await store.insertPair(accountID, otherID, conversationID, in: transaction)
    try await store.insertMember(StoredMember(accountID: accountID), of: conversationID, hideNumber: nil, at: now, in: transaction)
    // The other one has it in the list when there is something to read.
    try await store.insertMember(StoredMember(accountID: otherID), of: conversationID, hideNumber: 0, at: now, in: transaction)
    if isOfStrangers { try await store.insertContact(of: accountID, conversationID, at: now, in: transaction) }
    try await log.append(ConversationNews.changed(conversationID, changeNumber, for: [accountID]), at: now, in: transaction)
    return conversationID
  }

  /// A conversation that its member opens is in the list again.
  private func show(_ conversationID: UUID, to accountID: UUID, at now: Moment, _ transaction: Transaction) async throws {
    _ = try await door.enter(conversationID, by: accountID, in: transaction)
    try await setHidden(nil, conversationID, by: accountID, at: now, transaction)
  }

  // MARK: A member's own

  func hide(_ conversationID: UUID, by accountID: UUID, at now: Moment, _ transaction: Transaction) async throws {
    let entry = try await door.enter(conversationID, by: accountID, in: transaction)
    try await setHidden(entry.conversation.lastNumber, conversationID, by: accountID, at: now, transaction)
  }

  private func setHidden(
    _ number: Int64?, _ conversationID: UUID, by accountID: UUID, at now: Moment, _ transaction: Transaction
  ) async throws {
    let changeNumber = try await door.nextChange(of: [accountID], above: 0, in: transaction)
    guard
      try await store.setHidden(number, of: conversationID, by: accountID, ownChange: changeNumber, in: transaction)
    else { return }
    try await log.append(ConversationNews.changed(conversationID, changeNumber, for: [accountID]), at: now, in: transaction)
  }

  func mute(
    _ conversationID: UUID, _ isMuted: Bool, until end: Moment?, by accountID: UUID, at now: Moment, _ transaction: Transaction
  ) async throws {
    let end = isMuted ? try ConversationRules.muteEnd(end, at: now) : nil
    let entry = try await door.enter(conversationID, by: accountID, in: transaction)
    let changeNumber = try await door.nextChange(of: [accountID], above: 0, in: transaction)
    try await store.setMuted(isMuted, until: end, of: conversationID, by: accountID, ownChange: changeNumber, in: transaction)
    // Notifications of before are of no use any more.
    var events = isMuted ? try await news.withdraw(from: [accountID], in: entry, transaction) : []
    events += ConversationNews.changed(conversationID, changeNumber, for: [accountID])
    try await log.append(events, at: now, in: transaction)
  }

  // MARK: Blocks

  /// Two people have a block between them, or none any more: their conversation is gone for both, or there again. Under the locks of both.
  func setBlocked(
    _ isBlocked: Bool, _ accountID: UUID, _ otherID: UUID, at now: Moment, in transaction: Transaction
  ) async throws -> [NewStreamEvent] {
    let pairID = try await store.pair(accountID, otherID, in: transaction)
    let withdrawn = isBlocked ? try await groups.invitations(between: accountID, and: otherID, in: transaction) : []
    // All conversations are locked before the first clock, in the order of their ids.
    var pair: StoredConversation?
    for conversationID in ([pairID].compactMap(\.self) + withdrawn.map(\.conversationID)).sorted(by: { $0.text < $1.text }) {
      let locked = try await store.lock(conversationID, in: transaction)
      if conversationID == pairID { pair = locked }
    }
    var events: [NewStreamEvent] = []
    for asked in withdrawn { events += try await withdraw(asked, at: now, in: transaction) }
    guard let pair, pair.isBlocked != isBlocked else { return events }
    let both = [accountID, otherID]
    let changeNumber = try await door.nextChange(of: both, above: pair.changeNumber, in: transaction)
    try await store.setBlocked(isBlocked, changeNumber, of: pair.conversationID, in: transaction)
    return events + ConversationNews.changed(pair.conversationID, changeNumber, for: both)
  }

  /// Nobody is in a group's list of invitations by the invitation of somebody whom a block keeps away.
  private func withdraw(_ asked: GroupInvitation, at now: Moment, in transaction: Transaction) async throws -> [NewStreamEvent] {
    let (conversationID, invitedID) = (asked.conversationID, asked.accountID)
    let changeNumber = try await door.nextChange(of: [invitedID], above: 0, in: transaction)
    guard try await groups.withdraw(asked, ownChange: changeNumber, in: transaction) else { return [] }
    // All others may have left meanwhile.
    try await left.markLeft([conversationID], at: now, in: transaction)
    return ConversationNews.changed(conversationID, changeNumber, for: [invitedID])
  }
}

extension Conversations: BlockHearer {
  func blockChanged(
    between accountID: UUID, and otherID: UUID, isBlocked: Bool, at now: Moment, in transaction: Transaction
  ) async throws -> [NewStreamEvent] {
    try await setBlocked(isBlocked, accountID, otherID, at: now, in: transaction)
  }
}
