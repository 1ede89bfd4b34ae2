import Cryptography
import FoundationEssentials
import Testing
import Timekeeping

@testable import SocialCommon

@Suite struct MediaLinksTests {
  private let links = MediaLinks(masterKey: .random())
  private let now = Moment(microseconds: 1_760_000_000_000_000)

  @Test func aPathLeadsToItsFileForAtLeastAnHour() throws {
    for purpose in MediaPurpose.allCases {
      for variant in MediaVariant.allCases {
        let link = MediaLink(mediaID: UUID(), variant: variant, purpose: purpose, expireTime: MediaLinks.expireTime(at: now))
        let token = String(links.path(of: link).dropFirst(MediaLinks.prefix.count))
        #expect(links.open(token, at: now) == link)
        #expect(links.open(token, at: now + .seconds(3_600)) == link)
        #expect(links.open(token, at: link.expireTime) == nil)
        #expect(links.open(token, at: now + .seconds(7_200)) == nil)
        // The same within the hour, for caches.
        #expect(links.path(of: link) == "/media/" + token)
      }
    }
  }

  @Test func aPathForModeratorsIsShortAndAnotherOne() throws {
    let (mediaID, expireTime) = (UUID(), MediaLinks.moderatorExpireTime(at: now))
    let link = MediaLink(mediaID: mediaID, variant: .full, purpose: .video, expireTime: expireTime, isForModerators: true)
    let token = String(links.path(of: link).dropFirst(MediaLinks.prefix.count))
    #expect(links.open(token, at: now) == link)
    #expect(links.open(token, at: now + .seconds(14 * 60)) == link)
    #expect(links.open(token, at: now + .seconds(15 * 60)) == nil)
    // Whoever has another path cannot make it one of these.
    var bytes = try #require(Base64.url.decode(token))
    bytes[0] = 1
    #expect(links.open(Base64.url.encode(bytes), at: now) == nil)
  }

  @Test func thePathsOfAPictureAreThoseOfItsFilesInEveryHour() {
    let pictures = (0..<3).map { _ in UUID() }
    for hour in [0, 1, 0, 2] {
      let expireTime = MediaLinks.expireTime(at: now + .seconds(3_600 * hour))
      for mediaID in pictures + pictures {
        func path(_ variant: MediaVariant) -> String {
          links.path(of: MediaLink(mediaID: mediaID, variant: variant, purpose: .avatar, expireTime: expireTime))
        }
        #expect(links.paths(ofPicture: mediaID, until: expireTime) == PicturePaths(thumbnail: path(.thumbnail), full: path(.full)))
      }
    }
  }

  @Test func noBitOfItCanBeChanged() throws {
    let link = MediaLink(mediaID: UUID(), variant: .full, purpose: .avatar, expireTime: MediaLinks.expireTime(at: now))
    let bytes = try #require(Base64.url.decode(String(links.path(of: link).dropFirst(7))))
    for place in bytes.indices {
      for bit in 0..<8 {
        var forged = bytes
        forged[place] ^= 1 << bit
        #expect(links.open(Base64.url.encode(forged), at: now) == nil)
      }
    }
    for token in ["", "x", "%00", String(repeating: "A", count: 52), String(repeating: "A", count: 100_000)] {
      #expect(links.open(token, at: now) == nil)
    }
    #expect(MediaLinks(masterKey: .random()).open(Base64.url.encode(bytes), at: now) == nil)
  }
}
