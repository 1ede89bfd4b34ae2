// Written by protoc-gen-cairn from cairn/game/v1/achievements.proto; not by hand.
// swift-format-ignore-file

package import CCairnProto
internal import CProtobufC
public import Protobuf

extension Badge {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__badge__descriptor_pointer(), as: Cairn__Game__V1__Badge.self) {
      (c) throws(DecodingError) in try Badge(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__Badge>) throws(DecodingError) {
    badgeID = try Binary.string(c.pointee.badge_id_, "Badge.badge_id")
    name = try Binary.string(c.pointee.name_, "Badge.name")
    descriptionField = try Binary.string(c.pointee.description_, "Badge.description")
    progress = c.pointee.progress_
    goal = c.pointee.goal_
    unlockTime = try moment(c.pointee.unlock_time_, "Badge.unlock_time")
    isPrivate = c.pointee.is_private_ != 0
    isHidden = c.pointee.is_hidden_ != 0
    realm = Realm(rawValue: c.pointee.realm_)
    isRevocable = c.pointee.is_revocable_ != 0
    level = c.pointee.level_
    levels = try Binary.list(c.pointee.n_levels_, c.pointee.levels_, messages: { (value) throws(DecodingError) in try BadgeLevel(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !badgeID.isEmpty {
      binary.field(1, badgeID)
    }
    if !name.isEmpty {
      binary.field(2, name)
    }
    if !descriptionField.isEmpty {
      binary.field(3, descriptionField)
    }
    if progress != 0 {
      binary.field(4, progress)
    }
    if goal != 0 {
      binary.field(5, goal)
    }
    if let unlockTime {
      binary.field(6, unlockTime)
    }
    if isPrivate {
      binary.field(7, isPrivate)
    }
    if isHidden {
      binary.field(8, isHidden)
    }
    if realm != .unspecified {
      binary.field(9, realm)
    }
    if isRevocable {
      binary.field(10, isRevocable)
    }
    if level != 0 {
      binary.field(11, level)
    }
    if !levels.isEmpty {
      for element in levels {
        let start = binary.begin(12)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension BadgeLevel {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__badge_level__descriptor_pointer(), as: Cairn__Game__V1__BadgeLevel.self) {
      (c) throws(DecodingError) in try BadgeLevel(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__BadgeLevel>) throws(DecodingError) {
    name = try Binary.string(c.pointee.name_, "BadgeLevel.name")
    goal = c.pointee.goal_
    unlockTime = try moment(c.pointee.unlock_time_, "BadgeLevel.unlock_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !name.isEmpty {
      binary.field(1, name)
    }
    if goal != 0 {
      binary.field(2, goal)
    }
    if let unlockTime {
      binary.field(3, unlockTime)
    }
  }
}

extension ListBadgesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__list_badges_request__descriptor_pointer(), as: Cairn__Game__V1__ListBadgesRequest.self) {
      (c) throws(DecodingError) in try ListBadgesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__ListBadgesRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "ListBadgesRequest.account_id")
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListBadgesRequest.page_token")
    includesHidden = c.pointee.includes_hidden_ != 0
    realm = Realm(rawValue: c.pointee.realm_)
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if pageSize != 0 {
      binary.field(2, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(3, pageToken)
    }
    if includesHidden {
      binary.field(4, includesHidden)
    }
    if realm != .unspecified {
      binary.field(5, realm)
    }
  }
}

extension ListBadgesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__list_badges_response__descriptor_pointer(), as: Cairn__Game__V1__ListBadgesResponse.self) {
      (c) throws(DecodingError) in try ListBadgesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__ListBadgesResponse>) throws(DecodingError) {
    badges = try Binary.list(c.pointee.n_badges_, c.pointee.badges_, messages: { (value) throws(DecodingError) in try Badge(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListBadgesResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !badges.isEmpty {
      for element in badges {
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

extension SetBadgeHiddenRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__set_badge_hidden_request__descriptor_pointer(), as: Cairn__Game__V1__SetBadgeHiddenRequest.self) {
      (c) throws(DecodingError) in try SetBadgeHiddenRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__SetBadgeHiddenRequest>) throws(DecodingError) {
    badgeID = try Binary.string(c.pointee.badge_id_, "SetBadgeHiddenRequest.badge_id")
    isHidden = c.pointee.is_hidden_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !badgeID.isEmpty {
      binary.field(1, badgeID)
    }
    if isHidden {
      binary.field(2, isHidden)
    }
  }
}

extension SetBadgeHiddenResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__set_badge_hidden_response__descriptor_pointer(), as: Cairn__Game__V1__SetBadgeHiddenResponse.self) {
      (c) throws(DecodingError) in try SetBadgeHiddenResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__SetBadgeHiddenResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension BadgeUnlocked {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__badge_unlocked__descriptor_pointer(), as: Cairn__Game__V1__BadgeUnlocked.self) {
      (c) throws(DecodingError) in try BadgeUnlocked(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Game__V1__BadgeUnlocked>) throws(DecodingError) {
    if let field = c.pointee.badge_ { badge = try Badge(c: field) }
  }

  package func write(to binary: inout BinaryWriter) {
    if let badge {
      let start = binary.begin(1)
      badge.write(to: &binary)
      binary.end(start)
    }
  }
}

extension BadgeRevoked {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__badge_revoked__descriptor_pointer(), as: Cairn__Game__V1__BadgeRevoked.self) {
      (c) throws(DecodingError) in try BadgeRevoked(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Game__V1__BadgeRevoked>) throws(DecodingError) {
    if let field = c.pointee.badge_ { badge = try Badge(c: field) }
  }

  package func write(to binary: inout BinaryWriter) {
    if let badge {
      let start = binary.begin(1)
      badge.write(to: &binary)
      binary.end(start)
    }
  }
}
