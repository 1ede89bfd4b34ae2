// Written by protoc-gen-cairn from cairn/social/v1/streams.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
internal import ExpeditionsProto
internal import GeocachesProto
internal import LocalBuddyProto
internal import QuizWalksProto
internal import WhereAmIProto
public import Protobuf

extension Cursor {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__cursor__descriptor_pointer(), as: Cairn__Social__V1__Cursor.self) {
      (c) throws(DecodingError) in try Cursor(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__Cursor>) throws(DecodingError) {
    epoch = c.pointee.epoch_
    number = c.pointee.number_
  }

  func write(to binary: inout BinaryWriter) {
    if epoch != 0 {
      binary.field(1, epoch)
    }
    if number != 0 {
      binary.field(2, number)
    }
  }
}

extension UserEvent {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__user_event__descriptor_pointer(), as: Cairn__Social__V1__UserEvent.self) {
      (c) throws(DecodingError) in try UserEvent(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__UserEvent>) throws(DecodingError) {
    if c.pointee.content_case.rawValue == 1, let field = c.pointee.friend_requested_ { content = .friendRequested(try CairnProto.FriendRequested(c: field)) }
    if c.pointee.content_case.rawValue == 2, let field = c.pointee.friend_accepted_ { content = .friendAccepted(try CairnProto.FriendAccepted(c: field)) }
    if c.pointee.content_case.rawValue == 3, let field = c.pointee.friend_request_closed_ { content = .friendRequestClosed(try CairnProto.FriendRequestClosed(c: field)) }
    if c.pointee.content_case.rawValue == 4, let field = c.pointee.friend_removed_ { content = .friendRemoved(try CairnProto.FriendRemoved(c: field)) }
    if c.pointee.content_case.rawValue == 5, let field = c.pointee.block_changed_ { content = .blockChanged(try CairnProto.BlockChanged(c: field)) }
    if c.pointee.content_case.rawValue == 6, let field = c.pointee.profile_updated_ { content = .profileUpdated(try CairnProto.ProfileUpdated(c: field)) }
    if c.pointee.content_case.rawValue == 7, let field = c.pointee.preferences_updated_ { content = .preferencesUpdated(try CairnProto.PreferencesUpdated(c: field)) }
    if c.pointee.content_case.rawValue == 8, let field = c.pointee.presence_changed_ { content = .presenceChanged(try CairnProto.PresenceChanged(c: field)) }
    if c.pointee.content_case.rawValue == 20, let field = c.pointee.notification_posted_ { content = .notificationPosted(try CairnProto.NotificationPosted(c: field)) }
    if c.pointee.content_case.rawValue == 21, let field = c.pointee.notifications_read_ { content = .notificationsRead(try CairnProto.NotificationsRead(c: field)) }
    if c.pointee.content_case.rawValue == 22, let field = c.pointee.notifications_removed_ { content = .notificationsRemoved(try CairnProto.NotificationsRemoved(c: field)) }
    if c.pointee.content_case.rawValue == 30, let field = c.pointee.badge_unlocked_ { content = .badgeUnlocked(try CairnProto.BadgeUnlocked(c: field)) }
    if c.pointee.content_case.rawValue == 31, let field = c.pointee.badge_revoked_ { content = .badgeRevoked(try CairnProto.BadgeRevoked(c: field)) }
    if c.pointee.content_case.rawValue == 40, let field = c.pointee.conversation_ { content = .conversation(try CairnProto.ConversationEvent(c: field)) }
    if c.pointee.content_case.rawValue == 50, let field = c.pointee.export_ready_ { content = .exportReady(try CairnProto.ExportReady(c: field)) }
    if c.pointee.content_case.rawValue == 51, let field = c.pointee.account_deletion_scheduled_ { content = .accountDeletionScheduled(try CairnProto.AccountDeletionScheduled(c: field)) }
    if c.pointee.content_case.rawValue == 100, let field = c.pointee.where_am_i_ { content = .whereAmI(try WhereAmIProto.WhereAmIEvent(c: field)) }
    if c.pointee.content_case.rawValue == 101, let field = c.pointee.geocaches_ { content = .geocaches(try GeocachesProto.GeocachesEvent(c: field)) }
    if c.pointee.content_case.rawValue == 102, let field = c.pointee.expeditions_ { content = .expeditions(try ExpeditionsProto.ExpeditionsEvent(c: field)) }
    if c.pointee.content_case.rawValue == 103, let field = c.pointee.quiz_walks_ { content = .quizWalks(try QuizWalksProto.QuizWalksEvent(c: field)) }
    if c.pointee.content_case.rawValue == 104, let field = c.pointee.local_buddy_ { content = .localBuddy(try LocalBuddyProto.LocalBuddyEvent(c: field)) }
  }

