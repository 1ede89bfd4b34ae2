import CairnProto
import AllAppsProto
import CairnServices
import CairnContract
import AllAppsServices
import CairnTesting
import Cryptography
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import ServiceDatabase
import Synchronization
import Testing
import Timekeeping

@testable import Events
@testable import RPC
@testable import SocialCommon

/// An answer that was lost: the app sends the call once more under the same key, and nothing happens twice.
@Suite struct RetryTests {
  /// Those who appear in a row of the table.
  struct Scene: Sendable {
    let house: SocialHouse
    let anna: KnownPerson
    let berta: KnownPerson
    let moderator: KnownPerson
    private let readings = Readings()

    private final class Readings: Sendable {
      let tasks = Mutex<[Task<RPCError?, Never>]>([])
    }

    init(_ house: SocialHouse) {
      self.house = house
      (anna, berta, moderator) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
    }

    /// Somebody reads their stream until the calls are over.
    func hold(_ reading: Task<RPCError?, Never>) { readings.tasks.withLock { $0.append(reading) } }

    func letGo() async {
      for reading in readings.tasks.withLock({ $0 }) {
        reading.cancel()
        _ = await reading.value
      }
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
    /// Between a call and the next.
    let pause: Duration
    /// - Returns: Who calls, with what.
    let prepare: @Sendable (Scene) async throws -> (KnownPerson, any Message)

    var testDescription: String { method.path }

    init(
      _ method: MethodRow, pause: Duration = .seconds(1),
      _ prepare: @escaping @Sendable (Scene) async throws -> (KnownPerson, any Message)
    ) {
      (self.method, self.pause, self.prepare) = (method, pause, prepare)
    }
  }

  static let rows: [Row] = friends + media + profiles + notifications + devices + reports + support + shares + conversations + groups

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
      ($0.anna, RegisterDeviceRequest(deviceID: UUID().text, platform: .android, address: .token("phone")))
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

