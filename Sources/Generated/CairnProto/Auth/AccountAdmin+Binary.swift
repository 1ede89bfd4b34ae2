// Written by protoc-gen-cairn from cairn/auth/v1/account_admin.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension EndAccountSessionsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__end_account_sessions_request__descriptor_pointer(), as: Cairn__Auth__V1__EndAccountSessionsRequest.self) {
      (c) throws(DecodingError) in try EndAccountSessionsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__EndAccountSessionsRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "EndAccountSessionsRequest.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
  }
}

extension EndAccountSessionsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__end_account_sessions_response__descriptor_pointer(), as: Cairn__Auth__V1__EndAccountSessionsResponse.self) {
      (c) throws(DecodingError) in try EndAccountSessionsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__EndAccountSessionsResponse>) throws(DecodingError) {
    endedCount = c.pointee.ended_count_
  }

  func write(to binary: inout BinaryWriter) {
    if endedCount != 0 {
      binary.field(1, endedCount)
    }
  }
}

extension ResetSecondFactorRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__reset_second_factor_request__descriptor_pointer(), as: Cairn__Auth__V1__ResetSecondFactorRequest.self) {
      (c) throws(DecodingError) in try ResetSecondFactorRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ResetSecondFactorRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "ResetSecondFactorRequest.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
  }
}

extension ResetSecondFactorResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__reset_second_factor_response__descriptor_pointer(), as: Cairn__Auth__V1__ResetSecondFactorResponse.self) {
      (c) throws(DecodingError) in try ResetSecondFactorResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ResetSecondFactorResponse>) throws(DecodingError) {
    wasRemoved = c.pointee.was_removed_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if wasRemoved {
      binary.field(1, wasRemoved)
    }
  }
}

extension OrderDeletionRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__order_deletion_request__descriptor_pointer(), as: Cairn__Auth__V1__OrderDeletionRequest.self) {
      (c) throws(DecodingError) in try OrderDeletionRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__OrderDeletionRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "OrderDeletionRequest.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
  }
}

extension OrderDeletionResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__order_deletion_response__descriptor_pointer(), as: Cairn__Auth__V1__OrderDeletionResponse.self) {
      (c) throws(DecodingError) in try OrderDeletionResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__OrderDeletionResponse>) throws(DecodingError) {
    purgeTime = try moment(c.pointee.purge_time_, "OrderDeletionResponse.purge_time")
  }

  func write(to binary: inout BinaryWriter) {
    if let purgeTime {
      binary.field(1, purgeTime)
    }
  }
}

extension RecallDeletionRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__recall_deletion_request__descriptor_pointer(), as: Cairn__Auth__V1__RecallDeletionRequest.self) {
      (c) throws(DecodingError) in try RecallDeletionRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__RecallDeletionRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "RecallDeletionRequest.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
  }
}

extension RecallDeletionResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__recall_deletion_response__descriptor_pointer(), as: Cairn__Auth__V1__RecallDeletionResponse.self) {
      (c) throws(DecodingError) in try RecallDeletionResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__RecallDeletionResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension OrderExportRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__order_export_request__descriptor_pointer(), as: Cairn__Auth__V1__OrderExportRequest.self) {
      (c) throws(DecodingError) in try OrderExportRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__OrderExportRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "OrderExportRequest.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
  }
}

extension OrderExportResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__order_export_response__descriptor_pointer(), as: Cairn__Auth__V1__OrderExportResponse.self) {
      (c) throws(DecodingError) in try OrderExportResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__OrderExportResponse>) throws(DecodingError) {
    if let field = c.pointee.export_ { export = try Export(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let export {
      let start = binary.begin(1)
      export.write(to: &binary)
      binary.end(start)
    }
  }
}

extension GetOrderedExportRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_ordered_export_request__descriptor_pointer(), as: Cairn__Auth__V1__GetOrderedExportRequest.self) {
      (c) throws(DecodingError) in try GetOrderedExportRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetOrderedExportRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "GetOrderedExportRequest.account_id")
    exportID = try Binary.string(c.pointee.export_id_, "GetOrderedExportRequest.export_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if !exportID.isEmpty {
      binary.field(2, exportID)
    }
  }
}

extension GetOrderedExportResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_ordered_export_response__descriptor_pointer(), as: Cairn__Auth__V1__GetOrderedExportResponse.self) {
      (c) throws(DecodingError) in try GetOrderedExportResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetOrderedExportResponse>) throws(DecodingError) {
    if let field = c.pointee.export_ { export = try Export(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let export {
      let start = binary.begin(1)
      export.write(to: &binary)
      binary.end(start)
    }
  }
}

extension TakeOrderedExportRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__take_ordered_export_request__descriptor_pointer(), as: Cairn__Auth__V1__TakeOrderedExportRequest.self) {
      (c) throws(DecodingError) in try TakeOrderedExportRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__TakeOrderedExportRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "TakeOrderedExportRequest.account_id")
    exportID = try Binary.string(c.pointee.export_id_, "TakeOrderedExportRequest.export_id")
    firstPart = c.pointee.first_part_
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if !exportID.isEmpty {
      binary.field(2, exportID)
    }
    if firstPart != 0 {
      binary.field(3, firstPart)
    }
  }
}

extension TakeOrderedExportResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__take_ordered_export_response__descriptor_pointer(), as: Cairn__Auth__V1__TakeOrderedExportResponse.self) {
      (c) throws(DecodingError) in try TakeOrderedExportResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__TakeOrderedExportResponse>) throws(DecodingError) {
    part = c.pointee.part_
    data = Binary.bytes(c.pointee.data_)
  }

  func write(to binary: inout BinaryWriter) {
    if part != 0 {
      binary.field(1, part)
    }
    if !data.isEmpty {
      binary.field(2, data)
    }
  }
}
