package import CairnProto
import CairnServices
import EventLoop
package import FoundationEssentials
import Identity
import RPC
import Revocations
package import Timekeeping

/// Asks AuthService who somebody is: it alone knows names, and who is leaving. For what is shown it is asked once, until the log of
/// revocations tells of a change (docs/adr/0043).
package struct PeopleDirectory: Sendable {
  /// Longer ones are nobody's; AuthService need not be asked.
  package static let usernameBytesMax = 254
  /// So long after the last word of the log what is remembered is still shown: two heartbeats and a half. A name that was given up is seen for
  /// so long at worst, and some hundredths of a second otherwise.
  static let trustMax = Duration.milliseconds(2_500)

  /// Accounts that AuthService is asked of at once: it takes 200, and a name may be among them.
  static let askedMax = 199

  let service: DirectoryServiceClient
  let remembered = RememberedPeople()
  /// Told of the same log, for `PushSessions`: one stream of it is enough for a process.
  let sessions = RememberedSessions()
  /// Nothing is remembered while nobody follows it.
  let watch: RevocationWatch

  /// People that were found.
  package struct Found: Sendable {
    package let byID: [UUID: KnownPerson]

    package func named(_ username: String) -> KnownPerson? {
      let folded = username.lowercased()
      return byID.values.first { $0.username.lowercased() == folded }
    }
  }

  /// Hears of whom something has changed, again and again, until the task is cancelled. On `loop`.
  /// - Parameter revocations: Clients of each process of AuthService.
  func follow(_ revocations: [RevocationServiceClient], on loop: Loop) async {
    await watch.follow(revocations, on: loop, deliver: { hear($0) }, note: { _ in })
  }

  /// Sees to it that silence is noticed, until the task is cancelled. On the loop of `follow`.
  func supervise(on loop: Loop) async {
    await watch.supervise(on: loop, deliver: { hear($0) }, note: { _ in })
  }

  private func hear(_ news: RevocationWatch.News) {
    remembered.hear(news)
    sessions.hear(news)
  }

  /// Asks, so that nothing is older than the question: for what is decided, and for a person's own name. People
  /// who have no name, or are leaving, are not found.
  /// - Parameter includesLeaving: Also those who are leaving and may still come back.
  /// - Throws: `RPCError`: `unavailable` when AuthService does not answer.
  package func find(_ accountIDs: [UUID], username: String? = nil, includesLeaving: Bool = false, timeout: Duration? = nil) async throws
    -> Found
  {
    let usernames = username.map { $0.isEmpty || $0.utf8.count > Self.usernameBytesMax ? [] : [$0] } ?? []
    if accountIDs.isEmpty, usernames.isEmpty { return Found(byID: [:]) }
    var byID: [UUID: KnownPerson] = [:]
    for begin in stride(from: 0, to: max(accountIDs.count, 1), by: Self.askedMax) {
      let part = accountIDs.dropFirst(begin).prefix(Self.askedMax)
      let request = FindPeopleRequest(
        accounts: part.map(\.bytes), usernames: begin == 0 ? usernames : [], includesLeaving: includesLeaving)
      let response = try await service.findPeople(request, timeout.map { CallOptions(timeout: $0) } ?? CallOptions())
      for person in response.entries.compactMap(KnownPerson.init) { byID[person.accountID] = person }
    }
    return Found(byID: byID)
  }

  /// Looks people up for what is shown: AuthService is asked only for those who are not remembered.
  /// - Returns: In the order of the question; nil for whoever has no name, or is leaving.
  /// - Throws: `RPCError`: `unavailable` when AuthService does not answer.
  package func recall(_ accountIDs: [UUID], at now: Moment, timeout: Duration? = nil) async throws -> [KnownPerson?] {
    let isTrusted = Loop.current.map { watch.isTrusted(at: $0.steadyMilliseconds) } ?? false
    var people = isTrusted ? remembered.recall(accountIDs, at: now) : accountIDs.map { _ in nil }
    let unknown = people.indices.filter { if case nil = people[$0] { true } else { false } }
    if unknown.isEmpty { return people }
    let mark = remembered.mark
    let found = try await find(unknown.map { accountIDs[$0] }, timeout: timeout)
    if isTrusted { remembered.keep(found.byID.values, askedAt: mark, at: now) }
    for index in unknown { people[index] = found.byID[accountIDs[index]] }
    return people
  }

  /// As the other one, of people whom somebody has got by their ids.
  package func recall(_ accountIDs: Set<UUID>, at now: Moment) async throws -> Found {
    let people = try await recall(Array(accountIDs), at: now).compactMap(\.self)
    return Found(byID: Dictionary(people.map { ($0.accountID, $0) }) { first, _ in first })
  }

  /// People whose names begin so, in the order of their names in lower case.
  /// - Parameter after: Only behind this name, in lower case.
  /// - Throws: `RPCError`: `unavailable` when AuthService does not answer.
  func search(_ prefix: String, after: String, limit: Int) async throws -> [KnownPerson] {
    let request = SearchPeopleRequest(usernamePrefix: prefix, after: after, limit: Int32(limit))
    return try await service.searchPeople(request).entries.compactMap(KnownPerson.init)
  }
}

extension KnownPerson {
  /// Capabilities by which AuthService names those who are protected.
  private static let minors: Set<String> = ["minor", "no_public_profile", "no_precise_last_seen"]

  /// Nil when it has no account.
  fileprivate init?(_ entry: DirectoryEntry) {
    guard let accountID = UUID(bytes: entry.account) else { return nil }
    self.init(
      accountID: accountID, username: entry.username, isMinor: entry.capabilities.contains { Self.minors.contains($0) },
      isSuspended: entry.capabilities.contains("suspended"), mayChat: !entry.capabilities.contains("no_chat"))
  }
}

extension CairnProto.Person {
  package init(_ person: KnownPerson) { self.init(accountID: person.accountText, username: person.username) }
}
