import Cryptography
import Testing

@Suite struct Ed25519Tests {
  /// RFC 8032 §7.1, TEST 1 to 3: seed, public key, message, signature.
  static let vectors = [
    (
      "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
      "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
      "",
      "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"
    ),
    (
      "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
      "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
      "72",
      "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
    ),
    (
      "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
      "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
      "af82",
      "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a"
    ),
  ]

  @Test(arguments: vectors) func signaturesAreThoseOfTheRFC(vector: (seed: String, publicKey: String, message: String, signature: String))
    throws
  {
    let key = try #require(Ed25519.PrivateKey(seed: Hex.decode(vector.seed) ?? []))
    let message = try #require(Hex.decode(vector.message))
    #expect(Hex.encode(key.publicKey.bytes) == vector.publicKey)
    #expect(Hex.encode(key.sign(message)) == vector.signature)
    let stranger = try #require(Ed25519.PublicKey(bytes: Hex.decode(vector.publicKey) ?? []))
    #expect(stranger.isValid(key.sign(message), for: message))
  }

  @Test func nothingElseIsAValidSignature() throws {
    let key = try #require(Ed25519.PrivateKey(seed: RandomBytes.generate(32)))
    let other = try #require(Ed25519.PrivateKey(seed: RandomBytes.generate(32)))
    let message = Array("deal".utf8)
    let signature = key.sign(message)
    for position in signature.indices {
      var forged = signature
      forged[position] ^= 1
      #expect(!key.publicKey.isValid(forged, for: message))
    }
    #expect(!key.publicKey.isValid(signature, for: message + [0]))
    #expect(!other.publicKey.isValid(signature, for: message))
    #expect(!key.publicKey.isValid([], for: message))
    #expect(!key.publicKey.isValid(signature + [0], for: message))
    #expect(!key.publicKey.isValid([UInt8](repeating: 0, count: 64), for: message))
  }

  @Test func keysHave32Bytes() {
    #expect(Ed25519.PrivateKey(seed: []) == nil)
    #expect(Ed25519.PrivateKey(seed: [UInt8](repeating: 1, count: 33)) == nil)
    #expect(Ed25519.PublicKey(bytes: [UInt8](repeating: 1, count: 31)) == nil)
  }
}

@Suite struct SymmetricKeyTests {
  /// Copies of a key share one computation: messages of several threads must not run into each other.
  @Test func codesAreRightOnManyThreadsAtOnce() async {
    let key = SymmetricKey.random()
    let right = await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          let own = HMACSHA256(key: key)
          return (0..<2_000).allSatisfy { number in
            let message = [UInt8](repeating: UInt8(task), count: number % 200)
            return key.authenticationCode(for: message) == own.authenticationCode(for: message)
          }
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(right)
  }

  @Test func aSealedSecretOpensOnlyWithItsKeyAndContext() {
    let (key, secret, context) = (SymmetricKey.random(), Array("signing key".utf8), Array("row 7".utf8))
    let sealed = key.seal(secret, context: context)
    #expect(key.open(sealed, context: context) == secret)
    #expect(key.open(sealed, context: Array("row 8".utf8)) == nil)
    #expect(SymmetricKey.random().open(sealed, context: context) == nil)
    #expect(key.seal(secret, context: context) != sealed)
    #expect(key.open(key.seal([], context: []), context: []) == [])
  }

  @Test func everyByteOfASealedSecretCounts() {
    let key = SymmetricKey.random()
    let sealed = key.seal(Array("signing key".utf8), context: [])
    for position in sealed.indices {
      var changed = sealed
      changed[position] ^= 0x10
      #expect(key.open(changed, context: []) == nil)
    }
    for length in 0..<sealed.count { #expect(key.open(Array(sealed.prefix(length)), context: []) == nil) }
  }

  @Test func aKeyOpensAndKnowsWhatThoseMadeThatItAcceptsAndMakesNothingWithThem() {
    let (old, new, stranger) = (SymmetricKey.random(), SymmetricKey.random(), SymmetricKey.random())
    let (next, message) = (new.accepting([stranger, old]).derived(for: "a"), Array("message".utf8))
    let (before, after) = (old.derived(for: "a"), new.derived(for: "a"))
    let sealed = before.seal(message, context: [1])
    #expect(next.open(sealed, context: [1]) == message && next.open(sealed, context: [2]) == nil)
    #expect(!next.hasSealed(sealed, context: [1]) && before.hasSealed(sealed, context: [1]))
    #expect(after.open(sealed, context: [1]) == nil)
    #expect(after.open(next.seal(message, context: []), context: []) == message)
    #expect(next == after && next.authenticationCode(for: message) == after.authenticationCode(for: message))
    let code = before.authenticationCode(for: message)
    #expect(next.isCode(code, of: message) && next.isCode(Array(code.prefix(16)), of: message) && !after.isCode(code, of: message))
    #expect(next.authenticationCodes(for: message).count == 3 && next.authenticationCodes(for: message).last == code)
    // Fewer bytes prove nothing.
    #expect(!next.isCode(Array(code.prefix(15)), of: message) && !next.isCode([], of: message) && !next.isCode(code + [0], of: message))
    #expect(old.derived(for: "b").isCode(code, of: message) == false)
  }

  @Test func aKeyIs64HexDigits() {
    let hex = String(repeating: "0a", count: 32)
    #expect(SymmetricKey(hex: hex) == SymmetricKey(bytes: [UInt8](repeating: 10, count: 32)))
    #expect(SymmetricKey(hex: String(hex.dropLast(2))) == nil)
    #expect(SymmetricKey(hex: hex + "00") == nil)
    #expect(SymmetricKey(hex: "z" + hex.dropFirst()) == nil)
    #expect(SymmetricKey(bytes: []) == nil)
  }

  @Test func keysOfDifferentPurposesDiffer() {
    let key = SymmetricKey.random()
    #expect(key.derived(for: "a") == key.derived(for: "a"))
    #expect(key.derived(for: "a") != key.derived(for: "b"))
    #expect(key.derived(for: "a") != key)
  }

  /// RFC 5869 appendix A.3, its pseudo-random key expanded with empty info: the first 32 bytes of the output.
  @Test func derivingIsHKDFExpand() {
    let key = SymmetricKey(hex: "19ef24a32c717b167f33a91d6f648bdf96596776afdb6377ac434c1c293ccb04")
    let expanded = SymmetricKey(hex: "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d")
    #expect(key != nil && key?.derived(for: "") == expanded)
  }

  @Test func aKeyNeverPrintsItself() {
    let key = SymmetricKey(bytes: [UInt8](repeating: 0x41, count: 32))
    var dumped = ""
    dump(key, to: &dumped)
    for text in ["\(key as Any)", String(reflecting: key), dumped] { #expect(!text.contains("65") && !text.contains("41")) }
  }
}
