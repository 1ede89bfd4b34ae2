import Cryptography
import JWTKit
import Testing

@testable import AuthService

@Suite struct IssuerKeySetTests {
  /// An issuer with one key on the curve P-256.
  private struct Issuer {
    let key = ES256PrivateKey()
    let name: String

    var published: String {
      let point = key.parameters!
      return #"{"kty":"EC","crv":"P-256","kid":"\#(name)","use":"sig","x":"\#(point.x)","y":"\#(point.y)"}"#
    }

    func token(subject: String = "1", header: JWTHeader = JWTHeader()) async throws -> String {
      let claims = IDTokenClaims(
        iss: "i", sub: subject, aud: .init(value: ["a"]), exp: 2, iat: 1, email: "a@example.org", emailVerified: .init(value: true))
      return try await JWTKeyCollection().add(ecdsa: key, kid: JWKIdentifier(string: name)).sign(claims, header: header)
    }
  }

  private static func keys(_ published: String..., allowed: [String] = ["RS256", "ES256"]) async throws -> IssuerKeySet {
    try await IssuerKeySet(Array("{\"keys\":[\(published.joined(separator: ","))]}".utf8), allowed: allowed)
  }

  private static func refusal(_ keys: IssuerKeySet, _ token: String) async -> IDTokenRules.Refusal? {
    do throws(IDTokenRules.Refusal) {
      _ = try await keys.claims(of: token)
      return nil
    } catch {
      return error
    }
  }

  private static func encoded(_ text: String) -> String { Base64.url.encode(Array(text.utf8)) }

  @Test func `A token by a published key is believed`() async throws {
    let issuer = Issuer(name: "k1")
    let claims = try await Self.keys(issuer.published).claims(of: issuer.token(subject: "77"))
    #expect(claims.sub == "77" && claims.told(isEmailTrusted: true).isEmailVerified)
    #expect(!claims.told(isEmailTrusted: false).isEmailVerified)
  }

  @Test func `A token by another key, or of which a character was changed, is not`() async throws {
    let (issuer, thief) = (Issuer(name: "k1"), Issuer(name: "k1"))
    let keys = try await Self.keys(issuer.published)
    #expect(await Self.refusal(keys, try await thief.token()) == .signature)
    let parts = try await issuer.token().split(separator: ".")
    let other = try await issuer.token(subject: "2").split(separator: ".")
    #expect(await Self.refusal(keys, "\(parts[0]).\(other[1]).\(parts[2])") == .signature)
    var header = JWTHeader()
    header.kid = "k2"
    #expect(await Self.refusal(keys, try await Issuer(name: "k2").token(header: header)) == .unknownKey)
  }

  /// RFC 8725 §2.1: the header must not choose how it is checked.
  @Test func `Neither no signature nor one by the public key as a password is believed`() async throws {
    let issuer = Issuer(name: "k1")
    let keys = try await Self.keys(issuer.published)
    let payload = try await issuer.token().split(separator: ".")[1]
    let none = Self.encoded(#"{"alg":"none","kid":"k1"}"#)
    #expect(await Self.refusal(keys, "\(none).\(payload).") == .algorithm)
    let symmetric = Self.encoded(#"{"alg":"HS256","kid":"k1"}"#) + "." + payload
    let code = HMACSHA256(keyBytes: Array(issuer.published.utf8)).authenticationCode(for: Array(symmetric.utf8))
    #expect(await Self.refusal(keys, "\(symmetric).\(Base64.url.encode(code))") == .algorithm)
    let other = Self.encoded(#"{"alg":"RS256","kid":"k1"}"#)
    #expect(await Self.refusal(keys, "\(other).\(payload).AAAA") == .algorithm)
  }

  @Test func `A token that names no key is believed only where there is but one`() async throws {
    let (first, second) = (Issuer(name: "k1"), Issuer(name: "k2"))
    let parts = try await first.token().split(separator: ".")
    let header = Self.encoded(#"{"alg":"ES256"}"#)
    let unsigned = "\(header).\(parts[1])"
    let signature = try await JWTKeyCollection().add(ecdsa: first.key).getKey().sign(Array(unsigned.utf8))
    let token = "\(unsigned).\(Base64.url.encode(signature))"
    #expect(await Self.refusal(try await Self.keys(first.published), token) == nil)
    #expect(await Self.refusal(try await Self.keys(first.published, second.published), token) == .unknownKey)
  }

  @Test func `What must be understood and is not is refused`() async throws {
    let issuer = Issuer(name: "k1")
    var header = JWTHeader()
    header.crit = ["b64"]
    #expect(await Self.refusal(try await Self.keys(issuer.published), try await issuer.token(header: header)) == .algorithm)
  }

  @Test func `What is no token is told from what is a wrong one`() async throws {
    let issuer = Issuer(name: "k1")
    let keys = try await Self.keys(issuer.published)
    let token = try await issuer.token()
    for text in ["", "a.b", "a.b.c.d", "..", token + "=", token + ".x", "!" + token, String(repeating: "A", count: 9_000) + ".A.A"] {
      #expect(await Self.refusal(keys, text) == .malformed, "\(text.prefix(20))")
    }
  }

  @Test func `Keys of kinds we do not know, for other purposes or too weak are passed over`() async throws {
    let issuer = Issuer(name: "k1")
    let weak = #"{"kty":"RSA","kid":"weak","alg":"RS256","n":"\#(String(repeating: "A", count: 171))","e":"AQAB"}"#
    let secret = #"{"kty":"oct","kid":"secret","alg":"HS256","k":"AAAA"}"#
    let curve = #"{"kty":"EC","crv":"secp256k1","kid":"coin","x":"AA","y":"AA"}"#
    let sealing = #"{"kty":"RSA","kid":"sealing","use":"enc","alg":"RS256","n":"\#(String(repeating: "B", count: 342))","e":"AQAB"}"#
    let nameless = #"{"kty":"EC","crv":"P-256","x":"AA","y":"AA"}"#
    let keys = try await Self.keys(weak, secret, curve, sealing, nameless, "{}", issuer.published)
    #expect(keys.algorithms == ["k1": "ES256"])
    #expect(await Self.refusal(keys, try await issuer.token()) == nil)
    #expect(try await Self.keys(issuer.published, allowed: ["RS256"]).algorithms == [:])
  }

  @Test func `What is no key set is refused whole`() async {
    for document in ["", "[]", "{}", #"{"keys":1}"#] {
      await #expect(throws: (any Error).self) { try await IssuerKeySet(Array(document.utf8), allowed: ["ES256"]) }
    }
  }
}
