import CairnProto
import Testing

@testable import SocialCommon

@Suite struct NotificationRulesTests {
  @Test(arguments: NotificationRules.Kind.allCases)
  func everyKindHasItsPlaceInTheContract(kind: NotificationRules.Kind) {
    let wire = NotificationKind(kind)
    #expect(wire != .unspecified && NotificationRules.Kind(wire) == kind)
    #expect(NotificationTopic(NotificationRules.traits(of: kind).topic) != .unspecified)
  }

  @Test func noTwoKindsOrTopicsAreOneInTheContract() {
    #expect(Set(NotificationRules.Kind.allCases.map { NotificationKind($0) }).count == NotificationRules.Kind.allCases.count)
    #expect(Set(NotificationRules.Topic.allCases.map { NotificationTopic($0) }).count == NotificationRules.Topic.allCases.count)
    #expect(NotificationRules.Kind(.unspecified) == nil && NotificationRules.Kind(.unrecognized(99)) == nil)
  }

  @Test func everyTopicHasAKind() {
    let topics = Set(NotificationRules.Kind.allCases.map { NotificationRules.traits(of: $0).topic })
    #expect(topics == Set(NotificationRules.Topic.allCases))
  }

  @Test func onlyTheRequestOfAFriendCanBeActedOn() {
    for kind in NotificationRules.Kind.allCases {
      for action in NotificationRules.Action.allCases {
        #expect(NotificationRules.Action(NotificationAction(action)) == action)
        if kind == .friendRequested {
          #expect(throws: Never.self) { try NotificationRules.check(action, on: kind) }
        } else {
          #expect(throws: NotificationRules.Refusal.actionNotOffered) { try NotificationRules.check(action, on: kind) }
        }
      }
    }
  }
}
