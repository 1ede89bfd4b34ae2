import Cryptography
import FoundationEssentials
import Identity
import Testing
import Timekeeping

@testable import AuthService

@Suite struct SigningKeyRulesTests {
  private static let start = Moment(milliseconds: 1_800_000_000_000)
  private let rules = SigningKeyRules()

  private func day(_ day: Double) -> Moment { Self.start + .seconds(day * 86_400) }

  @Test func theFirstKeySignsAtOnce() throws {
    let first = try #require(rules.missing([], at: Self.start))
    #expect(first.startTime == Self.start && first.retireTime == day(30) && first.expireTime == day(30) + .seconds(900))
    #expect(rules.current([first], at: Self.start) == 0)
    #expect(rules.missing([first], at: Self.start) == nil)
  }

  @Test func theNextKeyIsAnnouncedADayAhead() throws {
    let first = try #require(rules.missing([], at: Self.start))
    #expect(rules.missing([first], at: day(28.99)) == nil)
    let second = try #require(rules.missing([first], at: day(29)))
    #expect(second.startTime == first.retireTime)
    #expect(rules.current([second, first], at: day(29)) == 1)
    #expect(rules.missing([second, first], at: day(29.5)) == nil)
    #expect(rules.current([second, first], at: day(30)) == 0)
  }

  @Test func aReplicaWhoseClockIsBehindUsesTheKeyOfTheOther() throws {
    let first = try #require(rules.missing([], at: Self.start))
    #expect(rules.current([first], at: Self.start - .seconds(5)) == 0)
    #expect(rules.missing([first], at: Self.start - .seconds(5)) == nil)
    #expect(rules.current([first], at: Self.start - .seconds(6)) == nil)
  }

  @Test func afterALongSleepANewKeyIsMade() throws {
    let first = try #require(rules.missing([], at: Self.start))
    #expect(rules.current([first], at: day(40)) == nil)
    #expect(rules.missing([first], at: day(40))?.startTime == day(40))
  }

  /// A year, asked every six hours: there is always a key, no two periods overlap, and no token outlives the key that signed it.
  @Test func overAYearNobodyIsLoggedOut() throws {
    var periods: [SigningKeyRules.Period] = []
    for quarter in 0..<(4 * 365) {
      let now = day(Double(quarter) / 4)
      if let period = rules.missing(periods, at: now) { periods.append(period) }
      let current = periods[try #require(rules.current(periods, at: now))]
      #expect(current.expireTime >= now + rules.tokenLifetime)
      #expect(periods.filter { $0.expireTime > now }.count <= SigningKeyStore.keysMax)
    }
    #expect(periods.count == 13)
    for (earlier, later) in zip(periods, periods.dropFirst()) { #expect(earlier.retireTime == later.startTime) }
  }

  @Test func aSealedKeyOpensOnlyWithItsMasterKey() throws {
    let (sealing, period) = (SymmetricKey.random(), try #require(rules.missing([], at: Self.start)))
    let stored = try #require(StoredSigningKey.generate(for: period, sealingKey: sealing))
    let signer = try #require(stored.signer(issuer: "cairn", openedBy: sealing))
    #expect(stored.keyID.utf8.count == 16)
    let token = AccessToken(
      accountID: UUID(), sessionID: UUID(), roles: [], capabilities: [], issueTime: Self.start, expireTime: Self.start + .seconds(60))
    let published = AccessTokenVerifier.Key(
      id: stored.keyID, publicKey: try #require(Ed25519.PublicKey(bytes: stored.publicKey)), expireTime: period.expireTime)
    let read = try AccessTokenVerifier(issuer: "cairn", keys: [published]).verify(signer.sign(token), at: Self.start)
    #expect(read.accountID == token.accountID)
    #expect(stored.signer(issuer: "cairn", openedBy: .random()) == nil)
    let moved = StoredSigningKey(
      keyID: "0000000000000000", publicKey: stored.publicKey, sealedPrivateKey: stored.sealedPrivateKey, period: period)
    #expect(moved.signer(issuer: "cairn", openedBy: sealing) == nil)
  }
}
