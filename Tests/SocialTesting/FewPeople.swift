package import AllAppsProto
import AllAppsServices
package import CairnProto
package import FoundationEssentials
import Identity
package import Protobuf
package import RPC
package import SocialCommon
import Synchronization
package import WhereAmIProto

/// An AuthService that knows a few people.
package final class FewPeople: RPCChannel {
  private let people = Mutex<[KnownPerson]>([])
  private let down = Mutex<RPCCode?>(nil)
  /// By account: "moderator" or "admin".
  private let ranks = Mutex<[UUID: String]>([:])
  /// What GameService knows, and how often it was asked; nil while it does not answer.
  private let scores = Mutex<(scores: [UUID: Double]?, askedCount: Int)>(([:], 0))
  private let leaving = Mutex<Set<UUID>>([])
  private let withoutSecondFactor = Mutex<Set<UUID>>([])
  private let searches = Mutex(0)
  /// Sessions that AuthService says are over.
  private let endedSessions = Mutex<Set<UUID>>([])
  /// What GameService says can be played; nil while it does not answer.
  private let playing = Mutex<FindOpenPlayResponse?>(FindOpenPlayResponse())
  private let openPlayLimits = Mutex<[Duration?]>([])
  /// Pages of what people have played, by player, and the languages in which they were asked for.
  private let pages = Mutex<(byID: [UUID: ContentPage], languages: [String])>(([:], []))

  /// What happened in the one game there is, by who is reported and who reports.
  private let played = Mutex<(down: RPCError?, evidence: [[UUID]: GameEvidence])>((nil, [:]))
  /// Content of GameService, and who does not see it.
  private let contents = Mutex<[String: (found: FoundContent, hiddenFrom: Set<UUID>)]>([:])

  package init() {}

  package func setDown(_ isDown: Bool, as code: RPCCode = .unavailable) { down.withLock { $0 = isDown ? code : nil } }

  package func add(_ name: String, isMinor: Bool = false, accountID: UUID = UUID()) -> KnownPerson {
    let person = KnownPerson(accountID: accountID, username: name, isMinor: isMinor)
    people.withLock { $0.append(person) }
    return person
  }

  package func setRank(_ rank: String?, of person: KnownPerson) { ranks.withLock { $0[person.accountID] = rank } }

  /// The session of a moderator was opened without a second factor.
  package func setSecondFactorMissing(_ person: KnownPerson) { withoutSecondFactor.withLock { _ = $0.insert(person.accountID) } }

  /// A session has ended, of which no event has told yet.
  package func end(_ sessionID: UUID) { endedSessions.withLock { _ = $0.insert(sessionID) } }

  private func find(_ request: FindEndedSessionsRequest) -> FindEndedSessionsResponse {
    let ended = endedSessions.withLock { $0 }
    return FindEndedSessionsResponse(sessions: request.sessions.filter { bytes in UUID(bytes: bytes).map(ended.contains) == true })
  }

  private func check(_ request: CheckModeratorRequest) -> CheckModeratorResponse {
    func rank(_ bytes: [UInt8]) -> String? { UUID(bytes: bytes).flatMap { id in ranks.withLock { $0[id] } } }
    guard let own = rank(request.account) else { return CheckModeratorResponse(answer: .notAllowed) }
    if let id = UUID(bytes: request.account), withoutSecondFactor.withLock({ $0.contains(id) }) {
      return CheckModeratorResponse(answer: .secondFactorMissing)
    }
    let target = rank(request.target)
    return CheckModeratorResponse(answer: .yes, role: own, isAboveTarget: target == nil || own == "admin" && target == "moderator")
  }

  /// What GameService answers from now on; nil for nothing.
  package func setScores(_ new: [UUID: Double]?) { scores.withLock { $0.scores = new } }

  /// How often AuthService was asked for names that begin so.
  package var searchCount: Int { searches.withLock { $0 } }

  /// What GameService says can be played from now on; nil for no answer.
  package func setPlaying(_ new: FindOpenPlayResponse?) { playing.withLock { $0 = new } }

  /// How long those would have waited who were not told what can be played.
  package var unansweredOpenPlayLimits: [Duration?] { openPlayLimits.withLock { $0 } }

  /// How often GameService was asked for scores.
  package var scoreQuestionCount: Int { scores.withLock { $0.askedCount } }

  /// Somebody has played a game to its end; every game is that one.
  package func setPage(_ page: ContentPage?, of person: KnownPerson) {
    pages.withLock { $0.byID[person.accountID] = page }
  }

  /// Languages in which pages were asked for, in order.
  package var pageLanguages: [String] { pages.withLock(\.languages) }

  private func find(_ request: FindContentPageRequest) throws -> FindContentPageResponse {
    if let down = played.withLock({ $0.down }) { throw down }
    return pages.withLock { pages in
      pages.languages.append(request.language)
      return FindContentPageResponse(page: request.content?.kind == "game" ? UUID(bytes: request.account).flatMap { pages.byID[$0] } : nil)
    }
  }

  /// What GameService says of a game when one who has played it reports the other; nil when it is not both of them.
  package func setPlayed(_ evidence: GameEvidence?, of person: KnownPerson, reportedBy reporter: KnownPerson) {
    played.withLock { $0.evidence[[person.accountID, reporter.accountID]] = evidence }
  }

  /// What GameService fails with when it is asked of a game, how it went or what happened in it; nil when it answers.
  package func setGamesDown(_ code: RPCCode?, reason: String = "BROKEN") {
    played.withLock { $0.down = code.map { RPCError($0, told: reason) } }
  }

  /// GameService has content, which some people do not see.
  package func add(_ content: FoundContent, hiddenFrom people: [KnownPerson] = []) {
    contents.withLock { $0[content.content?.id ?? ""] = (content, Set(people.map(\.accountID))) }
  }

  private func find(_ request: FindContentRequest) throws -> FindContentResponse {
    let (down, evidence) = played.withLock { ($0.down, $0.evidence) }
    if let down { throw down }
    let (viewer, subject) = (UUID(bytes: request.viewer), UUID(bytes: request.subject))
    let found = request.contents.compactMap { content -> FoundContent? in
      if content.kind == "game" {
        return evidence[[subject, viewer].compactMap(\.self)].map {
          FoundContent(content: content, evidence: $0.encoded(), evidenceType: GameEvidence.protoName)
        }
      }
      guard let known = contents.withLock({ $0[content.id] }), known.found.content == content else { return nil }
      return viewer.map(known.hiddenFrom.contains) == false ? known.found : nil
    }
    return FindContentResponse(contents: found)
  }

  private func find(_ request: FindScoresRequest) throws -> FindScoresResponse {
    try scores.withLock { state in
      state.askedCount += 1
      guard let scores = state.scores else { throw RPCError(.unavailable, told: "UNAVAILABLE") }
      return FindScoresResponse(
        scores: request.accounts.compactMap { bytes in
          UUID(bytes: bytes).flatMap { scores[$0] }.map { PlayerScore(account: bytes, score: $0) }
        })
    }
  }

  /// Is being deleted, and may still come back.
  package func setLeaving(_ person: KnownPerson) { leaving.withLock { _ = $0.insert(person.accountID) } }

  /// Is not to be deleted after all.
  package func setStaying(_ person: KnownPerson) { leaving.withLock { _ = $0.remove(person.accountID) } }

  /// AuthService has heard something else of somebody since.
  package func change(_ person: KnownPerson, _ change: (inout KnownPerson) -> Void) {
    people.withLock { people in people.firstIndex { $0.accountID == person.accountID }.map { change(&people[$0]) } }
  }

  package func remove(_ person: KnownPerson) { people.withLock { $0.removeAll { $0 == person } } }

  package func unary<Request: Message, Response: Message>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> Response {
    if let code = down.withLock({ $0 }) { throw RPCError(code, told: "UNAVAILABLE") }
    if let request = request as? FindScoresRequest, let response = try find(request) as? Response { return response }
    if let request = request as? FindContentPageRequest, let response = try find(request) as? Response { return response }
    if let request = request as? FindContentRequest, let response = try find(request) as? Response { return response }
    if row.path == ResultsServiceMethods.findOpenPlay.path {
      guard let response = playing.withLock({ $0 }) as? Response else {
        openPlayLimits.withLock { $0.append(options.timeout) }
        throw RPCError(.deadlineExceeded, told: "UNAVAILABLE")
      }
      return response
    }
    if let request = request as? FindEndedSessionsRequest, let response = find(request) as? Response { return response }
    if let request = request as? SearchPeopleRequest, let response = search(request) as? Response { return response }
    if let request = request as? CheckModeratorRequest, let response = check(request) as? Response { return response }
    guard let request = request as? FindPeopleRequest else { throw RPCError(.unimplemented, told: "UNEXPECTED", message: row.path) }
    // As many as AuthService takes.
    guard (1...200).contains(request.accounts.count + request.usernames.count) else { throw RPCError.invalid("accounts", .outOfRange) }
    let names = request.usernames.map { $0.lowercased() }
    let found = people.withLock { people in
      people.filter { person in request.includesLeaving || !leaving.withLock { $0.contains(person.accountID) } }
        .filter { request.accounts.contains($0.accountID.bytes) || names.contains($0.username.lowercased()) }
    }
    let response = FindPeopleResponse(entries: found.map { Self.entry($0) })
    guard let response = response as? Response else { throw RPCError(.unimplemented, told: "UNEXPECTED", message: row.path) }
    return response
  }

  private func search(_ request: SearchPeopleRequest) -> SearchPeopleResponse {
    searches.withLock { $0 += 1 }
    let found = people.withLock { $0 }.map { (name: $0.username.lowercased(), person: $0) }
      .filter { $0.name.hasPrefix(request.usernamePrefix.lowercased()) && $0.name > request.after }
      .filter { !$0.person.isMinor || $0.name == request.usernamePrefix }
    return SearchPeopleResponse(entries: found.sorted { $0.name < $1.name }.prefix(Int(request.limit)).map { Self.entry($0.person) })
  }

  private static func entry(_ person: KnownPerson) -> DirectoryEntry {
    DirectoryEntry(
      account: person.accountID.bytes, username: person.username,
      capabilities: (person.isMinor ? ["minor"] : []) + (person.mayChat ? [] : ["no_chat"]) + (person.isSuspended ? ["suspended"] : []))
  }

  package func serverStreaming<Request: Message, Response: Message>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> RPCResponseStream<Response> {
    throw RPCError(.unimplemented, told: "UNEXPECTED", message: row.path)
  }
}
