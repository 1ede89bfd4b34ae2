import AllAppsProto
import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import SocialTesting
import Testing
import Timekeeping

@testable import RPC
@testable import SocialCommon

extension SocialHouse {
  func album(
    of owner: KnownPerson, by person: KnownPerson, in realm: Realm = .qwalk, size: Int32 = 0, token: String = ""
  ) async throws -> ListAlbumResponse {
    try await media.listAlbum(
      ListAlbumRequest(accountID: owner.accountID.text, realm: realm, pageSize: size, pageToken: token),
      call(MediaServiceMethods.listAlbum, by: person.accountID))
  }

  /// Keeps a photo as if it had been sent for the album.
  func keepPhoto(of person: KnownPerson, for purpose: CairnProto.MediaPurpose = .album) async throws -> String {
    let (mediaID, store) = (UUID(), MediaStore())
    let file = StoredMediaFile(
      variant: .full, contentType: "image/webp", sizeBytes: 1, sha256: Array(repeating: 7, count: 32), width: 1, height: 1, milliseconds: 0)
    try await database.transaction { transaction in
      let media = StoredMedia(mediaID: mediaID, purpose: try .init(purpose), createTime: clock.now(), files: [file])
      try await store.insert(media, of: person.accountID, orphanTime: nil, in: transaction)
      try await store.insert(file, of: mediaID, in: transaction)
      try await store.insertPiece([1], 0, of: .full, mediaID, in: transaction)
    }
    clock.advance(by: .milliseconds(1))
    return mediaID.text
  }

  /// Who they are is shown in an app.
  func share(_ person: KnownPerson, in realm: Realm = .qwalk, _ isShared: Bool = true) async throws {
    _ = try await setFacet(SetAppFacetRequest(realm: realm, aboutVisibility: .nobody, isIdentityShared: isShared), by: person)
  }
}

@Suite struct AlbumTests {
  /// How many photos somebody sees.
  private static func seen(
    _ house: SocialHouse, _ owner: KnownPerson, by person: KnownPerson, in realm: Realm = .qwalk
  ) async throws -> Int {
    try await house.album(of: owner, by: person, in: realm).entries.count
  }

