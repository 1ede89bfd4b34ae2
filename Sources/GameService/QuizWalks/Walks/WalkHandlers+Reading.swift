import CairnProto
import CairnServices
import FoundationEssentials
import GameCommon
import Geodesy
import Identity
import Postgres
import QuizWalksProto
import RPC
import Spatial
import Timekeeping

/// Calls that find walks.
extension WalkHandlers {
  func getWalk(_ request: GetWalkRequest, _ context: RequestContext) async throws -> GetWalkResponse {
    let walk = try await lists.walk(try Field.id(request.walkID, "walk_id"), in: database)
    return GetWalkResponse(walk: try await shown(walk, context))
  }

  func findWalkByCode(_ request: FindWalkByCodeRequest, _ context: RequestContext) async throws -> FindWalkByCodeResponse {
    guard let code = CodeRules.code(typed: request.code) else {
      throw RPCError.invalid("code", .malformed, "\(CodeRules.length) characters as a walk has them")
    }
    try await tries.count(context)
    let walk = try await shown(try await lists.walk(ofCode: code, in: database), context)
    try await tries.forget(context)
    return FindWalkByCodeResponse(walk: walk)
  }

  /// A walk as the caller sees it.
  /// - Throws: WALK_NOT_FOUND.
  private func shown(_ walk: ShownWalk?, _ context: RequestContext) async throws -> Walk {
    let accountID = try context.accountID
    guard let walk else { throw WalkAccess.notFound }
    let viewer = try await access.viewer(accountID, of: walk, in: database)
    guard WalkRules.isShown(walk.visibility, to: viewer) else { throw WalkAccess.notFound }
    let persons = await access.persons([walk.accountID], for: accountID)
    return Walk(walk, for: viewer, maker: persons[walk.accountID], canMake: !context.caller.isGuest)
  }

  // MARK: Lists

  func listWalks(_ request: ListWalksRequest, _ context: RequestContext) async throws -> ListWalksResponse {
    let size = try Field.pageSize(request.pageSize, max: WalkRules.pageMax)
    let makerID = request.section == .user ? try Field.id(request.accountID, "account_id") : try context.accountID
    let list = PageList(context.method, filter: makerID.bytes + [UInt8(clamping: request.section.rawValue)])
    let place = try pageTokens.place(request.pageToken, in: list, as: Moment.self, UUID.self)
    let beginning = place.map { WalkListStore.Place(time: $0.0, id: $0.1) } ?? .beginning
    // One more than asked for tells whether there is another page.
    let found = try await walks(request.section, of: makerID, after: beginning, limit: size + 1, context)
    let page = found.prefix(size)
    // Walks that the caller edits for others stand in the first page.
    let isBeginning = request.section == .mine && place == nil
    let edited = isBeginning ? try await edited(by: makerID) : []
    let all = (edited + page).sorted { ($0.createTime, $0.id.text) > ($1.createTime, $1.id.text) }
    let walks = try await shown(isBeginning ? all : Array(page), editing: Set(edited.map(\.id)), context)
    var response = ListWalksResponse(walks: walks)
    if found.count > size, let last = page.last {
      response.nextPageToken = pageTokens.token(after: Self.time(of: last, in: request.section), last.id, in: list)
    }
    return response
  }

  /// Walks of friends that somebody edits; none where friends cannot be asked for: one's own are shown rather than nothing.
  private func edited(by accountID: UUID) async throws -> [ShownWalk] {
    let walks = try await lists.edited(by: accountID, limit: WalkRules.pageMax, in: database)
    if walks.isEmpty { return [] }
    let friends = (try? await access.people.findFriends(FindFriendsRequest(account: accountID.bytes)).accounts) ?? []
    return walks.filter { friends.contains($0.accountID.bytes) }
  }

  private static func time(of walk: ShownWalk, in section: ListWalksRequest.Section) -> Moment {
    switch section {
    case .featured: walk.featureTime ?? walk.createTime
    case .new: walk.publishTime ?? walk.createTime
    default: walk.createTime
    }
  }

  private func walks(
    _ section: ListWalksRequest.Section, of makerID: UUID, after place: WalkListStore.Place, limit: Int, _ context: RequestContext
  ) async throws -> [ShownWalk] {
    switch section {
    case .featured: return try await lists.featured(after: place, limit: limit, in: database)
    case .new: return try await lists.new(after: place, limit: limit, in: database)
    case .mine: return try await lists.made(by: makerID, after: place, limit: limit, in: database)
    case .user:
      let accountID = try context.accountID
      let isAsked = accountID != makerID && !context.caller.isGuest
      let isFriend = isAsked ? try await access.areFriends(accountID, makerID) : accountID == makerID
      return try await lists.published(by: makerID, isFriend ? [.friends, .all] : [.all], after: place, limit: limit, in: database)
    case .unspecified: throw RPCError.invalid("section", .missing)
    case .unrecognized: throw RPCError.invalid("section", .unknownValue)
    }
  }

  func findNearbyWalks(_ request: FindNearbyWalksRequest, _ context: RequestContext) async throws -> FindNearbyWalksResponse {
    let here = try Field.position(request.position)
    let limit = try Field.pageSize(request.limit, "limit", max: WalkRules.pageMax)
    let near = try await WalkPlaces(database: database).nearest(limit, to: here, within: WalkRules.nearMax)
    let distances = Dictionary(near.compactMap { place in UUID(uuidString: place.id).map { ($0, place.distance) } }) { first, _ in first }
    let found = try await lists.walks(Array(distances.keys), in: database)
    let walks = try await shown(found, context).compactMap { walk in
      UUID(text: walk.walkID).flatMap { distances[$0] }.map { NearbyWalk(walk: walk, distanceM: $0) }
    }
    return FindNearbyWalksResponse(walks: walks.sorted { ($0.distanceM, $0.walk?.walkID ?? "") < ($1.distanceM, $1.walk?.walkID ?? "") })
  }

  /// Walks of a list as the caller sees them; those of makers who must not be met are left out.
  /// - Parameter edited: Ids of those that the caller edits.
  private func shown(_ walks: [ShownWalk], editing edited: Set<UUID> = [], _ context: RequestContext) async throws -> [Walk] {
    let accountID = try context.accountID
    let makerIDs = walks.filter { !$0.isGenerated }.map(\.accountID)
    let blocked = try await access.blocked(accountID, among: makerIDs)
    let persons = await access.persons(makerIDs.filter { !blocked.contains($0) }, for: accountID)
    return walks.filter { !blocked.contains($0.accountID) }.map { walk in
      // A list of others has walks for everybody, or for friends.
      let viewer = WalkRules.Viewer(isMaker: walk.accountID == accountID, isEditor: edited.contains(walk.id), isFriend: true)
      return Walk(walk, for: viewer, maker: persons[walk.accountID], canMake: !context.caller.isGuest)
    }
  }
}
