// Written by protoc-gen-cairn from cairn/social/v1/streams.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Cursor {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__cursor__descriptor_pointer(), as: Cairn__Social__V1__Cursor.self) {
      (c) throws(DecodingError) in try Cursor(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__Cursor>) throws(DecodingError) {
    epoch = c.pointee.epoch_
    number = c.pointee.number_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__Cursor> {
    let c = arena.make(Cairn__Social__V1__Cursor.self)
    cairn__social__v1__cursor__init(c)
    c.pointee.epoch_ = epoch
    c.pointee.number_ = number
    return c
  }
}

extension UserEvent {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__user_event__descriptor_pointer(), as: Cairn__Social__V1__UserEvent.self) {
      (c) throws(DecodingError) in try UserEvent(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__UserEvent>) throws(DecodingError) {
    if c.pointee.content_case.rawValue == 1, let field = c.pointee.friend_requested_ { content = .friendRequested(try FriendRequested(c: field)) }
    if c.pointee.content_case.rawValue == 2, let field = c.pointee.friend_accepted_ { content = .friendAccepted(try FriendAccepted(c: field)) }
    if c.pointee.content_case.rawValue == 3, let field = c.pointee.friend_request_closed_ { content = .friendRequestClosed(try FriendRequestClosed(c: field)) }
    if c.pointee.content_case.rawValue == 4, let field = c.pointee.friend_removed_ { content = .friendRemoved(try FriendRemoved(c: field)) }
    if c.pointee.content_case.rawValue == 5, let field = c.pointee.block_changed_ { content = .blockChanged(try BlockChanged(c: field)) }
    if c.pointee.content_case.rawValue == 6, let field = c.pointee.profile_updated_ { content = .profileUpdated(try ProfileUpdated(c: field)) }
    if c.pointee.content_case.rawValue == 7, let field = c.pointee.preferences_updated_ { content = .preferencesUpdated(try PreferencesUpdated(c: field)) }
    if c.pointee.content_case.rawValue == 8, let field = c.pointee.presence_changed_ { content = .presenceChanged(try PresenceChanged(c: field)) }
    if c.pointee.content_case.rawValue == 20, let field = c.pointee.notification_posted_ { content = .notificationPosted(try NotificationPosted(c: field)) }
    if c.pointee.content_case.rawValue == 21, let field = c.pointee.notifications_read_ { content = .notificationsRead(try NotificationsRead(c: field)) }
    if c.pointee.content_case.rawValue == 22, let field = c.pointee.notifications_removed_ { content = .notificationsRemoved(try NotificationsRemoved(c: field)) }
    if c.pointee.content_case.rawValue == 30, let field = c.pointee.badge_unlocked_ { content = .badgeUnlocked(try BadgeUnlocked(c: field)) }
    if c.pointee.content_case.rawValue == 31, let field = c.pointee.game_changed_ { content = .gameChanged(try GameChanged(c: field)) }
    if c.pointee.content_case.rawValue == 32, let field = c.pointee.match_found_ { content = .matchFound(try MatchFound(c: field)) }
    if c.pointee.content_case.rawValue == 33, let field = c.pointee.match_timeout_ { content = .matchTimeout(try MatchTimeout(c: field)) }
    if c.pointee.content_case.rawValue == 34, let field = c.pointee.invitation_received_ { content = .invitationReceived(try InvitationReceived(c: field)) }
    if c.pointee.content_case.rawValue == 35, let field = c.pointee.invitation_closed_ { content = .invitationClosed(try InvitationClosed(c: field)) }
    if c.pointee.content_case.rawValue == 40, let field = c.pointee.room_changed_ { content = .roomChanged(try RoomChanged(c: field)) }
    if c.pointee.content_case.rawValue == 41, let field = c.pointee.room_emote_ { content = .roomEmote(try RoomEmote(c: field)) }
    if c.pointee.content_case.rawValue == 42, let field = c.pointee.rematch_offered_ { content = .rematchOffered(try RematchOffered(c: field)) }
    if c.pointee.content_case.rawValue == 43, let field = c.pointee.rematch_closed_ { content = .rematchClosed(try RematchClosed(c: field)) }
    if c.pointee.content_case.rawValue == 50, let field = c.pointee.export_ready_ { content = .exportReady(try ExportReady(c: field)) }
    if c.pointee.content_case.rawValue == 51, let field = c.pointee.account_deletion_scheduled_ { content = .accountDeletionScheduled(try AccountDeletionScheduled(c: field)) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__UserEvent> {
    let c = arena.make(Cairn__Social__V1__UserEvent.self)
    cairn__social__v1__user_event__init(c)
    switch content {
    case nil: break
    case .friendRequested(let value):
      c.pointee.content_case = .init(rawValue: 1)
      c.pointee.friend_requested_ = value.lower(in: arena)
    case .friendAccepted(let value):
      c.pointee.content_case = .init(rawValue: 2)
      c.pointee.friend_accepted_ = value.lower(in: arena)
    case .friendRequestClosed(let value):
      c.pointee.content_case = .init(rawValue: 3)
      c.pointee.friend_request_closed_ = value.lower(in: arena)
    case .friendRemoved(let value):
      c.pointee.content_case = .init(rawValue: 4)
      c.pointee.friend_removed_ = value.lower(in: arena)
    case .blockChanged(let value):
      c.pointee.content_case = .init(rawValue: 5)
      c.pointee.block_changed_ = value.lower(in: arena)
    case .profileUpdated(let value):
      c.pointee.content_case = .init(rawValue: 6)
      c.pointee.profile_updated_ = value.lower(in: arena)
    case .preferencesUpdated(let value):
      c.pointee.content_case = .init(rawValue: 7)
      c.pointee.preferences_updated_ = value.lower(in: arena)
    case .presenceChanged(let value):
      c.pointee.content_case = .init(rawValue: 8)
      c.pointee.presence_changed_ = value.lower(in: arena)
    case .notificationPosted(let value):
      c.pointee.content_case = .init(rawValue: 20)
      c.pointee.notification_posted_ = value.lower(in: arena)
    case .notificationsRead(let value):
      c.pointee.content_case = .init(rawValue: 21)
      c.pointee.notifications_read_ = value.lower(in: arena)
    case .notificationsRemoved(let value):
      c.pointee.content_case = .init(rawValue: 22)
      c.pointee.notifications_removed_ = value.lower(in: arena)
    case .badgeUnlocked(let value):
      c.pointee.content_case = .init(rawValue: 30)
      c.pointee.badge_unlocked_ = value.lower(in: arena)
    case .gameChanged(let value):
      c.pointee.content_case = .init(rawValue: 31)
      c.pointee.game_changed_ = value.lower(in: arena)
    case .matchFound(let value):
      c.pointee.content_case = .init(rawValue: 32)
      c.pointee.match_found_ = value.lower(in: arena)
    case .matchTimeout(let value):
      c.pointee.content_case = .init(rawValue: 33)
      c.pointee.match_timeout_ = value.lower(in: arena)
    case .invitationReceived(let value):
      c.pointee.content_case = .init(rawValue: 34)
      c.pointee.invitation_received_ = value.lower(in: arena)
    case .invitationClosed(let value):
      c.pointee.content_case = .init(rawValue: 35)
      c.pointee.invitation_closed_ = value.lower(in: arena)
    case .roomChanged(let value):
      c.pointee.content_case = .init(rawValue: 40)
      c.pointee.room_changed_ = value.lower(in: arena)
    case .roomEmote(let value):
      c.pointee.content_case = .init(rawValue: 41)
      c.pointee.room_emote_ = value.lower(in: arena)
    case .rematchOffered(let value):
      c.pointee.content_case = .init(rawValue: 42)
      c.pointee.rematch_offered_ = value.lower(in: arena)
    case .rematchClosed(let value):
      c.pointee.content_case = .init(rawValue: 43)
      c.pointee.rematch_closed_ = value.lower(in: arena)
    case .exportReady(let value):
      c.pointee.content_case = .init(rawValue: 50)
      c.pointee.export_ready_ = value.lower(in: arena)
    case .accountDeletionScheduled(let value):
      c.pointee.content_case = .init(rawValue: 51)
      c.pointee.account_deletion_scheduled_ = value.lower(in: arena)
    }
    return c
  }
}

extension StreamEvent {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__stream_event__descriptor_pointer(), as: Cairn__Social__V1__StreamEvent.self) {
      (c) throws(DecodingError) in try StreamEvent(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__StreamEvent>) throws(DecodingError) {
    number = c.pointee.number_
    createTime = try moment(c.pointee.create_time_, "StreamEvent.create_time")
    if let field = c.pointee.event_ { event = try UserEvent(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__StreamEvent> {
    let c = arena.make(Cairn__Social__V1__StreamEvent.self)
    cairn__social__v1__stream_event__init(c)
    c.pointee.number_ = number
    if let createTime {
      c.pointee.create_time_ = arena.timestamp(createTime)
    }
    if let event {
      c.pointee.event_ = event.lower(in: arena)
    }
    return c
  }
}

extension SubscribeEventsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__subscribe_events_request__descriptor_pointer(), as: Cairn__Social__V1__SubscribeEventsRequest.self) {
      (c) throws(DecodingError) in try SubscribeEventsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SubscribeEventsRequest>) throws(DecodingError) {
    deviceID = try Binary.string(c.pointee.device_id_, "SubscribeEventsRequest.device_id")
    if let field = c.pointee.after_ { after = try Cursor(c: field) }
    realm = Realm(rawValue: c.pointee.realm_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__SubscribeEventsRequest> {
    let c = arena.make(Cairn__Social__V1__SubscribeEventsRequest.self)
    cairn__social__v1__subscribe_events_request__init(c)
    c.pointee.device_id_ = arena.string(deviceID)
    if let after {
      c.pointee.after_ = after.lower(in: arena)
    }
    c.pointee.realm_ = realm.rawValue
    return c
  }
}

extension SubscribeEventsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__subscribe_events_response__descriptor_pointer(), as: Cairn__Social__V1__SubscribeEventsResponse.self) {
      (c) throws(DecodingError) in try SubscribeEventsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SubscribeEventsResponse>) throws(DecodingError) {
    events = try Binary.list(c.pointee.n_events_, c.pointee.events_, messages: { (value) throws(DecodingError) in try StreamEvent(c: value) })
    if let field = c.pointee.cursor_ { cursor = try Cursor(c: field) }
    isCaughtUp = c.pointee.is_caught_up_ != 0
    ephemeralEvents = try Binary.list(c.pointee.n_ephemeral_events_, c.pointee.ephemeral_events_, messages: { (value) throws(DecodingError) in try UserEvent(c: value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__SubscribeEventsResponse> {
    let c = arena.make(Cairn__Social__V1__SubscribeEventsResponse.self)
    cairn__social__v1__subscribe_events_response__init(c)
    c.pointee.n_events_ = events.count
    c.pointee.events_ = arena.list(events) { value in value.lower(in: arena) }
    if let cursor {
      c.pointee.cursor_ = cursor.lower(in: arena)
    }
    c.pointee.is_caught_up_ = isCaughtUp ? 1 : 0
    c.pointee.n_ephemeral_events_ = ephemeralEvents.count
    c.pointee.ephemeral_events_ = arena.list(ephemeralEvents) { value in value.lower(in: arena) }
    return c
  }
}

extension SyncRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__sync_request__descriptor_pointer(), as: Cairn__Social__V1__SyncRequest.self) {
      (c) throws(DecodingError) in try SyncRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SyncRequest>) throws(DecodingError) {
    if let field = c.pointee.since_ { since = try Cursor(c: field) }
    pageSize = c.pointee.page_size_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__SyncRequest> {
    let c = arena.make(Cairn__Social__V1__SyncRequest.self)
    cairn__social__v1__sync_request__init(c)
    if let since {
      c.pointee.since_ = since.lower(in: arena)
    }
    c.pointee.page_size_ = pageSize
    return c
  }
}

extension SyncResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__sync_response__descriptor_pointer(), as: Cairn__Social__V1__SyncResponse.self) {
      (c) throws(DecodingError) in try SyncResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SyncResponse>) throws(DecodingError) {
    events = try Binary.list(c.pointee.n_events_, c.pointee.events_, messages: { (value) throws(DecodingError) in try StreamEvent(c: value) })
    if let field = c.pointee.cursor_ { cursor = try Cursor(c: field) }
    hasMore = c.pointee.has_more_ != 0
    isReset = c.pointee.is_reset_ != 0
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__SyncResponse> {
    let c = arena.make(Cairn__Social__V1__SyncResponse.self)
    cairn__social__v1__sync_response__init(c)
    c.pointee.n_events_ = events.count
    c.pointee.events_ = arena.list(events) { value in value.lower(in: arena) }
    if let cursor {
      c.pointee.cursor_ = cursor.lower(in: arena)
    }
    c.pointee.has_more_ = hasMore ? 1 : 0
    c.pointee.is_reset_ = isReset ? 1 : 0
    return c
  }
}

extension AcknowledgeRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__acknowledge_request__descriptor_pointer(), as: Cairn__Social__V1__AcknowledgeRequest.self) {
      (c) throws(DecodingError) in try AcknowledgeRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__AcknowledgeRequest>) throws(DecodingError) {
    deviceID = try Binary.string(c.pointee.device_id_, "AcknowledgeRequest.device_id")
    if let field = c.pointee.cursor_ { cursor = try Cursor(c: field) }
    viewing = try Binary.string(c.pointee.viewing_, "AcknowledgeRequest.viewing")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__AcknowledgeRequest> {
    let c = arena.make(Cairn__Social__V1__AcknowledgeRequest.self)
    cairn__social__v1__acknowledge_request__init(c)
    c.pointee.device_id_ = arena.string(deviceID)
    if let cursor {
      c.pointee.cursor_ = cursor.lower(in: arena)
    }
    c.pointee.viewing_ = arena.string(viewing)
    return c
  }
}

extension AcknowledgeResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__acknowledge_response__descriptor_pointer(), as: Cairn__Social__V1__AcknowledgeResponse.self) {
      (c) throws(DecodingError) in try AcknowledgeResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__AcknowledgeResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__AcknowledgeResponse> {
    let c = arena.make(Cairn__Social__V1__AcknowledgeResponse.self)
    cairn__social__v1__acknowledge_response__init(c)
    return c
  }
}
