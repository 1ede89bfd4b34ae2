// Written by protoc-gen-cairn from cairn/auth/v1/exports.proto; not by hand.
// swift-format-ignore-file

package import CCairnProto
internal import CProtobufC
public import Protobuf

extension Export {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__export__descriptor_pointer(), as: Cairn__Auth__V1__Export.self) {
      (c) throws(DecodingError) in try Export(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__Export>) throws(DecodingError) {
    exportID = try Binary.string(c.pointee.export_id_, "Export.export_id")
    state = Export.State(rawValue: c.pointee.state_)
    createTime = try moment(c.pointee.create_time_, "Export.create_time")
    finishTime = try moment(c.pointee.finish_time_, "Export.finish_time")
    expireTime = try moment(c.pointee.expire_time_, "Export.expire_time")
    sizeBytes = c.pointee.size_bytes_
    partCount = c.pointee.part_count_
  }

  func write(to binary: inout BinaryWriter) {
    if !exportID.isEmpty {
      binary.field(1, exportID)
    }
    if state != .unspecified {
      binary.field(2, state)
    }
    if let createTime {
      binary.field(3, createTime)
    }
    if let finishTime {
      binary.field(4, finishTime)
    }
    if let expireTime {
      binary.field(5, expireTime)
    }
    if sizeBytes != 0 {
      binary.field(6, sizeBytes)
    }
    if partCount != 0 {
      binary.field(7, partCount)
    }
  }
}

extension ExportMyDataRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__export_my_data_request__descriptor_pointer(), as: Cairn__Auth__V1__ExportMyDataRequest.self) {
      (c) throws(DecodingError) in try ExportMyDataRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ExportMyDataRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension ExportMyDataResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__export_my_data_response__descriptor_pointer(), as: Cairn__Auth__V1__ExportMyDataResponse.self) {
      (c) throws(DecodingError) in try ExportMyDataResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ExportMyDataResponse>) throws(DecodingError) {
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

extension GetExportRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_export_request__descriptor_pointer(), as: Cairn__Auth__V1__GetExportRequest.self) {
      (c) throws(DecodingError) in try GetExportRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetExportRequest>) throws(DecodingError) {
    exportID = try Binary.string(c.pointee.export_id_, "GetExportRequest.export_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !exportID.isEmpty {
      binary.field(1, exportID)
    }
  }
}

extension GetExportResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_export_response__descriptor_pointer(), as: Cairn__Auth__V1__GetExportResponse.self) {
      (c) throws(DecodingError) in try GetExportResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetExportResponse>) throws(DecodingError) {
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

extension DownloadExportRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__download_export_request__descriptor_pointer(), as: Cairn__Auth__V1__DownloadExportRequest.self) {
      (c) throws(DecodingError) in try DownloadExportRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__DownloadExportRequest>) throws(DecodingError) {
    exportID = try Binary.string(c.pointee.export_id_, "DownloadExportRequest.export_id")
    firstPart = c.pointee.first_part_
  }

  func write(to binary: inout BinaryWriter) {
    if !exportID.isEmpty {
      binary.field(1, exportID)
    }
    if firstPart != 0 {
      binary.field(2, firstPart)
    }
  }
}

extension DownloadExportResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__download_export_response__descriptor_pointer(), as: Cairn__Auth__V1__DownloadExportResponse.self) {
      (c) throws(DecodingError) in try DownloadExportResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__DownloadExportResponse>) throws(DecodingError) {
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

extension ExportReady {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__export_ready__descriptor_pointer(), as: Cairn__Auth__V1__ExportReady.self) {
      (c) throws(DecodingError) in try ExportReady(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Auth__V1__ExportReady>) throws(DecodingError) {
    exportID = try Binary.string(c.pointee.export_id_, "ExportReady.export_id")
    expireTime = try moment(c.pointee.expire_time_, "ExportReady.expire_time")
  }

  package func write(to binary: inout BinaryWriter) {
    if !exportID.isEmpty {
      binary.field(1, exportID)
    }
    if let expireTime {
      binary.field(2, expireTime)
    }
  }
}
