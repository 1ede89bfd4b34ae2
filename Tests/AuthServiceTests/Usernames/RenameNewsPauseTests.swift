import Testing

@testable import AuthService
@testable import SocialCommon

/// How long news of a name wait, beside what SocialService remembers names by.
@Suite struct RenameNewsPauseTests {
  @Test func nobodyBelievesTheFormerNameForLonger() {
    let wordAgeMax = RevocationHandlers.heartbeatInterval + RevocationFeed.lookInterval
    // A second for the change to be committed, for the word's way and for clocks that differ.
    #expect(RenameNews.pause >= PeopleDirectory.trustMax + wordAgeMax + .seconds(1))
  }
}
