import CairnProto
import CairnServices
import Events
import ExpeditionsProto
import ExpeditionsServices
import FoundationEssentials
import GameCommon
import Identity
import Positions
import Postgres
import Protobuf
import RPC
import Timekeeping
import TrackJudge

/// The calls of AttemptService.
struct AttemptHandlers: AttemptServiceHandlers {
  let database: Database
  let idempotency: IdempotencyKeys
  let ids: any IDSource
  let pageTokens: PageTokenKey
  let outbox: Outbox
  let people: PeopleLookupServiceClient
  let park: ParkDoor
  let decisions: AttemptDecisions
  /// Whether the weather is asked for: the installation has a source of it.
  let asksWeather: Bool
  let challenges = ChallengeStore()
  let store = AttemptStore()
  let tracks = TrackStore()
  let judging = AttemptTracks()

  // MARK: Starting

  func startAttempt(_ request: StartAttemptRequest, _ context: RequestContext) async throws -> StartAttemptResponse {
    let (accountID, challengeID) = (try context.accountID, try Field.id(request.challengeID, "challenge_id"))
    let (point, accuracy) = try AttemptRequests.start(request)
    let features = try ChallengeRequests.features(request.features, "features")
    let device = try AttemptRequests.device(request.device)
    let recordStart = try AttemptRequests.recordStart(request.recordStartTime, at: context.now)
    // Others change the course and GeoService may not answer: neither must keep a retry from the answer that is there already.
    let found = await Self.caught {
      try await startable(challengeID, version: request.version, recordStart: recordStart, features: features)
    }
    let asked = await Self.caught { try await distance(from: point, to: try found.get().version.parkID, recordStart: recordStart) }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      let version = try found.get().version
      try Self.checkNear(try asked.get())
      let attempt = StoredAttempt(
        id: ids.next(at: context.now), accountID: accountID, challengeID: challengeID, version: version.number, parkID: version.parkID,
        state: .active, startTime: (recordStart ?? context.now).milliseconds, startPoint: point, startAccuracy: accuracy, device: device,
        features: features, isOffline: recordStart != nil, createTime: context.now, expireTime: context.now + AttemptRules.lifetime)
      try await begin(attempt, transaction)
      return StartAttemptResponse(
        attemptID: attempt.id.text, startTime: Moment(milliseconds: attempt.startTime), expireTime: attempt.expireTime)
    }
  }

  /// The challenge in the version that the device shows, if the device has all that it asks for.
  private func startable(
    _ challengeID: UUID, version: Int32, recordStart: Moment?, features: Set<Feature>
  ) async throws -> StoredChallenge {
    let found = try await challenge(challengeID, version: version, recordStart: recordStart)
    let missing = ChallengeRules.missing(found.version.features, of: features)
    if !missing.isEmpty { throw RPCError.featuresMissing(missing) }
    return found
  }

  /// Metres to a park; 0 to one that has gone since somebody began there without a network.
  private func distance(from point: GridPoint, to parkID: String, recordStart: Moment?) async throws -> Double {
    do {
      return try await park.distance(from: point, to: parkID)
    } catch let error as RPCError where error.says(.parkNotFound) {
      guard let recordStart, let removeTime = error.metadata["remove_time_ms"].flatMap(Int64.init), recordStart.milliseconds < removeTime
      else { throw RPCError(.notFound, reason: .parkNotFound, message: error.message) }
      return 0
    }
  }

  /// The challenge in the version that the device shows.
  /// - Parameters:
  ///   - version: 0 for the present one.
  ///   - recordStart: When it began, for one that was recorded without a network: nobody else runs a former one.
  private func challenge(_ challengeID: UUID, version: Int32, recordStart: Moment?) async throws -> StoredChallenge {
    if version < 0 { throw RPCError.invalid("version", .outOfRange) }
    guard let present = try await challenges.challenge(challengeID, in: database), present.isOpen(at: recordStart) else {
      throw RPCError.challengeNotFound
    }
    let latest = try await latestVersion(of: present, recordStart: recordStart)
    if version == 0 || version == latest { return try await challenges.challenge(challengeID, version: latest, in: database) ?? present }
    if let recordStart, version < latest, let end = try await challenges.end(of: version, of: challengeID, in: database),
      recordStart < end + AttemptRules.formerVersionMax,
      let former = try await challenges.challenge(challengeID, version: version, in: database)
    {
      return former
    }
    throw RPCError(
      .aborted, reason: .challengeChanged, message: "it is at version \(latest)", metadata: ["version": "\(latest)"])
  }

  /// The version that is run: of one that was recorded without a network the latest that was there when it began, as far as clocks agree, and none that was
  /// made since the challenge was hidden.
  private func latestVersion(of present: StoredChallenge, recordStart: Moment?) async throws -> Int32 {
    guard let recordStart else { return present.version.number }
    let begin = recordStart + .milliseconds(AttemptRules.skewMax)
    return try await challenges.latestVersion(of: present.id, at: present.unpublishTime.map { min($0, begin) } ?? begin, in: database)
  }

  private func begin(_ attempt: StoredAttempt, _ transaction: Transaction) async throws {
    // A session may outlive its account by minutes.
    guard try await DeletedAccounts.among([attempt.accountID], in: transaction).isEmpty else {
      throw RPCError(.unauthenticated, reason: .unauthenticated, message: "the account is deleted")
    }
    try await store.addPerson(attempt.accountID, in: transaction)
    try await store.lockPerson(attempt.accountID, in: transaction)
    let active = try await store.active(of: attempt.accountID, in: transaction)
    if let same = active.first(where: { $0.challengeID == attempt.challengeID }) {
      throw RPCError(
        .failedPrecondition, reason: .attemptActive, message: "finish it or give it up first", metadata: ["attempt_id": same.id.text])
    }
    if active.count >= AttemptRules.activeMax {
      throw RPCError(.failedPrecondition, reason: .tooManyAttempts, message: "at most \(AttemptRules.activeMax) at once")
    }
    if try await store.isRecorded(by: attempt.accountID, attempt.challengeID, startTime: attempt.startTime, in: transaction) {
      throw RPCError(.failedPrecondition, reason: .alreadyRecorded, message: "an attempt began at that time")
    }
    try await store.insert(attempt, in: transaction)
    try await AttemptTimers.schedule(attempt, generation: attempt.timerGeneration, in: transaction)
    if asksWeather {
      try await Jobs.ask(for: WeatherJob.job(of: attempt), dueTime: attempt.createTime, at: attempt.createTime, in: transaction)
    }
    let told = AttemptStarted(attemptID: attempt.id.text, challengeID: attempt.challengeID.text)
    try await outbox.send(
      [ExpeditionNews.told(.attemptStarted(told), to: [attempt.accountID], orderedBy: attempt.id)], at: attempt.createTime, in: transaction)
  }

  private static func checkNear(_ distance: Double) throws(RPCError) {
    guard distance <= ChallengeRules.parkBuffer else {
      throw RPCError(
        .failedPrecondition, reason: .notInPark, message: "go to the park first",
        metadata: ["distance_m": "\(Int(distance.rounded(.up)))"])
    }
  }

  // MARK: Looking

  func getActiveAttempts(_ request: GetActiveAttemptsRequest, _ context: RequestContext) async throws -> GetActiveAttemptsResponse {
    let attempts = try await store.active(of: try context.accountID, in: database)
    return GetActiveAttemptsResponse(attempts: attempts.map { Attempt($0) })
  }

  func listMyAttempts(_ request: ListMyAttemptsRequest, _ context: RequestContext) async throws -> ListMyAttemptsResponse {
    let (accountID, size) = (try context.accountID, try Field.pageSize(request.pageSize, max: ChallengeRules.pageMax))
    let list = PageList(context.method, filter: accountID.bytes)
    let place = try pageTokens.place(request.pageToken, in: list, as: Moment.self, UUID.self)
    let found = try await store.history(of: accountID, before: place ?? ChallengeHandlers.end, limit: size + 1, in: database)
    var response = ListMyAttemptsResponse(attempts: found.prefix(size).map { Attempt($0) })
    if found.count > size { response.nextPageToken = pageTokens.token(after: found[size - 1].createTime, found[size - 1].id, in: list) }
    return response
  }

  func getAttempt(_ request: GetAttemptRequest, _ context: RequestContext) async throws -> GetAttemptResponse {
    let attemptID = try Field.id(request.attemptID, "attempt_id")
    guard let attempt = try await store.attempt(attemptID, in: database), attempt.accountID == (try context.accountID) else {
      throw Self.notFound
    }
    guard attempt.state == .active else { return GetAttemptResponse(attempt: Attempt(attempt)) }
    let course = try await judging.course(of: attempt, in: database)
    let kept = try await tracks.progress(of: attemptID, in: database)
    let state = try await judging.state(of: attempt, course, kept: kept, in: database)
    let hidden = try await judging.hiddenControls(of: attempt, in: database)
    let parts = AttemptPart.parts(state.evaluation(by: course, from: attempt.countedFrom), without: hidden)
    return GetAttemptResponse(attempt: Attempt(attempt, parts: parts, nextSequence: state.nextSequence))
  }

  // MARK: The track

  func appendTrack(_ request: AppendTrackRequest, _ context: RequestContext) async throws -> AppendTrackResponse {
    let (accountID, attemptID) = (try context.accountID, try Field.id(request.attemptID, "attempt_id"))
    let sequence = try AttemptRequests.sequence(request.sequence)
    let samples = try AttemptRequests.samples(request.samples, at: context.now)
    let chunk = TrackStore.Chunk(sequence: sequence, samples: TrackPacking.pack(samples))
    let lag = request.sendTime.map { (context.now - $0).inMilliseconds }
    return try await database.transaction { transaction in
      var attempt = try await held(attemptID, by: accountID, transaction)
      let known = try await tracks.known(sequence, of: attemptID, in: transaction)
      let course = try await judging.course(of: attempt, in: transaction)
      var state = try await judging.state(of: attempt, course, kept: known.progress, in: transaction)
      if let former = known.samples {
        guard former == chunk.samples else {
          throw RPCError(.failedPrecondition, reason: .chunkMismatch, message: "chunk \(sequence) was other samples")
        }
        let evaluation = state.evaluation(by: course, from: attempt.countedFrom)
        return Self.response(state, evaluation, without: try await judging.hiddenControls(of: attempt, in: transaction))
      }
      try Self.checkRoom(for: samples.count, in: attempt)
      try await tracks.insert(chunk, sampleCount: samples.count, of: attemptID, at: context.now, in: transaction)
      // Once for all chunks: progress is kept by when it began.
      if !attempt.isOffline, attempt.sampleCount == 0 { attempt.clockLag = max(0, lag ?? 0) }
      if !attempt.isOffline, let lag { attempt.leastLag = attempt.sampleCount == 0 ? lag : min(attempt.leastLag, lag) }
      attempt.sampleCount += Int32(samples.count)
      attempt.expireTime = context.now + AttemptRules.lifetime
      try await advance(&state, by: chunk, of: attempt, course, transaction)
      return try await keep(state, of: attempt, course, at: context.now, transaction)
    }
  }

  /// Keeps how far an attempt is, and tells it.
  func keep(
    _ state: LiveState, of attempt: StoredAttempt, _ course: Course, at now: Moment, _ transaction: Transaction
  ) async throws -> AppendTrackResponse {
    var attempt = attempt
    let evaluation = state.evaluation(by: course, from: attempt.countedFrom)
    let hidden = try await judging.hiddenControls(of: attempt, in: transaction)
    try await tell(evaluation, without: hidden, of: &attempt, at: now, transaction)
    try await tracks.keep(state.packed(from: attempt.countedFrom), of: attempt.id, in: transaction)
    try await store.noteTrack(attempt, in: transaction)
    return Self.response(state, evaluation, without: hidden)
  }

  private static func checkRoom(for count: Int, in attempt: StoredAttempt) throws(RPCError) {
    guard attempt.state == .active else { throw ended(attempt) }
    guard Int(attempt.sampleCount) + count <= AttemptRules.samplesMax else {
      throw RPCError(.resourceExhausted, reason: .trackTooLong, message: "at most \(AttemptRules.samplesMax) samples")
    }
  }

  /// Follows the track over a chunk that has come, and over those behind it that were there before. Nothing where chunks before it are missing.
  private func advance(
    _ state: inout LiveState, by chunk: TrackStore.Chunk, of attempt: StoredAttempt, _ course: Course, _ transaction: Transaction
  ) async throws {
    guard chunk.sequence == state.nextSequence else { return }
    try state.take([chunk], by: course, from: attempt.countedFrom)
    state = try await judging.goneOn(from: state, of: attempt, course, in: transaction)
  }

  /// New parts are told to the person's other devices.
  private func tell(
    _ evaluation: Evaluation, without hidden: Set<Int>, of attempt: inout StoredAttempt, at now: Moment, _ transaction: Transaction
  ) async throws {
    let (parts, deadline) = (AttemptPart.parts(evaluation, without: hidden), evaluation.deadline)
    let done = parts.filter { $0.completeTime != nil }
    if done.count > Int(attempt.partCount) {
      let new = done.sorted { ($0.completeTime?.microseconds ?? 0) < ($1.completeTime?.microseconds ?? 0) }.dropFirst(
        Int(attempt.partCount))
      let told = AttemptPartCompleted(
        attemptID: attempt.id.text, parts: Array(new), deadlineTime: deadline.map { Moment(milliseconds: $0) })
      try await outbox.send(
        [ExpeditionNews.told(.attemptPartCompleted(told), to: [attempt.accountID], orderedBy: attempt.id)], at: now, in: transaction)
      attempt.partCount = Int32(done.count)
    }
    if let deadline, deadline != attempt.deadline {
      attempt.deadline = deadline
      if !attempt.isOffline { try await DeadlineTimers.schedule(attempt, deadline, in: transaction) }
    }
  }

  /// How far it is with the chunks that are there without a hole.
  private static func response(_ state: LiveState, _ evaluation: Evaluation, without hidden: Set<Int>) -> AppendTrackResponse {
    AppendTrackResponse(
      parts: AttemptPart.parts(evaluation, without: hidden), nextSequence: state.nextSequence,
      deadlineTime: evaluation.deadline.map { Moment(milliseconds: $0) }, isComplete: evaluation.isComplete)
  }

  func exportTrack(_ request: ExportTrackRequest, _ context: RequestContext) async throws -> ExportTrackResponse {
    let (accountID, attemptID) = (try context.accountID, try Field.id(request.attemptID, "attempt_id"))
    let list = PageList(context.method, filter: attemptID.bytes)
    let first = try pageTokens.place(request.pageToken, in: list, as: Int64.self)
    guard let attempt = try await store.attempt(attemptID, in: database), attempt.accountID == accountID else { throw Self.notFound }
    let found = try await tracks.page(of: attemptID, from: Int32(clamping: first ?? 0), limit: TrackGPX.pageChunks + 1, in: database)
    guard !found.isEmpty else { throw Self.trackNotFound }
    var room = TrackGPX.pageSamples
    let page = found.prefix(TrackGPX.pageChunks).prefix { one in
      defer { room -= Int(one.sampleCount) }
      return room == TrackGPX.pageSamples || room >= Int(one.sampleCount)
    }
    var gpx = first == nil ? TrackGPX.head(from: Moment(milliseconds: attempt.startTime)) : ""
    for one in page { gpx += TrackGPX.points(try TrackPacking.unpack(one.chunk.samples)) }
    guard found.count > page.count else { return ExportTrackResponse(gpx: gpx + TrackGPX.tail) }
    return ExportTrackResponse(gpx: gpx, nextPageToken: pageTokens.token(after: Int64(found[page.count].chunk.sequence), in: list))
  }

  func keepTrack(_ request: KeepTrackRequest, _ context: RequestContext) async throws -> KeepTrackResponse {
    let (accountID, attemptID) = (try context.accountID, try Field.id(request.attemptID, "attempt_id"))
    let attempt = try await database.transaction { transaction in
      var attempt = try await held(attemptID, by: accountID, transaction)
      if attempt.keepsTrack == request.isKept { return attempt }
      guard attempt.hasTrack || !request.isKept else { throw Self.trackNotFound }
      try await store.keepTrack(request.isKept, of: attemptID, in: transaction)
      attempt.keepsTrack = request.isKept
      return attempt
    }
    return KeepTrackResponse(attempt: Attempt(attempt))
  }

  // MARK: The end

  func finishAttempt(_ request: FinishAttemptRequest, _ context: RequestContext) async throws -> FinishAttemptResponse {
    let (accountID, attemptID) = (try context.accountID, try Field.id(request.attemptID, "attempt_id"))
    guard (0...Int32(AttemptRules.chunksMax)).contains(request.chunkCount) else { throw RPCError.invalid("chunk_count", .outOfRange) }
    // Asked before the transaction. News for friends is not worth a verdict: without an answer there is none.
    let friends = try? await people.findFriends(FindFriendsRequest(account: accountID.bytes)).accounts.compactMap { UUID(bytes: $0) }
    for _ in 0..<AttemptReading.triesMax {
      let reading = try await judging.read(attemptID, of: accountID, chunkCount: request.chunkCount, in: database)
      if let response = try await finish(reading, friends: friends ?? [], at: context.now) { return response }
    }
    throw RPCError.overloaded("more of the track comes all the time")
  }

  /// Decides by what was read before, unless more has come since: then nil.
  private func finish(_ reading: AttemptReading, friends: [UUID], at now: Moment) async throws -> FinishAttemptResponse? {
    try await database.transaction { transaction in
      try await store.lockPerson(reading.attempt.accountID, in: transaction)
      let attempt = try await held(reading.attempt.id, by: reading.attempt.accountID, transaction)
      if let decision = attempt.decision {
        return FinishAttemptResponse(verdict: try? Verdict(decoding: decision.verdict), attempt: Attempt(attempt))
      }
      guard attempt.state == .active else { throw Self.ended(attempt) }
      // Each chunk has samples: without more of them it is the same track.
      guard attempt.sampleCount == reading.attempt.sampleCount else { return nil }
      guard let alone = reading.judgement else { return FinishAttemptResponse(reading) }
      let judgement = try await judging.compared(alone, of: attempt, in: transaction)
      guard let state = StoredAttempt.State(judgement.outcome) else { return FinishAttemptResponse(reading) }
      let decided = try await decisions.decide(
        attempt, as: state, StoredAttempt.Decision(judgement, of: attempt, at: now), kind: reading.kind, friends: friends, at: now,
        transaction)
      return FinishAttemptResponse(verdict: Verdict(judgement), attempt: Attempt(decided))
    }
  }

  func abandonAttempt(_ request: AbandonAttemptRequest, _ context: RequestContext) async throws -> AbandonAttemptResponse {
    let (accountID, attemptID) = (try context.accountID, try Field.id(request.attemptID, "attempt_id"))
    let attempt = try await database.transaction { transaction in
      try await store.lockPerson(accountID, in: transaction)
      let attempt = try await held(attemptID, by: accountID, transaction)
      guard attempt.state == .active else { return attempt }
      try await store.abandon(attemptID, at: context.now, in: transaction)
      let told = AttemptEnded(attemptID: attemptID.text, state: .abandoned)
      try await outbox.send(
        [ExpeditionNews.told(.attemptEnded(told), to: [accountID], orderedBy: attemptID)], at: context.now, in: transaction)
      return try await store.attempt(attemptID, in: transaction) ?? attempt
    }
    return AbandonAttemptResponse(attempt: Attempt(attempt))
  }

  func appealVerdict(_ request: AppealVerdictRequest, _ context: RequestContext) async throws -> AppealVerdictResponse {
    let (accountID, attemptID) = (try context.accountID, try Field.id(request.attemptID, "attempt_id"))
    guard request.text.utf8.count <= 4_000, request.text.unicodeScalars.count <= 1_000 else {
      throw RPCError.invalid("text", .tooLong, "at most 1,000 scalars")
    }
    let attempt = try await database.transaction { transaction in
      let attempt = try await held(attemptID, by: accountID, transaction)
      if attempt.appeal != nil { return attempt }
      guard attempt.state == .held || attempt.state == .rejected, attempt.decision?.isByModerator == false else {
        throw RPCError(.failedPrecondition, reason: .nothingToAppeal, message: "it is neither held nor rejected by the machine")
      }
      try await store.appeal(attemptID, AppealText.kept(request.text), in: transaction)
      return try await store.attempt(attemptID, in: transaction) ?? attempt
    }
    return AppealVerdictResponse(attempt: Attempt(attempt))
  }
}

extension AttemptHandlers {
  /// An attempt of the caller's, of which nothing changes until the transaction ends.
  private func held(_ attemptID: UUID, by accountID: UUID, _ transaction: Transaction) async throws -> StoredAttempt {
    guard let attempt = try await store.hold(attemptID, in: transaction), attempt.accountID == accountID else { throw Self.notFound }
    return attempt
  }

  /// Result of a question asked before a transaction, or why there is none.
  private static func caught<Value>(_ body: () async throws -> Value) async -> Result<Value, any Error> {
    do { return .success(try await body()) } catch { return .failure(error) }
  }

  static var notFound: RPCError { RPCError(.notFound, reason: .attemptNotFound, message: "none of the caller's") }

  private static var trackNotFound: RPCError {
    RPCError(.notFound, reason: .trackNotFound, message: "nothing has come, or it was forgotten")
  }

  static func ended(_ attempt: StoredAttempt) -> RPCError {
    let state = AttemptState(rawValue: Int32(attempt.state.rawValue))
    return RPCError(.failedPrecondition, reason: .attemptEnded, metadata: ["state": state.protoName ?? ""])
  }
}
