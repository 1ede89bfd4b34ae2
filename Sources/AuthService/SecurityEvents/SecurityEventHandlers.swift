import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC

/// Shows the owner of an account what has happened to its security.
struct SecurityEventHandlers: SecurityEventServiceHandlers {
  let database: Database
  let store = SecurityEventStore()
  let pages: AccountPages

  func listSecurityEvents(_ request: ListSecurityEventsRequest, _ context: RequestContext) async throws -> ListSecurityEventsResponse {
    let accountID = try context.accountID
    let page = try pages.read(size: request.pageSize, token: request.pageToken, context)
    let found = try await store.find(of: accountID, after: page.place, limit: page.size + 1, in: database)
    let events = found.prefix(page.size)
    return ListSecurityEventsResponse(
      events: events.map { SecurityEvent($0) },
      nextPageToken: try found.count > page.size ? pages.token(after: events.last?.eventID, context) : "")
  }
}
