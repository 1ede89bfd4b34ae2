import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC
import Texts
import Timekeeping

/// The calls of PeopleService.
struct PeopleHandlers: PeopleServiceHandlers {
  let database: Database
  let people: PeopleDirectory
  let tokens: PageTokenKey
  let pictures: PersonPictures
  let relations = RelationStore()

  func searchUsers(_ request: SearchUsersRequest, _ context: RequestContext) async throws -> SearchUsersResponse {
    let accountID = try context.accountID
    let prefix: String
    do throws(SearchRules.Refusal) { prefix = try SearchRules.prefix(PeopleText.entry(request.usernamePrefix)) } catch {
      throw RPCError(error)
    }
    let size = try Field.pageSize(request.pageSize, default: SearchRules.pageMax, max: SearchRules.pageMax)
    let list = PageList(context.method, filter: accountID.bytes + Array(prefix.utf8))
    var after = try tokens.place(request.pageToken, in: list, as: String.self) ?? ""
    // Until there is one more than asked for, which tells that there is another page. People who are not shown are as if not there: neither a short page
    // nor a token tells of them, unless they are very many in a row.
    var (users, limit, isEnd) = ([FoundUser](), size + 1, false)
    for _ in 0..<SearchRules.roundsMax where users.count <= size && !isEnd {
      let listed = try await people.search(prefix, after: after, limit: limit)
      users += try await found(listed, by: accountID, at: context.now)
      isEnd = listed.count < limit
      (after, limit) = (listed.last?.username.lowercased() ?? after, SearchRules.pageMax + 1)
    }
    let page = users.prefix(size)
    var response = SearchUsersResponse(users: Array(page))
    if users.count > size, let last = page.last?.person?.username.lowercased() {
      response.nextPageToken = tokens.token(after: last, in: list)
    } else if !isEnd {
      // Behind somebody who is not shown. The token looks like any other.
      response.nextPageToken = tokens.token(after: after, in: list)
    }
    return response
  }

  /// People whom a search shows to somebody: not the one who asks, and nobody who is blocked or blocks.
  private func found(_ listed: [KnownPerson], by accountID: UUID, at now: Moment) async throws -> [FoundUser] {
    let others = listed.filter { $0.accountID != accountID }
    let accountIDs = others.map(\.accountID)
    let standing = try await relations.relations(of: accountID, to: accountIDs, at: now, in: database)
    let shown = try await pictures.profiles.pictures(of: accountIDs, in: database)
    return others.compactMap { person in
      guard let relation = standing[person.accountID], relation != .blocked else { return nil }
      let seen = pictures.person(person, shown[person.accountID], to: ProfileRules.Viewer(relation), at: now)
      return FoundUser(person: seen, relationship: Relationship(relation))
    }
  }
}

extension RPCError {
  init(_ refusal: SearchRules.Refusal) {
    let field = "username_prefix"
    switch refusal {
    case .tooShort: self = .invalid(field, .tooShort, "at least \(SearchRules.prefixLengthMin) characters")
    case .tooLong: self = .invalid(field, .tooLong, "at most \(SearchRules.prefixLengthMax) characters")
    case .notOfAName: self = .invalid(field, .usernameInvalid, "letters, digits and underscores")
    }
  }
}
