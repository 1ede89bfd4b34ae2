import CairnProto
import CairnServices
import CairnTesting
import Cryptography
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import Testing
import Timekeeping

@testable import Events
@testable import RPC
@testable import SocialService

/// An answer that was lost: the app sends the call once more under the same key, and nothing happens twice.
@Suite struct RetryTests {
  /// Those who appear in a row of the table.
  struct Scene: Sendable {
    let house: SocialHouse
    let anna: KnownPerson
    let berta: KnownPerson
    let moderator: KnownPerson

    init(_ house: SocialHouse) {
      self.house = house
      (anna, berta, moderator) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
    }

    /// A case about somebody that the moderator has claimed.
    func claimedCase(about target: KnownPerson, by reporter: KnownPerson) async throws -> String {
      _ = try await house.report(target, by: reporter)
      let caseID = try #require(try await house.cases(by: moderator).first).caseID
      try await house.claim(caseID, by: moderator)
      return caseID
    }

    /// What somebody's request to anna has notified her of.
    func notification() async throws -> String {
      try await house.ask("anna", by: berta)
      return try #require(try await house.listed(by: anna).notifications.first).notificationID
    }
  }

  /// A method, what makes a call of it possible, and the call.
  struct Row: Sendable, CustomTestStringConvertible {
    let method: MethodRow
    /// - Returns: Who calls, with what.
    let prepare: @Sendable (Scene) async throws -> (KnownPerson, any Message)

    var testDescription: String { method.path }

    init(_ method: MethodRow, _ prepare: @escaping @Sendable (Scene) async throws -> (KnownPerson, any Message)) {
      (self.method, self.prepare) = (method, prepare)
    }
  }

  static let rows: [Row] = friends + media + profiles + notifications + devices + reports + shares

  private static let friends = [
    Row(BlockServiceMethods.blockUser) { ($0.anna, BlockUserRequest(accountID: $0.berta.accountID.text)) },
    Row(BlockServiceMethods.unblockUser) { scene in
      try await scene.house.block(scene.berta, by: scene.anna)
      return (scene.anna, UnblockUserRequest(accountID: scene.berta.accountID.text))
    },
    Row(FriendServiceMethods.sendFriendRequest) { ($0.anna, SendFriendRequestRequest(username: "berta")) },
    Row(FriendServiceMethods.respondFriendRequest) { scene in
      try await scene.house.ask("anna", by: scene.berta)
      return (scene.anna, RespondFriendRequestRequest(accountID: scene.berta.accountID.text, answer: .accept))
    },
    Row(FriendServiceMethods.declineAllFriendRequests) { scene in
      try await scene.house.ask("anna", by: scene.berta)
      return (scene.anna, DeclineAllFriendRequestsRequest())
    },
    Row(FriendServiceMethods.cancelFriendRequest) { scene in
      try await scene.house.ask("berta", by: scene.anna)
      return (scene.anna, CancelFriendRequestRequest(accountID: scene.berta.accountID.text))
    },
    Row(FriendServiceMethods.removeFriend) { scene in
      try await scene.house.befriend(scene.anna, scene.berta)
      return (scene.anna, RemoveFriendRequest(accountID: scene.berta.accountID.text))
    },
  ]

  private static let media = [
    Row(MediaServiceMethods.beginUpload) {
      ($0.anna, BeginUploadRequest(purpose: .album, sizeBytes: 3, sha256: SHA256.digest(of: [1, 2, 3])))
    },
    Row(MediaServiceMethods.deleteMedia) { scene in
      (scene.anna, DeleteMediaRequest(mediaID: try await scene.house.keepMedia(of: scene.anna, thumbnail: [1]).text))
    },
  ]

  private static let profiles = [
    Row(ProfileServiceMethods.updateProfile) { ($0.anna, UpdateProfileRequest(about: "walks")) },
    Row(ProfileServiceMethods.setAppFacet) {
      ($0.anna, SetAppFacetRequest(realm: .qwalk, about: "walks", aboutVisibility: .everyone, isIdentityShared: true))
    },
    Row(ProfileServiceMethods.setProfilePicture) { scene in
      (scene.anna, SetProfilePictureRequest(mediaID: try await scene.house.keepMedia(of: scene.anna, thumbnail: [1]).text))
    },
    Row(PreferenceServiceMethods.updatePreferences) { ($0.anna, UpdatePreferencesRequest(isSoundOn: false)) },
  ]

  private static let notifications = [
    Row(NotificationServiceMethods.markNotificationsRead) { scene in
      (scene.anna, MarkNotificationsReadRequest(notificationIDs: [try await scene.notification()]))
    },
    Row(NotificationServiceMethods.dismissNotification) { scene in
      (scene.anna, DismissNotificationRequest(notificationID: try await scene.notification()))
    },
    Row(NotificationServiceMethods.actOnNotification) { scene in
      (scene.anna, ActOnNotificationRequest(notificationID: try await scene.notification(), action: .accept))
    },
    Row(NotificationPreferenceServiceMethods.setNotificationPreferences) {
      let chosen = NotificationPreference(topic: .area, channel: .push, delivery: .off)
      return ($0.anna, SetNotificationPreferencesRequest(preferences: [chosen]))
    },
  ]

