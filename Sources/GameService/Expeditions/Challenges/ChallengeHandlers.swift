import CairnProto
import CairnServices
import Events
import ExpeditionsProto
import ExpeditionsServices
import FoundationEssentials
import GameCommon
import Identity
import Logging
import Observability
import Postgres
import RPC
import Timekeeping

/// The calls of ChallengeService.
struct ChallengeHandlers: ChallengeServiceHandlers {
  let database: Database
  let idempotency: IdempotencyKeys
  let ids: any IDSource
  let pageTokens: PageTokenKey
  let outbox: Outbox
  let park: ParkDoor
  let directory: DirectoryServiceClient
  let builderAge: Duration
  let store = ChallengeStore()
  private static let log = Logger(label: "cairn.challenges")
  let reportedOfNobody = MetricRegistry.process.counter(
    "cairn_challenges_of_nobody_reported_total", "Reports of challenges of nobody that three people or more have reported.")

  // MARK: Looking

  func getChallengeTypes(_ request: GetChallengeTypesRequest, _ context: RequestContext) async throws -> GetChallengeTypesResponse {
    GetChallengeTypesResponse(types: Evaluators.all.map { ChallengeTypeSpec($0) })
  }

  func listParkChallenges(_ request: ListParkChallengesRequest, _ context: RequestContext) async throws -> ListParkChallengesResponse {
    let (parkID, size) = (try ChallengeRequests.parkID(request.parkID), try Field.pageSize(request.pageSize, max: ChallengeRules.pageMax))
    let list = PageList(context.method, filter: Array(parkID.utf8))
    let place = try pageTokens.place(request.pageToken, in: list, as: Moment.self, UUID.self)
    let found = try await store.ofPark(parkID, before: place ?? Self.end, limit: size + 1, in: database)
    var response = ListParkChallengesResponse(challenges: found.prefix(size).map { Challenge($0, for: context.caller.accountID) })
    if found.count > size, let last = found[size - 1].publishTime {
      response.nextPageToken = pageTokens.token(after: last, found[size - 1].id, in: list)
    }
    return response
  }

  func getChallenge(_ request: GetChallengeRequest, _ context: RequestContext) async throws -> GetChallengeResponse {
    let challengeID = try Field.id(request.challengeID, "challenge_id")
    guard let challenge = try await store.challenge(challengeID, in: database), challenge.isSeen(by: context.caller.accountID) else {
      throw RPCError.challengeNotFound
    }
    return GetChallengeResponse(challenge: Challenge(challenge, for: context.caller.accountID))
  }

  func listMyChallenges(_ request: ListMyChallengesRequest, _ context: RequestContext) async throws -> ListMyChallengesResponse {
    let (accountID, size) = (try context.accountID, try Field.pageSize(request.pageSize, max: ChallengeRules.pageMax))
    let list = PageList(context.method, filter: accountID.bytes)
    let place = try pageTokens.place(request.pageToken, in: list, as: Moment.self, UUID.self)
    let found = try await store.ofMaker(accountID, before: place ?? Self.end, limit: size + 1, in: database)
    var response = ListMyChallengesResponse(challenges: found.prefix(size).map { Challenge($0, for: accountID) })
    if found.count > size { response.nextPageToken = pageTokens.token(after: found[size - 1].createTime, found[size - 1].id, in: list) }
    return response
  }

  // MARK: Building

