// Written by protoc-gen-cairn from cairn/social/v1/messages.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension SharedPlace {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__shared_place__descriptor_pointer(), as: Cairn__Social__V1__SharedPlace.self) {
      (c) throws(DecodingError) in try SharedPlace(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SharedPlace>) throws(DecodingError) {
    if let field = c.pointee.position_ { position = try LatLng(c: field) }
    name = try Binary.string(c.pointee.name_, "SharedPlace.name")
  }

  func write(to binary: inout BinaryWriter) {
    if let position {
      let start = binary.begin(1)
      position.write(to: &binary)
      binary.end(start)
    }
    if !name.isEmpty {
      binary.field(2, name)
    }
  }
}

extension MessageReaction {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__message_reaction__descriptor_pointer(), as: Cairn__Social__V1__MessageReaction.self) {
      (c) throws(DecodingError) in try MessageReaction(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__MessageReaction>) throws(DecodingError) {
    emoji = try Binary.string(c.pointee.emoji_, "MessageReaction.emoji")
    count = c.pointee.count_
    accountIDs = try Binary.list(c.pointee.n_account_ids_, c.pointee.account_ids_, { (value) throws(DecodingError) in try Binary.string(value, "MessageReaction.account_ids") })
  }

  func write(to binary: inout BinaryWriter) {
    if !emoji.isEmpty {
      binary.field(1, emoji)
    }
    if count != 0 {
      binary.field(2, count)
    }
    if !accountIDs.isEmpty {
      for element in accountIDs {
        binary.field(3, element)
      }
    }
  }
}

extension ChatMessage {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__chat_message__descriptor_pointer(), as: Cairn__Social__V1__ChatMessage.self) {
      (c) throws(DecodingError) in try ChatMessage(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ChatMessage>) throws(DecodingError) {
    conversationID = try Binary.string(c.pointee.conversation_id_, "ChatMessage.conversation_id")
    number = c.pointee.number_
    messageID = try Binary.string(c.pointee.message_id_, "ChatMessage.message_id")
    senderAccountID = try Binary.string(c.pointee.sender_account_id_, "ChatMessage.sender_account_id")
    createTime = try moment(c.pointee.create_time_, "ChatMessage.create_time")
    state = MessageState(rawValue: c.pointee.state_)
    text = try Binary.string(c.pointee.text_, "ChatMessage.text")
    if let field = c.pointee.place_ { place = try SharedPlace(c: field) }
    replyToNumber = c.pointee.reply_to_number_
    editTime = try moment(c.pointee.edit_time_, "ChatMessage.edit_time")
    version = c.pointee.version_
    reactions = try Binary.list(c.pointee.n_reactions_, c.pointee.reactions_, messages: { (value) throws(DecodingError) in try MessageReaction(c: value) })
    changeNumber = c.pointee.change_number_
    isTextLeftOut = c.pointee.is_text_left_out_ != 0
    mediaIDs = try Binary.list(c.pointee.n_media_ids_, c.pointee.media_ids_, { (value) throws(DecodingError) in try Binary.string(value, "ChatMessage.media_ids") })
    leadsElsewhere = c.pointee.leads_elsewhere_ != 0
    missedCall = MissedCall(rawValue: c.pointee.missed_call_)
  }

  func write(to binary: inout BinaryWriter) {
    if !conversationID.isEmpty {
      binary.field(1, conversationID)
    }
    if number != 0 {
      binary.field(2, number)
    }
    if !messageID.isEmpty {
      binary.field(3, messageID)
    }
    if !senderAccountID.isEmpty {
      binary.field(4, senderAccountID)
    }
    if let createTime {
      binary.field(5, createTime)
    }
    if state != .unspecified {
      binary.field(6, state)
    }
    if !text.isEmpty {
      binary.field(7, text)
    }
    if let place {
      let start = binary.begin(8)
      place.write(to: &binary)
      binary.end(start)
    }
    if replyToNumber != 0 {
      binary.field(9, replyToNumber)
    }
    if let editTime {
      binary.field(10, editTime)
    }
    if version != 0 {
      binary.field(11, version)
    }
    if !reactions.isEmpty {
      for element in reactions {
        let start = binary.begin(12)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if changeNumber != 0 {
      binary.field(13, changeNumber)
    }
    if isTextLeftOut {
      binary.field(14, isTextLeftOut)
    }
    if !mediaIDs.isEmpty {
      for element in mediaIDs {
        binary.field(15, element)
      }
    }
    if leadsElsewhere {
      binary.field(16, leadsElsewhere)
    }
    if missedCall != .unspecified {
      binary.field(17, missedCall)
    }
  }
}

extension SendMessageRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__send_message_request__descriptor_pointer(), as: Cairn__Social__V1__SendMessageRequest.self) {
      (c) throws(DecodingError) in try SendMessageRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SendMessageRequest>) throws(DecodingError) {
    conversationID = try Binary.string(c.pointee.conversation_id_, "SendMessageRequest.conversation_id")
    messageID = try Binary.string(c.pointee.message_id_, "SendMessageRequest.message_id")
    text = try Binary.string(c.pointee.text_, "SendMessageRequest.text")
    if let field = c.pointee.place_ { place = try SharedPlace(c: field) }
    replyToNumber = c.pointee.reply_to_number_
    mediaIDs = try Binary.list(c.pointee.n_media_ids_, c.pointee.media_ids_, { (value) throws(DecodingError) in try Binary.string(value, "SendMessageRequest.media_ids") })
  }

