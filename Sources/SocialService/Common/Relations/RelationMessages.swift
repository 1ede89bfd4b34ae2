import CairnProto

extension Relationship {
  package init(_ relation: Relation) {
    switch relation {
    case .none: self = .none
    case .oneself: self = .`self`
    case .friend: self = .friend
    case .requestSent: self = .requestSent
    case .requestReceived: self = .requestReceived
    case .blocked: self = .blocked
    }
  }
}
