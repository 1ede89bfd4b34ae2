import AllAppsProto
import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Blocks and unblocks, with all that follows between the two.
struct Blocking: Sendable {
  enum Refusal: Error, Hashable {
    case oneself
    case full
  }

  /// Type of the event that somebody has blocked somebody.
  static let madeType = "block.made"

  let log: StreamLog
  let notifications: NotificationLists
  let outbox: Outbox
  /// Parts that hear of a block before anybody is told of it.
  let hearers: [any BlockHearer]
  let blocks = Blocks()
  let store = BlockStore()
  let friends = FriendStore()
  let locks = PeopleLockStore()

  /// Blocks somebody; a person who is blocked already stays so.
  func block(_ otherID: UUID, by accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    guard otherID != accountID else { throw Refusal.oneself }
    try await locks.take([accountID, otherID], in: transaction)
    guard try await store.insert(otherID, by: accountID, at: now, in: transaction) else { return }
    guard try await store.count(by: accountID, in: transaction) <= Blocks.countMax else { throw Refusal.full }
    let made = BlockMade(account: accountID.bytes, blockedAccount: otherID.bytes)
    try await outbox.send([OutgoingEvent(Self.madeType, to: ["game"], orderedBy: accountID.text, made)], at: now, in: transaction)
    var events = try await tell(accountID, otherID, isBlocked: true, at: now, in: transaction)
    let wereFriends = try await friends.deleteFriendship(accountID, otherID, in: transaction)
    try await friends.deleteRequest(from: otherID, to: accountID, in: transaction)
    let hadAsked = try await friends.retire(from: accountID, to: otherID, at: now, in: transaction)
    try await notifications.withdraw(about: otherID, from: accountID, in: transaction)
    // Conversation and meetings are gone for the other one too: so is what told of them, on a locked screen as well.
    events += try await notifications.withdraw([.messages, .meetings], about: accountID, from: otherID, in: transaction)
    // Before their events, as everybody who appends to them does: what is taken back may be what a newer event is about to stand for.
    try await log.store.lock([accountID, otherID], in: transaction)
    try await log.store.takeBack(about: otherID, from: accountID, in: transaction)
    events.append(NewStreamEvent(.blockChanged(BlockChanged(accountID: otherID.text, isBlocked: true)), for: accountID, about: otherID))
    // The other one hears what it would hear if there were no block.
    if wereFriends {
      events.append(NewStreamEvent(.friendRemoved(FriendRemoved(accountID: accountID.text)), for: otherID, about: accountID))
      try await notifications.withdraw(.friendAccepted, about: accountID, from: otherID, in: transaction)
    } else if hadAsked {
      events.append(NewStreamEvent(.friendRequestClosed(FriendRequestClosed(accountID: accountID.text)), for: otherID, about: accountID))
      try await notifications.withdraw(.friendRequested, about: accountID, from: otherID, in: transaction)
    }
    try await log.append(events, at: now, in: transaction)
  }

  /// Ends a block; a person who is not blocked stays so. Nothing that ended with it comes back.
  func unblock(_ otherID: UUID, by accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await locks.take([accountID, otherID], in: transaction)
    guard try await store.delete(otherID, by: accountID, in: transaction) else { return }
    let isBlocked = try await !blocks.between(accountID, and: [otherID], in: transaction).isEmpty
    let events = try await tell(accountID, otherID, isBlocked: isBlocked, at: now, in: transaction)
    let event = NewStreamEvent(.blockChanged(BlockChanged(accountID: otherID.text)), for: accountID, about: otherID)
    try await log.append(events + [event], at: now, in: transaction)
  }

  private func tell(
    _ accountID: UUID, _ otherID: UUID, isBlocked: Bool, at now: Moment, in transaction: Transaction
  ) async throws -> [NewStreamEvent] {
    var events: [NewStreamEvent] = []
    for hearer in hearers {
      events += try await hearer.blockChanged(between: accountID, and: otherID, isBlocked: isBlocked, at: now, in: transaction)
    }
    return events
  }
}
