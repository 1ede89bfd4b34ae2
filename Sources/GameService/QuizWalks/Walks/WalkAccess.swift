import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import QuizWalksProto
import RPC
import Timekeeping

/// Asks who may see and who may change a walk. SocialService knows who are friends, and who is blocked.
struct WalkAccess: Sendable {
  let people: PeopleLookupServiceClient
  let blocks: BlockLookupServiceClient
  let lists = WalkListStore()

  /// A walk that a caller may change, held until the transaction ends.
  /// - Throws: WALK_NOT_FOUND, to whoever may not, too.
  func lock(_ walkID: UUID, for accountID: UUID, in transaction: Transaction) async throws -> StoredWalk {
    guard let walk = try await WalkStore().lock(walkID, in: transaction), try await mayEdit(walk, accountID, in: transaction) else {
      throw Self.notFound
    }
    return walk
  }

  func mayEdit(_ walk: StoredWalk, _ accountID: UUID, in querying: some Querying) async throws -> Bool {
    if walk.accountID == accountID { return true }
    return try await lists.isEditor(accountID, of: walk.id, in: querying)
  }

  /// Relation of somebody to a walk's maker.
  func viewer(_ accountID: UUID, of walk: ShownWalk, in querying: some Querying) async throws -> WalkRules.Viewer {
    if walk.accountID == accountID { return WalkRules.Viewer(isMaker: true) }
    // Nobody has made it: nobody is blocked, and nobody's friend.
    if walk.isGenerated { return WalkRules.Viewer() }
    if try await lists.isEditor(accountID, of: walk.id, in: querying), try await areFriends(walk.accountID, accountID) {
      return WalkRules.Viewer(isEditor: true)
    }
    // Nobody is asked about what is for nobody.
    if walk.visibility == .draft || walk.visibility == .own { return WalkRules.Viewer() }
    let isBlocked = try await !blocked(accountID, among: [walk.accountID]).isEmpty
    let isAsked = walk.visibility == .friends && !isBlocked
    let isFriend = isAsked ? try await areFriends(accountID, walk.accountID) : false
    return WalkRules.Viewer(isFriend: isFriend, isBlocked: isBlocked)
  }

  /// Ends that somebody edits a walk who is its maker's friend no more: whoever is blocked is none either. Asked outside of transactions, before each change.
  /// - Throws: UNAVAILABLE where it cannot be found out who are friends.
  func settleEditor(_ accountID: UUID, of walkID: UUID, at now: Moment, in database: Database) async throws {
    guard let makerID = try await lists.maker(of: walkID, editedBy: accountID, in: database) else { return }
    if try await areFriends(makerID, accountID) { return }
    try await database.transaction { try await lists.removeEditor(accountID, from: walkID, at: now, in: $0) }
  }

  func areFriends(_ one: UUID, _ other: UUID) async throws -> Bool {
    try await people.findFriends(FindFriendsRequest(account: one.bytes)).accounts.contains(other.bytes)
  }

  /// People whom somebody must not be brought together with.
  func blocked(_ accountID: UUID, among others: [UUID]) async throws -> Set<UUID> {
    let others = Set(others).subtracting([accountID])
    if others.isEmpty { return [] }
    let found = try await blocks.findBlocked(FindBlockedRequest(account: accountID.bytes, others: others.map(\.bytes)))
    return Set(found.blockedAccounts.compactMap { UUID(bytes: $0) })
  }

  /// People as a viewer sees them; none where they cannot be asked for: a walk is shown without its maker's name rather than not at all.
  func persons(_ accountIDs: [UUID], for viewerID: UUID) async -> [UUID: Person] {
    if accountIDs.isEmpty { return [:] }
    let request = DescribePeopleRequest(viewer: viewerID.bytes, accounts: Set(accountIDs).map(\.bytes))
    let persons = (try? await people.describePeople(request).persons) ?? []
    return Dictionary(persons.compactMap { person in UUID(text: person.accountID).map { ($0, person) } }) { first, _ in first }
  }

  static var notFound: RPCError { RPCError(.notFound, reason: .walkNotFound, message: "none that the caller may see") }
}
