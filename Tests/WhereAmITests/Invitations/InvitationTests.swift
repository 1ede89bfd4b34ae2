import CairnProto
import WhereAmIProto
import AllAppsProto
import CairnServices
import WhereAmIServices
import CairnTesting
import EventLoop
import FoundationEssentials
import GameTesting
import Identity
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import Events
@testable import GameCommon
@testable import WhereAmI

@Suite("Invitations")
struct InvitationTests {
  private struct House: Sendable {
    let bench: GeoGuessBench
    var social: FriendCircle { bench.social }
    var invitations: Invitations { bench.invitations.invitations }
    var handlers: InvitationHandlers { bench.invitations.handlers }

    func invite(_ friendID: UUID, by accountID: UUID, key: String = UUID().text) async throws -> InviteToGameResponse {
      try await handlers.inviteToGame(
        InviteToGameRequest(accountID: friendID.text), bench.call(InvitationServiceMethods.inviteToGame, by: accountID, key: key))
    }

    func respond(
      _ invitation: WhereAmIProto.Invitation?, by accountID: UUID, accepts: Bool = true, key: String = UUID().text
    ) async throws -> String {
      let request = RespondInvitationRequest(invitationID: invitation?.invitationID ?? "", accepts: accepts)
      let context = bench.call(InvitationServiceMethods.respondInvitation, by: accountID, key: key)
      return try await handlers.respondInvitation(request, context).gameID
    }

    func cancel(_ invitation: WhereAmIProto.Invitation?, by accountID: UUID) async throws -> String {
      let request = CancelInvitationRequest(invitationID: invitation?.invitationID ?? "")
      return try await handlers.cancelInvitation(request, bench.call(InvitationServiceMethods.cancelInvitation, by: accountID)).gameID
    }

    func open(of accountID: UUID) async throws -> [WhereAmIProto.Invitation] {
      try await handlers.getInvitations(GetInvitationsRequest(), bench.call(InvitationServiceMethods.getInvitations, by: accountID))
        .invitations
    }

    /// Which notifications of whom were taken back, in order: the account's id and the invitation's.
    func withdrawn() async throws -> [[String]] {
      try await bench.database.query(
        "SELECT payload, ordering_key FROM outbox WHERE type = 'notification.withdrawn' AND destination = 'social' ORDER BY event_id"
      ).map { row in
        let withdrawn = try NotificationWithdrawn(decoding: try row.get(0))
        let key: String = try row.get(1)
        #expect(withdrawn.kind == .invitationReceived && withdrawn.objectID == key)
        return withdrawn.accounts.compactMap { UUID(bytes: $0)?.text } + [withdrawn.objectID]
      }
    }

