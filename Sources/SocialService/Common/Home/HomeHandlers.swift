import CairnProto
import ExpeditionsProto
import QuizWalksProto
import WhereAmIProto
import AllAppsProto
import AllAppsServices
import AppEvents
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of HomeService.
struct HomeHandlers: HomeServiceHandlers {
  /// Friends that are shown at the start: a row of faces.
  static let onlineFriendsMax = 20

  /// So long the start waits for the names of people: several times as long as the question takes.
  static let namesTimeMax = Duration.seconds(1)

  let database: Database
  let log: StreamLog
  let people: PeopleDirectory
  let pictures: PersonPictures
  let games: HomeGames
  let blocks = Blocks()
  let profiles = ProfileStore()
  let preferences = PreferenceStore()
  let presence = PresenceStore()
  let store = HomeStore()

  func getHome(_ request: GetHomeRequest, _ context: RequestContext) async throws -> GetHomeResponse {
    let accountID = try context.accountID
    let aliveSince = context.now - StreamWakeUps.aliveFor
    // First, so that nothing falls between what is read below and what is told from here on.
    let head = try await log.head(of: accountID, in: database)
    async let playing = games.find(accountID)
    async let profile = profiles.find(accountID, in: database)
    async let stored = preferences.find(accountID, in: database)
    async let unread = NotificationStore().unreadCount(of: accountID, at: context.now, in: database)
    async let counts = store.counts(of: accountID, aliveSince: aliveSince, in: database)
    let online = try await store.onlineFriends(of: accountID, aliveSince: aliveSince, limit: Self.onlineFriendsMax, in: database)
    async let facts = presence.facts(of: online.map(\.accountID), aliveSince: aliveSince, in: database)
    var response = GetHomeResponse(cursor: Cursor(head))
    var found = PeopleDirectory.Found(byID: [:])
    do {
      found = try await people.find([accountID] + online.map(\.accountID), timeout: Self.namesTimeMax)
    } catch let error as RPCError where error.code.isTransient {
      response.missingParts = [.names]
    }
    let person = found.byID[accountID] ?? KnownPerson(accountID: accountID, username: "")
    let own = try await profile ?? StoredProfile()
    response.profile = MyProfile(own, as: pictures.person(person, own.picture, to: .oneself, at: context.now))
    response.preferences = Preferences(try await stored ?? StoredPreferences())
    let counted = try await counts
    response.appearsOffline = counted.appearsOffline
    response.friendCount = Int32(clamping: counted.friends)
    response.onlineFriendCount = Int32(clamping: counted.onlineFriends)
    response.receivedRequestCount = Int32(clamping: counted.receivedRequests)
    response.unreadNotificationCount = Int32(clamping: try await unread)
    let known = try await facts
    response.onlineFriends = online.compactMap { one in
      found.byID[one.accountID].map { friend in
        let shown = known[one.accountID].map { Presence(PresenceRules.shown($0, at: context.now)) }
        return Friend(
          person: pictures.person(friend, one.picture, to: .friend, at: context.now), friendTime: one.createTime, presence: shown)
      }
    }
    try await show(await playing, to: accountID, at: context.now, in: &response)
    return response
  }

  /// Play that can be gone on with: a line for each app.
  private func show(
    _ playing: FindOpenPlayResponse?, to accountID: UUID, at now: Moment, in response: inout GetHomeResponse
  ) async throws {
    guard let playing else {
      response.missingParts.append(.games)
      return
    }
    response.whereAmI = try await seen(playing.whereAmI ?? .init(), by: accountID, at: now)
    response.expeditions = try await seen(playing.expeditions ?? .init(), by: accountID, at: now)
    response.qwalk = try await seen(playing.qwalk ?? .init(), by: accountID, at: now)
  }

  /// Play as `accountID` sees it: without people whom they have blocked, or who have blocked them.
  private func seen<Play: AppOpenPlay>(_ play: Play, by accountID: UUID, at now: Moment) async throws -> Play {
    let others = Set(play.others(than: accountID.text).compactMap { UUID(text: $0) })
    if others.isEmpty { return play }
    let seen = others.subtracting(try await blocks.between(accountID, and: Array(others), in: database))
    let known = (try? await people.recall(seen, at: now).byID) ?? [:]
    return play.seen(by: accountID.text, naming: Dictionary(uniqueKeysWithValues: seen.map { ($0.text, known[$0]?.username ?? "") }))
  }
}
