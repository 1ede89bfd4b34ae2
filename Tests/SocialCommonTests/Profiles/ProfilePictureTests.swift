import CairnProto
import AllAppsProto
import CairnServices
import AllAppsServices
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import Testing
import Timekeeping

@testable import Events
@testable import RPC
@testable import SocialCommon

extension SocialHouse {
  /// - Returns: The profile's version.
  @discardableResult
  func setPicture(_ mediaID: String, by person: KnownPerson, expected: Int64 = 0, key: String = UUID().text) async throws -> Int64 {
    try await profiles.setProfilePicture(
      SetProfilePictureRequest(mediaID: mediaID, expectedVersion: expected),
      call(ProfileServiceMethods.setProfilePicture, by: person.accountID, key: key)
    ).version
  }

  /// Sends a picture and shows it.
  /// - Returns: The media.
  @discardableResult
  func show(by person: KnownPerson) async throws -> String {
    let media = try await send(.avatar, SampleImages.jpeg, by: person)
    try await setPicture(media.mediaID, by: person)
    return media.mediaID
  }

  /// How often GameService is to hear that somebody has chosen another picture.
  func pictureNews(of person: KnownPerson) async throws -> Int {
    let payloads = try await database.query(
      """
      SELECT payload FROM outbox WHERE destination = 'game' AND type = \(Profiles.pictureChangedType)
        AND ordering_key = \(person.accountID.text)
      """)
    for row in payloads { #expect(try ProfilePictureChanged(decoding: try row.get(0)).account == person.accountID.bytes) }
    return payloads.count
  }

  /// What there is at a path.
  func file(_ path: String) async throws -> [UInt8] {
    let context = RequestContext(
      caller: .service("gateway"), method: MediaBytesServiceMethods.readMedia, now: clock.now(), idempotencyKey: nil, requestID: "test")
    return try await mediaBytes.readMedia(
      ReadMediaRequest(token: String(path.dropFirst(MediaLinks.prefix.count)), firstByte: 0, byteCountMax: .max), context
    ).data
  }

  func sweepMedia() async throws -> Int { try await MediaStore().deleteOrphans(at: clock.now(), limit: 10, in: database) }
}

@Suite("Pictures of people") struct ProfilePictureTests {
  @Test("a picture is shown wherever its owner is, in both sizes")
  func everywhere() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let mediaID = try await house.show(by: anna)
      try await house.ask("berta", by: anna)
      try await house.ask("anna", by: carla)
      func seen(_ direction: ListFriendRequestsRequest.Direction, by person: KnownPerson) async throws -> [Person?] {
        try await house.friends.listFriendRequests(
          ListFriendRequestsRequest(direction: direction), house.call(FriendServiceMethods.listFriendRequests, by: person.accountID)
        ).requests.map(\.person)
      }
      let picture = try #require(try await house.myProfile(anna).person?.picture)
      #expect(try await house.myProfile(anna).pictureMediaID == mediaID)
      #expect(try await house.myProfile(anna).visibility?.picture == .everyone)
      #expect(picture.path != picture.thumbnailPath && picture.urlExpireTime == MediaLinks.expireTime(at: house.clock.now()))
      let (large, small) = (try await house.file(picture.path), try await house.file(picture.thumbnailPath))
      #expect(large.starts(with: "RIFF".utf8) && small.starts(with: "RIFF".utf8) && large != small)
      let person = Person(accountID: anna.accountID.text, username: "anna", picture: picture)
      #expect(try await seen(.received, by: berta) == [person])
      #expect(try await seen(.sent, by: carla) == [person])
      #expect(try await house.listed(by: berta).notifications.map(\.person) == [person])
      #expect(try await house.search("anna", by: berta).users.map(\.person) == [person])
      // Nothing is shared in this app, and the picture goes with the name.
      #expect(try await house.profile(of: "anna", by: berta).person == person)
      try await house.answer(.accept, to: anna, by: berta)
      let friends = try await house.friends.listFriends(
        ListFriendsRequest(), house.call(FriendServiceMethods.listFriends, by: berta.accountID))
      #expect(friends.friends.map(\.person) == [person])
      let home = try await house.home.getHome(GetHomeRequest(), house.call(HomeServiceMethods.getHome, by: anna.accountID))
      #expect(home.profile?.person == person)
      // What is kept for longer than a path holds none.
      for event in try await house.events(of: berta.accountID) {
        if case .friendRequested(let asked) = event.event?.content { #expect(asked.person?.picture == nil) }
        if case .friendAccepted(let accepted) = event.event?.content { #expect(accepted.person?.picture == nil) }
      }
    }
  }

