// Written by protoc-gen-cairn from cairn/social/v1/conversation_events.proto; not by hand.
// swift-format-ignore-file

package import CCairnProto
internal import CProtobufC
public import Protobuf

extension ConversationEvent {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__conversation_event__descriptor_pointer(), as: Cairn__Social__V1__ConversationEvent.self) {
      (c) throws(DecodingError) in try ConversationEvent(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Social__V1__ConversationEvent>) throws(DecodingError) {
    conversationID = try Binary.string(c.pointee.conversation_id_, "ConversationEvent.conversation_id")
    changeNumber = c.pointee.change_number_
    if c.pointee.content_case.rawValue == 3, let field = c.pointee.message_changed_ { content = .messageChanged(try MessageChanged(c: field)) }
    if c.pointee.content_case.rawValue == 4, let field = c.pointee.conversation_changed_ { content = .conversationChanged(try ConversationChanged(c: field)) }
    if c.pointee.content_case.rawValue == 5, let field = c.pointee.receipt_changed_ { content = .receiptChanged(try ReceiptChanged(c: field)) }
    if c.pointee.content_case.rawValue == 6, let field = c.pointee.typing_changed_ { content = .typingChanged(try TypingChanged(c: field)) }
    if c.pointee.content_case.rawValue == 7, let field = c.pointee.call_changed_ { content = .callChanged(try CallChanged(c: field)) }
  }

  package func write(to binary: inout BinaryWriter) {
    if !conversationID.isEmpty {
      binary.field(1, conversationID)
    }
    if changeNumber != 0 {
      binary.field(2, changeNumber)
    }
    switch content {
    case .messageChanged(let value):
      let start = binary.begin(3)
      value.write(to: &binary)
      binary.end(start)
    case .conversationChanged(let value):
      let start = binary.begin(4)
      value.write(to: &binary)
      binary.end(start)
    case .receiptChanged(let value):
      let start = binary.begin(5)
      value.write(to: &binary)
      binary.end(start)
    case .typingChanged(let value):
      let start = binary.begin(6)
      value.write(to: &binary)
      binary.end(start)
    case .callChanged(let value):
      let start = binary.begin(7)
      value.write(to: &binary)
      binary.end(start)
    default: break
    }
  }
}

extension MessageChanged {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__message_changed__descriptor_pointer(), as: Cairn__Social__V1__MessageChanged.self) {
      (c) throws(DecodingError) in try MessageChanged(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__MessageChanged>) throws(DecodingError) {
    if let field = c.pointee.message_ { message = try ChatMessage(c: field) }
    isNew = c.pointee.is_new_ != 0
    notificationID = try Binary.string(c.pointee.notification_id_, "MessageChanged.notification_id")
  }

  func write(to binary: inout BinaryWriter) {
    if let message {
      let start = binary.begin(1)
      message.write(to: &binary)
      binary.end(start)
    }
    if isNew {
      binary.field(2, isNew)
    }
    if !notificationID.isEmpty {
      binary.field(3, notificationID)
    }
  }
}

extension ConversationChanged {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__conversation_changed__descriptor_pointer(), as: Cairn__Social__V1__ConversationChanged.self) {
      (c) throws(DecodingError) in try ConversationChanged(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ConversationChanged>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension ReceiptChanged {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__receipt_changed__descriptor_pointer(), as: Cairn__Social__V1__ReceiptChanged.self) {
      (c) throws(DecodingError) in try ReceiptChanged(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ReceiptChanged>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "ReceiptChanged.account_id")
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

extension TypingChanged {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__typing_changed__descriptor_pointer(), as: Cairn__Social__V1__TypingChanged.self) {
      (c) throws(DecodingError) in try TypingChanged(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__TypingChanged>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "TypingChanged.account_id")
    isTyping = c.pointee.is_typing_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if isTyping {
      binary.field(2, isTyping)
    }
  }
}
