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

/// The calls of ResultService.
struct ResultHandlers: ResultServiceHandlers {
  /// Friends whose points are shown: as many as anybody has.
  static let friendsMax = 500

  let database: Database
  let pageTokens: PageTokenKey
  let people: PeopleLookupServiceClient
  let blocks: BlockLookupServiceClient
  let moderators: ModeratorGate
  let challenges = ChallengeStore()
  let store = ResultStore()

  func getExpeditionStats(_ request: GetExpeditionStatsRequest, _ context: RequestContext) async throws -> GetExpeditionStatsResponse {
    let view = try await ProfileView(request.accountID, context, people)
    guard view.isShown else { return GetExpeditionStatsResponse() }
    let figures =
      view.isOwn
      ? try await store.figures(of: view.accountID, in: database)
      : try await store.toldFigures(of: view.accountID, at: context.now, in: database)
    let rank = figures.totalPoints > 0 ? try await store.countAbove(figures.totalPoints, in: database) + 1 : 0
    return GetExpeditionStatsResponse(
      stats: ExpeditionStats(
        accountID: view.accountID.text, visitedParkCount: figures.parkCount, completedChallengeCount: figures.challengeCount,
        acceptedAttemptCount: figures.acceptedCount, totalPoints: figures.totalPoints, rank: rank))
  }

  func getFriendScores(_ request: GetFriendScoresRequest, _ context: RequestContext) async throws -> GetFriendScoresResponse {
    let accountID = try context.accountID
    let friends = try await people.findFriends(FindFriendsRequest(account: accountID.bytes)).accounts.compactMap { UUID(bytes: $0) }
    let all = [accountID] + friends.prefix(Self.friendsMax - 1)
    let points = try await store.points(of: all, to: accountID, at: context.now, in: database)
    let sorted = all.map { (accountID: $0, points: points[$0] ?? 0) }.sorted {
      ($1.points, $0.accountID.text) < ($0.points, $1.accountID.text)
    }
    let persons = await ShownPeople(people).persons(all, to: accountID)
    return GetFriendScoresResponse(
      scores: sorted.map { one in
        FriendScore(
          accountID: one.accountID.text, totalPoints: one.points, rank: Int64(sorted.count { $0.points > one.points }) + 1,
          person: persons[one.accountID.text])
      })
  }

  func listChallengeBoard(_ request: ListChallengeBoardRequest, _ context: RequestContext) async throws -> ListChallengeBoardResponse {
    let (accountID, challengeID) = (try context.accountID, try Field.id(request.challengeID, "challenge_id"))
    let size = try Field.pageSize(request.pageSize, max: ChallengeRules.pageMax)
    let version = try await version(request.version, of: challengeID, for: accountID)
    let list = PageList(context.method, filter: challengeID.bytes + Array("\(version)".utf8))
    let place = try pageTokens.place(request.pageToken, in: list, as: Int64.self, Int64.self, Moment.self, UUID.self)
    let found = try await store.board(challengeID, version, after: place ?? Self.beginning, limit: size + 1, in: database)
    let page = found.prefix(size)
    var response = ListChallengeBoardResponse(
      rows: try await shown(Array(page), challengeID, version, to: accountID, namesAttempts: await isModerators(context)))
    if let own = try await store.best(of: accountID, on: challengeID, version, in: database) {
      let rank = try await store.countBetter(than: own, on: challengeID, version, in: database) + 1
      response.ownRow = BoardRow(own, rank: rank, namesAttempt: true)
    }
    await name(&response, to: accountID)
    if found.count > size, let last = page.last {
      response.nextPageToken = pageTokens.token(after: last.rank, last.tie, last.endTime, last.accountID, in: list)
    }
    return response
  }

  /// Whether a call is a moderator's, who may look at attempts. Others see the board all the same.
  private func isModerators(_ context: RequestContext) async -> Bool {
    guard ModeratorGate.isClaimed(in: context) else { return false }
    return (try? await moderators.require(context)) != nil
  }

  /// Puts names and pictures of people in, as one who looks sees them.
  private func name(_ response: inout ListChallengeBoardResponse, to viewerID: UUID) async {
    let accountIDs = response.rows.map(\.accountID) + (response.ownRow.map { [$0.accountID] } ?? [])
    let persons = await ShownPeople(people).persons(named: accountIDs, to: viewerID)
    for index in response.rows.indices { response.rows[index].person = persons[response.rows[index].accountID] }
    if let own = response.ownRow?.accountID { response.ownRow?.person = persons[own] }
  }

  /// Before every row there is.
  private static let beginning = (Int64.max, Int64.max, Moment(microseconds: 0), UUID(bytes: [UInt8](repeating: 0, count: 16)) ?? UUID())

  private func version(_ number: Int32, of challengeID: UUID, for accountID: UUID) async throws -> Int32 {
    guard let challenge = try await challenges.challenge(challengeID, in: database), challenge.isSeen(by: accountID) else {
      throw RPCError.challengeNotFound
    }
    guard (0...challenge.latestVersion).contains(number) else { throw RPCError.invalid("version", .outOfRange) }
    let version = number == 0 ? challenge.latestVersion : number
    let asked = version == challenge.latestVersion ? challenge : try await challenges.challenge(challengeID, version: version, in: database)
    guard let asked, Evaluators.evaluator(of: asked.version.kind).schema.hasBoard else {
      throw RPCError(.failedPrecondition, reason: .noBoard, message: "a free ride has none")
    }
    return version
  }

  /// The rows of a page, equals with one rank, without people who are not shown to each other.
  private func shown(_ page: [ResultStore.Best], _ challengeID: UUID, _ version: Int32, to accountID: UUID, namesAttempts: Bool)
    async throws -> [BoardRow]
  {
    guard let first = page.first else { return [] }
    let others = page.map(\.accountID).filter { $0 != accountID }
    var blocked: Set<[UInt8]> = []
    if !others.isEmpty {
      let request = FindBlockedRequest(account: accountID.bytes, others: others.map(\.bytes))
      blocked = Set(try await blocks.findBlocked(request).blockedAccounts)
    }
    // Ranks of the page follow from the first one's, and from how many equals of it stand before the page.
    let start = try await store.countBetter(than: first, on: challengeID, version, in: database)
    let before = try await store.countBefore(first, on: challengeID, version, in: database)
    var (rows, rank): ([BoardRow], Int64) = ([], start + 1)
    for (index, best) in page.enumerated() {
      if index > 0, (best.rank, best.tie) != (page[index - 1].rank, page[index - 1].tie) { rank = before + Int64(index) + 1 }
      if blocked.contains(best.accountID.bytes) { continue }
      rows.append(BoardRow(best, rank: rank, namesAttempt: namesAttempts || best.accountID == accountID))
    }
    return rows
  }
}

extension BoardRow {
  /// The day of a finish: with the time that the attempt took, more would tell when somebody was where. So would the attempt's id, which says when it
  /// was begun: whoever may see the attempt has it.
  fileprivate init(_ best: ResultStore.Best, rank: Int64, namesAttempt: Bool) {
    self.init(
      accountID: best.accountID.text, rank: rank,
      score: AttemptScore(value: best.score, unit: AttemptScore.Unit(rawValue: Int32(best.unit.rawValue))),
      finishTime: CalendarDay(of: best.endTime).start, attemptID: namesAttempt ? best.attemptID.text : "")
  }
}
