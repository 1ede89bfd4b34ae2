// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/walk_events.proto; not by hand.
// swift-format-ignore-file

package import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension QuizWalksEvent {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__quiz_walks_event__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__QuizWalksEvent.self) {
      (c) throws(DecodingError) in try QuizWalksEvent(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__QuizWalksEvent>) throws(DecodingError) {
    if c.pointee.content_case.rawValue == 1, let field = c.pointee.walk_published_ { content = .walkPublished(try WalkPublished(c: field)) }
    if c.pointee.content_case.rawValue == 2, let field = c.pointee.walk_shared_ { content = .walkShared(try WalkShared(c: field)) }
    if c.pointee.content_case.rawValue == 3, let field = c.pointee.walk_group_invited_ { content = .walkGroupInvited(try WalkGroupInvited(c: field)) }
    if c.pointee.content_case.rawValue == 4, let field = c.pointee.walk_group_changed_ { content = .walkGroupChanged(try WalkGroupChanged(c: field)) }
    if c.pointee.content_case.rawValue == 5, let field = c.pointee.walk_group_progressed_ { content = .walkGroupProgressed(try WalkGroupProgressed(c: field)) }
  }

  package func write(to binary: inout BinaryWriter) {
    switch content {
    case .walkPublished(let value):
      let start = binary.begin(1)
      value.write(to: &binary)
      binary.end(start)
    case .walkShared(let value):
      let start = binary.begin(2)
      value.write(to: &binary)
      binary.end(start)
    case .walkGroupInvited(let value):
      let start = binary.begin(3)
      value.write(to: &binary)
      binary.end(start)
    case .walkGroupChanged(let value):
      let start = binary.begin(4)
      value.write(to: &binary)
      binary.end(start)
    case .walkGroupProgressed(let value):
      let start = binary.begin(5)
      value.write(to: &binary)
      binary.end(start)
    default: break
    }
  }
}

extension WalkPublished {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__walk_published__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__WalkPublished.self) {
      (c) throws(DecodingError) in try WalkPublished(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__WalkPublished>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "WalkPublished.walk_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
  }
}

extension WalkShared {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__walk_shared__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__WalkShared.self) {
      (c) throws(DecodingError) in try WalkShared(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__WalkShared>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "WalkShared.walk_id")
    accountID = try Binary.string(c.pointee.account_id_, "WalkShared.account_id")
    if let field = c.pointee.person_ { person = try CairnProto.Person(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
    if !accountID.isEmpty {
      binary.field(2, accountID)
    }
    if let person {
      let start = binary.begin(3)
      person.write(to: &binary)
      binary.end(start)
    }
  }
}

extension WalkGroupInvited {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__walk_group_invited__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__WalkGroupInvited.self) {
      (c) throws(DecodingError) in try WalkGroupInvited(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__WalkGroupInvited>) throws(DecodingError) {
    groupID = try Binary.string(c.pointee.group_id_, "WalkGroupInvited.group_id")
    code = try Binary.string(c.pointee.code_, "WalkGroupInvited.code")
    walkID = try Binary.string(c.pointee.walk_id_, "WalkGroupInvited.walk_id")
    accountID = try Binary.string(c.pointee.account_id_, "WalkGroupInvited.account_id")
    if let field = c.pointee.person_ { person = try CairnProto.Person(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !groupID.isEmpty {
      binary.field(1, groupID)
    }
    if !code.isEmpty {
      binary.field(2, code)
    }
    if !walkID.isEmpty {
      binary.field(3, walkID)
    }
    if !accountID.isEmpty {
      binary.field(4, accountID)
    }
    if let person {
      let start = binary.begin(5)
      person.write(to: &binary)
      binary.end(start)
    }
  }
}

extension WalkGroupChanged {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__walk_group_changed__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__WalkGroupChanged.self) {
      (c) throws(DecodingError) in try WalkGroupChanged(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__WalkGroupChanged>) throws(DecodingError) {
    groupID = try Binary.string(c.pointee.group_id_, "WalkGroupChanged.group_id")
    change = WalkGroupChanged.Change(rawValue: c.pointee.change_)
    number = c.pointee.number_
  }

  func write(to binary: inout BinaryWriter) {
    if !groupID.isEmpty {
      binary.field(1, groupID)
    }
    if change != .unspecified {
      binary.field(2, change)
    }
    if number != 0 {
      binary.field(3, number)
    }
  }
}

extension WalkGroupProgressed {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__walk_group_progressed__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__WalkGroupProgressed.self) {
      (c) throws(DecodingError) in try WalkGroupProgressed(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__WalkGroupProgressed>) throws(DecodingError) {
    groupID = try Binary.string(c.pointee.group_id_, "WalkGroupProgressed.group_id")
    number = c.pointee.number_
    if let field = c.pointee.progress_ { progress = try WalkGroupProgress(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !groupID.isEmpty {
      binary.field(1, groupID)
    }
    if number != 0 {
      binary.field(2, number)
    }
    if let progress {
      let start = binary.begin(3)
      progress.write(to: &binary)
      binary.end(start)
    }
  }
}
