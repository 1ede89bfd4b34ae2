// Written by protoc-gen-cairn from cairn/internal/v1/sanction_events.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension AccountSanctioned {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__account_sanctioned__descriptor_pointer(), as: Cairn__Internal__V1__AccountSanctioned.self) {
      (c) throws(DecodingError) in try AccountSanctioned(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__AccountSanctioned>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "AccountSanctioned.account_id")
    actorAccountID = try Binary.string(c.pointee.actor_account_id_, "AccountSanctioned.actor_account_id")
    isLifted = c.pointee.is_lifted_ != 0
    reason = try Binary.string(c.pointee.reason_, "AccountSanctioned.reason")
    startTime = try moment(c.pointee.start_time_, "AccountSanctioned.start_time")
    endTime = try moment(c.pointee.end_time_, "AccountSanctioned.end_time")
    actorRole = try Binary.string(c.pointee.actor_role_, "AccountSanctioned.actor_role")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if !actorAccountID.isEmpty {
      binary.field(2, actorAccountID)
    }
    if isLifted {
      binary.field(3, isLifted)
    }
    if !reason.isEmpty {
      binary.field(4, reason)
    }
    if let startTime {
      binary.field(5, startTime)
    }
    if let endTime {
      binary.field(6, endTime)
    }
    if !actorRole.isEmpty {
      binary.field(7, actorRole)
    }
  }
}

extension AccountNamesRemoved {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__account_names_removed__descriptor_pointer(), as: Cairn__Internal__V1__AccountNamesRemoved.self) {
      (c) throws(DecodingError) in try AccountNamesRemoved(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__AccountNamesRemoved>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "AccountNamesRemoved.account_id")
    actorAccountID = try Binary.string(c.pointee.actor_account_id_, "AccountNamesRemoved.actor_account_id")
    actorRole = try Binary.string(c.pointee.actor_role_, "AccountNamesRemoved.actor_role")
    removesGivenName = c.pointee.removes_given_name_ != 0
    removesFamilyName = c.pointee.removes_family_name_ != 0
    usernames = try Binary.list(c.pointee.n_usernames_, c.pointee.usernames_, { (value) throws(DecodingError) in try Binary.string(value, "AccountNamesRemoved.usernames") })
    isLifted = c.pointee.is_lifted_ != 0
    keptUsernames = try Binary.list(c.pointee.n_kept_usernames_, c.pointee.kept_usernames_, { (value) throws(DecodingError) in try Binary.string(value, "AccountNamesRemoved.kept_usernames") })
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if !actorAccountID.isEmpty {
      binary.field(2, actorAccountID)
    }
    if !actorRole.isEmpty {
      binary.field(3, actorRole)
    }
    if removesGivenName {
      binary.field(4, removesGivenName)
    }
    if removesFamilyName {
      binary.field(5, removesFamilyName)
    }
    if !usernames.isEmpty {
      for element in usernames {
        binary.field(6, element)
      }
    }
    if isLifted {
      binary.field(7, isLifted)
    }
    if !keptUsernames.isEmpty {
      for element in keptUsernames {
        binary.field(8, element)
      }
    }
  }
}
