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
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__ExportPersonalDataRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "ExportPersonalDataRequest.account_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__ExportPersonalDataRequest> {
    let c = arena.make(Cairn__Internal__V1__ExportPersonalDataRequest.self)
    cairn__internal__v1__export_personal_data_request__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    return c
  }
}

extension ExportPersonalDataResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__export_personal_data_response__descriptor_pointer(), as: Cairn__Internal__V1__ExportPersonalDataResponse.self) {
      (c) throws(DecodingError) in try ExportPersonalDataResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__ExportPersonalDataResponse>) throws(DecodingError) {
    fileName = try Binary.string(c.pointee.file_name_, "ExportPersonalDataResponse.file_name")
    data = Binary.bytes(c.pointee.data_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__ExportPersonalDataResponse> {
    let c = arena.make(Cairn__Internal__V1__ExportPersonalDataResponse.self)
    cairn__internal__v1__export_personal_data_response__init(c)
    c.pointee.file_name_ = arena.string(fileName)
    c.pointee.data_ = arena.bytes(data)
    return c
  }
}