    /// What was told, by player, in order.
    func told() async throws -> [UUID: [String]] {
      try await bench.database.query("SELECT payload FROM outbox WHERE type = 'user.event' ORDER BY event_id").reduce(into: [:]) {
        let sent = try UserEventSent(decoding: try $1.get(0))
        for account in sent.accounts.compactMap({ UUID(bytes: $0) }) {
          switch sent.event?.whereAmI {
          case .invitationReceived: $0[account, default: []].append("received")
          case .invitationClosed(let closed): $0[account, default: []].append("\(closed.reason)")
          case .matchFound(let found):
            #expect(
              sent.accounts.count == 1 && found.players.map(\.accountID).filter { $0 != account.text } == [UUID(bytes: sent.subject)?.text])
            $0[account, default: []].append("match")
          default: break
          }
        }
      }
    }
  }

  private func withHouse(_ body: @escaping @Sendable (House, UUID, UUID) async throws -> Void) async throws {
    try await ScratchDatabase("events", "game").withDatabase { (database) async throws in
      let house = House(bench: GeoGuessBench(database))
      let (anna, berta) = (UUID(), UUID())
      house.social.befriend(anna, berta)
      try await body(house, anna, berta)
    }
  }

  private func refusal(_ body: nonisolated(nonsending) () async throws -> Void) async -> String? {
    do { try await body() } catch {
      let error = RPCError(wrapping: error)
      return error.fieldViolations.first?.reason ?? error.reason
    }
    return nil
  }

  @Test("whoever has blocked the other one since sees no invitation of theirs")
  func blockedSince() async throws {
    try await withHouse { (house, anna, berta) async throws in
      let carla = UUID()
      house.social.befriend(carla, berta)
      _ = try await house.invite(berta, by: anna)
      let other = try #require(try await house.invite(berta, by: carla).invitation)
      #expect(try await house.open(of: berta).count == 2)
      house.social.block(berta, anna)
      #expect(try await house.open(of: berta) == [other])
      #expect(try await house.open(of: anna) == [])
      house.social.setDown(true)
      #expect(await refusal { _ = try await house.open(of: berta) } == "UNAVAILABLE")
      #expect(try await house.open(of: UUID()) == [])
    }
  }

  @Test("an invitation is told, accepted once, and the game begins for both, without counting for the rating")
  func accepted() async throws {
    try await withHouse { (house, anna, berta) async throws in
      let (key, answerKey) = (UUID().text, UUID().text)
      let invitation = try #require(try await house.invite(berta, by: anna, key: key).invitation)
      #expect(try await house.invite(berta, by: anna, key: key).invitation == invitation)
      #expect(try await house.invite(berta, by: anna).invitation == invitation)
      #expect(try await house.open(of: anna) == [invitation])
      #expect(try await house.open(of: berta) == [invitation])
      #expect(await refusal { _ = try await house.respond(invitation, by: anna) } == "INVITATION_NOT_FOUND")
      let gameID = try await house.respond(invitation, by: berta, key: answerKey)
      #expect(try await house.respond(invitation, by: berta, key: answerKey) == gameID)
      #expect(await refusal { _ = try await house.respond(invitation, by: berta) } == "INVITATION_NOT_FOUND")
      #expect(try await house.cancel(invitation, by: anna) == gameID)
      #expect(try await house.open(of: anna).isEmpty)
      let told = try await house.told()
      #expect(
        Set(told[anna] ?? []) == ["match", "\(InvitationClosed.Reason.accepted)"] && Set(told[berta] ?? []) == ["received", "match"])
      let requested = try await house.bench.database.query("SELECT payload FROM outbox WHERE type = 'notification.requested'")
      #expect(requested.count == 1)
      let notification = try NotificationRequested(decoding: try requested.firstRow().get(0))
      #expect(notification.kind == .invitationReceived && notification.expireTime == invitation.expireTime)
      #expect(try await house.withdrawn() == [[berta.text, invitation.invitationID]])
      let id = try #require(UUID(text: gameID))
      let game = try #require(try await house.bench.store.load(id, in: house.bench.database))
      #expect(game.kind == .friend && game.players.map(\.accountID) == [anna, berta])
      for player in [anna, berta] {
        let moved = try await house.bench.database.transaction {
          try await house.bench.play.move(.loaded(round: 1), in: id, by: player, at: house.bench.clock.now(), $0)
        }
        #expect(moved != nil)
      }
      _ = try await house.bench.database.transaction {
        try await house.bench.play.move(.leave, in: id, by: anna, at: house.bench.clock.now(), $0)
      }
      #expect(try await RatingStore().ratings(of: [anna, berta], in: house.bench.database).isEmpty)
    }
  }

  @Test("two who invite each other play, also at the same moment")
  func crossed() async throws {
    try await withHouse { (house, anna, berta) async throws in
      #expect(try await house.invite(berta, by: anna).gameID.isEmpty)
      let gameID = try await house.invite(anna, by: berta).gameID
      #expect(!gameID.isEmpty)
      #expect(await refusal { _ = try await house.invite(berta, by: anna) } == "BUSY_IN_GAME")
    }
    for _ in 0..<5 {
      try await withHouse { (house, anna, berta) async throws in
        func tryUntilDone(_ friendID: UUID, by accountID: UUID) async throws {
          for _ in 0..<20 {
            do {
              _ = try await house.invite(friendID, by: accountID)
              return
            } catch let error as RPCError where error.reason == "UNAVAILABLE" || error.reason == "BUSY_IN_GAME" {}
          }
        }
        async let one: Void = tryUntilDone(berta, by: anna)
        async let other: Void = tryUntilDone(anna, by: berta)
        _ = try await (one, other)
        // Whoever came second has accepted.
        #expect(try await house.bench.database.query("SELECT FROM games").count == 1)
        #expect(try await house.bench.database.query("SELECT FROM open_seats").count == 2)
        #expect(try await house.bench.database.query("SELECT FROM invitations").isEmpty)
      }
    }
  }

  @Test("declined, taken back, and over: the other one hears of it, once")
  func closed() async throws {
    try await withHouse { (house, anna, berta) async throws in
      let first = try await house.invite(berta, by: anna).invitation
      #expect(try await house.respond(first, by: berta, accepts: false).isEmpty)
      #expect(try await house.told()[anna] == ["\(InvitationClosed.Reason.declined)"])
      let second = try await house.invite(berta, by: anna).invitation
      for player in [berta, anna, anna] { #expect(try await house.cancel(second, by: player).isEmpty) }
      #expect(try await house.told()[berta]?.sorted() == ["received", "received", "\(InvitationClosed.Reason.cancelled)"].sorted())
      let third = try await house.invite(berta, by: anna).invitation
      house.bench.clock.advance(by: .seconds(60))
      #expect(try await house.open(of: anna).isEmpty)
      #expect(await refusal { _ = try await house.respond(third, by: berta) } == "INVITATION_NOT_FOUND")
      async let one: Void = house.invitations.expire(at: house.bench.clock.now())
      async let other: Void = house.invitations.expire(at: house.bench.clock.now())
      _ = try await (one, other)
      let told = try await house.told()
      for player in [anna, berta] { #expect(told[player]?.count { $0 == "\(InvitationClosed.Reason.expired)" } == 1) }
      #expect(try await house.invite(berta, by: anna).invitation != nil)
    }
  }

  @Test("accepted against taken back: one of the two happens", arguments: 1...5)
  func race(run: Int) async throws {
    try await withHouse { (house, anna, berta) async throws in
      let invitation = try await house.invite(berta, by: anna).invitation
      async let accepted: String? = try? house.respond(invitation, by: berta)
      async let cancelled: String = house.cancel(invitation, by: anna)
      let (gameID, seen) = try await (accepted, cancelled)
      let closed = try await house.told().values.flatMap { $0 }.filter { $0 == "\(InvitationClosed.Reason.cancelled)" }
      #expect((gameID == nil) == (closed.count == 1))
      if let gameID { #expect(seen == gameID || seen.isEmpty) }
      #expect(try await house.bench.database.query("SELECT FROM games").count == (gameID == nil ? 0 : 1))
    }
  }

  @Test("accepted while one of them joins the queue: nobody waits who plays", arguments: 1...6)
  func againstQueue(run: Int) async throws {
    try await withHouse { (house, anna, berta) async throws in
      let invitation = try await house.invite(berta, by: anna).invitation
      let queue = house.bench.matchmaking.handlers
      let joiner = run % 2 == 0 ? anna : berta
      async let accepted = house.respond(invitation, by: berta)
      async let joined = try? queue.joinQueue(
        JoinQueueRequest(), house.bench.call(MatchmakingServiceMethods.joinQueue, by: joiner, key: UUID().text))
      let gameID = try await accepted
      _ = await joined
      #expect(!gameID.isEmpty)
      #expect(try await house.bench.database.query("SELECT FROM queue_tickets").isEmpty)
      #expect(try await house.bench.database.query("SELECT FROM open_seats").count == 2)
    }
  }

  @Test("only friends who are online and free are invited, and who waits for strangers waits no more")
  func refused() async throws {
    try await withHouse { (house, anna, berta) async throws in
      let (stranger, carla) = (UUID(), UUID())
      house.social.befriend(anna, carla)
      #expect(await refusal { _ = try await house.invite(stranger, by: anna) } == "NOT_FRIENDS")
      #expect(await refusal { _ = try await house.invite(anna, by: anna) } == "SELF")
      house.social.setAbsent([berta])
      #expect(await refusal { _ = try await house.invite(berta, by: anna) } == "FRIEND_OFFLINE")
      // The first message of a stream was read that another process of SocialService has sent than the one that is asked: it knows so within a second.
      house.social.setAbsent([berta], for: 3)
      let invitation = try await house.invite(berta, by: anna).invitation
      house.social.setAbsent([anna])
      #expect(await refusal { _ = try await house.respond(invitation, by: berta) } == "FRIEND_OFFLINE")
      house.social.setAbsent([])
      let ticket = QueueTicket(
        accountID: anna, ticketID: UUID(), mapID: "world", timeZone: "UTC", rating: 500, joinTime: house.bench.clock.now(),
        expireTime: house.bench.clock.now() + .seconds(120))
      _ = try await house.bench.database.transaction { try await QueueStore().join(ticket, in: $0) }
      let gameID = try await house.respond(invitation, by: berta)
      #expect(try await QueueStore().ticket(of: anna, in: house.bench.database) == nil)
      #expect(await refusal { _ = try await house.invite(carla, by: anna) } == "BUSY_IN_GAME")
      #expect(await refusal { _ = try await house.invite(anna, by: carla) } == "BUSY_IN_GAME")
      #expect(!gameID.isEmpty)
      house.social.setDown(true)
      #expect(await refusal { _ = try await house.invite(anna, by: carla) } == "UNAVAILABLE")
    }
  }

  /// AuthService says that a session has ended.
  private static func end(_ sessionIDs: [String], of accountID: UUID, _ house: House) async -> Delivery {
    let event = InboxEvent(
      eventID: UUID(), type: SessionInbox.eventType, orderingKey: accountID.text, source: "auth", createTime: house.bench.clock.now(),
      payload: SessionsEnded(accountID: accountID.text, sessionIDs: sessionIDs).encoded())
    let handlers = [SessionInbox(invitations: house.invitations).handler]
    return await Inbox(database: house.bench.database, time: house.bench.clock, handlers: handlers).receive([event])
  }

  @Test("who logs out waits for nobody and invites nobody any more; what was done by another session stays")
  func logOut() async throws {
    try await withHouse { (house, anna, berta) async throws in
      let carla = UUID()
      house.social.befriend(carla, anna)
      let invitation = try await house.invite(berta, by: anna).invitation
      let received = try await house.invite(anna, by: carla).invitation
      // Made by another device at first, which has logged out since: asked for again, it is this one's.
      let tablet = UUID()
      try await house.bench.database.execute("UPDATE invitations SET session_id = \(tablet) WHERE account_id = \(anna)")
      #expect(try await house.invite(berta, by: anna).invitation?.invitationID == invitation?.invitationID)
      _ = await Self.end([tablet.text], of: anna, house)
      let ticket = QueueTicket(
        accountID: anna, ticketID: UUID(), mapID: "world", timeZone: "UTC", rating: 500, joinTime: house.bench.clock.now(),
        expireTime: house.bench.clock.now() + .seconds(120), sessionID: anna)
      _ = try await house.bench.database.transaction { try await QueueStore().join(ticket, in: $0) }
      // The calls of these tests are of a session whose id is the account's.
      for (sessionID, isEnded) in [(UUID(), false), (anna, true), (anna, true)] {
        _ = await Self.end([sessionID.text], of: anna, house)
        #expect(try await QueueStore().ticket(of: anna, in: house.bench.database) == (isEnded ? nil : ticket))
        #expect(try await house.open(of: berta).map(\.invitationID) == (isEnded ? [] : [invitation?.invitationID]))
      }
      #expect(try await house.told()[berta]?.sorted() == ["received", "\(InvitationClosed.Reason.cancelled)"].sorted())
      #expect(try await house.withdrawn() == [[berta.text, invitation?.invitationID ?? ""]])
      #expect(try await house.open(of: anna).map(\.invitationID) == [received?.invitationID])
      #expect(await Self.end([], of: anna, house).failure?.reason == "EVENT_MALFORMED")
    }
  }

  @Test("who appears offline may invite, and is accepted, or invited back by the one who knows of it; by nobody else")
  func hidden() async throws {
    for invitesBack in [false, true] {
      try await withHouse { (house, anna, berta) async throws in
        let carla = UUID()
        house.social.befriend(anna, carla)
        house.social.setHidden([anna])
        let invitation = try await house.invite(berta, by: anna).invitation
        #expect(await refusal { _ = try await house.invite(anna, by: carla) } == "FRIEND_OFFLINE")
        let gameID = invitesBack ? try await house.invite(anna, by: berta).gameID : try await house.respond(invitation, by: berta)
        #expect(!gameID.isEmpty)
      }
    }
  }

  @Test("with an account its invitations go, those to it as well")
  func forgotten() async throws {
    try await withHouse { (house, anna, berta) async throws in
      _ = try await house.invite(berta, by: anna)
      _ = try await house.bench.database.transaction { try await PlayerData.make(house.bench.database).purge(berta, in: $0) }
      #expect(try await house.open(of: anna).isEmpty)
    }
  }
}
