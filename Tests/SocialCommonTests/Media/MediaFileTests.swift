import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import Testing
import Timekeeping

@testable import RPC
@testable import SocialCommon

/// What other services read of files.
@Suite struct MediaFileTests {
  private static func read(
    _ mediaID: String, of person: KnownPerson, _ purpose: CairnProto.MediaPurpose = .track, from first: Int64 = 0, in house: SocialHouse
  ) async throws -> ReadOwnFileResponse {
    let context = RequestContext(caller: .service("game"), method: MediaFileServiceMethods.readOwnFile, now: house.clock.now())
    let request = ReadOwnFileRequest(
      account: person.accountID.bytes, media: UUID(text: mediaID)?.bytes ?? [], purpose: purpose, firstByte: first)
    return try await MediaFileHandlers(database: house.database).readOwnFile(request, context)
  }

  @Test func aFileComesInPartsToItsOwnersService() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      // More than one kept piece.
      let file = Array(("<?xml version=\"1.0\"?><gpx>" + String(repeating: "<wpt/>", count: 60_000) + "</gpx>").utf8)
      let mediaID = try await house.send(.track, file, by: anna).mediaID
      var read: [UInt8] = []
      while true {
        let part = try await Self.read(mediaID, of: anna, from: Int64(read.count), in: house)
        #expect(part.sizeBytes == Int64(file.count) && part.data.count <= 65_536)
        if part.data.isEmpty { break }
        read += part.data
      }
      #expect(read == file)
      for first in [Int64(-1), .min, .max] { #expect(try await Self.read(mediaID, of: anna, from: first, in: house).data.isEmpty) }
      #expect(try await house.refusal { _ = try await Self.read(mediaID, of: berta, in: house) } == "MEDIA_NOT_FOUND")
      #expect(try await house.refusal { _ = try await Self.read(mediaID, of: anna, .document, in: house) } == "MEDIA_NOT_FOUND")
      #expect(try await house.refusal { _ = try await Self.read(UUID().text, of: anna, in: house) } == "MEDIA_NOT_FOUND")
      _ = try await house.media.deleteMedia(
        DeleteMediaRequest(mediaID: mediaID), house.call(MediaServiceMethods.deleteMedia, by: anna.accountID))
      #expect(try await house.refusal { _ = try await Self.read(mediaID, of: anna, in: house) } == "MEDIA_NOT_FOUND")
    }
  }

  @Test func nobodySendsATrackOfTwoGigabytes() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let request = BeginUploadRequest(purpose: .track, sizeBytes: 2 << 30, sha256: [UInt8](repeating: 0, count: 32))
      let context = house.call(MediaServiceMethods.beginUpload, by: anna.accountID)
      #expect(try await house.refusal { _ = try await house.media.beginUpload(request, context) } == "MEDIA_TOO_LARGE")
    }
  }
}
