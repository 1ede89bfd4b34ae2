import FoundationEssentials
import Testing
import Timekeeping

@testable import Events
@testable import SocialCommon

@Suite("From where pictures of providers are fetched") struct PictureImportRulesTests {
  private typealias Rules = PictureImportRules
  private static let hosts = ["*.googleusercontent.com", "graph.facebook.com", "localhost:8443"]

  @Test(
    "plainly written addresses of the list",
    arguments: [
      "https://lh3.googleusercontent.com/a/x=s96-c", "https://a.b.googleusercontent.com/", "https://graph.facebook.com",
      "https://GRAPH.facebook.com/1/picture?type=large", "https://graph.facebook.com?x", "https://localhost:8443/p",
      "https://graph.facebook.com/@evil.org", "https://graph.facebook.com/#@evil.org",
    ])
  func allowed(url: String) {
    #expect(Rules.isAllowed(url, hosts: Self.hosts))
    #expect(!Rules.isAllowed(url, hosts: []))
  }

  @Test(
    "and no others, however they are written",
    arguments: [
      "", "https://", "https:///x", "http://graph.facebook.com/", "HTTPS://graph.facebook.com/", "ftp://graph.facebook.com/",
      "https://googleusercontent.com/", "https://.googleusercontent.com/", "https://evilgoogleusercontent.com/",
      "https://graph.facebook.com.evil.org/",
      "https://graph.facebook.com@evil.org/", "https://evil.org#graph.facebook.com", "https://evil.org/.googleusercontent.com",
      "https://evil.org?.googleusercontent.com", "https://evil.org\\.googleusercontent.com/", "https://evil.org\\@graph.facebook.com/",
      "https://graph.facebook.com:8443/", "https://graph.facebook.com:443@evil.org/", "https://localhost/", "https://localhost:8444/",
      "https://user@graph.facebook.com/", "https://[::1]/", "https://127.0.0.1/", "https://0x7f000001/", "https://graph.facebook.com./",
      "https://graph.facebook.com%2eevil.org/", "https://graph.facebook.com/ x", "https://graph.facebook.com/\n",
      "https://graph.facebook.com\t/",
      "https://graph。facebook.com/", "//graph.facebook.com/", "file:///etc/passwd", "https://lh3.googleusercontent.com:80/",
    ])
  func refused(url: String) { #expect(!Rules.isAllowed(url, hosts: Self.hosts)) }

  @Test("an address is as long as AuthService keeps it")
  func length() {
    let begin = "https://graph.facebook.com/"
    let rest = Rules.urlBytesMax - begin.utf8.count
    #expect(Rules.isAllowed(begin + String(repeating: "x", count: rest), hosts: Self.hosts))
    #expect(!Rules.isAllowed(begin + String(repeating: "x", count: rest + 1), hosts: Self.hosts))
  }

  @Test("an answer leads on within the list, three times at most, or is taken, or waited for, or given up")
  func steps() {
    func step(_ status: Int, _ location: String? = nil, followed: Int = 0) -> Rules.Step {
      Rules.step(status: status, location: location, of: "https://graph.facebook.com/1/picture", followedCount: followed, hosts: Self.hosts)
    }
    #expect(step(200) == .take && step(200, followed: Rules.redirectsMax) == .take)
    for status in [301, 302, 303, 307, 308] {
      #expect(step(status, "https://x.googleusercontent.com/y") == .follow("https://x.googleusercontent.com/y"))
      #expect(step(status, "//x.googleusercontent.com/y") == .follow("https://x.googleusercontent.com/y"))
      #expect(step(status, "/y?z") == .follow("https://graph.facebook.com/y?z"))
      for evil in [
        "https://evil.org/", "//evil.org/", "http://graph.facebook.com/", "file:///etc/passwd", "https://169.254.169.254/", "//@evil.org",
      ] {
        #expect(step(status, evil) == .giveUp(.host), "\(evil)")
      }
      for nothing in [nil, "", "y", "?y", "#y"] as [String?] { #expect(step(status, nothing) == .giveUp(.gone)) }
      #expect(step(status, "/y", followed: Rules.redirectsMax - 1) == .follow("https://graph.facebook.com/y"))
      #expect(step(status, "/y", followed: Rules.redirectsMax) == .giveUp(.redirects))
    }
    for status in [408, 425, 429, 500, 502, 503, 504, 599] { #expect(step(status) == .later) }
    for status in [0, 100, 101, 201, 204, 206, 300, 304, 305, 306, 400, 401, 403, 404, 410, 418, 451, 499, 600, 999] {
      #expect(step(status) == .giveUp(.gone), "\(status)")
    }
  }

  @Test("the pauses grow, and there is an end")
  func pauses() {
    let rules = PictureImport.rules(pauseFirst: Rules.pauseFirst)
    let pauses = (1...rules.attemptsMax).map { rules.pause(after: $0, chance: 0).map { $0 * 2 } }
    #expect(
      pauses == [.seconds(30), .seconds(120), .seconds(480), .seconds(1_920), .seconds(7_680), .seconds(28_800), .seconds(28_800), nil])
    for attempt in [rules.attemptsMax + 1, 1_000, .max] { #expect(rules.pause(after: attempt, chance: 0) == nil) }
  }

  @Test("entries of the list are names")
  func entries() {
    for host in ["example.org", "*.example.org", "localhost:8443"] + Self.hosts { #expect(Rules.isHost(host)) }
    for host in [
      "", "*", "*.", "*..org", ".example.org", "https://example.org", "example.org/", "a b", "EXAMPLE.org", "*.*.org", "ex*.org",
    ] {
      #expect(!Rules.isHost(host), "\(host)")
    }
  }

  /// From every standing.
  @Test("a picture is offered to whoever has none and has never chosen, for friends")
  func offers() {
    for picture in [nil, StoredPicture(mediaID: .init(), visibility: .everyone)] {
      for isChosen in [false, true] {
        for visibility in Audience.allCases {
          var profile = StoredProfile(pictureID: picture?.mediaID, isPictureChosen: isChosen, version: 5)
          profile.visibility.picture = visibility
          #expect(ProfileRules.mayBeOffered(profile) == (picture == nil && !isChosen))
          let media = StoredMedia(mediaID: .init(), purpose: .avatar, createTime: Moment(milliseconds: 1), files: [])
          let offered = ProfileRules.offer(media, for: profile)
          if !ProfileRules.mayBeOffered(profile) {
            #expect(offered == profile)
            continue
          }
          #expect(offered.pictureID == media.mediaID && !offered.isPictureChosen && offered.version == 6)
          #expect(offered.visibility.picture == (visibility == .everyone ? .friends : visibility))
          #expect(offered.isPictureNarrowed == (visibility == .everyone))
          // Nobody has chosen it: it earns nothing.
          #expect(!ProfileRules.isPictureChange(offered, from: profile))
        }
      }
    }
  }

  /// Whatever is said and chosen after it, in every order.
  @Test("that friends alone see a picture is over with the picture that was found")
  func narrowing() throws {
    func media() -> StoredMedia { StoredMedia(mediaID: .init(), purpose: .avatar, createTime: Moment(milliseconds: 1), files: []) }
    for before in Audience.allCases {
      var profile = StoredProfile()
      profile.visibility.picture = before
      let found = media()
      let offered = ProfileRules.offer(found, for: profile)
      for chosen in [nil, media()] {
        let after = try ProfileRules.choose(chosen, for: offered, expectedVersion: nil)
        #expect(after.visibility.picture == before && !after.isPictureNarrowed, "\(before)")
        for said in Audience.allCases {
          let saying = ProfileRules.Change(visibility: ProfileRules.AudienceChange(picture: said))
          // What the owner says holds, whether before the choice or after it, also where it was so already.
          let told = try ProfileRules.change(offered, by: saying, expectedVersion: nil)
          #expect(told.visibility.picture == said && !told.isPictureNarrowed)
          #expect(try ProfileRules.choose(chosen, for: told, expectedVersion: nil).visibility.picture == said)
          #expect(try ProfileRules.change(after, by: saying, expectedVersion: nil).visibility.picture == said)
        }
        // What is said of other parts is nothing about the picture.
        let other = ProfileRules.Change(about: "walks", visibility: ProfileRules.AudienceChange(about: .nobody))
        let silent = try ProfileRules.change(offered, by: other, expectedVersion: nil)
        #expect(silent.visibility.picture == offered.visibility.picture)
        #expect(try ProfileRules.choose(chosen, for: silent, expectedVersion: nil).visibility.picture == before)
      }
      // The same one once more is no other picture.
      let same = try ProfileRules.choose(found, for: offered, expectedVersion: nil)
      #expect(same.visibility.picture == offered.visibility.picture && same.isPictureNarrowed == offered.isPictureNarrowed)
      #expect(try ProfileRules.choose(media(), for: same, expectedVersion: nil).visibility.picture == before)
    }
  }
}
