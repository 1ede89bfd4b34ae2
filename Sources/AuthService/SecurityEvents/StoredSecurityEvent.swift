import FoundationEssentials
import Timekeeping

/// Something that has happened to the security of an account, as it is kept.
struct StoredSecurityEvent: Sendable, Hashable {
  /// Kind of the event that has happened; the names are the contract's without their prefix.
  enum Kind: String, Sendable, CaseIterable {
    case signUp = "SIGN_UP"
    case logIn = "LOG_IN"
    case newDevice = "NEW_DEVICE"
    case logInTriesFailed = "LOG_IN_TRIES_FAILED"
    case logOut = "LOG_OUT"
    case sessionRevoked = "SESSION_REVOKED"
    case sessionsRevoked = "SESSIONS_REVOKED"
    case refreshTokenReused = "REFRESH_TOKEN_REUSED"
    case passwordChanged = "PASSWORD_CHANGED"
    case passwordResetRequested = "PASSWORD_RESET_REQUESTED"
    case passwordReset = "PASSWORD_RESET"
    case emailChanged = "EMAIL_CHANGED"
    case emailChangeRequested = "EMAIL_CHANGE_REQUESTED"
    case emailVerified = "EMAIL_VERIFIED"
    case emailChangeUndone = "EMAIL_CHANGE_UNDONE"
    case roleGranted = "ROLE_GRANTED"
    case roleRevoked = "ROLE_REVOKED"
    case suspended = "SUSPENDED"
    case suspensionLifted = "SUSPENSION_LIFTED"
    case identityLinked = "IDENTITY_LINKED"
    case identityUnlinked = "IDENTITY_UNLINKED"
    case guestUpgraded = "GUEST_UPGRADED"
    case guestMerged = "GUEST_MERGED"
    case usernameChanged = "USERNAME_CHANGED"
    case secondFactorEnabled = "SECOND_FACTOR_ENABLED"
    case secondFactorDisabled = "SECOND_FACTOR_DISABLED"
    case secondFactorTriesFailed = "SECOND_FACTOR_TRIES_FAILED"
    case recoveryCodeUsed = "RECOVERY_CODE_USED"
    case recoveryCodesReplaced = "RECOVERY_CODES_REPLACED"
    case guardianAsked = "GUARDIAN_ASKED"
    case guardianConsented = "GUARDIAN_CONSENTED"
    case guardianRefused = "GUARDIAN_REFUSED"
    case guardianWithdrew = "GUARDIAN_WITHDREW"
    case deletionRequested = "DELETION_REQUESTED"
    case deletionCanceled = "DELETION_CANCELED"
    case exportRequested = "EXPORT_REQUESTED"
    case exportReady = "EXPORT_READY"
    /// For the audit: the owner sees `sessionsRevoked`.
    case sessionsEnded = "SESSIONS_ENDED"
    /// For the audit: the owner sees `secondFactorDisabled`.
    case secondFactorReset = "SECOND_FACTOR_RESET"
    /// For the audit, of the admin who did it: of the deleted account nothing is left.
    case deletionOrdered = "DELETION_ORDERED"
    /// For the audit: the owner sees `deletionCanceled`.
    case deletionRecalled = "DELETION_RECALLED"
    /// For the audit: the owner sees `exportRequested`.
    case exportOrdered = "EXPORT_ORDERED"
    /// As `standingSeen`.
    case exportTaken = "EXPORT_TAKEN"
    /// Somebody with a rank only looked. Not shown to the owner, who must not learn of it before anything is done.
    case standingSeen = "STANDING_SEEN"
    /// As `standingSeen`.
    case auditSeen = "AUDIT_SEEN"
    /// As `standingSeen`; of the admin who looked.
    case mailsSeen = "MAILS_SEEN"
    /// As `standingSeen`; of the moderator or admin who looked for an account and found none.
    case accountSought = "ACCOUNT_SOUGHT"
    case namesRemoved = "NAMES_REMOVED"
    case usernameRemoved = "USERNAME_REMOVED"
  }

  var eventID: UUID
  var accountID: UUID
  var kind: Kind
  var createTime: Moment
  /// The session it was done by, or done to.
  var sessionID: UUID?
  var device = SessionDevice.unknown
  var role: String?
  var suspensionReason: String?
  var suspensionEndTime: Moment?
  var revokedCount: Int32?
  /// The provider of an identity.
  var provider: String?
  /// The moderator or admin who did it; nil when it was the owner, the operator or nobody.
  var actorAccountID: UUID?
}
