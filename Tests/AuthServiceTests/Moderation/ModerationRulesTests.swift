import CairnTesting
import Testing
import Timekeeping

@testable import AuthService

@Suite struct ModerationRulesTests {
  private static let roles: [[String]] = [["user"], ["user", "moderator"], ["user", "admin"], ["user", "moderator", "admin"]]

  @Test func onlyWhoIsAboveSuspends() {
    for actor in Self.roles {
      for target in Self.roles {
        let (above, below) = (ModerationRules.Rank(roles: actor), ModerationRules.Rank(roles: target))
        let expected: ModerationRules.Refusal? = above == .user ? .notAllowed : above > below ? nil : .rankTooLow
        #expect(
          refusal { () throws(ModerationRules.Refusal) in try ModerationRules.checkSuspend(actor: actor, target: target) } == expected)
      }
      #expect(refusal { () throws(ModerationRules.Refusal) in try ModerationRules.checkSuspend(actor: nil, target: actor) } == .notAllowed)
    }
  }

  @Test func onlyAdminsHandOutRoles() {
    for actor in Self.roles {
      let expected: ModerationRules.Refusal? = actor.contains("admin") ? nil : .notAllowed
      #expect(refusal { () throws(ModerationRules.Refusal) in try ModerationRules.checkRoles(actor: actor) } == expected)
    }
    #expect(refusal { () throws(ModerationRules.Refusal) in try ModerationRules.checkRoles(actor: nil) } == .notAllowed)
  }

  @Test func rolesAreGivenAndTakenOnceAndTheLastAdminStays() throws {
    #expect(ModerationRules.granting(.moderator, to: ["user"]) == ["user", "moderator"])
    #expect(ModerationRules.granting(.moderator, to: ["user", "admin"]) == ["user", "moderator", "admin"])
    #expect(ModerationRules.granting(.admin, to: ["user", "admin"]) == nil)
    #expect(try ModerationRules.revoking(.admin, from: ["user", "admin"], adminCount: 2) == ["user"])
    #expect(try ModerationRules.revoking(.moderator, from: ["user"], adminCount: 1) == nil)
    #expect(throws: ModerationRules.Refusal.lastAdmin) { try ModerationRules.revoking(.admin, from: ["user", "admin"], adminCount: 1) }
  }

  @Test func aReasonIsSomethingToRead() {
    #expect(ModerationRules.isReason("spam") && ModerationRules.isReason("spam\nagain"))
    #expect(ModerationRules.isReason(String(repeating: "x", count: 500)) && !ModerationRules.isReason(String(repeating: "x", count: 501)))
    #expect(!ModerationRules.isReason("") && !ModerationRules.isReason("a\u{0}"))
  }

  @Test func aSuspensionEndsInTheFutureOrIsLifted() {
    let now = Moment(milliseconds: 1_800_000_000_000)
    #expect(ModerationRules.isEnd(nil, at: now) && ModerationRules.isEnd(now + .seconds(1), at: now))
    #expect(ModerationRules.isEnd(now + ModerationRules.suspensionMax, at: now))
    #expect(!ModerationRules.isEnd(now, at: now) && !ModerationRules.isEnd(now + ModerationRules.suspensionMax + .seconds(1), at: now))
  }

  private func refusal(_ body: () throws(ModerationRules.Refusal) -> Void) -> ModerationRules.Refusal? {
    do throws(ModerationRules.Refusal) {
      try body()
      return nil
    } catch {
      return error
    }
  }
}
