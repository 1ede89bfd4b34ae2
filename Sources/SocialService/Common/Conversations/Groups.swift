import CairnProto
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Opens groups, and decides who is in them. Each function locks the conversation first and appends to streams last.
struct Groups: Sendable {
  let news: ConversationNews
  let ids: any IDSource
  let door = ConversationDoor()
  let conversations = ConversationStore()
  let store = GroupStore()
  let left = LeftConversationStore()
  let departures = ConversationDepartureStore()
  let locks = PeopleLockStore()
  let blocks = Blocks()
  let relations = RelationStore()

  /// A group as its transaction has locked it, with those too who are invited or have left.
  private struct Entry {
    var group: StoredConversation
    var me: StoredMember
    var all: [StoredMember]

    var active: [UUID] { all.filter { $0.state == .active }.map(\.accountID) }
  }

  // MARK: Opening and inviting

  /// - Parameter invited: People whom AuthService knows.
  func create(
    _ title: String, _ invited: [KnownPerson], by owner: KnownPerson, in realm: StoredRealm, at now: Moment, _ transaction: Transaction
  ) async throws -> UUID {
    try GroupRules.check(title: title)
    let accountID = owner.accountID
    // The first of the locks, for the number of groups and for what is between them.
    try await locks.take([accountID] + invited.map(\.accountID), in: transaction)
    try await check(invited, by: owner, at: now, transaction)
    if try await store.ownedCount(of: accountID, in: transaction) >= GroupRules.ownedMax { throw GroupRules.Refusal.tooManyGroups }
    let (conversationID, invitedIDs) = (ids.next(at: now), invited.map(\.accountID))
    try await conversations.makeClocks([accountID] + invitedIDs, in: transaction)
    let changeNumber = try await door.nextChange(of: [accountID] + invitedIDs, above: 0, in: transaction)
    try await conversations.insert(
      StoredConversation(
        conversationID: conversationID, kind: .group, realm: realm, title: title, createTime: now, lastTime: now,
        changeNumber: changeNumber), titleWriterID: accountID, in: transaction)
    try await conversations.insertMember(
      StoredMember(accountID: accountID, role: .owner), of: conversationID, hideNumber: nil, at: now, in: transaction)
    try await store.invite(invitedIDs, to: conversationID, by: accountID, ownChange: changeNumber, at: now, in: transaction)
    try await tell([accountID] + invitedIDs, conversationID, changeNumber, at: now, transaction)
    return conversationID
  }

  func invite(
    _ invited: [KnownPerson], to conversationID: UUID, by inviter: KnownPerson, at now: Moment, _ transaction: Transaction
  ) async throws {
    try await locks.take([inviter.accountID] + invited.map(\.accountID), in: transaction)
    let entry = try await enter(conversationID, by: inviter.accountID, transaction)
    try GroupRules.checkManaging(entry.me.role)
    try await check(invited, by: inviter, at: now, transaction)
    // Members are passed over, and so are people who have declined or left: nobody is told that.
    let known = Set(entry.all.filter { $0.state != .removed }.map(\.accountID))
    let newIDs = invited.map(\.accountID).filter { !known.contains($0) }
    if newIDs.isEmpty { return }
    try GroupRules.checkRoom(
      present: entry.all.count { $0.state == .active || $0.state == .invited }, more: newIDs.count)
    try await conversations.makeClocks(newIDs, in: transaction)
    let changeNumber = try await door.nextChange(of: entry.active + newIDs, above: entry.group.changeNumber, in: transaction)
    try await store.invite(newIDs, to: conversationID, by: inviter.accountID, ownChange: changeNumber, at: now, in: transaction)
    try await conversations.touch(conversationID, changeNumber, in: transaction)
    try await tell(entry.active + newIDs, conversationID, changeNumber, at: now, transaction)
  }

  /// Whether somebody may invite others: friends, and those who have written to them. The refusal is one for all reasons.
  private func check(
    _ invited: [KnownPerson], by inviter: KnownPerson, at now: Moment, _ transaction: Transaction
  ) async throws {
    guard inviter.mayChat, !inviter.isMinor else { throw ConversationRules.Refusal.chatNotAllowed }
    if invited.isEmpty { return }
    let invitedIDs = invited.map(\.accountID)
    let relations = try await relations.relations(of: inviter.accountID, to: invitedIDs, at: now, in: transaction)
    let blocked = try await blocks.between(inviter.accountID, and: invitedIDs, in: transaction)
    let known = Set(try await store.correspondents(of: inviter.accountID, among: invitedIDs, in: transaction))
    for person in invited {
      let isNear = relations[person.accountID] == .friend || known.contains(person.accountID)
      guard person.mayChat, !person.isMinor, !person.isSuspended, isNear, !blocked.contains(person.accountID) else {
        throw ConversationRules.Refusal.contactNotAllowed
      }
    }
  }

