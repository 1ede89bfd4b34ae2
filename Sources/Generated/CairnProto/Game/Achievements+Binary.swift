// Written by protoc-gen-cairn from cairn/game/v1/achievements.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Badge {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__badge__descriptor_pointer(), as: Cairn__Game__V1__Badge.self) {
      (c) throws(DecodingError) in try Badge(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__Badge>) throws(DecodingError) {
    badgeID = try Binary.string(c.pointee.badge_id_, "Badge.badge_id")
    name = try Binary.string(c.pointee.name_, "Badge.name")
    descriptionField = try Binary.string(c.pointee.description_, "Badge.description")
    progress = c.pointee.progress_
    goal = c.pointee.goal_
    unlockTime = try moment(c.pointee.unlock_time_, "Badge.unlock_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__Badge> {
    let c = arena.make(Cairn__Game__V1__Badge.self)
    cairn__game__v1__badge__init(c)
    c.pointee.badge_id_ = arena.string(badgeID)
    c.pointee.name_ = arena.string(name)
    c.pointee.description_ = arena.string(descriptionField)
    c.pointee.progress_ = progress
    c.pointee.goal_ = goal
    if let unlockTime {
      c.pointee.unlock_time_ = arena.timestamp(unlockTime)
    }
    return c
  }
}

extension ListBadgesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__list_badges_request__descriptor_pointer(), as: Cairn__Game__V1__ListBadgesRequest.self) {
      (c) throws(DecodingError) in try ListBadgesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__ListBadgesRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "ListBadgesRequest.account_id")
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListBadgesRequest.page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__ListBadgesRequest> {
    let c = arena.make(Cairn__Game__V1__ListBadgesRequest.self)
    cairn__game__v1__list_badges_request__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    return c
  }
}

extension ListBadgesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__list_badges_response__descriptor_pointer(), as: Cairn__Game__V1__ListBadgesResponse.self) {
      (c) throws(DecodingError) in try ListBadgesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__ListBadgesResponse>) throws(DecodingError) {
    badges = try Binary.list(c.pointee.n_badges_, c.pointee.badges_, messages: { (value) throws(DecodingError) in try Badge(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListBadgesResponse.next_page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__ListBadgesResponse> {
    let c = arena.make(Cairn__Game__V1__ListBadgesResponse.self)
    cairn__game__v1__list_badges_response__init(c)
    c.pointee.n_badges_ = badges.count
    c.pointee.badges_ = arena.list(badges) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    return c
  }
}

extension BadgeUnlocked {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__badge_unlocked__descriptor_pointer(), as: Cairn__Game__V1__BadgeUnlocked.self) {
      (c) throws(DecodingError) in try BadgeUnlocked(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__BadgeUnlocked>) throws(DecodingError) {
    if let field = c.pointee.badge_ { badge = try Badge(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__BadgeUnlocked> {
    let c = arena.make(Cairn__Game__V1__BadgeUnlocked.self)
    cairn__game__v1__badge_unlocked__init(c)
    if let badge {
      c.pointee.badge_ = badge.lower(in: arena)
    }
    return c
  }
}
