import FoundationEssentials
import Testing
import Timekeeping

@testable import SocialCommon

@Suite struct MediaRulesTests {
  private static func upload(_ receivedBytes: Int64, of sizeBytes: Int64 = 100_000, _ state: Upload.State = .open) -> Upload {
    Upload(
      uploadID: UUID(), accountID: UUID(), purpose: .album, sizeBytes: sizeBytes, sha256: [], receivedBytes: receivedBytes, pieceCount: 0,
      expireTime: Moment(microseconds: 0), state: state)
  }

  @Test(
    arguments: [
      (0, 16_384, 0, true), (0, 100_000, 0, true), (50_000, 50_000, 50_000, true),
      // The last piece may be small, and what is there already may come again, in any pieces.
      (99_999, 1, 99_999, true), (50_000, 50_000, 0, false), (50_000, 10, 20, false), (100_000, 1, 99_999, false),
    ] as [(Int64, Int, Int64, Bool)])
  func aPieceIsTakenOnce(received: Int64, count: Int, offset: Int64, isNew: Bool) throws {
    #expect(try MediaRules.append(count, at: offset, to: Self.upload(received), isFull: false) == isNew)
  }

  @Test(
    arguments: [
      (0, 16_383, 0, .pieceSize), (0, 16_384, 1, .wrongOffset(0)), (50_000, 60_000, 0, .wrongOffset(50_000)),
      (50_000, 50_001, 50_000, .wrongOffset(50_000)), (0, 20_000, -1, .wrongOffset(0)), (0, 20_000, .max, .wrongOffset(0)),
    ] as [(Int64, Int, Int64, MediaRules.Refusal)])
  func aPieceThatDoesNotFitIsRefused(received: Int64, count: Int, offset: Int64, refusal: MediaRules.Refusal) {
    #expect(throws: refusal) { _ = try MediaRules.append(count, at: offset, to: Self.upload(received), isFull: false) }
  }

