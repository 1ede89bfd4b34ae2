// Written by protoc-gen-cairn from cairn/social/v1/conversations.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension ConversationReceipt {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ConversationReceipt(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ConversationReceipt") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("ConversationReceipt.account_id")
      } else if json.isKey("deliveredNumber", "delivered_number") {
        deliveredNumber = try json.int64("ConversationReceipt.delivered_number")
      } else if json.isKey("readNumber", "read_number") {
        readNumber = try json.int64("ConversationReceipt.read_number")
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

extension Conversation {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Conversation(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Conversation") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("conversationId", "conversation_id") {
        conversationID = try json.string("Conversation.conversation_id")
      } else if json.isKey("kind") {
        kind = try json.enumeration("Conversation.kind", ConversationKind.self)
      } else if json.isKey("realm") {
        realm = try json.enumeration("Conversation.realm", Realm.self)
      } else if json.isKey("person") {
        person = try json.skipNull() ? nil : try Person(reading: &json)
      } else if json.isKey("title") {
        title = try json.string("Conversation.title")
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("Conversation.create_time")
      } else if json.isKey("state") {
        state = try json.enumeration("Conversation.state", MembershipState.self)
      } else if json.isKey("role") {
        role = try json.enumeration("Conversation.role", MemberRole.self)
      } else if json.isKey("memberCount", "member_count") {
        memberCount = try json.int32("Conversation.member_count")
      } else if json.isKey("lastMessage", "last_message") {
        lastMessage = try json.skipNull() ? nil : try ChatMessage(reading: &json)
      } else if json.isKey("lastNumber", "last_number") {
        lastNumber = try json.int64("Conversation.last_number")
      } else if json.isKey("readNumber", "read_number") {
        readNumber = try json.int64("Conversation.read_number")
      } else if json.isKey("unreadCount", "unread_count") {
        unreadCount = try json.int32("Conversation.unread_count")
      } else if json.isKey("receipts") {
        receipts = try json.list("Conversation.receipts") { (json: inout JSONReader) throws(DecodingError) in try ConversationReceipt(reading: &json) }
      } else if json.isKey("isMuted", "is_muted") {
        isMuted = try json.bool("Conversation.is_muted")
      } else if json.isKey("muteEndTime", "mute_end_time") {
        muteEndTime = try json.moment("Conversation.mute_end_time")
      } else if json.isKey("isHidden", "is_hidden") {
        isHidden = try json.bool("Conversation.is_hidden")
      } else if json.isKey("canWrite", "can_write") {
        canWrite = try json.bool("Conversation.can_write")
      } else if json.isKey("changeNumber", "change_number") {
        changeNumber = try json.int64("Conversation.change_number")
      } else if json.isKey("inviterAccountId", "inviter_account_id") {
        inviterAccountID = try json.string("Conversation.inviter_account_id")
      } else if json.isKey("titleNumber", "title_number") {
        titleNumber = try json.int32("Conversation.title_number")
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
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if realm != .unspecified {
      json.key("realm")
      json.value(realm)
    }
    if let person {
      json.key("person")
      person.write(to: &json)
    }
    if !title.isEmpty, !json.redact("title") {
      json.key("title")
      json.value(title)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    if role != .unspecified {
      json.key("role")
      json.value(role)
    }
    if memberCount != 0 {
      json.key("memberCount")
      json.value(memberCount)
    }
    if let lastMessage {
      json.key("lastMessage")
      lastMessage.write(to: &json)
    }
    if lastNumber != 0 {
      json.key("lastNumber")
      json.value(lastNumber)
    }
    if readNumber != 0 {
      json.key("readNumber")
      json.value(readNumber)
    }
    if unreadCount != 0 {
      json.key("unreadCount")
      json.value(unreadCount)
    }
    if !receipts.isEmpty {
      json.key("receipts")
      json.list(receipts) { json, element in element.write(to: &json) }
    }
    if isMuted {
      json.key("isMuted")
      json.value(isMuted)
    }
    if let muteEndTime {
      json.key("muteEndTime")
      json.value(muteEndTime)
    }
    if isHidden {
      json.key("isHidden")
      json.value(isHidden)
    }
    if canWrite {
      json.key("canWrite")
      json.value(canWrite)
    }
    if changeNumber != 0 {
      json.key("changeNumber")
      json.value(changeNumber)
    }
    if !inviterAccountID.isEmpty {
      json.key("inviterAccountId")
      json.value(inviterAccountID)
    }
    if titleNumber != 0 {
      json.key("titleNumber")
      json.value(titleNumber)
    }
    json.endObject()
  }
}

extension OpenConversationRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try OpenConversationRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "OpenConversationRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("OpenConversationRequest.account_id")
      } else if json.isKey("realm") {
        realm = try json.enumeration("OpenConversationRequest.realm", Realm.self)
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
    if realm != .unspecified {
      json.key("realm")
      json.value(realm)
    }
    json.endObject()
  }
}

extension OpenConversationResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try OpenConversationResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "OpenConversationResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("conversationId", "conversation_id") {
        conversationID = try json.string("OpenConversationResponse.conversation_id")
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
    json.endObject()
  }
}

extension GetConversationRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetConversationRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetConversationRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("conversationId", "conversation_id") {
        conversationID = try json.string("GetConversationRequest.conversation_id")
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
    json.endObject()
  }
}

extension GetConversationResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetConversationResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetConversationResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("conversation") {
        conversation = try json.skipNull() ? nil : try Conversation(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let conversation {
      json.key("conversation")
      conversation.write(to: &json)
    }
    json.endObject()
  }
}

extension ListConversationsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListConversationsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListConversationsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListConversationsRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListConversationsRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
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

