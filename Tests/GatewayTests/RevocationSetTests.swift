import FoundationEssentials
import Identity
import Revocations
import Testing
import Timekeeping

@testable import Gateway

@Suite struct RevocationSetTests {
  private static let start = Moment(milliseconds: 1_800_000_000_000)
  private let anna = UUID()
  private let eva = UUID()
  private let session = UUID()

  private func standing(_ roles: [String], until seconds: Double = 900) -> RevocationBatch.KnownStanding {
    RevocationBatch.KnownStanding(standing: Standing(roles: roles, capabilities: []), expireTime: Self.start + .seconds(seconds))
  }

  @Test func whatIsNotKnownOfIsGood() {
    #expect(RevocationSet().verdict(accountID: anna, sessionID: session) == .good)
  }

  @Test func anEndedSessionIsEndedWhateverItsAccount() {
    var set = RevocationSet()
    let version = set.version
    set.apply(RevocationBatch(sessions: [session: Self.start + .seconds(900)], standings: [anna: standing(["user"])]), at: Self.start)
    #expect(set.version > version)
    #expect(set.verdict(accountID: anna, sessionID: session) == .ended)
    #expect(set.verdict(accountID: eva, sessionID: session) == .ended)
    #expect(set.verdict(accountID: anna, sessionID: UUID()) == .changed(Standing(roles: ["user"], capabilities: [])))
    #expect(set.verdict(accountID: eva, sessionID: UUID()) == .good)
  }

  @Test func ofTwoStandingsTheLaterCounts() {
    var set = RevocationSet()
    for role in ["user", "admin"] { set.apply(RevocationBatch(standings: [anna: standing([role])]), at: Self.start) }
    #expect(set.verdict(accountID: anna, sessionID: session) == .changed(Standing(roles: ["admin"], capabilities: [])))
  }

  @Test func aSnapshotReplacesAndAHeartbeatChangesNothing() {
    var set = RevocationSet()
    set.apply(RevocationBatch(sessions: [session: Self.start + .seconds(900)]), at: Self.start)
    let version = set.version
    set.apply(RevocationBatch(), at: Self.start)
    #expect(set.version == version)
    set.apply(RevocationBatch(isSnapshot: true), at: Self.start)
    #expect(set.version > version && set.verdict(accountID: anna, sessionID: session) == .good)
  }

  @Test func whatContradictsNothingAnyMoreIsForgotten() {
    var set = RevocationSet()
    set.apply(RevocationBatch(isSnapshot: true), at: Self.start)
    let batch = RevocationBatch(
      sessions: [session: Self.start + .seconds(60), UUID(): Self.start + .seconds(61)],
      standings: [anna: standing([], until: 60), eva: standing([], until: 61)])
    set.apply(batch, at: Self.start + .seconds(1))
    set.apply(RevocationBatch(), at: Self.start + .seconds(59))
    #expect(set.count == 4)
    set.apply(RevocationBatch(), at: Self.start + .seconds(60))
    #expect(set.count == 2)
    #expect(set.verdict(accountID: eva, sessionID: UUID()) == .changed(Standing(roles: [], capabilities: [])))
  }
}
