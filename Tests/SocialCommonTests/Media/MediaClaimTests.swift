import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import SocialTesting
import Testing
import Timekeeping

@testable import Events
@testable import RPC
@testable import SocialCommon

extension SocialHouse {
  static func cache(_ id: UUID = UUID()) -> ContentRef { ContentRef(realm: .cacheOut, kind: "cache", id: id.text) }

  /// GameService says which media content shows.
  @discardableResult
  func claim(_ mediaIDs: [String], by content: ContentRef, id: UUID = UUID()) async -> Delivery {
    let claimed = MediaClaimed(content: content, mediaItems: mediaIDs.compactMap { UUID(text: $0)?.bytes })
    let event = InboxEvent(
      eventID: id, type: ContentMedia.claimedType, orderingKey: content.id, source: "game", createTime: clock.now(),
      payload: claimed.encoded())
    return await inbox.receive([event])
  }

  /// Whether a media is there after everything past its time was removed.
  func isKept(_ mediaID: String) async throws -> Bool {
    try await sweep()
    return try await database.query("SELECT FROM media WHERE media_id = \(try #require(UUID(text: mediaID)))").count == 1
  }

  func hold(_ mediaIDs: [String], of person: KnownPerson, _ purposes: [CairnProto.MediaPurpose]) async throws -> HoldMediaResponse {
    let handlers = MediaClaimHandlers(database: database)
    let request = HoldMediaRequest(
      account: person.accountID.bytes, mediaItems: mediaIDs.compactMap { UUID(text: $0)?.bytes }, purposes: purposes)
    return try await handlers.holdMedia(
      request, RequestContext(caller: .service("game"), method: MediaClaimServiceMethods.holdMedia, now: clock.now()))
  }

  func show(_ mediaIDs: [String], of contents: [ContentRef], to person: KnownPerson) async throws -> [String] {
    let request = FindContentMediaRequest(contents: contents, mediaIDs: mediaIDs)
    return try await media.findContentMedia(request, call(MediaServiceMethods.findContentMedia, by: person.accountID)).entries.map(
      \.mediaID)
  }
}

@Suite struct MediaClaimTests {
  private static let day = Duration.seconds(86_400)

