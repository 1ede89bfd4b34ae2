// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/walk_events.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension QuizWalksEvent {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try QuizWalksEvent(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "QuizWalksEvent") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkPublished", "walk_published") {
        content = try json.skipNull() ? nil : .walkPublished(try WalkPublished(reading: &json))
      } else if json.isKey("walkShared", "walk_shared") {
        content = try json.skipNull() ? nil : .walkShared(try WalkShared(reading: &json))
      } else if json.isKey("walkGroupInvited", "walk_group_invited") {
        content = try json.skipNull() ? nil : .walkGroupInvited(try WalkGroupInvited(reading: &json))
      } else if json.isKey("walkGroupChanged", "walk_group_changed") {
        content = try json.skipNull() ? nil : .walkGroupChanged(try WalkGroupChanged(reading: &json))
      } else if json.isKey("walkGroupProgressed", "walk_group_progressed") {
        content = try json.skipNull() ? nil : .walkGroupProgressed(try WalkGroupProgressed(reading: &json))
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    switch content {
    case nil: break
    case .walkPublished(let value):
      json.key("walkPublished")
      value.write(to: &json)
    case .walkShared(let value):
      json.key("walkShared")
      value.write(to: &json)
    case .walkGroupInvited(let value):
      json.key("walkGroupInvited")
      value.write(to: &json)
    case .walkGroupChanged(let value):
      json.key("walkGroupChanged")
      value.write(to: &json)
    case .walkGroupProgressed(let value):
      json.key("walkGroupProgressed")
      value.write(to: &json)
    }
    json.endObject()
  }
}

extension WalkPublished {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WalkPublished(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WalkPublished") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("WalkPublished.walk_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    json.endObject()
  }
}

extension WalkShared {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WalkShared(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WalkShared") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("WalkShared.walk_id")
      } else if json.isKey("accountId", "account_id") {
        accountID = try json.string("WalkShared.account_id")
      } else if json.isKey("person") {
        person = try json.skipNull() ? nil : try CairnProto.Person(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    if let person {
      json.key("person")
      person.write(to: &json)
    }
    json.endObject()
  }
}

extension WalkGroupInvited {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WalkGroupInvited(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WalkGroupInvited") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("groupId", "group_id") {
        groupID = try json.string("WalkGroupInvited.group_id")
      } else if json.isKey("code") {
        code = try json.string("WalkGroupInvited.code")
      } else if json.isKey("walkId", "walk_id") {
        walkID = try json.string("WalkGroupInvited.walk_id")
      } else if json.isKey("accountId", "account_id") {
        accountID = try json.string("WalkGroupInvited.account_id")
      } else if json.isKey("person") {
        person = try json.skipNull() ? nil : try CairnProto.Person(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !groupID.isEmpty {
      json.key("groupId")
      json.value(groupID)
    }
    if !code.isEmpty, !json.redact("code") {
      json.key("code")
      json.value(code)
    }
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    if let person {
      json.key("person")
      person.write(to: &json)
    }
    json.endObject()
  }
}

extension WalkGroupChanged {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WalkGroupChanged(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WalkGroupChanged") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("groupId", "group_id") {
        groupID = try json.string("WalkGroupChanged.group_id")
      } else if json.isKey("change") {
        change = try json.enumeration("WalkGroupChanged.change", WalkGroupChanged.Change.self)
      } else if json.isKey("number") {
        number = try json.int32("WalkGroupChanged.number")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !groupID.isEmpty {
      json.key("groupId")
      json.value(groupID)
    }
    if change != .unspecified {
      json.key("change")
      json.value(change)
    }
    if number != 0 {
      json.key("number")
      json.value(number)
    }
    json.endObject()
  }
}

extension WalkGroupProgressed {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WalkGroupProgressed(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WalkGroupProgressed") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("groupId", "group_id") {
        groupID = try json.string("WalkGroupProgressed.group_id")
      } else if json.isKey("number") {
        number = try json.int32("WalkGroupProgressed.number")
      } else if json.isKey("progress") {
        progress = try json.skipNull() ? nil : try WalkGroupProgress(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !groupID.isEmpty {
      json.key("groupId")
      json.value(groupID)
    }
    if number != 0 {
      json.key("number")
      json.value(number)
    }
    if let progress {
      json.key("progress")
      progress.write(to: &json)
    }
    json.endObject()
  }
}
