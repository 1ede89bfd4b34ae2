import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import LocalBuddyProto
import LocalBuddyServices
import Postgres
import RPC
import SocialCommon
import SocialTesting
import Testing
import Timekeeping

@testable import LocalBuddy

@Suite struct BuddySearchTests {
  /// The statement decides as the rule does, for every combination that matters.
  @Test func theDatabaseAdmitsWhomTheRuleAdmits() async throws {
    try await BuddyHouse.run { house async throws in
      let store = BuddyStore()
      for ages in [18...18, 18...99, 25...30, 99...99] {
        for genders in BuddyRulesTests.genderSets {
          var buddy = StoredBuddy(accountID: house.luca.accountID, startTime: house.clock.now())
          buddy.content = BuddySettingsContent(ages: ages, genders: genders)
          let made = buddy
          try await house.database.transaction { transaction in
            try await store.put(made, at: house.clock.now(), in: transaction)
            try await store.deleteCities(of: made.accountID, in: transaction)
            let milan = ChosenCity(cityID: FewCities.milan, name: "Milan", countryCode: "it", timeZone: "Europe/Rome")
            try await store.insert([milan], of: made.accountID, in: transaction)
          }
          for age in [18, 19, 24, 25, 30, 31, 98, 99, 110] {
            for gender in BuddyRulesTests.genders {
              let traveller = Traveller(accountID: house.tina.accountID, age: age, gender: gender)
              let admitted = BuddyRules.admits(made.content, traveller)
              let place = NearPlace(cityID: FewCities.milan, distance: 0)
              let listed = try await store.find(in: [place], for: traveller, after: BuddyPlace(), limit: 2, in: house.database)
              let named = try await store.find(made.accountID, for: traveller, in: house.database)
              #expect(
                listed.count == (admitted ? 1 : 0) && (named != nil) == admitted, "\(ages) \(genders) \(age) \(String(describing: gender))")
            }
          }
        }
      }
    }
  }

  /// Somebody who is left out is as somebody who is not there: the same answers, byte for byte, whatever is asked.
  @Test func nobodyLearnsWhoWasLeftOut() async throws {
    try await BuddyHouse.run { house async throws in
      let others = (1...5).map { house.auth.add("buddy\($0)", age: 30, gender: .female) }
      for one in others { try await house.become(one) }
      func seen() async throws -> [FindBuddiesResponse] {
        var pages: [FindBuddiesResponse] = []
        for near in [false, true] {
          var token = ""
          repeat {
            var page = try await house.find(near: near, size: 2, token: token, by: house.tina)
            (token, page.nextPageToken) = (page.nextPageToken, page.nextPageToken.isEmpty ? "" : "more")
            pages.append(page)
          } while !token.isEmpty
        }
        return pages
      }
      func error(of id: String) async -> String? {
        await house.refusal {
          let context = house.call(BuddyServiceMethods.getBuddy, by: house.tina)
          _ = try await house.buddies.getBuddy(GetBuddyRequest(accountID: id), context)
        }
      }
      func feedback(about id: UUID) async -> String? {
        await house.refusal {
          let context = house.call(MeetingFeedbackServiceMethods.listFeedback, by: house.tina)
          _ = try await house.feedback.listFeedback(ListFeedbackRequest(accountID: id.text), context)
        }
      }
      #expect(await feedback(about: UUID()) == "USER_NOT_FOUND")
      let without = try await seen()
      let nobody = await error(of: UUID().text)
      #expect(nobody == "BUDDY_NOT_FOUND" && without.count == 6)
      // By age, by gender, by a pause, by a block in either direction, as a minor, as suspended, without a city.
      for setting in 0..<8 {
        try await house.become(house.luca, ages: setting == 0 ? 26...99 : 18...99, genders: setting == 1 ? [.male, .other] : [])
        if setting == 2 {
          _ = try await house.buddies.pauseBuddy(
            PauseBuddyRequest(isPaused: true), house.call(BuddyServiceMethods.pauseBuddy, by: house.luca))
        }
        if setting == 3 { try await house.block(house.tina, by: house.luca) }
        if setting == 4 { try await house.block(house.luca, by: house.tina) }
        house.auth.people.change(house.luca) { ($0.isMinor, $0.isSuspended) = (setting == 5, setting == 6) }
        if setting == 7 {
          house.auth.people.change(house.luca) { $0.isSuspended = false }
          let context = house.call(BuddyServiceMethods.removeBuddyCity, by: house.luca)
          _ = try await house.buddies.removeBuddyCity(RemoveBuddyCityRequest(cityID: FewCities.milan), context)
        }
        #expect(try await seen() == without, "setting \(setting)")
        #expect(await error(of: house.luca.accountID.text) == nobody, "setting \(setting)")
        #expect(await feedback(about: house.luca.accountID) == "USER_NOT_FOUND", "setting \(setting)")
        try await house.unblock()
        _ = try await house.buddies.pauseBuddy(PauseBuddyRequest(), house.call(BuddyServiceMethods.pauseBuddy, by: house.luca))
      }
      try await house.become(house.luca)
      #expect(try await house.names(by: house.tina).contains("luca"))
      #expect(try await house.buddy(house.luca, by: house.tina).about == "Ciao")
      #expect(await feedback(about: house.luca.accountID) == nil)
    }
  }

  /// A hundred accounts that ask from everywhere learn no more of where a buddy is than the buddy's cities, which the profile names.
  @Test func aHundredAccountsLearnNoMoreThanTheCity() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.become(house.luca, in: [FewCities.monza])
      var answers: [Int64: Set<Int32>] = [:]
      for number in 0..<100 {
        let spy = house.auth.add("spy\(number)", age: 30, gender: nil)
        for cityID in [FewCities.milan, FewCities.monza, FewCities.como] {
          let found = try await house.find(in: cityID, near: true, by: spy).buddies
          #expect(found.map { $0.person?.username } == ["luca"])
          answers[cityID, default: []].formUnion(found.map(\.distanceM))
        }
      }
      // One answer for each city that can be asked for, the same for everybody, in steps that are coarser than a city.
      #expect(answers == [FewCities.milan: [20_000], FewCities.monza: [0], FewCities.como: [30_000]])
      // And no position can be told to the search at all.
      #expect(FindBuddiesRequest(cityID: 1).encoded().count < 10)
    }
  }

  @Test func thoseOfTheCityComeFirstThenTheNearest() async throws {
    try await BuddyHouse.run { house async throws in
      let (milan, monza, como) = (
        house.auth.add("milan", age: 30, gender: nil), house.auth.add("monza", age: 30, gender: nil),
        house.auth.add("como", age: 30, gender: nil)
      )
      try await house.become(como, in: [FewCities.como])
      try await house.become(monza, in: [FewCities.como, FewCities.monza])
      try await house.become(milan, in: [FewCities.milan, FewCities.como, FewCities.naples])
      #expect(try await house.names(by: house.tina) == ["milan"])
      #expect(try await house.names(near: true, by: house.tina) == ["milan", "monza", "como"])
      var (names, token): ([String], String) = ([], "")
      repeat {
        let page = try await house.find(near: true, size: 1, token: token, by: house.tina)
        (names, token) = (names + page.buddies.map { $0.person?.username ?? "" }, page.nextPageToken)
      } while !token.isEmpty
      #expect(names == ["milan", "monza", "como"])
      #expect(try await house.names(in: FewCities.naples, near: true, by: house.tina) == ["milan"])
      // A buddy finds others, and not oneself.
      #expect(try await house.names(near: true, by: milan) == ["monza", "como"])
    }
  }

  @Test func askersAreCheckedAndSoAreCities() async throws {
    try await BuddyHouse.run { house async throws in
      let (young, untold) = (house.auth.add("young", age: 17, gender: nil), house.auth.add("untold", age: nil, gender: nil))
      try await house.become(house.luca)
      for (person, reason) in [(young, "TOO_YOUNG"), (untold, "BIRTH_DATE_MISSING")] {
        #expect(await house.refusal { _ = try await house.find(by: person) } == reason)
        #expect(await house.refusal { _ = try await house.buddy(house.luca, by: person) } == reason)
        #expect(await house.refusal { try await house.become(person) } == reason)
      }
      // The birthday.
      house.auth.set(young, age: 18, gender: nil)
      #expect(try await house.names(by: young) == ["luca"])
      for near in [false, true] {
        #expect(await house.refusal { _ = try await house.find(in: 1, near: near, by: house.tina) } == "CITY_NOT_FOUND")
      }
      #expect(await house.refusal { _ = try await house.find(in: 0, by: house.tina) } == "city_id MISSING")
      #expect(await house.refusal { _ = try await house.find(size: -1, by: house.tina) } == "page_size OUT_OF_RANGE")
      #expect(await house.refusal { _ = try await house.find(token: "x", by: house.tina) } == "page_token PAGE_TOKEN_INVALID")
      house.auth.people.setDown(true)
      #expect(await house.refusal { _ = try await house.find(by: house.tina) } == "UNAVAILABLE")
      house.auth.people.setDown(false)
      house.geo.setDown(true)
      #expect(await house.refusal { _ = try await house.find(by: house.tina) } == "UNAVAILABLE")
    }
  }

  @Test func howeverManyAreSuspendedThoseBehindThemAreFound() async throws {
    try await BuddyHouse.run { house async throws in
      let people = (0..<13).map { house.auth.add("p\($0)", age: 30, gender: nil) }
      for person in people { try await house.become(person) }
      let last = try #require(people.max { $0.accountID.text < $1.accountID.text })
      for person in people where person != last { house.auth.people.change(person) { $0.isSuspended = true } }
      var (names, token, pages): ([String], String, Int) = ([], "", 0)
      repeat {
        let page = try await house.find(size: 1, token: token, by: house.tina)
        names += page.buddies.compactMap(\.person?.username)
        token = page.nextPageToken
        pages += 1
      } while !token.isEmpty && pages < 20
      #expect(names == [last.username])
    }
  }

  @Test func strangersMayWriteToBuddiesWhoLetThemFindThem() async throws {
    try await BuddyHouse.run { house async throws in
      let contacts = BuddyContacts(
        adults: house.meetings.adults, buddies: BuddyStore(), ratings: RatingStore())
      func contact(_ one: KnownPerson, _ other: KnownPerson) async throws -> PermittedContact? {
        let permission = try await contacts.ask(about: one.accountID, and: other.accountID)
        return try await house.database.transaction { try await permission.contact(at: house.clock.now(), in: $0) }
      }
      #expect(try await contact(house.tina, house.luca) == nil)
      try await house.become(house.luca, genders: [.female])
      #expect(try await contact(house.tina, house.luca) == PermittedContact())
      #expect(try await contact(house.olga, house.luca) == nil)
      #expect(try await contact(house.luca, house.tina) == nil)
      for age: Int32? in [17, nil] {
        house.auth.set(house.tina, age: age, gender: .female)
        #expect(try await contact(house.tina, house.luca) == nil)
        house.auth.set(house.tina, age: 25, gender: .female)
        house.auth.set(house.luca, age: age, gender: .male)
        #expect(try await contact(house.tina, house.luca) == nil)
        house.auth.set(house.luca, age: 30, gender: .male)
      }
      // Whoever was met and found good may write to more.
      try await house.converse(house.tina, house.luca)
      let id = try await house.fixed(in: .seconds(600))
      house.clock.advance(by: .seconds(600))
      try await house.give(5, of: id, by: house.luca)
      try await house.give(4, of: id, by: house.tina)
      #expect(try await contact(house.tina, house.luca) == PermittedContact(dailyMax: 10))
    }
  }
}
