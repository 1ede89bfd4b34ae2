import Testing

@testable import SocialCommon
@testable import WhereAmI

/// GameService asks SocialService whether a friend is there; which process of it answers is left to chance.
@Suite struct InvitationPatienceTests {
  @Test func aFriendIsAskedForAsLongAsAnyProcessMayNotKnowOfTheStream() {
    #expect(InvitationRules.presencePause * (InvitationRules.presenceLooks - 1) >= PresenceKeeper.keepDelayMax)
  }
}
