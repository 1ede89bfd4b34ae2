import Testing

@testable import Cryptography

@Suite struct Argon2idTests {
  private static let small = Argon2id(memoryKiB: 64, passes: 1, lanes: 1)

  /// From the test program of the reference implementation (phc-winner-argon2), version 0x13.
  @Test(arguments: [
    (
      Argon2id(memoryKiB: 65_536, passes: 2, lanes: 1),
      "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"
    ),
    (Argon2id(memoryKiB: 256, passes: 2, lanes: 1), "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4"),
  ])
  func hashesAreThoseOfTheReference(parameters: Argon2id, encoded: String) throws {
    #expect(try parameters.hash(Array("password".utf8), salt: Array("somesalt".utf8)) == encoded)
    #expect(try Argon2id.verify(Array("password".utf8), against: encoded))
  }

  @Test func onlyThePasswordFits() throws {
    let password = Array("correct horse \u{1F40E}".utf8)
    let encoded = try Self.small.hash(password)
    #expect(try Argon2id.verify(password, against: encoded))
    #expect(try !Argon2id.verify(password.dropLast(), against: encoded))
    #expect(try !Argon2id.verify([], against: encoded))
    #expect(try Self.small.hash(password) != encoded)
    // Nothing is cut off: 128 scalars of four bytes each, the last one counts, and so does a space behind it.
    let long = [[UInt8]](repeating: Array("\u{1F40E}".utf8), count: 127).flatMap(\.self)
    let longEncoded = try Self.small.hash(long + Array("a".utf8))
    for end in ["a", "b", "", "a "] {
      #expect(try Argon2id.verify(long + Array(end.utf8), against: longEncoded) == (end == "a"))
    }
  }

  @Test func anEmptyPasswordAndABinaryOneCanBeHashed() throws {
    for password in [[], [0], [0, 1, 0], [UInt8](repeating: 0xFF, count: 1_000)] as [[UInt8]] {
      #expect(try Argon2id.verify(password, against: Self.small.hash(password)))
    }
    #expect(try !Argon2id.verify([0], against: Self.small.hash([])))
  }

  @Test func theStandardParametersAreWrittenIntoTheHash() throws {
    let encoded = try Argon2id.standard.hash(Array("password".utf8))
    #expect(encoded.hasPrefix("$argon2id$v=19$m=19456,t=2,p=1$"))
    #expect(!Argon2id.standard.needsRehash(encoded))
    #expect(Self.small.needsRehash(encoded))
    #expect(Argon2id.standard.needsRehash("$2b$10$something"))
  }

  @Test(arguments: [
    "", "plain", "$argon2i$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4",
    "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ",
    "$argon2id$v=16$m=256,t=2,p=1$c29tZXNhbHQ$nf65", "$argon2id$v=19$m=99999999,t=2,p=1$c29tZXNhbHQ$nf65",
    "$argon2id$v=19$t=2,m=256,p=1$a$b",
  ])
  func whatIsNotAHashOfOursIsRefused(encoded: String) {
    #expect(throws: Argon2Error.self) { try Argon2id.verify([1], against: encoded) }
  }
}
