import FoundationEssentials
import Testing
import Texts
import Timekeeping

@testable import LocalBuddy

@Suite struct MeetingShareRulesTests {
  private static let start = Moment(milliseconds: 1_800_000_000_000)
  private static var end: Moment { start + .seconds(3_600) }

  private static func meeting(_ state: MeetingRules.State) -> StoredMeeting {
    let plan = MeetingPlan(
      time: WallClock.Time(day: CalendarDay(of: start), minute: 600), timeZone: "Europe/Rome", place: "Bar \"Duomo\" <1>")
    return StoredMeeting(
      id: UUID(), proposerID: UUID(), otherID: UUID(), state: state, plan: plan, startTime: start, createTime: start - .seconds(86_400))
  }

  private static func share(end: Moment? = nil, isHome: Bool = false) -> StoredMeetingShare {
    StoredMeetingShare(
      shareID: UUID(), meetingID: UUID(), accountID: UUID(), language: .english, createTime: start - .seconds(60),
      expireTime: Self.end + MeetingShareRules.timeAfterEnd, endTime: end, isHome: isHome)
  }

  @Test(arguments: MeetingRules.State.allCases) func aFixedMeetingIsShownUntilItsEndAndNoOther(state: MeetingRules.State) throws {
    let meeting = Self.meeting(state)
    if state == .accepted {
      #expect(try MeetingShareRules.checkNew(meeting, count: 9, at: Self.start) == Self.end + .seconds(12 * 3_600))
      #expect(throws: MeetingShareRules.Refusal.tooMany) { try MeetingShareRules.checkNew(meeting, count: 10, at: Self.start) }
      #expect(throws: MeetingShareRules.Refusal.over) { try MeetingShareRules.checkNew(meeting, count: 0, at: Self.end) }
    } else {
      #expect(throws: MeetingShareRules.Refusal.notFixed(state)) {
        try MeetingShareRules.checkNew(meeting, count: 0, at: Self.start - .seconds(1))
      }
    }
  }

  @Test func aPageShowsTheMeetingUntilItIsOverAndThenWhy() {
    let (meeting, open) = (Self.meeting(.accepted), Self.share())
    let (late, now) = (open.expireTime, Self.start)
    let second = Duration.seconds(1)
    func shown(_ share: StoredMeetingShare, _ meeting: StoredMeeting?, block: Moment? = nil, at now: Moment) -> MeetingShareRules.Shown {
      MeetingShareRules.shown(share, meeting, blockTime: block, at: now)
    }
    #expect(shown(open, meeting, at: now) == .meeting(meeting) && shown(open, meeting, at: late - second) == .meeting(meeting))
    #expect(shown(open, meeting, at: late) == .expired)
    #expect(shown(Self.share(end: now, isHome: true), meeting, at: late) == .home)
    #expect(shown(Self.share(end: now), nil, at: now) == .revoked)
    for state in MeetingRules.State.allCases where state != .accepted {
      #expect(shown(open, Self.meeting(state), at: now) == (state == .moved ? .moved : .calledOff))
    }
    #expect(shown(open, nil, at: now) == .gone)
    // A block ends what is to come; one that is made at the meeting wipes out nothing.
    #expect(shown(open, meeting, block: Self.start - second, at: now) == .calledOff)
    #expect(shown(open, meeting, block: Self.start, at: now) == .meeting(meeting))
  }

  @Test(arguments: PageLanguage.allCases) func aPageRunsNothingAndItsTitleNamesNobody(language: PageLanguage) {
    let page = MeetingSharePage(language)
    let html = page.meeting(Self.meeting(.accepted), of: "tina", with: "lu*ca", picturePath: "/media/x")
    for part in [
      "tina", "lu*ca", "Bar &quot;Duomo&quot; &lt;1&gt;", "10:00, Europe/Rome", "UTC)", "lang=\"\(language.rawValue)\"", "src=\"/media/x\"",
    ] {
      #expect(html.contains(part), "\(part)")
    }
    #expect(html.contains("<title>LocalBuddy</title>") && !html.contains("og:") && !html.contains("<script"))
    for shown: MeetingShareRules.Shown in [.calledOff, .moved, .gone, .home, .revoked, .expired] {
      let over = page.over(shown, owner: "tina")
      let isNamed = shown == .home || shown == .expired || shown == .gone
      #expect(over.contains("tina") == isNamed && !over.contains("*"))
      #expect(over.contains(MeetingSharePageText(language).calledOff) == (shown == .calledOff))
    }
    var bare = Self.meeting(.accepted)
    bare.plan.place = ""
    #expect(page.meeting(bare, of: "a", with: "b", picturePath: nil).contains(MeetingSharePageText(language).noPlace))
  }

  @Test func aLanguageIsATagOrNone() throws {
    #expect(try MeetingShareRules.language("") == .english)
    #expect(try MeetingShareRules.language("it-CH") == .italian)
    #expect(throws: MeetingShareRules.Refusal.language) { try MeetingShareRules.language("<") }
  }
}
