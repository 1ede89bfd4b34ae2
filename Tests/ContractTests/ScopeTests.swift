import AllAppsServices
import CairnContract
import CairnServices
import ExpeditionsServices
import GeocachesServices
import LocalBuddyServices
import QuizWalksServices
import RPC
import Testing
import WhereAmIServices

/// Which calls a web page may make (requirement E-34): it reads, and makes what is made at a desk; it starts and plays nothing, and tells nothing that a
/// sensor has measured. A method that says nothing is closed; these lists have somebody decide about each method that reads.
@Suite struct ScopeTests {
  /// Methods that change something and are open to web pages.
  private static let building: Set<String> = [
    // Profile, preferences and names.
    "ClaimUsername", "ChangeUsername", "SetPersonalDetails", "SetBirthDate", "AskGuardian", "ResendVerification", "UpdateProfile",
    "SetAppFacet", "SetProfilePicture", "UpdatePreferences", "SetNotificationPreferences", "SetBadgeHidden",
    // Pictures, and links to what is shown.
    "BeginUpload", "AppendUpload", "CompleteUpload", "DeleteMedia", "CreateShareLink", "RevokeShareLink",
    // Protection: to leave, to end what somebody else may have, to keep somebody away.
    "LogOut", "RevokeSession", "RevokeOtherSessions", "LogOutEverywhere", "BlockUser", "UnblockUser",
    // Questions to those who run the house.
    "OpenSupportTicket", "AnswerSupportTicket", "CloseMySupportTicket",
    // Notifications that were read.
    "MarkNotificationsRead", "DismissNotification",
    // A browser that is pushed to.
    "RegisterDevice", "UnregisterDevice",
    // Challenges, caches and walks, built at a desk.
    "CreateChallenge", "UpdateChallenge", "PublishChallenge", "WithdrawChallenge", "CreateCache", "UpdateCache", "PublishCache",
    "SetCacheAvailable", "ArchiveCache", "CreateWalk", "UpdateWalk", "PutQuestion", "PlaceQuestion", "OrderQuestions", "DeleteQuestion",
    "PublishWalk", "SetWalkVisibility", "DuplicateWalk", "DeleteWalk", "AddEditor", "RemoveEditor",
    // Looks things up; asked by POST because a place is in the request.
    "FindNearbyParks", "FindParksInBox", "FindPointsOfInterest", "FindPointsOfInterestAlong", "ReverseGeocodeCity",
    "CachesInBox", "CachesNear", "SearchCaches", "SuggestCaches", "GetCache", "FindNearbyWalks", "FindWalkByCode",
  ]

  /// Methods that read for a session and are closed to web pages, each with its reason.
  private static let closed: [MethodRow: String] = [
    ModerationServiceMethods.getAccountStanding: "moderators work with the whole scope",
    KeptMailServiceMethods.getNewestMails: "admins work with the whole scope",
    AccountAdminServiceMethods.getOrderedExport: "admins work with the whole scope",
    AccountAdminServiceMethods.takeOrderedExport: "admins work with the whole scope",
    ModerationServiceMethods.listAudit: "admins work with the whole scope",
    ReportModerationServiceMethods.listReportCases: "moderators work with the whole scope",
    ReportModerationServiceMethods.getReportCase: "moderators work with the whole scope",
    SupportDeskServiceMethods.listSupportTickets: "moderators work with the whole scope",
    SupportDeskServiceMethods.getSupportTicket: "moderators work with the whole scope",
    ExportServiceMethods.getExport: "everything that is kept about a person is more than a page needs",
    ExportServiceMethods.downloadExport: "everything that is kept about a person is more than a page needs",
    AttemptModerationServiceMethods.listWaitingAttempts: "moderators work with the whole scope",
    AttemptModerationServiceMethods.getWaitingAttempt: "moderators work with the whole scope",
    ConversationServiceMethods.getConversation: "people write to each other in the apps",
    ConversationServiceMethods.listConversations: "people write to each other in the apps",
    ConversationServiceMethods.syncConversations: "people write to each other in the apps",
    ConversationServiceMethods.getConversationSettings: "people write to each other in the apps",
    CallServiceMethods.getCall: "people call each other in the apps",
    CallServiceMethods.getTurnServers: "people call each other in the apps",
    GroupServiceMethods.listGroupMembers: "people write to each other in the apps",
    MessageServiceMethods.listMessages: "people write to each other in the apps",
    CacheAreaServiceMethods.listWatchedAreas: "where somebody lives is more than a page needs",
    CacheExchangeServiceMethods.exportMyFinds: "files for other programs are made in the apps",
    CacheImportServiceMethods.getGpxImport: "files of other programs are taken in by the apps",
    MeetingFeedServiceMethods.getMeetingFeed: "a path that needs no session outlives the page's",
    MeetingShareServiceMethods.getMeetingShares: "a path that needs no session outlives the page's",
    TrackImportServiceMethods.getTrackImport: "files of tracks are taken in by the apps",
    OfflineRunServiceMethods.getRunBundle: "belongs to playing",
    RunServiceMethods.getRun: "belongs to playing",
    GeoGuessServiceMethods.getGame: "belongs to playing",
    GeoGuessServiceMethods.watchGame: "belongs to playing",
    GhostServiceMethods.getGhost: "belongs to playing",
    InvitationServiceMethods.getInvitations: "belongs to playing",
    MatchmakingServiceMethods.getQueue: "belongs to playing",
    RoomServiceMethods.getRoom: "belongs to playing",
    SignalServiceMethods.listSignals: "moderators work with the whole scope",
    BenchServiceMethods.countAsUser: "measures, and shows in tests what is closed",
    BenchServiceMethods.subscribeAsUser: "measures",
  ]

  private static let ofSessions = CairnMethods.all.filter { [.guest, .user, .admin].contains($0.access) }

  private func name(_ row: MethodRow) -> String { String(row.path.split(separator: "/").last ?? "") }

  @Test func aPageReadsOrSomebodySaysWhyNot() {
    let undecided = Self.ofSessions.filter { $0.idempotency == .read && !$0.scopes.contains(.web) && Self.closed[$0] == nil }
    #expect(undecided.map(\.path) == [], "say scopes: SCOPE_WEB in the contract, or here why not")
    #expect(Self.closed.keys.filter { $0.scopes.contains(.web) }.map(\.path) == [])
  }

  @Test func aPageChangesWhatIsListedHereAndNothingElse() {
    let open = Self.ofSessions.filter { $0.idempotency != .read && $0.scopes.contains(.web) }
    #expect(Set(open.map(name)) == Self.building)
  }

  @Test func aPageStartsAndPlaysNothing() {
    let words = ["Start", "Join", "Rematch", "Invite", "Submit", "Place", "Guess", "CheckIn", "Append", "Record", "Track", "Ready"]
    for row in Self.ofSessions where row.scopes.contains(.web) && row.idempotency != .read {
      #expect(!words.contains { name(row).hasPrefix($0) } || ["AppendUpload", "PlaceQuestion"].contains(name(row)), "\(row.path)")
    }
    #expect(CairnMethods.all.filter { [.public, .internal].contains($0.access) }.allSatisfy { $0.scopes.isEmpty })
  }
}
