// Written by protoc-gen-cairn from cairn/auth/v1/security_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Something that has happened to the security of an account.
public struct SecurityEvent: Message {
  public static let protoName = "cairn.auth.v1.SecurityEvent"

  /// The kind of a security event.
  public enum Kind: MessageEnum {
    /// Never sent.
    case unspecified
    /// The account was made.
    case signUp
    /// A device logged in that had logged in before, from the same network.
    case logIn
    /// A device logged in that was not known, or from a network that was not.
    case newDevice
    /// Several passwords in a row were wrong, at log-ins or where a session asks for it again; further ones have to wait.
    case logInTriesFailed
    /// A session was ended by itself.
    case logOut
    /// A session was ended from another one.
    case sessionRevoked
    /// All sessions, or all but one, were ended at once.
    case sessionsRevoked
    /// An old refresh token was used, by a thief or after one; its session was ended.
    case refreshTokenReused
    /// The password was changed by somebody who knew the old one.
    case passwordChanged
    /// A new password was asked for by e-mail.
    case passwordResetRequested
    /// The password was replaced by way of the e-mail address.
    case passwordReset
    /// The e-mail address was changed.
    case emailChanged
    /// The account was given a role.
    case roleGranted
    /// A role was taken from the account.
    case roleRevoked
    /// The account was suspended, or its suspension was changed.
    case suspended
    /// The suspension was lifted before its end.
    case suspensionLifted
    /// Another e-mail address was asked for; it counts when it is confirmed.
    case emailChangeRequested
    /// The e-mail address was confirmed.
    case emailVerified
    /// The former e-mail address was taken back, and with it the account: everybody was logged out, and ways in that were new were removed.
    case emailChangeUndone
    /// An identity at a provider was linked to the account.
    case identityLinked
    /// An identity was unlinked from the account.
    case identityUnlinked
    /// The account was a guest and got credentials.
    case guestUpgraded
    /// A guest has become part of the account.
    case guestMerged
    /// The user name was changed.
    case usernameChanged
    /// An authenticator app was set up: log-ins ask for a code from now on.
    case secondFactorEnabled
    /// Log-ins ask for no code any more.
    case secondFactorDisabled
    /// Several codes in a row were wrong after the first factor was passed; further ones have to wait.
    case secondFactorTriesFailed
    /// A recovery code was used up.
    case recoveryCodeUsed
    /// All recovery codes were replaced.
    case recoveryCodesReplaced
    /// A guardian was asked for consent.
    case guardianAsked
    /// A guardian consented.
    case guardianConsented
    /// A guardian refused.
    case guardianRefused
    /// A guardian does not consent any more.
    case guardianWithdrew
    /// Deletion was asked for; a log-in within the grace restores the account, unless an operator has asked for it.
    case deletionRequested
    /// A log-in, or an operator, restored the account.
    case deletionCanceled
    /// An export of all data was asked for.
    case exportRequested
    /// An export of all data can be downloaded.
    case exportReady
    /// An admin or the operator ended all sessions. Only in the audit; the owner sees KIND_SESSIONS_REVOKED.
    case sessionsEnded
    /// An admin or the operator removed the second factor. Only in the audit; the owner sees KIND_SECOND_FACTOR_DISABLED.
    case secondFactorReset
    /// An admin had an account deleted. Only in the audit, with the admin's own account: of the deleted one nothing is left.
    case deletionOrdered
    /// An admin or the operator took a deletion back. Only in the audit; the owner sees KIND_DELETION_CANCELED.
    case deletionRecalled
    /// An admin or the operator had everything put together that is kept about the person. Only in the audit; the owner sees KIND_EXPORT_REQUESTED.
    case exportOrdered
    /// An admin took such an export. Only in the audit.
    case exportTaken
    /// A moderator or admin looked at what the account may do. Only in the audit.
    case standingSeen
    /// An admin read the audit: of the account, or of all accounts, which is kept with the admin's own. Only in the audit.
    case auditSeen
    /// A moderator has removed the given or the family name.
    case namesRemoved
    /// A moderator has removed the user name; the account has one that the house made.
    case usernameRemoved
    /// An admin read the mails that an installation without a mail server keeps. Only in the audit, with the admin's own account.
    case mailsSeen
    /// A moderator or admin looked for an account, and there was none. Only in the audit, with their own account.
    case accountSought
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .signUp, .logIn, .newDevice, .logInTriesFailed, .logOut, .sessionRevoked, .sessionsRevoked, .refreshTokenReused, .passwordChanged, .passwordResetRequested, .passwordReset, .emailChanged, .roleGranted, .roleRevoked, .suspended, .suspensionLifted, .emailChangeRequested, .emailVerified, .emailChangeUndone, .identityLinked, .identityUnlinked, .guestUpgraded, .guestMerged, .usernameChanged, .secondFactorEnabled, .secondFactorDisabled, .secondFactorTriesFailed, .recoveryCodeUsed, .recoveryCodesReplaced, .guardianAsked, .guardianConsented, .guardianRefused, .guardianWithdrew, .deletionRequested, .deletionCanceled, .exportRequested, .exportReady, .sessionsEnded, .secondFactorReset, .deletionOrdered, .deletionRecalled, .exportOrdered, .exportTaken, .standingSeen, .auditSeen, .namesRemoved, .usernameRemoved, .mailsSeen, .accountSought]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .signUp: 1
      case .logIn: 2
      case .newDevice: 3
      case .logInTriesFailed: 4
      case .logOut: 5
      case .sessionRevoked: 6
      case .sessionsRevoked: 7
      case .refreshTokenReused: 8
      case .passwordChanged: 9
      case .passwordResetRequested: 10
      case .passwordReset: 11
      case .emailChanged: 12
      case .roleGranted: 13
      case .roleRevoked: 14
      case .suspended: 15
      case .suspensionLifted: 16
      case .emailChangeRequested: 17
      case .emailVerified: 18
      case .emailChangeUndone: 19
      case .identityLinked: 30
      case .identityUnlinked: 31
      case .guestUpgraded: 32
      case .guestMerged: 33
      case .usernameChanged: 40
      case .secondFactorEnabled: 41
      case .secondFactorDisabled: 42
      case .secondFactorTriesFailed: 43
      case .recoveryCodeUsed: 44
      case .recoveryCodesReplaced: 45
      case .guardianAsked: 46
      case .guardianConsented: 47
      case .guardianRefused: 48
      case .guardianWithdrew: 49
      case .deletionRequested: 50
      case .deletionCanceled: 51
      case .exportRequested: 52
      case .exportReady: 53
      case .sessionsEnded: 60
      case .secondFactorReset: 61
      case .deletionOrdered: 62
      case .deletionRecalled: 63
      case .exportOrdered: 64
      case .exportTaken: 65
      case .standingSeen: 54
      case .auditSeen: 55
      case .namesRemoved: 56
      case .usernameRemoved: 57
      case .mailsSeen: 58
      case .accountSought: 59
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .signUp
      case 2: self = .logIn
      case 3: self = .newDevice
      case 4: self = .logInTriesFailed
      case 5: self = .logOut
      case 6: self = .sessionRevoked
      case 7: self = .sessionsRevoked
      case 8: self = .refreshTokenReused
      case 9: self = .passwordChanged
      case 10: self = .passwordResetRequested
      case 11: self = .passwordReset
      case 12: self = .emailChanged
      case 13: self = .roleGranted
      case 14: self = .roleRevoked
      case 15: self = .suspended
      case 16: self = .suspensionLifted
      case 17: self = .emailChangeRequested
      case 18: self = .emailVerified
      case 19: self = .emailChangeUndone
      case 30: self = .identityLinked
      case 31: self = .identityUnlinked
      case 32: self = .guestUpgraded
      case 33: self = .guestMerged
      case 40: self = .usernameChanged
      case 41: self = .secondFactorEnabled
      case 42: self = .secondFactorDisabled
      case 43: self = .secondFactorTriesFailed
      case 44: self = .recoveryCodeUsed
      case 45: self = .recoveryCodesReplaced
      case 46: self = .guardianAsked
      case 47: self = .guardianConsented
      case 48: self = .guardianRefused
      case 49: self = .guardianWithdrew
      case 50: self = .deletionRequested
      case 51: self = .deletionCanceled
      case 52: self = .exportRequested
      case 53: self = .exportReady
      case 60: self = .sessionsEnded
      case 61: self = .secondFactorReset
      case 62: self = .deletionOrdered
      case 63: self = .deletionRecalled
      case 64: self = .exportOrdered
      case 65: self = .exportTaken
      case 54: self = .standingSeen
      case 55: self = .auditSeen
      case 56: self = .namesRemoved
      case 57: self = .usernameRemoved
      case 58: self = .mailsSeen
      case 59: self = .accountSought
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "KIND_UNSPECIFIED"
      case .signUp: "KIND_SIGN_UP"
      case .logIn: "KIND_LOG_IN"
      case .newDevice: "KIND_NEW_DEVICE"
      case .logInTriesFailed: "KIND_LOG_IN_TRIES_FAILED"
      case .logOut: "KIND_LOG_OUT"
      case .sessionRevoked: "KIND_SESSION_REVOKED"
      case .sessionsRevoked: "KIND_SESSIONS_REVOKED"
      case .refreshTokenReused: "KIND_REFRESH_TOKEN_REUSED"
      case .passwordChanged: "KIND_PASSWORD_CHANGED"
      case .passwordResetRequested: "KIND_PASSWORD_RESET_REQUESTED"
      case .passwordReset: "KIND_PASSWORD_RESET"
      case .emailChanged: "KIND_EMAIL_CHANGED"
      case .roleGranted: "KIND_ROLE_GRANTED"
      case .roleRevoked: "KIND_ROLE_REVOKED"
      case .suspended: "KIND_SUSPENDED"
      case .suspensionLifted: "KIND_SUSPENSION_LIFTED"
      case .emailChangeRequested: "KIND_EMAIL_CHANGE_REQUESTED"
      case .emailVerified: "KIND_EMAIL_VERIFIED"
      case .emailChangeUndone: "KIND_EMAIL_CHANGE_UNDONE"
      case .identityLinked: "KIND_IDENTITY_LINKED"
      case .identityUnlinked: "KIND_IDENTITY_UNLINKED"
      case .guestUpgraded: "KIND_GUEST_UPGRADED"
      case .guestMerged: "KIND_GUEST_MERGED"
      case .usernameChanged: "KIND_USERNAME_CHANGED"
      case .secondFactorEnabled: "KIND_SECOND_FACTOR_ENABLED"
      case .secondFactorDisabled: "KIND_SECOND_FACTOR_DISABLED"
      case .secondFactorTriesFailed: "KIND_SECOND_FACTOR_TRIES_FAILED"
      case .recoveryCodeUsed: "KIND_RECOVERY_CODE_USED"
      case .recoveryCodesReplaced: "KIND_RECOVERY_CODES_REPLACED"
      case .guardianAsked: "KIND_GUARDIAN_ASKED"
      case .guardianConsented: "KIND_GUARDIAN_CONSENTED"
      case .guardianRefused: "KIND_GUARDIAN_REFUSED"
      case .guardianWithdrew: "KIND_GUARDIAN_WITHDREW"
      case .deletionRequested: "KIND_DELETION_REQUESTED"
      case .deletionCanceled: "KIND_DELETION_CANCELED"
      case .exportRequested: "KIND_EXPORT_REQUESTED"
      case .exportReady: "KIND_EXPORT_READY"
      case .sessionsEnded: "KIND_SESSIONS_ENDED"
      case .secondFactorReset: "KIND_SECOND_FACTOR_RESET"
      case .deletionOrdered: "KIND_DELETION_ORDERED"
      case .deletionRecalled: "KIND_DELETION_RECALLED"
      case .exportOrdered: "KIND_EXPORT_ORDERED"
      case .exportTaken: "KIND_EXPORT_TAKEN"
      case .standingSeen: "KIND_STANDING_SEEN"
      case .auditSeen: "KIND_AUDIT_SEEN"
      case .namesRemoved: "KIND_NAMES_REMOVED"
      case .usernameRemoved: "KIND_USERNAME_REMOVED"
      case .mailsSeen: "KIND_MAILS_SEEN"
      case .accountSought: "KIND_ACCOUNT_SOUGHT"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "KIND_UNSPECIFIED": self = .unspecified
      case "KIND_SIGN_UP": self = .signUp
      case "KIND_LOG_IN": self = .logIn
      case "KIND_NEW_DEVICE": self = .newDevice
      case "KIND_LOG_IN_TRIES_FAILED": self = .logInTriesFailed
      case "KIND_LOG_OUT": self = .logOut
      case "KIND_SESSION_REVOKED": self = .sessionRevoked
      case "KIND_SESSIONS_REVOKED": self = .sessionsRevoked
      case "KIND_REFRESH_TOKEN_REUSED": self = .refreshTokenReused
      case "KIND_PASSWORD_CHANGED": self = .passwordChanged
      case "KIND_PASSWORD_RESET_REQUESTED": self = .passwordResetRequested
      case "KIND_PASSWORD_RESET": self = .passwordReset
      case "KIND_EMAIL_CHANGED": self = .emailChanged
      case "KIND_ROLE_GRANTED": self = .roleGranted
      case "KIND_ROLE_REVOKED": self = .roleRevoked
      case "KIND_SUSPENDED": self = .suspended
      case "KIND_SUSPENSION_LIFTED": self = .suspensionLifted
      case "KIND_EMAIL_CHANGE_REQUESTED": self = .emailChangeRequested
      case "KIND_EMAIL_VERIFIED": self = .emailVerified
      case "KIND_EMAIL_CHANGE_UNDONE": self = .emailChangeUndone
      case "KIND_IDENTITY_LINKED": self = .identityLinked
      case "KIND_IDENTITY_UNLINKED": self = .identityUnlinked
      case "KIND_GUEST_UPGRADED": self = .guestUpgraded
      case "KIND_GUEST_MERGED": self = .guestMerged
      case "KIND_USERNAME_CHANGED": self = .usernameChanged
      case "KIND_SECOND_FACTOR_ENABLED": self = .secondFactorEnabled
      case "KIND_SECOND_FACTOR_DISABLED": self = .secondFactorDisabled
      case "KIND_SECOND_FACTOR_TRIES_FAILED": self = .secondFactorTriesFailed
      case "KIND_RECOVERY_CODE_USED": self = .recoveryCodeUsed
      case "KIND_RECOVERY_CODES_REPLACED": self = .recoveryCodesReplaced
      case "KIND_GUARDIAN_ASKED": self = .guardianAsked
      case "KIND_GUARDIAN_CONSENTED": self = .guardianConsented
      case "KIND_GUARDIAN_REFUSED": self = .guardianRefused
      case "KIND_GUARDIAN_WITHDREW": self = .guardianWithdrew
      case "KIND_DELETION_REQUESTED": self = .deletionRequested
      case "KIND_DELETION_CANCELED": self = .deletionCanceled
      case "KIND_EXPORT_REQUESTED": self = .exportRequested
      case "KIND_EXPORT_READY": self = .exportReady
      case "KIND_SESSIONS_ENDED": self = .sessionsEnded
      case "KIND_SECOND_FACTOR_RESET": self = .secondFactorReset
      case "KIND_DELETION_ORDERED": self = .deletionOrdered
      case "KIND_DELETION_RECALLED": self = .deletionRecalled
      case "KIND_EXPORT_ORDERED": self = .exportOrdered
      case "KIND_EXPORT_TAKEN": self = .exportTaken
      case "KIND_STANDING_SEEN": self = .standingSeen
      case "KIND_AUDIT_SEEN": self = .auditSeen
      case "KIND_NAMES_REMOVED": self = .namesRemoved
      case "KIND_USERNAME_REMOVED": self = .usernameRemoved
      case "KIND_MAILS_SEEN": self = .mailsSeen
      case "KIND_ACCOUNT_SOUGHT": self = .accountSought
      default: return nil
      }
    }
  }

  /// UUID.
  public var eventID: String = ""

  /// The kind of a security event.
  public var kind: SecurityEvent.Kind = .unspecified

  /// When.
  public var createTime: Moment? = nil

  /// The session it was done by, or done to. UUID; empty where there is none.
  public var sessionID: String = ""

  /// That session's device; may be empty.
  public var deviceName: String = ""

  /// That session's app; may be empty.
  public var app: String = ""

  /// The network it came from, for example "192.0.2.0/24"; empty when it is not known.
  public var network: String = ""

  /// The role, of KIND_ROLE_GRANTED and KIND_ROLE_REVOKED.
  public var role: String = ""

  /// The reason of the suspension, for KIND_SUSPENDED.
  public var suspensionReason: String = ""

  /// The end of the suspension, for KIND_SUSPENDED; absent when it lasts until it is lifted.
  public var suspensionEndTime: Moment? = nil

  /// The number of sessions that were ended, of KIND_SESSIONS_REVOKED.
  public var revokedCount: Int32 = 0

  /// The provider, of KIND_IDENTITY_LINKED, KIND_IDENTITY_UNLINKED and KIND_GUEST_UPGRADED by an identity, for example "google".
  public var provider: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(eventID: String = "", kind: SecurityEvent.Kind = .unspecified, createTime: Moment? = nil, sessionID: String = "", deviceName: String = "", app: String = "", network: String = "", role: String = "", suspensionReason: String = "", suspensionEndTime: Moment? = nil, revokedCount: Int32 = 0, provider: String = "") {
    self.eventID = eventID
    self.kind = kind
    self.createTime = createTime
    self.sessionID = sessionID
    self.deviceName = deviceName
    self.app = app
    self.network = network
    self.role = role
    self.suspensionReason = suspensionReason
    self.suspensionEndTime = suspensionEndTime
    self.revokedCount = revokedCount
    self.provider = provider
  }
}

/// Asks for the events.
public struct ListSecurityEventsRequest: Message {
  public static let protoName = "cairn.auth.v1.ListSecurityEventsRequest"

  /// At most so many; 0 means 20, more than 100 counts as 100.
  public var pageSize: Int32 = 0

  /// Where the list goes on: next_page_token of the page before; empty for the first page.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(pageSize: Int32 = 0, pageToken: String = "") {
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// One page of the events.
public struct ListSecurityEventsResponse: Message {
  public static let protoName = "cairn.auth.v1.ListSecurityEventsResponse"

  /// Newest first.
  public var events: [SecurityEvent] = []

  /// Empty on the last page.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(events: [SecurityEvent] = [], nextPageToken: String = "") {
    self.events = events
    self.nextPageToken = nextPageToken
  }
}
