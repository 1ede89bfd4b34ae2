public import CairnProto
public import QuizWalksProto

extension QuizWalksEvent: AppEvent {
  /// The name of what has happened, as the contract's comments have it; nil without content.
  public var type: String? {
    switch content {
    case .walkPublished: "walk.published"
    case .walkShared: "walk.shared"
    case nil: nil
    }
  }

  public mutating func visitNames(_ visit: (String, inout Person?) -> Void) {
    guard case .walkShared(var shared) = content else { return }
    visit(shared.accountID, &shared.person)
    content = .walkShared(shared)
  }
}
