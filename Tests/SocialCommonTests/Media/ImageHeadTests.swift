import CairnTesting
import Testing

@testable import SocialCommon

@Suite struct ImageHeadTests {
  private static func big(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }

  private static func png(_ width: Int, _ height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + big(width) + big(height)
  }

  /// A frame header behind other segments.
  private static func jpeg(_ marker: UInt8) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xFF, marker, 0, 17, 8, 0x17, 0xA0, 0x1F, 0x80, 3, 1, 0x11, 0]
  }

  private static func box(_ name: String, _ content: [UInt8]) -> [UInt8] { big(8 + content.count) + Array(name.utf8) + content }

  private static func size(_ width: Int, _ height: Int) -> [UInt8] { box("ispe", [0, 0, 0, 0] + big(width) + big(height)) }

  private static func heif(_ width: Int, _ height: Int) -> [UInt8] {
    box("ftyp", Array("heic0000".utf8)) + box("meta", [0, 0, 0, 0] + size(width, height))
  }

  @Test func theFirstBytesTellHowMuchWorkAnImageIs() throws {
    #expect(ImageHead(Self.png(7_000, 7_000)) == ImageHead(Self.png(1, 49_000_000)))
    #expect(try #require(ImageHead(Self.png(7_000, 7_000))).cost == 49_000_000)
    let (baseline, progressive) = (try #require(ImageHead(Self.jpeg(0xC0))), try #require(ImageHead(Self.jpeg(0xC2))))
    #expect(baseline.pixelCount == 8_064 * 6_048 && baseline.kind == .jpeg && progressive.kind == .progressiveJPEG)
    #expect(!MediaRules.isDear(baseline) && MediaRules.isDear(progressive) && MediaRules.isDear(nil))
    // A HEIF is coded in whole blocks.
    #expect(ImageHead(SampleImages.jpeg)?.pixelCount == 48 * 32 && ImageHead(SampleImages.heif)?.pixelCount == 64 * 64)
    let riff = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8)
    let extended = riff + Array("VP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 0xFF, 1, 0, 0x1F, 0, 0]
    let lossless = riff + Array("VP8L".utf8) + [9, 0, 0, 0, 0x2F, 0x2F, 0xC0, 0x07, 0]
    let lossy = riff + Array("VP8 ".utf8) + [9, 0, 0, 0, 0, 0, 0, 0x9D, 1, 0x2A, 48, 0, 32, 0]
    #expect([extended, lossless, lossy].map { ImageHead($0)?.pixelCount } == [512 * 32, 48 * 32, 48 * 32])
  }

  @Test func noBeginningOfAFileIsTooMuch() throws {
    for whole in [Self.png(.max, .max), Self.jpeg(0xC1), SampleImages.heif, Array("RIFF0000WEBPVP8X0000000000000".utf8)] {
      for count in 0...whole.count { _ = ImageHead(Array(whole.prefix(count))) }
    }
    let large = Self.heif(.max, .max)
    for count in 0...large.count { _ = ImageHead(Array(large.prefix(count))) }
    #expect(try #require(ImageHead(large)).cost > MediaRules.dearCost)
    // Lengths that lead nowhere.
    for length in [[UInt8](repeating: 0xFF, count: 4), [0, 0, 0, 1], [0, 0, 0, 7]] {
      let box: [UInt8] = Array(Self.heif(8, 8)[..<16]) + length + Array("meta".utf8) + [UInt8](repeating: 0xFF, count: 12)
      #expect(ImageHead(Array(box)) == nil)
    }
    // So much about an image is no camera's.
    let talkative = Self.box("meta", Self.size(8, 8) + [UInt8](repeating: 0, count: 1 << 20))
    #expect(ImageHead(Self.heif(8, 8) + talkative).map(MediaRules.mayNewcomerSend) == false)
    #expect(ImageHead(Array("GIF89a".utf8)) == nil && ImageHead(Self.png(0, 5)) == nil)
  }

  @Test func aNewcomerSendsPhotosAsTelephonesWriteThemAndDrawingsOfScreens() {
    #expect(MediaRules.mayNewcomerSend(ImageHead(Self.jpeg(0xC0))) && MediaRules.mayNewcomerSend(nil))
    #expect(!MediaRules.mayNewcomerSend(ImageHead(Self.jpeg(0xC2))), "a progressive JPEG is as dear as a drawing")
    #expect(MediaRules.mayNewcomerSend(ImageHead(Self.png(4_000, 4_000))))
    #expect(!MediaRules.mayNewcomerSend(ImageHead(Self.png(7_000, 7_000))))
    #expect(
      MediaRules.mayNewcomerSend(ImageHead(Self.heif(5_712, 4_284))) && !MediaRules.mayNewcomerSend(ImageHead(Self.heif(7_000, 7_000))))
  }

  /// Decoders pass over what has no length; whoever does not, reads a frame header in a comment.
  @Test func aSmallFrameHeaderCannotBeHiddenBehindMarkersWithoutLength() throws {
    let small: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0, 8, 0, 8, 3, 1, 0x11, 0, 0, 0, 0, 0, 0, 0]
    let comment = [0xFF, 0xFE, 0, UInt8(2 + small.count)] + small
    let real = Array(Self.jpeg(0xC2).dropFirst(2))
    for marker in [0x01] + Array(UInt8(0xD0)...0xD7) {
      // Read as a length, the comment's own marker leads into the comment.
      let hidden: [UInt8] = [0xFF, 0xD8, 0xFF, marker, 0xFF, marker] + comment
      #expect(ImageHead(hidden + real) == ImageHead(Self.jpeg(0xC2)), "\(marker)")
    }
    // As decoders do it: bytes between segments are passed over, and so are zeros behind 0xFF.
    #expect(ImageHead([0xFF, 0xD8, 0xFF, 0x00, 0x00, 0x06, 1, 2, 3] + comment + real) == ImageHead(Self.jpeg(0xC2)))
    for marker in [0xD8, 0xD9, 0xDA] as [UInt8] { #expect(ImageHead([0xFF, 0xD8, 0xFF, marker, 0, 4, 1, 2] + real) == nil) }
  }

  @Test func aHEIFIsDearWhateverItsBeginningSaysAndItsEndCounts() throws {
    let small = Self.heif(64, 64)
    #expect(MediaRules.isDear(ImageHead(small)))
    let late = small + Self.box("mdat", [UInt8](repeating: 7, count: 100)) + Self.box("meta", Self.size(7_000, 7_000))
    #expect(MediaRules.mayNewcomerSend(ImageHead(small)) && !MediaRules.mayNewcomerSend(ImageHead(late)))
    // Pixels that look like a size tell none.
    let lucky = small + Self.box("mdat", Self.size(7_000, 7_000))
    #expect(try #require(ImageHead(lucky)).pixelCount == 64 * 64)
  }
}
