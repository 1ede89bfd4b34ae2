import CairnProto
import CairnServices
import RPC
import Timekeeping

extension DoorRow {
  /// The session of the pages for browsers (requirement E-34): its refresh token lies in a cookie that no script can read. There is such a door
  /// where the gateway has pages, and nowhere else.
  ///
  /// - "/session/keep" takes a refresh token that a log-in has just given, spends it, and keeps its successor in the cookie;
  /// - "/session/renew" spends the cookie's token and keeps its successor;
  /// - "/session/end" forgets the cookie. The session itself is ended by SessionService.LogOut.
  ///
  /// The first two answer as SessionService.RefreshSession does, without the refresh token.
  static let session = DoorRow(
    prefix: "/session/", upstream: "auth", verbs: .call, rateClass: .write, takesRanges: false, missing: .reason(.methodUnknown),
    away: "no sessions now",
    fields: [Field("x-content-type-options", "nosniff"), Field("cross-origin-resource-policy", "same-origin")],
    makeSource: { SessionSource(service: SessionServiceClient($0)) })
}

/// Trades refresh tokens for cookies.
struct SessionSource: DoorSource {
  private enum Action: String {
    case keep
    case renew
    case end
  }

  let service: SessionServiceClient

  func open(_ question: DoorQuestion, _ options: CallOptions) async throws -> DoorReply {
    guard let action = Action(rawValue: question.token) else { throw RPCError(.notFound, reason: .methodUnknown) }
    let asked = question.fields
    guard SessionCookie.isOwnPage(asked) else {
      throw RPCError(.permissionDenied, reason: .foreignPage, message: "only a page of this server may ask for its session")
    }
    switch action {
    case .keep: return try await exchange(asked.refreshToken, question.time, options)
    case .renew: return try await exchange(SessionCookie.token(in: asked.cookies), question.time, options)
    case .end: return reply(Array("{}".utf8), cookie: SessionCookie.forgotten)
    }
  }

  private func exchange(_ token: String?, _ time: Moment, _ options: CallOptions) async throws -> DoorReply {
    guard let token, SessionCookie.isToken(token) else { throw RPCError(.unauthenticated, reason: .refreshTokenInvalid) }
    var answer = try await service.refreshSession(RefreshSessionRequest(refreshToken: token), options)
    guard var tokens = answer.tokens, SessionCookie.isToken(tokens.refreshToken) else { throw RPCError.unavailable("no sessions now") }
    let seconds = ((tokens.refreshTokenExpireTime ?? time).microseconds - time.microseconds) / 1_000_000
    let cookie = SessionCookie.text(of: tokens.refreshToken, seconds: max(0, seconds))
    tokens.refreshToken = ""
    answer.tokens = tokens
    return reply(answer.json(), cookie: cookie)
  }

  private func reply(_ json: [UInt8], cookie: String) -> DoorReply {
    DoorReply(contentType: "application/json", cacheControl: "no-store", cookie: cookie, sizeBytes: Int64(json.count), bytes: json)
  }
}