  @Test func eachAudienceSeesWhatItMayAndOfMinorsFriendsAlone() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, minor) = (house.person("anna"), house.person("minor", isMinor: true))
      let (friend, stranger) = (house.person("friend"), house.person("stranger"))
      for owner in [anna, minor] {
        try await house.befriend(owner, friend)
        try await house.share(owner)
        _ = try await house.keepPhoto(of: owner)
        // What is not for the album is nobody else's.
        for purpose in [CairnProto.MediaPurpose.avatar, .photo, .video] {
          _ = try await house.keepPhoto(of: owner, for: purpose)
        }
      }
      func look(_ owner: KnownPerson) async throws -> [Bool] {
        var seen: [Bool] = []
        for viewer in [owner, friend, stranger] { seen.append(try await Self.seen(house, owner, by: viewer) == 1) }
        return seen
      }
      // At first friends.
      #expect(try await house.myProfile(anna).visibility?.album == .friends)
      for owner in [anna, minor] { #expect(try await look(owner) == [true, true, false]) }
      for visibility in [CairnProto.Visibility.everyone, .friends, .nobody] {
        for owner in [anna, minor] {
          let version = try await house.myProfile(owner).version
          #expect(
            try await house.update(UpdateProfileRequest(visibility: ProfileVisibility(album: visibility)), by: owner) == version + 1)
          #expect(try await look(owner) == [true, visibility != .nobody, visibility == .everyone && owner == anna])
        }
      }
    }
  }

  @Test func anAlbumIsSeenWhereItsOwnerIsKnownAndByNobodyWhoIsBlocked() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      try await house.befriend(anna, berta)
      _ = try await house.keepPhoto(of: anna)
      #expect(try await Self.seen(house, anna, by: anna) == 1)
      // Before the owner has consented, nothing is shown, not even to friends.
      #expect(try await Self.seen(house, anna, by: berta) == 0)
      _ = try await house.update(UpdateProfileRequest(visibility: ProfileVisibility(album: .everyone)), by: anna)
      try await house.share(anna)
      for other in [berta, carla] {
        #expect(try await Self.seen(house, anna, by: other) == 1)
        #expect(try await Self.seen(house, anna, by: other, in: .whereAmI) == 0)
      }
      // Of whom one has blocked one sees nothing; for who was blocked there is nobody.
      try await house.block(anna, by: carla)
      #expect(try await Self.seen(house, anna, by: carla) == 0)
      try await house.block(carla, by: anna)
      #expect(try await house.refusal { _ = try await house.album(of: anna, by: carla) } == "USER_NOT_FOUND")
      try await house.unblock(anna, by: carla)
      #expect(try await house.refusal { _ = try await house.album(of: anna, by: carla) } == "USER_NOT_FOUND")
      // Suspended: a name and nothing else. Leaving: nobody.
      house.directory.change(anna) { $0.isSuspended = true }
      #expect(try await Self.seen(house, anna, by: berta) == 0)
      #expect(try await Self.seen(house, anna, by: anna) == 1)
      house.directory.change(anna) { $0.isSuspended = false }
      house.directory.setLeaving(anna)
      #expect(try await house.refusal { _ = try await house.album(of: anna, by: berta) } == "USER_NOT_FOUND")
      house.directory.setStaying(anna)
      #expect(try await Self.seen(house, anna, by: berta) == 1)
      try await house.share(anna, false)
      #expect(try await Self.seen(house, anna, by: berta) == 0)
    }
  }

  @Test func anAlbumHasPagesWithPathsToItsFiles() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      for owner in [anna, carla] {
        try await house.befriend(owner, berta)
        try await house.share(owner)
      }
      var kept: [String] = []
      for _ in 0..<5 { kept.append(try await house.keepPhoto(of: anna)) }
      // One that is being sent is none yet, and one that was deleted is none any more.
      let uploadID = try await house.begin(.album, [1, 2, 3], by: anna)
      try await house.append([1, 2, 3], to: uploadID, by: anna)
      _ = try await house.media.deleteMedia(
        DeleteMediaRequest(mediaID: kept.remove(at: 2)), house.call(MediaServiceMethods.deleteMedia, by: anna.accountID))
      var (listed, token): ([CairnProto.Media], String) = ([], "")
      var tokens: [String] = []
      repeat {
        let page = try await house.album(of: anna, by: berta, size: 3, token: token)
        listed += page.entries
        token = page.nextPageToken
        tokens.append(token)
      } while !token.isEmpty
      #expect(listed.map(\.mediaID) == kept.reversed() && tokens.count == 2)
      #expect(listed.allSatisfy { $0.purpose == .album && $0.urlExpireTime == MediaLinks.expireTime(at: house.clock.now()) })
      #expect(try await house.file(try #require(listed.first?.files.first).path) == [1])
      // The same that the owner sees.
      #expect(try await house.listMedia(.album, by: anna).entries == listed)
      // A token is of one album, one reader and one list.
      for (owner, reader) in [(carla, berta), (anna, carla)] {
        #expect(
          try await house.refusal { _ = try await house.album(of: owner, by: reader, token: tokens[0]) } == "PAGE_TOKEN_INVALID")
      }
      #expect(try await house.refusal { _ = try await house.listMedia(.album, by: berta, token: tokens[0]) } == "PAGE_TOKEN_INVALID")
    }
  }

  @Test func whatCannotBeIsRefused() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let accountID = anna.accountID.text
      for (request, reason) in [
        (ListAlbumRequest(accountID: "x", realm: .qwalk), "INVALID_UUID"), (ListAlbumRequest(accountID: accountID), "MISSING"),
        (ListAlbumRequest(accountID: UUID().text, realm: .qwalk), "USER_NOT_FOUND"),
        (ListAlbumRequest(accountID: accountID, realm: .qwalk, pageSize: -1), "OUT_OF_RANGE"),
        (ListAlbumRequest(accountID: accountID, realm: .qwalk, pageToken: "x"), "PAGE_TOKEN_INVALID"),
      ] {
        let refused = try await house.refusal {
          _ = try await house.media.listAlbum(request, house.call(MediaServiceMethods.listAlbum, by: anna.accountID))
        }
        #expect(refused == reason)
      }
      #expect(try await house.album(of: anna, by: anna) == ListAlbumResponse())
    }
  }

  @Test func aPhotoIsReportedByWhoSeesIt() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let mod = house.moderator("mod")
      try await house.befriend(anna, berta)
      let photo = try #require(UUID(text: try await house.keepPhoto(of: anna)))
      func refusal(by person: KnownPerson) async throws -> String? {
        try await house.refusal { _ = try await house.reportMedia(photo, by: person) }
      }
      // Shown to nobody, and then to friends.
      for person in [berta, carla] { #expect(try await refusal(by: person) == "MEDIA_NOT_FOUND") }
      try await house.share(anna)
      #expect(try await refusal(by: carla) == "MEDIA_NOT_FOUND")
      #expect(try await refusal(by: berta) == nil)
      let found = try #require(try await house.cases(by: mod).first)
      #expect(found.mediaID == photo.text)
      #expect(try await house.look(found.caseID, by: mod).evidenceItems.map { $0.media?.mediaID } == [photo.text])
      _ = try await house.update(UpdateProfileRequest(visibility: ProfileVisibility(album: .everyone)), by: anna)
      #expect(try await refusal(by: carla) == nil)
      // Who has blocked the owner in the meantime has seen what everybody sees.
      let dora = house.person("dora")
      try await house.block(anna, by: dora)
      #expect(try await refusal(by: dora) == nil)
    }
  }
}
