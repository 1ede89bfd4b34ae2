import FoundationEssentials
import Identity
import RPC
import Timekeeping

/// The pages of an account's list of notifications, the latest first.
struct NotificationPages: Sendable {
  static let sizeDefault = 20
  /// A page is one answer of some tens of kilobytes, and one question to AuthService.
  static let sizeMax = 100

  let tokens: PageTokenKey

  /// - Returns: How many rows, and where the page before ended; nil for the first page.
  /// - Throws: `invalid_argument` with PAGE_TOKEN_INVALID or OUT_OF_RANGE; `unauthenticated`.
  func read(size: Int32, token: String, _ context: RequestContext) throws(RPCError) -> (size: Int, place: NotificationPlace?) {
    let size = try Field.pageSize(size, default: Self.sizeDefault, max: Self.sizeMax)
    let place = try tokens.place(token, in: try list(context), as: Moment.self, UUID.self)
    return (
      size,
      place.map { NotificationPlace(createTime: $0.0, notificationID: $0.1) }
    )
  }

  /// The token of the page after the one that ends at `last`.
  func token(after last: NotificationPlace, _ context: RequestContext) throws(RPCError) -> String {
    tokens.token(after: last.createTime, last.notificationID, in: try list(context))
  }

  private func list(_ context: RequestContext) throws(RPCError) -> PageList {
    PageList(context.method, filter: try context.accountID.bytes)
  }
}
