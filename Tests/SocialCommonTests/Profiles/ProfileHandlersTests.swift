import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Testing
import Timekeeping

@testable import RPC
@testable import SocialCommon

@Suite struct ProfileHandlersTests {
  @Test func whatIsToldIsSeenByThoseItIsToldTo() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("Anna"), house.person("Berta"), house.person("Carla"))
      try await house.befriend(anna, berta)
      try await house.tell(AccountDetailsTold(accountID: anna.accountID.text, givenName: "Annabella", gender: .female))
      let visibility = ProfileVisibility(givenName: .friends)
      let update = UpdateProfileRequest(about: "walks", languages: LanguageList(languages: ["sv", "it"]), visibility: visibility)
      #expect(try await house.update(update, by: anna) == 3)
      // Nothing is shown before the owner has consented, not even to friends.
      #expect(
        try await house.profile(of: "anna", by: berta)
          == Profile(person: Person(anna), relationship: .friend, presence: Presence()))
      #expect(
        try await house.setFacet(
          SetAppFacetRequest(realm: .qwalk, about: "q", aboutVisibility: .everyone, isIdentityShared: true), by: anna) == 4)
      #expect(
        try await house.profile(of: "ANNA", by: berta)
          == Profile(
            person: Person(anna), relationship: .friend, givenName: "Annabella", about: "walks", languages: ["sv", "it"], appAbout: "q",
            presence: Presence()))
      let forOthers = Profile(person: Person(anna), relationship: .none, about: "walks", languages: ["sv", "it"], appAbout: "q")
      #expect(try await house.profile(of: anna.accountID, by: carla) == forOthers)
      #expect(try await house.profile(of: anna.accountID, by: carla, in: .whereAmI) == Profile(person: Person(anna), relationship: .none))
      let own = try await house.profile(of: anna.accountID, by: anna, in: .whereAmI)
      #expect(own.relationship == .self && own.givenName == "Annabella" && own.gender == .female)
      let mine = try await house.myProfile(anna)
      #expect(mine.person == Person(anna) && mine.givenName == "Annabella" && mine.version == 4)
      #expect(mine.facets.map(\.realm) == [.qwalk] && mine.facets.first?.shareTime == house.clock.now())
      #expect(
        mine.visibility
          == ProfileVisibility(
            givenName: .friends, familyName: .nobody, gender: .nobody, about: .everyone, languages: .everyone, lastSeen: .friends,
            picture: .everyone, album: .friends))
    }
  }

  @Test func severalProfilesAreToldAsEachByItself() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla, dora) = (
        house.person("anna"), house.person("berta"), house.person("carla"), house.person("dora", isMinor: true)
      )
      try await house.befriend(anna, berta)
      try await house.block(anna, by: carla)
      _ = try await house.update(UpdateProfileRequest(about: "walks"), by: dora)
      func profiles(_ accountIDs: [String]) async throws -> [Profile] {
        let request = GetProfilesRequest(accountIDs: accountIDs, realm: .qwalk)
        return try await house.profiles.getProfiles(request, house.call(ProfileServiceMethods.getProfiles, by: anna.accountID)).profiles
      }
      let asked = [dora, berta, carla, anna, berta].map(\.accountID.text) + [UUID().text]
      let told = try await profiles(asked)
      #expect(told.map { $0.person?.username } == ["dora", "berta", "anna"])
      var single: [Profile] = []
      for one in [dora, berta, anna] { single.append(try await house.profile(of: one.accountID, by: anna)) }
      #expect(told == single)
      #expect(try await house.refusal { _ = try await profiles([]) } == "MISSING")
      #expect(try await house.refusal { _ = try await profiles((0..<51).map { _ in UUID().text }) } == "TOO_MANY")
      #expect(try await house.refusal { _ = try await profiles(["anna"]) } == "INVALID_UUID")
    }
  }

  @Test func ofMinorsOnlyFriendsSeeMoreThanTheName() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna", isMinor: true), house.person("berta"), house.person("carla"))
      try await house.befriend(anna, berta)
      _ = try await house.update(UpdateProfileRequest(about: "walks"), by: anna)
      _ = try await house.setFacet(
        SetAppFacetRequest(realm: .qwalk, about: "q", aboutVisibility: .everyone, isIdentityShared: true), by: anna)
      #expect(try await house.profile(of: "anna", by: berta).about == "walks")
      #expect(try await house.profile(of: "anna", by: carla) == Profile(person: Person(anna), relationship: .none))
    }
  }

  @Test func aTextCarriesItsLanguage() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      _ = try await house.update(UpdateProfileRequest(about: "går", aboutLanguage: "sv"), by: anna)
      let facet = SetAppFacetRequest(
        realm: .qwalk, about: "geht", aboutVisibility: .everyone, isIdentityShared: true, aboutLanguage: "de-AT")
      _ = try await house.setFacet(facet, by: anna)
      let seen = try await house.profile(of: "anna", by: berta)
      #expect([seen.about, seen.aboutLanguage, seen.appAbout, seen.appAboutLanguage] == ["går", "sv", "geht", "de-AT"])
      let mine = try await house.myProfile(anna)
      #expect(mine.aboutLanguage == "sv" && mine.facets.map(\.aboutLanguage) == ["de-AT"])
      // Where another text is given without a word of its language, that stays; what a facet does not say is not said any more.
      _ = try await house.update(UpdateProfileRequest(about: "springer"), by: anna)
      _ = try await house.setFacet(
        SetAppFacetRequest(realm: .qwalk, about: "walks", aboutVisibility: .friends, isIdentityShared: true), by: anna)
      let later = try await house.profile(of: "anna", by: berta)
      #expect([later.about, later.aboutLanguage, later.appAbout, later.appAboutLanguage] == ["springer", "sv", "", ""])
      #expect(try await house.myProfile(anna).facets.map(\.aboutLanguage) == [""])
      // Who does not see the text learns nothing of its language.
      _ = try await house.update(UpdateProfileRequest(visibility: ProfileVisibility(about: .nobody), aboutLanguage: "it"), by: anna)
      #expect(try await house.profile(of: "anna", by: berta).aboutLanguage == "")
      #expect(try await house.myProfile(anna).aboutLanguage == "it")
    }
  }

  @Test func theRelationshipIsInEveryAnswer() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      func seen(_ other: KnownPerson, by person: KnownPerson) async throws -> CairnProto.Relationship {
        try await house.profile(of: other.accountID, by: person).relationship
      }
      try await house.ask("berta", by: anna)
      #expect(try await seen(berta, by: anna) == .requestSent)
      #expect(try await seen(anna, by: berta) == .requestReceived)
      #expect(try await house.profile(of: " berta\n", by: anna).person?.username == "berta", "as a keyboard and a copied line leave it")
      // A decline is not seen by the sender for as long as it holds.
      try await house.answer(.decline, to: anna, by: berta)
      #expect(try await seen(berta, by: anna) == .requestSent)
      #expect(try await seen(anna, by: berta) == .none)
      house.clock.advance(by: FriendRules.declineRest)
      #expect(try await seen(berta, by: anna) == .none)
      _ = try await house.update(UpdateProfileRequest(about: "x"), by: berta)
      try await house.block(berta, by: anna)
      #expect(try await house.profile(of: "berta", by: anna) == Profile(person: Person(berta), relationship: .blocked))
      #expect(try await house.refusal { _ = try await seen(anna, by: berta) } == "USER_NOT_FOUND")
      #expect(try await house.refusal { _ = try await house.profile(of: "anna", by: berta) } == "USER_NOT_FOUND")
    }
  }

  @Test func whatCannotBeIsRefused() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      for (request, reason) in [
        (GetProfileRequest(realm: .qwalk), "MISSING"), (GetProfileRequest(who: .accountID("x"), realm: .qwalk), "INVALID_UUID"),
        (GetProfileRequest(who: .username("anna")), "MISSING"),
        (GetProfileRequest(who: .username("anna"), realm: .unrecognized(9)), "UNKNOWN_VALUE"),
        (GetProfileRequest(who: .username("nobody"), realm: .qwalk), "USER_NOT_FOUND"),
        (GetProfileRequest(who: .accountID(UUID().text), realm: .qwalk), "USER_NOT_FOUND"),
      ] {
        let refused = try await house.refusal {
          _ = try await house.profiles.getProfile(request, house.call(ProfileServiceMethods.getProfile, by: anna.accountID))
        }
        #expect(refused == reason)
      }
      for (request, reason) in [
        (UpdateProfileRequest(about: "\u{1}"), "NOT_WRITING"),
        (UpdateProfileRequest(languages: LanguageList(languages: ["x"])), "MALFORMED"),
        (UpdateProfileRequest(aboutLanguage: "x"), "MALFORMED"),
        (UpdateProfileRequest(languages: LanguageList(languages: Array(repeating: "sv", count: 11))), "TOO_MANY"),
        (UpdateProfileRequest(visibility: ProfileVisibility(lastSeen: .everyone)), "NOT_APPLICABLE"),
        (UpdateProfileRequest(visibility: ProfileVisibility(gender: .unrecognized(7))), "UNKNOWN_VALUE"),
        (UpdateProfileRequest(about: "x", expectedVersion: 9), "VERSION_CONFLICT"),
        (UpdateProfileRequest(expectedVersion: -1), "OUT_OF_RANGE"),
      ] {
        #expect(try await house.refusal { _ = try await house.update(request, by: anna) } == reason)
      }
      for (request, reason) in [
        (SetAppFacetRequest(aboutVisibility: .everyone), "MISSING"), (SetAppFacetRequest(realm: .qwalk), "MISSING"),
        (SetAppFacetRequest(realm: .qwalk, about: "\0", aboutVisibility: .nobody), "NOT_WRITING"),
        (SetAppFacetRequest(realm: .qwalk, aboutVisibility: .nobody, expectedVersion: 9), "VERSION_CONFLICT"),
        (SetAppFacetRequest(realm: .qwalk, aboutVisibility: .nobody, aboutLanguage: "sv_SE"), "MALFORMED"),
      ] {
        #expect(try await house.refusal { _ = try await house.setFacet(request, by: anna) } == reason)
      }
      // An accent typed as two characters counts and is kept as one.
      let long = String(repeating: "e\u{301}", count: ProfileRules.aboutLengthMax)
      _ = try await house.update(UpdateProfileRequest(about: long), by: anna)
      #expect(try await house.myProfile(anna).about.unicodeScalars.count == ProfileRules.aboutLengthMax)
    }
  }

  @Test func devicesAndFriendsHearOfAChangeOnce() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.befriend(anna, berta)
      let key = UUID().text
      for _ in 0..<3 { #expect(try await house.update(UpdateProfileRequest(about: "x"), by: anna, key: key) == 2) }
      #expect(try await house.types(of: anna.accountID).last == "profile.updated")
      // Shared nowhere, friends see nothing of it.
      #expect(try await house.types(of: berta.accountID).last == "friend.accepted")
      _ = try await house.setFacet(SetAppFacetRequest(realm: .qwalk, aboutVisibility: .nobody, isIdentityShared: true), by: anna)
      _ = try await house.update(UpdateProfileRequest(about: "y"), by: anna)
      #expect(try await house.types(of: berta.accountID).suffix(3) == ["friend.accepted", "taken back", "profile.updated"])
      #expect(try await house.types(of: anna.accountID).filter { $0 == "profile.updated" }.count == 1)
      // The same again is no change.
      #expect(try await house.update(UpdateProfileRequest(about: "y"), by: anna) == 4)
      #expect(
        try await house.refusal { _ = try await house.update(UpdateProfileRequest(about: "z"), by: anna, key: key) }
          == "IDEMPOTENCY_MISMATCH")
    }
  }

  /// Two devices that change from the same version: one wins, the other one hears of it.
  @Test func ofTwoChangesFromOneVersionOneHolds() async throws {
    try await SocialHouse.run { house async throws in
      for round in 0..<20 {
        let anna = house.person("anna\(round)")
        let version = try await house.update(UpdateProfileRequest(about: "start"), by: anna)
        async let one = house.refusal { _ = try await house.update(UpdateProfileRequest(about: "one", expectedVersion: version), by: anna) }
        async let other = house.refusal {
          _ = try await house.update(UpdateProfileRequest(about: "other", expectedVersion: version), by: anna)
        }
        let refusals = try await [one, other]
        #expect(refusals.compactMap { $0 } == ["VERSION_CONFLICT"])
        #expect(try await house.myProfile(anna).about == (refusals[0] == nil ? "one" : "other"))
        #expect(try await house.myProfile(anna).version == version + 1)
      }
    }
  }

  /// Friends whose profiles change at once tell each other without waiting for each other in a circle.
  @Test func friendsMayChangeAtOnce() async throws {
    try await SocialHouse.run { house async throws in
      let people = (0..<4).map { house.person("friend\($0)") }
      for (index, one) in people.enumerated() {
        for other in people.dropFirst(index + 1) { try await house.befriend(one, other) }
        _ = try await house.setFacet(SetAppFacetRequest(realm: .qwalk, aboutVisibility: .nobody, isIdentityShared: true), by: one)
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for round in 0..<10 {
          for person in people {
            group.addTask { _ = try await house.update(UpdateProfileRequest(about: "round \(round)"), by: person) }
          }
        }
        try await group.waitForAll()
      }
      for person in people { #expect(try await house.myProfile(person).about.hasPrefix("round")) }
    }
  }
}
