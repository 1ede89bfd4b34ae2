import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import Testing

@testable import RPC
@testable import SocialCommon

@Suite struct PreferenceTests {
  @Test func theRulesChangeWhatIsNamed() throws {
    typealias Rules = PreferenceRules
    let old = StoredPreferences(isSoundOn: false, units: .metric, language: "sv", timeZone: "Europe/Rome", seenIntros: [.qwalk], version: 3)
    #expect(try Rules.change(old, by: Rules.Change(), expectedVersion: 3) == old)
    #expect(try Rules.change(old, by: Rules.Change(isSoundOn: false, seenIntros: [.qwalk]), expectedVersion: nil) == old)
    var new = old
    (new.isSoundOn, new.version) = (true, 4)
    #expect(try Rules.change(old, by: Rules.Change(isSoundOn: true), expectedVersion: nil) == new)
    (new.isSoundOn, new.units) = (false, nil)
    #expect(try Rules.change(old, by: Rules.Change(units: .some(nil)), expectedVersion: nil) == new)
    (new.units, new.seenIntros) = (.metric, [.qwalk, .cacheOut])
    #expect(try Rules.change(old, by: Rules.Change(seenIntros: [.cacheOut]), expectedVersion: nil) == new)
    #expect(throws: Rules.Refusal.versionConflict) { try Rules.change(old, by: Rules.Change(isSoundOn: true), expectedVersion: 2) }
    for zone in ["", "UTC", "CET", "Japan", "Europe/Rome", "America/Argentina/Buenos_Aires", "Etc/GMT+12"] {
      #expect(try Rules.change(old, by: Rules.Change(timeZone: zone), expectedVersion: nil).timeZone == zone)
    }
    for zone in ["Mars", "Europe/", "/Rome", "a b", "+2", "Europe/Rome/x/y", "Röm", String(repeating: "a", count: 65)] {
      #expect(throws: Rules.Refusal.timeZone) { try Rules.change(old, by: Rules.Change(timeZone: zone), expectedVersion: nil) }
    }
    for language in ["", "sv", "de-AT", "zh-Hant-TW"] {
      #expect(try Rules.change(old, by: Rules.Change(language: language), expectedVersion: nil).language == language)
    }
    for language in ["s", "swedish", "sv-", "sv_SE", "12"] {
      #expect(throws: Rules.Refusal.language) { try Rules.change(old, by: Rules.Change(language: language), expectedVersion: nil) }
    }
  }

  @Test func whatIsSetIsFoundAgain() async throws {
    try await SocialHouse.run { house async throws in
      let anna = UUID()
      // The first run starts with music on, and no introduction seen.
      #expect(try await house.preferences(of: anna) == Preferences(isSoundOn: true))
      let key = UUID().text
      let request = UpdatePreferencesRequest(isSoundOn: false, units: .imperial, timeZone: "Europe/Rome", seenIntros: [.qwalk, .whereAmI])
      let expected = Preferences(
        isSoundOn: false, units: .imperial, timeZone: "Europe/Rome", seenIntros: [.whereAmI, .qwalk], version: 1)
      for _ in 0..<2 { #expect(try await house.prefer(request, by: anna, key: key) == expected) }
      #expect(try await house.preferences(of: anna) == expected)
      _ = try await house.prefer(UpdatePreferencesRequest(units: .unspecified, language: "sv"), by: anna)
      let now = try await house.preferences(of: anna)
      #expect(now.units == .unspecified && now.language == "sv" && !now.isSoundOn && now.seenIntros.count == 2 && now.version == 2)
      #expect(try await house.types(of: anna) == ["taken back", "preferences.updated"])
      for (request, reason) in [
        (UpdatePreferencesRequest(units: .unrecognized(9)), "UNKNOWN_VALUE"), (UpdatePreferencesRequest(language: "?"), "MALFORMED"),
        (UpdatePreferencesRequest(timeZone: "?"), "UNKNOWN_VALUE"),
        (UpdatePreferencesRequest(seenIntros: [.unspecified]), "MISSING"),
        (UpdatePreferencesRequest(isSoundOn: true, expectedVersion: 1), "VERSION_CONFLICT"),
        (UpdatePreferencesRequest(expectedVersion: -1), "OUT_OF_RANGE"),
      ] {
        #expect(try await house.refusal { _ = try await house.prefer(request, by: anna) } == reason)
      }
      #expect(
        try await house.refusal { _ = try await house.prefer(UpdatePreferencesRequest(), by: anna, key: key) } == "IDEMPOTENCY_MISMATCH")
    }
  }

  /// Two devices at once: what each has set is there, also when it is the first that is ever set.
  @Test func twoDevicesAtOnceLoseNothing() async throws {
    try await SocialHouse.run { house async throws in
      for _ in 0..<20 {
        let anna = UUID()
        async let one = house.prefer(UpdatePreferencesRequest(seenIntros: [.qwalk]), by: anna)
        async let other = house.prefer(UpdatePreferencesRequest(seenIntros: [.cacheOut]), by: anna)
        _ = try await (one, other)
        #expect(try await house.preferences(of: anna) == Preferences(isSoundOn: true, seenIntros: [.cacheOut, .qwalk], version: 2))
      }
    }
  }
}
