import CairnProto
import FoundationEssentials
import Identity
import Postgres
import QRCodes
import QuizWalksProto
import QuizWalksServices
import RPC
import Timekeeping

/// Answers calls about links to walks and groups (requirement Q-S6).
struct LinkHandlers: WalkLinkServiceHandlers {
  let database: Database
  let access: WalkAccess
  /// Before the places in the app, for example "cairn://".
  let base: String
  let groups = GroupStore()

  func getWalkLink(_ request: GetWalkLinkRequest, _ context: RequestContext) async throws -> GetWalkLinkResponse {
    let (walkID, accountID, format) = (try Field.id(request.walkID, "walk_id"), try context.accountID, try Self.format(request.format))
    guard let walk = try await access.lists.walk(walkID, in: database) else { throw WalkAccess.notFound }
    guard WalkRules.isShown(walk.visibility, to: try await access.viewer(accountID, of: walk, in: database)) else {
      throw WalkAccess.notFound
    }
    guard walk.version > 0, walk.visibility != .own, let code = walk.code else {
      throw RPCError(.failedPrecondition, reason: .walkNotPublished)
    }
    return GetWalkLinkResponse(link: try link(to: "qwalk/walks/\(code)", as: format))
  }

  func getWalkGroupLink(_ request: GetWalkGroupLinkRequest, _ context: RequestContext) async throws -> GetWalkGroupLinkResponse {
    let (groupID, accountID, format) = (try Field.id(request.groupID, "group_id"), try context.accountID, try Self.format(request.format))
    guard let group = try await groups.group(groupID, in: database),
      try await groups.member(accountID, of: groupID, in: database)?.state == .present
    else { throw GroupHandlers.notFound }
    guard !group.isOver(at: context.now), let code = group.code else { throw GroupHandlers.over }
    return GetWalkGroupLinkResponse(link: try link(to: "qwalk/groups/\(code)", as: format))
  }

  private enum Format { case png, svg }

  private static func format(_ format: QrFormat) throws(RPCError) -> Format {
    try Field.word(format, "format") { format in
      switch format {
      case .png: .png
      case .svg: .svg
      case .unspecified, .unrecognized: nil
      }
    }
  }

  private func link(to place: String, as format: Format) throws(RPCError) -> WalkLink {
    let text = base + place
    // The base was measured when the process started.
    guard let code = QRCode(text) else { throw RPCError(.internal, reason: .internal, message: "the link is too long for a code") }
    switch format {
    case .png: return WalkLink(link: text, image: QRPicture.png(code), contentType: "image/png")
    case .svg: return WalkLink(link: text, image: QRPicture.svg(code), contentType: "image/svg+xml")
    }
  }
}
