import CairnProto
import CairnServices
import CairnTesting
import Cryptography
import EventLoop
import FoundationEssentials
import Identity
import Postgres
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

  @Test(arguments: [(CairnProto.MediaPurpose.track, 10 << 20), (.import, 512 << 20)] as [(CairnProto.MediaPurpose, Int64)])
  func nobodySendsAFileOfTwoGigabytes(purpose: CairnProto.MediaPurpose, sizeBytesMax: Int64) async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      for (sizeBytes, refusal) in [(2 << 30, "MEDIA_TOO_LARGE"), (sizeBytesMax + 1, "MEDIA_TOO_LARGE"), (sizeBytesMax, nil)]
        as [(Int64, String?)]
      {
        let request = BeginUploadRequest(purpose: purpose, sizeBytes: sizeBytes, sha256: [UInt8](repeating: 0, count: 32))
        let context = house.call(MediaServiceMethods.beginUpload, by: anna.accountID, key: UUID().text)
        #expect(try await house.refusal { _ = try await house.media.beginUpload(request, context) } == refusal)
      }
    }
  }

  /// A file of some bytes.
  private static func file(_ byteCount: Int) -> [UInt8] {
    let head = Array("<?xml version=\"1.0\"?><gpx>".utf8)
    return head + (0..<byteCount - head.count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 9) }
  }

  /// What is kept is what was sent, however it was cut.
  @Test(arguments: [(20, 20), (262_144, 262_144), (1_000_000, 16_384), (1_600_001, 300_001), (1_572_864, 524_288)])
  func aFileOfCachesIsKeptPieceByPiece(byteCount: Int, pieceBytes: Int) async throws {
    try await SocialHouse.run { house async throws in
      let (anna, file) = (house.person("anna"), Self.file(max(byteCount, 30)))
      let uploadID = try await house.begin(.import, file, by: anna)
      for start in stride(from: 0, to: file.count, by: max(pieceBytes, 30)) {
        try await house.append(Array(file[start..<min(start + max(pieceBytes, 30), file.count)]), at: start, to: uploadID, by: anna)
      }
      let media = try #require(try await house.complete(uploadID, by: anna))
      #expect(media.files.map(\.sizeBytes) == [Int64(file.count)])
      let mediaID = try #require(UUID(text: media.mediaID))
      let pieces = try await house.database.query("SELECT data FROM media_pieces WHERE media_id = \(mediaID) ORDER BY piece")
      let kept: [[UInt8]] = try pieces.map { try $0.get(0) }
      #expect(kept.flatMap { $0 } == file && kept.dropLast().allSatisfy { $0.count == MediaRules.keptPieceBytes })
      #expect(try await house.count("SELECT count(*) FROM upload_pieces") == 0)
      #expect(try await house.complete(uploadID, by: anna)?.mediaID == media.mediaID, "once more is the same")
    }
  }

  /// Waits, at most ten seconds, until so many wait for locks.
  private static func wait(forWaiting count: Int64, in house: SocialHouse) async throws {
    for _ in 0..<1_000 {
      let waiting = try await house.count(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")
      if waiting >= count { return }
      try await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("nobody waits")
  }

  /// A copy may take minutes: nobody waits for it, and of two copies one is kept.
  @Test func whileAFileIsCopiedItsAccountSendsOthers() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, file) = (house.person("anna"), Self.file(600_000))
      let other = try SocialHouse(house.database, clock: house.clock, directory: house.directory)
      let uploadID = try await house.begin(.import, file, by: anna)
      try await house.append(Array(file.prefix(300_000)), to: uploadID, by: anna)
      try await house.append(Array(file.dropFirst(300_000)), at: 300_000, to: uploadID, by: anna)
      let calls = try await house.database.transaction { transaction in
        // The copy comes to its second piece, and not past it.
        try await transaction.execute("SELECT piece FROM upload_pieces WHERE piece = 1 FOR UPDATE")
        let first = Task(executorPreference: house.loop.taskExecutor) { try await house.complete(uploadID, by: anna)?.mediaID }
        try await Self.wait(forWaiting: 1, in: house)
        _ = try await house.begin(.album, SampleImages.jpeg, by: anna)
        #expect(try await house.append(Array(file.prefix(300_000)), to: uploadID, by: anna) == 600_000, "a retry of what has come")
        // The first one is thought dead.
        house.clock.advance(by: MediaRules.attemptTime)
        let second = Task(executorPreference: house.loop.taskExecutor) { try await other.complete(uploadID, by: anna)?.mediaID }
        try await Self.wait(forWaiting: 2, in: house)
        return [first, second]
      }
      let made = [try await calls[0].value, try await calls[1].value]
      #expect(made[0] != nil && made[0] == made[1])
      #expect(try await house.count("SELECT count(*) FROM media") == 1)
      #expect(try await house.count("SELECT sum(octet_length(data))::bigint FROM media_pieces") == Int64(file.count))
      #expect(try await house.count("SELECT count(*) FROM upload_pieces") == 0)
    }
  }

  /// More pieces than a statement removes.
  @Test func ofALargeFileAllPiecesGo() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, file) = (house.person("anna"), Self.file(1_000_000))
      for isComplete in [false, true] {
        let uploadID = try await house.begin(.import, file, by: anna)
        for start in stride(from: 0, to: file.count, by: 20_000) {
          try await house.append(Array(file[start..<min(start + 20_000, file.count)]), at: start, to: uploadID, by: anna)
        }
        if isComplete { #expect(try await house.complete(uploadID, by: anna) != nil) }
      }
      #expect(try await house.count("SELECT count(*) FROM upload_pieces") == 50)
      house.clock.advance(by: MediaRules.orphanLifetime + .seconds(1))
      #expect(try await UploadStore().deleteExpired(at: house.clock.now(), limit: 10, in: house.database) == 2)
      #expect(try await MediaStore().deleteOrphans(at: house.clock.now(), limit: 10, in: house.database) == 1)
      #expect(try await house.count("SELECT (SELECT count(*) FROM upload_pieces) + (SELECT count(*) FROM media_pieces)") == 0)
    }
  }

  @Test func ofAFileThatIsNotWhatItSaysNothingIsKept() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, file) = (house.person("anna"), Self.file(600_000))
      for (sent, said, refusal) in [
        (file, Self.file(600_001), "DIGEST_MISMATCH"), (Array(file.dropFirst(40)), Array(file.dropFirst(40)), "UNSUPPORTED_MEDIA"),
      ] {
        let uploadID = try await house.begin(.import, said, sizeBytes: sent.count, by: anna)
        try await house.append(Array(sent.prefix(300_000)), to: uploadID, by: anna)
        try await house.append(Array(sent.dropFirst(300_000)), at: 300_000, to: uploadID, by: anna)
        #expect(try await house.refusal { _ = try await house.complete(uploadID, by: anna) } == refusal)
      }
      #expect(try await house.count("SELECT (SELECT count(*) FROM media) + (SELECT count(*) FROM media_pieces)") == 0)
      #expect(try await house.count("SELECT count(*) FROM upload_pieces") == 0)
    }
  }

  /// Sends a file of so many of the largest pieces, all of the same bytes, and does not complete it.
  private static func send(
    _ count: Int, of piece: [UInt8], by person: KnownPerson, in house: SocialHouse
  ) async throws -> (uploadID: String, sha256: [UInt8]) {
    let digest = RunningSHA256()
    for _ in 0..<count { digest.update(piece) }
    let sha256 = digest.finish()
    let begin = BeginUploadRequest(purpose: .import, sizeBytes: Int64(count * piece.count), sha256: sha256)
    let context = house.call(MediaServiceMethods.beginUpload, by: person.accountID, key: UUID().text)
    let uploadID = try await house.media.beginUpload(begin, context).uploadID
    for index in 0..<count { try await house.append(piece, at: index * piece.count, to: uploadID, by: person) }
    return (uploadID, sha256)
  }

  /// More than all files that are worked on at once may have in memory.
  @Test func aLargeFileNeedsNoRoomOfItsSize() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let piece = Self.file(MediaRules.pieceBytesMax)
      let count = Int(MediaWorkshop.bytesMax) / piece.count + 2
      let (uploadID, _) = try await Self.send(count, of: piece, by: anna, in: house)
      let media = try #require(try await house.complete(uploadID, by: anna))
      #expect(try await house.count("SELECT sum(octet_length(data))::bigint FROM media_pieces") == media.files.first?.sizeBytes)
    }
  }

  @Test func aLargeFileHasLargePieces() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let uploadID = try await house.begin(.import, [1], sizeBytes: Int(MediaRules.documentBytesMax) + 1, by: anna)
      let small = Self.file(MediaRules.largePieceBytesMin - 1)
      #expect(try await house.refusal { _ = try await house.append(small, to: uploadID, by: anna) } != nil)
      #expect(try await house.append(small + [1], to: uploadID, by: anna) == Int64(small.count + 1))
    }
  }

  /// A copy that is in its middle when the service stops would take longer than a stop may: it ends there, nothing of it stays, and it can be begun anew.
  @Test func aStopEndsACopyBetweenTwoPieces() async throws {
    try await SocialHouse.run { other async throws in
      // A workshop of its own: the stop is not that of all other tests.
      let house = try SocialHouse(other.database, workshop: MediaWorkshop())
      let (anna, completion) = (house.person("anna"), house.media.completion)
      let count = Int(MediaRules.documentBytesMax) / MediaRules.pieceBytesMax + 2
      let (uploadID, sha256) = try await Self.send(count, of: Self.file(MediaRules.pieceBytesMax), by: anna, in: house)
      let (call, stop) = try await house.database.transaction { transaction in
        // The copy comes so far, and not past it until the stop has begun.
        try await transaction.execute("SELECT piece FROM upload_pieces WHERE piece = \(Int32(count / 2)) FOR UPDATE")
        let call = Task(executorPreference: house.loop.taskExecutor) {
          try await house.refusal { _ = try await house.complete(uploadID, by: anna) }
        }
        try await Self.wait(forWaiting: 1, in: house)
        let stop = Task(executorPreference: house.loop.taskExecutor) { await completion.stop() }
        for _ in 0..<1_000 where !completion.carriers.isEnded { try await Task.sleep(for: .milliseconds(10)) }
        #expect(completion.carriers.isEnded)
        return (call, stop)
      }
      #expect(try await call.value == "MEDIA_BUSY")
      await stop.value
      #expect(try await house.count("SELECT (SELECT count(*) FROM media) + (SELECT count(*) FROM media_pieces)") == 0)
      #expect(try await house.count("SELECT count(*) FROM upload_pieces") == Int64(count))
      #expect(
        try await house.count("SELECT count(*) FROM uploads WHERE state = 'open' AND attempt_count = 0 AND attempt_end_time IS NULL") == 1,
        "it has cost no attempt, and nobody is kept from the next one")
      #expect(try await house.refusal { _ = try await house.complete(uploadID, by: anna) } == "MEDIA_BUSY", "nothing is begun any more")
      let next = try SocialHouse(house.database, clock: house.clock, directory: house.directory)
      #expect(try await next.complete(uploadID, by: anna) != nil)
      let kept = try await house.database.query("SELECT sha256(string_agg(data, ''::bytea ORDER BY piece)) FROM media_pieces").firstRow()
      #expect(try kept.get(0, as: [UInt8].self) == sha256)
      #expect(try await house.count("SELECT count(*) FROM upload_pieces") == 0)
    }
  }
}
