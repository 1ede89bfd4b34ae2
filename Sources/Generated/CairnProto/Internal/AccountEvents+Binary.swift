// Written by protoc-gen-cairn from cairn/internal/v1/account_events.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension AccountDeleted {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__account_deleted__descriptor_pointer(), as: Cairn__Internal__V1__AccountDeleted.self) {
      (c) throws(DecodingError) in try AccountDeleted(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__AccountDeleted>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "AccountDeleted.account_id")
    deletionID = try Binary.string(c.pointee.deletion_id_, "AccountDeleted.deletion_id")
    round = c.pointee.round_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__AccountDeleted> {
    let c = arena.make(Cairn__Internal__V1__AccountDeleted.self)
    cairn__internal__v1__account_deleted__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.deletion_id_ = arena.string(deletionID)
    c.pointee.round_ = round
    return c
  }
}

extension AccountPurged {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__account_purged__descriptor_pointer(), as: Cairn__Internal__V1__AccountPurged.self) {
      (c) throws(DecodingError) in try AccountPurged(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__AccountPurged>) throws(DecodingError) {
    deletionID = try Binary.string(c.pointee.deletion_id_, "AccountPurged.deletion_id")
    round = c.pointee.round_
    purgeTime = try moment(c.pointee.purge_time_, "AccountPurged.purge_time")
    purgedRows = try Binary.list(c.pointee.n_purged_rows_, c.pointee.purged_rows_, messages: { (value) throws(DecodingError) in try PurgedRows(c: value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__AccountPurged> {
    let c = arena.make(Cairn__Internal__V1__AccountPurged.self)
    cairn__internal__v1__account_purged__init(c)
    c.pointee.deletion_id_ = arena.string(deletionID)
    c.pointee.round_ = round
    if let purgeTime {
      c.pointee.purge_time_ = arena.timestamp(purgeTime)
    }
    c.pointee.n_purged_rows_ = purgedRows.count
    c.pointee.purged_rows_ = arena.list(purgedRows) { value in value.lower(in: arena) }
    return c
  }
}

extension PurgedRows {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__purged_rows__descriptor_pointer(), as: Cairn__Internal__V1__PurgedRows.self) {
      (c) throws(DecodingError) in try PurgedRows(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__PurgedRows>) throws(DecodingError) {
    table = try Binary.string(c.pointee.table_, "PurgedRows.table")
    rowCount = c.pointee.row_count_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__PurgedRows> {
    let c = arena.make(Cairn__Internal__V1__PurgedRows.self)
    cairn__internal__v1__purged_rows__init(c)
    c.pointee.table_ = arena.string(table)
    c.pointee.row_count_ = rowCount
    return c
  }
}

extension AccountCreated {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__account_created__descriptor_pointer(), as: Cairn__Internal__V1__AccountCreated.self) {
      (c) throws(DecodingError) in try AccountCreated(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__AccountCreated>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "AccountCreated.account_id")
    createTime = try moment(c.pointee.create_time_, "AccountCreated.create_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__AccountCreated> {
    let c = arena.make(Cairn__Internal__V1__AccountCreated.self)
    cairn__internal__v1__account_created__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    if let createTime {
      c.pointee.create_time_ = arena.timestamp(createTime)
    }
    return c
  }
}

extension AccountPictureFound {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__account_picture_found__descriptor_pointer(), as: Cairn__Internal__V1__AccountPictureFound.self) {
      (c) throws(DecodingError) in try AccountPictureFound(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__AccountPictureFound>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "AccountPictureFound.account_id")
    pictureURL = try Binary.string(c.pointee.picture_url_, "AccountPictureFound.picture_url")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__AccountPictureFound> {
    let c = arena.make(Cairn__Internal__V1__AccountPictureFound.self)
    cairn__internal__v1__account_picture_found__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.picture_url_ = arena.string(pictureURL)
    return c
  }
}

extension AccountLeavingTold {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__account_leaving_told__descriptor_pointer(), as: Cairn__Internal__V1__AccountLeavingTold.self) {
      (c) throws(DecodingError) in try AccountLeavingTold(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__AccountLeavingTold>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "AccountLeavingTold.account_id")
    isLeaving = c.pointee.is_leaving_ != 0
    changeTime = try moment(c.pointee.change_time_, "AccountLeavingTold.change_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__AccountLeavingTold> {
    let c = arena.make(Cairn__Internal__V1__AccountLeavingTold.self)
    cairn__internal__v1__account_leaving_told__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.is_leaving_ = isLeaving ? 1 : 0
    if let changeTime {
      c.pointee.change_time_ = arena.timestamp(changeTime)
    }
    return c
  }
}

extension SessionsEnded {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__sessions_ended__descriptor_pointer(), as: Cairn__Internal__V1__SessionsEnded.self) {
      (c) throws(DecodingError) in try SessionsEnded(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__SessionsEnded>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "SessionsEnded.account_id")
    sessionIDs = try Binary.list(c.pointee.n_session_ids_, c.pointee.session_ids_, { (value) throws(DecodingError) in try Binary.string(value, "SessionsEnded.session_ids") })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__SessionsEnded> {
    let c = arena.make(Cairn__Internal__V1__SessionsEnded.self)
    cairn__internal__v1__sessions_ended__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.n_session_ids_ = sessionIDs.count
    c.pointee.session_ids_ = arena.list(sessionIDs) { value in arena.string(value) }
    return c
  }
}

extension AccountDetailsTold {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__account_details_told__descriptor_pointer(), as: Cairn__Internal__V1__AccountDetailsTold.self) {
      (c) throws(DecodingError) in try AccountDetailsTold(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__AccountDetailsTold>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "AccountDetailsTold.account_id")
    givenName = try Binary.string(c.pointee.given_name_, "AccountDetailsTold.given_name")
    familyName = try Binary.string(c.pointee.family_name_, "AccountDetailsTold.family_name")
    gender = Gender(rawValue: c.pointee.gender_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__AccountDetailsTold> {
    let c = arena.make(Cairn__Internal__V1__AccountDetailsTold.self)
    cairn__internal__v1__account_details_told__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.given_name_ = arena.string(givenName)
    c.pointee.family_name_ = arena.string(familyName)
    c.pointee.gender_ = gender.rawValue
    return c
  }
}
