import Cryptography
import QuickSignatures
import Testing

/// Two libraries that make and believe the same.
@Suite struct QuickSignatureTests {
  @Test func bothLibrariesMakeTheSameSignature() throws {
    for length in [0, 1, 300] {
      let (seed, message) = (RandomBytes.generate(Ed25519.keyByteCount), RandomBytes.generate(length))
      let quick = try #require(QuickSignature(seed: seed))
      #expect(try #require(Ed25519.PrivateKey(seed: seed)).sign(message) == quick.sign(message))
    }
    #expect(QuickSignature(seed: [1, 2, 3]) == nil && QuickVerification(publicKey: [1, 2, 3]) == nil)
  }

  @Test func bothBelieveTheSameSignatures() throws {
    let message = RandomBytes.generate(300)
    let key = try #require(Ed25519.PrivateKey(seed: RandomBytes.generate(Ed25519.keyByteCount)))
    let quick = try #require(QuickVerification(publicKey: key.publicKey.bytes))
    let signature = key.sign(message)
    #expect(quick.isValid(signature, for: message))
    for position in signature.indices {
      var changed = signature
      changed[position] ^= 1
      #expect(!quick.isValid(changed, for: message) && !key.publicKey.isValid(changed, for: message), "\(position)")
    }
    for other in [message + [0], Array(message.dropLast()), []] { #expect(!quick.isValid(signature, for: other)) }
    for length in [0, 32, 63, 65] {
      let other = Array((signature + [0]).prefix(length))
      #expect(!quick.isValid(other, for: message) && !key.publicKey.isValid(other, for: message))
    }
    // The same signature with the group's order added to its second half (RFC 8032 §5.1.7): known to neither, or one token had two texts.
    let order: [UInt8] = [
      0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0x10,
    ]
    var (malleable, carry) = (signature, 0)
    for index in 0..<32 {
      let sum = Int(malleable[32 + index]) + Int(order[index]) + carry
      (malleable[32 + index], carry) = (UInt8(sum & 0xFF), sum >> 8)
    }
    #expect(!quick.isValid(malleable, for: message) && !key.publicKey.isValid(malleable, for: message))
    let stranger = try #require(Ed25519.PrivateKey(seed: RandomBytes.generate(Ed25519.keyByteCount)))
    #expect(!quick.isValid(stranger.sign(message), for: message))
  }
}
