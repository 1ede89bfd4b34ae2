import CairnProto
import CairnServices
import CairnTesting
import Cryptography
import Events
import FoundationEssentials
import Identity
import Postgres
import Testing
import Timekeeping

@testable import RPC
@testable import SocialCommon

extension SocialHouse {
  func begin(
    _ purpose: CairnProto.MediaPurpose, _ bytes: [UInt8], sizeBytes: Int? = nil, by person: KnownPerson, key: String = UUID().text
  ) async throws -> String {
    let request = BeginUploadRequest(purpose: purpose, sizeBytes: Int64(sizeBytes ?? bytes.count), sha256: SHA256.digest(of: bytes))
    return try await media.beginUpload(request, call(MediaServiceMethods.beginUpload, by: person.accountID, key: key)).uploadID
  }

  @discardableResult
  func append(_ data: [UInt8], at offset: Int = 0, to uploadID: String, by person: KnownPerson) async throws -> Int64 {
    try await media.appendUpload(
      AppendUploadRequest(uploadID: uploadID, offset: Int64(offset), data: data),
      call(MediaServiceMethods.appendUpload, by: person.accountID)
    ).offset
  }

  func complete(_ uploadID: String, by person: KnownPerson) async throws -> CairnProto.Media? {
    try await media.completeUpload(
      CompleteUploadRequest(uploadID: uploadID), call(MediaServiceMethods.completeUpload, by: person.accountID)
    ).media
  }

  /// Sends a file whole.
  func send(_ purpose: CairnProto.MediaPurpose, _ bytes: [UInt8], by person: KnownPerson) async throws -> CairnProto.Media {
    let uploadID = try await begin(purpose, bytes, by: person)
    for start in stride(from: 0, to: bytes.count, by: MediaRules.pieceBytesMax) {
      try await append(Array(bytes[start..<min(start + MediaRules.pieceBytesMax, bytes.count)]), at: start, to: uploadID, by: person)
    }
    return try #require(try await complete(uploadID, by: person))
  }

  func listMedia(_ purpose: CairnProto.MediaPurpose, by person: KnownPerson, pageSize: Int32 = 0, token: String = "") async throws
    -> ListMediaResponse
  {
    try await media.listMedia(
      ListMediaRequest(purpose: purpose, pageSize: pageSize, pageToken: token), call(MediaServiceMethods.listMedia, by: person.accountID))
  }

  func count(_ table: SQL) async throws -> Int64 { try await database.query(table).firstRow().get(0) }
}

@Suite struct MediaHandlersTests {
  /// A JPEG of any length: decoders ignore what follows its end.
  private static func photo(_ byteCount: Int) -> [UInt8] {
    SampleImages.jpeg + (0..<max(0, byteCount - SampleImages.jpeg.count)).map { UInt8(truncatingIfNeeded: $0 &* 31) }
  }

