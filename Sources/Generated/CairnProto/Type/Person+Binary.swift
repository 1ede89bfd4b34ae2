// Written by protoc-gen-cairn from cairn/type/v1/person.proto; not by hand.
// swift-format-ignore-file

package import CCairnProto
internal import CProtobufC
public import Protobuf

extension Picture {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__type__v1__picture__descriptor_pointer(), as: Cairn__Type__V1__Picture.self) {
      (c) throws(DecodingError) in try Picture(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Type__V1__Picture>) throws(DecodingError) {
    thumbnailPath = try Binary.string(c.pointee.thumbnail_path_, "Picture.thumbnail_path")
    path = try Binary.string(c.pointee.path_, "Picture.path")
    urlExpireTime = try moment(c.pointee.url_expire_time_, "Picture.url_expire_time")
    mediaID = try Binary.string(c.pointee.media_id_, "Picture.media_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !thumbnailPath.isEmpty {
      binary.field(1, thumbnailPath)
    }
    if !path.isEmpty {
      binary.field(2, path)
    }
    if let urlExpireTime {
      binary.field(3, urlExpireTime)
    }
    if !mediaID.isEmpty {
      binary.field(4, mediaID)
    }
  }
}

extension Person {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__type__v1__person__descriptor_pointer(), as: Cairn__Type__V1__Person.self) {
      (c) throws(DecodingError) in try Person(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Type__V1__Person>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "Person.account_id")
    username = try Binary.string(c.pointee.username_, "Person.username")
    if let field = c.pointee.picture_ { picture = try Picture(c: field) }
  }

  package func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if !username.isEmpty {
      binary.field(2, username)
    }
    if let picture {
      let start = binary.begin(3)
      picture.write(to: &binary)
      binary.end(start)
    }
  }
}