  func createChallenge(_ request: CreateChallengeRequest, _ context: RequestContext) async throws -> CreateChallengeResponse {
    let accountID = try context.accountID
    let draft = try ChallengeRequests.draft(request.draft)
    try Self.checkFeatures(of: request.device, for: draft.version)
    // GeoService is asked before the transaction, and must not keep a retry from the answer that is there already.
    let asked = await Self.caught { try await park.outside(draft.version) }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      try Self.check(try asked.get())
      if try await store.draftCount(of: accountID, in: transaction) >= ChallengeRules.draftsMax {
        throw RPCError(.resourceExhausted, reason: .tooManyDrafts, message: "at most \(ChallengeRules.draftsMax)")
      }
      let challenge = StoredChallenge(
        id: ids.next(at: context.now), makerID: accountID, state: .draft, name: draft.name, description: draft.description,
        latestVersion: 1, revision: 1,
        createTime: context.now, publishTime: nil, version: draft.version)
      try await store.insert(challenge, in: transaction)
      try await store.put(challenge.version, of: challenge.id, at: context.now, in: transaction)
      return CreateChallengeResponse(challengeID: challenge.id.text, revision: challenge.revision)
    }
  }

  func updateChallenge(_ request: UpdateChallengeRequest, _ context: RequestContext) async throws -> UpdateChallengeResponse {
    let (accountID, challengeID) = (try context.accountID, try Field.id(request.challengeID, "challenge_id"))
    let draft = try ChallengeRequests.draft(request.draft)
    try Self.checkFeatures(of: request.device, for: draft.version)
    let asked = await Self.caught { try await park.outside(draft.version) }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      var challenge = try await own(challengeID, by: accountID, transaction)
      if challenge.state == .withdrawn { throw Self.withdrawn }
      guard challenge.revision == request.revision else {
        throw RPCError(.aborted, reason: .challengeChanged, message: "it is at revision \(challenge.revision)")
      }
      try Self.check(try asked.get())
      try await change(&challenge, to: draft, at: context.now, transaction)
      return UpdateChallengeResponse(version: challenge.version.number, revision: challenge.revision)
    }
  }

  /// Another course of a challenge that others have seen is another version of it.
  private func change(
    _ challenge: inout StoredChallenge, to draft: ChallengeRequests.Draft, at now: Moment, _ transaction: Transaction
  ) async throws {
    let (before, formerPark) = (challenge.version, challenge.version.parkID)
    challenge.version = draft.version
    challenge.version.number = challenge.latestVersion
    if challenge.publishTime != nil, !before.isSameCourse(as: challenge.version), try await wasShown(challenge, transaction) {
      challenge.latestVersion += 1
      challenge.version.number = challenge.latestVersion
    }
    (challenge.name, challenge.description) = (draft.name, draft.description)
    challenge.revision += 1
    if challenge.state != .draft, challenge.version.parkID != formerPark { try await checkRoom(for: challenge, transaction) }
    try await store.put(challenge.version, of: challenge.id, at: now, in: transaction)
    try await store.update(challenge, in: transaction)
    guard challenge.state == .published, challenge.version.parkID != formerPark else { return }
    let news = [
      ExpeditionNews.unpublished(challenge.id, in: formerPark), ExpeditionNews.published(challenge.id, in: challenge.version.parkID),
    ]
    try await outbox.send(news, at: now, in: transaction)
  }

  /// Whether others have seen the latest version: one that was made while the challenge is hidden nobody has.
  private func wasShown(_ challenge: StoredChallenge, _ transaction: Transaction) async throws -> Bool {
    guard challenge.state == .hidden, let time = challenge.unpublishTime else { return true }
    return try await store.latestVersion(of: challenge.id, at: time, in: transaction) == challenge.latestVersion
  }

  func publishChallenge(_ request: PublishChallengeRequest, _ context: RequestContext) async throws -> PublishChallengeResponse {
    let (accountID, challengeID) = (try context.accountID, try Field.id(request.challengeID, "challenge_id"))
    guard let known = try await store.challenge(challengeID, in: database), known.makerID == accountID else {
      throw RPCError.challengeNotFound
    }
    if known.state == .draft { try await checkBuilder(accountID, at: context.now) }
    let challenge = try await database.transaction { transaction in
      var challenge = try await own(challengeID, by: accountID, transaction)
      switch challenge.state {
      case .published: return challenge
      case .withdrawn: throw Self.withdrawn
      case .hidden: throw RPCError(.failedPrecondition, reason: .challengeHidden, message: "a moderator must look at it")
      case .draft: try await checkRoom(for: challenge, transaction)
      }
      (challenge.state, challenge.publishTime) = (.published, context.now)
      challenge.revision += 1
      try await store.update(challenge, in: transaction)
      try await outbox.send([ExpeditionNews.published(challengeID, in: challenge.version.parkID)], at: context.now, in: transaction)
      return challenge
    }
    return PublishChallengeResponse(challenge: Challenge(challenge, for: accountID))
  }

  func withdrawChallenge(_ request: WithdrawChallengeRequest, _ context: RequestContext) async throws -> WithdrawChallengeResponse {
    let (accountID, challengeID) = (try context.accountID, try Field.id(request.challengeID, "challenge_id"))
    try await database.transaction { transaction in
      var challenge = try await own(challengeID, by: accountID, transaction)
      if challenge.state == .withdrawn { return }
      // Nobody else has seen it, and nobody has an attempt at it.
      if challenge.publishTime == nil { return try await store.delete(challengeID, in: transaction) }
      let wasPublished = challenge.state == .published
      challenge.become(.withdrawn, at: context.now)
      challenge.revision += 1
      try await store.update(challenge, in: transaction)
      if wasPublished {
        try await outbox.send([ExpeditionNews.unpublished(challengeID, in: challenge.version.parkID)], at: context.now, in: transaction)
      }
    }
    return WithdrawChallengeResponse()
  }

  func reportChallenge(_ request: ReportChallengeRequest, _ context: RequestContext) async throws -> ReportChallengeResponse {
    let (accountID, challengeID) = (try context.accountID, try Field.id(request.challengeID, "challenge_id"))
    _ = try Field.word(request.reason, "reason")
    try await database.transaction { transaction in
      try await store.lock(challengeID, in: transaction)
      guard var challenge = try await store.challenge(challengeID, in: transaction),
        challenge.state == .published || challenge.state == .hidden
      else { throw RPCError.challengeNotFound }
      if challenge.makerID == accountID { throw RPCError(.failedPrecondition, reason: .ownChallenge) }
      let seen = ChallengeReport.shown(challenge, to: accountID)
      guard try await store.report(challengeID, by: accountID, reason: Int16(request.reason.rawValue), at: context.now, in: transaction)
      else { return }
      let count = try await store.reportCount(of: challengeID, in: transaction)
      guard challenge.makerID != nil else { return tellOperators(of: challengeID, reportCount: count) }
      let hides = challenge.state == .published && count >= ChallengeRules.reportsMax
      if hides { try await hide(&challenge, at: context.now, transaction) }
      let complaint = ChallengeReport.complaint(request.reason, by: accountID, hides: hides)
      let told = Contents.reported(ChallengeReport.challenge.ref(challengeID.text), seen, complaint)
      try await outbox.send([told], at: context.now, in: transaction)
    }
    return ReportChallengeResponse()
  }

  /// A challenge of nobody has no case, in which somebody would look and show it again: three people cannot take it away. An operator can.
  private func tellOperators(of challengeID: UUID, reportCount: Int) {
    guard reportCount >= ChallengeRules.reportsMax else { return }
    reportedOfNobody.add()
    Self.log.warning(
      "people report a challenge of nobody: look at it, and hide it by 'cairn content hide challenge'",
      metadata: ["challenge_id": "\(challengeID.text)", "reports": "\(reportCount)"])
  }

  /// Nobody but its maker sees it until a moderator has.
  private func hide(_ challenge: inout StoredChallenge, at now: Moment, _ transaction: Transaction) async throws {
    challenge.become(.hidden, at: now)
    challenge.revision += 1
    try await store.update(challenge, in: transaction)
    try await outbox.send([ExpeditionNews.unpublished(challenge.id, in: challenge.version.parkID)], at: now, in: transaction)
  }
}

