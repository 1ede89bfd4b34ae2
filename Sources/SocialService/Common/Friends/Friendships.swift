import AllAppsProto
import CairnProto
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Decides and keeps what happens between two people, and tells both. Each function locks the two first and appends to their streams last.
struct Friendships: Sendable {
  let log: StreamLog
  let notifications: NotificationLists
  let news: FriendNews
  let config: FriendConfig
  let store = FriendStore()
  let locks = PeopleLockStore()

  /// - Returns: Effect of the request; nil when the two must not meet.
  func ask(
    _ other: KnownPerson, by person: KnownPerson, at now: Moment, in transaction: Transaction
  ) async throws -> FriendRules.Asking? {
    guard other.accountID != person.accountID else { throw FriendRules.Refusal.oneself }
    var standing = try await asking(person.accountID, other.accountID, at: now, in: transaction)
    standing.mySentMax = NewcomerRules.allowance(
      first: FriendRules.sentFirst, full: FriendRules.sentMax, since: person.accountID.makingTime, at: now)
    standing.myMadeMax = config.requestsPerDay(since: person.accountID.makingTime, at: now)
    if standing.isBlocked { return nil }
    let asking = try FriendRules.ask(standing, at: now)
    switch asking {
    case .wait, .waitSilently:
      try await store.insertRequest(from: person.accountID, to: other.accountID, at: now, in: transaction)
      var requested = FriendRequested(person: Person(person))
      var notificationID: UUID?
      if asking == .wait { notificationID = try await notify(.friendRequested, of: person, to: other, at: now, in: transaction) }
      requested.notificationID = notificationID?.text ?? ""
      var event = NewStreamEvent(.friendRequested(requested), for: other.accountID, about: person.accountID)
      event.coalesceKey = notificationID.map(NotificationLists.coalesceKey)
      try await log.append([event], at: now, in: transaction)
    case .seemToWait:
      try await store.seem(from: person.accountID, to: other.accountID, at: now, in: transaction)
    case .becomeFriends:
      try await becomeFriends(person, other, at: now, in: transaction)
    }
    return asking
  }

  func accept(_ other: KnownPerson, by person: KnownPerson, at now: Moment, in transaction: Transaction) async throws {
    try FriendRules.accept(try await standing(person.accountID, other.accountID, at: now, in: transaction), at: now)
    try await becomeFriends(person, other, at: now, in: transaction)
  }

  func decline(_ otherID: UUID, by accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try FriendRules.decline(try await standing(accountID, otherID, at: now, in: transaction), at: now)
    try await store.decline(from: otherID, to: accountID, at: now, in: transaction)
    try await notifications.withdraw(.friendRequested, about: otherID, from: accountID, in: transaction)
    try await log.append([Self.closed(otherID, for: accountID)], at: now, in: transaction)
  }

  /// Declines requests that wait for the account, the oldest first, as `decline` does each.
  /// - Parameter latest: Only those that were made until then; nil for all.
  /// - Returns: How many, and whether others wait still.
  func declineAll(by accountID: UUID, until latest: Moment?, at now: Moment, in transaction: Transaction) async throws
    -> (count: Int, hasMore: Bool)
  {
    // Every change between the account and another one is made under the account's own lock.
    try await locks.take([accountID], in: transaction)
    let senderIDs = try await store.declineOldest(
      to: accountID, until: latest, limit: FriendRules.declinedMax, at: now, in: transaction)
    if senderIDs.isEmpty { return (0, false) }
    try await notifications.withdraw(.friendRequested, about: senderIDs, from: accountID, in: transaction)
    let hasMore = try await store.isAsked(accountID, until: latest, in: transaction)
    try await log.append(senderIDs.map { Self.closed($0, for: accountID) }, at: now, in: transaction)
    return (senderIDs.count, hasMore)
  }

  /// Ends requests that have waited for `FriendRules.waitMax`. Harmless on several replicas.
  /// - Parameter limit: Requests read at once; each is ended in a transaction of its own.
  func endUnanswered(limit: Int = Upkeep.batchMax, at now: Moment, in database: Database) async throws {
    let time = now - FriendRules.waitMax
    try await Sweep.run(by: limit) { limit in
      let waiting = try await store.waiting(since: time, limit: limit, in: database)
      for (accountID, otherID) in waiting {
        try await database.transaction(attempts: 5) { try await end(otherID, by: accountID, madeBefore: time, at: now, in: $0) }
      }
      return waiting.count
    }
  }

