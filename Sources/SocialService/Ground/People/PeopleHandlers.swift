import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of PeopleService.
struct PeopleHandlers: PeopleServiceHandlers {
  /// People described at once: a page of a list, and the one who looks.
  static let describedMax = 101

  /// People asked for at once: more than ever wait for an opponent.
  static let presentMax = 500

  let database: Database
  let people: PeopleDirectory
  let tokens: PageTokenKey
  let places: SearchPlaces
  let pictures: PersonPictures
  let relations = RelationStore()

  func searchUsers(_ request: SearchUsersRequest, _ context: RequestContext) async throws -> SearchUsersResponse {
    let accountID = try context.accountID
    let prefix: String
    do throws(SearchRules.Refusal) { prefix = try SearchRules.prefix(request.usernamePrefix) } catch { throw RPCError(error) }
    guard request.pageSize >= 0 else { throw RPCError.invalid("page_size", "OUT_OF_RANGE", "not negative") }
    let size = request.pageSize == 0 ? SearchRules.pageMax : min(Int(request.pageSize), SearchRules.pageMax)
    let filterHash = accountID.bytes + Array(prefix.utf8)
    let place: [UInt8]
    do throws(PageTokenError) {
      place =
        request.pageToken.isEmpty
        ? [] : try tokens.open(request.pageToken, purpose: context.method.path, filterHash: filterHash)
    } catch {
      throw RPCError.invalid("page_token", error.reason)
    }
    guard var after = places.name(at: place, for: accountID) else { throw RPCError.invalid("page_token", "PAGE_TOKEN_INVALID") }
    // Until there is one more than asked for, which tells that there is another page. Whoever is not shown is as if not there: neither a short page
    // nor a token tells of them, unless they are very many in a row.
    var (users, limit, isEnd) = ([FoundUser](), size + 1, false)
    for _ in 0..<SearchRules.roundsMax where users.count <= size && !isEnd {
      let listed = try await people.search(prefix, after: after, limit: limit)
      users += try await found(listed, by: accountID, at: context.now)
      isEnd = listed.count < limit
      (after, limit) = (listed.last?.username.lowercased() ?? after, SearchRules.pageMax + 1)
    }
    let page = users.prefix(size)
    var (response, next) = (SearchUsersResponse(users: Array(page)), [UInt8]())
    if users.count > size, let last = page.last?.person?.username.lowercased() {
      next = SearchPlaces.open(last)
    } else if !isEnd {
      next = places.hidden(after, for: accountID)
    }
    if !next.isEmpty { response.nextPageToken = tokens.seal(next, purpose: context.method.path, filterHash: filterHash) }
    return response
  }

  /// Those whom a search shows to somebody: not the one who asks, and nobody who is blocked or blocks.
  private func found(_ listed: [KnownPerson], by accountID: UUID, at now: Moment) async throws -> [FoundUser] {
    let others = listed.filter { $0.accountID != accountID }
    let accountIDs = others.map(\.accountID)
    let standing = try await relations.relations(of: accountID, to: accountIDs, at: now, in: database)
    let shown = try await pictures.profiles.pictures(of: accountIDs, in: database)
    return others.compactMap { person in
      guard let relation = standing[person.accountID], relation != .blocked else { return nil }
      let seen = pictures.person(person, shown[person.accountID], to: ProfileRules.Viewer(relation), at: now)
      return FoundUser(person: seen, relationship: Relationship(relation))
    }
  }

  func checkView(_ request: CheckViewRequest, _ context: RequestContext) async throws -> CheckViewResponse {
    guard let viewerID = UUID(bytes: request.viewer) else { throw RPCError.invalid("viewer", "INVALID_UUID", "16 bytes") }
    guard let accountID = UUID(bytes: request.account) else { throw RPCError.invalid("account", "INVALID_UUID", "16 bytes") }
    let standing = try await relations.relations(of: viewerID, to: [accountID], at: context.now, in: database)
    guard let person = try await people.find([accountID]).byID[accountID], let relation = standing[accountID] else {
      return CheckViewResponse()
    }
    return CheckViewResponse(isFound: true, isShown: Self.isShown(person, relation))
  }

  func describePeople(_ request: DescribePeopleRequest, _ context: RequestContext) async throws -> DescribePeopleResponse {
    guard let viewerID = UUID(bytes: request.viewer) else { throw RPCError.invalid("viewer", "INVALID_UUID", "16 bytes") }
    guard request.accounts.count <= Self.describedMax else {
      throw RPCError.invalid("accounts", "TOO_MANY", "at most \(Self.describedMax)")
    }
    let accountIDs = request.accounts.compactMap { UUID(bytes: $0) }
    guard accountIDs.count == request.accounts.count else { throw RPCError.invalid("accounts", "INVALID_UUID", "16 bytes") }
    if accountIDs.isEmpty { return DescribePeopleResponse() }
    let standing = try await relations.relations(of: viewerID, to: accountIDs, at: context.now, in: database)
    let found = try await people.recall(Set(standing.keys), at: context.now).byID.filter { id, person in
      standing[id].map { Self.isShown(person, $0) } ?? false
    }
    return DescribePeopleResponse(
      persons: Array(try await pictures.people(found, to: viewerID, at: context.now, in: database).values))
  }

  func findPresent(_ request: FindPresentRequest, _ context: RequestContext) async throws -> FindPresentResponse {
    guard request.accounts.count <= Self.presentMax else {
      throw RPCError.invalid("accounts", "TOO_MANY", "at most \(Self.presentMax)")
    }
    let accountIDs = request.accounts.compactMap { UUID(bytes: $0) }
    guard accountIDs.count == request.accounts.count else { throw RPCError.invalid("accounts", "INVALID_UUID", "16 bytes") }
    let present = try await PresenceStore().present(
      accountIDs, aliveSince: context.now - StreamWakeUps.aliveFor, excludesHidden: request.excludesHidden, in: database)
    return FindPresentResponse(accounts: present.map(\.bytes))
  }

  func findFriends(_ request: FindFriendsRequest, _ context: RequestContext) async throws -> FindFriendsResponse {
    guard let accountID = UUID(bytes: request.account) else { throw RPCError.invalid("account", "INVALID_UUID", "16 bytes") }
    let friends = try await FriendStore().friends(of: accountID, after: nil, limit: FriendRules.friendsMax, in: database)
    return FindFriendsResponse(accounts: friends.map(\.accountID.bytes))
  }

  /// Whether more than somebody's name is seen.
  private static func isShown(_ person: KnownPerson, _ relation: Relation) -> Bool {
    ProfileRules.Viewer(relation).map { ProfileRules.isShown(.everyone, to: $0, isMinor: person.isMinor) } ?? false
  }
}

extension Relationship {
  init(_ relation: Relation) {
    switch relation {
    case .none: self = .none
    case .oneself: self = .`self`
    case .friend: self = .friend
    case .requestSent: self = .requestSent
    case .requestReceived: self = .requestReceived
    case .blocked: self = .blocked
    }
  }
}

extension RPCError {
  init(_ refusal: SearchRules.Refusal) {
    let field = "username_prefix"
    switch refusal {
    case .tooShort: self = .invalid(field, "TOO_SHORT", "at least \(SearchRules.prefixLengthMin) characters")
    case .tooLong: self = .invalid(field, "TOO_LONG", "at most \(SearchRules.prefixLengthMax) characters")
    case .notOfAName: self = .invalid(field, "USERNAME_INVALID", "letters, digits and underscores")
    }
  }
}
