import CairnProto
import FoundationEssentials
import Identity
import Timekeeping

extension AccountStanding {
  /// The standing as a moderator sees it: without a suspension that has ended.
  init(_ accountID: UUID, _ standing: Standing, at now: Moment) {
    self.init(accountID: accountID.text, roles: standing.roles, suspension: standing.suspension(at: now).map { CairnProto.Suspension($0) })
  }
}

extension AuditEntry {
  /// The event as an admin sees it: with who did it, and nothing of the owner's devices.
  init(_ event: StoredSecurityEvent) {
    self.init(
      eventID: event.eventID.text, createTime: event.createTime, kind: SecurityEvent.Kind(event.kind), accountID: event.accountID.text,
      actorAccountID: event.actorAccountID?.text ?? "", role: event.role ?? "", suspensionReason: event.suspensionReason ?? "",
      suspensionEndTime: event.suspensionEndTime)
  }
}

extension AccountFile {
  /// The account as a moderator sees it: how its owner comes in, and whether.
  init(_ account: StoredAccount, _ facts: AccountFactStore.Facts, isLeaving: Bool, at now: Moment) {
    self.init(
      standing: AccountStanding(account.accountID, account.standing(at: now), at: now), username: account.username ?? "",
      createTime: account.createTime, isGuest: account.isGuest, isEmailVerified: account.isEmailVerified, hasPassword: facts.hasPassword,
      hasSecondFactor: facts.hasSecondFactor, providers: facts.providers, sessionCount: Int32(clamping: facts.sessionCount),
      lastUseTime: facts.lastUseTime, isLeaving: isLeaving)
  }
}