  func write(to binary: inout BinaryWriter) {
    switch content {
    case .friendRequested(let value):
      let start = binary.begin(1)
      value.write(to: &binary)
      binary.end(start)
    case .friendAccepted(let value):
      let start = binary.begin(2)
      value.write(to: &binary)
      binary.end(start)
    case .friendRequestClosed(let value):
      let start = binary.begin(3)
      value.write(to: &binary)
      binary.end(start)
    case .friendRemoved(let value):
      let start = binary.begin(4)
      value.write(to: &binary)
      binary.end(start)
    case .blockChanged(let value):
      let start = binary.begin(5)
      value.write(to: &binary)
      binary.end(start)
    case .profileUpdated(let value):
      let start = binary.begin(6)
      value.write(to: &binary)
      binary.end(start)
    case .preferencesUpdated(let value):
      let start = binary.begin(7)
      value.write(to: &binary)
      binary.end(start)
    case .presenceChanged(let value):
      let start = binary.begin(8)
      value.write(to: &binary)
      binary.end(start)
    case .notificationPosted(let value):
      let start = binary.begin(20)
      value.write(to: &binary)
      binary.end(start)
    case .notificationsRead(let value):
      let start = binary.begin(21)
      value.write(to: &binary)
      binary.end(start)
    case .notificationsRemoved(let value):
      let start = binary.begin(22)
      value.write(to: &binary)
      binary.end(start)
    case .badgeUnlocked(let value):
      let start = binary.begin(30)
      value.write(to: &binary)
      binary.end(start)
    case .badgeRevoked(let value):
      let start = binary.begin(31)
      value.write(to: &binary)
      binary.end(start)
    case .conversation(let value):
      let start = binary.begin(40)
      value.write(to: &binary)
      binary.end(start)
    case .exportReady(let value):
      let start = binary.begin(50)
      value.write(to: &binary)
      binary.end(start)
    case .accountDeletionScheduled(let value):
      let start = binary.begin(51)
      value.write(to: &binary)
      binary.end(start)
    case .whereAmI(let value):
      let start = binary.begin(100)
      value.write(to: &binary)
      binary.end(start)
    case .geocaches(let value):
      let start = binary.begin(101)
      value.write(to: &binary)
      binary.end(start)
    case .expeditions(let value):
      let start = binary.begin(102)
      value.write(to: &binary)
      binary.end(start)
    case .quizWalks(let value):
      let start = binary.begin(103)
      value.write(to: &binary)
      binary.end(start)
    case .localBuddy(let value):
      let start = binary.begin(104)
      value.write(to: &binary)
      binary.end(start)
    default: break
    }
  }
}

extension StreamEvent {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__stream_event__descriptor_pointer(), as: Cairn__Social__V1__StreamEvent.self) {
      (c) throws(DecodingError) in try StreamEvent(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__StreamEvent>) throws(DecodingError) {
    number = c.pointee.number_
    createTime = try moment(c.pointee.create_time_, "StreamEvent.create_time")
    if let field = c.pointee.event_ { event = try UserEvent(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if number != 0 {
      binary.field(1, number)
    }
    if let createTime {
      binary.field(2, createTime)
    }
    if let event {
      let start = binary.begin(3)
      event.write(to: &binary)
      binary.end(start)
    }
  }
}

extension SubscribeEventsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__subscribe_events_request__descriptor_pointer(), as: Cairn__Social__V1__SubscribeEventsRequest.self) {
      (c) throws(DecodingError) in try SubscribeEventsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SubscribeEventsRequest>) throws(DecodingError) {
    deviceID = try Binary.string(c.pointee.device_id_, "SubscribeEventsRequest.device_id")
    if let field = c.pointee.after_ { after = try Cursor(c: field) }
    realm = CairnProto.Realm(rawValue: c.pointee.realm_)
  }

