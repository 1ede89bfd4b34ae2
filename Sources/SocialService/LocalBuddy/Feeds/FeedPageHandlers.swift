import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC
import SocialCommon
import Timekeeping

/// Handlers from which the gateway serves feeds of meetings to calendars.
struct FeedPageHandlers: MeetingFeedPageServiceHandlers {
  let database: Database
  let people: PeopleDirectory
  let tokens: LinkTokens
  let meetings: MeetingStore
  let store = FeedStore()

  func readMeetingFeed(_ request: ReadMeetingFeedRequest, _ context: RequestContext) async throws -> ReadMeetingFeedResponse {
    guard context.caller.callingService == "gateway" else {
      throw RPCError(.permissionDenied, reason: .permissionDenied, message: "only the gateway serves calendars")
    }
    guard let feedID = tokens.open(request.token), let accountID = try await store.account(of: feedID, in: database) else {
      throw RPCError.meetingFeedNotFound
    }
    let found = try await meetings.page(
      of: accountID, Self.span(at: context.now), after: MeetingPlace(), limit: FeedRules.meetingsMax, in: database)
    let otherIDs = found.map { $0.other(than: accountID) }
    // Asked anew: an account that has gone, or may do nothing, has no feed from that moment on.
    let known = try await people.find([accountID] + Array(Set(otherIDs))).byID
    guard let owner = known[accountID], !owner.isSuspended else { throw RPCError.meetingFeedNotFound }
    let named = zip(found, otherIDs).map { (meeting: $0.shown(to: accountID), name: known[$1]?.username ?? "LocalBuddy") }
    return ReadMeetingFeedResponse(calendar: Array(MeetingCalendar.feed(named, at: context.now).utf8))
  }

  /// Meetings that stand in a feed: those to which people come, or may come. Calendars take out whatever is missing.
  private static func span(at now: Moment) -> MeetingStore.Span {
    MeetingStore.Span(from: now - FeedRules.past, to: .distantFuture, states: MeetingRules.State.allCases.filter(\.isOpen))
  }
}

extension RPCError {
  /// No feed of anybody's, or one that is over.
  static let meetingFeedNotFound = RPCError(.notFound, reason: .meetingFeedNotFound)
}
