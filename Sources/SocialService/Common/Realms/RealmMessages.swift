package import CairnProto
package import RPC

extension StoredRealm {
  /// - Parameter field: Which field of the request it is in.
  /// - Throws: `invalid_argument` MISSING, UNKNOWN_VALUE.
  package init(_ realm: Realm, _ field: String) throws(RPCError) { self = try ContractWord.read(realm, field) }
}

extension Realm {
  package init(_ realm: StoredRealm) { self = ContractWord.message(realm) }
}
