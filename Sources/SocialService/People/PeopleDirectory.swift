import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import RPC

/// Asks AuthService who somebody is: it alone knows names, and who is leaving.
struct PeopleDirectory: Sendable {
  /// Longer ones are nobody's; AuthService need not be asked.
  static let usernameBytesMax = 254

  let service: DirectoryServiceClient

  /// Who was found.
  struct Found: Sendable {
    let byID: [UUID: KnownPerson]

    func named(_ username: String) -> KnownPerson? {
      let folded = username.lowercased()
      return byID.values.first { $0.username.lowercased() == folded }
    }
  }

  /// Looks people up. Whoever has no name, or is leaving, is not found.
  /// - Throws: `RPCError`: `unavailable` when AuthService does not answer.
  func find(_ accountIDs: [UUID], username: String? = nil, timeout: Duration? = nil) async throws -> Found {
    let usernames = username.map { $0.isEmpty || $0.utf8.count > Self.usernameBytesMax ? [] : [$0] } ?? []
    if accountIDs.isEmpty, usernames.isEmpty { return Found(byID: [:]) }
    let request = FindPeopleRequest(accounts: accountIDs.map(\.bytes), usernames: usernames)
    let response = try await service.findPeople(request, timeout.map { CallOptions(timeout: $0) } ?? CallOptions())
    let people = response.entries.compactMap(KnownPerson.init)
    return Found(byID: Dictionary(people.map { ($0.accountID, $0) }) { first, _ in first })
  }

  /// Those whose names begin so, in the order of their names in lower case.
  /// - Parameter after: Only behind this name, in lower case.
  /// - Throws: `RPCError`: `unavailable` when AuthService does not answer.
  func search(_ prefix: String, after: String, limit: Int) async throws -> [KnownPerson] {
    let request = SearchPeopleRequest(usernamePrefix: prefix, after: after, limit: Int32(limit))
    return try await service.searchPeople(request).entries.compactMap(KnownPerson.init)
  }
}

extension KnownPerson {
  /// What AuthService says of those who are protected.
  private static let minors: Set<String> = ["minor", "no_public_profile", "no_precise_last_seen"]

  /// Nil when it has no account.
  fileprivate init?(_ entry: DirectoryEntry) {
    guard let accountID = UUID(bytes: entry.account) else { return nil }
    self.init(
      accountID: accountID, username: entry.username, isMinor: entry.capabilities.contains { Self.minors.contains($0) })
  }
}

extension CairnProto.Person {
  init(_ person: KnownPerson) { self.init(accountID: person.accountID.text, username: person.username) }
}
