import Cryptography
import FoundationEssentials
import Testing
import Timekeeping

@testable import SocialCommon

@Suite struct WebPushEncryptionTests {
  private static func bytes(_ text: String) -> [UInt8] { Base64.url.decode(text) ?? [] }

  /// RFC 8291, Appendix A, to the last bit.
  @Test func theExampleOfTheRFCIsWrittenAsItStandsThere() throws {
    let address = WebPushAddress(
      endpoint: "https://push.example.net/p/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
      publicKey: Self.bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
      secret: Self.bytes("BTBZMqHH6r4Tts7J_aSIgg"))
    let key = try #require(P256.PrivateKey(scalar: Self.bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")))
    let plaintext = Array("When I grow up, I want to be a watermelon".utf8)
    let body = WebPushEncryption.sealed(plaintext, for: address, by: key, salt: Self.bytes("DGv6ra1nlYgDCS1FRnbzlw"))
    #expect(
      body.map(Base64.url.encode)
        == """
        DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3\
        jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN
        """
    )
  }

  @Test func aMessageOfAnyLengthFillsOneRecordAtMostAndIsAnotherEachTime() throws {
    let receiver = P256.PrivateKey.random()
    let address = WebPushAddress(
      endpoint: "https://push.example.net/1", publicKey: receiver.publicKey.point,
      secret: RandomBytes.generate(PushRules.webSecretByteCount))
    for count in [0, 1, 15, 16, 17, 1_000, WebPushRules.plaintextBytesMax] {
      let plaintext = RandomBytes.generate(count)
      let (one, other) = (WebPushEncryption.sealed(plaintext, for: address), WebPushEncryption.sealed(plaintext, for: address))
      #expect(one?.count == count + 103 && one?.count ?? 0 <= 4_096 && one != other)
    }
    #expect(WebPushEncryption.sealed(RandomBytes.generate(WebPushRules.plaintextBytesMax + 1), for: address) == nil)
    var wrong = address
    wrong.publicKey[64] ^= 1
    #expect(WebPushEncryption.sealed([1], for: wrong) == nil)
  }

  private static func verification(_ text: String) -> VerificationKey? {
    let point = bytes(text)
    return point.count == 65 ? VerificationKey(curve: .p256, x: Array(point[1...32]), y: Array(point[33...])) : nil
  }

  /// Token and key of a header `authorization` whose signature holds.
  private func read(_ header: String) -> (header: String, claims: String)? {
    let parts = header.dropFirst(
      """
      vapid t=
      """.count
    ).split(separator: ",")
    guard header.hasPrefix("vapid t="), parts.count == 2, let key = Self.verification(String(parts[1].dropFirst(" k=".count))) else {
      return nil
    }
    let token = parts[0].split(separator: ".")
    guard token.count == 3, key.isValid(Self.bytes(String(token[2])), for: Array("\(token[0]).\(token[1])".utf8)) else { return nil }
    return (
      String(decoding: Self.bytes(String(token[0])), as: UTF8.self), String(decoding: Self.bytes(String(token[1])), as: UTF8.self)
    )
  }

  /// RFC 8292, section 2.4: what reads its example reads ours.
  @Test func whoSendsIsSaidAsTheRFCsExampleSaysIt() throws {
    let example =
      "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
    #expect(read(example)?.claims == #"{"aud":"https://push.example.net","exp":1453523768,"sub":"mailto:push@example.com"}"#)
    #expect(read(example.replacing("i3CYb7", with: "i3CYb8")) == nil)
    let key = VapidKey(key: P256.PrivateKey.random(), contact: "mailto:push@example.com")
    let now = Moment(milliseconds: (1_453_523_768 - 43_200) * 1_000)
    let endpoint = try #require(WebPushEndpoint("https://Push.Example.net/p/1"))
    let own = try #require(read(key.authorization(for: endpoint.origin, at: now)))
    #expect(own.claims == #"{"aud":"https://push.example.net","exp":1453523768,"sub":"mailto:push@example.com"}"#)
    #expect(own.header == #"{"alg":"ES256","typ":"JWT"}"#)
    #expect("\(key)" == "VapidKey(redacted)")
  }

  @Test func anOperatorIsReachedByMailOrByAPage() {
    for text in ["mailto:a@example.org", "https://example.org/contact"] { #expect(VapidKey.isContact(text)) }
    for text in ["", "mailto:", "https://", "http://example.org", "a@example.org", "mailto:nobody", "mailto:a b@example.org"] {
      #expect(!VapidKey.isContact(text))
    }
  }
}