  /// Ends a request as if its sender had taken it back; the sender may ask again at once. A declined request must not seem to wait for longer than
  /// one that was not declined: for its sender it ends as well, and the decline is remembered.
  private func end(_ otherID: UUID, by accountID: UUID, madeBefore time: Moment, at now: Moment, in transaction: Transaction) async throws {
    try await locks.take([accountID, otherID], in: transaction)
    var events = [Self.closed(otherID, for: accountID)]
    if try await store.deleteOpen(from: accountID, to: otherID, madeBefore: time, in: transaction) {
      events.append(Self.closed(accountID, for: otherID))
      try await notifications.withdraw(.friendRequested, about: accountID, from: otherID, in: transaction)
    } else if try await !store.withdraw(from: accountID, to: otherID, madeBefore: time, in: transaction) {
      // Answered meanwhile, or ended by another process.
      return
    }
    try await log.append(events, at: now, in: transaction)
  }

  func cancel(_ otherID: UUID, by accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    let cancelling = try FriendRules.cancel(try await standing(accountID, otherID, at: now, in: transaction), at: now)
    var events = [Self.closed(otherID, for: accountID)]
    switch cancelling {
    case .remove:
      try await store.cancel(from: accountID, to: otherID, at: now, in: transaction)
      events.append(Self.closed(accountID, for: otherID))
      try await notifications.withdraw(.friendRequested, about: accountID, from: otherID, in: transaction)
    case .withdraw:
      try await store.withdraw(from: accountID, to: otherID, in: transaction)
    }
    try await log.append(events, at: now, in: transaction)
  }

  func part(_ accountID: UUID, from otherID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try FriendRules.part(try await standing(accountID, otherID, at: now, in: transaction))
    _ = try await store.deleteFriendship(accountID, otherID, in: transaction)
    let both = [(accountID, otherID), (otherID, accountID)]
    for (one, other) in both { try await notifications.withdraw(.friendAccepted, about: other, from: one, in: transaction) }
    let events = both.map { one, other in
      NewStreamEvent(.friendRemoved(FriendRemoved(accountID: other.text)), for: one, about: other)
    }
    try await log.append(events, at: now, in: transaction)
  }

  // MARK: -

  private func standing(_ accountID: UUID, _ otherID: UUID, at now: Moment, in transaction: Transaction) async throws
    -> FriendRules.Standing
  {
    try await locks.take([accountID, otherID], in: transaction)
    return try await store.standing(of: accountID, and: otherID, at: now, in: transaction)
  }

  /// Facts that decide about a request, under the own lock and the other's, which is shared with others who ask: a crowd that asks one person waits only where
  /// their requests depend on one another.
  private func asking(_ accountID: UUID, _ otherID: UUID, at now: Moment, in transaction: Transaction) async throws
    -> FriendRules.Standing
  {
    try await locks.take(accountID, sharing: otherID, in: transaction)
    let rough = try await store.standing(of: accountID, and: otherID, at: now, in: transaction)
    guard FriendRules.isAskedAlone(rough, at: now) else { return rough }
    try await locks.takeAlone(otherID, in: transaction)
    var standing = try await store.standing(of: accountID, and: otherID, at: now, in: transaction)
    standing.theirReceivedCount = try await store.receivedCount(of: otherID, in: transaction)
    return standing
  }

  private func becomeFriends(_ one: KnownPerson, _ other: KnownPerson, at now: Moment, in transaction: Transaction) async throws {
    try await store.deleteRequests(one.accountID, other.accountID, in: transaction)
    try await store.insertFriendship(one.accountID, other.accountID, at: now, in: transaction)
    try await news.tell([one.accountID, other.accountID], at: now, in: transaction)
    try await notifications.withdraw(.friendRequested, about: other.accountID, from: one.accountID, in: transaction)
    // The sender of the request is notified; the other one has just accepted.
    let notificationID = try await notify(.friendAccepted, of: one, to: other, at: now, in: transaction)
    let accepted = FriendAccepted(person: Person(one), notificationID: notificationID.text)
    var notice = NewStreamEvent(.friendAccepted(accepted), for: other.accountID, about: one.accountID)
    notice.coalesceKey = NotificationLists.coalesceKey(notificationID)
    let own = NewStreamEvent(.friendAccepted(FriendAccepted(person: Person(other))), for: one.accountID, about: other.accountID)
    try await log.append([own, notice], at: now, in: transaction)
  }

  private func notify(
    _ kind: NotificationRules.Kind, of person: KnownPerson, to other: KnownPerson, at now: Moment, in transaction: Transaction
  ) async throws -> UUID {
    let new = NewNotification(notificationID: notifications.ids.next(at: now), kind: kind, subjectID: person.accountID)
    _ = try await notifications.post(new, to: [other.accountID], at: now, in: transaction)
    return new.notificationID
  }

  private static func closed(_ otherID: UUID, for accountID: UUID) -> NewStreamEvent {
    NewStreamEvent(.friendRequestClosed(FriendRequestClosed(accountID: otherID.text)), for: accountID, about: otherID)
  }
}
