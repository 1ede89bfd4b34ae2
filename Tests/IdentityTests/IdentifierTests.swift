import Cryptography
import FoundationEssentials
import Testing
import Timekeeping

@testable import Identity

@Suite struct IdentifierTests {
  @Test func anIdentifierHasOneText() throws {
    let text = "0193b2a4-7c11-7def-8123-456789abcdef"
    let id = try #require(UUID(text: text))
    #expect(id.text == text)
    #expect(id.uuidString == text.uppercased())
    for _ in 0..<1_000 {
      let random = UUID()
      #expect(random.text == random.uuidString.lowercased())
      #expect(UUID(text: random.text) == random)
    }
  }

  @Test(arguments: [
    "", "0193b2a47c117def8123456789abcdef", "{0193b2a4-7c11-7def-8123-456789abcde}",
    "0193b2a4-7c11-7def-8123-456789abcdeg", "0193b2a4-7c11-7def-8123-456789abcde", "0193b2a4-7c11-7def-8123-456789abcdef0",
    "0193b2a4-7c11-7def-812-3456789abcdef", "-0193b2a47c11-7def-8123-456789abcdef", "0193b2a4-7c11-7def-8123-456789abcd\u{0}f",
    "0193b2a4-7c11-7def-8123-456789abcdé",
  ])
  func whatIsNotAnIdentifierIsRefused(text: String) {
    #expect(UUID(text: text) == nil)
  }

  /// RFC 9562 §4: written in lower case, read in any.
  @Test(arguments: ["0193B2A4-7C11-7DEF-8123-456789ABCDEF", "0193b2a4-7C11-7def-8123-456789AbCdEf"])
  func anyCaseOfLettersIsRead(text: String) {
    #expect(UUID(text: text)?.text == "0193b2a4-7c11-7def-8123-456789abcdef")
  }

  /// RFC 9562 appendix A.6: 2022-02-22 14:22:22 -05:00. The RFC's twelve bits after the version are random, here they are the fraction.
  @Test func theTimeIsWhereTheRFCPutsIt() {
    let now = Moment(microseconds: 0x017F_22E2_79B0 * 1_000 + 500)
    let make = TimeOrderedIDs.make
    #expect(make(now, .max, .max).text == "017f22e2-79b0-7800-bfff-ffffffffffff")
    #expect(make(now, 0, 0).text == "017f22e2-79b0-7800-8000-000000000000")
    #expect(make(now, 1, 0).text == "017f22e2-79b0-7800-8000-000040000000")
    #expect(make(now, 0, .max).text == "017f22e2-79b0-7800-8000-00003fffffff")
    #expect(make(now + .microseconds(499), 0, 0).text == "017f22e2-79b0-7ffb-8000-000000000000")
    #expect(make(Moment(microseconds: -1), 0, 0).text == "00000000-0000-7000-8000-000000000000")
  }

  @Test func laterIdentifiersSortLater() {
    let ids = (0..<2_000).map { TimeOrderedIDs().next(at: Moment(microseconds: 1_800_000_000_000_000 + $0 * 7)).text }
    #expect(ids == ids.sorted())
    #expect(Set((0..<1_000).map { _ in TimeOrderedIDs().next(at: Moment(microseconds: 0)) }).count == 1_000)
  }

  @Test func whatIsMadeAtOneMomentSortsAsItWasMade() {
    let ids = (0..<2_000).map { _ in TimeOrderedIDs().next(at: Moment(microseconds: 1_800_000_000_000_000)).text }
    #expect(ids == ids.sorted())
  }
}

@Suite struct ExpiringCacheTests {
  @Test func aValueIsKnownUntilItsEnd() {
    var cache = ExpiringCache<String, Int>(entriesMax: 10)
    cache.set(1, for: "a", until: Moment(microseconds: 100))
    #expect(cache.value(for: "a", at: Moment(microseconds: 99)) == 1)
    #expect(cache.value(for: "a", at: Moment(microseconds: 100)) == nil)
    #expect(cache.value(for: "b", at: Moment(microseconds: 0)) == nil)
    #expect(cache.count == 0)
  }

  @Test func aNewerValueReplacesTheOlderWhereverItIs() {
    var cache = ExpiringCache<Int, Int>(entriesMax: 4)
    let end = Moment(microseconds: 100)
    for key in 0..<3 { cache.set(key, for: key, until: end) }
    cache.set(10, for: 0, until: end)
    #expect(cache.value(for: 0, at: Moment(microseconds: 0)) == 10)
    #expect(cache.count == 3)
  }

  @Test func theLimitHoldsAndWhatIsUsedStays() {
    var cache = ExpiringCache<Int, Int>(entriesMax: 100)
    let end = Moment(microseconds: .max)
    for key in 0..<10_000 {
      cache.set(key, for: key, until: end)
      #expect(cache.count <= 100)
      #expect(cache.value(for: 0, at: Moment(microseconds: 0)) == 0)
    }
    #expect(cache.value(for: 1, at: Moment(microseconds: 0)) == nil)
  }

  @Test func whatIsUnwantedIsForgotten() {
    var cache = ExpiringCache<Int, Int>(entriesMax: 4)
    for key in 0..<4 { cache.set(key, for: key, until: Moment(microseconds: 9)) }
    cache.removeAll { key, _ in key.isMultiple(of: 2) }
    #expect((0..<4).filter { cache.value(for: $0, at: Moment(microseconds: 0)) != nil } == [1, 3])
    // Young and old ones alike.
    for key in 4..<7 { cache.set(key, for: key, until: Moment(microseconds: 9)) }
    for key in [4, 6] { cache.remove(key) }
    #expect((4..<7).filter { cache.value(for: $0, at: Moment(microseconds: 0)) != nil } == [5])
    cache.removeAll()
    #expect(cache.count == 0)
  }
}

