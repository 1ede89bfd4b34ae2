import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import LocalBuddyProto
import LocalBuddyServices
import Postgres
import RPC
import SocialTesting
import SocialCommon
import Testing

@testable import LocalBuddy

@Suite struct BuddySettingsTests {
  @Test func nobodyIsABuddyUntilTheySaySo() async throws {
    try await BuddyHouse.run { house async throws in
      #expect(await house.refusal { _ = try await house.settings(of: house.luca) } == "BUDDY_NOT_FOUND")
      #expect(try await house.names(by: house.tina) == [])
      #expect(try await house.become(house.luca, in: [FewCities.naples, FewCities.milan], ages: 20...40, genders: [.female]) == 1)
      let settings = try await house.settings(of: house.luca)
      #expect(settings.cities.map(\.name) == ["Naples", "Milan"] && settings.minAge == 20 && settings.maxAge == 40)
      #expect(settings.genders == [.female] && settings.languages == ["it", "en"] && settings.version == 1 && !settings.isPaused)
      let buddy = try await house.buddy(house.luca, by: house.tina)
      #expect(buddy.person?.username == "luca" && buddy.cities.map(\.timeZone) == ["Europe/Rome", "Europe/Rome"])
      _ = try await house.buddies.stopBuddy(StopBuddyRequest(), house.call(BuddyServiceMethods.stopBuddy, by: house.luca))
      #expect(await house.refusal { _ = try await house.settings(of: house.luca) } == "BUDDY_NOT_FOUND")
      #expect(try await house.names(by: house.tina) == [])
    }
  }

  @Test func citiesComeAndGo() async throws {
    try await BuddyHouse.run { house async throws in
      func add(_ cityID: Int64) async throws -> [String] {
        let context = house.call(BuddyServiceMethods.addBuddyCity, by: house.luca)
        return try await house.buddies.addBuddyCity(AddBuddyCityRequest(cityID: cityID), context).settings?.cities.map(\.name) ?? []
      }
      func remove(_ cityID: Int64) async throws -> BuddySettings? {
        let context = house.call(BuddyServiceMethods.removeBuddyCity, by: house.luca)
        return try await house.buddies.removeBuddyCity(RemoveBuddyCityRequest(cityID: cityID), context).settings
      }
      #expect(await house.refusal { _ = try await add(FewCities.milan) } == "BUDDY_NOT_FOUND")
      try await house.become(house.luca)
      #expect(await house.refusal { _ = try await add(1) } == "CITY_NOT_FOUND")
      #expect(try await remove(FewCities.milan)?.cities.isEmpty == true)
      for _ in 0..<2 { #expect(try await add(FewCities.naples) == ["Naples"]) }
      #expect(try await add(FewCities.como) == ["Naples", "Como"])
      // What changes nothing counts as no change.
      #expect(try await house.settings(of: house.luca).version == 4)
      #expect(try await remove(FewCities.milan)?.version == 4)
      #expect(try await house.names(in: FewCities.naples, by: house.tina) == ["luca"])
      #expect(try await house.names(by: house.tina) == [])
      try await house.database.execute(
        """
        INSERT INTO buddy_cities (account_id, city_id, place, name, country_code, time_zone)
        SELECT \(house.luca.accountID), n, 10, 'x', 'it', 'Europe/Rome' FROM generate_series(1, 8) AS n
        """)
      #expect(await house.refusal { _ = try await add(FewCities.milan) } == "TOO_MANY_CITIES")
    }
  }

  @Test func faultsAreNamedByTheirFields() async throws {
    try await BuddyHouse.run { house async throws in
      func set(_ request: SetBuddySettingsRequest) async -> String? {
        await house.refusal {
          _ = try await house.buddies.setBuddySettings(request, house.call(BuddyServiceMethods.setBuddySettings, by: house.luca))
        }
      }
      #expect(await set(SetBuddySettingsRequest(cityIDs: Array(1...11))) == "city_ids TOO_MANY")
      #expect(await set(SetBuddySettingsRequest(cityIDs: [FewCities.milan, FewCities.milan])) == "city_ids DUPLICATE")
      #expect(await set(SetBuddySettingsRequest(cityIDs: [7])) == "CITY_NOT_FOUND")
      #expect(await set(SetBuddySettingsRequest(minAge: 17)) == "min_age OUT_OF_RANGE")
      #expect(await set(SetBuddySettingsRequest(minAge: 30, maxAge: 20)) == "max_age OUT_OF_RANGE")
      #expect(await set(SetBuddySettingsRequest(genders: [.unspecified])) == "genders UNKNOWN_VALUE")
      #expect(await set(SetBuddySettingsRequest(languages: ["?"])) == "languages MALFORMED")
      #expect(await set(SetBuddySettingsRequest(about: "\u{0}")) == "about NOT_WRITING")
      #expect(await set(SetBuddySettingsRequest(aboutLanguage: "?")) == "about_language MALFORMED")
      #expect(await set(SetBuddySettingsRequest(expectedVersion: 1)) == "VERSION_MISMATCH")
      #expect(await set(SetBuddySettingsRequest()) == nil)
      #expect(await set(SetBuddySettingsRequest(expectedVersion: 1)) == nil)
      #expect(await set(SetBuddySettingsRequest(expectedVersion: 1)) == "VERSION_MISMATCH")
    }
  }
}
