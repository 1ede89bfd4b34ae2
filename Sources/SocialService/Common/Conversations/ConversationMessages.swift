import CairnProto
import Cryptography
import FoundationEssentials
import Identity
import RPC
import Timekeeping

extension Conversation {
  /// All that is known without asking anybody else.
  init(_ view: ViewedConversation, at now: Moment) {
    let stored = view.conversation
    self.init(
      conversationID: stored.conversationID.text, kind: stored.kind == .pair ? .pair : .group, realm: Realm(stored.realm),
      createTime: stored.createTime, state: view.membership, memberCount: Int32(clamping: view.memberCount),
      changeNumber: max(stored.changeNumber, view.ownChangeNumber))
    switch view.membership {
    case .invited:
      show(titleOf: stored)
      inviterAccountID = view.inviterID?.text ?? ""
    case .active: show(view, at: now)
    default: break
    }
  }

  private mutating func show(titleOf stored: StoredConversation) {
    title = stored.title
    titleNumber = stored.title.isEmpty ? 0 : Int32(clamping: stored.titleNumber)
  }

  private mutating func show(_ view: ViewedConversation, at now: Moment) {
    show(titleOf: view.conversation)
    role = view.conversation.kind == .pair ? .unspecified : MemberRole(view.role)
    (lastNumber, readNumber) = (view.conversation.lastNumber, view.readNumber)
    unreadCount = Int32(clamping: view.unreadCount)
    let isMutedNow = view.isMuted && view.muteEndTime.map { now < $0 } ?? true
    (isMuted, muteEndTime) = (isMutedNow, isMutedNow ? view.muteEndTime : nil)
    isHidden = view.hideNumber.map { $0 >= view.conversation.lastNumber } ?? false
  }
}

extension ViewedConversation {
  /// State as the contract has it.
  var membership: MembershipState {
    switch state {
    case .active: conversation.isBlocked ? .gone : .active
    case .invited: .invited
    case .left, .removed: .left
    }
  }
}

extension MemberRole {
  init(_ role: StoredMember.Role) {
    switch role {
    case .member: self = .member
    case .admin: self = .admin
    case .owner: self = .owner
    }
  }
}

extension ChatMessage {
  /// - Parameter state: State for its reader; without content unless it is shown.
  init(_ stored: StoredMessage, state: MessageState) {
    self.init(
      conversationID: stored.conversationID.text, number: stored.number, messageID: stored.messageID.text,
      senderAccountID: stored.senderID?.text ?? "", createTime: stored.createTime, state: state,
      changeNumber: max(stored.changeNumber, stored.hideChangeNumber ?? 0))
    guard state == .shown else { return }
    (text, editTime, version) = (stored.text, stored.editTime, stored.version)
    place = stored.place.map { SharedPlace($0) }
    replyToNumber = stored.replyToNumber ?? 0
    mediaIDs = stored.mediaIDs.map(\.text)
    leadsElsewhere = stored.leadsElsewhere
    missedCall = stored.missedCall.map { MissedCall($0) } ?? .unspecified
    reactions = stored.reactions.map {
      MessageReaction(emoji: $0.emoji, count: Int32(clamping: $0.count), accountIDs: $0.accountIDs.map(\.text))
    }
  }
}

extension MissedCall {
  init(_ kind: MissedCallKind) {
    switch kind {
    case .voice: self = .voice
    case .video: self = .video
    }
  }
}

extension SharedPlace {
  init(_ place: MessageRules.Place) {
    self.init(position: LatLng(latitudeDegrees: place.latitude, longitudeDegrees: place.longitude), name: place.name)
  }
}

extension MessageDraft {
  /// - Throws: `invalid_argument` with field violations.
  init(_ request: SendMessageRequest) throws {
    let place = request.place.map { MessageRules.Place($0) }
    let mediaIDs = try Field.ids(request.mediaIDs, "media_ids", count: 0...MessageRules.mediaMax)
    guard Set(mediaIDs).count == mediaIDs.count else { throw RPCError.invalid("media_ids", .duplicate) }
    try MessageRules.check(text: request.text, place: place, hasMedia: !mediaIDs.isEmpty)
    guard request.replyToNumber >= 0 else { throw RPCError.invalid("reply_to_number", .outOfRange, "not negative") }
    let content = SendMessageRequest(
      text: request.text, place: request.place, replyToNumber: request.replyToNumber, mediaIDs: mediaIDs.map(\.text))
    self.init(
      messageID: try Field.id(request.messageID, "message_id"), text: request.text, place: place,
      replyToNumber: request.replyToNumber == 0 ? nil : request.replyToNumber, mediaIDs: mediaIDs,
      contentHash: SHA256.digest(of: content.encoded()))
  }
}