  func write(to binary: inout BinaryWriter) {
    if !deviceID.isEmpty {
      binary.field(1, deviceID)
    }
    if let after {
      let start = binary.begin(2)
      after.write(to: &binary)
      binary.end(start)
    }
    if realm != .unspecified {
      binary.field(3, realm)
    }
  }
}

extension SubscribeEventsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__subscribe_events_response__descriptor_pointer(), as: Cairn__Social__V1__SubscribeEventsResponse.self) {
      (c) throws(DecodingError) in try SubscribeEventsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SubscribeEventsResponse>) throws(DecodingError) {
    events = try Binary.list(c.pointee.n_events_, c.pointee.events_, messages: { (value) throws(DecodingError) in try StreamEvent(c: value) })
    if let field = c.pointee.cursor_ { cursor = try Cursor(c: field) }
    isCaughtUp = c.pointee.is_caught_up_ != 0
    ephemeralEvents = try Binary.list(c.pointee.n_ephemeral_events_, c.pointee.ephemeral_events_, messages: { (value) throws(DecodingError) in try UserEvent(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !events.isEmpty {
      for element in events {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if let cursor {
      let start = binary.begin(2)
      cursor.write(to: &binary)
      binary.end(start)
    }
    if isCaughtUp {
      binary.field(3, isCaughtUp)
    }
    if !ephemeralEvents.isEmpty {
      for element in ephemeralEvents {
        let start = binary.begin(4)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension SyncRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__sync_request__descriptor_pointer(), as: Cairn__Social__V1__SyncRequest.self) {
      (c) throws(DecodingError) in try SyncRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SyncRequest>) throws(DecodingError) {
    if let field = c.pointee.since_ { since = try Cursor(c: field) }
    pageSize = c.pointee.page_size_
  }

  func write(to binary: inout BinaryWriter) {
    if let since {
      let start = binary.begin(1)
      since.write(to: &binary)
      binary.end(start)
    }
    if pageSize != 0 {
      binary.field(2, pageSize)
    }
  }
}

extension SyncResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__sync_response__descriptor_pointer(), as: Cairn__Social__V1__SyncResponse.self) {
      (c) throws(DecodingError) in try SyncResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SyncResponse>) throws(DecodingError) {
    events = try Binary.list(c.pointee.n_events_, c.pointee.events_, messages: { (value) throws(DecodingError) in try StreamEvent(c: value) })
    if let field = c.pointee.cursor_ { cursor = try Cursor(c: field) }
    hasMore = c.pointee.has_more_ != 0
    isReset = c.pointee.is_reset_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !events.isEmpty {
      for element in events {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if let cursor {
      let start = binary.begin(2)
      cursor.write(to: &binary)
      binary.end(start)
    }
    if hasMore {
      binary.field(3, hasMore)
    }
    if isReset {
      binary.field(4, isReset)
    }
  }
}

extension AcknowledgeRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__acknowledge_request__descriptor_pointer(), as: Cairn__Social__V1__AcknowledgeRequest.self) {
      (c) throws(DecodingError) in try AcknowledgeRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__AcknowledgeRequest>) throws(DecodingError) {
    deviceID = try Binary.string(c.pointee.device_id_, "AcknowledgeRequest.device_id")
    if let field = c.pointee.cursor_ { cursor = try Cursor(c: field) }
    viewing = try Binary.string(c.pointee.viewing_, "AcknowledgeRequest.viewing")
  }

  func write(to binary: inout BinaryWriter) {
    if !deviceID.isEmpty {
      binary.field(1, deviceID)
    }
    if let cursor {
      let start = binary.begin(2)
      cursor.write(to: &binary)
      binary.end(start)
    }
    if !viewing.isEmpty {
      binary.field(3, viewing)
    }
  }
}

extension AcknowledgeResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__acknowledge_response__descriptor_pointer(), as: Cairn__Social__V1__AcknowledgeResponse.self) {
      (c) throws(DecodingError) in try AcknowledgeResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__AcknowledgeResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}
