import CairnProto
import Cryptography
import FoundationEssentials
import Testing
import Timekeeping

@testable import Identity

@Suite struct AccessTokenTests {
  private static let accountID = UUID(text: "0193b2a4-7c11-7def-8123-456789abcdef")!
  private static let sessionID = UUID(text: "0193b2a4-7c12-7000-8000-000000000001")!
  private static let start = Moment(seconds: 1_800_000_000)
  private static let private1 = Ed25519.PrivateKey(seed: [UInt8](repeating: 1, count: 32))!
  private static let private2 = Ed25519.PrivateKey(seed: [UInt8](repeating: 2, count: 32))!

  private let token = AccessToken(
    accountID: accountID, sessionID: sessionID, roles: ["admin", "user"], capabilities: [], issueTime: start,
    expireTime: start + .seconds(900))
  private let signer = AccessTokenSigner(issuer: "cairn", keyID: "k1", key: private1)
  private let verifier = AccessTokenVerifier(issuer: "cairn", keys: [key("k1", private1), key("k2", private2)])

  private static func key(_ id: String, _ key: Ed25519.PrivateKey, until: Moment = .init(microseconds: .max)) -> AccessTokenVerifier.Key {
    AccessTokenVerifier.Key(id: id, publicKey: key.publicKey, expireTime: until)
  }

  /// A token with any header and claims, properly signed.
  private func forge(header: String, claims: String, key: Ed25519.PrivateKey = private1) -> String {
    let signed = Base64.url.encode(Array(header.utf8)) + "." + Base64.url.encode(Array(claims.utf8))
    return signed + "." + Base64.url.encode(key.sign(Array(signed.utf8)))
  }

  private static let goodHeader = #"{"alg":"EdDSA","kid":"k1","typ":"at+jwt"}"#
  private static let goodClaims =
    #"{"iss":"cairn","sub":"0193b2a4-7c11-7def-8123-456789abcdef","sid":"0193b2a4-7c12-7000-8000-000000000001","#
    + #""roles":["admin","user"],"caps":[],"iat":1800000000,"exp":1800000900}"#

  /// RFC 8037 appendix A.4.
  @Test func aSignatureIsThatOfTheRFC() throws {
    let seed = try #require(Base64.url.decode("nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A"))
    let key = try #require(Ed25519.PrivateKey(seed: seed))
    let signed = "eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc"
    let signature = "hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg"
    #expect(Base64.url.encode(key.sign(Array(signed.utf8))) == signature)
  }

  @Test func whatWasSignedIsReadBack() throws {
    let text = signer.sign(token)
    #expect(text == forge(header: Self.goodHeader, claims: Self.goodClaims))
    #expect(try verifier.verify(text, at: Self.start) == token)
    #expect(token.caller == Caller(accountID: Self.accountID, sessionID: Self.sessionID, roles: ["admin", "user"]))
  }

  @Test func aTokenSaysHowFarItReaches() throws {
    #expect(try verifier.verify(signer.sign(token), at: Self.start).caller.scope == .full)
    var narrow = token
    narrow.scope = .web
    let text = signer.sign(narrow)
    #expect(text == forge(header: Self.goodHeader, claims: Self.goodClaims.replacing(#""iat""#, with: #""scope":"web","iat""#)))
    #expect(try verifier.verify(text, at: Self.start) == narrow)
    #expect(try verifier.verify(text, at: Self.start).caller.scope == .web)
  }

