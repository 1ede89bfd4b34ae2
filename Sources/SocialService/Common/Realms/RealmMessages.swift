package import CairnProto
package import RPC

extension StoredRealm {
  /// - Parameter field: Which field of the request it is in.
  /// - Throws: `invalid_argument` with UNKNOWN_VALUE.
  package init(_ realm: Realm, _ field: String) throws(RPCError) {
    switch realm {
    case .whereAmI: self = .whereAmI
    case .expeditions: self = .expeditions
    case .cacheOut: self = .cacheOut
    case .localBuddy: self = .localBuddy
    case .qwalk: self = .qwalk
    case .unspecified: throw .invalid(field, .missing, "one of the five apps")
    case .unrecognized: throw .invalid(field, .unknownValue, "one of the five apps")
    }
  }
}

extension Realm {
  package init(_ realm: StoredRealm) {
    switch realm {
    case .whereAmI: self = .whereAmI
    case .expeditions: self = .expeditions
    case .cacheOut: self = .cacheOut
    case .localBuddy: self = .localBuddy
    case .qwalk: self = .qwalk
    }
  }
}
