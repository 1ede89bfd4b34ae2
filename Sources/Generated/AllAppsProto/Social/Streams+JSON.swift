// Written by protoc-gen-cairn from cairn/social/v1/streams.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
internal import ExpeditionsProto
internal import GeocachesProto
internal import LocalBuddyProto
internal import QuizWalksProto
internal import WhereAmIProto
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
        content = try json.skipNull() ? nil : .friendRequested(try CairnProto.FriendRequested(reading: &json))
      } else if json.isKey("friendAccepted", "friend_accepted") {
        content = try json.skipNull() ? nil : .friendAccepted(try CairnProto.FriendAccepted(reading: &json))
      } else if json.isKey("friendRequestClosed", "friend_request_closed") {
        content = try json.skipNull() ? nil : .friendRequestClosed(try CairnProto.FriendRequestClosed(reading: &json))
      } else if json.isKey("friendRemoved", "friend_removed") {
        content = try json.skipNull() ? nil : .friendRemoved(try CairnProto.FriendRemoved(reading: &json))
      } else if json.isKey("blockChanged", "block_changed") {
        content = try json.skipNull() ? nil : .blockChanged(try CairnProto.BlockChanged(reading: &json))
      } else if json.isKey("profileUpdated", "profile_updated") {
        content = try json.skipNull() ? nil : .profileUpdated(try CairnProto.ProfileUpdated(reading: &json))
      } else if json.isKey("preferencesUpdated", "preferences_updated") {
        content = try json.skipNull() ? nil : .preferencesUpdated(try CairnProto.PreferencesUpdated(reading: &json))
      } else if json.isKey("presenceChanged", "presence_changed") {
        content = try json.skipNull() ? nil : .presenceChanged(try CairnProto.PresenceChanged(reading: &json))
      } else if json.isKey("notificationPosted", "notification_posted") {
        content = try json.skipNull() ? nil : .notificationPosted(try CairnProto.NotificationPosted(reading: &json))
      } else if json.isKey("notificationsRead", "notifications_read") {
        content = try json.skipNull() ? nil : .notificationsRead(try CairnProto.NotificationsRead(reading: &json))
      } else if json.isKey("notificationsRemoved", "notifications_removed") {
        content = try json.skipNull() ? nil : .notificationsRemoved(try CairnProto.NotificationsRemoved(reading: &json))
      } else if json.isKey("badgeUnlocked", "badge_unlocked") {
        content = try json.skipNull() ? nil : .badgeUnlocked(try CairnProto.BadgeUnlocked(reading: &json))
      } else if json.isKey("badgeRevoked", "badge_revoked") {
        content = try json.skipNull() ? nil : .badgeRevoked(try CairnProto.BadgeRevoked(reading: &json))
      } else if json.isKey("conversation") {
        content = try json.skipNull() ? nil : .conversation(try CairnProto.ConversationEvent(reading: &json))
      } else if json.isKey("exportReady", "export_ready") {
        content = try json.skipNull() ? nil : .exportReady(try CairnProto.ExportReady(reading: &json))
      } else if json.isKey("accountDeletionScheduled", "account_deletion_scheduled") {
        content = try json.skipNull() ? nil : .accountDeletionScheduled(try CairnProto.AccountDeletionScheduled(reading: &json))
      } else if json.isKey("whereAmI", "where_am_i") {
        content = try json.skipNull() ? nil : .whereAmI(try WhereAmIProto.WhereAmIEvent(reading: &json))
      } else if json.isKey("geocaches") {
        content = try json.skipNull() ? nil : .geocaches(try GeocachesProto.GeocachesEvent(reading: &json))
      } else if json.isKey("expeditions") {
        content = try json.skipNull() ? nil : .expeditions(try ExpeditionsProto.ExpeditionsEvent(reading: &json))
      } else if json.isKey("quizWalks", "quiz_walks") {
        content = try json.skipNull() ? nil : .quizWalks(try QuizWalksProto.QuizWalksEvent(reading: &json))
      } else if json.isKey("localBuddy", "local_buddy") {
        content = try json.skipNull() ? nil : .localBuddy(try LocalBuddyProto.LocalBuddyEvent(reading: &json))
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
    case .badgeRevoked(let value):
      json.key("badgeRevoked")
      value.write(to: &json)
    case .conversation(let value):
      json.key("conversation")
      value.write(to: &json)
    case .exportReady(let value):
      json.key("exportReady")
      value.write(to: &json)
    case .accountDeletionScheduled(let value):
      json.key("accountDeletionScheduled")
      value.write(to: &json)
    case .whereAmI(let value):
      json.key("whereAmI")
      value.write(to: &json)
    case .geocaches(let value):
      json.key("geocaches")
      value.write(to: &json)
    case .expeditions(let value):
      json.key("expeditions")
      value.write(to: &json)
    case .quizWalks(let value):
      json.key("quizWalks")
      value.write(to: &json)
    case .localBuddy(let value):
      json.key("localBuddy")
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
        realm = try json.enumeration("SubscribeEventsRequest.realm", CairnProto.Realm.self)
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
