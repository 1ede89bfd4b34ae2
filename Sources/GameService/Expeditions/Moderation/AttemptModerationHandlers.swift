import CairnProto
import CairnServices
import ExpeditionsProto
import ExpeditionsServices
import FoundationEssentials
import GameCommon
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of AttemptModerationService.
struct AttemptModerationHandlers: AttemptModerationServiceHandlers {
  let database: Database
  let pageTokens: PageTokenKey
  let moderators: ModeratorGate
  let people: PeopleLookupServiceClient
  let decisions: AttemptDecisions
  let store = AttemptStore()
  let tracks = TrackStore()
  let judging = AttemptTracks()

  func listWaitingAttempts(_ request: ListWaitingAttemptsRequest, _ context: RequestContext) async throws -> ListWaitingAttemptsResponse {
    try await moderators.require(context)
    let (size, list) = (try Field.pageSize(request.pageSize, max: ChallengeRules.pageMax), PageList(context.method))
    let place = try pageTokens.place(request.pageToken, in: list, as: Moment.self, UUID.self)
    let found = try await store.waiting(after: place ?? Self.beginning, limit: size + 1, in: database)
    var response = ListWaitingAttemptsResponse()
    for attempt in found.prefix(size) {
      response.attempts.append(WaitingAttempt(attempt, chunkCount: try await tracks.count(of: attempt.id, in: database)))
    }
    if found.count > size, let time = found[size - 1].finishTime {
      response.nextPageToken = pageTokens.token(after: time, found[size - 1].id, in: list)
    }
    let persons = await ShownPeople(people).persons(named: response.attempts.map(\.accountID), to: try context.accountID)
    for index in response.attempts.indices { response.attempts[index].person = persons[response.attempts[index].accountID] }
    return response
  }

  func getWaitingAttempt(_ request: GetWaitingAttemptRequest, _ context: RequestContext) async throws -> GetWaitingAttemptResponse {
    try await moderators.require(context)
    let (attemptID, sequence) = (try Field.id(request.attemptID, "attempt_id"), try AttemptRequests.sequence(request.sequence))
    guard let attempt = try await store.attempt(attemptID, in: database), attempt.isWaiting || attempt.mayBeTakenBack
    else {
      throw Self.notFound
    }
    let samples = try await tracks.samples(sequence, of: attemptID, in: database).map { try TrackPacking.unpack($0) } ?? []
    return GetWaitingAttemptResponse(waitingAttempt: try await waiting(attempt, to: try context.accountID), samples: samples.map(\.message))
  }

  func decideAttempt(_ request: DecideAttemptRequest, _ context: RequestContext) async throws -> DecideAttemptResponse {
    try await moderators.require(context)
    let (moderatorID, attemptID) = (try context.accountID, try Field.id(request.attemptID, "attempt_id"))
    guard request.note.utf8.count <= 4_000, request.note.unicodeScalars.count <= 1_000 else {
      throw RPCError.invalid("note", .tooLong, "at most 1,000 scalars")
    }
    let state: StoredAttempt.State = request.isAccepted ? .accepted : .rejected
    let friendIDs = request.isAccepted ? await friends(ofOwnerOf: attemptID) : []
    let attempt = try await database.transaction { transaction in
      guard let known = try await store.attempt(attemptID, in: transaction) else { throw Self.notFound }
      try await store.lockPerson(known.accountID, in: transaction)
      guard let attempt = try await store.hold(attemptID, in: transaction), var decision = attempt.decision else { throw Self.notFound }
      if attempt.accountID == moderatorID { throw RPCError(.failedPrecondition, reason: .ownAttempt) }
      guard attempt.isWaiting || attempt.mayBeTakenBack else { throw Self.notFound }
      if !attempt.isWaiting, attempt.state == state { return attempt }
      guard attempt.isWaiting || request.overrules else { throw RPCError(.failedPrecondition, reason: .alreadyDecided) }
      (decision.isByModerator, decision.note, decision.time) = (true, AppealText.kept(request.note), context.now)
      let kind = try await judging.version(of: attempt, in: transaction).kind
      return try await decisions.decide(attempt, as: state, decision, kind: kind, friends: friendIDs, at: context.now, transaction)
    }
    return DecideAttemptResponse(waitingAttempt: try await waiting(attempt, to: moderatorID))
  }

  /// Friends of whoever has made an attempt, who hear of it as they would if the machine had accepted it. News is not worth a verdict: where nobody can be
  /// asked for them there is none.
  private func friends(ofOwnerOf attemptID: UUID) async -> [UUID] {
    guard let owner = try? await store.attempt(attemptID, in: database)?.accountID else { return [] }
    let found = try? await people.findFriends(FindFriendsRequest(account: owner.bytes)).accounts
    return (found ?? []).compactMap { UUID(bytes: $0) }
  }

  private func waiting(_ attempt: StoredAttempt, to moderatorID: UUID) async throws -> WaitingAttempt {
    var waiting = WaitingAttempt(attempt, chunkCount: try await tracks.count(of: attempt.id, in: database))
    waiting.person = await ShownPeople(people).persons([attempt.accountID], to: moderatorID)[waiting.accountID]
    return waiting
  }

  /// Before every attempt there is.
  private static let beginning = (Moment(microseconds: 0), UUID(bytes: [UInt8](repeating: 0, count: 16)) ?? UUID())

  private static var notFound: RPCError { RPCError(.notFound, reason: .attemptNotFound, message: "none that waits") }
}

extension WaitingAttempt {
  fileprivate init(_ attempt: StoredAttempt, chunkCount: Int32) {
    self.init(attempt: Attempt(attempt), accountID: attempt.accountID.text, appeal: attempt.appeal ?? "", chunkCount: chunkCount)
  }
}