  private static let support = [
    Row(SupportServiceMethods.openSupportTicket) {
      ($0.anna, OpenSupportTicketRequest(realm: .qwalk, subject: "the map", text: "it is empty"))
    },
    Row(SupportServiceMethods.answerSupportTicket) { scene in
      let ticket = try await scene.house.openTicket(by: scene.anna)
      _ = try await scene.house.reply(ticket, by: scene.moderator)
      return (scene.anna, AnswerSupportTicketRequest(ticketID: ticket.ticketID, text: "still so"))
    },
    Row(SupportDeskServiceMethods.replyToSupportTicket) { scene in
      let ticket = try await scene.house.openTicket(by: scene.anna)
      return (scene.moderator, ReplyToSupportTicketRequest(ticketID: ticket.ticketID, text: "try again", seenEntryCount: 1))
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

  private static let conversations = [
    Row(ConversationServiceMethods.openConversation) { scene in
      (scene.anna, OpenConversationRequest(accountID: scene.berta.accountID.text, realm: .localBuddy))
    },
    Row(ConversationServiceMethods.hideConversation) { scene in
      (scene.anna, HideConversationRequest(conversationID: try await scene.house.talk(scene.anna, scene.berta)))
    },
    Row(ConversationServiceMethods.muteConversation) { scene in
      (scene.anna, MuteConversationRequest(conversationID: try await scene.house.talk(scene.anna, scene.berta), isMuted: true))
    },
    Row(ConversationServiceMethods.setConversationSettings) { ($0.anna, SetConversationSettingsRequest(sharesReceipts: false)) },
    Row(MessageServiceMethods.editMessage) { scene in
      (scene.anna, EditMessageRequest(conversationID: try await scene.house.talk(scene.anna, scene.berta), number: 1, text: "hallo"))
    },
    Row(MessageServiceMethods.deleteMessage) { scene in
      (scene.anna, DeleteMessageRequest(conversationID: try await scene.house.talk(scene.anna, scene.berta), number: 1, isForAll: true))
    },
    Row(MessageServiceMethods.setReaction) { scene in
      (scene.berta, SetReactionRequest(conversationID: try await scene.house.talk(scene.anna, scene.berta), number: 1, emoji: "👍"))
    },
  ]

  private static let groups = [
    Row(GroupServiceMethods.createGroup) { scene in
      try await scene.house.befriend(scene.anna, scene.berta)
      return (scene.anna, CreateGroupRequest(title: "walk", accountIDs: [scene.berta.accountID.text], realm: .qwalk))
    },
    Row(GroupServiceMethods.inviteToGroup) { scene in
      let groupID = try await scene.house.group(scene.anna, [])
      try await scene.house.befriend(scene.anna, scene.berta)
      return (scene.anna, InviteToGroupRequest(conversationID: groupID, accountIDs: [scene.berta.accountID.text]))
    },
    Row(GroupServiceMethods.answerGroupInvitation) { scene in
      let groupID = try await scene.house.group(scene.anna, [scene.berta], joins: false)
      return (scene.berta, AnswerGroupInvitationRequest(conversationID: groupID, isAccepted: true))
    },
    Row(GroupServiceMethods.leaveGroup) { scene in
      (scene.berta, LeaveGroupRequest(conversationID: try await scene.house.group(scene.anna, [scene.berta])))
    },
    Row(GroupServiceMethods.removeGroupMember) { scene in
      let groupID = try await scene.house.group(scene.anna, [scene.berta])
      return (scene.anna, RemoveGroupMemberRequest(conversationID: groupID, accountID: scene.berta.accountID.text))
    },
    Row(GroupServiceMethods.setGroupRole) { scene in
      let groupID = try await scene.house.group(scene.anna, [scene.berta])
      return (scene.anna, SetGroupRoleRequest(conversationID: groupID, accountID: scene.berta.accountID.text, role: .owner))
    },
    Row(GroupServiceMethods.renameGroup) { scene in
      (scene.anna, RenameGroupRequest(conversationID: try await scene.house.group(scene.anna, []), title: "run"))
    },
  ]

  /// Those that take no key: each is safe to repeat as it is.
  static let natural: [Row] = [
    Row(SupportServiceMethods.closeMySupportTicket) { scene in
      (scene.anna, CloseMySupportTicketRequest(ticketID: try await scene.house.openTicket(by: scene.anna).ticketID))
    },
    Row(SupportDeskServiceMethods.closeSupportTicket) { scene in
      let ticket = try await scene.house.openTicket(by: scene.anna)
      return (scene.moderator, CloseSupportTicketRequest(ticketID: ticket.ticketID, seenEntryCount: ticket.entryCount))
    },
    Row(CallServiceMethods.startCall) { scene in
      let conversationID = try await scene.house.acquainted(scene.anna, scene.berta)
      return (scene.berta, StartCallRequest(callID: UUID().text, conversationID: conversationID, offer: "v=0"))
    },
    Row(CallServiceMethods.sendCallSignal) { scene in
      let call = try await scene.house.ring(try await scene.house.acquainted(scene.anna, scene.berta), by: scene.anna)
      return (scene.berta, SendCallSignalRequest(callID: call.callID, signalID: UUID().text, kind: .answer, payload: "v=0"))
    },
    Row(CallServiceMethods.endCall) { scene in
      let call = try await scene.house.ring(try await scene.house.acquainted(scene.anna, scene.berta), by: scene.anna)
      return (scene.anna, EndCallRequest(callID: call.callID))
    },
    Row(MessageServiceMethods.sendMessage) { scene in
      let conversationID = try await scene.house.talk(scene.anna, scene.berta)
      return (scene.berta, SendMessageRequest(conversationID: conversationID, messageID: UUID().text, text: "hello"))
    },
    Row(MessageServiceMethods.markRead) { scene in
      (scene.berta, MarkReadRequest(conversationID: try await scene.house.talk(scene.anna, scene.berta), upToNumber: 1))
    },
    Row(MessageServiceMethods.markDelivered) { scene in
      let mark = DeliveredMark(conversationID: try await scene.house.talk(scene.anna, scene.berta), upToNumber: 1)
      return (scene.berta, MarkDeliveredRequest(marks: [mark]))
    },
    Row(MediaServiceMethods.appendUpload) { scene in
      let uploadID = try await scene.house.begin(.album, [1, 2, 3], by: scene.anna)
      return (scene.anna, AppendUploadRequest(uploadID: uploadID, offset: 0, data: [1, 2, 3]))
    },
    Row(MediaServiceMethods.completeUpload) { scene in
      let uploadID = try await scene.house.begin(.album, SampleImages.jpeg, by: scene.anna)
      try await scene.house.append(SampleImages.jpeg, to: uploadID, by: scene.anna)
      return (scene.anna, CompleteUploadRequest(uploadID: uploadID))
    },
    Row(NotificationPreferenceServiceMethods.unsubscribeMails) { scene in
      let chosen = NotificationPreference(topic: .friendsActivity, channel: .email, delivery: .atOnce)
      _ = try await scene.house.deliveries.setNotificationPreferences(
        SetNotificationPreferencesRequest(preferences: [chosen]),
        scene.house.call(NotificationPreferenceServiceMethods.setNotificationPreferences, by: scene.anna.accountID))
      return (scene.anna, UnsubscribeMailsRequest(token: scene.house.deliveries.tokens.token(of: scene.anna.accountID)))
    },
    // Says how it is, and not what changes; friends, who are told, hear of it once.
    Row(PresenceServiceMethods.setPresence) { scene in
      let deviceID = UUID()
      try await scene.house.befriend(scene.anna, scene.berta)
      try await scene.house.look()
      for person in [scene.anna, scene.berta] {
        let device = person == scene.anna ? deviceID : UUID()
        scene.hold(try await scene.house.begin(StreamReader(), of: person.accountID, on: device, in: .qwalk))
      }
      return (scene.anna, SetPresenceRequest(appearsOffline: true, deviceID: deviceID.text, activity: "walking"))
    },
    // That the device was heard of once more is meant to be kept: so the repetition comes in the same moment.
    Row(StreamServiceMethods.acknowledge, pause: .zero) { scene in
      try await scene.house.append([SocialHouse.marked("1", for: scene.anna.accountID), SocialHouse.marked("2", for: scene.anna.accountID)])
      let cursor = Cursor(try await scene.house.log.head(of: scene.anna.accountID, in: scene.house.database))
      return (scene.anna, AcknowledgeRequest(deviceID: UUID().text, cursor: cursor, viewing: "map"))
    },
  ]

  private static let untold = [
    MessageServiceMethods.setTyping.path: "is told to those who read just now, and kept nowhere",
    MessageServiceMethods.searchMessages.path: "changes nothing; what is looked for stands in no address",
  ]

  @Test func everyMutationHasARow() {
    let mutations = CairnMethods.all.filter { $0.path.hasPrefix("/cairn.social.v1.") && $0.idempotency != .read && $0.access != .internal }
    #expect(RetryLaw.gaps(in: mutations.map(\.path), cases: (Self.rows + Self.natural).map(\.method.path), exceptions: Self.untold) == [])
    // A key is what makes a retry safe; whatever takes one is tried with it.
    #expect(Self.rows.allSatisfy { $0.method.idempotency == .key } && Self.natural.allSatisfy { $0.method.idempotency == .natural })
  }

  @Test(arguments: rows)
  func aRetryHasTheSameAnswerAndOneEffect(row: Row) async throws {
    try await SocialHouse.run { house async throws in
      let key = UUID().text
      #expect(try await Self.breaches(of: row, key: key, in: house) == [])
      // The key is what makes it so, not luck: its answer is kept.
      let keys = try await house.database.query("SELECT key FROM idempotency_keys WHERE method = \(row.method.path)")
        .map { try $0.get(0, as: UUID.self) }
      #expect(keys.contains { $0.text == key })
    }
  }

  @Test(arguments: natural)
  func whatTakesNoKeyIsSafeToRepeatAsItIs(row: Row) async throws {
    try await SocialHouse.run { house async throws in #expect(try await Self.breaches(of: row, key: nil, in: house) == []) }
  }

  /// Calls three times.
  private static func breaches(of row: Row, key: String?, in house: SocialHouse) async throws -> [String] {
    let scene = Scene(house)
    let (caller, message) = try await row.prepare(scene)
    let request = message.encoded()
    let method = try #require(house.features.methods.first { $0.row == row.method })
    guard case .unary(let body) = method.body else { return ["a mutation answers once"] }
    let breaches = try await RetryLaw.breaches(of: .same, in: house.database, reason: { ($0 as? RPCError)?.reason }) {
      // Whatever was done again would be done at another time.
      house.clock.advance(by: row.pause)
      let answer = try await body(request, house.ranked(row.method, by: caller, key: key))
      // What friends are told comes after the answer.
      try await house.keeper.settle(at: house.clock.now())
      return answer
    }
    await scene.letGo()
    return breaches
  }
}