  func write(to binary: inout BinaryWriter) {
    if !conversationID.isEmpty {
      binary.field(1, conversationID)
    }
    if !messageID.isEmpty {
      binary.field(2, messageID)
    }
    if !text.isEmpty {
      binary.field(3, text)
    }
    if let place {
      let start = binary.begin(4)
      place.write(to: &binary)
      binary.end(start)
    }
    if replyToNumber != 0 {
      binary.field(5, replyToNumber)
    }
    if !mediaIDs.isEmpty {
      for element in mediaIDs {
        binary.field(6, element)
      }
    }
  }
}

extension SendMessageResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__send_message_response__descriptor_pointer(), as: Cairn__Social__V1__SendMessageResponse.self) {
      (c) throws(DecodingError) in try SendMessageResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SendMessageResponse>) throws(DecodingError) {
    number = c.pointee.number_
    createTime = try moment(c.pointee.create_time_, "SendMessageResponse.create_time")
    leadsElsewhere = c.pointee.leads_elsewhere_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if number != 0 {
      binary.field(1, number)
    }
    if let createTime {
      binary.field(2, createTime)
    }
    if leadsElsewhere {
      binary.field(3, leadsElsewhere)
    }
  }
}

extension EditMessageRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__edit_message_request__descriptor_pointer(), as: Cairn__Social__V1__EditMessageRequest.self) {
      (c) throws(DecodingError) in try EditMessageRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__EditMessageRequest>) throws(DecodingError) {
    conversationID = try Binary.string(c.pointee.conversation_id_, "EditMessageRequest.conversation_id")
    number = c.pointee.number_
    text = try Binary.string(c.pointee.text_, "EditMessageRequest.text")
    expectedVersion = c.pointee.expected_version_
  }

  func write(to binary: inout BinaryWriter) {
    if !conversationID.isEmpty {
      binary.field(1, conversationID)
    }
    if number != 0 {
      binary.field(2, number)
    }
    if !text.isEmpty {
      binary.field(3, text)
    }
    if expectedVersion != 0 {
      binary.field(4, expectedVersion)
    }
  }
}

extension EditMessageResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__edit_message_response__descriptor_pointer(), as: Cairn__Social__V1__EditMessageResponse.self) {
      (c) throws(DecodingError) in try EditMessageResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__EditMessageResponse>) throws(DecodingError) {
    version = c.pointee.version_
  }

  func write(to binary: inout BinaryWriter) {
    if version != 0 {
      binary.field(1, version)
    }
  }
}

extension DeleteMessageRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__delete_message_request__descriptor_pointer(), as: Cairn__Social__V1__DeleteMessageRequest.self) {
      (c) throws(DecodingError) in try DeleteMessageRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DeleteMessageRequest>) throws(DecodingError) {
    conversationID = try Binary.string(c.pointee.conversation_id_, "DeleteMessageRequest.conversation_id")
    number = c.pointee.number_
    isForAll = c.pointee.is_for_all_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !conversationID.isEmpty {
      binary.field(1, conversationID)
    }
    if number != 0 {
      binary.field(2, number)
    }
    if isForAll {
      binary.field(3, isForAll)
    }
  }
}

extension DeleteMessageResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__delete_message_response__descriptor_pointer(), as: Cairn__Social__V1__DeleteMessageResponse.self) {
      (c) throws(DecodingError) in try DeleteMessageResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DeleteMessageResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension SetReactionRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__set_reaction_request__descriptor_pointer(), as: Cairn__Social__V1__SetReactionRequest.self) {
      (c) throws(DecodingError) in try SetReactionRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SetReactionRequest>) throws(DecodingError) {
    conversationID = try Binary.string(c.pointee.conversation_id_, "SetReactionRequest.conversation_id")
    number = c.pointee.number_
    emoji = try Binary.string(c.pointee.emoji_, "SetReactionRequest.emoji")
  }

  func write(to binary: inout BinaryWriter) {
    if !conversationID.isEmpty {
      binary.field(1, conversationID)
    }
    if number != 0 {
      binary.field(2, number)
    }
    if !emoji.isEmpty {
      binary.field(3, emoji)
    }
  }
}

extension SetReactionResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__set_reaction_response__descriptor_pointer(), as: Cairn__Social__V1__SetReactionResponse.self) {
      (c) throws(DecodingError) in try SetReactionResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SetReactionResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension ListMessagesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_messages_request__descriptor_pointer(), as: Cairn__Social__V1__ListMessagesRequest.self) {
      (c) throws(DecodingError) in try ListMessagesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListMessagesRequest>) throws(DecodingError) {
    conversationID = try Binary.string(c.pointee.conversation_id_, "ListMessagesRequest.conversation_id")
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListMessagesRequest.page_token")
    beforeNumber = c.pointee.before_number_
  }

  func write(to binary: inout BinaryWriter) {
    if !conversationID.isEmpty {
      binary.field(1, conversationID)
    }
    if pageSize != 0 {
      binary.field(2, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(3, pageToken)
    }
    if beforeNumber != 0 {
      binary.field(4, beforeNumber)
    }
  }
}

