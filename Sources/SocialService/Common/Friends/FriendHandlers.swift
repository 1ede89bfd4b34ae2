import CairnProto
import CairnServices
import Events
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Texts
import Timekeeping

/// The calls of FriendService.
struct FriendHandlers: FriendServiceHandlers {
  let database: Database
  let friendships: Friendships
  let people: PeopleDirectory
  let pages: PeoplePages
  let pictures: PersonPictures
  let scores: FriendScores
  let idempotency = IdempotencyKeys()
  let presence = PresenceStore()
  let store = FriendStore()

  func sendFriendRequest(_ request: SendFriendRequestRequest, _ context: RequestContext) async throws -> SendFriendRequestResponse {
    let (accountID, username) = (try context.accountID, PeopleText.entry(request.username))
    let found = await find([accountID], username: username)
    return try await changing(context, request) { transaction in
      let found = try found.get()
      guard let person = found.byID[accountID], let other = found.named(username),
        let asking = try await friendships.ask(other, by: person, at: context.now, in: transaction)
      else { throw RPCError.userNotFound }
      return SendFriendRequestResponse(state: asking == .becomeFriends ? .friends : .pending)
    }
  }

  func respondFriendRequest(_ request: RespondFriendRequestRequest, _ context: RequestContext) async throws -> RespondFriendRequestResponse
  {
    let (accountID, otherID) = (try context.accountID, try Field.id(request.accountID, "account_id"))
    switch request.answer {
    case .accept:
      let found = await find([accountID, otherID])
      return try await changing(context, request) { transaction in
        let found = try found.get()
        guard let person = found.byID[accountID], let other = found.byID[otherID] else { throw RPCError(.requestNotFound) }
        try await friendships.accept(other, by: person, at: context.now, in: transaction)
        return RespondFriendRequestResponse()
      }
    case .decline:
      return try await changing(context, request) { transaction in
        try await friendships.decline(otherID, by: accountID, at: context.now, in: transaction)
        return RespondFriendRequestResponse()
      }
    case .unspecified: throw RPCError.invalid("answer", .missing)
    case .unrecognized: throw RPCError.invalid("answer", .unknownValue)
    }
  }

  func declineAllFriendRequests(
    _ request: DeclineAllFriendRequestsRequest, _ context: RequestContext
  ) async throws -> DeclineAllFriendRequestsResponse {
    let accountID = try context.accountID
    return try await changing(context, request) { transaction in
      let (count, hasMore) = try await friendships.declineAll(
        by: accountID, until: request.latestCreateTime, at: context.now, in: transaction)
      return DeclineAllFriendRequestsResponse(declinedCount: Int32(count), hasMore: hasMore)
    }
  }

  func cancelFriendRequest(_ request: CancelFriendRequestRequest, _ context: RequestContext) async throws -> CancelFriendRequestResponse {
    let (accountID, otherID) = (try context.accountID, try Field.id(request.accountID, "account_id"))
    return try await changing(context, request) { transaction in
      try await friendships.cancel(otherID, by: accountID, at: context.now, in: transaction)
      return CancelFriendRequestResponse()
    }
  }

  func removeFriend(_ request: RemoveFriendRequest, _ context: RequestContext) async throws -> RemoveFriendResponse {
    let (accountID, otherID) = (try context.accountID, try Field.id(request.accountID, "account_id"))
    return try await changing(context, request) { transaction in
      try await friendships.part(accountID, from: otherID, at: context.now, in: transaction)
      return RemoveFriendResponse()
    }
  }

  // MARK: Lists

  func listFriends(_ request: ListFriendsRequest, _ context: RequestContext) async throws -> ListFriendsResponse {
    let size = try pages.size(request.pageSize)
    let listed = try await page(request, after: try place(request.pageToken, context), limit: size + 1, context)
    let page = Array(listed.friends.prefix(size))
    let found = try await people.recall(page.map(\.accountID), at: context.now)
    let facts =
      request.withPresence
      ? try await presence.facts(of: page.map(\.accountID), aliveSince: context.now - StreamWakeUps.aliveFor, in: database) : [:]
    var response = ListFriendsResponse(hasScores: listed.scores != nil)
    response.friends.reserveCapacity(page.count)
    for (one, known) in zip(page, found) {
      guard let known else { continue }
      response.friends.append(
        Friend(
          person: pictures.person(known, one.picture, to: .friend, at: context.now), friendTime: one.createTime,
          presence: facts.isEmpty ? nil : facts[one.accountID].map { Presence(PresenceRules.shown($0, at: context.now)) },
          score: listed.scores?[one.accountID]))
    }
    if listed.friends.count > size, let last = page.last {
      response.nextPageToken = try token(after: last, listed, context)
    }
    return response
  }

  /// Where a list of friends goes on: in one of its two orders.
  private enum Place {
    case latest(ListedPerson)
    case score(FriendScoreOrder.Place)
  }

  private func place(_ token: String, _ context: RequestContext) throws(RPCError) -> Place? {
    let list = try pages.list(context)
    if let (thousandths, accountID) = try? pages.tokens.open(token, in: list, as: Int64.self, UUID.self) {
      return .score(FriendScoreOrder.Place(thousandths: thousandths, accountID: accountID))
    }
    return try pages.tokens.place(token, in: list, as: Moment.self, UUID.self)
      .map { .latest(ListedPerson(accountID: $0.1, createTime: $0.0)) }
  }

