import CairnProto

extension AppRealm {
  /// Nil for what is no app.
  init?(_ realm: Realm) {
    switch realm {
    case .whereAmI: self = .whereAmI
    case .expeditions: self = .expeditions
    case .cacheOut: self = .cacheOut
    case .localBuddy: self = .localBuddy
    case .qwalk: self = .qwalk
    case .unspecified, .unrecognized: return nil
    }
  }
}

extension Realm {
  init(_ realm: AppRealm) {
    switch realm {
    case .whereAmI: self = .whereAmI
    case .expeditions: self = .expeditions
    case .cacheOut: self = .cacheOut
    case .localBuddy: self = .localBuddy
    case .qwalk: self = .qwalk
    }
  }
}
