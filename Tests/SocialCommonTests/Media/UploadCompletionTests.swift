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

/// A program in the place of `cairn-media`, which notes each of its runs.
private struct Stand: Sendable {
  let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-media-\(UUID())")

  /// - Parameter script: What it does, in the words of the shell; `$here` is its folder.
  init(_ script: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = "#!/bin/sh\nhere=\(folder.path())\necho run >> $here/runs\n\(script)\n"
    try Data(text.utf8).write(to: folder.appending(path: "program"))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: "program").path())
  }

  /// Waits until it may go on, then works.
  static func slow() throws -> Stand { try Stand("while [ ! -e $here/go ]; do sleep 0.02; done\nexec \(real) \"$@\"") }

  private static let real = URL(filePath: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "")
    .deletingLastPathComponent().appending(path: "cairn-media").path()

  var path: String { folder.appending(path: "program").path() }
  var runCount: Int { (try? Data(contentsOf: folder.appending(path: "runs")))?.count { $0 == UInt8(ascii: "\n") } ?? 0 }

  func goOn() throws { try Data().write(to: folder.appending(path: "go")) }
  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Waits, at most ten seconds, until it was run.
  func wait(forRun count: Int) async throws {
    for _ in 0..<1_000 where runCount < count { try await Task.sleep(for: .milliseconds(10)) }
    #expect(runCount == count)
  }
}

/// What becomes of an upload when its completion does not go as it should.
@Suite struct UploadCompletionTests {
  private static func run(
    _ stand: Stand, config: MediaConfig = MediaConfig(), _ body: @escaping @Sendable (SocialHouse) async throws -> Void
  ) async throws {
    defer { stand.remove() }
    try await ScratchDatabase("events", "social").withDatabase { database in
      try await body(try SocialHouse(database, workshop: MediaWorkshop(path: stand.path), mediaConfig: config))
    }
  }

  private static func upload(_ purpose: CairnProto.MediaPurpose = .album, by person: KnownPerson, in house: SocialHouse) async throws
    -> String
  {
    let uploadID = try await house.begin(purpose, SampleImages.jpeg, by: person)
    try await house.append(SampleImages.jpeg, to: uploadID, by: person)
    return uploadID
  }

  /// A call as a connection has it: cancelled when that is lost.
  private static func call(_ uploadID: String, by person: KnownPerson, in house: SocialHouse) -> Task<String?, any Error> {
    Task(executorPreference: house.loop.taskExecutor) { try await house.complete(uploadID, by: person)?.mediaID }
  }

  @Test func whoLosesTheLineFindsItDone() async throws {
    let stand = try Stand.slow()
    try await Self.run(stand) { house async throws in
      let anna = house.person("anna")
      let uploadID = try await Self.upload(by: anna, in: house)
      let call = Self.call(uploadID, by: anna, in: house)
      try await stand.wait(forRun: 1)
      call.cancel()
      // At once, and not when the work is done.
      await #expect(throws: CancellationError.self) { try await call.value }
      // A retry waits for the same work, also when it is given up.
      let second = Self.call(uploadID, by: anna, in: house)
      let third = Self.call(uploadID, by: anna, in: house)
      try await Task.sleep(for: .milliseconds(50))
      second.cancel()
      await #expect(throws: CancellationError.self) { try await second.value }
      try stand.goOn()
      let mediaID = try await third.value
      #expect(mediaID != nil)
      #expect(try await house.complete(uploadID, by: anna)?.mediaID == mediaID)
      #expect(stand.runCount == 1)
      #expect(try await house.count("SELECT count(*) FROM media") == 1)
      #expect(try await house.count("SELECT count(*) FROM upload_pieces") == 0)
    }
  }

