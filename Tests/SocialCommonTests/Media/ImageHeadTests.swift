import CairnTesting
import Testing

@testable import SocialCommon

@Suite struct ImageHeadTests {
  private static func png(_ width: Int, _ height: Int) -> [UInt8] {
    func big(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + big(width) + big(height)
  }

  /// A frame header behind other segments.
  private static func jpeg(_ marker: UInt8) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xFF, marker, 0, 17, 8, 0x17, 0xA0, 0x1F, 0x80, 3, 1, 0x11, 0]
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

  @Test func noBeginningOfAFileIsTooMuch() {
    for whole in [Self.png(.max, .max), Self.jpeg(0xC1), SampleImages.heif, Array("RIFF0000WEBPVP8X0000000000000".utf8)] {
      for count in 0...whole.count { _ = ImageHead(Array(whole.prefix(count))) }
    }
    let large = Array("0000ftypheic".utf8) + Array("ispe".utf8) + [0, 0, 0, 0] + Array(repeating: 0xFF, count: 8) + [0]
    #expect(MediaRules.isDear(ImageHead(large)))
    #expect(ImageHead(Array("GIF89a".utf8)) == nil && ImageHead(Self.png(0, 5)) == nil)
  }

  @Test func aNewcomerSendsPhotosOfAnySizeAndDrawingsOfScreens() {
    #expect(MediaRules.mayNewcomerSend(ImageHead(Self.jpeg(0xC2))) && MediaRules.mayNewcomerSend(nil))
    #expect(MediaRules.mayNewcomerSend(ImageHead(Self.png(4_000, 4_000))))
    #expect(!MediaRules.mayNewcomerSend(ImageHead(Self.png(7_000, 7_000))))
  }
}
