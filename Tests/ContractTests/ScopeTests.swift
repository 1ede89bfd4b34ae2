import CairnContract
import ProtocGenCairn
import RPC
import Testing

/// Which calls a web page may make (requirement E-34): it reads, and makes what is made at a desk; it starts and plays nothing, and tells nothing that a
/// sensor has measured. A method that says nothing is closed; of one that reads the contract says why.
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

  private static let ofSessions = CairnMethods.all.filter { [.guest, .user, .admin].contains($0.access) }

  private func name(_ row: MethodRow) -> String { String(row.path.split(separator: "/").last ?? "") }

  /// Behind this a comment of the contract says why a method that reads is closed to web pages, or all of its service are that do not say otherwise.
  private static let closing = "Not for web pages: "

  @Test func aPageReadsOrTheContractSaysWhyNot() throws {
    let services = try Contract.schema.get().files.flatMap(\.services)
    let closed = Set(
      services.flatMap { service in
        service.methods.filter { (service.comment + $0.comment).contains(Self.closing) }.map { "/\(service.fullName)/\($0.name)" }
      })
    let reading = Self.ofSessions.filter { $0.idempotency == .read && !$0.scopes.contains(.web) }
    #expect(
      reading.filter { !closed.contains($0.path) }.map(\.path) == [],
      "say scopes: SCOPE_WEB in the contract, or \(Self.closing)… in a comment")
    #expect(reading.count > 30)
    let told = services.filter { $0.comment.contains(Self.closing) }.map { "/\($0.fullName)/" }
    #expect(told.filter { name in !reading.contains { $0.path.hasPrefix(name) } } == [], "these close nothing")
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
