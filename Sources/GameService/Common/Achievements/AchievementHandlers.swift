import CairnProto
import CairnServices
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of AchievementService.
struct AchievementHandlers: AchievementServiceHandlers {
  /// All there are, for a while.
  static let pageMax = 100

  let database: Database
  let people: PeopleLookupServiceClient
  let pageTokens: PageTokenKey
  let achievements: Achievements
  let idempotency = IdempotencyKeys()

  private var store: AchievementStore { achievements.store }
  private var catalogue: AchievementCatalogue { achievements.catalogue }

  func listBadges(_ request: ListBadgesRequest, _ context: RequestContext) async throws -> ListBadgesResponse {
    let size = try Field.pageSize(request.pageSize, default: Self.pageMax, max: Self.pageMax)
    let view = try await ProfileView(request.accountID, context, people)
    let accountID = view.accountID
    let realm = try realm(request.realm)
    let definitions = catalogue.shown(toOwner: view.isOwn).filter { realm == nil || $0.realm == realm }
    let list = PageList(context.method, filter: try context.accountID.bytes + accountID.bytes + Array((realm?.rawValue ?? "").utf8))
    let start = try start(request.pageToken, among: definitions, list)
    guard view.isShown else { return ListBadgesResponse() }
    let (measures, unlocked) = try await achieved(by: accountID, isOwn: view.isOwn, at: context.now)
    // Only what others never see is hidden, and from its owner alone.
    let hidden = view.isOwn ? try await store.hidden(of: accountID, in: database) : []
    let rest = definitions.dropFirst(start).filter { request.includesHidden || !hidden.contains($0.badge.rawValue) }
    let page = rest.prefix(size)
    var response = ListBadgesResponse(
      badges: page.map { definition in
        var badge = Badge(definition, value: measures[definition.measure.rawValue] ?? 0, unlocked)
        badge.isHidden = hidden.contains(definition.badge.rawValue)
        return badge
      })
    if page.count < rest.count, let last = page.last {
      response.nextPageToken = pageTokens.token(after: last.badge.rawValue, in: list)
    }
    return response
  }

  /// How far somebody has come. Others are told what was so when the day began, and on which day a badge was unlocked: by each step they would see at
  /// once that somebody plays who appears offline.
  private func achieved(
    by accountID: UUID, isOwn: Bool, at now: Moment
  ) async throws -> (measures: [String: Int64], unlocked: UnlockedLevels) {
    let kept = try await store.badges(of: accountID, in: database)
    if isOwn { return (try await store.measures(of: accountID, in: database), UnlockedLevels(kept)) }
    let today = CalendarDay(of: now)
    return (try await store.toldMeasures(of: accountID, on: today, in: database), UnlockedLevels(kept, before: today))
  }

  /// The app whose badges are asked for; nil for all.
  private func realm(_ realm: Realm) throws(RPCError) -> AppRealm? {
    if realm == .unspecified { return nil }
    guard let realm = AppRealm(realm) else { throw .invalid("realm", .unknownValue, "one of the apps") }
    return realm
  }

  func setBadgeHidden(_ request: SetBadgeHiddenRequest, _ context: RequestContext) async throws -> SetBadgeHiddenResponse {
    let accountID = try context.accountID
    guard catalogue.canBeHidden(request.badgeID) else {
      throw RPCError.invalid("badge_id", .unknownValue, "a badge that only its owner sees")
    }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      if request.isHidden {
        try await store.hide(request.badgeID, of: accountID, in: transaction)
        // A player who does not want to see it does not want to read of it either.
        try await achievements.outbox.send([AchievementNews.withdrawn(request.badgeID, to: accountID)], at: context.now, in: transaction)
      } else {
        try await store.show(request.badgeID, of: accountID, in: transaction)
      }
      return SetBadgeHiddenResponse()
    }
  }

  /// How many badges come before the page: those up to the last one of the page before.
  private func start(_ token: String, among definitions: [AchievementRules.Definition], _ list: PageList) throws(RPCError) -> Int {
    guard let name = try pageTokens.place(token, in: list, as: String.self) else { return 0 }
    return definitions.firstIndex { $0.badge.rawValue == name }.map { $0 + 1 } ?? definitions.count
  }
}
