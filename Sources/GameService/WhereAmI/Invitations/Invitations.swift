import CairnProto
import WhereAmIProto
import AllAppsProto
import CairnServices
import EventLoop
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// Life of invitations: they are told to the friend who is invited, and end by an answer, by being taken back or by time.
struct Invitations: Sendable {
  let database: Database
  let people: PeopleLookupServiceClient
  let games: SharedGames
  let ids: any IDSource
  let store = InvitationStore()
  let seats = SeatStore()

  private var outbox: Outbox { games.play.outbox }

  // MARK: Facts that SocialService knows

  func areFriends(_ one: UUID, _ other: UUID) async throws -> Bool {
    try await people.findFriends(FindFriendsRequest(account: one.bytes)).accounts.contains(other.bytes)
  }

  /// Invitations among `invitations` whose two have not blocked each other since.
  func unblocked(_ invitations: [Invitation], of accountID: UUID) async throws -> [Invitation] {
    if invitations.isEmpty { return [] }
    func other(_ invitation: Invitation) -> UUID { invitation.inviterID == accountID ? invitation.friendID : invitation.inviterID }
    let blocked = try await games.blocked(accountID, among: Array(Set(invitations.map(other))))
    return invitations.filter { !blocked.contains(other($0)) }
  }

  /// Whether others see that somebody is there. A friend who has had the first message of the stream is, also where another process of SocialService than
  /// the one that is asked has sent it, and will know so a moment later.
  /// - Parameter orHidden: Whether somebody counts who appears offline: an inviter is known to be there by the one who was invited.
  func isOnline(_ accountID: UUID, orHidden: Bool = false) async throws -> Bool {
    let request = FindPresentRequest(accounts: [accountID.bytes], excludesHidden: !orHidden)
    for _ in 1..<InvitationRules.presenceLooks {
      if try await !people.findPresent(request).accounts.isEmpty { return true }
      guard let loop = Loop.current else { return false }
      try await loop.sleep(for: InvitationRules.presencePause)
    }
    return try await !people.findPresent(request).accounts.isEmpty
  }

  // MARK: In a transaction

  /// Tells who is invited, on the stream and by a notification that goes with the invitation.
  func tell(_ invitation: Invitation, at now: Moment, _ transaction: Transaction) async throws {
    let received = InvitationReceived(
      invitationID: invitation.id.text, inviterAccountID: invitation.inviterID.text, mapID: invitation.mapID,
      expireTime: invitation.expireTime)
    let told = UserEventSent(
      accounts: [invitation.friendID.bytes], event: UserEvent(.invitationReceived(received)), subject: invitation.inviterID.bytes)
    let requested = NotificationRequested(
      accounts: [invitation.friendID.bytes], kind: .invitationReceived, subject: invitation.inviterID.bytes, objectID: invitation.id.text,
      expireTime: invitation.expireTime)
    let key = invitation.id.text
    try await outbox.send(
      [told.outgoing(orderedBy: key), OutgoingEvent("notification.requested", to: ["social"], orderedBy: key, requested)], at: now,
      in: transaction)
  }

  /// Tells some that an invitation is open no more, and takes back what notified its friend of it.
  func tellClosed(
    _ invitation: Invitation, _ reason: InvitationClosed.Reason, to accountIDs: [UUID], gameID: UUID? = nil, at now: Moment,
    _ transaction: Transaction
  ) async throws {
    let closed = InvitationClosed(invitationID: invitation.id.text, reason: reason, gameID: gameID?.text ?? "")
    let told = UserEventSent(accounts: accountIDs.map(\.bytes), event: UserEvent(.invitationClosed(closed)))
    let withdrawn = NotificationWithdrawn(
      accounts: [invitation.friendID.bytes], kind: .invitationReceived, objectID: invitation.id.text)
    // Under the key of the request, so that it comes after it.
    let key = invitation.id.text
    try await outbox.send(
      [told.outgoing(orderedBy: key), OutgoingEvent("notification.withdrawn", to: ["social"], orderedBy: key, withdrawn)], at: now,
      in: transaction)
  }

  /// Begins the game of an invitation that was taken, by players whose places in the queue are held. Neither waits for strangers any more.
  /// - Throws: `PlayersBusy`.
  func begin(
    _ invitation: Invitation, friendTimeZone: String, _ prepared: SharedGames.Prepared, at now: Moment, _ transaction: Transaction
  ) async throws -> UUID {
    let players = [
      Player(accountID: invitation.inviterID, timeZone: invitation.timeZone),
      Player(accountID: invitation.friendID, timeZone: friendTimeZone),
    ]
    let game = try await games.begin(
      .init(kind: .friend, players: players, draw: prepared.draw, presentIDs: prepared.presentIDs), at: now, in: transaction)
    try await games.tellFound(game, at: now, in: transaction)
    try await tellClosed(invitation, .accepted, to: [invitation.inviterID], gameID: game.id, at: now, transaction)
    return game.id
  }

  // MARK: By time

  /// Ends invitations that nobody has answered. Safe on every replica at once.
  func expire(at now: Moment) async throws {
    try await database.transaction { transaction in
      for invitation in try await store.takeExpired(at: now, limit: InvitationRules.expiredMax, in: transaction) {
        try await tellClosed(invitation, .expired, to: [invitation.inviterID, invitation.friendID], at: now, transaction)
      }
    }
  }
}

extension NotificationKind {
  /// A friend waits for an answer. The invitation says itself when it ends: after an hour at most, which is as long as it can be set to stay open.
  static let invitationReceived = NotificationKind(
    realm: .whereAmI, name: "invitation.received", topic: .games, wakes: true, lifetimeSeconds: 3_600, isNeverMailed: true)
}
