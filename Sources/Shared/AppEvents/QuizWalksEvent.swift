public import CairnProto
public import QuizWalksProto

extension QuizWalksEvent: AppEvent {
  /// The name of what has happened, as the contract's comments have it; nil without content.
  public var type: String? {
    switch content {
    case .walkPublished: "walk.published"
    case .walkShared: "walk.shared"
    case .walkGroupInvited: "walk_group.invited"
    case .walkGroupChanged: "walk_group.changed"
    case .walkGroupProgressed: "walk_group.progressed"
    case nil: nil
    }
  }

  public mutating func visitNames(_ visit: (String, inout Person?) -> Void) {
    switch content {
    case .walkShared(var shared):
      visit(shared.accountID, &shared.person)
      content = .walkShared(shared)
    case .walkGroupInvited(var invited):
      visit(invited.accountID, &invited.person)
      content = .walkGroupInvited(invited)
    default: break
    }
  }
}
