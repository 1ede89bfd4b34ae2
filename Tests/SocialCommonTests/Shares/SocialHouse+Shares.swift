import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import RPC
import Testing

@testable import SocialCommon

/// Links, as their callers use them.
extension SocialHouse {
  func share(
    _ target: CreateShareLinkRequest.OneOfTarget, by person: KnownPerson, days: Int32 = 0, in language: String = "",
    key: String = UUID().text
  ) async throws -> ShareLink {
    let request = CreateShareLinkRequest(target: target, lifetimeDays: days, language: language)
    let context = call(ShareServiceMethods.createShareLink, by: person.accountID, key: key)
    return try #require(try await shares.createShareLink(request, context).link)
  }

  func revoke(_ link: ShareLink, by person: KnownPerson) async throws {
    let context = call(ShareServiceMethods.revokeShareLink, by: person.accountID)
    _ = try await shares.revokeShareLink(RevokeShareLinkRequest(linkID: link.linkID), context)
  }

  func links(of person: KnownPerson, size: Int32 = 0, token: String = "") async throws -> ListShareLinksResponse {
    try await shares.listShareLinks(
      ListShareLinksRequest(pageSize: size, pageToken: token), call(ShareServiceMethods.listShareLinks, by: person.accountID))
  }

  /// What the gateway is given for a path.
  func page(_ path: String, by caller: Caller = .service("gateway")) async throws -> (isOver: Bool, html: String) {
    let context = RequestContext(caller: caller, method: SharePageServiceMethods.readSharePage, now: clock.now())
    let token = String(path.dropFirst(ShareLinkTokens.prefix.count))
    let page = try await sharePages.readSharePage(ReadSharePageRequest(token: token), context)
    return (page.isOver, String(decoding: page.html, as: UTF8.self))
  }
}
