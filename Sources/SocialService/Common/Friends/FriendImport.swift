import Events
package import FoundationEssentials
import Identity
package import Postgres
package import Timekeeping

/// Takes in who was whose friend on another server, and which requests wait there. Once for each account, in one transaction: what people have changed
/// since stays so. Two are friends whose lists name each other, when the second of the two is taken in: until then, and where only one list names the other,
/// a request of that one waits. Lists have it at once; streams are not told, and nobody's telephone rings.
package struct FriendImport: Sendable {
  /// Reasons to leave somebody out. The raw value is a report's word.
  package enum Omission: String, Sendable, Hashable {
    case oneself = "nobody is a friend of oneself"
    case deleted = "the account was deleted"
    case blocked = "one of the two has blocked the other"
    case friendsFull = "one of the two has as many friends as anybody can"
    case requestsFull = "as many requests wait as can"
  }

  package struct Outcome: Sendable, Hashable {
    /// Something was taken in for the account before: nothing is changed.
    package var isAlreadyThere = false
    /// Friends that are new, to both.
    package var friendCount = 0
    /// Requests that wait now for the account.
    package var requestCount = 0
    /// Friends by the account's own list only: its requests wait for them.
    package var askedCount = 0
    package var omissions: [UUID: Omission] = [:]
  }

  private let database: Database
  private let store = FriendMoveStore()
  private let friends = FriendStore()
  private let blocks = Blocks()
  private let locks = PeopleLockStore()
  /// Without the ways to telephones and mailboxes.
  private let notifications = NotificationLists(ids: TimeOrderedIDs(), carriers: [])

  package init(database: Database) {
    self.database = database
  }

  /// Takes the lists of one person in, or does everything and takes it back.
  /// - Parameters:
  ///   - friendIDs: At most as many as anybody can have; the rest is left out.
  ///   - senderIDs: People whose requests wait for this one; at most as many as can wait.
  package func take(
    friends friendIDs: Set<UUID>, requestsOf senderIDs: Set<UUID>, to accountID: UUID, isDryRun: Bool, at now: Moment
  ) async throws -> Outcome {
    return try await database.transaction(attempts: 5, takenBackIf: { _ in isDryRun }) { (transaction) async throws in
      var outcome = Outcome()
      let listed = Self.bounded(friendIDs, senderIDs, of: accountID, &outcome)
      let deleted = try await DeletedAccounts.among([accountID] + listed, in: transaction)
      if deleted.contains(accountID) { return Outcome(isAlreadyThere: true) }
      for otherID in deleted { outcome.omissions[otherID] = .deleted }
      let others = listed.subtracting(deleted)
      try await locks.take([accountID] + others, in: transaction)
      guard try await store.insertMoved(accountID, at: now, in: transaction) else { return Outcome(isAlreadyThere: true) }
      let blocked = try await blocks.between(accountID, and: Array(others), in: transaction)
      for otherID in blocked { outcome.omissions[otherID] = .blocked }
      let unblocked = others.subtracting(blocked)
      try await befriend(accountID, unblocked.intersection(friendIDs), &outcome, at: now, in: transaction)
      try await ask(accountID, unblocked.intersection(senderIDs).subtracting(friendIDs), &outcome, at: now, in: transaction)
      return outcome
    }
  }

  /// People of both lists, as many as anybody can have, always the same: nobody else is locked, however long somebody's lists are. Pure.
  static func bounded(_ friendIDs: Set<UUID>, _ senderIDs: Set<UUID>, of accountID: UUID, _ outcome: inout Outcome) -> Set<UUID> {
    if friendIDs.contains(accountID) || senderIDs.contains(accountID) { outcome.omissions[accountID] = .oneself }
    let friends = friendIDs.subtracting([accountID]).sorted { $0.text < $1.text }
    let senders = senderIDs.subtracting(friendIDs).subtracting([accountID]).sorted { $0.text < $1.text }
    for otherID in friends.dropFirst(FriendRules.friendsMax) { outcome.omissions[otherID] = .friendsFull }
    for otherID in senders.dropFirst(FriendRules.receivedMax) { outcome.omissions[otherID] = .requestsFull }
    return Set(friends.prefix(FriendRules.friendsMax)).union(senders.prefix(FriendRules.receivedMax))
  }

  private func befriend(
    _ accountID: UUID, _ friendIDs: Set<UUID>, _ outcome: inout Outcome, at now: Moment, in transaction: Transaction
  ) async throws {
    let listed = friendIDs.subtracting(try await store.friends(of: accountID, among: Array(friendIDs), in: transaction))
    // An open request says that its sender has agreed, by a list or here.
    let new = try await store.senders(to: accountID, among: Array(listed), in: transaction)
    try await request(accountID, listed.subtracting(new), &outcome, at: now, in: transaction)
    let counts = Dictionary(try await friends.counts(of: [accountID] + new, in: transaction).map { ($0.accountID, $0.count) }) { $1 }
    var room = FriendRules.friendsMax - Int(counts[accountID] ?? 0)
    var taken: [UUID] = []
    for friendID in new.sorted(by: { $0.text < $1.text }) {
      if room > 0, counts[friendID] ?? 0 < FriendRules.friendsMax {
        taken.append(friendID)
        room -= 1
      } else {
        outcome.omissions[friendID] = .friendsFull
      }
    }
    try await store.deleteRequests(between: accountID, and: taken, in: transaction)
    try await notifications.withdraw(.friendRequested, about: taken, from: accountID, in: transaction)
    try await store.insertFriendships(accountID, taken, at: now, in: transaction)
    outcome.friendCount = taken.count
  }

  /// Has requests of the account wait for those who have not agreed, without a notification: most of them are about to.
  private func request(
    _ accountID: UUID, _ friendIDs: Set<UUID>, _ outcome: inout Outcome, at now: Moment, in transaction: Transaction
  ) async throws {
    let full = try await store.full(among: Array(friendIDs), of: FriendRules.receivedMax, in: transaction)
    for friendID in full { outcome.omissions[friendID] = .requestsFull }
    let asked = Array(friendIDs.subtracting(full))
    outcome.askedCount = try await store.insertOwnRequests(of: accountID, to: asked, at: now, in: transaction)
  }

  private func ask(
    _ accountID: UUID, _ senderIDs: Set<UUID>, _ outcome: inout Outcome, at now: Moment, in transaction: Transaction
  ) async throws {
    let asking = senderIDs.subtracting(try await store.friends(of: accountID, among: Array(senderIDs), in: transaction))
    let room = max(0, FriendRules.receivedMax - Int(try await store.receivedCount(of: accountID, in: transaction)))
    let ordered = asking.sorted { $0.text < $1.text }
    for senderID in ordered.dropFirst(room) { outcome.omissions[senderID] = .requestsFull }
    let new = try await store.insertRequests(of: Array(ordered.prefix(room)), to: accountID, at: now, in: transaction)
    for senderID in new {
      let notification = NewNotification(notificationID: notifications.ids.next(at: now), kind: .friendRequested, subjectID: senderID)
      _ = try await notifications.post(notification, to: [accountID], at: now, in: transaction)
    }
    outcome.requestCount = new.count
  }
}
