import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import Testing

@testable import Events
@testable import RPC
@testable import SocialCommon

/// Profiles, preferences and search, as their callers use them.
extension SocialHouse {
  /// AuthService says what an account says of the person.
  func tell(_ told: AccountDetailsTold) async throws {
    let event = InboxEvent(
      eventID: UUID(), type: ProfileInbox.detailsType, orderingKey: told.accountID, source: "auth", createTime: clock.now(),
      payload: told.encoded())
    #expect(await inbox.receive([event]).takenCount == 1)
  }

  func myProfile(_ person: KnownPerson) async throws -> MyProfile {
    let response = try await profiles.getMyProfile(GetMyProfileRequest(), call(ProfileServiceMethods.getMyProfile, by: person.accountID))
    return try #require(response.profile)
  }

  func profile(of accountID: UUID, by person: KnownPerson, in realm: Realm = .qwalk) async throws -> Profile {
    try await profile(GetProfileRequest(who: .accountID(accountID.text), realm: realm), by: person)
  }

  func profile(of username: String, by person: KnownPerson, in realm: Realm = .qwalk) async throws -> Profile {
    try await profile(GetProfileRequest(who: .username(username), realm: realm), by: person)
  }

  private func profile(_ request: GetProfileRequest, by person: KnownPerson) async throws -> Profile {
    let response = try await profiles.getProfile(request, call(ProfileServiceMethods.getProfile, by: person.accountID))
    return try #require(response.profile)
  }

  /// - Returns: The profile's version.
  func update(_ request: UpdateProfileRequest, by person: KnownPerson, key: String = UUID().text) async throws -> Int64 {
    try await profiles.updateProfile(request, call(ProfileServiceMethods.updateProfile, by: person.accountID, key: key)).version
  }

  /// - Returns: The profile's version.
  func setFacet(_ request: SetAppFacetRequest, by person: KnownPerson, key: String = UUID().text) async throws -> Int64 {
    try await profiles.setAppFacet(request, call(ProfileServiceMethods.setAppFacet, by: person.accountID, key: key)).version
  }

  func preferences(of accountID: UUID) async throws -> Preferences {
    let response = try await preferences.getPreferences(
      GetPreferencesRequest(), call(PreferenceServiceMethods.getPreferences, by: accountID))
    return try #require(response.preferences)
  }

  func prefer(_ request: UpdatePreferencesRequest, by accountID: UUID, key: String = UUID().text) async throws -> Preferences {
    let response = try await preferences.updatePreferences(
      request, call(PreferenceServiceMethods.updatePreferences, by: accountID, key: key))
    return try #require(response.preferences)
  }

  func search(_ prefix: String, by person: KnownPerson, size: Int32 = 0, token: String = "") async throws -> SearchUsersResponse {
    try await people.searchUsers(
      SearchUsersRequest(usernamePrefix: prefix, pageSize: size, pageToken: token),
      call(PeopleServiceMethods.searchUsers, by: person.accountID))
  }
}
