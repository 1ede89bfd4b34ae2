// Written by protoc-gen-cairn from cairn/social/v1/messages.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension SharedPlace {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SharedPlace(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SharedPlace") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("position") {
        position = try json.skipNull() ? nil : try LatLng(reading: &json)
      } else if json.isKey("name") {
        name = try json.string("SharedPlace.name")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let position, !json.redact("position") {
      json.key("position")
      position.write(to: &json)
    }
    if !name.isEmpty, !json.redact("name") {
      json.key("name")
      json.value(name)
    }
    json.endObject()
  }
}

extension MessageReaction {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MessageReaction(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MessageReaction") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("emoji") {
        emoji = try json.string("MessageReaction.emoji")
      } else if json.isKey("count") {
        count = try json.int32("MessageReaction.count")
      } else if json.isKey("accountIds", "account_ids") {
        accountIDs = try json.list("MessageReaction.account_ids") { (json: inout JSONReader) throws(DecodingError) in try json.string("MessageReaction.account_ids") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !emoji.isEmpty, !json.redact("emoji") {
      json.key("emoji")
      json.value(emoji)
    }
    if count != 0 {
      json.key("count")
      json.value(count)
    }
    if !accountIDs.isEmpty {
      json.key("accountIds")
      json.list(accountIDs) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension ChatMessage {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ChatMessage(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ChatMessage") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("conversationId", "conversation_id") {
        conversationID = try json.string("ChatMessage.conversation_id")
      } else if json.isKey("number") {
        number = try json.int64("ChatMessage.number")
      } else if json.isKey("messageId", "message_id") {
        messageID = try json.string("ChatMessage.message_id")
      } else if json.isKey("senderAccountId", "sender_account_id") {
        senderAccountID = try json.string("ChatMessage.sender_account_id")
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("ChatMessage.create_time")
      } else if json.isKey("state") {
        state = try json.enumeration("ChatMessage.state", MessageState.self)
      } else if json.isKey("text") {
        text = try json.string("ChatMessage.text")
      } else if json.isKey("place") {
        place = try json.skipNull() ? nil : try SharedPlace(reading: &json)
      } else if json.isKey("replyToNumber", "reply_to_number") {
        replyToNumber = try json.int64("ChatMessage.reply_to_number")
      } else if json.isKey("editTime", "edit_time") {
        editTime = try json.moment("ChatMessage.edit_time")
      } else if json.isKey("version") {
        version = try json.int64("ChatMessage.version")
      } else if json.isKey("reactions") {
        reactions = try json.list("ChatMessage.reactions") { (json: inout JSONReader) throws(DecodingError) in try MessageReaction(reading: &json) }
      } else if json.isKey("changeNumber", "change_number") {
        changeNumber = try json.int64("ChatMessage.change_number")
      } else if json.isKey("isTextLeftOut", "is_text_left_out") {
        isTextLeftOut = try json.bool("ChatMessage.is_text_left_out")
      } else if json.isKey("mediaIds", "media_ids") {
        mediaIDs = try json.list("ChatMessage.media_ids") { (json: inout JSONReader) throws(DecodingError) in try json.string("ChatMessage.media_ids") }
      } else if json.isKey("leadsElsewhere", "leads_elsewhere") {
        leadsElsewhere = try json.bool("ChatMessage.leads_elsewhere")
      } else if json.isKey("missedCall", "missed_call") {
        missedCall = try json.enumeration("ChatMessage.missed_call", MissedCall.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !conversationID.isEmpty {
      json.key("conversationId")
      json.value(conversationID)
    }
    if number != 0 {
      json.key("number")
      json.value(number)
    }
    if !messageID.isEmpty {
      json.key("messageId")
      json.value(messageID)
    }
    if !senderAccountID.isEmpty {
      json.key("senderAccountId")
      json.value(senderAccountID)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    if !text.isEmpty, !json.redact("text") {
      json.key("text")
      json.value(text)
    }
    if let place {
      json.key("place")
      place.write(to: &json)
    }
    if replyToNumber != 0 {
      json.key("replyToNumber")
      json.value(replyToNumber)
    }
    if let editTime {
      json.key("editTime")
      json.value(editTime)
    }
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    if !reactions.isEmpty {
      json.key("reactions")
      json.list(reactions) { json, element in element.write(to: &json) }
    }
    if changeNumber != 0 {
      json.key("changeNumber")
      json.value(changeNumber)
    }
    if isTextLeftOut {
      json.key("isTextLeftOut")
      json.value(isTextLeftOut)
    }
    if !mediaIDs.isEmpty {
      json.key("mediaIds")
      json.list(mediaIDs) { json, element in json.value(element) }
    }
    if leadsElsewhere {
      json.key("leadsElsewhere")
      json.value(leadsElsewhere)
    }
    if missedCall != .unspecified {
      json.key("missedCall")
      json.value(missedCall)
    }
    json.endObject()
  }
}

extension SendMessageRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SendMessageRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SendMessageRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("conversationId", "conversation_id") {
        conversationID = try json.string("SendMessageRequest.conversation_id")
      } else if json.isKey("messageId", "message_id") {
        messageID = try json.string("SendMessageRequest.message_id")
      } else if json.isKey("text") {
        text = try json.string("SendMessageRequest.text")
      } else if json.isKey("place") {
        place = try json.skipNull() ? nil : try SharedPlace(reading: &json)
      } else if json.isKey("replyToNumber", "reply_to_number") {
        replyToNumber = try json.int64("SendMessageRequest.reply_to_number")
      } else if json.isKey("mediaIds", "media_ids") {
        mediaIDs = try json.list("SendMessageRequest.media_ids") { (json: inout JSONReader) throws(DecodingError) in try json.string("SendMessageRequest.media_ids") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !conversationID.isEmpty {
      json.key("conversationId")
      json.value(conversationID)
    }
    if !messageID.isEmpty {
      json.key("messageId")
      json.value(messageID)
    }
    if !text.isEmpty, !json.redact("text") {
      json.key("text")
      json.value(text)
    }
    if let place {
      json.key("place")
      place.write(to: &json)
    }
    if replyToNumber != 0 {
      json.key("replyToNumber")
      json.value(replyToNumber)
    }
    if !mediaIDs.isEmpty {
      json.key("mediaIds")
      json.list(mediaIDs) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension SendMessageResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SendMessageResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SendMessageResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("number") {
        number = try json.int64("SendMessageResponse.number")
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("SendMessageResponse.create_time")
      } else if json.isKey("leadsElsewhere", "leads_elsewhere") {
        leadsElsewhere = try json.bool("SendMessageResponse.leads_elsewhere")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if number != 0 {
      json.key("number")
      json.value(number)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if leadsElsewhere {
      json.key("leadsElsewhere")
      json.value(leadsElsewhere)
    }
    json.endObject()
  }
}

extension EditMessageRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try EditMessageRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "EditMessageRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("conversationId", "conversation_id") {
        conversationID = try json.string("EditMessageRequest.conversation_id")
      } else if json.isKey("number") {
        number = try json.int64("EditMessageRequest.number")
      } else if json.isKey("text") {
        text = try json.string("EditMessageRequest.text")
      } else if json.isKey("expectedVersion", "expected_version") {
        expectedVersion = try json.int64("EditMessageRequest.expected_version")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !conversationID.isEmpty {
      json.key("conversationId")
      json.value(conversationID)
    }
    if number != 0 {
      json.key("number")
      json.value(number)
    }
    if !text.isEmpty, !json.redact("text") {
      json.key("text")
      json.value(text)
    }
    if expectedVersion != 0 {
      json.key("expectedVersion")
      json.value(expectedVersion)
    }
    json.endObject()
  }
}

extension EditMessageResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try EditMessageResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "EditMessageResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("version") {
        version = try json.int64("EditMessageResponse.version")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    json.endObject()
  }
}

extension DeleteMessageRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DeleteMessageRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DeleteMessageRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("conversationId", "conversation_id") {
        conversationID = try json.string("DeleteMessageRequest.conversation_id")
      } else if json.isKey("number") {
        number = try json.int64("DeleteMessageRequest.number")
      } else if json.isKey("isForAll", "is_for_all") {
        isForAll = try json.bool("DeleteMessageRequest.is_for_all")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !conversationID.isEmpty {
      json.key("conversationId")
      json.value(conversationID)
    }
    if number != 0 {
      json.key("number")
      json.value(number)
    }
    if isForAll {
      json.key("isForAll")
      json.value(isForAll)
    }
    json.endObject()
  }
}

extension DeleteMessageResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DeleteMessageResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DeleteMessageResponse") { json in write(to: &json) }
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

extension SetReactionRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetReactionRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetReactionRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("conversationId", "conversation_id") {
        conversationID = try json.string("SetReactionRequest.conversation_id")
      } else if json.isKey("number") {
        number = try json.int64("SetReactionRequest.number")
      } else if json.isKey("emoji") {
        emoji = try json.string("SetReactionRequest.emoji")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !conversationID.isEmpty {
      json.key("conversationId")
      json.value(conversationID)
    }
    if number != 0 {
      json.key("number")
      json.value(number)
    }
    if !emoji.isEmpty, !json.redact("emoji") {
      json.key("emoji")
      json.value(emoji)
    }
    json.endObject()
  }
}

extension SetReactionResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetReactionResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetReactionResponse") { json in write(to: &json) }
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

extension ListMessagesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListMessagesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListMessagesRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("conversationId", "conversation_id") {
        conversationID = try json.string("ListMessagesRequest.conversation_id")
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListMessagesRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListMessagesRequest.page_token")
      } else if json.isKey("beforeNumber", "before_number") {
        beforeNumber = try json.int64("ListMessagesRequest.before_number")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !conversationID.isEmpty {
      json.key("conversationId")
      json.value(conversationID)
    }
    if pageSize != 0 {
      json.key("pageSize")
      json.value(pageSize)
    }
    if !pageToken.isEmpty {
      json.key("pageToken")
      json.value(pageToken)
    }
    if beforeNumber != 0 {
      json.key("beforeNumber")
      json.value(beforeNumber)
    }
    json.endObject()
  }
}

extension ListMessagesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListMessagesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListMessagesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("messages") {
        messages = try json.list("ListMessagesResponse.messages") { (json: inout JSONReader) throws(DecodingError) in try ChatMessage(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListMessagesResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !messages.isEmpty {
      json.key("messages")
      json.list(messages) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension SearchMessagesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SearchMessagesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SearchMessagesRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("query") {
        query = try json.string("SearchMessagesRequest.query")
      } else if json.isKey("conversationId", "conversation_id") {
        conversationID = try json.string("SearchMessagesRequest.conversation_id")
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("SearchMessagesRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("SearchMessagesRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !query.isEmpty, !json.redact("query") {
      json.key("query")
      json.value(query)
    }
    if !conversationID.isEmpty {
      json.key("conversationId")
      json.value(conversationID)
    }
    if pageSize != 0 {
      json.key("pageSize")
      json.value(pageSize)
    }
    if !pageToken.isEmpty {
      json.key("pageToken")
      json.value(pageToken)
    }
    json.endObject()
  }
}

extension SearchMessagesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SearchMessagesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SearchMessagesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("messages") {
        messages = try json.list("SearchMessagesResponse.messages") { (json: inout JSONReader) throws(DecodingError) in try ChatMessage(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("SearchMessagesResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !messages.isEmpty {
      json.key("messages")
      json.list(messages) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension MarkReadRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MarkReadRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MarkReadRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("conversationId", "conversation_id") {
        conversationID = try json.string("MarkReadRequest.conversation_id")
      } else if json.isKey("upToNumber", "up_to_number") {
        upToNumber = try json.int64("MarkReadRequest.up_to_number")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !conversationID.isEmpty {
      json.key("conversationId")
      json.value(conversationID)
    }
    if upToNumber != 0 {
      json.key("upToNumber")
      json.value(upToNumber)
    }
    json.endObject()
  }
}

extension MarkReadResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MarkReadResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MarkReadResponse") { json in write(to: &json) }
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

extension DeliveredMark {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DeliveredMark(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DeliveredMark") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("conversationId", "conversation_id") {
        conversationID = try json.string("DeliveredMark.conversation_id")
      } else if json.isKey("upToNumber", "up_to_number") {
        upToNumber = try json.int64("DeliveredMark.up_to_number")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !conversationID.isEmpty {
      json.key("conversationId")
      json.value(conversationID)
    }
    if upToNumber != 0 {
      json.key("upToNumber")
      json.value(upToNumber)
    }
    json.endObject()
  }
}

extension MarkDeliveredRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MarkDeliveredRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MarkDeliveredRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("marks") {
        marks = try json.list("MarkDeliveredRequest.marks") { (json: inout JSONReader) throws(DecodingError) in try DeliveredMark(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !marks.isEmpty {
      json.key("marks")
      json.list(marks) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension MarkDeliveredResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MarkDeliveredResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MarkDeliveredResponse") { json in write(to: &json) }
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

extension SetTypingRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetTypingRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetTypingRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("conversationId", "conversation_id") {
        conversationID = try json.string("SetTypingRequest.conversation_id")
      } else if json.isKey("isTyping", "is_typing") {
        isTyping = try json.bool("SetTypingRequest.is_typing")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !conversationID.isEmpty {
      json.key("conversationId")
      json.value(conversationID)
    }
    if isTyping {
      json.key("isTyping")
      json.value(isTyping)
    }
    json.endObject()
  }
}

extension SetTypingResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetTypingResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetTypingResponse") { json in write(to: &json) }
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
