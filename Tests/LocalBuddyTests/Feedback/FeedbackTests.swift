import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import LocalBuddyProto
import Postgres
import SocialCommon
import SocialTesting
import Testing
import Timekeeping

@testable import LocalBuddy

@Suite struct FeedbackTests {
  @Test func rules() {
    let start = Moment(milliseconds: 1_767_225_600_000)
    func refusal(_ now: Moment, isFixed: Bool = true, isGiven: Bool = false) -> RatingRules.Refusal? {
      do throws(RatingRules.Refusal) {
        try RatingRules.check(isFixed: isFixed, startTime: start, isGiven: isGiven, at: now)
        return nil
      } catch { return error }
    }
    let (first, end) = (start, start + .seconds(14 * 86_400))
    #expect(refusal(first - .seconds(1)) == .notStarted && refusal(first) == nil)
    #expect(refusal(end - .seconds(1)) == nil && refusal(end) == .timeOver)
    #expect(refusal(first, isFixed: false) == .notFixed && refusal(first, isGiven: true) == .given && refusal(end, isGiven: true) == .given)
    #expect(
      RatingRules.isOpen(start, at: first) && !RatingRules.isOpen(start, at: end) && !RatingRules.isOpen(start, at: first - .seconds(1)))
    #expect(RatingRules.showTime(startTime: start, otherHasGiven: true, at: first) == first)
    #expect(RatingRules.showTime(startTime: start, otherHasGiven: false, at: first) == end)
  }

  @Test func itIsHiddenUntilBothHaveGivenSome() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      try await house.become(house.luca)
      let id = try await house.fixed(in: .seconds(600))
      #expect(await house.refusal { try await house.give(5, of: id, by: house.tina) } == "MEETING_NOT_STARTED")
      house.clock.advance(by: .seconds(600))
      for rating: Int32 in [0, 6, -1] {
        #expect(await house.refusal { try await house.give(rating, of: id, by: house.tina) } == "rating OUT_OF_RANGE")
      }
      #expect(
        await house.refusal { try await house.give(5, of: id, by: house.tina, text: String(repeating: "a", count: 1_001)) }
          == "text TOO_LONG")
      #expect(await house.refusal { try await house.give(5, of: id, by: house.olga) } == "MEETING_NOT_FOUND")
      let first = try await house.give(5, of: id, by: house.tina, text: "A great guide")
      #expect(!first.isShown && first.showTime == house.clock.now() + .seconds(14 * 86_400))
      #expect(await house.refusal { try await house.give(4, of: id, by: house.tina) } == "FEEDBACK_GIVEN")
      let own = try await house.meeting(id, by: house.tina)
      #expect(own.givenRating == 5 && !own.canGiveFeedback && own.feedbackEndTime == own.startTime.map { $0 + .seconds(14 * 86_400) })
      // Nothing of it is seen: not by the other, not in a number.
      for person in [house.luca, house.tina, house.olga] {
        let seen = try await house.feedback(about: house.luca, by: person)
        #expect(seen.entries.isEmpty && seen.feedbackCount == 0 && seen.ratingAverage == 0)
      }
      #expect(try await house.buddy(house.luca, by: house.tina).feedbackCount == 0)
      #expect(try await house.give(3, of: id, by: house.luca).isShown)
      let seen = try await house.feedback(about: house.luca, by: house.olga)
      #expect(seen.entries.map(\.text) == ["A great guide"] && seen.entries.first?.author?.username == "tina" && seen.ratingAverage == 5)
      #expect(try await house.buddy(house.luca, by: house.olga).ratingAverage == 5)
      for person in [house.tina, house.luca] {
        #expect(try await house.told(to: person).last == .feedbackShown(FeedbackShown(meetingID: id)))
      }
    }
  }

  @Test func itIsSeenWhenTheTimeIsOver() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      try await house.become(house.luca)
      var ids: [String] = []
      for number in 0..<3 {
        ids.append(try await house.fixed(in: .seconds(Int64(600 + number * 7_200))))
      }
      let denied = try await house.propose(by: house.tina, to: house.luca).meetingID
      try await house.answer(.deny, denied, by: house.luca)
      house.clock.advance(by: .seconds(2 * 86_400 + 60))
      #expect(await house.refusal { try await house.give(1, of: denied, by: house.tina) } == "MEETING_NOT_FIXED")
      for (index, id) in ids.enumerated() { try await house.give(Int32(index + 2), of: id, by: house.tina) }
      house.clock.advance(by: .seconds(14 * 86_400))
      #expect(await house.refusal { try await house.give(1, of: ids[0], by: house.luca) } == "FEEDBACK_TIME_OVER")
      var (ratings, token): ([Int32], String) = ([], "")
      repeat {
        let page = try await house.feedback(about: house.luca, by: house.olga, size: 2, token: token)
        (ratings, token) = (ratings + page.entries.map(\.rating), page.nextPageToken)
        #expect(page.feedbackCount == 3 && page.ratingAverage == 3)
      } while !token.isEmpty
      #expect(ratings == [4, 3, 2])
    }
  }

  @Test func onlyThoseWhoHaveToDoWithSomebodySeeIt() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      func refusal(_ subject: KnownPerson, by person: KnownPerson) async -> String? {
        await house.refusal { _ = try await house.feedback(about: subject, by: person) }
      }
      // Tina is no buddy: who has a conversation with her sees it.
      #expect(await refusal(house.tina, by: house.olga) == "USER_NOT_FOUND")
      #expect(await refusal(house.tina, by: house.luca) == nil)
      #expect(await refusal(house.tina, by: house.tina) == nil)
      // A buddy who does not let her find him is as nobody.
      try await house.become(house.luca, genders: [.male])
      #expect(await refusal(house.luca, by: house.olga) == "USER_NOT_FOUND")
      try await house.become(house.luca)
      #expect(await refusal(house.luca, by: house.olga) == nil)
      house.auth.set(house.olga, age: 17, gender: nil)
      #expect(await refusal(house.luca, by: house.olga) == "USER_NOT_FOUND")
      try await house.block(house.tina, by: house.luca)
      #expect(await refusal(house.luca, by: house.tina) == "USER_NOT_FOUND")
    }
  }

  /// Who is blocked after a meeting may say how it was; the name is not shown to the other.
  @Test func aBlockIsNoWayToKeepSomebodyFromSayingHowItWas() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      let id = try await house.fixed(in: .seconds(600))
      house.clock.advance(by: .seconds(600))
      try await house.give(5, of: id, by: house.luca)
      try await house.block(house.tina, by: house.luca)
      let before = (try await house.told(to: house.tina).count, try await house.told(to: house.luca).count)
      #expect(try await house.give(1, of: id, by: house.tina, text: "Never again").isShown)
      // Neither hears of the other one.
      #expect(try await house.told(to: house.tina).count == before.0)
      #expect(try await house.told(to: house.luca).count == before.1)
      let seen = try await house.feedback(about: house.luca, by: house.luca)
      #expect(seen.entries.map(\.rating) == [1] && seen.entries.first?.author == nil)
    }
  }
}
