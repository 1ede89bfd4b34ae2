// Written by protoc-gen-cairn from cairn/game/expeditions/v1/track_imports.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension TrackImport {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__track_import__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__TrackImport.self) {
      (c) throws(DecodingError) in try TrackImport(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__TrackImport>) throws(DecodingError) {
    attemptID = try Binary.string(c.pointee.attempt_id_, "TrackImport.attempt_id")
    mediaID = try Binary.string(c.pointee.media_id_, "TrackImport.media_id")
    state = TrackImport.State(rawValue: c.pointee.state_)
    sampleCount = c.pointee.sample_count_
    refusal = TrackImport.Refusal(rawValue: c.pointee.refusal_)
    line = c.pointee.line_
    createTime = try moment(c.pointee.create_time_, "TrackImport.create_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !attemptID.isEmpty {
      binary.field(1, attemptID)
    }
    if !mediaID.isEmpty {
      binary.field(2, mediaID)
    }
    if state != .unspecified {
      binary.field(3, state)
    }
    if sampleCount != 0 {
      binary.field(4, sampleCount)
    }
    if refusal != .unspecified {
      binary.field(5, refusal)
    }
    if line != 0 {
      binary.field(6, line)
    }
    if let createTime {
      binary.field(7, createTime)
    }
  }
}

extension ImportTrackRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__import_track_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ImportTrackRequest.self) {
      (c) throws(DecodingError) in try ImportTrackRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ImportTrackRequest>) throws(DecodingError) {
    attemptID = try Binary.string(c.pointee.attempt_id_, "ImportTrackRequest.attempt_id")
    mediaID = try Binary.string(c.pointee.media_id_, "ImportTrackRequest.media_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !attemptID.isEmpty {
      binary.field(1, attemptID)
    }
    if !mediaID.isEmpty {
      binary.field(2, mediaID)
    }
  }
}

extension ImportTrackResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__import_track_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ImportTrackResponse.self) {
      (c) throws(DecodingError) in try ImportTrackResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ImportTrackResponse>) throws(DecodingError) {
    if let field = c.pointee.track_import_ { trackImport = try TrackImport(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let trackImport {
      let start = binary.begin(1)
      trackImport.write(to: &binary)
      binary.end(start)
    }
  }
}

extension GetTrackImportRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__get_track_import_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__GetTrackImportRequest.self) {
      (c) throws(DecodingError) in try GetTrackImportRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__GetTrackImportRequest>) throws(DecodingError) {
    attemptID = try Binary.string(c.pointee.attempt_id_, "GetTrackImportRequest.attempt_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !attemptID.isEmpty {
      binary.field(1, attemptID)
    }
  }
}

extension GetTrackImportResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__get_track_import_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__GetTrackImportResponse.self) {
      (c) throws(DecodingError) in try GetTrackImportResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__GetTrackImportResponse>) throws(DecodingError) {
    if let field = c.pointee.track_import_ { trackImport = try TrackImport(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let trackImport {
      let start = binary.begin(1)
      trackImport.write(to: &binary)
      binary.end(start)
    }
  }
}
