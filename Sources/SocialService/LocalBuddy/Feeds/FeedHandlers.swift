import Events
import FoundationEssentials
import Identity
import LocalBuddyProto
import LocalBuddyServices
import Postgres
import RPC
import SocialCommon

/// Answers calls about one's own feed of meetings.
struct FeedHandlers: MeetingFeedServiceHandlers {
  let database: Database
  let idempotency: IdempotencyKeys
  let ids: any IDSource
  let tokens: LinkTokens
  let store = FeedStore()

  func getMeetingFeed(_ request: GetMeetingFeedRequest, _ context: RequestContext) async throws -> GetMeetingFeedResponse {
    GetMeetingFeedResponse(path: try await store.feed(of: try context.accountID, in: database).map(path) ?? "")
  }

  func renewMeetingFeed(_ request: RenewMeetingFeedRequest, _ context: RequestContext) async throws -> RenewMeetingFeedResponse {
    let accountID = try context.accountID
    return try await idempotency.run(context, request: request, in: database) { transaction in
      let feedID = ids.next(at: context.now)
      try await store.put(feedID, of: accountID, at: context.now, in: transaction)
      return RenewMeetingFeedResponse()
    }
  }

  func stopMeetingFeed(_ request: StopMeetingFeedRequest, _ context: RequestContext) async throws -> StopMeetingFeedResponse {
    let accountID = try context.accountID
    try await database.transaction { try await store.delete(of: accountID, in: $0) }
    return StopMeetingFeedResponse()
  }

  private func path(_ feedID: UUID) -> String { FeedRules.prefix + tokens.token(of: feedID) }
}
