import CairnProto
import Identity

extension SecurityEvent {
  /// The event as the owner of the account sees it: not who did it.
  init(_ stored: StoredSecurityEvent) {
    self.init(
      eventID: stored.eventID.text, kind: Kind(stored.kind), createTime: stored.createTime, sessionID: stored.sessionID?.text ?? "",
      deviceName: stored.device.name, app: stored.device.app, network: stored.device.network ?? "", role: stored.role ?? "",
      suspensionReason: stored.suspensionReason ?? "", suspensionEndTime: stored.suspensionEndTime,
      revokedCount: stored.revokedCount ?? 0, provider: stored.provider ?? "")
  }
}

extension SecurityEvent.Kind {
  init(_ kind: StoredSecurityEvent.Kind) {
    switch kind {
    case .signUp: self = .signUp
    case .logIn: self = .logIn
    case .newDevice: self = .newDevice
    case .logInTriesFailed: self = .logInTriesFailed
    case .logOut: self = .logOut
    case .sessionRevoked: self = .sessionRevoked
    case .sessionsRevoked: self = .sessionsRevoked
    case .refreshTokenReused: self = .refreshTokenReused
    case .passwordChanged: self = .passwordChanged
    case .passwordResetRequested: self = .passwordResetRequested
    case .passwordReset: self = .passwordReset
    case .emailChanged: self = .emailChanged
    case .emailChangeRequested: self = .emailChangeRequested
    case .emailVerified: self = .emailVerified
    case .emailChangeUndone: self = .emailChangeUndone
    case .roleGranted: self = .roleGranted
    case .roleRevoked: self = .roleRevoked
    case .suspended: self = .suspended
    case .suspensionLifted: self = .suspensionLifted
    case .identityLinked: self = .identityLinked
    case .identityUnlinked: self = .identityUnlinked
    case .guestUpgraded: self = .guestUpgraded
    case .guestMerged: self = .guestMerged
    case .usernameChanged: self = .usernameChanged
    case .secondFactorEnabled: self = .secondFactorEnabled
    case .secondFactorDisabled: self = .secondFactorDisabled
    case .secondFactorTriesFailed: self = .secondFactorTriesFailed
    case .recoveryCodeUsed: self = .recoveryCodeUsed
    case .recoveryCodesReplaced: self = .recoveryCodesReplaced
    case .guardianAsked: self = .guardianAsked
    case .guardianConsented: self = .guardianConsented
    case .guardianRefused: self = .guardianRefused
    case .guardianWithdrew: self = .guardianWithdrew
    case .deletionRequested: self = .deletionRequested
    case .deletionCanceled: self = .deletionCanceled
    case .exportRequested: self = .exportRequested
    case .exportReady: self = .exportReady
    case .sessionsEnded: self = .sessionsEnded
    case .secondFactorReset: self = .secondFactorReset
    case .deletionOrdered: self = .deletionOrdered
    case .deletionRecalled: self = .deletionRecalled
    case .exportOrdered: self = .exportOrdered
    case .exportTaken: self = .exportTaken
    case .standingSeen: self = .standingSeen
    case .auditSeen: self = .auditSeen
    case .mailsSeen: self = .mailsSeen
    case .accountSought: self = .accountSought
    case .namesRemoved: self = .namesRemoved
    case .usernameRemoved: self = .usernameRemoved
    }
  }
}