  @Test func aPieceHasAtMostSoManyBytes() throws {
    let upload = Self.upload(0, of: 1 << 20)
    #expect(try MediaRules.append(MediaRules.pieceBytesMax, at: 0, to: upload, isFull: false))
    #expect(throws: MediaRules.Refusal.pieceSize) {
      _ = try MediaRules.append(MediaRules.pieceBytesMax + 1, at: 0, to: upload, isFull: false)
    }
  }

  @Test func whereThereIsNoRoomNoNewPieceIsTaken() throws {
    let upload = Self.upload(50_000)
    #expect(throws: MediaRules.Refusal.totalFull) { _ = try MediaRules.append(50_000, at: 50_000, to: upload, isFull: true) }
    // A retry hears what it would have heard.
    #expect(try !MediaRules.append(50_000, at: 0, to: upload, isFull: true))
    #expect(throws: MediaRules.Refusal.wrongOffset(50_000)) { _ = try MediaRules.append(20_000, at: 60_000, to: upload, isFull: true) }
  }

  @Test func whatIsDoneTakesNoMore() {
    #expect(throws: MediaRules.Refusal.complete) {
      _ = try MediaRules.append(1, at: 99_999, to: Self.upload(100_000, .completed), isFull: false)
    }
    #expect(throws: MediaRules.Refusal.refused) {
      _ = try MediaRules.append(1, at: 99_999, to: Self.upload(100_000, .refused), isFull: false)
    }
    #expect(throws: MediaRules.Refusal.refused) { try MediaRules.complete(Self.upload(100_000, .refused)) }
    #expect(throws: MediaRules.Refusal.wrongOffset(99_999)) { try MediaRules.complete(Self.upload(99_999)) }
  }

  @Test func anAccountHasItsShare() throws {
    var usage = MediaRules.Usage()
    for purpose in MediaPurpose.allCases {
      let most = MediaRules.sizeBytesMax(of: purpose)
      try Self.begin(purpose, sizeBytes: most, usage)
      #expect(throws: MediaRules.Refusal.tooLarge(sizeBytesMax: most)) { try Self.begin(purpose, sizeBytes: most + 1, usage) }
    }
    usage.dayBytes = MediaRules.dayBytesMax - 10
    try Self.begin(.album, sizeBytes: 10, usage)
    #expect(throws: MediaRules.Refusal.quotaExceeded) { try Self.begin(.album, sizeBytes: 11, usage) }
    #expect(throws: MediaRules.Refusal.quotaExceeded) {
      try Self.begin(.album, sizeBytes: 1, MediaRules.Usage(dayCount: MediaRules.dayCountMax))
    }
    #expect(throws: MediaRules.Refusal.quotaExceeded) {
      try Self.begin(.album, sizeBytes: 1, MediaRules.Usage(openCount: MediaRules.openMax))
    }
    #expect(throws: MediaRules.Refusal.storageFull) {
      try Self.begin(.album, sizeBytes: 1, MediaRules.Usage(keptBytes: MediaRules.accountBytesMax))
    }
  }

  @Test func whatIsNoPictureIsSavedAndNotShown() {
    for purpose in MediaPurpose.allCases {
      let traits = MediaRules.traits(of: purpose)
      #expect(traits.isDownload == ![.avatar, .album, .photo, .video].contains(purpose))
      #expect(MediaRules.isImage(purpose) == (traits.contentType == "image/webp"))
    }
  }

  @Test(arguments: [
    ("<?xml version=\"1.0\"?>\n<gpx version=\"1.1\">", MediaRules.FileForm.gpx), ("\u{FEFF}  <gpx>", .gpx), ("%PDF-1.7", .pdf),
  ])
  func aFormIsKnownByItsBeginning(text: String, form: MediaRules.FileForm) {
    for other in [MediaRules.FileForm.gpx, .pdf] { #expect(MediaRules.isForm(other, Array(text.utf8)) == (other == form)) }
    #expect(!MediaRules.isForm(form, []) && !MediaRules.isForm(form, Array("<html>\(text)".utf8.prefix(6))))
  }

  private static func begin(_ purpose: MediaPurpose, sizeBytes: Int64, _ usage: MediaRules.Usage) throws(MediaRules.Refusal) {
    try MediaRules.begin(purpose, sizeBytes: sizeBytes, usage, MediaRules.Share(), isFull: false)
  }

  @Test func anAttemptIsLeftAloneAndThereAreFew() throws {
    let (now, none, share) = (Moment(microseconds: 1_000_000), MediaRules.Usage(), MediaRules.Share())
    var upload = Self.upload(100_000)
    #expect(try MediaRules.attempt(upload, none, share, isFull: false, at: now))
    upload.attemptEndTime = now + .seconds(1)
    #expect(throws: MediaRules.Refusal.inProgress) { try MediaRules.attempt(upload, none, share, isFull: false, at: now) }
    #expect(try MediaRules.attempt(upload, none, share, isFull: false, at: now + .seconds(1)))
    upload.attemptEndTime = nil
    #expect(throws: MediaRules.Refusal.totalFull) { try MediaRules.attempt(upload, none, share, isFull: true, at: now) }
    upload.attemptCount = MediaRules.attemptsMax
    #expect(try !MediaRules.attempt(upload, none, share, isFull: false, at: now))
  }

  @Test(arguments: [(MediaPurpose.album, MediaRules.keptPhotoBytes), (.video, MediaRules.videoBytesMax)])
  func roomIsAskedForAsFarAsItCanBeTold(purpose: MediaPurpose, estimate: Int64) throws {
    var upload = Self.upload(MediaRules.videoBytesMax, of: MediaRules.videoBytesMax)
    upload.purpose = purpose
    let now = Moment(microseconds: 0)
    for (left, isRoom) in [(estimate + 1, true), (estimate, false)] {
      let usage = MediaRules.Usage(keptBytes: MediaRules.accountBytesMax - left)
      let outcome = Result { try MediaRules.attempt(upload, usage, MediaRules.Share(), isFull: false, at: now) }
      #expect((try? outcome.get()) == (isRoom ? true : nil))
    }
  }

  @Test func onlyAnAlbumIsThereForItself() {
    let now = Moment(microseconds: 0)
    for purpose in MediaPurpose.allCases { #expect((MediaRules.orphanTime(of: purpose, at: now) == nil) == (purpose == .album)) }
  }
}
