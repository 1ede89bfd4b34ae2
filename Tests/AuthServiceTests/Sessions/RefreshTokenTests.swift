import Cryptography
import FoundationEssentials
import Testing
import Timekeeping

@testable import AuthService

@Suite struct RefreshTokenTests {
  private let key = RefreshTokenKey(masterKey: SymmetricKey(bytes: [UInt8](repeating: 3, count: 32))!)
  private let sessionID = UUID()

  @Test func whatWasWrittenIsRead() throws {
    var token = key.first(of: sessionID)
    for generation in 0..<5 as Range<Int32> {
      #expect(token.generation == generation && token.sessionID == sessionID)
      #expect(key.read(key.text(of: token)) == token)
      token = key.successor(of: token)
    }
  }

  @Test func theSuccessorIsAlwaysTheSameAndNobodyElseCanMakeIt() {
    let token = key.first(of: sessionID)
    #expect(key.successor(of: token) == key.successor(of: token))
    let other = RefreshTokenKey(masterKey: .random())
    #expect(other.successor(of: token) != key.successor(of: token))
    #expect(other.read(key.text(of: token)) == nil)
    #expect(key.first(of: sessionID) != token)
  }

  @Test func allTokensOfASessionHaveHashesOfTheirOwn() {
    var tokens = [key.first(of: sessionID)]
    for _ in 0..<100 { tokens.append(key.successor(of: tokens[tokens.count - 1])) }
    #expect(Set(tokens.map(\.hash)).count == tokens.count)
    #expect(tokens.allSatisfy { $0.hash.count == 32 })
  }

  @Test func everyCharacterCounts() {
    let text = Array(key.text(of: key.first(of: sessionID)).utf8)
    for position in text.indices {
      var changed = text
      changed[position] = changed[position] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
      #expect(key.read(String(decoding: changed, as: UTF8.self)) == nil)
    }
    for length in text.indices { #expect(key.read(String(decoding: text.prefix(length), as: UTF8.self)) == nil) }
  }

  @Test(arguments: ["", "x", "é", "\u{0}", String(repeating: "A", count: 92), String(repeating: "A", count: 1_000_000)])
  func whatIsNotATokenIsRefused(text: String) {
    #expect(key.read(text) == nil)
  }

  @Test func aTokenNeverPrintsItself() {
    let token = key.first(of: sessionID)
    var dumped = ""
    dump(token, to: &dumped)
    #expect("\(token)" == "RefreshToken(redacted)" && dumped.utf8.count < 80)
  }

  @Test func aSessionKnowsItsTokens() {
    let first = key.first(of: sessionID)
    let second = key.successor(of: first)
    let third = key.successor(of: second)
    let now = Moment(microseconds: 0)
    var session = StoredSession(
      sessionID: sessionID, accountID: UUID(), device: .unknown, generation: 0, tokenHash: first.hash, previousTokenHash: nil,
      createTime: now,
      rotateTime: now, idleExpireTime: now, absoluteExpireTime: now)
    #expect(session.standing(of: first) == .current && session.standing(of: second) == .stranger)
    session.generation = 2
    session.tokenHash = third.hash
    session.previousTokenHash = second.hash
    #expect([first, second, third].map(session.standing) == [.older, .predecessor, .current])
    // A token of our own making, of the right number, that is not the one that was kept: another has taken its place.
    #expect(session.standing(of: key.successor(of: key.successor(of: key.first(of: sessionID)))) == .replaced)
    #expect(session.standing(of: key.successor(of: first, replacedAt: now)) == .replaced)
    // From before a restored backup, say.
    #expect(session.standing(of: key.successor(of: third)) == .stranger)
  }
}
