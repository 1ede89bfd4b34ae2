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
