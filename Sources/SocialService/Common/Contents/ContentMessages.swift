package import CairnProto
import Events
import FoundationEssentials
import Identity
package import RPC

extension StoredContent {
  /// - Parameter field: Which field of the request it is in.
  /// - Throws: `invalid_argument` with MISSING, UNKNOWN_VALUE or MALFORMED.
  package init(_ ref: ContentRef?, _ field: String) throws(RPCError) {
    guard let ref else { throw .invalid(field, .missing) }
    let realm = try ref.realm == .unspecified ? nil : StoredRealm(ref.realm, "\(field).realm")
    guard ContentRules.isKind(ref.kind) else { throw .invalid("\(field).kind", .malformed, "lower-case letters, digits and underscores") }
    guard ContentRules.isID(ref.id) else { throw .invalid("\(field).id", .malformed, "letters, digits and \".:_-\"") }
    self.init(realm: realm, kind: ref.kind, id: ref.id)
  }

  /// Its name in messages.
  package var ref: ContentRef { ContentRef(realm: realm.map { Realm($0) } ?? .unspecified, kind: kind, id: id) }

  /// Its kind.
  var contentKind: ContentKind { ContentKind(ref.realm, kind) }
}
