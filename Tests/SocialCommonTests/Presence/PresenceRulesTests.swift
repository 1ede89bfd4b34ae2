import Testing
import Timekeeping

@testable import SocialCommon

@Suite struct PresenceRulesTests {
  private typealias Rules = PresenceRules
  private static let now = Moment(milliseconds: 1_800_000_000_000)

  /// Everything that can be known of somebody, against the sentence that says what is seen.
  @Test func whatFriendsSee() {
    let seen = Self.now - .seconds(3_600)
    for appearsOffline in [false, true] {
      for seenTime in [nil, seen] {
        for audience in Audience.allCases {
          let places: [Rules.Place?] = [
            nil, Rules.Place(), Rules.Place(realm: .qwalk, activity: "walking"),
            Rules.Place(realm: .qwalk, activity: "walking", isShared: true), Rules.Place(activity: "walking", isShared: true),
          ]
          for place in places {
            let shown = Rules.shown(
              Rules.Facts(appearsOffline: appearsOffline, seenTime: seenTime, lastSeenAudience: audience, place: place), at: Self.now)
            let isOnline = place != nil && !appearsOffline
            let tellsPlace = isOnline && place?.isShared == true && place?.realm != nil
            let tellsSeen = !isOnline && audience != .nobody && seenTime != nil
            #expect(
              shown
                == Rules.Shown(
                  isOnline: isOnline, realm: tellsPlace ? .qwalk : nil, activity: tellsPlace ? "walking" : "",
                  lastSeen: tellsSeen ? .day : nil
                ))
          }
        }
      }
    }
  }

  @Test func friendsAreToldOfWhatTheyDoNotKnow() {
    let online = [
      Rules.Shown(isOnline: true), Rules.Shown(isOnline: true, realm: .qwalk), Rules.Shown(isOnline: true, realm: .qwalk, activity: "x"),
    ]
    let offline = [Rules.Shown(), Rules.Shown(lastSeen: .day)]
    for shown in online {
      #expect(Rules.isNews(shown, after: nil))
      for told in online { #expect(Rules.isNews(shown, after: told) == (shown != told)) }
    }
    for shown in offline {
      #expect(!Rules.isNews(shown, after: nil))
      for told in online { #expect(Rules.isNews(shown, after: told)) }
    }
  }

  @Test func lastSeenIsToldInDays() {
    let day = 86_400
    for (seconds, expected) in [
      (-60, Rules.LastSeen.day), (0, .day), (day - 1, .day), (day, .week), (7 * day - 1, .week), (7 * day, .month), (30 * day - 1, .month),
      (30 * day, .longer), (4_000 * day, .longer),
    ] {
      #expect(Rules.lastSeen(Self.now - .seconds(seconds), at: Self.now) == expected)
    }
  }

  @Test func whenSomebodyLeftIsKeptToTheHour() {
    let hour: Int64 = 3_600_000_000
    for start in [-5 * hour, 0, 400_000 * hour] {
      for offset in [0, 1, hour / 2, hour - 1] {
        #expect(Rules.coarse(Moment(microseconds: start + offset)) == Moment(microseconds: start))
      }
    }
  }

  @Test func activitiesAreShortAndVisible() {
    #expect(Rules.isActivity("") && Rules.isActivity("walking") && Rules.isActivity(String(repeating: "é", count: 50)))
    #expect(!Rules.isActivity(String(repeating: "a", count: 51)) && !Rules.isActivity("a\nb") && !Rules.isActivity("\0"))
  }
}
