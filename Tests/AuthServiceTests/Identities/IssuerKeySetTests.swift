import Crypto
import Cryptography
import FoundationEssentials
import Testing
import Timekeeping

@testable import AuthService

@Suite struct IssuerKeySetTests {
  /// An issuer with one key on the curve P-256, which swift-crypto signs by: another implementation than the one that checks.
  private struct Issuer {
    static let claims = #"{"iss":"i","sub":"1","aud":["a"],"exp":2,"iat":1,"email":"a@example.org","email_verified":true}"#

    let key = P256.Signing.PrivateKey()
    let name: String

    var published: String {
      let point = [UInt8](key.publicKey.rawRepresentation)
      let (x, y) = (Base64.url.encode(Array(point[..<32])), Base64.url.encode(Array(point[32...])))
      return #"{"kty":"EC","crv":"P-256","kid":"\#(name)","use":"sig","x":"\#(x)","y":"\#(y)"}"#
    }

    func token(header: String? = nil, claims: String = claims) throws -> String {
      let signed = encoded(header ?? #"{"alg":"ES256","kid":"\#(name)"}"#) + "." + encoded(claims)
      let signature = try key.signature(for: Array(signed.utf8)).rawRepresentation
      return "\(signed).\(Base64.url.encode([UInt8](signature)))"
    }
  }

  private static func keys(_ published: String..., allowed: [String] = ["RS256", "ES256"]) throws -> IssuerKeySet {
    try IssuerKeySet(Array("{\"keys\":[\(published.joined(separator: ","))]}".utf8), allowed: allowed)
  }

  private static func refusal(_ keys: IssuerKeySet, _ token: String) -> IDTokenRules.Refusal? {
    do throws(IDTokenRules.Refusal) {
      _ = try keys.claims(of: token)
      return nil
    } catch {
      return error
    }
  }

  @Test func `A token by a published key is believed`() throws {
    let issuer = Issuer(name: "k1")
    let claims = try Self.keys(issuer.published).claims(of: issuer.token())
    #expect(claims.checked.subject == "1" && claims.checked.audiences == ["a"] && claims.told(isEmailTrusted: true).isEmailVerified)
    #expect(!claims.told(isEmailTrusted: false).isEmailVerified)
  }

