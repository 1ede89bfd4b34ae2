// Written by protoc-gen-cairn from cairn/social/v1/conversations.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension ConversationReceipt {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__conversation_receipt__descriptor_pointer(), as: Cairn__Social__V1__ConversationReceipt.self) {
      (c) throws(DecodingError) in try ConversationReceipt(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ConversationReceipt>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "ConversationReceipt.account_id")
    deliveredNumber = c.pointee.delivered_number_
    readNumber = c.pointee.read_number_
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if deliveredNumber != 0 {
      binary.field(2, deliveredNumber)
    }
    if readNumber != 0 {
      binary.field(3, readNumber)
    }
  }
}

extension Conversation {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__conversation__descriptor_pointer(), as: Cairn__Social__V1__Conversation.self) {
      (c) throws(DecodingError) in try Conversation(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__Conversation>) throws(DecodingError) {
    conversationID = try Binary.string(c.pointee.conversation_id_, "Conversation.conversation_id")
    kind = ConversationKind(rawValue: c.pointee.kind_)
    realm = Realm(rawValue: c.pointee.realm_)
    if let field = c.pointee.person_ { person = try Person(c: field) }
    title = try Binary.string(c.pointee.title_, "Conversation.title")
    createTime = try moment(c.pointee.create_time_, "Conversation.create_time")
    state = MembershipState(rawValue: c.pointee.state_)
    role = MemberRole(rawValue: c.pointee.role_)
    memberCount = c.pointee.member_count_
    if let field = c.pointee.last_message_ { lastMessage = try ChatMessage(c: field) }
    lastNumber = c.pointee.last_number_
    readNumber = c.pointee.read_number_
    unreadCount = c.pointee.unread_count_
    receipts = try Binary.list(c.pointee.n_receipts_, c.pointee.receipts_, messages: { (value) throws(DecodingError) in try ConversationReceipt(c: value) })
    isMuted = c.pointee.is_muted_ != 0
    muteEndTime = try moment(c.pointee.mute_end_time_, "Conversation.mute_end_time")
    isHidden = c.pointee.is_hidden_ != 0
    canWrite = c.pointee.can_write_ != 0
    changeNumber = c.pointee.change_number_
    inviterAccountID = try Binary.string(c.pointee.inviter_account_id_, "Conversation.inviter_account_id")
    titleNumber = c.pointee.title_number_
  }

  func write(to binary: inout BinaryWriter) {
    if !conversationID.isEmpty {
      binary.field(1, conversationID)
    }
    if kind != .unspecified {
      binary.field(2, kind)
    }
    if realm != .unspecified {
      binary.field(3, realm)
    }
    if let person {
      let start = binary.begin(4)
      person.write(to: &binary)
      binary.end(start)
    }
    if !title.isEmpty {
      binary.field(5, title)
    }
    if let createTime {
      binary.field(6, createTime)
    }
    if state != .unspecified {
      binary.field(7, state)
    }
    if role != .unspecified {
      binary.field(8, role)
    }
    if memberCount != 0 {
      binary.field(9, memberCount)
    }
    if let lastMessage {
      let start = binary.begin(10)
      lastMessage.write(to: &binary)
      binary.end(start)
    }
    if lastNumber != 0 {
      binary.field(11, lastNumber)
    }
    if readNumber != 0 {
      binary.field(12, readNumber)
    }
    if unreadCount != 0 {
      binary.field(13, unreadCount)
    }
    if !receipts.isEmpty {
      for element in receipts {
        let start = binary.begin(14)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if isMuted {
      binary.field(15, isMuted)
    }
    if let muteEndTime {
      binary.field(16, muteEndTime)
    }
    if isHidden {
      binary.field(17, isHidden)
    }
    if canWrite {
      binary.field(18, canWrite)
    }
    if changeNumber != 0 {
      binary.field(19, changeNumber)
    }
    if !inviterAccountID.isEmpty {
      binary.field(20, inviterAccountID)
    }
    if titleNumber != 0 {
      binary.field(21, titleNumber)
    }
  }
}

extension OpenConversationRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__open_conversation_request__descriptor_pointer(), as: Cairn__Social__V1__OpenConversationRequest.self) {
      (c) throws(DecodingError) in try OpenConversationRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__OpenConversationRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "OpenConversationRequest.account_id")
    realm = Realm(rawValue: c.pointee.realm_)
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if realm != .unspecified {
      binary.field(2, realm)
    }
  }
}

