import Events
import FoundationEssentials
import Identity
import LocalBuddyProto
import LocalBuddyServices
import Postgres
import RPC
import SocialCommon

/// Answers calls about links by which one shows a meeting to people whom one trusts.
struct MeetingShareHandlers: MeetingShareServiceHandlers {
  let database: Database
  let idempotency: IdempotencyKeys
  let ids: any IDSource
  let tokens: LinkTokens
  let meetings: Meetings
  let store = MeetingShareStore()

  func shareMeeting(_ request: ShareMeetingRequest, _ context: RequestContext) async throws -> ShareMeetingResponse {
    let (accountID, id) = (try context.accountID, try Field.id(request.meetingID, "meeting_id"))
    let language = try told { () throws(MeetingShareRules.Refusal) in try MeetingShareRules.language(request.language) }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      // Held: of two calls at once the later counts the link of the earlier.
      let meeting = try await meetings.held(id, of: accountID, in: transaction)
      let count = try await store.shares(of: id, by: accountID, in: transaction).count
      let expireTime = try told { () throws(MeetingShareRules.Refusal) in
        try MeetingShareRules.checkNew(meeting, count: count, at: context.now)
      }
      let share = StoredMeetingShare(
        shareID: ids.next(at: context.now), meetingID: id, accountID: accountID, language: language, createTime: context.now,
        expireTime: expireTime)
      try await store.insert(share, in: transaction)
      // Without its path: an answer is kept for its repetition, and a reader of the database has none.
      return ShareMeetingResponse(shareID: share.shareID.text)
    }
  }

  func sayHome(_ request: SayHomeRequest, _ context: RequestContext) async throws -> SayHomeResponse {
    let (accountID, id) = (try context.accountID, try Field.id(request.meetingID, "meeting_id"))
    // "Home" can always be said, whatever is between the two by now, and whether there is a meeting any more.
    try await database.transaction { transaction in
      guard try await !store.shares(of: id, by: accountID, in: transaction).isEmpty else { throw RPCError.meetingShareNotFound }
      try await store.sayHome(of: id, by: accountID, at: context.now, in: transaction)
    }
    return SayHomeResponse()
  }

  func revokeMeetingShare(_ request: RevokeMeetingShareRequest, _ context: RequestContext) async throws -> RevokeMeetingShareResponse {
    let (accountID, id) = (try context.accountID, try Field.id(request.shareID, "share_id"))
    let isThere = try await database.transaction { try await store.revoke(id, of: accountID, at: context.now, in: $0) }
    guard isThere else { throw RPCError.meetingShareNotFound }
    return RevokeMeetingShareResponse()
  }

  func getMeetingShares(_ request: GetMeetingSharesRequest, _ context: RequestContext) async throws -> GetMeetingSharesResponse {
    let id = try Field.id(request.meetingID, "meeting_id")
    let shares = try await store.shares(of: id, by: try context.accountID, in: database)
    return GetMeetingSharesResponse(shares: shares.map { MeetingShare($0, path: path($0.shareID), at: context.now) })
  }

  private func path(_ shareID: UUID) -> String { MeetingShareRules.prefix + tokens.token(of: shareID) }

  private func told<Value>(_ decide: () throws(MeetingShareRules.Refusal) -> Value) throws(RPCError) -> Value {
    do { return try decide() } catch { throw RPCError(error) }
  }
}
