// Written by protoc-gen-cairn from what the comments of the contract name; not by hand.
// swift-format-ignore-file


/// The reason of a refusal, on which clients branch: `cairn.rpc.v1.ErrorInfo` says it. Only what the contract names is one.
public struct Reason: Hashable, Sendable, CustomStringConvertible {
  /// As it is said to clients, for example "GAME_NOT_FOUND".
  public let word: String

  package init(_ word: String) { self.word = word }

  public var description: String { word }
}

extension Reason {
  /// With PERMISSION_DENIED.
  public static var accountBeingDeleted: Reason { Reason("ACCOUNT_BEING_DELETED") }
  /// With NOT_FOUND.
  public static var accountNotFound: Reason { Reason("ACCOUNT_NOT_FOUND") }
  /// With PERMISSION_DENIED.
  public static var accountSuspended: Reason { Reason("ACCOUNT_SUSPENDED") }
  /// With FAILED_PRECONDITION.
  public static var actionNotOffered: Reason { Reason("ACTION_NOT_OFFERED") }
  /// With FAILED_PRECONDITION.
  public static var alreadyAnswered: Reason { Reason("ALREADY_ANSWERED") }
  /// With ALREADY_EXISTS.
  public static var alreadyAppealed: Reason { Reason("ALREADY_APPEALED") }
  /// With ALREADY_EXISTS.
  public static var alreadyFriends: Reason { Reason("ALREADY_FRIENDS") }
  /// With ALREADY_EXISTS.
  public static var alreadyReported: Reason { Reason("ALREADY_REPORTED") }
  /// With FAILED_PRECONDITION.
  public static var appealNotOpen: Reason { Reason("APPEAL_NOT_OPEN") }
  /// With FAILED_PRECONDITION.
  public static var appealTooLate: Reason { Reason("APPEAL_TOO_LATE") }
  /// With FAILED_PRECONDITION.
  public static var birthDateSet: Reason { Reason("BIRTH_DATE_SET") }
  /// With RESOURCE_EXHAUSTED.
  public static var blocksFull: Reason { Reason("BLOCKS_FULL") }
  /// With NOT_FOUND.
  public static var boardNotFound: Reason { Reason("BOARD_NOT_FOUND") }
  /// With NOT_FOUND.
  public static var cacheNotFound: Reason { Reason("CACHE_NOT_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var callAnswered: Reason { Reason("CALL_ANSWERED") }
  /// With FAILED_PRECONDITION.
  public static var callEnded: Reason { Reason("CALL_ENDED") }
  /// With ALREADY_EXISTS.
  public static var callIDUsed: Reason { Reason("CALL_ID_USED") }
  /// With FAILED_PRECONDITION.
  public static var callNotActive: Reason { Reason("CALL_NOT_ACTIVE") }
  /// With PERMISSION_DENIED.
  public static var callNotAllowed: Reason { Reason("CALL_NOT_ALLOWED") }
  /// With NOT_FOUND.
  public static var callNotFound: Reason { Reason("CALL_NOT_FOUND") }
  /// With CANCELED.
  public static var canceled: Reason { Reason("CANCELED") }
  /// With FAILED_PRECONDITION.
  public static var caseClaimed: Reason { Reason("CASE_CLAIMED") }
  /// With FAILED_PRECONDITION.
  public static var caseDecided: Reason { Reason("CASE_DECIDED") }
  /// With FAILED_PRECONDITION.
  public static var caseNotClaimed: Reason { Reason("CASE_NOT_CLAIMED") }
  /// With NOT_FOUND.
  public static var caseNotFound: Reason { Reason("CASE_NOT_FOUND") }
  /// With OUT_OF_RANGE.
  public static var changeUnknown: Reason { Reason("CHANGE_UNKNOWN") }
  /// With PERMISSION_DENIED.
  public static var chatNotAllowed: Reason { Reason("CHAT_NOT_ALLOWED") }
  /// With NOT_FOUND.
  public static var cityNotFound: Reason { Reason("CITY_NOT_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var codeInvalid: Reason { Reason("CODE_INVALID") }
  /// With UNIMPLEMENTED.
  public static var compressionUnsupported: Reason { Reason("COMPRESSION_UNSUPPORTED") }
  /// With PERMISSION_DENIED.
  public static var contactNotAllowed: Reason { Reason("CONTACT_NOT_ALLOWED") }
  /// With NOT_FOUND.
  public static var contentNotFound: Reason { Reason("CONTENT_NOT_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var contentOfNobody: Reason { Reason("CONTENT_OF_NOBODY") }
  /// With INVALID_ARGUMENT.
  public static var contentTypeUnsupported: Reason { Reason("CONTENT_TYPE_UNSUPPORTED") }
  /// With NOT_FOUND.
  public static var conversationNotFound: Reason { Reason("CONVERSATION_NOT_FOUND") }
  /// With OUT_OF_RANGE.
  public static var cursorTooOld: Reason { Reason("CURSOR_TOO_OLD") }
  /// With DEADLINE_EXCEEDED.
  public static var deadlineExceeded: Reason { Reason("DEADLINE_EXCEEDED") }
  /// With NOT_FOUND.
  public static var decisionNotFound: Reason { Reason("DECISION_NOT_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var deletionBegun: Reason { Reason("DELETION_BEGUN") }
  /// With NOT_FOUND.
  public static var deletionNotFound: Reason { Reason("DELETION_NOT_FOUND") }
  /// With INVALID_ARGUMENT.
  public static var digestMismatch: Reason { Reason("DIGEST_MISMATCH") }
  /// With FAILED_PRECONDITION.
  public static var emailMissing: Reason { Reason("EMAIL_MISSING") }
  /// With FAILED_PRECONDITION.
  public static var emailNotVerified: Reason { Reason("EMAIL_NOT_VERIFIED") }
  /// With ALREADY_EXISTS.
  public static var emailTaken: Reason { Reason("EMAIL_TAKEN") }
  /// With FAILED_PRECONDITION.
  public static var emailVerified: Reason { Reason("EMAIL_VERIFIED") }
  /// With INVALID_ARGUMENT.
  public static var eventMalformed: Reason { Reason("EVENT_MALFORMED") }
  /// With UNKNOWN.
  public static var eventNotTaken: Reason { Reason("EVENT_NOT_TAKEN") }
  /// With PERMISSION_DENIED.
  public static var eventSourceRefused: Reason { Reason("EVENT_SOURCE_REFUSED") }
  /// With UNIMPLEMENTED.
  public static var eventTypeUnknown: Reason { Reason("EVENT_TYPE_UNKNOWN") }
  /// With NOT_FOUND.
  public static var exportNotFound: Reason { Reason("EXPORT_NOT_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var exportNotReady: Reason { Reason("EXPORT_NOT_READY") }
  /// With PERMISSION_DENIED.
  public static var foreignPage: Reason { Reason("FOREIGN_PAGE") }
  /// With FAILED_PRECONDITION.
  public static var freshLoginRequired: Reason { Reason("FRESH_LOGIN_REQUIRED") }
  /// With RESOURCE_EXHAUSTED.
  public static var friendsFull: Reason { Reason("FRIENDS_FULL") }
  /// With RESOURCE_EXHAUSTED.
  public static var groupFull: Reason { Reason("GROUP_FULL") }
  /// With FAILED_PRECONDITION.
  public static var guardianCodeExpired: Reason { Reason("GUARDIAN_CODE_EXPIRED") }
  /// With NOT_FOUND.
  public static var guardianCodeUnknown: Reason { Reason("GUARDIAN_CODE_UNKNOWN") }
  /// With FAILED_PRECONDITION.
  public static var guardianConsentRequired: Reason { Reason("GUARDIAN_CONSENT_REQUIRED") }
  /// With FAILED_PRECONDITION.
  public static var guardianNotNeeded: Reason { Reason("GUARDIAN_NOT_NEEDED") }
  /// With PERMISSION_DENIED.
  public static var guestNotAllowed: Reason { Reason("GUEST_NOT_ALLOWED") }
  /// With RESOURCE_EXHAUSTED.
  public static var headersTooLarge: Reason { Reason("HEADERS_TOO_LARGE") }
  /// With INVALID_ARGUMENT.
  public static var headerRepeated: Reason { Reason("HEADER_REPEATED") }
  /// With INVALID_ARGUMENT.
  public static var idempotencyKeyInvalid: Reason { Reason("IDEMPOTENCY_KEY_INVALID") }
  /// With ABORTED.
  public static var idempotencyMismatch: Reason { Reason("IDEMPOTENCY_MISMATCH") }
  /// With ALREADY_EXISTS.
  public static var identityLinkedElsewhere: Reason { Reason("IDENTITY_LINKED_ELSEWHERE") }
  /// With FAILED_PRECONDITION.
  public static var identityNeedsLinking: Reason { Reason("IDENTITY_NEEDS_LINKING") }
  /// With NOT_FOUND.
  public static var identityNotFound: Reason { Reason("IDENTITY_NOT_FOUND") }
  /// With INTERNAL.
  public static var `internal`: Reason { Reason("INTERNAL") }
  /// With INVALID_ARGUMENT.
  public static var invalidArgument: Reason { Reason("INVALID_ARGUMENT") }
  /// With PERMISSION_DENIED, UNAUTHENTICATED.
  public static var invalidCredentials: Reason { Reason("INVALID_CREDENTIALS") }
  /// With UNAUTHENTICATED.
  public static var invalidProviderToken: Reason { Reason("INVALID_PROVIDER_TOKEN") }
  /// With FAILED_PRECONDITION.
  public static var invitationInvalid: Reason { Reason("INVITATION_INVALID") }
  /// With FAILED_PRECONDITION.
  public static var invitationRequired: Reason { Reason("INVITATION_REQUIRED") }
  /// With FAILED_PRECONDITION.
  public static var inCall: Reason { Reason("IN_CALL") }
  /// With FAILED_PRECONDITION.
  public static var lastAdmin: Reason { Reason("LAST_ADMIN") }
  /// With FAILED_PRECONDITION.
  public static var lastWayIn: Reason { Reason("LAST_WAY_IN") }
  /// With FAILED_PRECONDITION.
  public static var linkNotAllowed: Reason { Reason("LINK_NOT_ALLOWED") }
  /// With UNAUTHENTICATED.
  public static var loginStepInvalid: Reason { Reason("LOGIN_STEP_INVALID") }
  /// With FAILED_PRECONDITION.
  public static var mailsNotKept: Reason { Reason("MAILS_NOT_KEPT") }
  /// With UNAVAILABLE.
  public static var mailNotSent: Reason { Reason("MAIL_NOT_SENT") }
  /// With INTERNAL.
  public static var malformedAnswer: Reason { Reason("MALFORMED_ANSWER") }
  /// With INVALID_ARGUMENT.
  public static var malformedMessage: Reason { Reason("MALFORMED_MESSAGE") }
  /// With FAILED_PRECONDITION.
  public static var mapExhausted: Reason { Reason("MAP_EXHAUSTED") }
  /// With NOT_FOUND.
  public static var mapNotFound: Reason { Reason("MAP_NOT_FOUND") }
  /// With RESOURCE_EXHAUSTED.
  public static var mediaBusy: Reason { Reason("MEDIA_BUSY") }
  /// With FAILED_PRECONDITION.
  public static var mediaNotAllowed: Reason { Reason("MEDIA_NOT_ALLOWED") }
  /// With NOT_FOUND.
  public static var mediaNotFound: Reason { Reason("MEDIA_NOT_FOUND") }
  /// With RESOURCE_EXHAUSTED.
  public static var mediaStorageFull: Reason { Reason("MEDIA_STORAGE_FULL") }
  /// With RESOURCE_EXHAUSTED.
  public static var mediaTooLarge: Reason { Reason("MEDIA_TOO_LARGE") }
  /// With RESOURCE_EXHAUSTED.
  public static var mediaTotalFull: Reason { Reason("MEDIA_TOTAL_FULL") }
  /// With INTERNAL.
  public static var mediaWorkerBroken: Reason { Reason("MEDIA_WORKER_BROKEN") }
  /// With NOT_FOUND.
  public static var meetingFeedNotFound: Reason { Reason("MEETING_FEED_NOT_FOUND") }
  /// With NOT_FOUND.
  public static var meetingShareNotFound: Reason { Reason("MEETING_SHARE_NOT_FOUND") }
  /// With NOT_FOUND.
  public static var memberNotFound: Reason { Reason("MEMBER_NOT_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var mergeChoiceRequired: Reason { Reason("MERGE_CHOICE_REQUIRED") }
  /// With ALREADY_EXISTS.
  public static var messageIDUsed: Reason { Reason("MESSAGE_ID_USED") }
  /// With NOT_FOUND, OUT_OF_RANGE.
  public static var messageNotFound: Reason { Reason("MESSAGE_NOT_FOUND") }
  /// With RESOURCE_EXHAUSTED.
  public static var messageTooLarge: Reason { Reason("MESSAGE_TOO_LARGE") }
  /// With NOT_FOUND, UNIMPLEMENTED.
  public static var methodUnknown: Reason { Reason("METHOD_UNKNOWN") }
  /// With NOT_FOUND.
  public static var notificationNotFound: Reason { Reason("NOTIFICATION_NOT_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var notAGuest: Reason { Reason("NOT_A_GUEST") }
  /// With FAILED_PRECONDITION, NOT_FOUND.
  public static var notFriends: Reason { Reason("NOT_FRIENDS") }
  /// With INTERNAL.
  public static var notOnALoop: Reason { Reason("NOT_ON_A_LOOP") }
  /// With PERMISSION_DENIED.
  public static var notSender: Reason { Reason("NOT_SENDER") }
  /// With FAILED_PRECONDITION.
  public static var notSubscribed: Reason { Reason("NOT_SUBSCRIBED") }
  /// With UNIMPLEMENTED.
  public static var oneMessageExpected: Reason { Reason("ONE_MESSAGE_EXPECTED") }
  /// With UNAVAILABLE.
  public static var outcomeUnknown: Reason { Reason("OUTCOME_UNKNOWN") }
  /// With RESOURCE_EXHAUSTED.
  public static var overloaded: Reason { Reason("OVERLOADED") }
  /// With PERMISSION_DENIED.
  public static var ownCase: Reason { Reason("OWN_CASE") }
  /// With NOT_FOUND.
  public static var pageNotFound: Reason { Reason("PAGE_NOT_FOUND") }
  /// With NOT_FOUND.
  public static var parkNotFound: Reason { Reason("PARK_NOT_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var passwordBreached: Reason { Reason("PASSWORD_BREACHED") }
  /// With PERMISSION_DENIED.
  public static var permissionDenied: Reason { Reason("PERMISSION_DENIED") }
  /// With NOT_FOUND.
  public static var pointOfInterestNotFound: Reason { Reason("POINT_OF_INTEREST_NOT_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var positionInexact: Reason { Reason("POSITION_INEXACT") }
  /// With FAILED_PRECONDITION.
  public static var profileIncomplete: Reason { Reason("PROFILE_INCOMPLETE") }
  /// With INVALID_ARGUMENT.
  public static var protocolVersionUnsupported: Reason { Reason("PROTOCOL_VERSION_UNSUPPORTED") }
  /// With UNAVAILABLE.
  public static var providerUnavailable: Reason { Reason("PROVIDER_UNAVAILABLE") }
  /// With FAILED_PRECONDITION.
  public static var pushNetworkOff: Reason { Reason("PUSH_NETWORK_OFF") }
  /// With PERMISSION_DENIED.
  public static var rankTooLow: Reason { Reason("RANK_TOO_LOW") }
  /// With RESOURCE_EXHAUSTED.
  public static var rateLimited: Reason { Reason("RATE_LIMITED") }
  /// With FAILED_PRECONDITION.
  public static var recipientGone: Reason { Reason("RECIPIENT_GONE") }
  /// With UNAUTHENTICATED.
  public static var refreshTokenInvalid: Reason { Reason("REFRESH_TOKEN_INVALID") }
  /// With INTERNAL.
  public static var replyTooLargeToKeep: Reason { Reason("REPLY_TOO_LARGE_TO_KEEP") }
  /// With RESOURCE_EXHAUSTED.
  public static var reportsFull: Reason { Reason("REPORTS_FULL") }
  /// With RESOURCE_EXHAUSTED.
  public static var requestsFull: Reason { Reason("REQUESTS_FULL") }
  /// With ABORTED.
  public static var requestInProgress: Reason { Reason("REQUEST_IN_PROGRESS") }
  /// With NOT_FOUND.
  public static var requestNotFound: Reason { Reason("REQUEST_NOT_FOUND") }
  /// With ALREADY_EXISTS.
  public static var requestPending: Reason { Reason("REQUEST_PENDING") }
  /// With FAILED_PRECONDITION.
  public static var roleNotForGuests: Reason { Reason("ROLE_NOT_FOR_GUESTS") }
  /// With PERMISSION_DENIED.
  public static var roleTooLow: Reason { Reason("ROLE_TOO_LOW") }
  /// With NOT_FOUND.
  public static var rowNotFound: Reason { Reason("ROW_NOT_FOUND") }
  /// With PERMISSION_DENIED.
  public static var scopeTooNarrow: Reason { Reason("SCOPE_TOO_NARROW") }
  /// With FAILED_PRECONDITION.
  public static var secondFactorEnabled: Reason { Reason("SECOND_FACTOR_ENABLED") }
  /// With FAILED_PRECONDITION.
  public static var secondFactorMissing: Reason { Reason("SECOND_FACTOR_MISSING") }
  /// With FAILED_PRECONDITION.
  public static var secondFactorNotEnrolled: Reason { Reason("SECOND_FACTOR_NOT_ENROLLED") }
  /// With UNAUTHENTICATED.
  public static var secondFactorRequired: Reason { Reason("SECOND_FACTOR_REQUIRED") }
  /// With UNAUTHENTICATED.
  public static var secondFactorWrong: Reason { Reason("SECOND_FACTOR_WRONG") }
  /// With INVALID_ARGUMENT.
  public static var `self`: Reason { Reason("SELF") }
  /// With FAILED_PRECONDITION.
  public static var sessionEnded: Reason { Reason("SESSION_ENDED") }
  /// With NOT_FOUND.
  public static var sessionNotFound: Reason { Reason("SESSION_NOT_FOUND") }
  /// With UNAUTHENTICATED.
  public static var sessionRevoked: Reason { Reason("SESSION_REVOKED") }
  /// With RESOURCE_EXHAUSTED.
  public static var shareLimitReached: Reason { Reason("SHARE_LIMIT_REACHED") }
  /// With NOT_FOUND.
  public static var shareLinkNotFound: Reason { Reason("SHARE_LINK_NOT_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var sharingNotAllowed: Reason { Reason("SHARING_NOT_ALLOWED") }
  /// With FAILED_PRECONDITION.
  public static var signUpClosed: Reason { Reason("SIGN_UP_CLOSED") }
  /// With INTERNAL.
  public static var storedReplyUnreadable: Reason { Reason("STORED_REPLY_UNREADABLE") }
  /// With UNAVAILABLE.
  public static var streamCut: Reason { Reason("STREAM_CUT") }
  /// With ABORTED.
  public static var streamReplaced: Reason { Reason("STREAM_REPLACED") }
  /// With RESOURCE_EXHAUSTED.
  public static var supportTicketsFull: Reason { Reason("SUPPORT_TICKETS_FULL") }
  /// With ABORTED.
  public static var supportTicketChanged: Reason { Reason("SUPPORT_TICKET_CHANGED") }
  /// With FAILED_PRECONDITION.
  public static var supportTicketClosed: Reason { Reason("SUPPORT_TICKET_CLOSED") }
  /// With RESOURCE_EXHAUSTED.
  public static var supportTicketFull: Reason { Reason("SUPPORT_TICKET_FULL") }
  /// With NOT_FOUND.
  public static var supportTicketNotFound: Reason { Reason("SUPPORT_TICKET_NOT_FOUND") }
  /// With UNAUTHENTICATED.
  public static var ticketExpired: Reason { Reason("TICKET_EXPIRED") }
  /// With INVALID_ARGUMENT.
  public static var timeoutInvalid: Reason { Reason("TIMEOUT_INVALID") }
  /// With UNAUTHENTICATED.
  public static var tokenExpired: Reason { Reason("TOKEN_EXPIRED") }
  /// With NOT_FOUND.
  public static var tokenInvalid: Reason { Reason("TOKEN_INVALID") }
  /// With FAILED_PRECONDITION.
  public static var tooLate: Reason { Reason("TOO_LATE") }
  /// With RESOURCE_EXHAUSTED.
  public static var tooManyCalls: Reason { Reason("TOO_MANY_CALLS") }
  /// With RESOURCE_EXHAUSTED.
  public static var tooManyCodes: Reason { Reason("TOO_MANY_CODES") }
  /// With RESOURCE_EXHAUSTED.
  public static var tooManyDrafts: Reason { Reason("TOO_MANY_DRAFTS") }
  /// With RESOURCE_EXHAUSTED.
  public static var tooManyFriendRequests: Reason { Reason("TOO_MANY_FRIEND_REQUESTS") }
  /// With RESOURCE_EXHAUSTED.
  public static var tooManyGroups: Reason { Reason("TOO_MANY_GROUPS") }
  /// With RESOURCE_EXHAUSTED.
  public static var tooManyIdentities: Reason { Reason("TOO_MANY_IDENTITIES") }
  /// With RESOURCE_EXHAUSTED.
  public static var tooManyNewConversations: Reason { Reason("TOO_MANY_NEW_CONVERSATIONS") }
  /// With RESOURCE_EXHAUSTED.
  public static var tooManyReactions: Reason { Reason("TOO_MANY_REACTIONS") }
  /// With RESOURCE_EXHAUSTED.
  public static var tooManySignals: Reason { Reason("TOO_MANY_SIGNALS") }
  /// With RESOURCE_EXHAUSTED.
  public static var tooManyStreams: Reason { Reason("TOO_MANY_STREAMS") }
  /// With INTERNAL.
  public static var tooMuchForStreams: Reason { Reason("TOO_MUCH_FOR_STREAMS") }
  /// With FAILED_PRECONDITION.
  public static var tooYoung: Reason { Reason("TOO_YOUNG") }
  /// With UNAUTHENTICATED.
  public static var unauthenticated: Reason { Reason("UNAUTHENTICATED") }
  /// With UNAVAILABLE.
  public static var unavailable: Reason { Reason("UNAVAILABLE") }
  /// With INVALID_ARGUMENT.
  public static var unsupportedMedia: Reason { Reason("UNSUPPORTED_MEDIA") }
  /// With FAILED_PRECONDITION.
  public static var uploadAttemptsExceeded: Reason { Reason("UPLOAD_ATTEMPTS_EXCEEDED") }
  /// With FAILED_PRECONDITION.
  public static var uploadComplete: Reason { Reason("UPLOAD_COMPLETE") }
  /// With NOT_FOUND.
  public static var uploadNotFound: Reason { Reason("UPLOAD_NOT_FOUND") }
  /// With OUT_OF_RANGE.
  public static var uploadOffsetMismatch: Reason { Reason("UPLOAD_OFFSET_MISMATCH") }
  /// With RESOURCE_EXHAUSTED.
  public static var uploadQuotaExceeded: Reason { Reason("UPLOAD_QUOTA_EXCEEDED") }
  /// With FAILED_PRECONDITION.
  public static var usernameAlreadyClaimed: Reason { Reason("USERNAME_ALREADY_CLAIMED") }
  /// With FAILED_PRECONDITION.
  public static var usernameChangedLately: Reason { Reason("USERNAME_CHANGED_LATELY") }
  /// With ALREADY_EXISTS.
  public static var usernameTaken: Reason { Reason("USERNAME_TAKEN") }
  /// With NOT_FOUND.
  public static var userNotFound: Reason { Reason("USER_NOT_FOUND") }
  /// With ABORTED.
  public static var versionConflict: Reason { Reason("VERSION_CONFLICT") }
  /// With ABORTED.
  public static var versionMismatch: Reason { Reason("VERSION_MISMATCH") }
  /// With NOT_FOUND.
  public static var zoneNotFound: Reason { Reason("ZONE_NOT_FOUND") }
}