extension OpenConversationResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__open_conversation_response__descriptor_pointer(), as: Cairn__Social__V1__OpenConversationResponse.self) {
      (c) throws(DecodingError) in try OpenConversationResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__OpenConversationResponse>) throws(DecodingError) {
    conversationID = try Binary.string(c.pointee.conversation_id_, "OpenConversationResponse.conversation_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !conversationID.isEmpty {
      binary.field(1, conversationID)
    }
  }
}

extension GetConversationRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_conversation_request__descriptor_pointer(), as: Cairn__Social__V1__GetConversationRequest.self) {
      (c) throws(DecodingError) in try GetConversationRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetConversationRequest>) throws(DecodingError) {
    conversationID = try Binary.string(c.pointee.conversation_id_, "GetConversationRequest.conversation_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !conversationID.isEmpty {
      binary.field(1, conversationID)
    }
  }
}

extension GetConversationResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_conversation_response__descriptor_pointer(), as: Cairn__Social__V1__GetConversationResponse.self) {
      (c) throws(DecodingError) in try GetConversationResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetConversationResponse>) throws(DecodingError) {
    if let field = c.pointee.conversation_ { conversation = try Conversation(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let conversation {
      let start = binary.begin(1)
      conversation.write(to: &binary)
      binary.end(start)
    }
  }
}

extension ListConversationsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_conversations_request__descriptor_pointer(), as: Cairn__Social__V1__ListConversationsRequest.self) {
      (c) throws(DecodingError) in try ListConversationsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListConversationsRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListConversationsRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if pageSize != 0 {
      binary.field(1, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(2, pageToken)
    }
  }
}

extension ListConversationsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_conversations_response__descriptor_pointer(), as: Cairn__Social__V1__ListConversationsResponse.self) {
      (c) throws(DecodingError) in try ListConversationsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListConversationsResponse>) throws(DecodingError) {
    conversations = try Binary.list(c.pointee.n_conversations_, c.pointee.conversations_, messages: { (value) throws(DecodingError) in try Conversation(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListConversationsResponse.next_page_token")
    changeNumber = c.pointee.change_number_
    unreadConversationCount = c.pointee.unread_conversation_count_
  }

  func write(to binary: inout BinaryWriter) {
    if !conversations.isEmpty {
      for element in conversations {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
    if changeNumber != 0 {
      binary.field(3, changeNumber)
    }
    if unreadConversationCount != 0 {
      binary.field(4, unreadConversationCount)
    }
  }
}

extension SyncConversationsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__sync_conversations_request__descriptor_pointer(), as: Cairn__Social__V1__SyncConversationsRequest.self) {
      (c) throws(DecodingError) in try SyncConversationsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SyncConversationsRequest>) throws(DecodingError) {
    afterChangeNumber = c.pointee.after_change_number_
    pageSize = c.pointee.page_size_
    conversationID = try Binary.string(c.pointee.conversation_id_, "SyncConversationsRequest.conversation_id")
  }

  func write(to binary: inout BinaryWriter) {
    if afterChangeNumber != 0 {
      binary.field(1, afterChangeNumber)
    }
    if pageSize != 0 {
      binary.field(2, pageSize)
    }
    if !conversationID.isEmpty {
      binary.field(3, conversationID)
    }
  }
}

extension SyncConversationsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__sync_conversations_response__descriptor_pointer(), as: Cairn__Social__V1__SyncConversationsResponse.self) {
      (c) throws(DecodingError) in try SyncConversationsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SyncConversationsResponse>) throws(DecodingError) {
    conversations = try Binary.list(c.pointee.n_conversations_, c.pointee.conversations_, messages: { (value) throws(DecodingError) in try Conversation(c: value) })
    messages = try Binary.list(c.pointee.n_messages_, c.pointee.messages_, messages: { (value) throws(DecodingError) in try ChatMessage(c: value) })
    changeNumber = c.pointee.change_number_
    hasMore = c.pointee.has_more_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !conversations.isEmpty {
      for element in conversations {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !messages.isEmpty {
      for element in messages {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if changeNumber != 0 {
      binary.field(3, changeNumber)
    }
    if hasMore {
      binary.field(4, hasMore)
    }
  }
}

extension HideConversationRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__hide_conversation_request__descriptor_pointer(), as: Cairn__Social__V1__HideConversationRequest.self) {
      (c) throws(DecodingError) in try HideConversationRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__HideConversationRequest>) throws(DecodingError) {
    conversationID = try Binary.string(c.pointee.conversation_id_, "HideConversationRequest.conversation_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !conversationID.isEmpty {
      binary.field(1, conversationID)
    }
  }
}

extension HideConversationResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__hide_conversation_response__descriptor_pointer(), as: Cairn__Social__V1__HideConversationResponse.self) {
      (c) throws(DecodingError) in try HideConversationResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__HideConversationResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension MuteConversationRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__mute_conversation_request__descriptor_pointer(), as: Cairn__Social__V1__MuteConversationRequest.self) {
      (c) throws(DecodingError) in try MuteConversationRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__MuteConversationRequest>) throws(DecodingError) {
    conversationID = try Binary.string(c.pointee.conversation_id_, "MuteConversationRequest.conversation_id")
    isMuted = c.pointee.is_muted_ != 0
    endTime = try moment(c.pointee.end_time_, "MuteConversationRequest.end_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !conversationID.isEmpty {
      binary.field(1, conversationID)
    }
    if isMuted {
      binary.field(2, isMuted)
    }
    if let endTime {
      binary.field(3, endTime)
    }
  }
}

