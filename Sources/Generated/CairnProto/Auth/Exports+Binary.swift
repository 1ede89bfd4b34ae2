// Written by protoc-gen-cairn from cairn/auth/v1/exports.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Export {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__export__descriptor_pointer(), as: Cairn__Auth__V1__Export.self) {
      (c) throws(DecodingError) in try Export(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
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

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__Export> {
    let c = arena.make(Cairn__Auth__V1__Export.self)
    cairn__auth__v1__export__init(c)
    c.pointee.export_id_ = arena.string(exportID)
    c.pointee.state_ = state.rawValue
    if let createTime {
      c.pointee.create_time_ = arena.timestamp(createTime)
    }
    if let finishTime {
      c.pointee.finish_time_ = arena.timestamp(finishTime)
    }
    if let expireTime {
      c.pointee.expire_time_ = arena.timestamp(expireTime)
    }
    c.pointee.size_bytes_ = sizeBytes
    c.pointee.part_count_ = partCount
    return c
  }
}

extension ExportMyDataRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__export_my_data_request__descriptor_pointer(), as: Cairn__Auth__V1__ExportMyDataRequest.self) {
      (c) throws(DecodingError) in try ExportMyDataRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ExportMyDataRequest>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ExportMyDataRequest> {
    let c = arena.make(Cairn__Auth__V1__ExportMyDataRequest.self)
    cairn__auth__v1__export_my_data_request__init(c)
    return c
  }
}

extension ExportMyDataResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__export_my_data_response__descriptor_pointer(), as: Cairn__Auth__V1__ExportMyDataResponse.self) {
      (c) throws(DecodingError) in try ExportMyDataResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ExportMyDataResponse>) throws(DecodingError) {
    if let field = c.pointee.export_ { export = try Export(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ExportMyDataResponse> {
    let c = arena.make(Cairn__Auth__V1__ExportMyDataResponse.self)
    cairn__auth__v1__export_my_data_response__init(c)
    if let export {
      c.pointee.export_ = export.lower(in: arena)
    }
    return c
  }
}

extension GetExportRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_export_request__descriptor_pointer(), as: Cairn__Auth__V1__GetExportRequest.self) {
      (c) throws(DecodingError) in try GetExportRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetExportRequest>) throws(DecodingError) {
    exportID = try Binary.string(c.pointee.export_id_, "GetExportRequest.export_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__GetExportRequest> {
    let c = arena.make(Cairn__Auth__V1__GetExportRequest.self)
    cairn__auth__v1__get_export_request__init(c)
    c.pointee.export_id_ = arena.string(exportID)
    return c
  }
}

extension GetExportResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_export_response__descriptor_pointer(), as: Cairn__Auth__V1__GetExportResponse.self) {
      (c) throws(DecodingError) in try GetExportResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetExportResponse>) throws(DecodingError) {
    if let field = c.pointee.export_ { export = try Export(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__GetExportResponse> {
    let c = arena.make(Cairn__Auth__V1__GetExportResponse.self)
    cairn__auth__v1__get_export_response__init(c)
    if let export {
      c.pointee.export_ = export.lower(in: arena)
    }
    return c
  }
}

extension DownloadExportRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__download_export_request__descriptor_pointer(), as: Cairn__Auth__V1__DownloadExportRequest.self) {
      (c) throws(DecodingError) in try DownloadExportRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__DownloadExportRequest>) throws(DecodingError) {
    exportID = try Binary.string(c.pointee.export_id_, "DownloadExportRequest.export_id")
    firstPart = c.pointee.first_part_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__DownloadExportRequest> {
    let c = arena.make(Cairn__Auth__V1__DownloadExportRequest.self)
    cairn__auth__v1__download_export_request__init(c)
    c.pointee.export_id_ = arena.string(exportID)
    c.pointee.first_part_ = firstPart
    return c
  }
}

extension DownloadExportResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__download_export_response__descriptor_pointer(), as: Cairn__Auth__V1__DownloadExportResponse.self) {
      (c) throws(DecodingError) in try DownloadExportResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__DownloadExportResponse>) throws(DecodingError) {
    part = c.pointee.part_
    data = Binary.bytes(c.pointee.data_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__DownloadExportResponse> {
    let c = arena.make(Cairn__Auth__V1__DownloadExportResponse.self)
    cairn__auth__v1__download_export_response__init(c)
    c.pointee.part_ = part
    c.pointee.data_ = arena.bytes(data)
    return c
  }
}

extension ExportReady {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__export_ready__descriptor_pointer(), as: Cairn__Auth__V1__ExportReady.self) {
      (c) throws(DecodingError) in try ExportReady(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ExportReady>) throws(DecodingError) {
    exportID = try Binary.string(c.pointee.export_id_, "ExportReady.export_id")
    expireTime = try moment(c.pointee.expire_time_, "ExportReady.expire_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ExportReady> {
    let c = arena.make(Cairn__Auth__V1__ExportReady.self)
    cairn__auth__v1__export_ready__init(c)
    c.pointee.export_id_ = arena.string(exportID)
    if let expireTime {
      c.pointee.expire_time_ = arena.timestamp(expireTime)
    }
    return c
  }
}
