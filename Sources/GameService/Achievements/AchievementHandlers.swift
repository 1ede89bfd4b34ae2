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
    let callerID = try context.accountID
    let accountID = try Self.accountID(request.accountID) ?? callerID
    guard request.pageSize >= 0 else { throw RPCError.invalid("page_size", "OUT_OF_RANGE", "not negative") }
    let size = request.pageSize == 0 ? Self.pageMax : min(Int(request.pageSize), Self.pageMax)
    let start = try start(request.pageToken, context, of: accountID)
    if accountID != callerID, try await !isShown(accountID, to: context) { return ListBadgesResponse() }
    let measures = try await store.measures(of: accountID, in: database)
    let unlocked = try await store.badges(of: accountID, in: database)
    let page = AchievementRules.definitions.dropFirst(start).prefix(size)
    var response = ListBadgesResponse(
      badges: page.map { Badge($0, value: measures[$0.measure.rawValue] ?? 0, unlockTime: unlocked[$0.badge.rawValue]) })
    if page.endIndex < AchievementRules.definitions.count, let last = page.last {
      response.nextPageToken = pageTokens.seal(
        Array(last.badge.rawValue.utf8), purpose: context.method.path, filterHash: callerID.bytes + accountID.bytes)
    }
    return response
  }

  /// Whether the caller may see more than the name of somebody else.
  private func isShown(_ accountID: UUID, to context: RequestContext) async throws -> Bool {
    // For guests there is nobody else.
    _ = try Access.user.admit(context.caller)
    let view = try await people.checkView(CheckViewRequest(viewer: try context.accountID.bytes, account: accountID.bytes))
    guard view.isFound else { throw RPCError(.notFound, reason: "USER_NOT_FOUND") }
    return view.isShown
  }

  /// How many badges come before the page: those up to the last one of the page before.
  private func start(_ token: String, _ context: RequestContext, of accountID: UUID) throws(RPCError) -> Int {
    if token.isEmpty { return 0 }
    let filterHash = try context.accountID.bytes + accountID.bytes
    do throws(PageTokenError) {
      let name = String(decoding: try pageTokens.open(token, purpose: context.method.path, filterHash: filterHash), as: UTF8.self)
      return AchievementRules.definitions.firstIndex { $0.badge.rawValue == name }.map { $0 + 1 } ?? AchievementRules.definitions.count
    } catch {
      throw .invalid("page_token", error.reason)
    }
  }

  private static func accountID(_ text: String) throws(RPCError) -> UUID? {
    if text.isEmpty { return nil }
    guard let accountID = UUID(text: text) else { throw .invalid("account_id", "INVALID_UUID", "36 characters, lower-case") }
    return accountID
  }
}