  @Test func whatIsUnderWayEndsBeforeTheServiceDoes() async throws {
    let stand = try Stand.slow()
    try await Self.run(stand) { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let uploadID = try await Self.upload(by: anna, in: house)
      let call = Self.call(uploadID, by: anna, in: house)
      try await stand.wait(forRun: 1)
      call.cancel()
      let other = try await Self.upload(by: berta, in: house)
      try stand.goOn()
      await house.media.completion.stop()
      #expect(try await house.count("SELECT count(*) FROM uploads WHERE state = 'completed'") == 1)
      #expect(try await house.refusal { _ = try await house.complete(other, by: berta) } == "MEDIA_BUSY")
      // It was not begun.
      #expect(try await house.count("SELECT count(*) FROM uploads WHERE attempt_count = 0 AND state = 'open'") == 1)
    }
  }

  @Test func anotherProcessDoesNotBeginTheSame() async throws {
    let stand = try Stand.slow()
    try await Self.run(stand) { house async throws in
      let anna = house.person("anna")
      let other = try SocialHouse(house.database, clock: house.clock, directory: house.directory)
      let uploadID = try await Self.upload(by: anna, in: house)
      let call = Self.call(uploadID, by: anna, in: house)
      try await stand.wait(forRun: 1)
      #expect(try await other.refusal { _ = try await other.complete(uploadID, by: anna) } == "REQUEST_IN_PROGRESS")
      // The first one is thought dead: what either has made is kept once.
      house.clock.advance(by: MediaRules.attemptTime)
      let made = try #require(try await other.complete(uploadID, by: anna))
      try stand.goOn()
      #expect(try await call.value == made.mediaID)
      #expect(try await house.count("SELECT count(*) FROM media") == 1)
    }
  }

  @Test(arguments: [("exit 1", "MEDIA_WORKER_BROKEN"), ("kill -ALRM $$", "MEDIA_BUSY")])
  func whatComesToNoEndIsNotTriedForEver(script: String, reason: String) async throws {
    let stand = try Stand(script)
    try await Self.run(stand) { house async throws in
      let anna = house.person("anna")
      let uploadID = try await Self.upload(by: anna, in: house)
      for _ in 0..<MediaRules.attemptsMax {
        #expect(try await house.refusal { _ = try await house.complete(uploadID, by: anna) } == reason)
      }
      #expect(try await house.refusal { _ = try await house.complete(uploadID, by: anna) } == "UPLOAD_ATTEMPTS_EXCEEDED")
      #expect(try await house.refusal { _ = try await house.complete(uploadID, by: anna) } == "UPLOAD_NOT_FOUND")
      #expect(stand.runCount == MediaRules.attemptsMax)
      #expect(try await house.count("SELECT count(*) FROM upload_pieces") == 0)
      // It counts for the day.
      #expect(try await house.count("SELECT count(*) FROM uploads WHERE state = 'refused'") == 1)
    }
  }

  @Test(arguments: ["kill -XCPU $$", "kill -SYS $$", "kill -SEGV $$", "kill -ABRT $$"])
  func whatIsEndedForWhatItDoesIsRefusedAtOnce(script: String) async throws {
    try await Self.run(try Stand(script)) { house async throws in
      let anna = house.person("anna")
      let uploadID = try await Self.upload(by: anna, in: house)
      #expect(try await house.refusal { _ = try await house.complete(uploadID, by: anna) } == "UNSUPPORTED_MEDIA")
      #expect(try await house.refusal { _ = try await house.complete(uploadID, by: anna) } == "UPLOAD_NOT_FOUND")
    }
  }

  /// By the kernel, which wants memory back, or by whoever stops the machine: that says nothing of the file.
  @Test(arguments: ["kill -KILL $$", "kill -TERM $$"])
  func whatIsEndedFromOutsideIsTriedAgain(script: String) async throws {
    try await Self.run(try Stand(script)) { house async throws in
      let anna = house.person("anna")
      let uploadID = try await Self.upload(by: anna, in: house)
      #expect(try await house.refusal { _ = try await house.complete(uploadID, by: anna) } == "MEDIA_BUSY")
      #expect(try await house.count("SELECT count(*) FROM uploads WHERE attempt_count = 1 AND state = 'open'") == 1)
      let other = try SocialHouse(house.database, clock: house.clock, directory: house.directory)
      #expect(try await other.complete(uploadID, by: anna) != nil)
    }
  }

