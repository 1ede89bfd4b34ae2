import CairnProto
package import FoundationEssentials
package import Identity
package import RPC
import Timekeeping

/// The pages of lists of people that belong to one account, the latest first.
package struct PeoplePages: Sendable {
  package static let sizeDefault = 20
  /// A page is one answer of some ten kilobytes, and one question to AuthService.
  package static let sizeMax = 100

  package let tokens: PageTokenKey

  package init(tokens: PageTokenKey) { self.tokens = tokens }

  /// - Parameter otherID: Owner of the list, where it is not the caller's.
  /// - Returns: How many rows, and the last row of the page before; nil for the first page.
  /// - Throws: `invalid_argument` with PAGE_TOKEN_INVALID or OUT_OF_RANGE; `unauthenticated`.
  package func read(
    size: Int32, token: String, _ context: RequestContext, filter: UInt8 = 0, of otherID: UUID? = nil
  ) throws(RPCError) -> (size: Int, place: ListedPerson?) {
    let place = try tokens.place(token, in: try list(context, filter: filter, of: otherID), as: Moment.self, UUID.self)
    return (try self.size(size), place.map { ListedPerson(accountID: $0.1, createTime: $0.0) })
  }

  /// The token of the page after the one that ends with `last`.
  package func token(after last: ListedPerson, _ context: RequestContext, filter: UInt8 = 0, of otherID: UUID? = nil) throws(RPCError)
    -> String
  {
    tokens.token(after: last.createTime, last.accountID, in: try list(context, filter: filter, of: otherID))
  }

  /// How many rows are asked for.
  package func size(_ asked: Int32) throws(RPCError) -> Int {
    try Field.pageSize(asked, "page_size", default: Self.sizeDefault, max: Self.sizeMax)
  }

  /// The list that a call asks for, as its tokens know it.
  package func list(_ context: RequestContext, filter: UInt8 = 0, of otherID: UUID? = nil) throws(RPCError) -> PageList {
    PageList(context.method, filter: try context.accountID.bytes + [filter] + (otherID?.bytes ?? []))
  }
}

extension RPCError {
  /// Nobody of that name or id; or somebody who is not to be met.
  package static let userNotFound = RPCError(.notFound, reason: .userNotFound)
}