  private static let devices = [
    Row(PushDeviceServiceMethods.registerDevice) {
      ($0.anna, RegisterDeviceRequest(deviceID: UUID().text, platform: .android, token: "phone"))
    },
    Row(PushDeviceServiceMethods.unregisterDevice) { scene in
      let deviceID = UUID()
      try await scene.house.register(deviceID, token: "phone", by: scene.anna)
      return (scene.anna, UnregisterDeviceRequest(deviceID: deviceID.text))
    },
  ]

  private static let reports = [
    Row(ReportServiceMethods.createReport) { scene in
      let target = CreateReportRequest.OneOfTarget.accountID(scene.berta.accountID.text)
      return (scene.anna, CreateReportRequest(target: target, category: .spam, realm: .qwalk))
    },
    Row(ReportServiceMethods.appealDecision) { scene in
      let caseID = try await scene.claimedCase(about: scene.anna, by: scene.berta)
      let decisionID = try await scene.house.decide(caseID, .warn, .spam, by: scene.moderator)
      return (scene.anna, AppealDecisionRequest(decisionID: decisionID, text: "not me"))
    },
    Row(ReportModerationServiceMethods.claimReportCase) { scene in
      _ = try await scene.house.report(scene.berta, by: scene.anna)
      let found = try #require(try await scene.house.cases(by: scene.moderator).first)
      return (scene.moderator, ClaimReportCaseRequest(caseID: found.caseID))
    },
    Row(ReportModerationServiceMethods.decideReportCase) { scene in
      let caseID = try await scene.claimedCase(about: scene.berta, by: scene.anna)
      return (scene.moderator, DecideReportCaseRequest(caseID: caseID, verdict: .suspend, reason: .hate, note: "seen"))
    },
    Row(ReportModerationServiceMethods.decideAppeal) { scene in
      let caseID = try await scene.claimedCase(about: scene.berta, by: scene.anna)
      let decisionID = try await scene.house.decide(caseID, .suspend, .hate, by: scene.moderator)
      try await scene.house.appeal(decisionID, by: scene.berta)
      return (scene.house.moderator("other"), DecideAppealRequest(decisionID: decisionID, verdict: .reversed))
    },
  ]

  private static let shares = [
    Row(ShareServiceMethods.createShareLink) {
      ($0.anna, CreateShareLinkRequest(target: .profile(SharedProfile(realm: .whereAmI))))
    },
    Row(ShareServiceMethods.revokeShareLink) { scene in
      (
        scene.anna,
        RevokeShareLinkRequest(linkID: try await scene.house.share(.profile(SharedProfile(realm: .qwalk)), by: scene.anna).linkID)
      )
    },
  ]

  /// What changes something without a key, and why it may.
  private static let withoutKey: [MethodRow: String] = [
    MediaServiceMethods.appendUpload: "names the offset it writes at",
    MediaServiceMethods.completeUpload: "an upload is completed once, and named",
    NotificationPreferenceServiceMethods.unsubscribeMails: "a mail's link; off stays off",
    PresenceServiceMethods.setPresence: "says how it is, not what changes",
    StreamServiceMethods.acknowledge: "a cursor moves on only",
  ]

  @Test func everyMutationHasARow() {
    let mutations = CairnMethods.all.filter { $0.path.hasPrefix("/cairn.social.") && $0.idempotency != .read && $0.access != .internal }
    let reasons = Dictionary(uniqueKeysWithValues: Self.withoutKey.map { ($0.key.path, $0.value) })
    #expect(RetryLaw.gaps(in: mutations.map(\.path), cases: Self.rows.map(\.method.path), exceptions: reasons) == [])
    // A key is what makes a retry safe; whatever takes one is tried.
    #expect(Self.withoutKey.keys.allSatisfy { $0.idempotency == .natural })
  }

  @Test(arguments: rows)
  func aRetryHasTheSameAnswerAndOneEffect(row: Row) async throws {
    try await SocialHouse.run { house async throws in
      let scene = Scene(house)
      let (caller, message) = try await row.prepare(scene)
      let (key, request) = (UUID().text, message.encoded())
      let method = try #require(house.methods.first { $0.row == row.method })
      guard case .unary(let body) = method.body else { return #expect(Bool(false), "a mutation answers once") }
      let breaches = try await RetryLaw.breaches(of: .same, in: house.database, reason: { ($0 as? RPCError)?.reason }) {
        // Whatever was done again would be done at another time.
        house.clock.advance(by: .seconds(1))
        return try await body(request, house.ranked(row.method, by: caller, key: key))
      }
      #expect(breaches == [])
      // The key is what makes it so, not luck: its answer is kept.
      let keys = try await house.database.query("SELECT key FROM idempotency_keys WHERE method = \(row.method.path)")
        .map { try $0.get(0, as: UUID.self) }
      #expect(keys.contains { $0.text == key })
    }
  }
}

extension SocialHouse {
  /// All calls that the process serves.
  var methods: [RPCMethod] {
    friends.methods + blocks.methods + media.methods + profiles.methods + preferences.methods + notifications.methods
      + deliveries.methods + pushDevices.methods + reports.methods + reportModeration.methods + shares.methods
  }
}
