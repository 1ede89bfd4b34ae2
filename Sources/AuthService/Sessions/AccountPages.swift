import FoundationEssentials
import Identity
import RPC

/// The pages of lists that belong to one account and are ordered by an identifier, newest first.
struct AccountPages: Sendable {
  static let sizeDefault = 20
  /// A page is one answer of some ten kilobytes.
  static let sizeMax = 100

  let tokens: PageTokenKey

  /// - Returns: How many rows, and the last row of the page before; nil for the first page.
  /// - Throws: `invalid_argument` with PAGE_TOKEN_INVALID or OUT_OF_RANGE; `unauthenticated`.
  func read(size: Int32, token: String, _ context: RequestContext) throws(RPCError) -> (size: Int, place: UUID?) {
    return (
      try Field.pageSize(size, default: Self.sizeDefault, max: Self.sizeMax),
      try tokens.place(token, in: try list(context), as: UUID.self)
    )
  }

  /// The token of the page after the one that ends with `last`.
  func token(after last: UUID?, _ context: RequestContext) throws(RPCError) -> String {
    guard let last else { return "" }
    return tokens.token(after: last, in: try list(context))
  }

  private func list(_ context: RequestContext) throws(RPCError) -> PageList {
    PageList(context.method, filter: try context.accountID.bytes)
  }
}

extension RequestContext {
  /// Account whose call it is, and the session by which it is made.
  /// - Throws: `unauthenticated` when there is none; the access level keeps that from happening.
  var session: (accountID: UUID, sessionID: UUID) {
    get throws(RPCError) {
      guard let accountID = caller.accountID, let sessionID = caller.sessionID else { throw RPCError(SessionRefusal.notLoggedIn) }
      return (accountID, sessionID)
    }
  }
}
