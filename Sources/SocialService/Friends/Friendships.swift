import CairnProto
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Decides and keeps what happens between two people, and tells both. Each function locks the two first and appends to their streams last.
struct Friendships: Sendable {
  let log: StreamLog
  let store = FriendStore()
  let blocks = Blocks()
  let locks = PeopleLockStore()

  /// - Returns: What has become of it; nil when the two must not meet.
  func ask(
    _ other: KnownPerson, by person: KnownPerson, at now: Moment, in transaction: Transaction
  ) async throws -> FriendRules.Asking? {
    guard other.accountID != person.accountID else { throw FriendRules.Refusal.oneself }
    let standing = try await standing(person.accountID, other.accountID, at: now, in: transaction)
    if try await !blocks.between(person.accountID, and: [other.accountID], in: transaction).isEmpty { return nil }
    let asking = try FriendRules.ask(standing, at: now)
    switch asking {
    case .wait:
      try await store.insertRequest(from: person.accountID, to: other.accountID, at: now, in: transaction)
      let event = NewStreamEvent(
        .friendRequested(FriendRequested(person: Person(person))), for: other.accountID, about: person.accountID)
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
    try await log.append([Self.closed(otherID, for: accountID)], at: now, in: transaction)
  }

  func cancel(_ otherID: UUID, by accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    let cancelling = try FriendRules.cancel(try await standing(accountID, otherID, at: now, in: transaction), at: now)
    var events = [Self.closed(otherID, for: accountID)]
    switch cancelling {
    case .remove:
      _ = try await store.deleteRequests(accountID, otherID, in: transaction)
      events.append(Self.closed(accountID, for: otherID))
    case .withdraw:
      try await store.withdraw(from: accountID, to: otherID, in: transaction)
    }
    try await log.append(events, at: now, in: transaction)
  }

  func part(_ accountID: UUID, from otherID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try FriendRules.part(try await standing(accountID, otherID, at: now, in: transaction))
    _ = try await store.deleteFriendship(accountID, otherID, in: transaction)
    let events = [(accountID, otherID), (otherID, accountID)].map { one, other in
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

  private func becomeFriends(_ one: KnownPerson, _ other: KnownPerson, at now: Moment, in transaction: Transaction) async throws {
    _ = try await store.deleteRequests(one.accountID, other.accountID, in: transaction)
    try await store.insertFriendship(one.accountID, other.accountID, at: now, in: transaction)
    let events = [(one, other), (other, one)].map { person, friend in
      NewStreamEvent(.friendAccepted(FriendAccepted(person: Person(friend))), for: person.accountID, about: friend.accountID)
    }
    try await log.append(events, at: now, in: transaction)
  }

  private static func closed(_ otherID: UUID, for accountID: UUID) -> NewStreamEvent {
    NewStreamEvent(.friendRequestClosed(FriendRequestClosed(accountID: otherID.text)), for: accountID, about: otherID)
  }
}
