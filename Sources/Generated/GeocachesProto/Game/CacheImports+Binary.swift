// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_imports.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension ImportGpxRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__import_gpx_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__ImportGpxRequest.self) {
      (c) throws(DecodingError) in try ImportGpxRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__ImportGpxRequest>) throws(DecodingError) {
    mediaID = try Binary.string(c.pointee.media_id_, "ImportGpxRequest.media_id")
    foreignName = try Binary.string(c.pointee.foreign_name_, "ImportGpxRequest.foreign_name")
    isDryRun = c.pointee.is_dry_run_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !mediaID.isEmpty {
      binary.field(1, mediaID)
    }
    if !foreignName.isEmpty {
      binary.field(2, foreignName)
    }
    if isDryRun {
      binary.field(3, isDryRun)
    }
  }
}

extension ImportGpxResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__import_gpx_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__ImportGpxResponse.self) {
      (c) throws(DecodingError) in try ImportGpxResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__ImportGpxResponse>) throws(DecodingError) {
    importID = try Binary.string(c.pointee.import_id_, "ImportGpxResponse.import_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !importID.isEmpty {
      binary.field(1, importID)
    }
  }
}

extension GetGpxImportRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__get_gpx_import_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__GetGpxImportRequest.self) {
      (c) throws(DecodingError) in try GetGpxImportRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__GetGpxImportRequest>) throws(DecodingError) {
    importID = try Binary.string(c.pointee.import_id_, "GetGpxImportRequest.import_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !importID.isEmpty {
      binary.field(1, importID)
    }
  }
}

extension GetGpxImportResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__get_gpx_import_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__GetGpxImportResponse.self) {
      (c) throws(DecodingError) in try GetGpxImportResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__GetGpxImportResponse>) throws(DecodingError) {
    if let field = c.pointee.gpx_import_ { gpxImport = try GpxImport(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let gpxImport {
      let start = binary.begin(1)
      gpxImport.write(to: &binary)
      binary.end(start)
    }
  }
}

extension GpxImportRemark {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__gpx_import_remark__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__GpxImportRemark.self) {
      (c) throws(DecodingError) in try GpxImportRemark(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__GpxImportRemark>) throws(DecodingError) {
    code = try Binary.string(c.pointee.code_, "GpxImportRemark.code")
    line = c.pointee.line_
    reason = try Binary.string(c.pointee.reason_, "GpxImportRemark.reason")
  }

  func write(to binary: inout BinaryWriter) {
    if !code.isEmpty {
      binary.field(1, code)
    }
    if line != 0 {
      binary.field(2, line)
    }
    if !reason.isEmpty {
      binary.field(3, reason)
    }
  }
}

extension GpxImport {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__gpx_import__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__GpxImport.self) {
      (c) throws(DecodingError) in try GpxImport(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__GpxImport>) throws(DecodingError) {
    importID = try Binary.string(c.pointee.import_id_, "GpxImport.import_id")
    state = GpxImport.State(rawValue: c.pointee.state_)
    isDryRun = c.pointee.is_dry_run_ != 0
    progress = c.pointee.progress_
    failure = try Binary.string(c.pointee.failure_, "GpxImport.failure")
    draftCount = c.pointee.draft_count_
    findCount = c.pointee.find_count_
    unchangedCount = c.pointee.unchanged_count_
    leftOutCount = c.pointee.left_out_count_
    remarkCount = c.pointee.remark_count_
    remarks = try Binary.list(c.pointee.n_remarks_, c.pointee.remarks_, messages: { (value) throws(DecodingError) in try GpxImportRemark(c: value) })
    createTime = try moment(c.pointee.create_time_, "GpxImport.create_time")
    finishTime = try moment(c.pointee.finish_time_, "GpxImport.finish_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !importID.isEmpty {
      binary.field(1, importID)
    }
    if state != .unspecified {
      binary.field(2, state)
    }
    if isDryRun {
      binary.field(3, isDryRun)
    }
    if progress != 0 {
      binary.field(4, progress)
    }
    if !failure.isEmpty {
      binary.field(5, failure)
    }
    if draftCount != 0 {
      binary.field(6, draftCount)
    }
    if findCount != 0 {
      binary.field(7, findCount)
    }
    if unchangedCount != 0 {
      binary.field(8, unchangedCount)
    }
    if leftOutCount != 0 {
      binary.field(9, leftOutCount)
    }
    if remarkCount != 0 {
      binary.field(10, remarkCount)
    }
    if !remarks.isEmpty {
      for element in remarks {
        let start = binary.begin(11)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if let createTime {
      binary.field(12, createTime)
    }
    if let finishTime {
      binary.field(13, finishTime)
    }
  }
}
