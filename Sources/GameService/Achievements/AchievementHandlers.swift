import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC

/// The calls of AchievementService.
struct AchievementHandlers: AchievementServiceHandlers {
  /// All there are, for a while.
  static let pageMax = 100

  let database: Database
  let people: PeopleServiceClient
  let pageTokens: PageTokenKey
  let store = AchievementStore()

  func listBadges(_ request: ListBadgesRequest, _ context: RequestContext) async throws -> ListBadgesResponse {
    guard request.pageSize >= 0 else { throw RPCError.invalid("page_size", "OUT_OF_RANGE", "not negative") }
    let size = request.pageSize == 0 ? Self.pageMax : min(Int(request.pageSize), Self.pageMax)
    let view = try await ProfileView(request.accountID, context, people)
    let (accountID, definitions) = (view.accountID, AchievementRules.shown(toOwner: view.isOwn))
    let filterHash = try context.accountID.bytes + accountID.bytes
    let start = try start(request.pageToken, among: definitions, context, filterHash)
    guard view.isShown else { return ListBadgesResponse() }
    let measures = try await store.measures(of: accountID, in: database)
    let unlocked = try await store.badges(of: accountID, in: database)
    let page = definitions.dropFirst(start).prefix(size)
    var response = ListBadgesResponse(
      badges: page.map { Badge($0, value: measures[$0.measure.rawValue] ?? 0, unlockTime: unlocked[$0.badge.rawValue]) })
    if page.endIndex < definitions.count, let last = page.last {
      response.nextPageToken = pageTokens.seal(
        Array(last.badge.rawValue.utf8), purpose: context.method.path, filterHash: filterHash)
    }
    return response
  }

  /// How many badges come before the page: those up to the last one of the page before.
  private func start(
    _ token: String, among definitions: [AchievementRules.Definition], _ context: RequestContext, _ filterHash: [UInt8]
  ) throws(RPCError) -> Int {
    if token.isEmpty { return 0 }
    do throws(PageTokenError) {
      let name = String(decoding: try pageTokens.open(token, purpose: context.method.path, filterHash: filterHash), as: UTF8.self)
      return definitions.firstIndex { $0.badge.rawValue == name }.map { $0 + 1 } ?? definitions.count
    } catch {
      throw .invalid("page_token", error.reason)
    }
  }
}
