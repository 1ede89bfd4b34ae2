import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of PeopleLookupService: what other services ask.
struct PeopleLookupHandlers: PeopleLookupServiceHandlers {
  /// People described at once: a page of a list, and the one who looks.
  static let describedMax = 101

  /// People asked for at once: more than ever wait for an opponent.
  static let presentMax = 500

  let database: Database
  let people: PeopleDirectory
  let pictures: PersonPictures
  let presence: PresenceKeeper
  let relations = RelationStore()

  func checkView(_ request: CheckViewRequest, _ context: RequestContext) async throws -> CheckViewResponse {
    let viewerID = try Field.id(request.viewer, "viewer")
    let accountID = try Field.id(request.account, "account")
    let standing = try await relations.relations(of: viewerID, to: [accountID], at: context.now, in: database)
    guard let person = try await people.find([accountID]).byID[accountID], let relation = standing[accountID] else {
      return CheckViewResponse()
    }
    return CheckViewResponse(isFound: true, isShown: ProfileRules.isSeen(relation, isMinor: person.isMinor))
  }

  func describePeople(_ request: DescribePeopleRequest, _ context: RequestContext) async throws -> DescribePeopleResponse {
    let viewerID = try Field.id(request.viewer, "viewer")
    let accountIDs = try Field.ids(request.accounts, "accounts", count: 0...Self.describedMax)
    if accountIDs.isEmpty { return DescribePeopleResponse() }
    let known = try await people.recall(Set(accountIDs), at: context.now).byID
    let seen = try await pictures.seen(known, by: viewerID, at: context.now, in: database)
    return DescribePeopleResponse(
      persons: Array(try await pictures.people(seen, to: viewerID, at: context.now, in: database).values))
  }

  func getPreferredTimeZone(
    _ request: GetPreferredTimeZoneRequest, _ context: RequestContext
  ) async throws -> GetPreferredTimeZoneResponse {
    let accountID = try Field.id(request.account, "account")
    let preferences = try await PreferenceStore().find(accountID, in: database)
    return GetPreferredTimeZoneResponse(timeZone: preferences?.timeZone ?? "")
  }

  func findPresent(_ request: FindPresentRequest, _ context: RequestContext) async throws -> FindPresentResponse {
    let accountIDs = try Field.ids(request.accounts, "accounts", count: 0...Self.presentMax)
    // First: who is kept in between is in one of the two.
    var begun = Set(presence.begun(among: Set(accountIDs)))
    let present = try await PresenceStore().present(
      accountIDs, aliveSince: context.now - StreamWakeUps.aliveFor, excludesHidden: request.excludesHidden, in: database)
    begun.subtract(present)
    if request.excludesHidden, !begun.isEmpty { begun.subtract(try await PresenceStore().hidden(Array(begun), in: database)) }
    return FindPresentResponse(accounts: (present + begun).map(\.bytes))
  }

  func findFriends(_ request: FindFriendsRequest, _ context: RequestContext) async throws -> FindFriendsResponse {
    let accountID = try Field.id(request.account, "account")
    let friends = try await FriendStore().friends(of: accountID, after: nil, limit: FriendRules.friendsMax, in: database)
    return FindFriendsResponse(accounts: friends.map(\.accountID.bytes))
  }
}
