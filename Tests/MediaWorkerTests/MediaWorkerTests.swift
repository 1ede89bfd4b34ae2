import CairnTesting
import EventLoop
import FoundationEssentials
import Testing

@testable import MediaWorker

/// The process itself, as SocialService starts it.
@Suite struct MediaWorkerTests {
  private static let path = URL(filePath: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "")
    .deletingLastPathComponent().appending(path: "cairn-media").path()

  private static func ask(_ arguments: [String], _ bytes: [UInt8]) throws -> ChildProcess.Outcome {
    try ChildProcess(path: path, arguments: arguments, timeMax: .seconds(30), answerBytesMax: 64 << 20).run(bytes)
  }

  private static func image(_ bytes: [UInt8], _ sizes: String...) throws -> ChildProcess.Outcome {
    try ask(["image", "60000000"] + sizes, bytes)
  }

  @Test func anImageIsTurnedUprightAndForgetsItsPlace() throws {
    let outcome = try Self.image(SampleImages.jpeg, "2048x2048", "16x16:crop")
    #expect(outcome.ending == .exited(0))
    // 48 × 32 lying is 32 × 48 upright.
    #expect(outcome.answer.prefix(8) == [0, 0, 0, 32, 0, 0, 0, 48])
    let text = String(decoding: outcome.answer, as: UTF8.self)
    #expect(text.contains("WEBP"))
    for trace in ["Exif", "EXIF", "SpyCam", "GPS", "ICCP", "XMP"] { #expect(!text.contains(trace), "\(trace)") }
    #expect(String(decoding: SampleImages.jpeg, as: UTF8.self).contains("SpyCam"))
    let length = outcome.answer[16..<24].reduce(0) { $0 << 8 | Int($1) }
    let second = outcome.answer.dropFirst(24 + length)
    #expect(second.prefix(8) == [0, 0, 0, 16, 0, 0, 0, 16])
  }

  @Test func everyKindIsTaken() throws {
    for bytes in [SampleImages.jpeg, SampleImages.heif, PNG.grey(48, 32)] {
      let outcome = try Self.image(bytes, "2048x2048")
      #expect(outcome.ending == .exited(0))
      // And what comes of it, WebP, as well.
      let again = try Self.image(Array(outcome.answer.dropFirst(24)), "2048x2048")
      #expect(again.ending == .exited(0) && again.answer.prefix(8) == outcome.answer.prefix(8))
    }
  }

  @Test func aPNGIsWholeUpToTheChunkThatEndsIt() {
    let whole = PNG.grey(3, 2)
    #expect(PNGChunks.areWhole(whole) && PNGChunks.areWhole(whole + [1, 2, 3]))
    for count in 0..<whole.count { #expect(!PNGChunks.areWhole(Array(whole.prefix(count))), "\(count)") }
    // A chunk that claims more than there is.
    #expect(!PNGChunks.areWhole(Array(whole.prefix(8)) + [0xFF, 0xFF, 0xFF, 0xFF] + whole.dropFirst(12)))
  }

  /// Wherever it was cut, beginning with its picture: libvips draws the rest in grey.
  @Test func aCutJPEGIsRefusedAndOneWithoutItsEndMarkerIsWhole() throws {
    let whole = SampleImages.jpeg
    let start = try #require(whole.indices.dropLast().last { whole[$0] == 0xFF && whole[$0 + 1] == 0xDA })
    let first = try Self.image(whole, "2048x2048")
    for count in [0, 1] {
      let outcome = try Self.image(Array(whole.dropLast(2)) + Array(repeating: 0xFF, count: count), "2048x2048")
      #expect(outcome.ending == .exited(0) && outcome.answer == first.answer, "only the end marker is missing")
    }
    for count in Array(stride(from: start, to: whole.count - 3, by: 7)) + [whole.count - 4, whole.count - 3] {
      #expect(try Self.image(Array(whole.prefix(count)), "2048x2048").ending == .exited(MediaRefusal.damaged.rawValue), "\(count)")
    }
  }

  @Test func aProgressiveJPEGThatLacksAScanIsCut() {
    let whole = LargeImages.progressiveJPEG
    #expect(JPEGMarkers.ending(of: whole) == .whole && JPEGMarkers.ending(of: whole + [1, 2, 3]) == .whole)
    #expect(JPEGMarkers.ending(of: Array(whole.dropLast(2))) == .unended)
    let scans = whole.indices.dropLast().filter { whole[$0] == 0xFF && whole[$0 + 1] == 0xDA }
    #expect(scans.count == 4)
    for scan in scans { for place in [scan, scan + 1, scan + 5] { #expect(JPEGMarkers.ending(of: Array(whole.prefix(place))) == .cut) } }
    for count in 0..<500 { _ = JPEGMarkers.ending(of: Array(whole.prefix(count))) }
  }

  @Test func aSquareIsASquareAlsoOfASmallImage() throws {
    for (width, height) in [(600, 300), (300, 600), (2_000, 700), (5, 900), (512, 512)] {
      let outcome = try Self.image(PNG.grey(width, height), "512x512:crop", "96x96:crop")
      let side = UInt32(min(512, width, height))
      let big = { (place: Int) in outcome.answer[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
      #expect(outcome.ending == .exited(0) && big(0) == side && big(4) == side, "\(width) × \(height)")
      let length = Int(outcome.answer[16..<24].reduce(0) { $0 << 8 | Int($1) })
      #expect(big(24 + length) == min(96, side) && big(28 + length) == min(96, side))
    }
  }

  @Test func whatFollowsAnImageIsNotKept() throws {
    let outcome = try Self.image(SampleImages.jpeg + Array("PK\u{3}\u{4}<script>alert(1)</script>".utf8), "2048x2048")
    #expect(outcome.ending == .exited(0))
    #expect(!String(decoding: outcome.answer, as: UTF8.self).contains("script"))
  }

  /// A file that is not kept, told in reports by its name: its bytes would fill them.
  private struct Refused: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let refusal: MediaRefusal

    init(_ name: String, _ bytes: some Sequence<UInt8>, _ refusal: MediaRefusal) {
      (testDescription, self.bytes, self.refusal) = (name, Array(bytes), refusal)
    }
  }

  @Test(arguments: [
    Refused("256 megapixels", PNG.grey(16_000, 16_000, rowCount: 1), .tooLarge),
    Refused("2.5 gigapixels, one row of them there", PNG.grey(50_000, 50_000, rowCount: 1), .tooLarge),
    Refused("too wide", PNG.grey(16_384, 1), .tooLarge),
    Refused("a JPEG without its end", Array(SampleImages.jpeg.dropLast(200)), .damaged),
    Refused("a HEIF without its end", Array(SampleImages.heif.dropLast(100)), .damaged),
    Refused("a PNG without its last byte", PNG.grey(48, 32).dropLast(1), .damaged),
    Refused("a PNG without its last chunk", PNG.grey(48, 32).dropLast(12), .damaged),
    Refused("a PNG without the end of its pixels", PNG.grey(48, 32).dropLast(13), .damaged),
    Refused("the beginning of a JPEG", Array(SampleImages.jpeg.prefix(20)), .damaged),
    Refused("nothing", [], .unsupported),
    Refused("GIF", Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0], .unsupported),
    Refused("SVG", Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), .unsupported),
    Refused("a video", MP4().bytes, .unsupported),
  ])
  private func whatCannotBeKeptIsRefused(_ file: Refused) throws {
    let outcome = try Self.image(file.bytes, "2048x2048")
    #expect(outcome.ending == .exited(file.refusal.rawValue))
    #expect(outcome.answer.isEmpty)
  }

  @Test func aWebPThatLostItsEndIsRefused() throws {
    let whole = Array(try Self.image(SampleImages.jpeg, "2048x2048").answer.dropFirst(24))
    #expect(try Self.image(whole, "2048x2048").ending == .exited(0))
    for lostCount in [2, 20, whole.count / 2, whole.count - 40] {
      let outcome = try Self.image(Array(whole.dropLast(lostCount)), "2048x2048")
      #expect(
        outcome.ending == .exited(MediaRefusal.damaged.rawValue) && outcome.answer.isEmpty, "without \(lostCount) of \(whole.count) bytes")
    }
  }

  @Test(arguments: ["PNG", "HEIF in tiles, 10 bits a colour", "progressive JPEG without subsampling"])
  func theLargestImageFitsIntoItsMemoryAndTime(kind: String) throws {
    let bytes = kind == "PNG" ? PNG.grey(7_000, 7_000) : kind.hasPrefix("HEIF") ? LargeImages.heif : LargeImages.progressiveJPEG
    var outcome = try Self.image(bytes, "2048x2048", "320x320")
    // Ended by the clock (SIGALRM) because of what else goes on here: that says nothing of the image.
    for _ in 0..<5 where outcome.ending == .killed(14) { outcome = try Self.image(bytes, "2048x2048", "320x320") }
    #expect(outcome.ending == .exited(0))
  }

  @Test func aVideoIsCleaned() throws {
    let outcome = try Self.ask(["video", "1000000", "60000"], MP4().bytes)
    #expect(outcome.ending == .exited(0))
    #expect(outcome.answer.count == 24 + MP4().bytes.count)
    #expect(!String(decoding: outcome.answer, as: UTF8.self).contains("48.2085"))
  }

  @Test func wordsItDoesNotKnowAreRefused() throws {
    for arguments in [
      [], ["image", "0", "1x1"], ["image", "9", "1x"], ["image", "9", "1x1:cut"], ["video", "9", "-1"], ["sound", "9", "0"],
      ["text", "9", "1"],
    ] {
      #expect(try Self.ask(arguments, []).ending == .exited(MediaRefusal.workerNotReady.rawValue))
    }
  }

  @Test func moreThanWasSaidIsNotRead() throws {
    #expect(try Self.ask(["image", "10", "1x1"], SampleImages.jpeg).ending == .exited(MediaRefusal.unsupported.rawValue))
  }
}
