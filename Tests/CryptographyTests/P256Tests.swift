import Cryptography
import Foundation
import Testing

@Suite struct P256Tests {
  private static func bytes(_ text: String) -> [UInt8] { Base64.url.decode(text) ?? [] }

  private static func verification(_ key: P256.PublicKey) -> VerificationKey? {
    VerificationKey(curve: .p256, x: Array(key.point[1...32]), y: Array(key.point[33...]))
  }

  /// The keys of RFC 8291, Appendix A: both sides find the same secret, which stands there.
  @Test func `Two keys share one secret, whoever computes it`() throws {
    let sender = try #require(P256.PrivateKey(scalar: Self.bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")))
    let receiver = try #require(P256.PrivateKey(scalar: Self.bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")))
    #expect(
      Base64.url.encode(sender.publicKey.point) == "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
    )
    #expect(
      Base64.url.encode(receiver.publicKey.point)
        == "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    let secret = sender.sharedSecret(with: receiver.publicKey)
    #expect(Base64.url.encode(secret) == "kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs")
    #expect(receiver.sharedSecret(with: sender.publicKey) == secret)
  }

  @Test func `A signature is taken by its key for its message alone`() throws {
    for _ in 0..<50 {
      let key = P256.PrivateKey.random()
      let message = RandomBytes.generate(100)
      let signature = key.sign(message)
      let verification = try #require(Self.verification(key.publicKey))
      #expect(signature.count == P256.signatureByteCount && verification.isValid(signature, for: message))
      #expect(!verification.isValid(signature, for: message + [0]))
      #expect(try !#require(Self.verification(P256.PrivateKey.random().publicKey)).isValid(signature, for: message))
    }
  }

  @Test func `A file of openssl is read, and no other key`() throws {
    let certificates = try TestCertificates.shared.get()
    func read(_ path: String) throws -> P256.PrivateKey? { P256.PrivateKey(pem: try String(contentsOfFile: path, encoding: .utf8)) }
    let key = try #require(try read(certificates.key))
    #expect(try isSigned(der(key.sign([1, 2, 3])), for: [1, 2, 3], by: try publicKeyFile(of: certificates.key)))
    for path in [certificates.namedRSAKey, certificates.encryptedKey, certificates.certificate] { #expect(try read(path) == nil) }
    for text in ["", "-----BEGIN PRIVATE KEY-----", "nonsense"] { #expect(P256.PrivateKey(pem: text) == nil) }
    #expect("\(key)" == "P256.PrivateKey(redacted)" && Mirror(reflecting: key).children.isEmpty)
  }

  /// Two numbers as openssl reads them.
  private func der(_ signature: [UInt8]) -> [UInt8] {
    func number(_ half: ArraySlice<UInt8>) -> [UInt8] {
      let digits = Array(half.drop { $0 == 0 })
      let padded = (digits.first ?? 0x80) >= 0x80 ? [0] + digits : digits
      return [0x02, UInt8(padded.count)] + padded
    }
    let content = number(signature[..<32]) + number(signature[32...])
    return [0x30, UInt8(content.count)] + content
  }

  @Test func `What is no point of the curve and no number is no key`() throws {
    let point = P256.PrivateKey.random().publicKey.point
    var off = point
    off[64] ^= 1
    let others: [[UInt8]] = [
      [], [0x04], off, Array(point.dropLast()), point + [0], [0x02] + point[1...], [UInt8](repeating: 0, count: 65),
      [0x04] + [UInt8](repeating: 0, count: 64),
    ]
    for wrong in others {
      #expect(P256.PublicKey(point: wrong) == nil)
    }
    #expect(P256.PublicKey(point: point)?.point == point)
    for count in [0, 31, 33] { #expect(P256.PrivateKey(scalar: [UInt8](repeating: 1, count: count)) == nil) }
    #expect(P256.PrivateKey(scalar: [UInt8](repeating: 0, count: 32)) == nil)
  }

  /// Test case 2 of the specification of GCM (McGrew and Viega).
  @Test func `What is sealed is opened, unless it was changed`() {
    let (key, nonce) = ([UInt8](repeating: 0, count: 16), [UInt8](repeating: 0, count: 12))
    let sealed = AES128GCM.seal([UInt8](repeating: 0, count: 16), key: key, nonce: nonce)
    #expect(Hex.encode(sealed) == "0388dace60b6a392f328c2b971b2fe78ab6e47d42cec13bdf53a67b21257bddf")
    #expect(AES128GCM.open(sealed, key: key, nonce: nonce) == [UInt8](repeating: 0, count: 16))
    #expect(AES128GCM.open(AES128GCM.seal([], key: key, nonce: nonce), key: key, nonce: nonce) == [])
    for index in sealed.indices {
      var changed = sealed
      changed[index] ^= 1
      #expect(AES128GCM.open(changed, key: key, nonce: nonce) == nil)
    }
    #expect(AES128GCM.open(sealed, key: [1] + key.dropFirst(), nonce: nonce) == nil && AES128GCM.open([], key: key, nonce: nonce) == nil)
  }
}
