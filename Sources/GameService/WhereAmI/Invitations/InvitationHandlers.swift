import CairnProto
import WhereAmIProto
import WhereAmIServices
import Events
import FoundationEssentials
import GameCommon
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of InvitationService.
struct InvitationHandlers: InvitationServiceHandlers {
  let invitations: Invitations
  let idempotency: IdempotencyKeys
  let timeZones: TimeZones
  /// How long an invitation is open.
  let lifetime: Duration
  let people: ShownPeople

  private var database: Database { invitations.database }
  private var store: InvitationStore { invitations.store }

  func inviteToGame(_ request: InviteToGameRequest, _ context: RequestContext) async throws -> InviteToGameResponse {
    let accountID = try context.accountID
    let friendID = try Field.id(request.accountID, "account_id")
    guard friendID != accountID else { throw RPCError.invalid("account_id", .ownAccount, "somebody else") }
    let mapID = try GeoGuessRequests.mapID(request.mapID)
    let timeZone = try await timeZones.check(request.timeZone, context)
    let now = context.now
    let crossed = try await store.between(accountID, friendID, in: database).flatMap { invitation in
      invitation.inviterID == friendID && invitation.expireTime > now ? invitation : nil
    }
    // Others are asked before the transaction. Their answers must not keep a retry from the answer that is there already.
    let checks = await Self.caught {
      guard try await invitations.areFriends(accountID, friendID) else {
        throw RPCError(.failedPrecondition, reason: .notFriends, message: "only friends are invited")
      }
      try await requireOnline(friendID, orHidden: crossed != nil)
    }
    let prepared = await Self.caught { if let crossed { try await prepare(crossed) } else { SharedGames.Prepared?.none } }
    var response = try await idempotency.run(context, request: request, in: database) { transaction in
      try checks.get()
      if let crossed, let prepared = try prepared.get(), try await store.take(crossed.id, in: transaction) != nil {
        return InviteToGameResponse(gameID: try await begin(crossed, friendTimeZone: timeZone, prepared, context, transaction).text)
      }
      let invitation = Invitation(
        id: invitations.ids.next(at: now), inviterID: accountID, friendID: friendID, mapID: mapID, timeZone: timeZone, createTime: now,
        expireTime: now + lifetime, sessionID: context.caller.sessionID)
      if try await store.insert(invitation, in: transaction) {
        try await requireFree(invitation, by: accountID, transaction)
        try await invitations.tell(invitation, at: now, transaction)
        return InviteToGameResponse(invitation: WhereAmIProto.Invitation(invitation))
      }
      if let open = try await store.between(accountID, friendID, in: transaction), open.inviterID == accountID, open.expireTime > now {
        // Invited from another device as well: it is the latter that must not log out.
        try await store.setSession(context.caller.sessionID, of: open.id, in: transaction)
        return InviteToGameResponse(invitation: WhereAmIProto.Invitation(open))
      }
      // The friend's has come in between, or one that is over is about to be swept: the next try finds out.
      throw RPCError(.unavailable, reason: .unavailable, message: "another invitation is being made or ended at this moment")
    }
    if let invitation = response.invitation { response.invitation = await people.shown([invitation], to: accountID).named.first }
    return response
  }

  func cancelInvitation(_ request: CancelInvitationRequest, _ context: RequestContext) async throws -> CancelInvitationResponse {
    let accountID = try context.accountID
    let id = try Field.id(request.invitationID, "invitation_id")
    let gameID = try await database.transaction { transaction in
      if let invitation = try await store.invitation(id, in: transaction), invitation.inviterID == accountID,
        try await store.take(id, in: transaction) != nil
      {
        try await invitations.tellClosed(invitation, .cancelled, to: [invitation.friendID], at: context.now, transaction)
      }
      return try await invitations.seats.openGame(of: accountID, in: transaction)
    }
    return CancelInvitationResponse(gameID: gameID?.text ?? "")
  }

