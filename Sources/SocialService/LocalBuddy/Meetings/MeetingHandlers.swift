import CairnProto
import Events
import FoundationEssentials
import Geodesy
import Identity
import LocalBuddyProto
import LocalBuddyServices
import Postgres
import RPC
import SocialCommon
import Timekeeping

/// Answers calls about meetings.
struct MeetingHandlers: MeetingServiceHandlers {
  let database: Database
  let idempotency: IdempotencyKeys
  let adults: Adults
  let people: PeopleDirectory
  let pictures: PersonPictures
  let pages: PeoplePages
  let ratings: RatingStore
  let meetings: Meetings
  var store: MeetingStore { meetings.store }

  // MARK: Deeds

  func createMeeting(_ request: CreateMeetingRequest, _ context: RequestContext) async throws -> CreateMeetingResponse {
    let accountID = try context.accountID
    let (otherID, plan) = try await MeetingRequests.proposal(request, by: accountID, in: database)
    let known = await found {
      try Self.checkMayWrite(context)
      _ = try await adults.traveller(accountID)
      return try await person(otherID)
    }
    let proposal = try await idempotency.run(context, request: request, in: database) { transaction in
      let other = try known.get()
      let proposal = try await told {
        try await meetings.propose(plan, by: accountID, to: otherID, other, at: context.now, in: transaction)
      }
      return CreateMeetingResponse(meetingID: proposal.meeting.id.text, overlappingMeetingIDs: proposal.overlapping.map(\.text))
    }
    return proposal
  }

