import AllAppsProto
import CairnProto
import Events
import FoundationEssentials
import Identity
import LocalBuddyProto
import LocalBuddyServices
import Postgres
import RPC
import SocialCommon
import Timekeeping

/// Answers calls about feedback.
struct FeedbackHandlers: MeetingFeedbackServiceHandlers {
  let database: Database
  let idempotency: IdempotencyKeys
  let adults: Adults
  let people: PeopleDirectory
  let pictures: PersonPictures
  let pages: PeoplePages
  let buddies: BuddyStore
  let meetings: Meetings
  let store: RatingStore

  // MARK: Giving

  func giveFeedback(_ request: GiveFeedbackRequest, _ context: RequestContext) async throws -> GiveFeedbackResponse {
    let (accountID, id) = (try context.accountID, try Field.id(request.meetingID, "meeting_id"))
    let text = try told { () throws(RatingRules.Refusal) in
      guard RatingRules.ratings.contains(Int(request.rating)) else { throw .rating }
      return try RatingRules.text(request.text)
    }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      let meeting = try await held(id, of: accountID, in: transaction)
      let present = try await store.all(of: id, in: transaction)
      try told { () throws(RatingRules.Refusal) in
        try RatingRules.check(
          isFixed: meeting.state == .accepted, startTime: meeting.startTime, isGiven: present.contains { $0.authorID == accountID },
          at: context.now)
      }
      let rating = StoredRating(
        feedbackID: meetings.ids.next(at: context.now), meetingID: id, authorID: accountID, subjectID: meeting.other(than: accountID),
        rating: Int(request.rating), text: text, createTime: context.now,
        showTime: RatingRules.showTime(startTime: meeting.startTime, otherHasGiven: !present.isEmpty, at: context.now))
      try await keep(rating, of: meeting, showsAll: !present.isEmpty, at: context.now, in: transaction)
      return GiveFeedbackResponse(isShown: !present.isEmpty, showTime: rating.showTime)
    }
  }

  /// A meeting of somebody, held after the locks of both; also where one has blocked the other since: whoever has met somebody may say how it was.
  private func held(_ id: UUID, of accountID: UUID, in transaction: Transaction) async throws -> StoredMeeting {
    guard let known = try await meetings.store.meeting(id, in: transaction), known.sides.contains(accountID) else {
      throw RPCError.meetingNotFound
    }
    try await meetings.locks.take(known.sides, in: transaction)
    guard let meeting = try await meetings.store.hold(id, in: transaction) else { throw RPCError.meetingNotFound }
    return meeting
  }

  private func keep(
    _ rating: StoredRating, of meeting: StoredMeeting, showsAll: Bool, at now: Moment, in transaction: Transaction
  ) async throws {
    try await store.insert(rating, in: transaction)
    if !showsAll { return }
    try await store.show(meeting.id, at: now, in: transaction)
    // While one of the two keeps the other away, neither hears of it.
    guard try await meetings.blocks.between(meeting.proposerID, and: [meeting.otherID], in: transaction).isEmpty else { return }
    let shown = FeedbackShown(meetingID: meeting.id.text)
    let events = meeting.sides.map { NewStreamEvent(.told(.feedbackShown(shown)), for: $0, about: meeting.other(than: $0)) }
    try await meetings.news.log.append(events, at: now, in: transaction)
  }

  // MARK: Reading

  func listFeedback(_ request: ListFeedbackRequest, _ context: RequestContext) async throws -> ListFeedbackResponse {
    let (accountID, subjectID) = (try context.accountID, try Field.id(request.accountID, "account_id"))
    let size = try pages.size(request.pageSize)
    let list = PageList(context.method, filter: accountID.bytes + subjectID.bytes)
    let place = try pages.tokens.place(request.pageToken, in: list, as: Moment.self, UUID.self) ?? (.distantFuture, .largest)
    guard try await maySee(subjectID, accountID, at: context.now) else { throw RPCError.userNotFound }
    let found = try await store.page(
      about: subjectID, to: accountID, after: place, limit: size + 1, at: context.now, in: database)
    let shown = Array(found.prefix(size))
    let next = found.count > size ? shown.last.map { pages.tokens.token(after: $0.showTime, $0.feedbackID, in: list) } : nil
    let summary = try await store.summaries(of: [subjectID], at: context.now, in: database)[subjectID] ?? RatingSummary()
    return ListFeedbackResponse(
      entries: try await messages(shown, to: accountID, context), nextPageToken: next ?? "", ratingAverage: summary.average,
      feedbackCount: Int32(clamping: summary.count))
  }

  /// Whether somebody sees what is said of another one: whoever has to do with the person already, and travellers who find the buddy.
  func maySee(_ subjectID: UUID, _ accountID: UUID, at now: Moment) async throws -> Bool {
    if subjectID == accountID { return true }
    guard try await meetings.blocks.between(accountID, and: [subjectID], in: database).isEmpty else { return false }
    if try await meetings.store.areMet(accountID, subjectID, in: database) { return true }
    if try await meetings.conversations.pair(accountID, subjectID, in: database) != nil { return true }
    do {
      let traveller = try await adults.traveller(accountID)
      guard try await buddies.find(subjectID, for: traveller, in: database) != nil else { return false }
      return try await people.recall(Set([subjectID]), at: now).byID[subjectID].map(BuddyHandlers.isShown) ?? false
    } catch let error as RPCError where error.code == .failedPrecondition {
      return false
    }
  }

  private func messages(_ found: [StoredRating], to accountID: UUID, _ context: RequestContext) async throws -> [MeetingFeedback] {
    let authorIDs = Set(found.compactMap(\.authorID))
    let apart = try await meetings.blocks.between(accountID, and: Array(authorIDs), in: database)
    let known = try await people.recall(authorIDs.subtracting(apart), at: context.now).byID
    let persons = try await pictures.people(known, to: accountID, at: context.now, in: database)
    return found.map { rating in MeetingFeedback(rating, by: rating.authorID.flatMap { persons[$0] }) }
  }

  private func told<Value>(_ decide: () throws(RatingRules.Refusal) -> Value) throws(RPCError) -> Value {
    do { return try decide() } catch { throw RPCError(error) }
  }
}
