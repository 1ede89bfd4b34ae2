import FoundationEssentials

/// Name of content of an app, as it is kept.
package struct StoredContent: Sendable, Hashable {
  /// Nil for what belongs to all apps.
  package var realm: StoredRealm?
  package var kind: String
  package var id: String

  package init(realm: StoredRealm?, kind: String, id: String) {
    (self.realm, self.kind, self.id) = (realm, kind, id)
  }

  /// The realm as a column has it: empty for all apps.
  var realmText: String { realm?.rawValue ?? "" }

  /// - Parameter realmText: As a column has it.
  init(realmText: String, kind: String, id: String) {
    self.init(realm: StoredRealm(rawValue: realmText), kind: kind, id: id)
  }
}
