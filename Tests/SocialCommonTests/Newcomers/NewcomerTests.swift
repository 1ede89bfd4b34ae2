import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import RPC
import Testing
import Timekeeping

@testable import SocialCommon

/// What accounts may not do yet because they are young (requirement F-23).
@Suite struct NewcomerTests {
  @Test func anAccountIsNewForSevenDays() {
    let made = Moment(milliseconds: 1_800_000_000_000)
    let accountID = TimeOrderedIDs().next(at: made)
    #expect(accountID.makingTime == made)
    #expect(NewcomerRules.isNewcomer(since: accountID.makingTime, at: made))
    #expect(NewcomerRules.isNewcomer(since: accountID.makingTime, at: made + .seconds(7 * 86_400 - 1)))
    #expect(!NewcomerRules.isNewcomer(since: accountID.makingTime, at: made + .seconds(7 * 86_400)))
    #expect(UUID().makingTime == nil && !NewcomerRules.isNewcomer(since: nil, at: made))
  }

  @Test(arguments: [
    "see https://evil.example/x", "HTTP://X.Y", "www.evil.example", "buy at evil.com", "Evil.COM!", "(evil.com/pills)", "me: shop.evil.ru",
    "t.me/x", "x.y.shop",
    "mailto:me@x", "me@evil.org", "bücher.de",
  ])
  func whatLeadsElsewhereIsALink(text: String) {
    #expect(NewcomerRules.hasLink(text))
  }

  @Test(arguments: [
    "", "I walk.", "I walk.I run", "3.5 km a day ...", "e.g. parks, i.e. green ones", "Mr.Cairn", "from Åbo/Turku", "no.commas", ".com",
    "10:30 at the lake",
  ])
  func whatDoesNotIsNone(text: String) {
    #expect(!NewcomerRules.hasLink(text))
  }

  @Test func aNewcomerSaysNoLinksAndMayLater() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna", accountID: TimeOrderedIDs().next(at: house.clock.now()))
      let berta = house.person("berta")
      let link = UpdateProfileRequest(about: "see https://evil.example")
      let facet = SetAppFacetRequest(realm: .qwalk, about: "evil.com", aboutVisibility: .everyone)
      #expect(try await house.refusal { _ = try await house.update(link, by: anna) } == "LINK_TOO_EARLY")
      #expect(try await house.refusal { _ = try await house.setFacet(facet, by: anna) } == "LINK_TOO_EARLY")
      // Whatever else is said is kept.
      _ = try await house.update(UpdateProfileRequest(about: "walks"), by: anna)
      #expect(try await house.myProfile(anna).about == "walks")
      #expect(try await house.myProfile(anna).facets.isEmpty)
      _ = try await house.update(link, by: berta)
      house.clock.advance(by: NewcomerRules.time)
      _ = try await house.update(link, by: anna)
      _ = try await house.setFacet(facet, by: anna)
      #expect(try await house.myProfile(anna).about == "see https://evil.example")
    }
  }

  @Test func whatANewcomerMayHaveGrowsWithEachDay() {
    let made = Moment(milliseconds: 1_800_000_000_000)
    let allowed = (0...8).map { NewcomerRules.allowance(first: 10, full: 100, since: made, at: made + .seconds($0 * 86_400)) }
    #expect(allowed == [10, 22, 35, 48, 61, 74, 87, 100, 100])
    #expect(NewcomerRules.allowance(first: 10, full: 100, since: made, at: made + .seconds(86_399)) == 10)
    // A clock that is behind the one that has made the account.
    #expect(NewcomerRules.allowance(first: 10, full: 100, since: made, at: made - .seconds(5)) == 10)
    #expect(NewcomerRules.allowance(first: 10, full: 100, since: nil, at: made) == 100)
  }

  @Test func aNewcomerAsksTenPeopleOnTheFirstDayAlsoAtOnceAndMoreOnTheNext() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna", accountID: TimeOrderedIDs().next(at: house.clock.now()))
      let others = (0..<16).map { house.person("p\($0)") }
      let refusals = try await withThrowingTaskGroup(of: String?.self) { group in
        for other in others {
          group.addTask { try await house.refusal { _ = try await house.ask(other.username, by: anna) } }
        }
        return try await group.reduce(into: [String]()) { refusals, refusal in if let refusal { refusals.append(refusal) } }
      }
      #expect(refusals == Array(repeating: "REQUESTS_FULL", count: 16 - FriendRules.sentFirst))
      house.clock.advance(by: .seconds(86_400))
      let later = try await house.refusal { try await house.ask(house.person("later").username, by: anna) }
      #expect(later == nil)
    }
  }

  @Test func aNewcomerReportsFiveOnTheFirstDay() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna", accountID: TimeOrderedIDs().next(at: house.clock.now()))
      for number in 0..<ReportRules.openFirst { _ = try await house.report(house.person("p\(number)"), by: anna) }
      let berta = house.person("berta")
      #expect(try await house.refusal { _ = try await house.report(berta, by: anna) } == "REPORTS_FULL")
      house.clock.advance(by: .seconds(86_400))
      _ = try await house.report(berta, by: anna)
    }
  }
}