  @Test func whatEndsOurProcessIsNotTriedForEver() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let uploadID = try await Self.upload(by: anna, in: house)
      let id = try #require(UUID(text: uploadID))
      for _ in 0..<MediaRules.attemptsMax {
        // Each time the process dies in the middle.
        try await house.database.transaction {
          try await UploadStore().begin(id, until: house.clock.now() + MediaRules.attemptTime, in: $0)
        }
        #expect(try await house.refusal { _ = try await house.complete(uploadID, by: anna) } == "REQUEST_IN_PROGRESS")
        house.clock.advance(by: MediaRules.attemptTime)
      }
      #expect(try await house.refusal { _ = try await house.complete(uploadID, by: anna) } == "UPLOAD_ATTEMPTS_EXCEEDED")
      #expect(try await house.count("SELECT count(*) FROM upload_pieces") == 0)
    }
  }

  /// Nor is one that lacks a library, or does not get ready.
  @Test(arguments: [nil, "exit 127", "exit 69"])
  func aProgramThatIsMissingIsNotTheFilesFault(script: String?) async throws {
    let stand = try Stand(script ?? "")
    if script == nil { stand.remove() }
    try await Self.run(stand) { house async throws in
      let anna = house.person("anna")
      let uploadID = try await Self.upload(by: anna, in: house)
      for _ in 0...MediaRules.attemptsMax {
        #expect(try await house.refusal { _ = try await house.complete(uploadID, by: anna) } == "MEDIA_WORKER_BROKEN")
      }
      let other = try SocialHouse(house.database, clock: house.clock, directory: house.directory)
      #expect(try await other.complete(uploadID, by: anna) != nil)
    }
  }

  // MARK: Storage

  /// As if an account had media of so many bytes.
  private static func fill(_ byteCount: Int64, of person: KnownPerson, in house: SocialHouse) async throws {
    let file = StoredMediaFile(
      variant: .full, contentType: "image/webp", sizeBytes: byteCount, sha256: [], width: 1, height: 1, milliseconds: 0)
    try await house.database.transaction { transaction in
      let media = StoredMedia(mediaID: UUID(), purpose: .album, createTime: house.clock.now(), files: [file])
      try await MediaStore().insert(media, of: person.accountID, orphanTime: nil, in: transaction)
    }
  }

  @Test func whoHasNoRoomLeftIsToldBeforeTheWork() async throws {
    let stand = try Stand("exit 1")
    try await Self.run(stand) { house async throws in
      let anna = house.person("anna")
      let uploadID = try await Self.upload(by: anna, in: house)
      try await Self.fill(MediaRules.accountBytesMax - 10, of: anna, in: house)
      for _ in 0...MediaRules.attemptsMax {
        #expect(try await house.refusal { _ = try await house.complete(uploadID, by: anna) } == "MEDIA_STORAGE_FULL")
      }
      #expect(stand.runCount == 0)
      // Nothing was tried: once there is room, it can be.
      #expect(try await house.count("SELECT count(*) FROM uploads WHERE attempt_count = 0 AND state = 'open'") == 1)
    }
  }

  @Test func whatIsLargerThanWasThoughtIsTriedAFewTimes() async throws {
    // An answer of two images with 20,000 bytes each, far more than was sent.
    let head = #"printf '\0\0\0\001\0\0\0\001\0\0\0\0\0\0\0\0\0\0\0\0\0\0\116\040RIFF\0\0\0\0WEBP'"#
    let image = head + "; head -c 19988 /dev/zero"
    let stand = try Stand("cat > /dev/null\n\(image)\n\(image)")
    try await Self.run(stand) { house async throws in
      let anna = house.person("anna")
      let uploadID = try await Self.upload(by: anna, in: house)
      try await Self.fill(MediaRules.accountBytesMax - 20_000, of: anna, in: house)
      for _ in 0..<MediaRules.attemptsMax {
        #expect(try await house.refusal { _ = try await house.complete(uploadID, by: anna) } == "MEDIA_STORAGE_FULL")
      }
      #expect(try await house.refusal { _ = try await house.complete(uploadID, by: anna) } == "UPLOAD_ATTEMPTS_EXCEEDED")
      #expect(stand.runCount == MediaRules.attemptsMax)
    }
  }

  @Test func theInstallationHasItsLimit() async throws {
    let stand = try Stand("exit 1")
    var config = MediaConfig()
    config.totalBytesMax = 1_000_000
    try await Self.run(stand, config: config) { house async throws in
      let (anna, berta, total) = (house.person("anna"), house.person("berta"), house.media.completion.total)
      let uploadID = try await Self.upload(by: anna, in: house)
      try await Self.fill(1_000_000 - Int64(SampleImages.jpeg.count), of: berta, in: house)
      // What is being sent counts as well.
      try await total.look(in: house.database)
      #expect(total.isFull)
      #expect(try await house.refusal { _ = try await house.begin(.album, SampleImages.jpeg, by: anna) } == "MEDIA_TOTAL_FULL")
      // Without what was sent of this one there is no room either.
      try await Self.fill(Int64(SampleImages.jpeg.count), of: berta, in: house)
      try await total.look(in: house.database)
      #expect(try await house.refusal { _ = try await house.complete(uploadID, by: anna) } == "MEDIA_TOTAL_FULL")
      #expect(stand.runCount == 0)
      // Everything else goes on, and uploads do once there is room.
      #expect(try await house.listMedia(.photo, by: anna).entries == [])
      try await house.purge(berta)
      try await total.look(in: house.database)
      _ = try await house.begin(.album, SampleImages.jpeg, by: anna)
    }
  }

  @Test func whatHasBegunIsBoundByThatAsWell() async throws {
    var config = MediaConfig()
    config.totalBytesMax = 1_000_000
    try await Self.run(try Stand("exit 1"), config: config) { house async throws in
      let (anna, berta, bytes) = (house.person("anna"), house.person("berta"), [UInt8](repeating: 0, count: 40_000))
      let uploadID = try await house.begin(.album, bytes, by: anna)
      try await house.append(Array(bytes[..<20_000]), to: uploadID, by: anna)
      try await Self.fill(1_000_000, of: berta, in: house)
      try await house.media.completion.total.look(in: house.database)
      for _ in 0..<2 {
        let refusal = try await house.refusal { try await house.append(Array(bytes[20_000...]), at: 20_000, to: uploadID, by: anna) }
        #expect(refusal == "MEDIA_TOTAL_FULL")
      }
      // A retry of what has come changes nothing, and hears so.
      #expect(try await house.append(Array(bytes[..<20_000]), to: uploadID, by: anna) == 20_000)
      #expect(try await house.count("SELECT received_bytes FROM uploads") == 20_000)
      #expect(try await house.count("SELECT count(*) FROM upload_pieces") == 1)
    }
  }

  @Test func whatComesAndWhatIsKeptIsAddedBetweenTwoSums() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, sent) = (house.person("anna"), Int64(SampleImages.jpeg.count))
      _ = try await house.send(.album, SampleImages.jpeg, by: anna)
      let kept = try await house.count("SELECT sum(size_bytes)::bigint FROM media")
      var config = MediaConfig()
      config.totalBytesMax = sent + kept
      let small = try SocialHouse(house.database, clock: house.clock, directory: house.directory, mediaConfig: config)
      // Its pieces are gone when it is made.
      _ = try await small.send(.album, SampleImages.jpeg, by: anna)
      #expect(!small.media.completion.total.isFull)
      let uploadID = try await small.begin(.album, SampleImages.jpeg, by: anna)
      #expect(!small.media.completion.total.isFull)
      try await small.append(SampleImages.jpeg, to: uploadID, by: anna)
      #expect(try await small.refusal { _ = try await small.begin(.album, SampleImages.jpeg, by: anna) } == "MEDIA_TOTAL_FULL")
      // Its own pieces do not stand in its way, and go with it: then there is room again.
      #expect(try await small.complete(uploadID, by: anna) != nil)
      #expect(!small.media.completion.total.isFull)
      _ = try await small.begin(.album, SampleImages.jpeg, by: anna)
    }
  }

  @Test func whatOthersHaveSentStandsInTheWay() async throws {
    let stand = try Stand("exit 1")
    var config = MediaConfig()
    config.totalBytesMax = 2 * Int64(SampleImages.jpeg.count)
    try await Self.run(stand, config: config) { house async throws in
      let (anna, berta, total) = (house.person("anna"), house.person("berta"), house.media.completion.total)
      let uploadID = try await Self.upload(by: anna, in: house)
      _ = try await Self.upload(by: berta, in: house)
      #expect(total.isFull)
      #expect(!total.isFull(besides: Int64(SampleImages.jpeg.count)))
      // As if somebody had kept as much meanwhile.
      total.add(Int64(SampleImages.jpeg.count))
      #expect(try await house.refusal { _ = try await house.complete(uploadID, by: anna) } == "MEDIA_TOTAL_FULL")
      #expect(stand.runCount == 0)
      // It has cost no attempt.
      #expect(try await house.count("SELECT count(*) FROM uploads WHERE attempt_count = 0 AND state = 'open'") == 2)
    }
  }

  /// Pixels that the first piece does not tell of are found before anything is decoded.
  @Test func aNewcomersPixelsAreCountedWhereverTheFileTellsOfThem() async throws {
    let stand = try Stand("exit 65")
    try await Self.run(stand) { house async throws in
      let new = house.person("berta", accountID: TimeOrderedIDs().next(at: house.clock.now()))
      let comment: [UInt8] = [0xFF, 0xFE, 0x4E, 0x20] + [UInt8](repeating: 0x20, count: 19_998)
      let frame: [UInt8] = [0xFF, 0xC2, 0, 17, 8, 0x1B, 0x58, 0x1B, 0x58, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1]
      let bytes: [UInt8] = [0xFF, 0xD8] + comment + frame
      for (person, refusal, runCount) in [(new, "MEDIA_TOO_LARGE", 0), (house.person("anna"), "UNSUPPORTED_MEDIA", 1)] {
        let uploadID = try await house.begin(.album, bytes, by: person)
        try await house.append(Array(bytes.prefix(MediaRules.pieceBytesMin)), to: uploadID, by: person)
        try await house.append(
          Array(bytes.dropFirst(MediaRules.pieceBytesMin)), at: MediaRules.pieceBytesMin, to: uploadID, by: person)
        #expect(try await house.refusal { _ = try await house.complete(uploadID, by: person) } == refusal)
        #expect(stand.runCount == runCount)
      }
    }
  }

  @Test func newcomersHaveLess() async throws {
    try await SocialHouse.run { house async throws in
      let (now, part) = (house.clock.now(), MediaRules.newcomerPart)
      let (old, new) = (house.person("anna"), house.person("berta", accountID: TimeOrderedIDs().next(at: now)))
      let config = MediaConfig()
      #expect(config.share(of: old.accountID, at: now) == MediaRules.Share())
      #expect(
        config.share(of: new.accountID, at: now)
          == MediaRules.Share(dayBytesMax: MediaRules.dayBytesMax / part, accountBytesMax: MediaRules.accountBytesMax / part))
      #expect(config.share(of: new.accountID, at: now + NewcomerRules.time) == MediaRules.Share())
      let size = Int(MediaRules.videoBytesMax)
      let count = Int(MediaRules.dayBytesMax / part) / size
      for _ in 0..<count { _ = try await house.begin(.video, [1], sizeBytes: size, by: new) }
      #expect(try await house.refusal { _ = try await house.begin(.video, [1], sizeBytes: size, by: new) } == "UPLOAD_QUOTA_EXCEEDED")
      for _ in 0...count { _ = try await house.begin(.video, [1], sizeBytes: size, by: old) }
    }
  }
}