extension ChallengeHandlers {
  /// Behind every challenge there is: where a list begins.
  static let end = (Moment(microseconds: 253_402_300_799_000_000), UUID(bytes: [UInt8](repeating: 255, count: 16)) ?? UUID())

  /// A challenge of the caller's, of which nothing changes until the transaction ends.
  private func own(_ challengeID: UUID, by accountID: UUID, _ transaction: Transaction) async throws -> StoredChallenge {
    try await store.lock(challengeID, in: transaction)
    guard let challenge = try await store.challenge(challengeID, in: transaction), challenge.makerID == accountID else {
      throw RPCError.challengeNotFound
    }
    return challenge
  }

  /// Builders who show something to everybody are no newcomers (requirement E-S14).
  private func checkBuilder(_ accountID: UUID, at now: Moment) async throws {
    if builderAge == .zero { return }
    let age = try await directory.getAccountAge(GetAccountAgeRequest(account: accountID.bytes))
    guard age.isEmailConfirmed else { throw RPCError(.failedPrecondition, reason: .emailNotConfirmed) }
    guard let createTime = age.createTime, now - createTime >= builderAge else {
      throw RPCError(.failedPrecondition, reason: .accountTooNew, message: "seven days unless the installation says otherwise")
    }
  }

  /// The park has room for one more of its maker's. The second of two at once counts the first.
  private func checkRoom(for challenge: StoredChallenge, _ transaction: Transaction) async throws {
    guard let makerID = challenge.makerID else { return }
    let parkID = challenge.version.parkID
    try await store.lockRoom(of: makerID, in: parkID, transaction)
    if try await store.publishedCount(of: makerID, in: parkID, transaction) >= ChallengeRules.publishedMax {
      throw RPCError(
        .resourceExhausted, reason: .tooManyChallenges, message: "at most \(ChallengeRules.publishedMax) in a park: take one back first")
    }
  }

  private static func checkFeatures(of device: BuildingDevice?, for version: ChallengeVersion) throws(RPCError) {
    guard let device else { return }
    let has = try ChallengeRequests.features(device.features, "device.features")
    let missing = ChallengeRules.missing(version.features, of: has)
    if !missing.isEmpty { throw .featuresMissing(missing) }
  }

  private static func check(_ faults: [CourseFault]) throws(RPCError) {
    if !faults.isEmpty { throw ChallengeRequests.refused(faults) }
  }

  /// Result of a question asked before a transaction, or why there is none.
  private static func caught<Value>(_ body: () async throws -> Value) async -> Result<Value, any Error> {
    do { return .success(try await body()) } catch { return .failure(error) }
  }

  private static var withdrawn: RPCError { RPCError(.failedPrecondition, reason: .challengeWithdrawn) }
}

extension RPCError {
  static var challengeNotFound: RPCError { RPCError(.notFound, reason: .challengeNotFound, message: "none that the caller may see") }

  /// The missing ones are named (requirement E-20).
  static func featuresMissing(_ missing: [Feature]) -> RPCError {
    RPCError(
      .failedPrecondition, reason: .featuresMissing, message: "Features necessary for this challenge cannot be found",
      metadata: ["missing": missing.map(\.name).joined(separator: ",")])
  }
}
