import CairnProto
import CairnServices
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Texts
import Timekeeping

/// The calls of ShareService.
struct ShareHandlers: ShareServiceHandlers {
  let database: Database
  let people: PeopleDirectory
  let contents: ContentDirectory
  let tokens: ShareLinkTokens
  let pages: PeoplePages
  let ids: any IDSource
  let idempotency = IdempotencyKeys()
  let store = ShareStore()

  func createShareLink(_ request: CreateShareLinkRequest, _ context: RequestContext) async throws -> CreateShareLinkResponse {
    let accountID = try context.accountID
    let wish = try Self.wish(request)
    let (lifetime, language) = try told { () throws(ShareRules.Refusal) in
      (try ShareRules.lifetime(days: request.lifetimeDays), try ShareRules.language(request.language))
    }
    // That another service cannot be asked now must not keep a retry from the answer that is there already.
    let known: Result<(target: ShareTarget, owner: KnownPerson), any Error>
    do { known = .success(try await find(wish, of: accountID, in: language)) } catch { known = .failure(error) }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      let (target, owner) = try known.get()
      try told { () throws(ShareRules.Refusal) in try ShareRules.checkName(target, isMinor: owner.isMinor) }
      try await store.lock(accountID, in: transaction)
      let usage = try await store.usage(of: accountID, at: context.now, in: transaction)
      try told { () throws(ShareRules.Refusal) in
        try ShareRules.checkLimits(usage, since: accountID.makingTime, at: context.now)
      }
      let share = StoredShare(
        linkID: ids.next(at: context.now), accountID: accountID, target: target, language: language, createTime: context.now,
        expireTime: context.now + lifetime)
      try await store.insert(share, in: transaction)
      return CreateShareLinkResponse(link: ShareLink(share, path: tokens.path(of: share.linkID)))
    }
  }

  func revokeShareLink(_ request: RevokeShareLinkRequest, _ context: RequestContext) async throws -> RevokeShareLinkResponse {
    let (accountID, linkID) = (try context.accountID, try Field.id(request.linkID, "link_id"))
    return try await idempotency.run(context, request: request, in: database) { transaction in
      guard try await store.revoke(linkID, of: accountID, at: context.now, in: transaction) else { throw RPCError.shareLinkNotFound }
      return RevokeShareLinkResponse()
    }
  }

  func listShareLinks(_ request: ListShareLinksRequest, _ context: RequestContext) async throws -> ListShareLinksResponse {
    // A place in a list of people is a time and an id, and so is one in this.
    let (size, place) = try pages.read(size: request.pageSize, token: request.pageToken, context)
    // One more than asked for tells whether there is another page.
    let listed = try await store.page(of: try context.accountID, after: place, limit: size + 1, at: context.now, in: database)
    let page = listed.prefix(size)
    var response = ListShareLinksResponse(links: page.map { ShareLink($0, path: tokens.path(of: $0.linkID)) })
    if listed.count > size, let last = page.last {
      response.nextPageToken = try pages.token(after: ListedPerson(accountID: last.linkID, createTime: last.createTime), context)
    }
    return response
  }

  // MARK: -

  /// Target to be shown, before anybody was asked for it.
  private enum Wish {
    case content(StoredContent, showsName: Bool)
    case profile(StoredRealm)
  }

  private static func wish(_ request: CreateShareLinkRequest) throws(RPCError) -> Wish {
    switch request.target {
    case .content(let shown): .content(try StoredContent(shown.content, "content.content"), showsName: shown.showsName)
    case .profile(let profile): .profile(try StoredRealm(profile.realm, "profile.realm"))
    case nil: throw .invalid("target", .missing, "content or profile")
    }
  }

  private func find(_ wish: Wish, of accountID: UUID, in language: PageLanguage) async throws -> (target: ShareTarget, owner: KnownPerson) {
    guard let owner = try await people.find([accountID]).byID[accountID] else { throw RPCError.userNotFound }
    switch wish {
    case .content(let content, let showsName):
      guard let page = try await contents.page(of: content, shownBy: accountID, in: language) else { throw RPCError.contentNotShown }
      return (.content(SharedPage(content, page), showsName: showsName), owner)
    case .profile(let realm): return (.profile(realm), owner)
    }
  }

  private func told<Value>(_ decide: () throws(ShareRules.Refusal) -> Value) throws(RPCError) -> Value {
    do { return try decide() } catch { throw RPCError(error) }
  }
}