  func answer(
    _ conversationID: UUID, accepts: Bool, by person: KnownPerson, at now: Moment, _ transaction: Transaction
  ) async throws {
    let entry = try await enter(conversationID, by: person.accountID, as: .invited, transaction)
    if accepts {
      guard person.mayChat, !person.isMinor else { throw ConversationRules.Refusal.chatNotAllowed }
    }
    let hearers = accepts ? entry.active + [person.accountID] : [person.accountID]
    let changeNumber = try await door.nextChange(of: hearers, above: entry.group.changeNumber, in: transaction)
    if accepts {
      try await store.join(
        person.accountID, conversationID, firstNumber: entry.group.lastNumber + 1, ownChange: changeNumber, at: now, in: transaction)
      try await conversations.touch(conversationID, changeNumber, in: transaction)
      // All others may have left meanwhile.
      try await departures.promote(in: [conversationID], in: transaction)
    } else {
      try await store.setState(.left, of: person.accountID, conversationID, ownChange: changeNumber, in: transaction)
      // All others may have left meanwhile.
      try await left.markLeft([conversationID], at: now, in: transaction)
    }
    try await tell(hearers, conversationID, changeNumber, at: now, transaction)
  }

  // MARK: Leaving

  func leave(_ conversationID: UUID, by accountID: UUID, at now: Moment, _ transaction: Transaction) async throws {
    let entry = try await enter(conversationID, by: accountID, transaction)
    try await takeOut(accountID, as: .left, from: entry, at: now, transaction)
  }

  func remove(_ otherID: UUID, from conversationID: UUID, by accountID: UUID, at now: Moment, _ transaction: Transaction) async throws {
    let entry = try await enter(conversationID, by: accountID, transaction)
    try GroupRules.checkManaging(entry.me.role)
    guard otherID != accountID else { throw GroupRules.Refusal.oneself }
    guard let other = entry.all.first(where: { $0.accountID == otherID }), other.state == .active || other.state == .invited else {
      throw GroupRules.Refusal.memberNotFound
    }
    try GroupRules.checkRemoval(by: entry.me.role, of: other.role)
    try await takeOut(otherID, as: .removed, from: entry, at: now, transaction)
  }

  private func takeOut(
    _ accountID: UUID, as state: StoredMember.State, from entry: Entry, at now: Moment, _ transaction: Transaction
  ) async throws {
    let conversationID = entry.group.conversationID
    let hearers = Array(Set(entry.active + [accountID]))
    let changeNumber = try await door.nextChange(of: hearers, above: entry.group.changeNumber, in: transaction)
    try await store.setState(state, of: accountID, conversationID, ownChange: changeNumber, in: transaction)
    try await conversations.touch(conversationID, changeNumber, in: transaction)
    try await departures.promote(in: [conversationID], in: transaction)
    if entry.active.allSatisfy({ $0 == accountID }) {
      try await left.markUnread([conversationID], in: transaction)
      try await left.markLeft([conversationID], at: now, in: transaction)
    }
    // Members alone read what its messages say.
    let withdrawn = try await news.withdraw(from: [accountID], of: conversationID, transaction)
    try await tell(hearers, conversationID, changeNumber, and: withdrawn, at: now, transaction)
  }