  @Test func `A token by another key, or of which a character was changed, is not`() throws {
    let (issuer, thief) = (Issuer(name: "k1"), Issuer(name: "k1"))
    let keys = try Self.keys(issuer.published)
    #expect(Self.refusal(keys, try thief.token()) == .signature)
    let parts = try issuer.token().split(separator: ".")
    let other = try issuer.token(claims: #"{"iss":"i"}"#).split(separator: ".")
    #expect(Self.refusal(keys, "\(parts[0]).\(other[1]).\(parts[2])") == .signature)
    for signature in ["", "AAAA", Base64.url.encode(Array(repeating: 0, count: 64)), Base64.url.encode(Array(repeating: 255, count: 64))] {
      #expect(Self.refusal(keys, "\(parts[0]).\(parts[1]).\(signature)") == .signature)
    }
    #expect(Self.refusal(keys, try Issuer(name: "k2").token()) == .unknownKey)
  }

  /// RFC 8725 §2.1: the header must not choose how it is checked.
  @Test func `Neither no signature nor one by the public key as a password is believed`() throws {
    let issuer = Issuer(name: "k1")
    let keys = try Self.keys(issuer.published)
    let payload = try issuer.token().split(separator: ".")[1]
    let none = encoded(#"{"alg":"none","kid":"k1"}"#)
    #expect(Self.refusal(keys, "\(none).\(payload).") == .algorithm)
    let symmetric = encoded(#"{"alg":"HS256","kid":"k1"}"#) + "." + payload
    let code = HMACSHA256(keyBytes: Array(issuer.published.utf8)).authenticationCode(for: Array(symmetric.utf8))
    #expect(Self.refusal(keys, "\(symmetric).\(Base64.url.encode(code))") == .algorithm)
    let other = encoded(#"{"alg":"RS256","kid":"k1"}"#)
    #expect(Self.refusal(keys, "\(other).\(payload).AAAA") == .algorithm)
  }

  @Test func `A token that names no key is believed only where there is but one`() throws {
    let (first, second) = (Issuer(name: "k1"), Issuer(name: "k2"))
    let token = try first.token(header: #"{"alg":"ES256"}"#)
    #expect(Self.refusal(try Self.keys(first.published), token) == nil)
    #expect(Self.refusal(try Self.keys(first.published, second.published), token) == .unknownKey)
  }

  @Test func `What must be understood and is not is refused`() throws {
    let issuer = Issuer(name: "k1")
    let token = try issuer.token(header: #"{"alg":"ES256","kid":"k1","crit":["b64"]}"#)
    #expect(Self.refusal(try Self.keys(issuer.published), token) == .algorithm)
  }

  /// What an issuer that is not ours to trust, or a mistake of one that is, puts behind a good signature.
  @Test(arguments: [
    #"{"iss":"i","sub":"1","aud":{},"exp":2,"iat":1}"#, #"{"iss":"i","sub":"1","aud":7,"exp":2,"iat":1}"#,
    #"{"iss":"i","sub":"1","aud":[7],"exp":2,"iat":1}"#, #"{"iss":"i","sub":"1","aud":null,"exp":2,"iat":1}"#,
    #"{"iss":"i","sub":"1","aud":[["a"]],"exp":2,"iat":1}"#, #"{"iss":"i","sub":"1","exp":2,"iat":1}"#,
    #"{"iss":"i","sub":"1","aud":"a","exp":1e400,"iat":1}"#, #"{"iss":"i","sub":"1","aud":"a","exp":"NaN","iat":1}"#,
    #"{"iss":"i","sub":"1","aud":"a","exp":2,"iat":NaN}"#, #"{"iss":"i","sub":"1","aud":"a","exp":2,"iat":"NaN"}"#,
    #"{"iss":"i","sub":"1","aud":"a","exp":2,"iat":-Infinity}"#, #"{"iss":"i","sub":"1","aud":"a","exp":[],"iat":1}"#,
    #"{"iss":1,"sub":"1","aud":"a","exp":2,"iat":1}"#, #"{"iss":"i","sub":null,"aud":"a","exp":2,"iat":1}"#,
    #"{"iss":"i","sub":"1","aud":"a","exp":2,"iat":1,"nbf":1e999}"#, #"{"iss":"i","sub":"1","aud":"a","exp":2,"iat":1,"nonce":{}}"#,
    "", "[]", "null", "7", #""a""#, "{", "{\u{0}}", #"{"iss":"\ud800"}"#,
    String(repeating: "[", count: 5_000), String(repeating: #"{"a":"#, count: 1_000), String(repeating: "9", count: 5_000),
  ])
  func `Claims that cannot be read are refused, and nothing else happens`(claims: String) throws {
    let issuer = Issuer(name: "k1")
    #expect(Self.refusal(try Self.keys(issuer.published), try issuer.token(claims: claims)) == .malformed)
  }

  @Test(arguments: [
    (#"{"iss":"i","sub":"1","aud":[],"exp":2,"iat":1}"#, IDTokenRules.Refusal.audience),
    (#"{"iss":"i","sub":"1","aud":"","exp":2,"iat":1}"#, .audience), (#"{"iss":"i","sub":"1","aud":[""],"exp":2,"iat":1}"#, .audience),
    (#"{"iss":"i","sub":"1","aud":"a","exp":1e300,"iat":1}"#, .malformed),
    (#"{"iss":"i","sub":"1","aud":"a","exp":-1,"iat":1}"#, .malformed),
    (#"{"iss":"i","sub":"1","aud":"a","exp":-1e300,"iat":1}"#, .malformed),
    (#"{"iss":"i","sub":"1","aud":"a","exp":9007199254740993,"iat":1}"#, .malformed),
    (#"{"iss":"i","sub":"1","aud":"a","exp":253402300799,"iat":253402300799}"#, .notYet),
    (#"{"iss":"i","sub":"1","aud":"a","exp":253402300799,"iat":1,"nbf":253402300799.9}"#, .malformed),
  ])
  func `Claims that mean nothing are refused by the rules`(claims: String, refusal: IDTokenRules.Refusal) throws {
    let issuer = Issuer(name: "k1")
    let read = try Self.keys(issuer.published).claims(of: issuer.token(claims: claims)).checked
    #expect(throws: refusal) {
      try IDTokenRules.check(read, issuers: ["i"], audiences: ["a"], nonces: [], at: Moment(milliseconds: 1_800_000_000_000))
    }
  }

  @Test func `What a token tells about its owner in an odd way is passed over`() throws {
    let issuer = Issuer(name: "k1")
    let odd = #"{"iss":"i","sub":"1","aud":"a","exp":2,"iat":1,"email":7,"email_verified":"yes","name":{},"given_name":[],"picture":false}"#
    let apple = #"{"iss":"i","sub":"1","aud":"a","exp":2,"iat":1,"email":"a@example.org","email_verified":"true"}"#
    let keys = try Self.keys(issuer.published)
    #expect(try keys.claims(of: issuer.token(claims: odd)).told(isEmailTrusted: true) == IdentityClaims())
    #expect(try keys.claims(of: issuer.token(claims: apple)).told(isEmailTrusted: true).isEmailVerified)
  }

  @Test(arguments: [
    "{}", #"{"alg":7}"#, #"{"alg":"ES256","kid":7}"#, #"{"alg":"ES256","kid":null,"crit":7}"#, "[]", "",
    String(repeating: "[", count: 5_000),
  ])
  func `Headers that cannot be read are refused`(header: String) throws {
    let issuer = Issuer(name: "k1")
    #expect(Self.refusal(try Self.keys(issuer.published), try issuer.token(header: header)) == .malformed)
  }

  @Test func `What is no token is told from what is a wrong one`() throws {
    let issuer = Issuer(name: "k1")
    let keys = try Self.keys(issuer.published)
    let token = try issuer.token()
    for text in ["", "a.b", "a.b.c.d", "..", token + "=", token + ".x", "!" + token, String(repeating: "A", count: 9_000) + ".A.A"] {
      #expect(Self.refusal(keys, text) == .malformed, "\(text.prefix(20))")
    }
  }

  @Test func `Keys of kinds we do not know, for other purposes or too weak are passed over`() throws {
    let issuer = Issuer(name: "k1")
    let weak = #"{"kty":"RSA","kid":"weak","alg":"RS256","n":"\#(String(repeating: "A", count: 171))","e":"AQAB"}"#
    let secret = #"{"kty":"oct","kid":"secret","alg":"HS256","k":"AAAA"}"#
    let curve = #"{"kty":"EC","crv":"secp256k1","kid":"coin","x":"AA","y":"AA"}"#
    let sealing = #"{"kty":"RSA","kid":"sealing","use":"enc","alg":"RS256","n":"\#(String(repeating: "B", count: 342))","e":"AQAB"}"#
    let sloppy = #"{"kty":"EC","crv":"P-256","kid":"sloppy","x":"AA","y":"AA"}"#
    let offCurve =
      #"{"kty":"EC","crv":"P-256","kid":"off","x":"\#(String(repeating: "A", count: 43))","y":"\#(String(repeating: "A", count: 43))"}"#
    let odd = #"{"kty":7,"kid":[],"n":{}}"#
    let even = #"{"kty":"RSA","kid":"even","n":"\#(String(repeating: "B", count: 342))","e":"AA"}"#
    let endless = #"{"kty":"RSA","kid":"endless","n":"\#(String(repeating: "B", count: 100_000))","e":"AQAB"}"#
    let mixed = #"{"kty":"RSA","alg":"ES256","kid":"mixed","n":"\#(String(repeating: "B", count: 342))","e":"AQAB"}"#
    let nameless = #"{"kty":"EC","crv":"P-256","x":"AA","y":"AA"}"#
    let keys = try Self.keys(
      weak, secret, curve, sealing, sloppy, offCurve, odd, even, endless, mixed, nameless, "{}", "7", "null", "[]", issuer.published)
    #expect(keys.algorithms == ["k1": "ES256"])
    #expect(Self.refusal(keys, try issuer.token()) == nil)
    #expect(try Self.keys(issuer.published, allowed: ["RS256"]).algorithms == [:])
  }

  @Test func `What is no key set is refused whole`() {
    for document in ["", "[]", "{}", #"{"keys":1}"#, String(repeating: "[", count: 50_000), #"{"keys":[{"n":1e99999}"#] {
      #expect(throws: (any Error).self) { try IssuerKeySet(Array(document.utf8), allowed: ["ES256"]) }
    }
  }
}

private func encoded(_ text: String) -> String { Base64.url.encode(Array(text.utf8)) }