@Suite struct PageTokenTests {
  private let key = PageTokenKey(masterKey: .init(bytes: [UInt8](repeating: 9, count: 32))!)

  private let list = PageList(purpose: "/s/List", filter: [1, 2])

  @Test func aListGoesOnWhereItStopped() throws {
    let (time, id) = (Moment(microseconds: -7), UUID(bytes: Array(0..<16))!)
    let token = key.token(after: time, id, in: list)
    let last = try key.open(token, in: list, as: Moment.self, UUID.self)
    #expect(last.0 == time && last.1 == id)
    let other = key.token(after: Double.infinity, Int64.min, true, "Ōsaka", in: list)
    let place = try key.open(other, in: list, as: Double.self, Int64.self, Bool.self, String.self)
    #expect(place.0 == .infinity && place.1 == .min && place.2 && place.3 == "Ōsaka")
    for microseconds in [Int64.min, -1, 0, 1_750_000_000_123_456, .max] {
      let time = Moment(microseconds: microseconds)
      #expect(try key.open(key.token(after: time, in: list), in: list, as: Moment.self) == time)
    }
    for count in [0, 1, 63, 64, PageTokenKey.placeBytesMax] {
      let place = [UInt8](repeating: 0x80, count: count)
      #expect(try key.open(key.seal(place, in: list), in: list) == place)
    }
  }

  /// A count is never read as a time, nor a part as the whole.
  @Test func aPlaceOfAnotherShapeIsRefused() {
    let token = key.token(after: Int64(3), "a", in: list)
    #expect(throws: PageTokenError.foreign) { try key.open(token, in: list, as: Moment.self, String.self) }
    #expect(throws: PageTokenError.foreign) { try key.open(token, in: list, as: Int64.self) }
    #expect(throws: PageTokenError.foreign) { try key.open(token, in: list, as: Int64.self, String.self, Bool.self) }
  }

  @Test func nobodyReadsATokenNorTellsOneFromAnother() throws {
    let name = "somebody_hidden"
    let tokens = (0..<100).map { _ in key.token(after: name, in: list) }
    #expect(Set(tokens).count == 100, "whether a row has changed is not told either")
    for token in tokens {
      let bytes = try #require(Base64.url.decode(token))
      #expect(!bytes.contains(Array(name.utf8)) && !bytes.contains(Array(name.utf8.prefix(4))))
    }
    #expect(Set(["a", name, String(repeating: "n", count: 30)].map { key.token(after: $0, in: list).count }).count == 1)
  }

  /// Caches compare pages by their bytes.
  @Test func thePageOfAListThatCachesKeepHasOneToken() throws {
    let kept = PageList(purpose: "/s/List", filter: [1, 2], isCacheable: true)
    let tokens = ["it", "fr"].map { key.token(after: $0, in: kept) }
    #expect(tokens == ["it", "fr"].map { key.token(after: $0, in: kept) } && tokens[0] != tokens[1])
    #expect(try key.open(tokens[0], in: kept, as: String.self) == "it")
    #expect(tokens[0].prefix(17) != tokens[1].prefix(17), "no nonce is used for two places")
  }

  @Test func aTokenOfAnotherListIsRefused() {
    let token = key.token(after: "a", in: list)
    for other in [
      PageList(purpose: "/s/Other", filter: [1, 2]), PageList(purpose: "/s/List", filter: [1]),
      PageList(purpose: "/s/List", filter: [1, 2, 3]),
    ] {
      #expect(throws: PageTokenError.foreign) { try key.open(token, in: other, as: String.self) }
    }
    let other = PageTokenKey(masterKey: .random())
    #expect(throws: PageTokenError.foreign) { try other.open(token, in: list, as: String.self) }
  }

  /// So that lists go on while the master key is exchanged.
  @Test func aTokenOfAnAcceptedKeyIsTaken() throws {
    let (old, new) = (SymmetricKey.random(), SymmetricKey.random())
    let token = PageTokenKey(masterKey: old).token(after: "a", in: list)
    #expect(try PageTokenKey(masterKey: new.accepting([old])).open(token, in: list, as: String.self) == "a")
  }

  @Test func everyCharacterCounts() {
    let token = Array(key.token(after: "somebody", in: list).utf8)
    for position in token.indices {
      var changed = token
      changed[position] = changed[position] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
      #expect(throws: PageTokenError.self) { try key.open(String(decoding: changed, as: UTF8.self), in: list) }
    }
  }

  @Test(arguments: ["", "Ag", "x y", "AgAAAAAAAAAAAAAAAAAAAAAAAA=", String(repeating: "A", count: 10_000), "\u{0}", "17"])
  func whatIsNotATokenIsMalformed(token: String) {
    #expect(throws: PageTokenError.malformed) { try key.open(token, in: list) }
  }

  @Test(arguments: ["AQ", "Aw"]) func aTokenOfAnotherVersionSaysSo(version: String) {
    let other = version + String(repeating: "A", count: 40)
    #expect(throws: PageTokenError.unknownVersion) { try key.open(other, in: list) }
  }
}
