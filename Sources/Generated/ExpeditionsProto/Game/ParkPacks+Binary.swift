// Written by protoc-gen-cairn from cairn/game/expeditions/v1/park_packs.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension GetParkPackRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__get_park_pack_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__GetParkPackRequest.self) {
      (c) throws(DecodingError) in try GetParkPackRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__GetParkPackRequest>) throws(DecodingError) {
    parkID = try Binary.string(c.pointee.park_id_, "GetParkPackRequest.park_id")
    etag = try Binary.string(c.pointee.etag_, "GetParkPackRequest.etag")
  }

  func write(to binary: inout BinaryWriter) {
    if !parkID.isEmpty {
      binary.field(1, parkID)
    }
    if !etag.isEmpty {
      binary.field(2, etag)
    }
  }
}

extension GetParkPackResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__get_park_pack_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__GetParkPackResponse.self) {
      (c) throws(DecodingError) in try GetParkPackResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__GetParkPackResponse>) throws(DecodingError) {
    if let field = c.pointee.pack_ { pack = try ParkPack(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let pack {
      let start = binary.begin(1)
      pack.write(to: &binary)
      binary.end(start)
    }
  }
}

extension ParkPack {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__park_pack__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ParkPack.self) {
      (c) throws(DecodingError) in try ParkPack(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ParkPack>) throws(DecodingError) {
    etag = try Binary.string(c.pointee.etag_, "ParkPack.etag")
    if let field = c.pointee.park_ { park = try CairnProto.Park(c: field) }
    challenges = try Binary.list(c.pointee.n_challenges_, c.pointee.challenges_, messages: { (value) throws(DecodingError) in try Challenge(c: value) })
    isWhole = c.pointee.is_whole_ != 0
    attributions = try Binary.list(c.pointee.n_attributions_, c.pointee.attributions_, { (value) throws(DecodingError) in try Binary.string(value, "ParkPack.attributions") })
  }

  func write(to binary: inout BinaryWriter) {
    if !etag.isEmpty {
      binary.field(1, etag)
    }
    if let park {
      let start = binary.begin(2)
      park.write(to: &binary)
      binary.end(start)
    }
    if !challenges.isEmpty {
      for element in challenges {
        let start = binary.begin(3)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if isWhole {
      binary.field(4, isWhole)
    }
    if !attributions.isEmpty {
      for element in attributions {
        binary.field(5, element)
      }
    }
  }
}
