import FoundationEssentials
import Identity
import RPC
import Timekeeping

/// The pages of lists of people that belong to one account, the latest first.
struct PeoplePages: Sendable {
  static let sizeDefault = 20
  /// A page is one answer of some ten kilobytes, and one question to AuthService.
  static let sizeMax = 100

  let tokens: PageTokenKey

  /// - Parameter otherID: Whose the list is, where it is not the caller's.
  /// - Returns: How many rows, and the last row of the page before; nil for the first page.
  /// - Throws: `invalid_argument` with PAGE_TOKEN_INVALID or OUT_OF_RANGE; `unauthenticated`.
  func read(
    size: Int32, token: String, _ context: RequestContext, filter: UInt8 = 0, of otherID: UUID? = nil
  ) throws(RPCError) -> (size: Int, place: ListedPerson?) {
    guard size >= 0 else { throw .invalid("page_size", "OUT_OF_RANGE", "not negative") }
    return (
      size == 0 ? Self.sizeDefault : min(Int(size), Self.sizeMax), try place(token, context, try filterHash(context, filter, otherID))
    )
  }

  /// The token of the page after the one that ends with `last`.
  func token(after last: ListedPerson, _ context: RequestContext, filter: UInt8 = 0, of otherID: UUID? = nil) throws(RPCError) -> String {
    let payload = PageTokenNumbers.bytes(UInt64(bitPattern: last.createTime.microseconds)) + last.accountID.bytes
    return tokens.seal(payload, purpose: context.method.path, filterHash: try filterHash(context, filter, otherID))
  }

  private func filterHash(_ context: RequestContext, _ filter: UInt8, _ otherID: UUID?) throws(RPCError) -> [UInt8] {
    try context.accountID.bytes + [filter] + (otherID?.bytes ?? [])
  }

  private func place(_ token: String, _ context: RequestContext, _ filterHash: [UInt8]) throws(RPCError) -> ListedPerson? {
    if token.isEmpty { return nil }
    let payload: [UInt8]
    do throws(PageTokenError) {
      payload = try tokens.open(token, purpose: context.method.path, filterHash: filterHash)
    } catch {
      throw .invalid("page_token", error.reason)
    }
    guard let (numbers, rest) = PageTokenNumbers.read(1, of: payload), let accountID = UUID(bytes: rest) else { return nil }
    return ListedPerson(accountID: accountID, createTime: Moment(microseconds: Int64(bitPattern: numbers[0])))
  }
}

extension RequestContext {
  /// The account on whose behalf the call is made. The methods' access level sees to it that there is one.
  var accountID: UUID {
    get throws(RPCError) {
      guard let accountID = caller.accountID else { throw RPCError(.unauthenticated, reason: "UNAUTHENTICATED") }
      return accountID
    }
  }
}

extension UUID {
  /// An account that a request names.
  static func account(_ text: String) throws(RPCError) -> UUID {
    guard let accountID = UUID(text: text) else { throw .invalid("account_id", "INVALID_UUID", "36 lower-case characters") }
    return accountID
  }
}