  /// Takes somebody who has turned out to be under age out of all groups, and out of the invitations to others: nobody joins one who is not of age. All
  /// conversations are locked before the first clock, and all clocks at once.
  func leaveAll(_ accountID: UUID, at now: Moment, _ transaction: Transaction) async throws {
    _ = try await departures.lockAll(of: accountID, in: transaction)
    let groupIDs = try await store.all(of: accountID, in: transaction)
    if groupIDs.isEmpty { return }
    let members = Dictionary(grouping: try await departures.members(of: groupIDs, in: transaction), by: \.conversationID)
    let concernedIDs = Set(members.values.joined().map(\.accountID)).union([accountID])
    let highest = try await conversations.lockClocks(Array(concernedIDs), in: transaction)
    var number = max(highest, try await departures.highestChange(of: groupIDs, in: transaction))
    var events: [NewStreamEvent] = []
    for groupID in groupIDs {
      number += 1
      try await store.setState(.left, of: accountID, groupID, ownChange: number, in: transaction)
      try await conversations.touch(groupID, number, in: transaction)
      events += try await news.withdraw(from: [accountID], of: groupID, transaction)
      let hearers = Set((members[groupID] ?? []).map(\.accountID)).union([accountID])
      events += ConversationNews.changed(groupID, number, for: Array(hearers))
    }
    try await conversations.setClocks(Array(concernedIDs), to: number, in: transaction)
    try await departures.promote(in: groupIDs, in: transaction)
    try await left.markUnread(groupIDs, in: transaction)
    try await left.markLeft(groupIDs, at: now, in: transaction)
    try await news.log.appendAll(events, at: now, in: transaction)
  }

  // MARK: Roles and titles

  func setRole(
    _ role: StoredMember.Role, of otherID: UUID, in conversationID: UUID, by accountID: UUID, at now: Moment, _ transaction: Transaction
  ) async throws {
    let entry = try await enter(conversationID, by: accountID, transaction)
    try GroupRules.checkRoles(entry.me.role)
    guard otherID != accountID else { throw GroupRules.Refusal.oneself }
    guard let other = entry.all.first(where: { $0.accountID == otherID }), other.state == .active else {
      throw GroupRules.Refusal.memberNotFound
    }
    if other.role == role { return }
    if role == .owner { try await store.setRole(.admin, of: accountID, conversationID, in: transaction) }
    try await store.setRole(role, of: otherID, conversationID, in: transaction)
    try await change(entry, at: now, transaction)
  }

  func rename(_ conversationID: UUID, _ title: String, by accountID: UUID, at now: Moment, _ transaction: Transaction) async throws {
    try GroupRules.check(title: title)
    let entry = try await enter(conversationID, by: accountID, transaction)
    try GroupRules.checkManaging(entry.me.role)
    if title == entry.group.title { return }
    try await store.setTitle(title, by: accountID, of: conversationID, in: transaction)
    try await change(entry, at: now, transaction)
  }

  /// Moderators hide a title from all but its writer, or show it again. One of somebody else, who has written it since, stays as it is.
  func moderate(_ title: GroupTitle, isHidden: Bool, at now: Moment, _ transaction: Transaction) async throws {
    guard let group = try await conversations.lock(title.conversationID, in: transaction),
      try await store.setTitleHidden(isHidden, title.number, of: title.conversationID, in: transaction)
    else { return }
    let all = try await conversations.members(of: title.conversationID, in: transaction)
    let concernedIDs = all.filter { $0.state == .active || $0.state == .invited }.map(\.accountID)
    let changeNumber = try await door.nextChange(of: concernedIDs, above: group.changeNumber, in: transaction)
    try await conversations.touch(title.conversationID, changeNumber, in: transaction)
    try await tell(concernedIDs, title.conversationID, changeNumber, at: now, transaction)
  }

  private func change(_ entry: Entry, at now: Moment, _ transaction: Transaction) async throws {
    let changeNumber = try await door.nextChange(of: entry.active, above: entry.group.changeNumber, in: transaction)
    try await conversations.touch(entry.group.conversationID, changeNumber, in: transaction)
    try await tell(entry.active, entry.group.conversationID, changeNumber, at: now, transaction)
  }

  // MARK: -

  private func enter(
    _ conversationID: UUID, by accountID: UUID, as state: StoredMember.State = .active, _ transaction: Transaction
  ) async throws -> Entry {
    guard let group = try await conversations.lock(conversationID, in: transaction), group.kind == .group else {
      throw ConversationRules.Refusal.notFound
    }
    let all = try await conversations.members(of: conversationID, in: transaction)
    guard let me = all.first(where: { $0.accountID == accountID }), me.state == state else { throw ConversationRules.Refusal.notFound }
    return Entry(group: group, me: me, all: all)
  }

  private func tell(
    _ accountIDs: [UUID], _ conversationID: UUID, _ changeNumber: Int64, and more: [NewStreamEvent] = [], at now: Moment,
    _ transaction: Transaction
  ) async throws {
    // More than one transaction's streams only where a full group invites or removes at once.
    try await news.log.appendAll(
      more + ConversationNews.changed(conversationID, changeNumber, for: accountIDs), at: now, in: transaction)
  }
}