extension ListConversationsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListConversationsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListConversationsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("conversations") {
        conversations = try json.list("ListConversationsResponse.conversations") { (json: inout JSONReader) throws(DecodingError) in try Conversation(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListConversationsResponse.next_page_token")
      } else if json.isKey("changeNumber", "change_number") {
        changeNumber = try json.int64("ListConversationsResponse.change_number")
      } else if json.isKey("unreadConversationCount", "unread_conversation_count") {
        unreadConversationCount = try json.int32("ListConversationsResponse.unread_conversation_count")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !conversations.isEmpty {
      json.key("conversations")
      json.list(conversations) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    if changeNumber != 0 {
      json.key("changeNumber")
      json.value(changeNumber)
    }
    if unreadConversationCount != 0 {
      json.key("unreadConversationCount")
      json.value(unreadConversationCount)
    }
    json.endObject()
  }
}

extension SyncConversationsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SyncConversationsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SyncConversationsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("afterChangeNumber", "after_change_number") {
        afterChangeNumber = try json.int64("SyncConversationsRequest.after_change_number")
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("SyncConversationsRequest.page_size")
      } else if json.isKey("conversationId", "conversation_id") {
        conversationID = try json.string("SyncConversationsRequest.conversation_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if afterChangeNumber != 0 {
      json.key("afterChangeNumber")
      json.value(afterChangeNumber)
    }
    if pageSize != 0 {
      json.key("pageSize")
      json.value(pageSize)
    }
    if !conversationID.isEmpty {
      json.key("conversationId")
      json.value(conversationID)
    }
    json.endObject()
  }
}

extension SyncConversationsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SyncConversationsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SyncConversationsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("conversations") {
        conversations = try json.list("SyncConversationsResponse.conversations") { (json: inout JSONReader) throws(DecodingError) in try Conversation(reading: &json) }
      } else if json.isKey("messages") {
        messages = try json.list("SyncConversationsResponse.messages") { (json: inout JSONReader) throws(DecodingError) in try ChatMessage(reading: &json) }
      } else if json.isKey("changeNumber", "change_number") {
        changeNumber = try json.int64("SyncConversationsResponse.change_number")
      } else if json.isKey("hasMore", "has_more") {
        hasMore = try json.bool("SyncConversationsResponse.has_more")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !conversations.isEmpty {
      json.key("conversations")
      json.list(conversations) { json, element in element.write(to: &json) }
    }
    if !messages.isEmpty {
      json.key("messages")
      json.list(messages) { json, element in element.write(to: &json) }
    }
    if changeNumber != 0 {
      json.key("changeNumber")
      json.value(changeNumber)
    }
    if hasMore {
      json.key("hasMore")
      json.value(hasMore)
    }
    json.endObject()
  }
}

extension HideConversationRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try HideConversationRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "HideConversationRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("conversationId", "conversation_id") {
        conversationID = try json.string("HideConversationRequest.conversation_id")
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
    json.endObject()
  }
}

extension HideConversationResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try HideConversationResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "HideConversationResponse") { json in write(to: &json) }
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

extension MuteConversationRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MuteConversationRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MuteConversationRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("conversationId", "conversation_id") {
        conversationID = try json.string("MuteConversationRequest.conversation_id")
      } else if json.isKey("isMuted", "is_muted") {
        isMuted = try json.bool("MuteConversationRequest.is_muted")
      } else if json.isKey("endTime", "end_time") {
        endTime = try json.moment("MuteConversationRequest.end_time")
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
    if isMuted {
      json.key("isMuted")
      json.value(isMuted)
    }
    if let endTime {
      json.key("endTime")
      json.value(endTime)
    }
    json.endObject()
  }
}

extension MuteConversationResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MuteConversationResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MuteConversationResponse") { json in write(to: &json) }
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

extension ConversationSettings {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ConversationSettings(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ConversationSettings") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("sharesReceipts", "shares_receipts") {
        sharesReceipts = try json.bool("ConversationSettings.shares_receipts")
      } else if json.isKey("showsTextInPushes", "shows_text_in_pushes") {
        showsTextInPushes = try json.bool("ConversationSettings.shows_text_in_pushes")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if sharesReceipts {
      json.key("sharesReceipts")
      json.value(sharesReceipts)
    }
    if showsTextInPushes {
      json.key("showsTextInPushes")
      json.value(showsTextInPushes)
    }
    json.endObject()
  }
}

extension GetConversationSettingsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetConversationSettingsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetConversationSettingsRequest") { json in write(to: &json) }
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

extension GetConversationSettingsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetConversationSettingsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetConversationSettingsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("settings") {
        settings = try json.skipNull() ? nil : try ConversationSettings(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let settings {
      json.key("settings")
      settings.write(to: &json)
    }
    json.endObject()
  }
}

extension SetConversationSettingsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetConversationSettingsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetConversationSettingsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("sharesReceipts", "shares_receipts") {
        sharesReceipts = try json.skipNull() ? nil : try json.bool("SetConversationSettingsRequest.shares_receipts")
      } else if json.isKey("showsTextInPushes", "shows_text_in_pushes") {
        showsTextInPushes = try json.skipNull() ? nil : try json.bool("SetConversationSettingsRequest.shows_text_in_pushes")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let sharesReceipts {
      json.key("sharesReceipts")
      json.value(sharesReceipts)
    }
    if let showsTextInPushes {
      json.key("showsTextInPushes")
      json.value(showsTextInPushes)
    }
    json.endObject()
  }
}

extension SetConversationSettingsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetConversationSettingsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetConversationSettingsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("settings") {
        settings = try json.skipNull() ? nil : try ConversationSettings(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let settings {
      json.key("settings")
      settings.write(to: &json)
    }
    json.endObject()
  }
}
