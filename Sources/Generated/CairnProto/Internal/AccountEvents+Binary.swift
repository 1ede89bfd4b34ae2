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
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__AccountDeleted>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "AccountDeleted.account_id")
    deletionID = try Binary.string(c.pointee.deletion_id_, "AccountDeleted.deletion_id")
    round = c.pointee.round_
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if !deletionID.isEmpty {
      binary.field(2, deletionID)
    }
    if round != 0 {
      binary.field(3, round)
    }
  }
}

extension AccountPurged {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__account_purged__descriptor_pointer(), as: Cairn__Internal__V1__AccountPurged.self) {
      (c) throws(DecodingError) in try AccountPurged(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__AccountPurged>) throws(DecodingError) {
    deletionID = try Binary.string(c.pointee.deletion_id_, "AccountPurged.deletion_id")
    round = c.pointee.round_
    purgeTime = try moment(c.pointee.purge_time_, "AccountPurged.purge_time")
    purgedRows = try Binary.list(c.pointee.n_purged_rows_, c.pointee.purged_rows_, messages: { (value) throws(DecodingError) in try PurgedRows(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !deletionID.isEmpty {
      binary.field(1, deletionID)
    }
    if round != 0 {
      binary.field(2, round)
    }
    if let purgeTime {
      binary.field(3, purgeTime)
    }
    if !purgedRows.isEmpty {
      for element in purgedRows {
        let start = binary.begin(4)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension PurgedRows {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__purged_rows__descriptor_pointer(), as: Cairn__Internal__V1__PurgedRows.self) {
      (c) throws(DecodingError) in try PurgedRows(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__PurgedRows>) throws(DecodingError) {
    table = try Binary.string(c.pointee.table_, "PurgedRows.table")
    rowCount = c.pointee.row_count_
  }

  func write(to binary: inout BinaryWriter) {
    if !table.isEmpty {
      binary.field(1, table)
    }
    if rowCount != 0 {
      binary.field(2, rowCount)
    }
  }
}

extension AccountCreated {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__account_created__descriptor_pointer(), as: Cairn__Internal__V1__AccountCreated.self) {
      (c) throws(DecodingError) in try AccountCreated(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__AccountCreated>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "AccountCreated.account_id")
    createTime = try moment(c.pointee.create_time_, "AccountCreated.create_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if let createTime {
      binary.field(2, createTime)
    }
  }
}

extension AccountPictureFound {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__account_picture_found__descriptor_pointer(), as: Cairn__Internal__V1__AccountPictureFound.self) {
      (c) throws(DecodingError) in try AccountPictureFound(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__AccountPictureFound>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "AccountPictureFound.account_id")
    pictureURL = try Binary.string(c.pointee.picture_url_, "AccountPictureFound.picture_url")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if !pictureURL.isEmpty {
      binary.field(2, pictureURL)
    }
  }
}

extension AccountLeavingTold {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__account_leaving_told__descriptor_pointer(), as: Cairn__Internal__V1__AccountLeavingTold.self) {
      (c) throws(DecodingError) in try AccountLeavingTold(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__AccountLeavingTold>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "AccountLeavingTold.account_id")
    isLeaving = c.pointee.is_leaving_ != 0
    changeTime = try moment(c.pointee.change_time_, "AccountLeavingTold.change_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if isLeaving {
      binary.field(2, isLeaving)
    }
    if let changeTime {
      binary.field(3, changeTime)
    }
  }
}

extension AccountUpgraded {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__account_upgraded__descriptor_pointer(), as: Cairn__Internal__V1__AccountUpgraded.self) {
      (c) throws(DecodingError) in try AccountUpgraded(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__AccountUpgraded>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "AccountUpgraded.account_id")
    upgradeTime = try moment(c.pointee.upgrade_time_, "AccountUpgraded.upgrade_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if let upgradeTime {
      binary.field(2, upgradeTime)
    }
  }
}

extension SessionsEnded {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__sessions_ended__descriptor_pointer(), as: Cairn__Internal__V1__SessionsEnded.self) {
      (c) throws(DecodingError) in try SessionsEnded(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__SessionsEnded>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "SessionsEnded.account_id")
    sessionIDs = try Binary.list(c.pointee.n_session_ids_, c.pointee.session_ids_, { (value) throws(DecodingError) in try Binary.string(value, "SessionsEnded.session_ids") })
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if !sessionIDs.isEmpty {
      for element in sessionIDs {
        binary.field(2, element)
      }
    }
  }
}

extension AccountRenamed {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__account_renamed__descriptor_pointer(), as: Cairn__Internal__V1__AccountRenamed.self) {
      (c) throws(DecodingError) in try AccountRenamed(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__AccountRenamed>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "AccountRenamed.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
  }
}

extension AccountDetailsTold {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__account_details_told__descriptor_pointer(), as: Cairn__Internal__V1__AccountDetailsTold.self) {
      (c) throws(DecodingError) in try AccountDetailsTold(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__AccountDetailsTold>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "AccountDetailsTold.account_id")
    givenName = try Binary.string(c.pointee.given_name_, "AccountDetailsTold.given_name")
    familyName = try Binary.string(c.pointee.family_name_, "AccountDetailsTold.family_name")
    gender = Gender(rawValue: c.pointee.gender_)
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if !givenName.isEmpty {
      binary.field(2, givenName)
    }
    if !familyName.isEmpty {
      binary.field(3, familyName)
    }
    if gender != .unspecified {
      binary.field(4, gender)
    }
  }
}

extension AccountMinorTold {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__account_minor_told__descriptor_pointer(), as: Cairn__Internal__V1__AccountMinorTold.self) {
      (c) throws(DecodingError) in try AccountMinorTold(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__AccountMinorTold>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "AccountMinorTold.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
  }
}
