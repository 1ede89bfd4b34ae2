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
  func find(_ accountIDs: [UUID], username: String? = nil) async throws -> Found {
    let usernames = username.map { $0.isEmpty || $0.utf8.count > Self.usernameBytesMax ? [] : [$0] } ?? []
    if accountIDs.isEmpty, usernames.isEmpty { return Found(byID: [:]) }
    let response = try await service.findPeople(FindPeopleRequest(accounts: accountIDs.map(\.bytes), usernames: usernames))
    let people = response.entries.compactMap { entry in
      UUID(bytes: entry.account).map { KnownPerson(accountID: $0, username: entry.username) }
    }
    return Found(byID: Dictionary(people.map { ($0.accountID, $0) }) { first, _ in first })
  }
}

extension CairnProto.Person {
  init(_ person: KnownPerson) { self.init(accountID: person.accountID.text, username: person.username) }
}