  private func token(after last: ListedPerson, _ listed: Listed, _ context: RequestContext) throws(RPCError) -> String {
    guard listed.isByScore else { return try pages.token(after: last, context) }
    let place = FriendScoreOrder.place(of: last, listed.scores?[last.accountID])
    return pages.tokens.token(after: place.thousandths, place.accountID, in: try pages.list(context))
  }

  /// Friends in the order that was asked for, with their scores where those were asked for and can be told.
  private struct Listed {
    var friends: [ListedPerson]
    var scores: [UUID: Double]?
    var isByScore = false
  }

  private func page(
    _ request: ListFriendsRequest, after place: Place?, limit: Int, _ context: RequestContext
  ) async throws -> Listed {
    let accountID = try context.accountID
    if request.scoreRealm != .unspecified { _ = try StoredRealm(request.scoreRealm, "score_realm") }
    switch request.order {
    case .unspecified, .latest, .score: break
    case .unrecognized: throw RPCError.invalid("order", .unknownValue)
    }
    if request.order == .score, request.scoreRealm == .unspecified { throw RPCError.invalid("score_realm", .missing, "by which scores") }
    let (latest, byScore): (ListedPerson?, FriendScoreOrder.Place?) =
      switch place {
      case .latest(let place): (place, nil)
      case .score(let place): (nil, place)
      case nil: (nil, nil)
      }
    // A list that has begun by time, because scores could not be told, goes on by time.
    if request.order == .score, latest == nil {
      let friends = try await store.friends(of: accountID, after: nil, limit: FriendRules.friendsMax, in: database)
      if let told = await scores.find(friends.map(\.accountID), in: request.scoreRealm) {
        return Listed(
          friends: FriendScoreOrder.page(friends, scores: told, after: byScore, limit: limit), scores: told, isByScore: true)
      }
      if place != nil { throw RPCError(.unavailable, reason: .unavailable, message: "scores cannot be told now") }
      return Listed(friends: Array(friends.prefix(limit)))
    }
    if byScore != nil { throw RPCError.invalid("page_token", .pageTokenInvalid) }
    // One more than asked for tells whether there is another page.
    let friends = try await store.friends(of: accountID, after: latest, limit: limit, in: database)
    guard request.scoreRealm != .unspecified else { return Listed(friends: friends) }
    return Listed(friends: friends, scores: await scores.find(friends.prefix(limit - 1).map(\.accountID), in: request.scoreRealm))
  }

  func listFriendRequests(_ request: ListFriendRequestsRequest, _ context: RequestContext) async throws -> ListFriendRequestsResponse {
    let (accountID, filter) = (try context.accountID, UInt8(truncatingIfNeeded: request.direction.rawValue))
    let (size, place) = try pages.read(size: request.pageSize, token: request.pageToken, context, filter: filter)
    let listed: [ListedPerson]
    switch request.direction {
    case .received: listed = try await store.received(by: accountID, after: place, limit: size + 1, in: database)
    case .sent: listed = try await store.sent(by: accountID, after: place, limit: size + 1, at: context.now, in: database)
    case .unspecified: throw RPCError.invalid("direction", .missing)
    case .unrecognized: throw RPCError.invalid("direction", .unknownValue)
    }
    let page = Array(listed.prefix(size))
    let found = try await people.recall(page.map(\.accountID), at: context.now)
    var response = ListFriendRequestsResponse()
    response.requests = zip(page, found).compactMap { one, person in
      person.map {
        FriendRequest(person: pictures.person($0, one.picture, to: .other, at: context.now), createTime: one.createTime)
      }
    }
    if listed.count > size, let last = page.last { response.nextPageToken = try pages.token(after: last, context, filter: filter) }
    return response
  }

  // MARK: -

  /// AuthService is asked before the transaction. That it cannot answer now must not keep a retry from the answer that is there already.
  private func find(_ accountIDs: [UUID], username: String? = nil) async -> Result<PeopleDirectory.Found, any Error> {
    do { return .success(try await people.find(accountIDs, username: username)) } catch { return .failure(error) }
  }

  private func changing<Request: Message, Reply: Message>(
    _ context: RequestContext, _ request: Request, _ body: nonisolated(nonsending) (Transaction) async throws -> Reply
  ) async throws -> Reply {
    try await idempotency.run(context, request: request, in: database) { transaction in
      do { return try await body(transaction) } catch let refusal as FriendRules.Refusal { throw RPCError(refusal) }
    }
  }
}

extension RPCError {
  /// The only place where a refusal of the rules becomes a wire error. The switch is exhaustive on purpose.
  init(_ refusal: FriendRules.Refusal) {
    switch refusal {
    case .oneself: self.init(.invalidArgument, reason: .self)
    case .alreadyFriends: self.init(.alreadyExists, reason: .alreadyFriends)
    case .requestPending: self.init(.alreadyExists, reason: .requestPending)
    case .requestNotFound: self.init(.notFound, reason: .requestNotFound)
    case .notFriends: self.init(.notFound, reason: .notFriends)
    case .friendsFull: self.init(.resourceExhausted, reason: .friendsFull, message: "at most \(FriendRules.friendsMax)")
    case .tooManyRequests:
      self.init(.resourceExhausted, reason: .tooManyFriendRequests, message: "no more within a day, fewer in an account's first week")
    case .requestsFull:
      self.init(.resourceExhausted, reason: .requestsFull, message: "at most \(FriendRules.sentMax), fewer in an account's first week")
    }
  }
}
