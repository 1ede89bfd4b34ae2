// Written by protoc-gen-cairn from cairn/rpc/v1/error_info.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension ErrorInfo {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__rpc__v1__error_info__descriptor_pointer(), as: Cairn__Rpc__V1__ErrorInfo.self) {
      (c) throws(DecodingError) in try ErrorInfo(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Rpc__V1__ErrorInfo>) throws(DecodingError) {
    reason = try Binary.string(c.pointee.reason_, "ErrorInfo.reason")
    for index in 0..<c.pointee.n_metadata_ {
      guard let entry = c.pointee.metadata_[index] else { continue }
      let key = try Binary.string(entry.pointee.key_, "ErrorInfo.metadata")
      metadata[key] = try Binary.string(entry.pointee.value_, "ErrorInfo.metadata")
    }
    fieldViolations = try Binary.list(c.pointee.n_field_violations_, c.pointee.field_violations_, messages: { (value) throws(DecodingError) in try FieldViolation(c: value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Rpc__V1__ErrorInfo> {
    let c = arena.make(Cairn__Rpc__V1__ErrorInfo.self)
    cairn__rpc__v1__error_info__init(c)
    c.pointee.reason_ = arena.string(reason)
    c.pointee.n_metadata_ = metadata.count
    c.pointee.metadata_ = arena.list(Binary.sorted(metadata)) { entry in
      let lowered = arena.make(Cairn__Rpc__V1__ErrorInfo__MetadataEntry.self)
      cairn__rpc__v1__error_info__metadata_entry__init(lowered)
      lowered.pointee.key_ = arena.string(entry.key)
      lowered.pointee.value_ = arena.string(entry.value)
      return lowered
    }
    c.pointee.n_field_violations_ = fieldViolations.count
    c.pointee.field_violations_ = arena.list(fieldViolations) { value in value.lower(in: arena) }
    return c
  }
}

extension FieldViolation {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__rpc__v1__field_violation__descriptor_pointer(), as: Cairn__Rpc__V1__FieldViolation.self) {
      (c) throws(DecodingError) in try FieldViolation(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Rpc__V1__FieldViolation>) throws(DecodingError) {
    field = try Binary.string(c.pointee.field_, "FieldViolation.field")
    reason = try Binary.string(c.pointee.reason_, "FieldViolation.reason")
    explanation = try Binary.string(c.pointee.explanation_, "FieldViolation.explanation")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Rpc__V1__FieldViolation> {
    let c = arena.make(Cairn__Rpc__V1__FieldViolation.self)
    cairn__rpc__v1__field_violation__init(c)
    c.pointee.field_ = arena.string(field)
    c.pointee.reason_ = arena.string(reason)
    c.pointee.explanation_ = arena.string(explanation)
    return c
  }
}
