public import Identity

extension PageList {
  /// The list that a method gives.
  /// - Parameter filter: All that must stay the same from page to page.
  public init(_ method: MethodRow, filter: [UInt8] = []) {
    self.init(purpose: method.path, filter: filter, isCacheable: method.cacheSeconds > 0)
  }
}

extension PageTokenKey {
  /// Where the list of a request goes on.
  /// - Parameter token: The request's page_token.
  /// - Returns: Nil for the first page.
  /// - Throws: `invalid_argument` with the violation page_token, PAGE_TOKEN_INVALID.
  public func place<each Field: PageField>(
    _ token: String, in list: PageList, as fields: repeat (each Field).Type
  ) throws(RPCError) -> (repeat each Field)? {
    if token.isEmpty { return nil }
    let place: (repeat each Field)
    do throws(PageTokenError) {
      place = try open(token, in: list, as: repeat each fields)
    } catch {
      throw .invalid("page_token", .pageTokenInvalid)
    }
    return .some(place)
  }
}