extension MessageRules.Place {
  init(_ place: SharedPlace) {
    // Without a position it is none: refused by its check.
    self.init(
      latitude: place.position?.latitudeDegrees ?? .nan, longitude: place.position?.longitudeDegrees ?? .nan, name: place.name)
  }
}

extension ConversationSettings {
  init(_ stored: StoredConversationSettings) {
    self.init(sharesReceipts: stored.sharesReceipts, showsTextInPushes: stored.showsTextInPushes)
  }
}

extension RPCError {
  /// A refusal of the rules, where it is one.
  init?(ofConversations error: any Error) {
    switch error {
    case let refusal as ConversationRules.Refusal: self.init(refusal)
    case let refusal as MessageRules.Refusal: self.init(refusal)
    case let refusal as GroupRules.Refusal: self.init(refusal)
    default: return nil
    }
  }

  /// The only place where these refusals become wire errors. The switch is exhaustive on purpose.
  init(_ refusal: ConversationRules.Refusal) {
    switch refusal {
    case .oneself: self.init(.invalidArgument, reason: .self)
    case .notFound: self.init(.notFound, reason: .conversationNotFound)
    case .chatNotAllowed: self.init(.permissionDenied, reason: .chatNotAllowed)
    case .contactNotAllowed: self.init(.permissionDenied, reason: .contactNotAllowed)
    case .tooManyNew(let wait):
      self.init(
        .resourceExhausted, reason: .tooManyNewConversations, message: "replies are free",
        metadata: ["retry_after_ms": String(wait.inMilliseconds)])
    case .recipientGone: self.init(.failedPrecondition, reason: .recipientGone)
    case .numberUnknown: self.init(.outOfRange, reason: .messageNotFound)
    case .muteEnd: self = .invalid("end_time", .outOfRange, "in the future")
    case .changeUnknown: self.init(.outOfRange, reason: .changeUnknown, message: "begin anew with ListConversations")
    }
  }

  /// The only place where these refusals become wire errors. The switch is exhaustive on purpose.
  init(_ refusal: MessageRules.Refusal) {
    switch refusal {
    case .textEmpty: self = .invalid("text", .missing, "something that is seen")
    case .textTooLong: self = .invalid("text", .tooLong, "at most \(MessageRules.textLengthMax) characters")
    case .textInvalid: self = .invalid("text", .notWriting, "no controls")
    case .placeInvalid: self = .invalid("place.position", .outOfRange, "a place on Earth")
    case .placeNameInvalid: self = .invalid("place.name", .notWriting, "at most \(MessageRules.placeNameLengthMax) characters")
    case .reactionInvalid: self = .invalid("emoji", .malformed, "one emoji")
    case .tooManyReactions: self.init(.resourceExhausted, reason: .tooManyReactions, message: "at most \(MessageRules.reactionKindsMax)")
    case .idUsed: self.init(.alreadyExists, reason: .messageIDUsed)
    case .notFound: self.init(.notFound, reason: .messageNotFound)
    case .notSender: self.init(.permissionDenied, reason: .notSender)
    case .tooLate: self.init(.failedPrecondition, reason: .tooLate)
    case .versionConflict: self = .versionConflict
    case .link: self.init(.failedPrecondition, reason: .linkNotAllowed, message: "not before the other one has answered")
    case .mediaNotFound: self = .invalid("media_ids", .mediaNotFound)
    case .mediaNotAllowed:
      self.init(.failedPrecondition, reason: .mediaNotAllowed, message: "not before the other one has answered")
    }
  }
  /// The only place where these refusals become wire errors. The switch is exhaustive on purpose.
  init(_ refusal: GroupRules.Refusal) {
    switch refusal {
    case .titleInvalid: self = .invalid("title", .notWriting, "1 to \(GroupRules.titleLengthMax) characters on one line")
    case .tooManyGroups: self.init(.resourceExhausted, reason: .tooManyGroups, message: "at most \(GroupRules.ownedMax)")
    case .full: self.init(.resourceExhausted, reason: .groupFull, message: "at most \(ConversationRules.membersMax)")
    case .roleTooLow: self.init(.permissionDenied, reason: .roleTooLow)
    case .memberNotFound: self.init(.notFound, reason: .memberNotFound)
    case .oneself: self.init(.invalidArgument, reason: .self)
    }
  }
}
