import CairnProto
import CairnServices
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Texts
import Timekeeping

/// The calls of ProfileService.
struct ProfileHandlers: ProfileServiceHandlers {
  /// Profiles told at once: more people than a screen shows.
  static let profilesMax = 50

  let database: Database
  let profiles: Profiles
  let people: PeopleDirectory
  let pictures: PersonPictures
  let keeper: PresenceKeeper
  let idempotency = IdempotencyKeys()
  let relations = RelationStore()
  let presence = PresenceStore()

  func getMyProfile(_ request: GetMyProfileRequest, _ context: RequestContext) async throws -> GetMyProfileResponse {
    GetMyProfileResponse(profile: try await mine(context))
  }

  /// The caller's own profile.
  func mine(_ context: RequestContext) async throws -> MyProfile {
    let accountID = try context.accountID
    let found = try await people.find([accountID])
    let profile = try await profiles.store.find(accountID, in: database) ?? StoredProfile()
    let person = found.byID[accountID] ?? KnownPerson(accountID: accountID, username: "")
    return MyProfile(profile, as: pictures.person(person, profile.picture, to: .oneself, at: context.now))
  }

  func getProfile(_ request: GetProfileRequest, _ context: RequestContext) async throws -> GetProfileResponse {
    let (accountID, realm) = (try context.accountID, try StoredRealm(request.realm, "realm"))
    let person: KnownPerson?
    switch request.who {
    case .accountID(let text):
      let otherID = try Field.id(text, "account_id")
      person = try await people.find([otherID]).byID[otherID]
    case .username(let text):
      let username = PeopleText.entry(text)
      person = try await people.find([], username: username).named(username)
    case nil: throw RPCError.invalid("who", .missing, "account_id or username")
    }
    guard let person else { throw RPCError.userNotFound }
    guard let profile = try await shown([person], in: realm, to: accountID, at: context.now).first else { throw RPCError.userNotFound }
    return GetProfileResponse(profile: profile)
  }

  func getProfiles(_ request: GetProfilesRequest, _ context: RequestContext) async throws -> GetProfilesResponse {
    let (accountID, realm) = (try context.accountID, try StoredRealm(request.realm, "realm"))
    let asked = try Field.ids(request.accountIDs, "account_ids", count: 1...Self.profilesMax)
    var known = try await people.find(Array(Set(asked))).byID
    // Each once, where it was asked for first.
    let persons = asked.compactMap { known.removeValue(forKey: $0) }
    return GetProfilesResponse(profiles: try await shown(persons, in: realm, to: accountID, at: context.now))
  }

  /// Profiles of people as somebody may see them, without those who are not found.
  private func shown(
    _ persons: [KnownPerson], in realm: StoredRealm, to accountID: UUID, at now: Moment
  ) async throws -> [Profile] {
    if persons.isEmpty { return [] }
    let standing = try await relations.relations(of: accountID, to: persons.map(\.accountID), at: now, in: database)
    let friendIDs = persons.map(\.accountID).filter { standing[$0] == .friend }
    let facts =
      friendIDs.isEmpty ? [:] : try await presence.facts(of: friendIDs, aliveSince: now - StreamWakeUps.aliveFor, in: database)
    var shown: [Profile] = []
    for person in persons {
      guard let relation = standing[person.accountID] else { continue }
      var profile = Profile(person: Person(person), relationship: Relationship(relation))
      if let viewer = ProfileRules.Viewer(relation), let stored = try await profiles.store.find(person.accountID, in: database) {
        profile.person = pictures.person(person, stored.picture, to: viewer, at: now)
        if !ProfileRules.isHidden(isSuspended: person.isSuspended, to: viewer) {
          profile.show(ProfileRules.shown(stored, in: realm, to: viewer, isMinor: person.isMinor))
        }
      }
      if relation == .friend { profile.presence = facts[person.accountID].map { Presence(PresenceRules.shown($0, at: now)) } }
      shown.append(profile)
    }
    return shown
  }

  func updateProfile(_ request: UpdateProfileRequest, _ context: RequestContext) async throws -> UpdateProfileResponse {
    let change = try ProfileRules.Change(request)
    let expected = try Self.expectedVersion(request.expectedVersion)
    return try await idempotency.run(context, request: request, in: database) { transaction in
      let accountID = try context.accountID
      let isNewcomer = NewcomerRules.isNewcomer(since: accountID.makingTime, at: context.now)
      let changed = try await profiles.change(accountID, at: context.now, in: transaction) { profile in
        do throws(ProfileRules.Refusal) {
          return try ProfileRules.change(profile, by: change, expectedVersion: expected, isNewcomer: isNewcomer)
        } catch {
          throw RPCError(error)
        }
      }
      return UpdateProfileResponse(version: changed.version)
    }
  }

  func setProfilePicture(_ request: SetProfilePictureRequest, _ context: RequestContext) async throws -> SetProfilePictureResponse {
    let (accountID, expected) = (try context.accountID, try Self.expectedVersion(request.expectedVersion))
    let mediaID = request.mediaID.isEmpty ? nil : try Field.id(request.mediaID, "media_id")
    return try await idempotency.run(context, request: request, in: database) { transaction in
      let changed = try await profiles.change(accountID, at: context.now, in: transaction) { profile in
        var media: StoredMedia?
        if let mediaID {
          media = try await profiles.media.findForUpdate(mediaID, of: accountID, in: transaction)
          if media == nil { throw RPCError.mediaNotFound }
        }
        do throws(ProfileRules.Refusal) {
          return try ProfileRules.choose(media, for: profile, expectedVersion: expected)
        } catch {
          throw RPCError(error)
        }
      }
      return SetProfilePictureResponse(version: changed.version)
    }
  }

  func setAppFacet(_ request: SetAppFacetRequest, _ context: RequestContext) async throws -> SetAppFacetResponse {
    let (realm, expected) = (try StoredRealm(request.realm, "realm"), try Self.expectedVersion(request.expectedVersion))
    guard let audience = try Audience(request.aboutVisibility, "about_visibility") else {
      throw RPCError.invalid("about_visibility", .missing)
    }
    let (about, accountID) = (
      try Field.text(request.about, "about", max: ProfileRules.aboutLengthMax, isMultiline: true), try context.accountID
    )
    return try await idempotency.run(context, request: request, in: database) { transaction in
      let changed = try await profiles.change(try context.accountID, at: context.now, in: transaction) { profile in
        do throws(ProfileRules.Refusal) {
          return try ProfileRules.set(
            about, language: request.aboutLanguage, audience, isShared: request.isIdentityShared, in: realm, of: profile,
            expectedVersion: expected,
            isNewcomer: NewcomerRules.isNewcomer(since: accountID.makingTime, at: context.now), at: context.now)
        } catch {
          throw RPCError(error)
        }
      }
      // Friends are told in which app somebody is where that one is shared.
      transaction.afterCommit { [keeper, accountID] in keeper.change([accountID]) }
      return SetAppFacetResponse(version: changed.version)
    }
  }

  private static func expectedVersion(_ version: Int64) throws(RPCError) -> Int64? {
    guard version >= 0 else { throw .invalid("expected_version", .outOfRange, "not negative") }
    return version == 0 ? nil : version
  }
}
