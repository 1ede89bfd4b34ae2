import CairnProto
import CairnServices
import CairnTesting
import Cryptography
import FoundationEssentials
import Identity
import Postgres
import SocialTesting
import Testing

@testable import RPC
@testable import SocialCommon

@Suite struct SearchTests {
  @Test func prefixesAreBeginningsOfNames() throws {
    #expect(try SearchRules.prefix("aN_9") == "an_9")
    #expect(try SearchRules.prefix(String(repeating: "a", count: 30)).utf8.count == 30)
    #expect(throws: SearchRules.Refusal.tooShort) { try SearchRules.prefix("a") }
    #expect(throws: SearchRules.Refusal.tooShort) { try SearchRules.prefix("") }
    #expect(throws: SearchRules.Refusal.tooLong) { try SearchRules.prefix(String(repeating: "a", count: 31)) }
    for byte in UInt8(1)..<128 {
      let character = Character(UnicodeScalar(byte))
      let isOfAName = character == "_" || character.isLetter || character.isNumber
      let text = "aa\(character)"
      if isOfAName { #expect(try SearchRules.prefix(text) == text.lowercased()) }
      if !isOfAName { #expect(throws: SearchRules.Refusal.notOfAName) { try SearchRules.prefix(text) } }
    }
    #expect(throws: SearchRules.Refusal.notOfAName) { try SearchRules.prefix("ann\u{e4}") }
  }

  @Test func peopleAreFoundByTheBeginningOfTheirNames() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, annette, berta) = (house.person("Anna"), house.person("annette"), house.person("Berta"))
      let (young, _, left) = (house.person("Annabel", isMinor: true), house.person("bo"), house.person("anne"))
      house.directory.remove(left)
      try await house.befriend(annette, berta)
      let found = try await house.search("AN", by: berta)
      #expect(
        found.users == [FoundUser(person: Person(anna), relationship: .none), FoundUser(person: Person(annette), relationship: .friend)])
      #expect(found.nextPageToken == "")
      // A minor by the whole name only.
      #expect(try await house.search("annabe", by: berta).users == [])
      #expect(try await house.search("annabel", by: berta).users.map(\.person) == [Person(young)])
      // Not oneself, and nobody who is blocked or blocks.
      #expect(try await house.search("an", by: anna).users.map(\.person?.username) == ["annette"])
      try await house.block(annette, by: anna)
      #expect(try await house.search("an", by: anna).users == [])
      #expect(try await house.search("an", by: annette).users == [])
      #expect(try await house.search("zz", by: anna).users == [])
    }
  }

  @Test func pagesFollowEachOther() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let names = (0..<45).map { "p_\($0 + 10)" }
      let others = names.map { house.person($0) }
      try await house.block(anna, by: others[3])
      var (token, found) = ("", [String]())
      repeat {
        let page = try await house.search("p_", by: anna, size: 10, token: token)
        found += page.users.compactMap(\.person?.username)
        token = page.nextPageToken
      } while !token.isEmpty
      #expect(found == names.enumerated().filter { $0.offset != 3 }.map(\.element))
      for size in [Int32(0), 1_000] { #expect(try await house.search("p_", by: berta, size: size).users.count == SearchRules.pageMax) }
      let first = try await house.search("p_", by: anna, size: 10)
      for (prefix, person, token) in [("p_", berta, first.nextPageToken), ("p_1", anna, first.nextPageToken), ("p_", anna, "x")] {
        #expect(try await house.refusal { _ = try await house.search(prefix, by: person, size: 10, token: token) } == "PAGE_TOKEN_INVALID")
      }
      for (prefix, size, reason) in [
        ("p", 0, "TOO_SHORT"), (String(repeating: "p", count: 31), 0, "TOO_LONG"), ("p%", 0, "USERNAME_INVALID"),
      ] {
        #expect(try await house.refusal { _ = try await house.search(prefix, by: anna, size: Int32(size)) } == reason)
      }
      #expect(try await house.refusal { _ = try await house.search("p_", by: anna, size: -1) } == "OUT_OF_RANGE")
      house.directory.setDown(true)
      #expect(try await house.refusal { _ = try await house.search("p_", by: anna) } == "UNAVAILABLE")
    }
  }

  /// Neither a token nor a page that is short or empty tells of somebody who has blocked the one who searches, or of oneself.
  @Test func whoIsNotShownIsAsIfNotThere() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("q_3")
      let names = ["q_1", "q_2", "q_4", "q_5", "q_6", "q_7"]
      let others = names.map { house.person($0) }
      for number in [1, 2, 5] { try await house.block(anna, by: others[number]) }
      let hidden = ["q_2", "q_3", "q_4", "q_7"]
      var (token, found, lengths) = ("", [String](), Set<Int>())
      repeat {
        let page = try await house.search("q_", by: anna, size: 1, token: token)
        #expect(page.users.count == 1)
        found += page.users.compactMap(\.person?.username)
        token = page.nextPageToken
        let text = String(decoding: Base64.url.decode(token) ?? [], as: UTF8.self)
        for name in hidden { #expect(!text.contains(name)) }
        if !token.isEmpty { lengths.insert(token.count) }
      } while !token.isEmpty
      #expect(found == ["q_1", "q_5", "q_6"] && lengths.count == 1)
      for number in 0..<150 { try await house.block(anna, by: house.person("r_\(number + 100)")) }
      let last = house.person("r_9")
      #expect(
        try await house.search("r_", by: anna, size: 1)
          == SearchUsersResponse(users: [FoundUser(person: Person(last), relationship: .none)]))
    }
  }

  /// A call has an end though hundreds in a row are not shown; what it has not looked at comes with the next.
  @Test func aCallLooksAtSoManyAndTheNextGoesOn() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let hidden = (0..<700).map { house.person("s_\($0 + 1_100)") }
      for name in ["s_1", "s_1399b", "s_2"] { _ = house.person(name) }
      try await house.database.execute(
        """
        INSERT INTO blocks (account_id, blocked_account_id, create_time)
        SELECT id, \(anna.accountID), \(house.clock.now()) FROM unnest(\(hidden.map(\.accountID))) AS id
        """)
      var (token, found, pages, lengths) = ("", [String](), [Int](), Set<Int>())
      repeat {
        let before = house.directory.searchCount
        let page = try await house.search("s_", by: anna, size: 5, token: token)
        #expect(house.directory.searchCount - before <= SearchRules.roundsMax)
        found += page.users.compactMap(\.person?.username)
        pages.append(page.users.count)
        token = page.nextPageToken
        if !token.isEmpty { lengths.insert(token.count) }
        let text = String(decoding: Base64.url.decode(token) ?? [], as: UTF8.self)
        #expect(!text.contains("s_1"))
      } while !token.isEmpty && pages.count < 10
      #expect(found == ["s_1", "s_1399b", "s_2"])
      #expect(pages.count == 4 && pages.contains(0) && token.isEmpty)
      #expect(lengths.count == 1, "a token behind somebody who is not shown looks like any other")
    }
  }
}
