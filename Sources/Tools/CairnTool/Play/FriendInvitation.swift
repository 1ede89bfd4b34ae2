internal import CairnProto
internal import WhereAmIProto
internal import CairnServices
internal import WhereAmIServices
internal import EventLoop
internal import FoundationEssentials
internal import RPC

/// Invites a friend, and waits until the two play.
struct FriendInvitation {
  private static let interval = Duration.milliseconds(500)

  /// How often a friend is invited who is not there yet.
  private static let attemptsMax = 120

  let session: PlayerSession
  let loop: Loop

  /// - Returns: The id of the game.
  /// - Throws: `Failure` when there is no such friend, or nobody has answered.
  func game(with username: String, on mapID: String, timeZone: String) async throws -> String {
    let friendID = try await accountID(of: username)
    let request = InviteToGameRequest(accountID: friendID, mapID: mapID, timeZone: timeZone)
    for attempt in 1...Self.attemptsMax {
      do {
        let options = session.options(idempotencyKey: UUID().uuidString.lowercased())
        let response = try await Patience.retrying { try await InvitationServiceClient(session.channel).inviteToGame(request, options) }
        if !response.gameID.isEmpty { return response.gameID }
        if attempt == 1 || response.invitation != nil { Console.say("\(username) is invited.") }
        return try await answer(username)
      } catch let error as RPCError where error.says(.friendOffline) {
        if attempt == 1 { Console.say("\(username) is not online yet; you wait.") }
        try await loop.sleep(for: Self.interval)
      } catch let error as RPCError where error.says(.busyInGame) {
        guard let gameID = error.metadata["game_id"] else { throw error }
        return gameID
      }
    }
    throw Failure("\(username) has not come online.")
  }

  private func answer(_ username: String) async throws -> String {
    while true {
      let queue = try await Patience.retrying {
        try await MatchmakingServiceClient(session.channel).getQueue(GetQueueRequest(), session.options())
      }
      if !queue.gameID.isEmpty { return queue.gameID }
      let open = try await Patience.retrying {
        try await InvitationServiceClient(session.channel).getInvitations(GetInvitationsRequest(), session.options())
      }
      guard open.invitations.contains(where: { $0.inviterAccountID == session.accountID }) else {
        // Accepted between the two questions, or over.
        let last = try await MatchmakingServiceClient(session.channel).getQueue(GetQueueRequest(), session.options())
        if !last.gameID.isEmpty { return last.gameID }
        throw Failure("\(username) does not play.")
      }
      try await loop.sleep(for: Self.interval)
    }
  }

  private func accountID(of username: String) async throws -> String {
    var token = ""
    repeat {
      let page = try await FriendServiceClient(session.channel).listFriends(
        ListFriendsRequest(pageSize: 100, pageToken: token), session.options())
      let found = page.friends.compactMap(\.person).first { $0.username.lowercased() == username.lowercased() }
      if let found { return found.accountID }
      token = page.nextPageToken
    } while !token.isEmpty
    throw Failure("\(username) is not among your friends.")
  }
}
