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
    #expect(try ModerationRules.granting(.moderator, to: ["user"], isGuest: false) == ["user", "moderator"])
    #expect(try ModerationRules.granting(.moderator, to: ["user", "admin"], isGuest: false) == ["user", "moderator", "admin"])
    #expect(try ModerationRules.granting(.admin, to: ["user", "admin"], isGuest: false) == nil)
    #expect(try ModerationRules.revoking(.admin, from: ["user", "admin"], isAdminLeft: true) == ["user"])
    #expect(try ModerationRules.revoking(.moderator, from: ["user"], isAdminLeft: false) == nil)
    #expect(throws: ModerationRules.Refusal.lastAdmin) {
      try ModerationRules.revoking(.admin, from: ["user", "admin"], isAdminLeft: false)
    }
  }

  @Test func guestsGetNoRole() throws {
    #expect(throws: ModerationRules.Refusal.guest) { try ModerationRules.granting(.moderator, to: ["user"], isGuest: true) }
    #expect(try ModerationRules.granting(.admin, to: ["user", "admin"], isGuest: true) == nil)
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
