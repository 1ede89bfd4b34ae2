import CairnProto
import AllAppsProto
import CairnServices
import CairnTesting
import Cryptography
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import Testing
import Timekeeping

@testable import RPC
@testable import SocialCommon

/// What the gateway serves files from.
@Suite struct MediaBytesTests {
  private static func read(
    _ path: String, from first: Int64 = 0, count: Int32 = .max, by caller: Caller = .service("gateway"), in house: SocialHouse
  ) async throws -> ReadMediaResponse {
    let context = RequestContext(
      caller: caller, method: MediaBytesServiceMethods.readMedia, now: house.clock.now(), idempotencyKey: nil, requestID: "test")
    return try await house.mediaBytes.readMedia(
      ReadMediaRequest(token: String(path.dropFirst(MediaLinks.prefix.count)), firstByte: first, byteCountMax: count), context)
  }

  @Test func whoHasAPathGetsTheFileAndNothingElse() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let media = try await house.send(.avatar, SampleImages.jpeg, by: anna)
      for file in media.files {
        let whole = try await Self.read(file.path, in: house)
        #expect(whole.contentType == "image/webp" && whole.sizeBytes == file.sizeBytes && whole.data.count == Int(file.sizeBytes))
        #expect(SHA256.digest(of: whole.data) == whole.sha256)
        #expect(whole.expireTime == media.urlExpireTime)
        let part = try await Self.read(file.path, from: 10, count: 5, in: house)
        #expect(part.data == Array(whole.data[10..<15]) && part.sizeBytes == file.sizeBytes)
        #expect(try await Self.read(file.path, count: 0, in: house).data.isEmpty)
        for first in [file.sizeBytes, .max, -1, .min] { #expect(try await Self.read(file.path, from: first, in: house).data.isEmpty) }
        #expect(try await house.refusal { _ = try await Self.read(file.path, by: .service("game"), in: house) } == "PERMISSION_DENIED")
        let forged = String(file.path.dropLast(2)) + "AA"
        #expect(try await house.refusal { _ = try await Self.read(forged, in: house) } == "MEDIA_NOT_FOUND")
      }
      #expect(try await house.refusal { _ = try await Self.read("/media/x", in: house) } == "MEDIA_NOT_FOUND")
    }
  }

  @Test func aPathEndsWithItsTimeAndWithItsMedia() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let media = try await house.send(.album, SampleImages.jpeg, by: anna)
      house.clock.advance(by: .seconds(7_200))
      #expect(try await house.refusal { _ = try await Self.read(media.files[0].path, in: house) } == "MEDIA_NOT_FOUND")
      let again = try #require(try await house.listMedia(.album, by: anna).entries.first)
      #expect(try await !Self.read(again.files[0].path, in: house).data.isEmpty)
      _ = try await house.media.deleteMedia(
        DeleteMediaRequest(mediaID: again.mediaID), house.call(MediaServiceMethods.deleteMedia, by: anna.accountID))
      #expect(try await house.refusal { _ = try await Self.read(again.files[0].path, in: house) } == "MEDIA_NOT_FOUND")
    }
  }

  /// What is reported stays for moderators, and for nobody else.
  @Test func whatWasDeletedIsGoneThoughModeratorsHaveIt() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let upload = try await house.begin(.avatar, SampleImages.jpeg, by: berta)
      try await house.append(SampleImages.jpeg, to: upload, by: berta)
      let media = try #require(try await house.complete(upload, by: berta))
      _ = try await house.reportMedia(try #require(UUID(text: media.mediaID)), by: anna)
      _ = try await house.media.deleteMedia(
        DeleteMediaRequest(mediaID: media.mediaID), house.call(MediaServiceMethods.deleteMedia, by: berta.accountID))
      for file in media.files {
        #expect(try await house.refusal { _ = try await Self.read(file.path, in: house) } == "MEDIA_NOT_FOUND")
      }
      let get = GetUploadRequest(uploadID: upload)
      #expect(try await house.media.getUpload(get, house.call(MediaServiceMethods.getUpload, by: berta.accountID)).media == nil)
      #expect(try await house.refusal { _ = try await house.complete(upload, by: berta) } == "UPLOAD_NOT_FOUND")
      #expect(try await MediaStore().find([try #require(UUID(text: media.mediaID))], includesDeleted: true, in: house.database).count == 1)
    }
  }

  @Test func moderatorsSeeTheWholeMediaOfACase() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      let bytes = Array("a video".utf8)
      let file = StoredMediaFile(
        variant: .full, contentType: "video/mp4", sizeBytes: Int64(bytes.count), sha256: SHA256.digest(of: bytes), width: 640, height: 480,
        milliseconds: 1_500)
      let stored = try await house.database.transaction {
        try await house.media.completion.keep(
          [MadeFile(file: file, bytes: bytes)], for: .video, of: berta.accountID, at: house.clock.now(), in: $0)
      }
      let video = house.media.links.message(of: stored, at: house.clock.now())
      _ = try await house.reportMedia(stored.mediaID, by: anna)
      let caseID = try #require(try await house.cases(by: mod).first).caseID
      func shown() async throws -> MediaEvidence { try #require(try await house.look(caseID, by: mod).evidenceItems.first?.media) }
      let seen = try await shown()
      #expect(seen.thumbnail.isEmpty && seen.files.map(\.contentType) == ["video/mp4"])
      #expect(try await Self.read(seen.files[0].path, in: house).data == bytes && seen.sha256 == file.sha256)
      // Also when its owner has deleted it, for a while; and its owner's own path leads nowhere.
      _ = try await house.media.deleteMedia(
        DeleteMediaRequest(mediaID: video.mediaID), house.call(MediaServiceMethods.deleteMedia, by: berta.accountID))
      #expect(try await house.refusal { _ = try await Self.read(video.files[0].path, in: house) } == "MEDIA_NOT_FOUND")
      #expect(try await !Self.read(shown().files[0].path, in: house).data.isEmpty)
      house.clock.advance(by: .seconds(900))
      #expect(try await house.refusal { _ = try await Self.read(seen.files[0].path, in: house) } == "MEDIA_NOT_FOUND")
      #expect(try await !Self.read(shown().files[0].path, in: house).data.isEmpty)
      // Nobody looks without a trace, and what is kept as evidence has no paths.
      #expect(try await house.deeds(caseID) == Array(repeating: "LOOKED", count: 3))
      let kept: [UInt8] = try await house.database.query("SELECT content FROM report_evidence").firstRow().get(0)
      #expect(try ReportEvidence(decoding: kept).media?.files == [])
      // Once it is decided, what its owner has deleted goes.
      try await house.claim(caseID, by: mod)
      _ = try await house.decide(caseID, .dismiss, .noViolation, by: mod)
      try await house.sweep()
      let gone = try await shown()
      #expect(gone.files.isEmpty && gone.urlExpireTime == nil && gone.sha256 == seen.sha256)
    }
  }

  @Test func aLargeFileIsReadOverItsPieces() async throws {
    try await SocialHouse.run { house async throws in
      let (mediaID, bytes) = (UUID(), (0..<(MediaRules.keptPieceBytes * 2 + 100)).map { UInt8(truncatingIfNeeded: $0 &* 7 >> 3) })
      let file = StoredMediaFile(
        variant: .full, contentType: "video/mp4", sizeBytes: Int64(bytes.count), sha256: SHA256.digest(of: bytes), width: 1, height: 1,
        milliseconds: 1)
      let made = StoredMedia(mediaID: mediaID, purpose: .video, createTime: house.clock.now(), files: [file])
      let store = MediaStore()
      try await house.database.transaction { transaction in
        try await store.insert(made, of: UUID(), orphanTime: nil, in: transaction)
        try await store.insert(file, of: mediaID, in: transaction)
        for piece in 0..<3 {
          let first = piece * MediaRules.keptPieceBytes
          let data = Array(bytes[first..<min(first + MediaRules.keptPieceBytes, bytes.count)])
          try await store.insertPiece(data, piece, of: .full, mediaID, in: transaction)
        }
      }
      let path = house.media.links.message(of: made, at: house.clock.now()).files[0].path
      var (read, isShort): ([UInt8], Bool) = ([], false)
      // Not in step with the pieces.
      var next: Int64 = 1
      while next < Int64(bytes.count) {
        let data = try await Self.read(path, from: next, count: 60_000, in: house).data
        if data.isEmpty { break }
        isShort = isShort || data.count < 60_000
        read += data
        next += Int64(data.count)
      }
      #expect(read == Array(bytes.dropFirst()) && isShort)
    }
  }
}
