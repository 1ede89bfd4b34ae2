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
    guard size >= 0 else { throw .invalid("page_size", "OUT_OF_RANGE", "not negative") }
    return (size == 0 ? Self.sizeDefault : min(Int(size), Self.sizeMax), try place(token, context))
  }

  /// The token of the page after the one that ends at `last`.
  func token(after last: NotificationPlace, _ context: RequestContext) throws(RPCError) -> String {
    let payload = PageTokenNumbers.bytes(UInt64(bitPattern: last.createTime.microseconds)) + last.notificationID.bytes
    return tokens.seal(payload, purpose: context.method.path, filterHash: try context.accountID.bytes)
  }

  private func place(_ token: String, _ context: RequestContext) throws(RPCError) -> NotificationPlace? {
    if token.isEmpty { return nil }
    let accountBytes = try context.accountID.bytes
    let payload: [UInt8]
    do throws(PageTokenError) {
      payload = try tokens.open(token, purpose: context.method.path, filterHash: accountBytes)
    } catch {
      throw .invalid("page_token", error.reason)
    }
    guard let (numbers, rest) = PageTokenNumbers.read(1, of: payload), let notificationID = UUID(bytes: rest) else { return nil }
    return NotificationPlace(createTime: Moment(microseconds: Int64(bitPattern: numbers[0])), notificationID: notificationID)
  }
}
