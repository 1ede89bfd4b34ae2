import CairnProto
import RPC

extension AppRealm {
  /// Nil for what is no app.
  init?(_ realm: Realm) {
    guard let app: AppRealm = ContractWord.word(realm) else { return nil }
    self = app
  }
}

extension Realm {
  init(_ realm: AppRealm) { self = ContractWord.message(realm) }
}
