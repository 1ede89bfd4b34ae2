import Cryptography
import Testing

@Suite struct DigestTests {
  /// FIPS 180-4, examples of the Secure Hash Standard.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func sha256IsThatOfTheStandard(message: String, digest: String) {
    #expect(Hex.encode(SHA256.digest(of: Array(message.utf8))) == digest)
    let running = RunningSHA256()
    for byte in message.utf8 { running.update([byte]) }
    running.update([])
    #expect(Hex.encode(running.finish()) == digest)
  }

  /// RFC 4231 §4, test cases 1 to 4, 6 and 7 (5 truncates the code).
  @Test(
    arguments: [
      (
        [UInt8](repeating: 0x0B, count: 20), Array("Hi There".utf8), "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
      ),
      (
        Array("Jefe".utf8), Array("what do ya want for nothing?".utf8), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
      ),
      (
        [UInt8](repeating: 0xAA, count: 20), [UInt8](repeating: 0xDD, count: 50),
        "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
      ),
      (
        Array(1...25), [UInt8](repeating: 0xCD, count: 50), "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"
      ),
      (
        [UInt8](repeating: 0xAA, count: 131), Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
      ),
      (
        [UInt8](repeating: 0xAA, count: 131),
        Array(
          ("This is a test using a larger than block-size key and a larger than block-size data. "
            + "The key needs to be hashed before being used by the HMAC algorithm.").utf8),
        "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"
      ),
    ] as [([UInt8], [UInt8], String)])
  func hmacIsThatOfTheRFC(key: [UInt8], message: [UInt8], code: String) {
    let hmac = HMACSHA256(keyBytes: key)
    // Twice, because the second starts from the kept key.
    for _ in 0..<2 { #expect(Hex.encode(hmac.authenticationCode(for: message)) == code) }
    #expect(hmac.isValid(Hex.decode(code) ?? [], for: message))
  }

  @Test func partsAreOneMessage() {
    let hmac = HMACSHA256(key: .random())
    #expect(hmac.authenticationCode(for: [1, 2], [], [3]) == hmac.authenticationCode(for: [1, 2, 3]))
  }

  @Test func aCodeOfAnotherLengthOrWithOneOtherBitIsNotValid() {
    let hmac = HMACSHA256(key: .random())
    var code = hmac.authenticationCode(for: [1])
    #expect(!hmac.isValid(code.dropLast(), for: [1]))
    #expect(!hmac.isValid([], for: [1]))
    code[31] ^= 1
    #expect(!hmac.isValid(code, for: [1]))
  }

  @Test func comparingLooksAtEveryByte() {
    let secret = Array(0..<32) as [UInt8]
    #expect(ConstantTime.areEqual(secret, secret))
    #expect(ConstantTime.areEqual([], []))
    for position in secret.indices {
      var other = secret
      other[position] ^= 0x80
      #expect(!ConstantTime.areEqual(secret, other))
    }
    #expect(!ConstantTime.areEqual(secret, secret + [0]))
  }

  @Test func randomBytesDiffer() {
    let drawn = Set((0..<1_000).map { _ in RandomBytes.generate(16) })
    #expect(drawn.count == 1_000)
    #expect(RandomBytes.generate(0).isEmpty)
  }

  /// RFC 2202 §3, test cases 1, 2 and 6.
  @Test(
    arguments: [
      ([UInt8](repeating: 0x0B, count: 20), "Hi There", "b617318655057264e28bc0b6fb378c8ef146be00"),
      (Array("Jefe".utf8), "what do ya want for nothing?", "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"),
      (
        [UInt8](repeating: 0xAA, count: 80), "Test Using Larger Than Block-Size Key - Hash Key First",
        "aa4ae5e15272d00e95705637ce8a3b55ed402112"
      ),
    ] as [([UInt8], String, String)])
  func aCodeBySHA1IsThatOfTheStandard(key: [UInt8], message: String, code: String) {
    #expect(Hex.encode(HMACSHA1.code(of: Array(message.utf8), key: key)) == code)
  }
}