extension ListMessagesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_messages_response__descriptor_pointer(), as: Cairn__Social__V1__ListMessagesResponse.self) {
      (c) throws(DecodingError) in try ListMessagesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListMessagesResponse>) throws(DecodingError) {
    messages = try Binary.list(c.pointee.n_messages_, c.pointee.messages_, messages: { (value) throws(DecodingError) in try ChatMessage(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListMessagesResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !messages.isEmpty {
      for element in messages {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
  }
}

extension SearchMessagesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__search_messages_request__descriptor_pointer(), as: Cairn__Social__V1__SearchMessagesRequest.self) {
      (c) throws(DecodingError) in try SearchMessagesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SearchMessagesRequest>) throws(DecodingError) {
    query = try Binary.string(c.pointee.query_, "SearchMessagesRequest.query")
    conversationID = try Binary.string(c.pointee.conversation_id_, "SearchMessagesRequest.conversation_id")
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "SearchMessagesRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !query.isEmpty {
      binary.field(1, query)
    }
    if !conversationID.isEmpty {
      binary.field(2, conversationID)
    }
    if pageSize != 0 {
      binary.field(3, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(4, pageToken)
    }
  }
}

extension SearchMessagesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__search_messages_response__descriptor_pointer(), as: Cairn__Social__V1__SearchMessagesResponse.self) {
      (c) throws(DecodingError) in try SearchMessagesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SearchMessagesResponse>) throws(DecodingError) {
    messages = try Binary.list(c.pointee.n_messages_, c.pointee.messages_, messages: { (value) throws(DecodingError) in try ChatMessage(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "SearchMessagesResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !messages.isEmpty {
      for element in messages {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
  }
}

extension MarkReadRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__mark_read_request__descriptor_pointer(), as: Cairn__Social__V1__MarkReadRequest.self) {
      (c) throws(DecodingError) in try MarkReadRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__MarkReadRequest>) throws(DecodingError) {
    conversationID = try Binary.string(c.pointee.conversation_id_, "MarkReadRequest.conversation_id")
    upToNumber = c.pointee.up_to_number_
  }

  func write(to binary: inout BinaryWriter) {
    if !conversationID.isEmpty {
      binary.field(1, conversationID)
    }
    if upToNumber != 0 {
      binary.field(2, upToNumber)
    }
  }
}

extension MarkReadResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__mark_read_response__descriptor_pointer(), as: Cairn__Social__V1__MarkReadResponse.self) {
      (c) throws(DecodingError) in try MarkReadResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__MarkReadResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension DeliveredMark {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__delivered_mark__descriptor_pointer(), as: Cairn__Social__V1__DeliveredMark.self) {
      (c) throws(DecodingError) in try DeliveredMark(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DeliveredMark>) throws(DecodingError) {
    conversationID = try Binary.string(c.pointee.conversation_id_, "DeliveredMark.conversation_id")
    upToNumber = c.pointee.up_to_number_
  }

  func write(to binary: inout BinaryWriter) {
    if !conversationID.isEmpty {
      binary.field(1, conversationID)
    }
    if upToNumber != 0 {
      binary.field(2, upToNumber)
    }
  }
}

extension MarkDeliveredRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__mark_delivered_request__descriptor_pointer(), as: Cairn__Social__V1__MarkDeliveredRequest.self) {
      (c) throws(DecodingError) in try MarkDeliveredRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__MarkDeliveredRequest>) throws(DecodingError) {
    marks = try Binary.list(c.pointee.n_marks_, c.pointee.marks_, messages: { (value) throws(DecodingError) in try DeliveredMark(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !marks.isEmpty {
      for element in marks {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension MarkDeliveredResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__mark_delivered_response__descriptor_pointer(), as: Cairn__Social__V1__MarkDeliveredResponse.self) {
      (c) throws(DecodingError) in try MarkDeliveredResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__MarkDeliveredResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension SetTypingRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__set_typing_request__descriptor_pointer(), as: Cairn__Social__V1__SetTypingRequest.self) {
      (c) throws(DecodingError) in try SetTypingRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SetTypingRequest>) throws(DecodingError) {
    conversationID = try Binary.string(c.pointee.conversation_id_, "SetTypingRequest.conversation_id")
    isTyping = c.pointee.is_typing_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !conversationID.isEmpty {
      binary.field(1, conversationID)
    }
    if isTyping {
      binary.field(2, isTyping)
    }
  }
}

extension SetTypingResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__set_typing_response__descriptor_pointer(), as: Cairn__Social__V1__SetTypingResponse.self) {
      (c) throws(DecodingError) in try SetTypingResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SetTypingResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}
