// Written by protoc-gen-cairn from cairn/internal/v1/personal_data.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension ExportPersonalDataRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__export_personal_data_request__descriptor_pointer(), as: Cairn__Internal__V1__ExportPersonalDataRequest.self) {
      (c) throws(DecodingError) in try ExportPersonalDataRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__ExportPersonalDataRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "ExportPersonalDataRequest.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
  }
}

extension ExportPersonalDataResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__export_personal_data_response__descriptor_pointer(), as: Cairn__Internal__V1__ExportPersonalDataResponse.self) {
      (c) throws(DecodingError) in try ExportPersonalDataResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__ExportPersonalDataResponse>) throws(DecodingError) {
    fileName = try Binary.string(c.pointee.file_name_, "ExportPersonalDataResponse.file_name")
    data = Binary.bytes(c.pointee.data_)
  }

  func write(to binary: inout BinaryWriter) {
    if !fileName.isEmpty {
      binary.field(1, fileName)
    }
    if !data.isEmpty {
      binary.field(2, data)
    }
  }
}
