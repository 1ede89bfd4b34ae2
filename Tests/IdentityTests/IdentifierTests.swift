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
    "", "0193B2A4-7C11-7DEF-8123-456789ABCDEF", "0193b2a47c117def8123456789abcdef", "{0193b2a4-7c11-7def-8123-456789abcde}",
    "0193b2a4-7c11-7def-8123-456789abcdeg", "0193b2a4-7c11-7def-8123-456789abcde", "0193b2a4-7c11-7def-8123-456789abcdef0",
    "0193b2a4-7c11-7def-812-3456789abcdef", "-0193b2a47c11-7def-8123-456789abcdef", "0193b2a4-7c11-7def-8123-456789abcd\u{0}f",
    "0193b2a4-7c11-7def-8123-456789abcdé",
  ])
  func whatIsNotAnIdentifierIsRefused(text: String) {
    #expect(UUID(text: text) == nil)
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

  @Test func aListGoesOnWhereItStopped() throws {
    for count in [0, 1, 16, PageTokenKey.payloadBytesMax] {
      let payload = [UInt8](repeating: 0xA5, count: count)
      let token = key.seal(payload, purpose: "/s/List", filterHash: [1, 2])
      #expect(try key.open(token, purpose: "/s/List", filterHash: [1, 2]) == payload)
    }
  }

  @Test func aTokenOfAnotherListIsRefused() {
    let token = key.seal([1, 2, 3], purpose: "/s/List", filterHash: [1, 2])
    #expect(throws: PageTokenError.foreign) { try key.open(token, purpose: "/s/Other", filterHash: [1, 2]) }
    #expect(throws: PageTokenError.foreign) { try key.open(token, purpose: "/s/List", filterHash: [1]) }
    // Bytes cannot wander from one part to the next.
    let shifted = key.seal([3], purpose: "/s/List", filterHash: [1, 2])
    #expect(throws: PageTokenError.foreign) { try key.open(shifted, purpose: "/s/List", filterHash: [1, 2, 3]) }
    let other = PageTokenKey(masterKey: .random())
    #expect(throws: PageTokenError.foreign) { try other.open(token, purpose: "/s/List", filterHash: [1, 2]) }
  }

  @Test func everyCharacterCounts() {
    let token = Array(key.seal(Array(0..<20), purpose: "p", filterHash: []).utf8)
    for position in token.indices {
      var changed = token
      changed[position] = changed[position] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
      #expect(throws: PageTokenError.self) { try key.open(String(decoding: changed, as: UTF8.self), purpose: "p", filterHash: []) }
    }
  }

  @Test(arguments: ["", "AQ", "x y", "AQAAAAAAAAAAAAAAAAAAAAAAAA=", String(repeating: "A", count: 10_000), "\u{0}", "17"])
  func whatIsNotATokenIsMalformed(token: String) {
    #expect(throws: PageTokenError.malformed) { try key.open(token, purpose: "p", filterHash: []) }
  }

  @Test func aTokenOfALaterVersionSaysSo() {
    let later = "Ag" + String(repeating: "A", count: 40)
    #expect(throws: PageTokenError.unknownVersion) { try key.open(later, purpose: "p", filterHash: []) }
  }
}
