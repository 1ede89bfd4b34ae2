// Written by protoc-gen-cairn from cairn/social/v1/streams.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension Cursor {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Cursor(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Cursor") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("epoch") {
        epoch = try json.int64("Cursor.epoch")
      } else if json.isKey("number") {
        number = try json.int64("Cursor.number")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if epoch != 0 {
      json.key("epoch")
      json.value(epoch)
    }
    if number != 0 {
      json.key("number")
      json.value(number)
    }
    json.endObject()
  }
}

extension UserEvent {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UserEvent(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UserEvent") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("friendRequested", "friend_requested") {
        content = try json.skipNull() ? nil : .friendRequested(try FriendRequested(reading: &json))
      } else if json.isKey("friendAccepted", "friend_accepted") {
        content = try json.skipNull() ? nil : .friendAccepted(try FriendAccepted(reading: &json))
      } else if json.isKey("friendRequestClosed", "friend_request_closed") {
        content = try json.skipNull() ? nil : .friendRequestClosed(try FriendRequestClosed(reading: &json))
      } else if json.isKey("friendRemoved", "friend_removed") {
        content = try json.skipNull() ? nil : .friendRemoved(try FriendRemoved(reading: &json))
      } else if json.isKey("blockChanged", "block_changed") {
        content = try json.skipNull() ? nil : .blockChanged(try BlockChanged(reading: &json))
      } else if json.isKey("profileUpdated", "profile_updated") {
        content = try json.skipNull() ? nil : .profileUpdated(try ProfileUpdated(reading: &json))
      } else if json.isKey("preferencesUpdated", "preferences_updated") {
        content = try json.skipNull() ? nil : .preferencesUpdated(try PreferencesUpdated(reading: &json))
      } else if json.isKey("presenceChanged", "presence_changed") {
        content = try json.skipNull() ? nil : .presenceChanged(try PresenceChanged(reading: &json))
      } else if json.isKey("notificationPosted", "notification_posted") {
        content = try json.skipNull() ? nil : .notificationPosted(try NotificationPosted(reading: &json))
      } else if json.isKey("notificationsRead", "notifications_read") {
        content = try json.skipNull() ? nil : .notificationsRead(try NotificationsRead(reading: &json))
      } else if json.isKey("notificationsRemoved", "notifications_removed") {
        content = try json.skipNull() ? nil : .notificationsRemoved(try NotificationsRemoved(reading: &json))
      } else if json.isKey("badgeUnlocked", "badge_unlocked") {
        content = try json.skipNull() ? nil : .badgeUnlocked(try BadgeUnlocked(reading: &json))
      } else if json.isKey("gameChanged", "game_changed") {
        content = try json.skipNull() ? nil : .gameChanged(try GameChanged(reading: &json))
      } else if json.isKey("matchFound", "match_found") {
        content = try json.skipNull() ? nil : .matchFound(try MatchFound(reading: &json))
      } else if json.isKey("matchTimeout", "match_timeout") {
        content = try json.skipNull() ? nil : .matchTimeout(try MatchTimeout(reading: &json))
      } else if json.isKey("invitationReceived", "invitation_received") {
        content = try json.skipNull() ? nil : .invitationReceived(try InvitationReceived(reading: &json))
      } else if json.isKey("invitationClosed", "invitation_closed") {
        content = try json.skipNull() ? nil : .invitationClosed(try InvitationClosed(reading: &json))
      } else if json.isKey("roomChanged", "room_changed") {
        content = try json.skipNull() ? nil : .roomChanged(try RoomChanged(reading: &json))
      } else if json.isKey("roomEmote", "room_emote") {
        content = try json.skipNull() ? nil : .roomEmote(try RoomEmote(reading: &json))
      } else if json.isKey("rematchOffered", "rematch_offered") {
        content = try json.skipNull() ? nil : .rematchOffered(try RematchOffered(reading: &json))
      } else if json.isKey("rematchClosed", "rematch_closed") {
        content = try json.skipNull() ? nil : .rematchClosed(try RematchClosed(reading: &json))
      } else if json.isKey("exportReady", "export_ready") {
        content = try json.skipNull() ? nil : .exportReady(try ExportReady(reading: &json))
      } else if json.isKey("accountDeletionScheduled", "account_deletion_scheduled") {
        content = try json.skipNull() ? nil : .accountDeletionScheduled(try AccountDeletionScheduled(reading: &json))
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    switch content {
    case nil: break
    case .friendRequested(let value):
      json.key("friendRequested")
      value.write(to: &json)
    case .friendAccepted(let value):
      json.key("friendAccepted")
      value.write(to: &json)
    case .friendRequestClosed(let value):
      json.key("friendRequestClosed")
      value.write(to: &json)
    case .friendRemoved(let value):
      json.key("friendRemoved")
      value.write(to: &json)
    case .blockChanged(let value):
      json.key("blockChanged")
      value.write(to: &json)
    case .profileUpdated(let value):
      json.key("profileUpdated")
      value.write(to: &json)
    case .preferencesUpdated(let value):
      json.key("preferencesUpdated")
      value.write(to: &json)
    case .presenceChanged(let value):
      json.key("presenceChanged")
      value.write(to: &json)
    case .notificationPosted(let value):
      json.key("notificationPosted")
      value.write(to: &json)
    case .notificationsRead(let value):
      json.key("notificationsRead")
      value.write(to: &json)
    case .notificationsRemoved(let value):
      json.key("notificationsRemoved")
      value.write(to: &json)
    case .badgeUnlocked(let value):
      json.key("badgeUnlocked")
      value.write(to: &json)
    case .gameChanged(let value):
      json.key("gameChanged")
      value.write(to: &json)
    case .matchFound(let value):
      json.key("matchFound")
      value.write(to: &json)
    case .matchTimeout(let value):
      json.key("matchTimeout")
      value.write(to: &json)
    case .invitationReceived(let value):
      json.key("invitationReceived")
      value.write(to: &json)
    case .invitationClosed(let value):
      json.key("invitationClosed")
      value.write(to: &json)
    case .roomChanged(let value):
      json.key("roomChanged")
      value.write(to: &json)
    case .roomEmote(let value):
      json.key("roomEmote")
      value.write(to: &json)
    case .rematchOffered(let value):
      json.key("rematchOffered")
      value.write(to: &json)
    case .rematchClosed(let value):
      json.key("rematchClosed")
      value.write(to: &json)
    case .exportReady(let value):
      json.key("exportReady")
      value.write(to: &json)
    case .accountDeletionScheduled(let value):
      json.key("accountDeletionScheduled")
      value.write(to: &json)
    }
    json.endObject()
  }
}