  func respondInvitation(_ request: RespondInvitationRequest, _ context: RequestContext) async throws -> RespondInvitationResponse {
    let accountID = try context.accountID
    let id = try Field.id(request.invitationID, "invitation_id")
    let timeZone = try await timeZones.check(request.timeZone, context)
    let invitation = try await store.invitation(id, in: database).flatMap { invitation in
      invitation.friendID == accountID && invitation.expireTime > context.now ? invitation : nil
    }
    let prepared = await Self.caught {
      guard let invitation, request.accepts else { return SharedGames.Prepared?.none }
      guard try await invitations.areFriends(accountID, invitation.inviterID) else { throw Self.notFound }
      try await requireOnline(invitation.inviterID, orHidden: true)
      return try await prepare(invitation)
    }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      guard let invitation else { throw Self.notFound }
      let prepared = try prepared.get()
      guard try await store.take(id, in: transaction) != nil else { throw Self.notFound }
      guard let prepared else {
        try await invitations.tellClosed(invitation, .declined, to: [invitation.inviterID], at: context.now, transaction)
        return RespondInvitationResponse()
      }
      return RespondInvitationResponse(gameID: try await begin(invitation, friendTimeZone: timeZone, prepared, context, transaction).text)
    }
  }

  func getInvitations(_ request: GetInvitationsRequest, _ context: RequestContext) async throws -> GetInvitationsResponse {
    let accountID = try context.accountID
    let open = try await store.open(of: accountID, at: context.now, limit: InvitationRules.listedMax, in: database)
    let unblocked = try await invitations.unblocked(open, of: accountID).map { WhereAmIProto.Invitation($0) }
    let (named, others) = await people.shown(unblocked, to: accountID)
    return GetInvitationsResponse(invitations: named, persons: others)
  }
}

extension InvitationHandlers {
  private func prepare(_ invitation: Invitation) async throws -> SharedGames.Prepared {
    try await invitations.games.prepare(on: invitation.mapID, for: [invitation.inviterID, invitation.friendID])
  }

  private func begin(
    _ invitation: Invitation, friendTimeZone: String, _ prepared: SharedGames.Prepared, _ context: RequestContext,
    _ transaction: Transaction
  ) async throws -> UUID {
    // First: a transaction that queues or seats one of the two meanwhile is waited for.
    try await invitations.games.hold([invitation.inviterID, invitation.friendID], at: context.now, in: transaction)
    try await requireFree(invitation, by: try context.accountID, transaction)
    do {
      return try await invitations.begin(invitation, friendTimeZone: friendTimeZone, prepared, at: context.now, transaction)
    } catch is PlayersBusy {
      throw Self.busy
    }
  }

  private func requireOnline(_ accountID: UUID, orHidden: Bool) async throws {
    guard try await invitations.isOnline(accountID, orHidden: orHidden) else {
      throw RPCError(.failedPrecondition, reason: .friendOffline, message: "the friend would not hear of it")
    }
  }

  /// Neither plays against others. To the caller it is said which game it is.
  private func requireFree(_ invitation: Invitation, by accountID: UUID, _ transaction: Transaction) async throws {
    if let gameID = try await invitations.seats.openGame(of: accountID, in: transaction) { throw RPCError.busyInGame(gameID) }
    for playerID in [invitation.inviterID, invitation.friendID] {
      if try await invitations.seats.openGame(of: playerID, in: transaction) != nil { throw Self.busy }
    }
  }

  /// Result of a question asked before a transaction, or why there is none.
  private static func caught<Value>(_ body: () async throws -> Value) async -> Result<Value, any Error> {
    do { return .success(try await body()) } catch { return .failure(error) }
  }

  private static var notFound: RPCError { RPCError(.notFound, reason: .invitationNotFound, message: "it is not open") }
  private static var busy: RPCError {
    RPCError(.failedPrecondition, reason: .busyInGame, message: "one of the two plays against others")
  }
}

extension ShownPeople {
  /// Invitations with the names of the others, and the others.
  func shown(
    _ invitations: [WhereAmIProto.Invitation], to viewerID: UUID
  ) async -> (named: [WhereAmIProto.Invitation], people: [Person]) {
    func other(_ invitation: WhereAmIProto.Invitation) -> String {
      invitation.inviterAccountID == viewerID.text ? invitation.friendAccountID : invitation.inviterAccountID
    }
    let persons = await persons(named: invitations.map(other), to: viewerID)
    let named = invitations.map { invitation in
      var named = invitation
      named.otherUsername = persons[other(invitation)]?.username ?? ""
      return named
    }
    return (named, persons.values.sorted { $0.accountID < $1.accountID })
  }
}

extension WhereAmIProto.Invitation {
  init(_ invitation: Invitation) {
    self.init(
      invitationID: invitation.id.text, inviterAccountID: invitation.inviterID.text, friendAccountID: invitation.friendID.text,
      mapID: invitation.mapID, expireTime: invitation.expireTime)
  }
}
