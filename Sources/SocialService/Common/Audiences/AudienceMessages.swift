package import CairnProto
package import RPC

extension Audience {
  /// - Parameter field: Which field of the request it is in.
  /// - Returns: Nil for what is not specified.
  /// - Throws: `invalid_argument` with UNKNOWN_VALUE.
  package init?(_ visibility: Visibility, _ field: String) throws(RPCError) {
    switch visibility {
    case .everyone: self = .everyone
    case .friends: self = .friends
    case .nobody: self = .nobody
    case .unspecified: return nil
    case .unrecognized: throw .invalid(field, .unknownValue)
    }
  }
}

extension Visibility {
  package init(_ audience: Audience) {
    switch audience {
    case .everyone: self = .everyone
    case .friends: self = .friends
    case .nobody: self = .nobody
    }
  }
}
