import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC

/// Handlers from which the gateway serves the pages of links.
struct SharePageHandlers: SharePageServiceHandlers {
  let database: Database
  let people: PeopleDirectory
  let tokens: ShareLinkTokens
  let pictures: MediaLinks
  let page: SharePage
  let store = ShareStore()
  let profiles = ProfileStore()

  func readSharePage(_ request: ReadSharePageRequest, _ context: RequestContext) async throws -> ReadSharePageResponse {
    guard context.caller.callingService == "gateway" else {
      throw RPCError(.permissionDenied, reason: .permissionDenied, message: "only the gateway serves pages")
    }
    guard let linkID = tokens.open(request.token), let share = try await store.find(linkID, in: database) else {
      throw RPCError.shareLinkNotFound
    }
    let shown = try await shown(share, context)
    var picturePath: String?
    if case .profile(_, _, let picture?) = shown { picturePath = pictures.picture(picture.mediaID, at: context.now).path }
    let html = page.html(shown, in: share.language, path: tokens.path(of: linkID), picturePath: picturePath)
    return ReadSharePageResponse(isOver: shown == .over, html: Array(html.utf8))
  }

  private func shown(_ share: StoredShare, _ context: RequestContext) async throws -> ShareRules.Shown {
    // A link that is over needs no question to anybody.
    if share.isOver(at: context.now) { return .over }
    let owner = try await people.find([share.accountID]).byID[share.accountID]
    var profile: StoredProfile?
    if case .profile = share.target { profile = try await profiles.find(share.accountID, in: database) ?? StoredProfile() }
    return ShareRules.shown(share, of: owner, profile, at: context.now)
  }
}