  func respondMeeting(_ request: RespondMeetingRequest, _ context: RequestContext) async throws -> RespondMeetingResponse {
    let (accountID, id) = (try context.accountID, try Field.id(request.meetingID, "meeting_id"))
    let deed: MeetingRules.Deed
    switch request.answer {
    case .accept: deed = .accept
    case .deny: deed = .deny
    case .unspecified, .unrecognized: throw RPCError.invalid("answer", .unknownValue)
    }
    // To deny is nobody's age.
    let known = await found {
      guard deed == .accept else { return nil }
      _ = try await adults.traveller(accountID)
      return try await other(of: id, than: accountID)
    }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      let other = try known.get()
      let answered = try await told { try await meetings.answer(deed, id, by: accountID, to: other, at: context.now, in: transaction) }
      return RespondMeetingResponse(
        state: MeetingState(answered.meeting.state), overlappingMeetingIDs: answered.overlapping.map(\.text))
    }
  }

  func cancelMeeting(_ request: CancelMeetingRequest, _ context: RequestContext) async throws -> CancelMeetingResponse {
    let (accountID, id) = (try context.accountID, try Field.id(request.meetingID, "meeting_id"))
    let reason = try MeetingRequests.reason(request.reason)
    // Nobody but a reader need be known.
    let known = await found { reason.isEmpty ? nil : try await other(of: id, than: accountID) }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      if !reason.isEmpty { try Self.checkMayWrite(context) }
      let other = try known.get()
      let meeting = try await told {
        try await meetings.cancel(id, reason: reason, by: accountID, to: other, at: context.now, in: transaction)
      }
      return CancelMeetingResponse(state: MeetingState(meeting.state))
    }
  }

  func rescheduleMeeting(_ request: RescheduleMeetingRequest, _ context: RequestContext) async throws -> RescheduleMeetingResponse {
    let (accountID, id) = (try context.accountID, try Field.id(request.meetingID, "meeting_id"))
    let plan = try await MeetingRequests.plan(request.content, in: database)
    let known = await found {
      try Self.checkMayWrite(context)
      _ = try await adults.traveller(accountID)
      return try await other(of: id, than: accountID)
    }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      let other = try known.get()
      let proposal = try await told { try await meetings.move(id, to: plan, by: accountID, other, at: context.now, in: transaction) }
      return RescheduleMeetingResponse(meetingID: proposal.meeting.id.text, overlappingMeetingIDs: proposal.overlapping.map(\.text))
    }
  }

  /// Somebody as AuthService knows them now; judged in the transaction, behind blocks and conversation, which hide what is known of strangers.
  private func person(_ accountID: UUID) async throws -> KnownPerson? { try await people.find([accountID]).byID[accountID] }

  /// The other one of a meeting of the caller's; nil for a meeting that is none, and for somebody who is gone.
  private func other(of id: UUID, than accountID: UUID) async throws -> KnownPerson? {
    guard let meeting = try await store.meeting(id, in: database), meeting.sides.contains(accountID) else { return nil }
    return try await person(meeting.other(than: accountID))
  }

  /// Plans and reasons are words like those of a message.
  private static func checkMayWrite(_ context: RequestContext) throws(RPCError) {
    if context.caller.capabilities.contains("no_chat") { throw .meetingChatNotAllowed }
  }

  /// Answers of other services, with which a transaction begins. That one cannot be asked now must not keep a retry from the answer that is there already.
  private func found(
    _ ask: nonisolated(nonsending) () async throws -> KnownPerson?
  ) async -> Result<KnownPerson?, any Error> {
    do { return .success(try await ask()) } catch { return .failure(error) }
  }

  private func told<Value>(_ decide: nonisolated(nonsending) () async throws -> Value) async throws -> Value {
    do { return try await decide() } catch let refusal as MeetingRules.Refusal { throw RPCError(refusal) }
  }

  // MARK: Reading

  func getMeeting(_ request: GetMeetingRequest, _ context: RequestContext) async throws -> GetMeetingResponse {
    let meeting = try await own(request.meetingID, context)
    return GetMeetingResponse(meeting: try await messages([meeting], context).first)
  }

  func getMeetingCalendar(_ request: GetMeetingCalendarRequest, _ context: RequestContext) async throws -> GetMeetingCalendarResponse {
    let accountID = try context.accountID
    let meeting = try await own(request.meetingID, context).shown(to: accountID)
    let other = try await people.recall([meeting.other(than: accountID)], at: context.now).first ?? nil
    return GetMeetingCalendarResponse(calendar: MeetingCalendar.file(meeting, with: other?.username ?? "LocalBuddy", at: context.now))
  }

  private func own(_ text: String, _ context: RequestContext) async throws -> StoredMeeting {
    let (accountID, id) = (try context.accountID, try Field.id(text, "meeting_id"))
    guard let meeting = try await store.meeting(id, in: database), meeting.sides.contains(accountID),
      try await meetings.blocks.between(accountID, and: [meeting.other(than: accountID)], in: database).isEmpty
    else { throw RPCError.meetingNotFound }
    return meeting
  }

  func listMeetings(_ request: ListMeetingsRequest, _ context: RequestContext) async throws -> ListMeetingsResponse {
    let (accountID, size) = (try context.accountID, try pages.size(request.pageSize))
    let otherID = request.withAccountID.isEmpty ? nil : try Field.id(request.withAccountID, "with_account_id")
    let span = MeetingStore.Span(
      from: request.fromTime ?? .distantPast, to: request.toTime ?? .distantFuture,
      states: request.includesEnded ? MeetingRules.State.allCases : MeetingRules.State.allCases.filter(\.isOpen))
    let list = PageList(context.method, filter: Self.filter(accountID, otherID, span))
    let place = try pages.tokens.place(request.pageToken, in: list, as: Moment.self, UUID.self).map {
      MeetingPlace(startTime: $0.0, meetingID: $0.1)
    }
    let found = try await page(of: accountID, with: otherID, span, after: place ?? MeetingPlace(), limit: size + 1)
    let shown = Array(found.prefix(size))
    let next = found.count > size ? shown.last.map { pages.tokens.token(after: $0.startTime, $0.id, in: list) } : nil
    return ListMeetingsResponse(meetings: try await messages(shown, context), nextPageToken: next ?? "")
  }

  private func page(
    of accountID: UUID, with otherID: UUID?, _ span: MeetingStore.Span, after place: MeetingPlace, limit: Int
  ) async throws -> [StoredMeeting] {
    guard let otherID else { return try await store.page(of: accountID, span, after: place, limit: limit, in: database) }
    guard try await meetings.blocks.between(accountID, and: [otherID], in: database).isEmpty else { return [] }
    return try await store.page(of: accountID, with: otherID, span, after: place, limit: limit, in: database)
  }

  private static func filter(_ accountID: UUID, _ otherID: UUID?, _ span: MeetingStore.Span) -> [UInt8] {
    var filter = accountID.bytes + (otherID?.bytes ?? []) + [UInt8(span.states.count)]
    for moment in [span.from, span.to] { withUnsafeBytes(of: moment.microseconds.bigEndian) { filter += $0 } }
    return filter
  }

  func getMeetingMonth(_ request: GetMeetingMonthRequest, _ context: RequestContext) async throws -> GetMeetingMonthResponse {
    let month = try MeetingRequests.month(request.month)
    let days = try await store.days(of: try context.accountID, from: month.first, to: month.end, at: context.now, in: database)
    return GetMeetingMonthResponse(days: days.map { MeetingDay($0) })
  }

  private func messages(_ found: [StoredMeeting], _ context: RequestContext) async throws -> [Meeting] {
    let accountID = try context.accountID
    let known = try await people.recall(Set(found.map { $0.other(than: accountID) }), at: context.now).byID
    let persons = try await pictures.people(known, to: accountID, at: context.now, in: database)
    let given = try await ratings.given(by: accountID, of: found.map(\.id), in: database)
    return found.map { meeting in
      let otherID = meeting.other(than: accountID)
      return Meeting(
        meeting, to: accountID, with: persons[otherID] ?? Person(accountID: otherID.text), rating: given[meeting.id], at: context.now)
    }
  }
}