extension StreamEvent {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try StreamEvent(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "StreamEvent") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("number") {
        number = try json.int64("StreamEvent.number")
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("StreamEvent.create_time")
      } else if json.isKey("event") {
        event = try json.skipNull() ? nil : try UserEvent(reading: &json)
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
    if let event {
      json.key("event")
      event.write(to: &json)
    }
    json.endObject()
  }
}

extension SubscribeEventsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SubscribeEventsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SubscribeEventsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("deviceId", "device_id") {
        deviceID = try json.string("SubscribeEventsRequest.device_id")
      } else if json.isKey("after") {
        after = try json.skipNull() ? nil : try Cursor(reading: &json)
      } else if json.isKey("realm") {
        realm = try json.enumeration("SubscribeEventsRequest.realm", Realm.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !deviceID.isEmpty {
      json.key("deviceId")
      json.value(deviceID)
    }
    if let after {
      json.key("after")
      after.write(to: &json)
    }
    if realm != .unspecified {
      json.key("realm")
      json.value(realm)
    }
    json.endObject()
  }
}

extension SubscribeEventsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SubscribeEventsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SubscribeEventsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("events") {
        events = try json.list("SubscribeEventsResponse.events") { (json: inout JSONReader) throws(DecodingError) in try StreamEvent(reading: &json) }
      } else if json.isKey("cursor") {
        cursor = try json.skipNull() ? nil : try Cursor(reading: &json)
      } else if json.isKey("isCaughtUp", "is_caught_up") {
        isCaughtUp = try json.bool("SubscribeEventsResponse.is_caught_up")
      } else if json.isKey("ephemeralEvents", "ephemeral_events") {
        ephemeralEvents = try json.list("SubscribeEventsResponse.ephemeral_events") { (json: inout JSONReader) throws(DecodingError) in try UserEvent(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !events.isEmpty {
      json.key("events")
      json.list(events) { json, element in element.write(to: &json) }
    }
    if let cursor {
      json.key("cursor")
      cursor.write(to: &json)
    }
    if isCaughtUp {
      json.key("isCaughtUp")
      json.value(isCaughtUp)
    }
    if !ephemeralEvents.isEmpty {
      json.key("ephemeralEvents")
      json.list(ephemeralEvents) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension SyncRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SyncRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SyncRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("since") {
        since = try json.skipNull() ? nil : try Cursor(reading: &json)
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("SyncRequest.page_size")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let since {
      json.key("since")
      since.write(to: &json)
    }
    if pageSize != 0 {
      json.key("pageSize")
      json.value(pageSize)
    }
    json.endObject()
  }
}

extension SyncResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SyncResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SyncResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("events") {
        events = try json.list("SyncResponse.events") { (json: inout JSONReader) throws(DecodingError) in try StreamEvent(reading: &json) }
      } else if json.isKey("cursor") {
        cursor = try json.skipNull() ? nil : try Cursor(reading: &json)
      } else if json.isKey("hasMore", "has_more") {
        hasMore = try json.bool("SyncResponse.has_more")
      } else if json.isKey("isReset", "is_reset") {
        isReset = try json.bool("SyncResponse.is_reset")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !events.isEmpty {
      json.key("events")
      json.list(events) { json, element in element.write(to: &json) }
    }
    if let cursor {
      json.key("cursor")
      cursor.write(to: &json)
    }
    if hasMore {
      json.key("hasMore")
      json.value(hasMore)
    }
    if isReset {
      json.key("isReset")
      json.value(isReset)
    }
    json.endObject()
  }
}

extension AcknowledgeRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AcknowledgeRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AcknowledgeRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("deviceId", "device_id") {
        deviceID = try json.string("AcknowledgeRequest.device_id")
      } else if json.isKey("cursor") {
        cursor = try json.skipNull() ? nil : try Cursor(reading: &json)
      } else if json.isKey("viewing") {
        viewing = try json.string("AcknowledgeRequest.viewing")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !deviceID.isEmpty {
      json.key("deviceId")
      json.value(deviceID)
    }
    if let cursor {
      json.key("cursor")
      cursor.write(to: &json)
    }
    if !viewing.isEmpty, !json.redact("viewing") {
      json.key("viewing")
      json.value(viewing)
    }
    json.endObject()
  }
}

extension AcknowledgeResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AcknowledgeResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AcknowledgeResponse") { json in write(to: &json) }
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
