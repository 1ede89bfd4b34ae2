import Cryptography
import Testing
import Timekeeping

@testable import AuthService

@Suite struct ProviderNonceTests {
  private static let now = Moment(milliseconds: 1_800_000_000_000)

  @Test func `A nonce is read for ten minutes, by who has made it`() throws {
    let key = ProviderNonceKey(masterKey: .random())
    let (text, expireTime) = key.make(at: Self.now)
    #expect(expireTime == Self.now + .seconds(600))
    #expect(key.read(text, at: Self.now)?.expireTime == expireTime)
    #expect(key.read(text, at: expireTime - .microseconds(1)) != nil)
    #expect(key.read(text, at: expireTime) == nil)
    #expect(ProviderNonceKey(masterKey: .random()).read(text, at: Self.now) == nil)
    #expect(key.make(at: Self.now).text != text)
  }

  @Test func `Not a bit of it can be changed`() throws {
    let key = ProviderNonceKey(masterKey: .random())
    let bytes = try #require(Base64.url.decode(key.make(at: Self.now).text))
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1
      #expect(key.read(Base64.url.encode(changed), at: Self.now) == nil)
    }
    for text in ["", "x", String(repeating: "A", count: 10_000)] { #expect(key.read(text, at: Self.now) == nil) }
  }

  @Test func `A token may hold its digest instead`() {
    #expect(ProviderNonceKey.forms(of: "abc") == ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"])
  }
}
