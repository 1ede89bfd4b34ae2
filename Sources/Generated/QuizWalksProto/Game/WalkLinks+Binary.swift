// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/walk_links.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension WalkLink {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__walk_link__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__WalkLink.self) {
      (c) throws(DecodingError) in try WalkLink(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__WalkLink>) throws(DecodingError) {
    link = try Binary.string(c.pointee.link_, "WalkLink.link")
    image = Binary.bytes(c.pointee.image_)
    contentType = try Binary.string(c.pointee.content_type_, "WalkLink.content_type")
  }

  func write(to binary: inout BinaryWriter) {
    if !link.isEmpty {
      binary.field(1, link)
    }
    if !image.isEmpty {
      binary.field(2, image)
    }
    if !contentType.isEmpty {
      binary.field(3, contentType)
    }
  }
}

extension GetWalkLinkRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__get_walk_link_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__GetWalkLinkRequest.self) {
      (c) throws(DecodingError) in try GetWalkLinkRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__GetWalkLinkRequest>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "GetWalkLinkRequest.walk_id")
    format = QrFormat(rawValue: c.pointee.format_)
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
    if format != .unspecified {
      binary.field(2, format)
    }
  }
}

extension GetWalkLinkResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__get_walk_link_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__GetWalkLinkResponse.self) {
      (c) throws(DecodingError) in try GetWalkLinkResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__GetWalkLinkResponse>) throws(DecodingError) {
    if let field = c.pointee.link_ { link = try WalkLink(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let link {
      let start = binary.begin(1)
      link.write(to: &binary)
      binary.end(start)
    }
  }
}

extension GetWalkGroupLinkRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__get_walk_group_link_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__GetWalkGroupLinkRequest.self) {
      (c) throws(DecodingError) in try GetWalkGroupLinkRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__GetWalkGroupLinkRequest>) throws(DecodingError) {
    groupID = try Binary.string(c.pointee.group_id_, "GetWalkGroupLinkRequest.group_id")
    format = QrFormat(rawValue: c.pointee.format_)
  }

  func write(to binary: inout BinaryWriter) {
    if !groupID.isEmpty {
      binary.field(1, groupID)
    }
    if format != .unspecified {
      binary.field(2, format)
    }
  }
}

extension GetWalkGroupLinkResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__get_walk_group_link_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__GetWalkGroupLinkResponse.self) {
      (c) throws(DecodingError) in try GetWalkGroupLinkResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__GetWalkGroupLinkResponse>) throws(DecodingError) {
    if let field = c.pointee.link_ { link = try WalkLink(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let link {
      let start = binary.begin(1)
      link.write(to: &binary)
      binary.end(start)
    }
  }
}
