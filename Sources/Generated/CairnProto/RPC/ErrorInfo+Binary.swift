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
    BinaryWriter.bytes { binary in write(to: &binary) }
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

  func write(to binary: inout BinaryWriter) {
    if !reason.isEmpty {
      binary.field(1, reason)
    }
    if !metadata.isEmpty {
      for entry in Binary.sorted(metadata) {
        let start = binary.begin(2)
        if !entry.key.isEmpty { binary.field(1, entry.key) }
        if !entry.value.isEmpty { binary.field(2, entry.value) }
        binary.end(start)
      }
    }
    if !fieldViolations.isEmpty {
      for element in fieldViolations {
        let start = binary.begin(3)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension FieldViolation {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__rpc__v1__field_violation__descriptor_pointer(), as: Cairn__Rpc__V1__FieldViolation.self) {
      (c) throws(DecodingError) in try FieldViolation(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Rpc__V1__FieldViolation>) throws(DecodingError) {
    field = try Binary.string(c.pointee.field_, "FieldViolation.field")
    reason = try Binary.string(c.pointee.reason_, "FieldViolation.reason")
    explanation = try Binary.string(c.pointee.explanation_, "FieldViolation.explanation")
  }

  func write(to binary: inout BinaryWriter) {
    if !field.isEmpty {
      binary.field(1, field)
    }
    if !reason.isEmpty {
      binary.field(2, reason)
    }
    if !explanation.isEmpty {
      binary.field(3, explanation)
    }
  }
}
