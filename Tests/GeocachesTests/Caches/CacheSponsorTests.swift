import CairnTesting
import FoundationEssentials
import GeocachesProto
import Postgres
import Testing
import Timekeeping

@testable import Geocaches

/// Sponsors of caches (requirement C-48).
@Suite struct CacheSponsorTests {
  @Test func aSponsorIsNamedAndTheOfferIsForThoseWhoHaveFoundIt() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      let code = try #require(try await house.cache(id, by: house.berta).summary?.code)
      let sponsors = CacheSponsors(database: house.database)
      #expect(try await house.cache(id, by: house.berta).sponsor == nil)
      #expect(try await sponsors.set(name: "Bakery", offer: "A bun", ofCode: code.lowercased(), at: house.clock.now()))
      #expect(try await house.cache(id, by: house.berta).sponsor == CacheSponsor(name: "Bakery", offer: ""))
      _ = try await house.log(id, by: house.berta)
      #expect(try await house.cache(id, by: house.berta).sponsor == CacheSponsor(name: "Bakery", offer: "A bun"))
      #expect(try await house.download(by: house.berta).caches.first?.sponsor?.offer == "A bun")
      #expect(try await house.cache(id, by: house.carla).sponsor?.offer == "")
      #expect(try await sponsors.set(name: "", offer: "", ofCode: code, at: house.clock.now()))
      #expect(try await house.cache(id, by: house.berta).sponsor == nil)
      let draft = try await house.draft()
      #expect(try await !sponsors.set(name: "Bakery", offer: "", ofCode: draft.code, at: house.clock.now()), "nobody sees it")
    }
  }

  @Test func textsOfSponsorsAreBoundAndHonest() {
    #expect(CacheSponsors.takes(name: "", offer: "") && CacheSponsors.takes(name: "Bakery", offer: "A bun"))
    #expect(!CacheSponsors.takes(name: "", offer: "A bun") && !CacheSponsors.takes(name: "a\u{202E}b", offer: ""))
    #expect(!CacheSponsors.takes(name: String(repeating: "x", count: 101), offer: ""))
    #expect(!CacheSponsors.takes(name: "x", offer: String(repeating: "x", count: 501)))
  }
}