  @Test func aPhotoIsSentInPiecesAndKeptWithoutItsPlace() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let media = try await house.send(.album, Self.photo(1_200_000), by: anna)
      #expect(media.files.map(\.variant) == [.full, .thumbnail])
      // Upright: it was sent lying.
      #expect(media.files.allSatisfy { $0.width == 32 && $0.height == 48 && $0.contentType == "image/webp" })
      #expect(media.files.allSatisfy { $0.path.hasPrefix("/media/") })
      #expect(Set(media.files.map(\.path)).count == 2)
      let pieces = try await house.database.query("SELECT data FROM media_pieces").map { try $0.get(0, as: [UInt8].self) }
      #expect(pieces.count == 2)
      for piece in pieces {
        let text = String(decoding: piece, as: UTF8.self)
        #expect(text.hasPrefix("RIFF") && !text.contains("SpyCam") && !text.contains("EXIF"))
      }
      #expect(try await house.count("SELECT count(*) FROM upload_pieces") == 0)
      #expect(try await house.listMedia(.album, by: anna).entries == [media])
      #expect(try await house.listMedia(.avatar, by: anna).entries == [])
      #expect(try await house.listMedia(.album, by: house.person("berta")).entries == [])
    }
  }

  @Test func itGoesOnWhereTheConnectionWasLost() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, bytes) = (house.person("anna"), Self.photo(100_000))
      let uploadID = try await house.begin(.photo, bytes, by: anna)
      #expect(try await house.append(Array(bytes[..<40_000]), to: uploadID, by: anna) == 40_000)
      // The answer was lost: the same piece again, and one that begins elsewhere.
      #expect(try await house.append(Array(bytes[..<40_000]), to: uploadID, by: anna) == 40_000)
      #expect(
        try await house.refusal { try await house.append(Array(bytes[50_000...]), at: 50_000, to: uploadID, by: anna) }
          == "UPLOAD_OFFSET_MISMATCH")
      #expect(try await house.refusal { _ = try await house.complete(uploadID, by: anna) } == "UPLOAD_OFFSET_MISMATCH")
      let found = try await house.media.getUpload(
        GetUploadRequest(uploadID: uploadID), house.call(MediaServiceMethods.getUpload, by: anna.accountID))
      #expect(found.offset == 40_000 && found.sizeBytes == 100_000 && found.media == nil)
      #expect(try await house.append(Array(bytes[40_000...]), at: 40_000, to: uploadID, by: anna) == 100_000)
      let media = try #require(try await house.complete(uploadID, by: anna))
      // The answer was lost again.
      #expect(try await house.complete(uploadID, by: anna) == media)
      #expect(try await house.refusal { try await house.append([1], at: 99_999, to: uploadID, by: anna) } == "UPLOAD_COMPLETE")
      #expect(try await house.count("SELECT count(*) FROM media") == 1)
    }
  }

  @Test func aRetryBeginsNoSecondUpload() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, key) = (house.person("anna"), UUID().text)
      let one = try await house.begin(.avatar, SampleImages.jpeg, by: anna, key: key)
      #expect(try await house.begin(.avatar, SampleImages.jpeg, by: anna, key: key) == one)
      #expect(try await house.count("SELECT count(*) FROM uploads") == 1)
    }
  }

  @Test func twoCallsAtOnceMakeOneMedia() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let uploadID = try await house.begin(.avatar, SampleImages.jpeg, by: anna)
      async let first = house.append(SampleImages.jpeg, to: uploadID, by: anna)
      async let second = house.append(SampleImages.jpeg, to: uploadID, by: anna)
      #expect(try await [first, second] == [Int64(SampleImages.jpeg.count), Int64(SampleImages.jpeg.count)])
      async let one = house.complete(uploadID, by: anna)
      async let other = house.complete(uploadID, by: anna)
      let made = try await [one, other]
      #expect(made[0] == made[1] && made[0] != nil)
      #expect(try await house.count("SELECT count(*) FROM media") == 1)
    }
  }

  @Test func whatIsNoPictureIsRefusedOnceAndForAll() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      for bytes in [Array("<svg/>".utf8), Array(SampleImages.jpeg.prefix(600)), Array("GIF89a".utf8)] {
        let uploadID = try await house.begin(.avatar, bytes, by: anna)
        try await house.append(bytes, to: uploadID, by: anna)
        #expect(try await house.refusal { _ = try await house.complete(uploadID, by: anna) } == "UNSUPPORTED_MEDIA")
        #expect(try await house.refusal { _ = try await house.complete(uploadID, by: anna) } == "UPLOAD_NOT_FOUND")
      }
      // An image is no video.
      let uploadID = try await house.begin(.video, SampleImages.jpeg, by: anna)
      try await house.append(SampleImages.jpeg, to: uploadID, by: anna)
      #expect(try await house.refusal { _ = try await house.complete(uploadID, by: anna) } == "UNSUPPORTED_MEDIA")
      #expect(try await house.count("SELECT count(*) FROM upload_pieces") == 0)
      #expect(try await house.count("SELECT count(*) FROM media") == 0)
    }
  }

  @Test func whatHasComeIsWhatWasMeant() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let uploadID = try await house.begin(.avatar, SampleImages.jpeg, by: anna)
      var other = SampleImages.jpeg
      other[other.count - 1] ^= 1
      try await house.append(other, to: uploadID, by: anna)
      #expect(try await house.refusal { _ = try await house.complete(uploadID, by: anna) } == "DIGEST_MISMATCH")
    }
  }

  @Test func nobodyTouchesTheUploadsAndMediaOfOthers() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let uploadID = try await house.begin(.avatar, SampleImages.jpeg, by: anna)
      #expect(try await house.refusal { try await house.append(SampleImages.jpeg, to: uploadID, by: berta) } == "UPLOAD_NOT_FOUND")
      #expect(try await house.refusal { _ = try await house.complete(uploadID, by: berta) } == "UPLOAD_NOT_FOUND")
      let media = try await house.send(.album, SampleImages.jpeg, by: anna)
      let request = DeleteMediaRequest(mediaID: media.mediaID)
      #expect(
        try await house.refusal {
          _ = try await house.media.deleteMedia(request, house.call(MediaServiceMethods.deleteMedia, by: berta.accountID))
        } == "MEDIA_NOT_FOUND")
      _ = try await house.media.deleteMedia(request, house.call(MediaServiceMethods.deleteMedia, by: anna.accountID))
      #expect(try await house.count("SELECT count(*) FROM media_pieces") == 0)
    }
  }

  @Test func aDayHasItsQuota() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      for _ in 0..<MediaRules.openMax { _ = try await house.begin(.avatar, SampleImages.jpeg, by: anna) }
      #expect(try await house.refusal { _ = try await house.begin(.avatar, SampleImages.jpeg, by: anna) } == "UPLOAD_QUOTA_EXCEEDED")
      house.clock.advance(by: MediaRules.uploadLifetime + .seconds(1))
      _ = try await house.begin(.avatar, SampleImages.jpeg, by: anna)
      #expect(
        try await house.refusal { _ = try await house.begin(.avatar, [1], sizeBytes: Int(MediaRules.avatarBytesMax) + 1, by: anna) }
          == "MEDIA_TOO_LARGE")
    }
  }

  @Test func whatNothingShowsIsSwept() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      _ = try await house.send(.avatar, SampleImages.jpeg, by: anna)
      let kept = try await house.send(.album, SampleImages.jpeg, by: anna)
      let left = try await house.begin(.avatar, SampleImages.jpeg, by: anna)
      try await house.append(SampleImages.jpeg, to: left, by: anna)
      #expect(try await MediaStore().deleteOrphans(at: house.clock.now(), limit: 10, in: house.database) == 0)
      house.clock.advance(by: MediaRules.orphanLifetime + .seconds(1))
      #expect(try await house.refusal { _ = try await house.complete(left, by: anna) } == "UPLOAD_NOT_FOUND")
      #expect(try await MediaStore().deleteOrphans(at: house.clock.now(), limit: 10, in: house.database) == 1)
      #expect(try await UploadStore().deleteExpired(at: house.clock.now(), limit: 10, in: house.database) == 3)
      #expect(try await house.count("SELECT count(*) FROM upload_pieces") == 0)
      #expect(try await house.listMedia(.album, by: anna).entries.map(\.mediaID) == [kept.mediaID])
    }
  }

  @Test func aListHasPages() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      var sent: [String] = []
      for _ in 0..<3 {
        sent.append(try await house.send(.album, SampleImages.jpeg, by: anna).mediaID)
        house.clock.advance(by: .milliseconds(1))
      }
      let first = try await house.listMedia(.album, by: anna, pageSize: 2)
      let second = try await house.listMedia(.album, by: anna, pageSize: 2, token: first.nextPageToken)
      #expect(first.entries.count == 2 && second.nextPageToken.isEmpty)
      #expect((first.entries + second.entries).map(\.mediaID) == sent.reversed())
    }
  }

  /// A page of which everything is deleted between its two reads is not the last one.
  @Test func aListGoesOnBehindWhatIsGone() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      var sent: [String] = []
      for _ in 0..<3 {
        sent.append(try await house.send(.album, SampleImages.jpeg, by: anna).mediaID)
        house.clock.advance(by: .milliseconds(1))
      }
      // The first read finds them, the second does not.
      let gone = try sent.dropFirst().map { try #require(UUID(text: $0)) }
      try await house.database.execute("DELETE FROM media_files WHERE media_id = ANY (\(gone))")
      let first = try await house.listMedia(.album, by: anna, pageSize: 2)
      #expect(first.entries == [] && !first.nextPageToken.isEmpty)
      let second = try await house.listMedia(.album, by: anna, pageSize: 2, token: first.nextPageToken)
      #expect(second.entries.map(\.mediaID) == [sent[0]] && second.nextPageToken.isEmpty)
    }
  }

  @Test func anExportHoldsTheFilesAndADeletionRemovesThem() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let media = try await house.send(.album, SampleImages.jpeg, by: anna)
      var files: [String: [UInt8]] = [:]
      var current = ""
      try await house.personal.export(anna.accountID) { name, bytes in
        if let name { current = name }
        files[current, default: []] += bytes
      }
      let file = files["media/\(media.mediaID).webp"]
      #expect(file?.count == Int(media.files.first?.sizeBytes ?? 0))
      #expect(file?.starts(with: "RIFF".utf8) == true)
      _ = try await house.database.transaction { try await house.personal.purge(anna.accountID, in: $0) }
      #expect(try await house.count("SELECT count(*) FROM media_pieces") == 0)
      #expect(try await house.count("SELECT count(*) FROM uploads") == 0)
    }
  }
}