  @Test("who is online is shown with the picture at the start")
  func online() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.befriend(anna, berta)
      try await house.show(by: anna)
      try await house.look()
      let reading = try await house.begin(StreamReader(), of: anna.accountID)
      let home = try await house.home.getHome(GetHomeRequest(), house.call(HomeServiceMethods.getHome, by: berta.accountID))
      #expect(home.onlineFriends.map { $0.person?.picture != nil } == [true])
      reading.cancel()
      _ = await reading.value
    }
  }

  @Test("everybody sees what the owner shows them, of minors friends alone, and who was blocked nothing")
  func visibility() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, minor) = (house.person("anna"), house.person("minor", isMinor: true))
      let (friend, stranger) = (house.person("friend"), house.person("stranger"))
      for owner in [anna, minor] {
        try await house.befriend(owner, friend)
        try await house.show(by: owner)
      }
      func isSeen(_ owner: KnownPerson, by viewer: KnownPerson) async throws -> Bool {
        let isInProfile = try await house.profile(of: owner.accountID, by: viewer).person?.picture != nil
        let found = try await house.search(owner.username, by: viewer).users.first
        if viewer != owner { #expect((found?.person?.picture != nil) == isInProfile) }
        return isInProfile
      }
      for visibility in [CairnProto.Visibility.everyone, .friends, .nobody] {
        for owner in [anna, minor] {
          _ = try await house.update(UpdateProfileRequest(visibility: ProfileVisibility(picture: visibility)), by: owner)
          #expect(try await isSeen(owner, by: owner))
          #expect(try await isSeen(owner, by: friend) == (visibility != .nobody))
          #expect(try await isSeen(owner, by: stranger) == (visibility == .everyone && owner == anna))
        }
      }
      _ = try await house.update(UpdateProfileRequest(visibility: ProfileVisibility(picture: .everyone)), by: anna)
      try await house.block(anna, by: stranger)
      // Of whom one has blocked there is the name, and for who was blocked nobody.
      #expect(try await house.profile(of: anna.accountID, by: stranger).person == Person(anna))
      try await house.block(stranger, by: anna)
      #expect(try await house.refusal { _ = try await house.profile(of: anna.accountID, by: stranger) } == "USER_NOT_FOUND")
      let blocks = try await house.blocks.listBlocks(
        ListBlocksRequest(), house.call(BlockServiceMethods.listBlocks, by: stranger.accountID))
      #expect(blocks.blocks.map(\.person) == [Person(anna)])
    }
  }

  @Test("only a picture of one's own, sent as one, can be shown")
  func refusals() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let (own, album) = (
        try await house.send(.avatar, SampleImages.jpeg, by: anna), try await house.send(.album, SampleImages.jpeg, by: anna)
      )
      let others = try await house.send(.avatar, SampleImages.jpeg, by: berta)
      let deleted = try await house.send(.avatar, SampleImages.jpeg, by: anna)
      _ = try await house.media.deleteMedia(
        DeleteMediaRequest(mediaID: deleted.mediaID), house.call(MediaServiceMethods.deleteMedia, by: anna.accountID))
      let unfinished = try await house.begin(.avatar, SampleImages.jpeg, by: anna)
      for (mediaID, reason) in [
        (others.mediaID, "MEDIA_NOT_FOUND"), (deleted.mediaID, "MEDIA_NOT_FOUND"), (unfinished, "MEDIA_NOT_FOUND"),
        (UUID().text, "MEDIA_NOT_FOUND"), (album.mediaID, "NOT_APPLICABLE"), ("x", "INVALID_UUID"),
      ] {
        #expect(try await house.refusal { try await house.setPicture(mediaID, by: anna) } == reason)
      }
      #expect(try await house.refusal { try await house.setPicture(own.mediaID, by: anna, expected: -1) } == "OUT_OF_RANGE")
      #expect(try await house.refusal { try await house.setPicture(own.mediaID, by: anna, expected: 9) } == "VERSION_CONFLICT")
      #expect(try await house.myProfile(anna).person?.picture == nil)
      #expect(try await house.pictureNews(of: anna) == 0)
    }
  }

  @Test("a retry changes nothing, and another request with its key is refused")
  func retry() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.befriend(anna, berta)
      let media = try await house.send(.avatar, SampleImages.jpeg, by: anna)
      let key = UUID().text
      for _ in 0..<3 { #expect(try await house.setPicture(media.mediaID, by: anna, key: key) == 2) }
      #expect(try await house.refusal { try await house.setPicture("", by: anna, key: key) } == "IDEMPOTENCY_MISMATCH")
      #expect(try await house.pictureNews(of: anna) == 1)
      #expect(try await house.types(of: berta.accountID).filter { $0 == "profile.updated" }.count == 1)
      // The same one again is no change, with whatever key.
      #expect(try await house.setPicture(media.mediaID, by: anna) == 2)
      #expect(try await house.pictureNews(of: anna) == 1)
    }
  }

  @Test("GameService hears of another picture, not of one that is taken away; friends hear of both, as far as they see them")
  func news() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.befriend(anna, berta)
      func told() async throws -> Int64 { try await house.log.head(of: berta.accountID, in: house.database).number }
      let start = try await told()
      let first = try await house.show(by: anna)
      let second = try await house.show(by: anna)
      #expect(first != second)
      #expect(try await house.pictureNews(of: anna) == 2)
      try await house.setPicture("", by: anna)
      try await house.setPicture("", by: anna)
      #expect(try await house.pictureNews(of: anna) == 2)
      #expect(try await told() == start + 3)
      #expect(try await house.types(of: berta.accountID).last == "profile.updated")
      // Who sees none hears of none.
      _ = try await house.update(UpdateProfileRequest(visibility: ProfileVisibility(picture: .nobody)), by: anna)
      try await house.setPicture(second, by: anna)
      #expect(try await told() == start + 3)
      #expect(try await house.pictureNews(of: anna) == 3)
      // And once they may, they are told that there is one.
      _ = try await house.update(UpdateProfileRequest(visibility: ProfileVisibility(picture: .friends)), by: anna)
      #expect(try await told() == start + 4)
    }
  }

  @Test("what is shown is kept, and what is not shown any more is removed a day later")
  func swept() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let first = try await house.show(by: anna)
      house.clock.advance(by: MediaRules.orphanLifetime * 3)
      #expect(try await house.sweepMedia() == 0)
      let second = try await house.show(by: anna)
      house.clock.advance(by: MediaRules.orphanLifetime - .seconds(1))
      #expect(try await house.sweepMedia() == 0)
      // Shown again just in time, it stays, and the other one's day begins.
      try await house.setPicture(first, by: anna)
      house.clock.advance(by: MediaRules.orphanLifetime - .seconds(1))
      #expect(try await house.sweepMedia() == 0)
      house.clock.advance(by: .seconds(1))
      #expect(try await house.sweepMedia() == 1)
      #expect(try await house.listMedia(.avatar, by: anna).entries.map(\.mediaID) == [first])
      #expect(try await house.refusal { try await house.setPicture(second, by: anna) } == "MEDIA_NOT_FOUND")
      try await house.setPicture("", by: anna)
      house.clock.advance(by: MediaRules.orphanLifetime)
      #expect(try await house.sweepMedia() == 1)
      #expect(try await house.count("SELECT count(*) FROM media_pieces") == 0)
    }
  }

  @Test("a picture whose media is deleted is shown no more, and friends hear of it")
  func deleted() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.befriend(anna, berta)
      let mediaID = try await house.show(by: anna)
      let before = try await house.log.head(of: berta.accountID, in: house.database).number
      _ = try await house.media.deleteMedia(
        DeleteMediaRequest(mediaID: mediaID), house.call(MediaServiceMethods.deleteMedia, by: anna.accountID))
      #expect(try await house.profile(of: "anna", by: berta).person == Person(anna))
      #expect(try await house.myProfile(anna).version == 3)
      #expect(try await house.log.head(of: berta.accountID, in: house.database).number == before + 1)
      #expect(try await house.pictureNews(of: anna) == 1)
    }
  }

  @Test("of two changes at once both happen, one after the other; from one version only one does", arguments: [false, true])
  func race(isFromOneVersion: Bool) async throws {
    try await SocialHouse.run { house async throws in
      for round in 0..<10 {
        let anna = house.person("anna\(round)")
        let one = try await house.send(.avatar, SampleImages.jpeg, by: anna).mediaID
        let other = try await house.send(.avatar, SampleImages.jpeg, by: anna).mediaID
        let expected: Int64 = isFromOneVersion ? try await house.update(UpdateProfileRequest(about: "x"), by: anna) : 0
        async let first = house.refusal { try await house.setPicture(one, by: anna, expected: expected) }
        async let second = house.refusal { try await house.setPicture(other, by: anna, expected: expected) }
        let refusals = try await [first, second]
        #expect(refusals.compactMap { $0 } == (isFromOneVersion ? ["VERSION_CONFLICT"] : []))
        let shown = try await house.myProfile(anna).pictureMediaID
        if isFromOneVersion { #expect(shown == (refusals[0] == nil ? one : other)) }
        #expect([one, other].contains(shown))
        #expect(try await house.pictureNews(of: anna) == (isFromOneVersion ? 1 : 2))
        // The one that is shown is kept, the other one is not.
        let kept = try await house.database.query(
          "SELECT media_id FROM media WHERE account_id = \(anna.accountID) AND orphan_time IS NULL"
        ).map { try $0.get(0, as: UUID.self).text }
        #expect(kept == [shown])
      }
    }
  }

  @Test("a picture is never shown whose media is removed at the same moment", arguments: [false, true])
  func removalRace(isBySweep: Bool) async throws {
    try await SocialHouse.run { house async throws in
      for round in 0..<10 {
        let anna = house.person("anna\(round)")
        let mediaID = try await house.send(.avatar, SampleImages.jpeg, by: anna).mediaID
        if isBySweep { house.clock.advance(by: MediaRules.orphanLifetime) }
        async let setting = house.refusal { try await house.setPicture(mediaID, by: anna) }
        if isBySweep {
          _ = try await house.sweepMedia()
        } else {
          _ = try await house.media.deleteMedia(
            DeleteMediaRequest(mediaID: mediaID), house.call(MediaServiceMethods.deleteMedia, by: anna.accountID))
        }
        let refusal = try await setting
        #expect(refusal == nil || refusal == "MEDIA_NOT_FOUND")
        let isThere = try await house.listMedia(.avatar, by: anna).entries.contains { $0.mediaID == mediaID }
        #expect(try await house.myProfile(anna).pictureMediaID == (isThere ? mediaID : ""))
        if isBySweep { #expect(isThere == (refusal == nil)) }
      }
    }
  }

  @Test("an export names the picture and holds it, and who leaves leaves none")
  func leaving() async throws {
    let scratch = try ScratchDatabase("events", "social")
    try await scratch.withDatabase { database async throws in
      let house = try SocialHouse(database)
      let anna = house.person("anna")
      let mediaID = try await house.show(by: anna)
      var files: [String: [UInt8]] = [:]
      var current = ""
      try await house.personal.export(anna.accountID) { name, bytes in
        if let name { current = name }
        files[current, default: []] += bytes
      }
      #expect(String(decoding: files["profiles.json"] ?? [], as: UTF8.self).contains(mediaID))
      #expect(files["media/\(mediaID).webp"]?.starts(with: "RIFF".utf8) == true)
      _ = try await database.transaction { try await house.personal.purge(anna.accountID, in: $0) }
      #expect(try await house.count("SELECT count(*) FROM media") == 0)
      #expect(try PersonalDataLaw.traces(of: [anna.accountID.text], in: scratch, besides: ["outbox", "outbox_keys"]) == [])
    }
  }
}