  @Test func aFileStaysAsLongAsAnyContentShowsIt() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let mediaID = try await house.send(.photo, SampleImages.jpeg, by: anna).mediaID
      let (one, other) = (SocialHouse.cache(), SocialHouse.cache())
      for content in [one, other, one] { await house.claim([mediaID], by: content) }
      house.clock.advance(by: Self.day * 30)
      #expect(try await house.isKept(mediaID))
      await house.claim([], by: one)
      house.clock.advance(by: Self.day * 2)
      #expect(try await house.isKept(mediaID))
      await house.claim([], by: other)
      // A day longer: whoever moves a photo from one cache to another loses nothing.
      #expect(try await house.isKept(mediaID))
      house.clock.advance(by: Self.day + .seconds(1))
      #expect(try await !house.isKept(mediaID))
    }
  }

  @Test func contentThatShowsAnotherFileLetsTheFormerGo() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, content) = (house.person("anna"), SocialHouse.cache())
      let former = try await house.send(.photo, SampleImages.jpeg, by: anna).mediaID
      let latter = try await house.send(.photo, SampleImages.jpeg, by: anna).mediaID
      await house.claim([former], by: content)
      await house.claim([latter], by: content)
      house.clock.advance(by: Self.day + .seconds(1))
      #expect(try await !house.isKept(former))
      #expect(try await house.isKept(latter))
    }
  }

  @Test func anEventThatComesTwiceOrTooLateHasNoEffectOfItsOwn() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, content, eventID) = (house.person("anna"), SocialHouse.cache(), UUID())
      let mediaID = try await house.send(.photo, SampleImages.jpeg, by: anna).mediaID
      #expect(await house.claim([mediaID], by: content, id: eventID).takenCount == 1)
      await house.claim([], by: content)
      // Delivered once more, behind the event that has released it.
      #expect(await house.claim([mediaID], by: content, id: eventID).takenCount == 1)
      house.clock.advance(by: Self.day + .seconds(1))
      #expect(try await !house.isKept(mediaID))
      // The content shows nothing then, and nobody is told of a fault.
      #expect(await house.claim([mediaID], by: content).failure == nil)
      #expect(try await house.count("SELECT count(*) FROM media_claims") == 0)
    }
  }

  @Test func onlyOnesOwnOfThePurposeIsHeldAndOutlivesTheWayOfTheEvent() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let mediaID = try await house.send(.photo, SampleImages.jpeg, by: anna).mediaID
      #expect(try await house.hold([mediaID], of: berta, [.photo]).refusedItems.count == 1)
      #expect(try await house.hold([mediaID], of: anna, [.document]).refusedItems.count == 1)
      #expect(try await house.hold([UUID().text], of: anna, [.photo]).refusedItems.count == 1)
      #expect(try await house.hold([mediaID], of: anna, [.video, .photo]).refusedItems == [])
      house.clock.advance(by: Self.day * 7)
      #expect(try await house.isKept(mediaID))
      house.clock.advance(by: Self.day + .seconds(1))
      #expect(try await !house.isKept(mediaID))
    }
  }

  @Test func aHeldPictureOfAProfileStaysForEver() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let mediaID = try await house.send(.avatar, SampleImages.jpeg, by: anna).mediaID
      _ = try await house.profiles.setProfilePicture(
        SetProfilePictureRequest(mediaID: mediaID), house.call(ProfileServiceMethods.setProfilePicture, by: anna.accountID))
      _ = try await house.hold([mediaID], of: anna, [.avatar])
      house.clock.advance(by: Self.day * 40)
      #expect(try await house.isKept(mediaID))
    }
  }

  /// Whoever is first: the file is claimed and there, or gone and claimed by nobody.
  @Test func aClaimThatMeetsTheSweepKeepsTheFileOrFindsNone() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      var keptCount = 0
      for _ in 0..<10 {
        let (mediaID, content) = (try await house.send(.photo, SampleImages.jpeg, by: anna).mediaID, SocialHouse.cache())
        house.clock.advance(by: Self.day + .seconds(1))
        async let claimed = house.claim([mediaID], by: content)
        async let swept: Void = house.sweep()
        #expect(await claimed.failure == nil)
        try await swept
        let isKept = try await house.isKept(mediaID)
        keptCount += isKept ? 1 : 0
        let claims = try await house.database.query("SELECT FROM media_claims WHERE content_id = \(content.id)").count
        #expect(claims == (isKept ? 1 : 0))
      }
    }
  }

  @Test func aFileIsShownToThoseWhoSeeContentThatShowsIt() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let mediaID = try await house.send(.photo, SampleImages.jpeg, by: anna).mediaID
      let (shown, other) = (SocialHouse.cache(), SocialHouse.cache())
      house.directory.add(FoundContent(content: shown, owner: anna.accountID.bytes), hiddenFrom: [carla])
      house.directory.add(FoundContent(content: other, owner: anna.accountID.bytes))
      #expect(try await house.show([mediaID], of: [shown], to: berta) == [])
      await house.claim([mediaID], by: shown)
      #expect(try await house.show([mediaID], of: [other, shown], to: berta) == [mediaID])
      #expect(try await house.show([mediaID], of: [other], to: berta) == [])
      #expect(try await house.show([mediaID], of: [shown], to: carla) == [])
      house.directory.setGamesDown(.deadlineExceeded)
      #expect(try await house.refusal { _ = try await house.show([mediaID], of: [shown], to: berta) } == "UNAVAILABLE")
    }
  }

  @Test func documentsAndTracksAreKeptAsTheyAreAndSaved() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let track = Array("<?xml version=\"1.0\"?>\n<gpx version=\"1.1\"></gpx>".utf8)
      let media = try await house.send(.track, track, by: anna)
      #expect(media.files.map(\.contentType) == ["application/gpx+xml"] && media.files.map(\.sizeBytes) == [Int64(track.count)])
      let path = try #require(media.files.first).path
      let read = try await house.mediaBytes.readMedia(
        ReadMediaRequest(token: String(path.dropFirst("/media/".count)), byteCountMax: 1_000),
        RequestContext(caller: .service("gateway"), method: MediaBytesServiceMethods.readMedia, now: house.clock.now()))
      #expect(read.isDownload && read.data == track)
      #expect(try await house.send(.document, Array("%PDF-1.7 …".utf8), by: anna).files.map(\.contentType) == ["application/pdf"])
      for (purpose, bytes) in [(CairnProto.MediaPurpose.track, SampleImages.jpeg), (.document, track), (.voice, track)] {
        #expect(try await house.refusal { _ = try await house.send(purpose, bytes, by: anna) } == "UNSUPPORTED_MEDIA")
      }
    }
  }
}