  /// A token that a later version narrows must not be the whole to an older one.
  @Test(arguments: [#""scope":"third""#, #""scope":"""#, #""scope":"web full""#, #""scope":1"#, #""scope":["web"]"#])
  func aTokenOfAScopeThatNobodyKnowsIsRefused(claim: String) {
    let text = forge(header: Self.goodHeader, claims: Self.goodClaims.replacing(#""iat""#, with: claim + #","iat""#))
    #expect(throws: AccessTokenError.malformed) { try verifier.verify(text, at: Self.start) }
  }

  @Test func timesAreWholeSeconds() {
    let token = AccessToken(
      accountID: Self.accountID, sessionID: Self.sessionID, roles: [], capabilities: [], issueTime: Moment(microseconds: 1_999_999),
      expireTime: Moment(microseconds: -1))
    #expect(token.issueTime == Moment(microseconds: 1_000_000))
    #expect(token.expireTime == Moment(microseconds: -1_000_000))
  }

  @Test func aTokenEndsAtItsEndAndNotBefore() throws {
    let text = signer.sign(token)
    #expect(throws: Never.self) { try verifier.verify(text, at: token.expireTime - .microseconds(1)) }
    #expect(throws: AccessTokenError.expired) { try verifier.verify(text, at: token.expireTime) }
    let lenient = AccessTokenVerifier(issuer: "cairn", keys: [Self.key("k1", Self.private1)], leeway: .seconds(60))
    #expect(throws: Never.self) { try lenient.verify(text, at: token.expireTime + .seconds(59)) }
    #expect(throws: AccessTokenError.expired) { try lenient.verify(text, at: token.expireTime + .seconds(60)) }
  }

  @Test func everyCharacterCounts() {
    let text = Array(signer.sign(token).utf8)
    for position in text.indices {
      for replacement in [UInt8(ascii: "A"), UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "="), 0] where text[position] != replacement
      {
        var changed = text
        changed[position] = replacement
        #expect(throws: AccessTokenError.self) { try verifier.verify(String(decoding: changed, as: UTF8.self), at: Self.start) }
      }
    }
  }

  @Test func aHeaderThatIsWrittenOtherwiseIsReadAndOursIsKnownByItsBytes() throws {
    for header in [Self.goodHeader, #"{"typ":"at+jwt","alg":"EdDSA","kid":"k1"}"#] {
      let text = forge(header: header, claims: Self.goodClaims)
      #expect(try verifier.verify(text, at: Self.start) == token)
      let ended = AccessTokenVerifier(issuer: "cairn", keys: [Self.key("k1", Self.private1, until: Self.start)])
      #expect(throws: AccessTokenError.unknownKey) { try ended.verify(text, at: Self.start) }
    }
    // What could never be a header's ends no process.
    #expect(AccessTokenVerifier(issuer: "cairn", keys: [Self.key("k\"1", Self.private1)]).knowsKey("k\"1"))
  }

  @Test func keysAreTakenByTheirNameWhileTheyArePublished() throws {
    let second = AccessTokenSigner(issuer: "cairn", keyID: "k2", key: Self.private2)
    #expect(throws: Never.self) { try verifier.verify(second.sign(token), at: Self.start) }
    let foreign = AccessTokenSigner(issuer: "cairn", keyID: "k3", key: Self.private1)
    #expect(throws: AccessTokenError.unknownKey) { try verifier.verify(foreign.sign(token), at: Self.start) }
    let swapped = AccessTokenSigner(issuer: "cairn", keyID: "k1", key: Self.private2)
    #expect(throws: AccessTokenError.badSignature) { try verifier.verify(swapped.sign(token), at: Self.start) }
    let retired = AccessTokenVerifier(issuer: "cairn", keys: [Self.key("k1", Self.private1, until: Self.start)])
    #expect(throws: AccessTokenError.unknownKey) { try retired.verify(signer.sign(token), at: Self.start) }
    #expect(verifier.knowsKey("k2") && !verifier.knowsKey("k3"))
  }

  @Test func anotherHousesTokensAreRefused() {
    let other = AccessTokenSigner(issuer: "elsewhere", keyID: "k1", key: Self.private1)
    #expect(throws: AccessTokenError.wrongIssuer) { try verifier.verify(other.sign(token), at: Self.start) }
  }

  @Test(arguments: [
    #"{"alg":"none","kid":"k1","typ":"at+jwt"}"#, #"{"alg":"HS256","kid":"k1","typ":"at+jwt"}"#,
    #"{"alg":"eddsa","kid":"k1","typ":"at+jwt"}"#,
    #"{"kid":"k1","typ":"at+jwt"}"#, #"{"alg":"EdDSA","typ":"at+jwt"}"#, #"{"alg":"EdDSA","kid":"k1"}"#,
    #"{"alg":"EdDSA","kid":"k1","typ":"JWT"}"#, #"{"alg":"EdDSA","kid":"k1","typ":"at+jwt","alg":"EdDSA"}"#,
    #"{"alg":"EdDSA","kid":"k1","typ":"at+jwt","crit":["exp"]}"#, #"{"alg":"EdDSA","kid":1,"typ":"at+jwt"}"#,
    #"{"alg":"EdDSA","kid":"k1","typ":"at+jwt"}x"#, #"{"alg":"EdDSA","kid":"k1","typ":"at+jwt""#, "", "{}", "[]", "null",
  ])
  func aHeaderThatIsNotOursIsRefused(header: String) {
    #expect(throws: AccessTokenError.malformed) { try verifier.verify(forge(header: header, claims: Self.goodClaims), at: Self.start) }
  }

  @Test(arguments: ["iss", "sub", "sid", "roles", "caps", "iat", "exp"])
  func aTokenWithoutOneOfItsClaimsOrWithOneTwiceIsRefused(claim: String) {
    let without = Self.goodClaims.replacing("\"\(claim)\"", with: "\"x\"")
    #expect(throws: AccessTokenError.malformed) { try verifier.verify(forge(header: Self.goodHeader, claims: without), at: Self.start) }
    let twice = Self.goodClaims.dropLast() + ",\"\(claim)\":1}"
    #expect(throws: AccessTokenError.malformed) {
      try verifier.verify(forge(header: Self.goodHeader, claims: String(twice)), at: Self.start)
    }
  }

  @Test func aClaimOfALaterVersionIsIgnored() throws {
    let later = Self.goodClaims.dropLast() + #","amr":["pwd","otp"],"auth_time":1800000000,"nick":"x"}"#
    #expect(try verifier.verify(forge(header: Self.goodHeader, claims: String(later)), at: Self.start) == token)
  }

  @Test(arguments: ["", ".", "..", "...", "a.b.c", "a.b", "eyJ9.eyJ9.", "....", "\u{0}", "é.é.é", String(repeating: "A", count: 5_000)])
  func whatIsNotATokenIsMalformed(text: String) {
    #expect(throws: AccessTokenError.malformed) { try verifier.verify(text, at: Self.start) }
  }

  @Test func aTokenOverTheLimitIsNotEvenLookedAt() {
    let long = AccessToken(
      accountID: Self.accountID, sessionID: Self.sessionID, roles: [String(repeating: "r", count: 4_000)], capabilities: [],
      issueTime: Self.start, expireTime: Self.start + .seconds(900))
    #expect(throws: AccessTokenError.malformed) { try verifier.verify(signer.sign(long), at: Self.start) }
  }

  private final class Note {}

  @Test func aRememberedTokenStillEnds() throws {
    var cache = AccessTokenCache(verifier: verifier)
    let text = signer.sign(token)
    #expect(try cache.verify(text, at: Self.start).token == token)
    let note = Note()
    try cache.verify(text, at: Self.start).note = note
    let again = try cache.verify(text, at: token.expireTime - .seconds(1))
    #expect(again.token == token && again.note === note)
    #expect(throws: AccessTokenError.expired) { try cache.verify(text, at: token.expireTime) }
    #expect(throws: AccessTokenError.self) { try cache.verify(text + "A", at: Self.start) }
  }

  @Test func aBelievedTextIsFoundByAllOfItsBytes() {
    var texts = BelievedTexts<Int>(signatureAt: .end, entriesMax: 8)
    let text = String(repeating: "K", count: 40)
    texts.set(1, for: text, until: Self.start + .seconds(1))
    #expect(texts.value(for: text, at: Self.start) == 1)
    // The Kelvin sign reads as a K.
    #expect(texts.value(for: "\u{212A}" + text.dropFirst(), at: Self.start) == nil)
    for index in 0..<40 {
      var other = Array(text.utf8)
      other[index] = UInt8(ascii: "k")
      #expect(texts.value(for: String(decoding: other, as: UTF8.self), at: Self.start) == nil)
    }
    #expect(texts.value(for: text + "K", at: Self.start) == nil && texts.value(for: String(text.dropLast()), at: Self.start) == nil)
    #expect(texts.value(for: "", at: Self.start) == nil && texts.value(for: "KKKKKKKKKKKKKKK", at: Self.start) == nil)
    #expect(texts.value(for: text, at: Self.start + .seconds(1)) == nil)
  }

  @Test func onlyAnExpiredTokenSaysSo() {
    #expect(AccessTokenError.expired.reason == .tokenExpired)
    #expect(AccessTokenError.badSignature.reason == .unauthenticated)
  }
}

@Suite struct ClaimsTests {
  @Test(arguments: [
    "{ }", #"{"a":1,}"#, #"{,}"#, #"{"a"}"#, #"{"a":}"#, #"{"a":01}"#, #"{"a":-0}"#, #"{"a":+1}"#, #"{"a":1.0}"#, #"{"a":1e3}"#,
    #"{"a":-}"#,
    #"{"a":9223372036854775808}"#, #"{"a":true}"#, #"{"a":null}"#, #"{"a":{}}"#, #"{"a":[1]}"#, #"{"a":[[]]}"#, #"{"a":["x",]}"#,
    #"{"a":["x"}"#,
    #"{"a":"\u0041"}"#, "{\"a\":\"\u{1}\"}", #"{"a":"é"}"#, #"{"a":"x}"#, #"{a:1}"#, #"{"a":1}{"b":2}"#, #"{"a" :1}"#, "[", "",
    "{" + (0..<33).map { "\"m\($0)\":1" }.joined(separator: ",") + "}",
    #"{"a":["# + Array(repeating: "\"\"", count: 65).joined(separator: ",") + "]}",
  ])
  func whatWeWouldNotWriteIsRefused(text: String) {
    #expect(Claims(Array(text.utf8)) == nil)
  }

  @Test func whatWeWriteIsRead() throws {
    var writer = ClaimsWriter()
    writer.write("s", "a b{}[],:~")
    writer.write("n", Int64.min)
    writer.write("l", ["x", ""])
    writer.write("e", [])
    let claims = try #require(Claims(writer.finish()))
    #expect(
      claims.string("s") == "a b{}[],:~" && claims.integer("n") == .min && claims.strings("l") == ["x", ""] && claims.strings("e") == [])
    #expect(claims.string("n") == nil && claims.integer("s") == nil && claims.strings("s") == nil && !claims.has("x"))
    #expect(Claims(Array("{}".utf8)) != nil)
  }
}

extension AccessTokenCache {
  mutating func verify(_ text: String, at now: Moment) throws -> BelievedToken {
    try Array(text.utf8).withUnsafeBytes { try verify($0, at: now) }
  }
}

extension BelievedTexts {
  mutating func set(_ value: Value, for text: String, until expireTime: Moment) {
    Array(text.utf8).withUnsafeBytes { set(value, for: $0, until: expireTime) }
  }

  mutating func value(for text: String, at now: Moment) -> Value? {
    Array(text.utf8).withUnsafeBytes { value(for: $0, at: now) }
  }
}
