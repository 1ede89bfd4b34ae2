// Written by protoc-gen-cairn from cairn/social/v1/conversation_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension ConversationEvent {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ConversationEvent(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ConversationEvent") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("conversationId", "conversation_id") {
        conversationID = try json.string("ConversationEvent.conversation_id")
      } else if json.isKey("changeNumber", "change_number") {
        changeNumber = try json.int64("ConversationEvent.change_number")
      } else if json.isKey("messageChanged", "message_changed") {
        content = try json.skipNull() ? nil : .messageChanged(try MessageChanged(reading: &json))
      } else if json.isKey("conversationChanged", "conversation_changed") {
        content = try json.skipNull() ? nil : .conversationChanged(try ConversationChanged(reading: &json))
      } else if json.isKey("receiptChanged", "receipt_changed") {
        content = try json.skipNull() ? nil : .receiptChanged(try ReceiptChanged(reading: &json))
      } else if json.isKey("typingChanged", "typing_changed") {
        content = try json.skipNull() ? nil : .typingChanged(try TypingChanged(reading: &json))
      } else if json.isKey("callChanged", "call_changed") {
        content = try json.skipNull() ? nil : .callChanged(try CallChanged(reading: &json))
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    if !conversationID.isEmpty {
      json.key("conversationId")
      json.value(conversationID)
    }
    if changeNumber != 0 {
      json.key("changeNumber")
      json.value(changeNumber)
    }
    switch content {
    case nil: break
    case .messageChanged(let value):
      json.key("messageChanged")
      value.write(to: &json)
    case .conversationChanged(let value):
      json.key("conversationChanged")
      value.write(to: &json)
    case .receiptChanged(let value):
      json.key("receiptChanged")
      value.write(to: &json)
    case .typingChanged(let value):
      json.key("typingChanged")
      value.write(to: &json)
    case .callChanged(let value):
      json.key("callChanged")
      value.write(to: &json)
    }
    json.endObject()
  }
}

extension MessageChanged {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MessageChanged(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MessageChanged") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("message") {
        message = try json.skipNull() ? nil : try ChatMessage(reading: &json)
      } else if json.isKey("isNew", "is_new") {
        isNew = try json.bool("MessageChanged.is_new")
      } else if json.isKey("notificationId", "notification_id") {
        notificationID = try json.string("MessageChanged.notification_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let message {
      json.key("message")
      message.write(to: &json)
    }
    if isNew {
      json.key("isNew")
      json.value(isNew)
    }
    if !notificationID.isEmpty {
      json.key("notificationId")
      json.value(notificationID)
    }
    json.endObject()
  }
}

extension ConversationChanged {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ConversationChanged(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ConversationChanged") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension ReceiptChanged {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReceiptChanged(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReceiptChanged") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("ReceiptChanged.account_id")
      } else if json.isKey("deliveredNumber", "delivered_number") {
        deliveredNumber = try json.int64("ReceiptChanged.delivered_number")
      } else if json.isKey("readNumber", "read_number") {
        readNumber = try json.int64("ReceiptChanged.read_number")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    if deliveredNumber != 0 {
      json.key("deliveredNumber")
      json.value(deliveredNumber)
    }
    if readNumber != 0 {
      json.key("readNumber")
      json.value(readNumber)
    }
    json.endObject()
  }
}

extension TypingChanged {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try TypingChanged(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "TypingChanged") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("TypingChanged.account_id")
      } else if json.isKey("isTyping", "is_typing") {
        isTyping = try json.bool("TypingChanged.is_typing")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    if isTyping {
      json.key("isTyping")
      json.value(isTyping)
    }
    json.endObject()
  }
}
