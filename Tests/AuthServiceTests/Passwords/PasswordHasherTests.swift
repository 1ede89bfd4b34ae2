import CairnTesting
import Cryptography
import EventLoop
import RPC
import Testing

@testable import AuthService

@Suite struct PasswordHasherTests {
  @Test func tooManyAtOnceAreToldToComeLater() async throws {
    let hasher = try PasswordHasher(masterKey: .random(), parameters: .standard, offload: Offload(threads: 1, queueMax: 1))
    let outcomes = try await TestLoop.run { _ in
      await withTaskGroup(of: String.self) { group in
        for _ in 0..<8 {
          group.addTask {
            do {
              _ = try await hasher.hash("violet harbour 7")
              return "done"
            } catch let error as RPCError {
              return "\(error.code.rawValue) \(error.reason)"
            } catch {
              return "\(error)"
            }
          }
        }
        return await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
    }
    #expect(outcomes == ["done", "resource_exhausted OVERLOADED"])
  }

  @Test func everyScalarOfALongPassphraseCounts() async throws {
    let hasher = try PasswordHasher(masterKey: .random(), parameters: AuthFixture.cheapHash, offload: Offload(threads: 1, queueMax: 8))
    let passphrase = String(repeating: "ein Pferd, 馬 und 🐎  ", count: 7).unicodeScalars.prefix(128)
    try await TestLoop.run { _ in
      let encoded = try await hasher.hash(String(String.UnicodeScalarView(passphrase)))
      #expect(try await hasher.verify(String(String.UnicodeScalarView(passphrase)), against: encoded))
      for place in [0, 63, 64, 127] {
        var other = Array(passphrase)
        other[place] = "x"
        #expect(try await !hasher.verify(String(String.UnicodeScalarView(other)), against: encoded), "\(place)")
      }
      #expect(try await !hasher.verify(String(String.UnicodeScalarView(passphrase.dropLast())), against: encoded))
    }
  }

  @Test func withoutTheMasterKeyAHashCannotBeGuessedAt() async throws {
    let masterKey = SymmetricKey.random()
    func hasher(_ key: SymmetricKey) throws -> PasswordHasher {
      try PasswordHasher(masterKey: key, parameters: AuthFixture.cheapHash, offload: Offload(threads: 1, queueMax: 8))
    }
    let (own, same, foreign) = (try hasher(masterKey), try hasher(masterKey), try hasher(.random()))
    try await TestLoop.run { _ in
      let encoded = try await own.hash("violet harbour 7")
      #expect(try await same.verify("violet harbour 7", against: encoded))
      #expect(try await !foreign.verify("violet harbour 7", against: encoded))
      // What a copy of the database holds is no hash of the password itself.
      let copied = encoded.split(separator: "$").prefix(5).map { "$" + $0 }.joined()
      let isGuessed = try Argon2id.verify(Array("violet harbour 7".utf8), against: copied)
      #expect(!isGuessed)
      #expect(!own.needsRehash(encoded) && own.needsRehash(copied))
    }
  }

  @Test func aHashFromBeforeTheKeyIsStillGoodAndIsReplaced() async throws {
    let hasher = try PasswordHasher(
      masterKey: .random(), parameters: AuthFixture.cheapHash, offload: Offload(threads: 1, queueMax: 8))
    let old = try AuthFixture.cheapHash.hash(Array("violet harbour 7".utf8))
    try await TestLoop.run { _ in
      let answers = (
        try await hasher.verify("violet harbour 7", against: old), try await hasher.verify("violet harbour 8", against: old)
      )
      #expect(answers == (true, false))
      #expect(hasher.needsRehash(old))
    }
  }

  @Test func theMasterKeyIsExchangedWithoutForgettingAPassword() async throws {
    let (first, second) = (SymmetricKey.random(), SymmetricKey.random())
    func hasher(_ key: SymmetricKey) throws -> PasswordHasher {
      try PasswordHasher(masterKey: key, parameters: AuthFixture.cheapHash, offload: Offload(threads: 1, queueMax: 8))
    }
    let (old, next, new) = (try hasher(first), try hasher(second.accepting([first])), try hasher(second))
    try await TestLoop.run { _ in
      let before = try await old.hash("violet harbour 7")
      let isKnown = try await next.verify("violet harbour 7", against: before)
      #expect(isKnown && next.needsRehash(before))
      let after = try await next.hash("violet harbour 7")
      let answers = (
        try await new.verify("violet harbour 7", against: after), try await new.verify("violet harbour 7", against: before),
        try await next.verify("violet harbour 8", against: before)
      )
      #expect(answers == (true, false, false))
      #expect(!new.needsRehash(after) && !next.needsRehash(after))
      // From when a key had no name.
      let nameless = before.split(separator: "$").prefix(5).map { "$" + $0 }.joined() + "$k1"
      let isStillKnown = try await old.verify("violet harbour 7", against: nameless)
      #expect(isStillKnown && old.needsRehash(nameless))
    }
  }

  @Test func withoutAnAccountTheAnswerTakesAsLong() async throws {
    let hasher = try PasswordHasher(masterKey: .random(), parameters: .standard, offload: Offload(threads: 1, queueMax: 8))
    let (known, unknown) = try await TestLoop.run { _ in
      let encoded = try await hasher.hash("violet harbour 7")
      let clock = ContinuousClock()
      var durations = [Duration](repeating: .seconds(100), count: 2)
      // In turns, and the quickest of several: what else the machine does only adds.
      for _ in 0..<8 {
        for (index, candidate) in [encoded, nil].enumerated() {
          let start = clock.now
          let isPassword = try await hasher.verify("wrong", against: candidate)
          durations[index] = min(durations[index], clock.now - start)
          #expect(!isPassword)
        }
      }
      return (durations[0], durations[1])
    }
    // An answer without a hash would take a thousandth.
    #expect(unknown > known * 0.25 && unknown < known * 4)
  }
}

extension PasswordHasher {
  /// As it is where nobody else waits.
  func hash(_ password: String) async throws -> String { try await hash(password, from: "192.0.2.1") }

  func verify(_ password: String, against encoded: String?) async throws -> Bool {
    try await verify(password, against: encoded, from: "192.0.2.1", isKnown: false)
  }
}
