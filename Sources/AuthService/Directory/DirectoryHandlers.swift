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
    try Field.check(count: request.accounts.count + request.usernames.count, "accounts", in: 1...Self.peopleMax)
    let accountIDs = try Field.ids(request.accounts, "accounts", count: 0...Self.peopleMax)
    // Names that break the rules are nobody's, and some of them no text for a database.
    let usernames = request.usernames.filter { $0.utf8.count <= UsernameRules.lengthMax && !$0.utf8.contains(0) }.map(UsernameRules.folded)
    let people = try await store.find(
      accountIDs, orFolded: usernames, includesLeaving: request.includesLeaving, at: context.now, in: database)
    return FindPeopleResponse(entries: people.map(DirectoryEntry.init))
  }

  func searchPeople(_ request: SearchPeopleRequest, _ context: RequestContext) async throws -> SearchPeopleResponse {
    guard (1...Self.peopleMax).contains(Int(request.limit)) else {
      throw RPCError.invalid("limit", .outOfRange, "1 to \(Self.peopleMax)")
    }
    guard (1...UsernameRules.lengthMax).contains(request.usernamePrefix.utf8.count), request.after.utf8.count <= UsernameRules.lengthMax
    else {
      throw RPCError.invalid("username_prefix", .outOfRange, "1 to \(UsernameRules.lengthMax) characters")
    }
    let prefix = UsernameRules.folded(request.usernamePrefix)
    // Nobody's name has other characters, and the end of the range is told by the last of them.
    guard let end = DirectoryRules.end(of: prefix), DirectoryRules.isPart(request.after) else { return SearchPeopleResponse() }
    let people = try await store.search(
      prefix, before: end, after: request.after, minorsBornAfter: DirectoryRules.majorityBirthDate(at: CalendarDate(of: context.now)),
      limit: Int(request.limit), at: context.now, in: database)
    return SearchPeopleResponse(entries: people.map(DirectoryEntry.init))
  }

  func getAccountAge(_ request: GetAccountAgeRequest, _ context: RequestContext) async throws -> GetAccountAgeResponse {
    let accountID = try Field.id(request.account, "account")
    guard let age = try await store.age(of: accountID, in: database) else { throw RPCError(.notFound, reason: .accountNotFound) }
    return GetAccountAgeResponse(createTime: age.createTime, isEmailConfirmed: age.isEmailConfirmed)
  }

  func getPersonalFacts(_ request: GetPersonalFactsRequest, _ context: RequestContext) async throws -> GetPersonalFactsResponse {
    guard let accountID = UUID(bytes: request.account) else { throw RPCError.invalid("account", .invalidUUID, "16 bytes") }
    guard let facts = try await store.facts(of: accountID, in: database) else { throw RPCError(.notFound, reason: .accountNotFound) }
    let age = facts.birthDate.map { Int32(clamping: $0.years(until: CalendarDate(of: context.now))) }
    return GetPersonalFactsResponse(ageYears: age, gender: Gender(facts.gender))
  }
}

extension DirectoryEntry {
  fileprivate init(_ entry: DirectoryStore.Entry) {
    self.init(account: entry.accountID.bytes, username: entry.username, capabilities: entry.capabilities)
  }
}