extension MuteConversationResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__mute_conversation_response__descriptor_pointer(), as: Cairn__Social__V1__MuteConversationResponse.self) {
      (c) throws(DecodingError) in try MuteConversationResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__MuteConversationResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension ConversationSettings {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__conversation_settings__descriptor_pointer(), as: Cairn__Social__V1__ConversationSettings.self) {
      (c) throws(DecodingError) in try ConversationSettings(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ConversationSettings>) throws(DecodingError) {
    sharesReceipts = c.pointee.shares_receipts_ != 0
    showsTextInPushes = c.pointee.shows_text_in_pushes_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if sharesReceipts {
      binary.field(1, sharesReceipts)
    }
    if showsTextInPushes {
      binary.field(2, showsTextInPushes)
    }
  }
}

extension GetConversationSettingsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_conversation_settings_request__descriptor_pointer(), as: Cairn__Social__V1__GetConversationSettingsRequest.self) {
      (c) throws(DecodingError) in try GetConversationSettingsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetConversationSettingsRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension GetConversationSettingsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_conversation_settings_response__descriptor_pointer(), as: Cairn__Social__V1__GetConversationSettingsResponse.self) {
      (c) throws(DecodingError) in try GetConversationSettingsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetConversationSettingsResponse>) throws(DecodingError) {
    if let field = c.pointee.settings_ { settings = try ConversationSettings(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let settings {
      let start = binary.begin(1)
      settings.write(to: &binary)
      binary.end(start)
    }
  }
}

extension SetConversationSettingsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__set_conversation_settings_request__descriptor_pointer(), as: Cairn__Social__V1__SetConversationSettingsRequest.self) {
      (c) throws(DecodingError) in try SetConversationSettingsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SetConversationSettingsRequest>) throws(DecodingError) {
    if c.pointee._shares_receipts_case.rawValue == 1 { sharesReceipts = c.pointee.shares_receipts_ != 0 }
    if c.pointee._shows_text_in_pushes_case.rawValue == 2 { showsTextInPushes = c.pointee.shows_text_in_pushes_ != 0 }
  }

  func write(to binary: inout BinaryWriter) {
    if let sharesReceipts {
      binary.field(1, sharesReceipts)
    }
    if let showsTextInPushes {
      binary.field(2, showsTextInPushes)
    }
  }
}

extension SetConversationSettingsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__set_conversation_settings_response__descriptor_pointer(), as: Cairn__Social__V1__SetConversationSettingsResponse.self) {
      (c) throws(DecodingError) in try SetConversationSettingsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SetConversationSettingsResponse>) throws(DecodingError) {
    if let field = c.pointee.settings_ { settings = try ConversationSettings(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let settings {
      let start = binary.begin(1)
      settings.write(to: &binary)
      binary.end(start)
    }
  }
}
