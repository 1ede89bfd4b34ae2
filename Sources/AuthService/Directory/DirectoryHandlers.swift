import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC

/// Tells other services who somebody is.
struct DirectoryHandlers: DirectoryServiceHandlers {
  /// People in one question: two pages of any list.
  static let peopleMax = 200

  let database: Database
  let store = DirectoryStore()

  func findPeople(_ request: FindPeopleRequest, _ context: RequestContext) async throws -> FindPeopleResponse {
    guard (1...Self.peopleMax).contains(request.accounts.count + request.usernames.count) else {
      throw RPCError.invalid("accounts", "TOO_MANY", "1 to \(Self.peopleMax) with usernames")
    }
    let accountIDs = request.accounts.compactMap { UUID(bytes: $0) }
    guard accountIDs.count == request.accounts.count else { throw RPCError.invalid("accounts", "INVALID_UUID", "16 bytes") }
    // What breaks the rules of names is nobody's, and some of it no text for a database.
    let usernames = request.usernames.filter { $0.utf8.count <= UsernameRules.lengthMax && !$0.utf8.contains(0) }.map(UsernameRules.folded)
    let people = try await store.find(accountIDs, orFolded: usernames, in: database)
    return FindPeopleResponse(entries: people.map { DirectoryEntry(account: $0.accountID.bytes, username: $0.username) })
  }
}
