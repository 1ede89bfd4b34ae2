import FoundationEssentials
import Identity
import Revocations
import Testing
import Timekeeping

@testable import SocialCommon

@Suite struct RememberedPeopleTests {
  private static let start = Moment(milliseconds: 1_800_000_000_000)
  private let remembered = RememberedPeople()
  private let anna = KnownPerson(accountID: UUID(), username: "anna")
  private let eva = KnownPerson(accountID: UUID(), username: "eva", isMinor: true)

  private func names(_ ids: [UUID], at now: Moment = start) -> [String] {
    remembered.recall(ids, at: now).compactMap { $0?.username }
  }

  private func change(of accountIDs: UUID...) -> RevocationWatch.News {
    let standing = RevocationBatch.KnownStanding(standing: Standing(roles: ["user"], capabilities: []), expireTime: Self.start)
    return .batch(RevocationBatch(standings: Dictionary(accountIDs.map { ($0, standing) }) { first, _ in first }))
  }

  private func remember() { remembered.keep([anna, eva], askedAt: remembered.mark, at: Self.start) }

  @Test func whoWasAskedForIsRememberedAndOthersAreNot() {
    remember()
    #expect(remembered.recall([UUID(), eva.accountID, anna.accountID, eva.accountID], at: Self.start) == [nil, eva, anna, eva])
    #expect(remembered.recall([], at: Self.start) == [])
  }

  @Test func aChangeIsForgottenAndNothingElse() {
    remember()
    remembered.hear(change(of: anna.accountID, UUID()))
    #expect(names([anna.accountID, eva.accountID]) == ["eva"])
    // An ended session says nothing of who somebody is, and a word without news nothing at all.
    remembered.hear(.batch(RevocationBatch(sessions: [UUID(): Self.start])))
    remembered.hear(.batch(RevocationBatch()))
    #expect(names([eva.accountID]) == ["eva"])
  }

  @Test func anAnswerFromBeforeAChangeIsNotKept() {
    let mark = remembered.mark
    remembered.hear(change(of: UUID()))
    remembered.keep([anna], askedAt: mark, at: Self.start)
    #expect(names([anna.accountID]).isEmpty)
    remember()
    #expect(names([anna.accountID]) == ["anna"])
  }

  @Test func aLogThatBeginsAnewOrIsLostForgetsEverybody() {
    for news in [RevocationWatch.News.batch(RevocationBatch(isSnapshot: true)), .lost] {
      remember()
      let mark = remembered.mark
      remembered.hear(news)
      remembered.keep([eva], askedAt: mark, at: Self.start)
      #expect(names([anna.accountID, eva.accountID]).isEmpty)
    }
  }

  @Test func nobodyIsRememberedForLong() {
    remember()
    #expect(names([anna.accountID], at: Self.start + RememberedPeople.lifetime - .milliseconds(1)) == ["anna"])
    #expect(names([anna.accountID], at: Self.start + RememberedPeople.lifetime).isEmpty)
  }

  @Test func thereIsAnEndToHowManyAreRemembered() {
    let few = RememberedPeople(countMax: 10)
    let crowd = (0..<100).map { KnownPerson(accountID: UUID(), username: "name\($0)") }
    for person in crowd { few.keep([person], askedAt: few.mark, at: Self.start) }
    #expect((1...10).contains(few.recall(crowd.map(\.accountID), at: Self.start).compactMap(\.self).count))
    #expect(few.recall([crowd[99].accountID], at: Self.start) == [crowd[99]])
  }
}
