/// Options of our own (proto/cairn/rpc/v1/options.proto). protobuf-c knows no extensions: they arrive as unknown fields of
/// MethodOptions and FieldOptions and are read by their tag.
internal import CProtobufC

enum CustomOptions {
  /// `extend google.protobuf.MethodOptions { MethodPolicy policy = 50001; }`
  static let policyTag: UInt32 = 50_001

  /// `extend google.protobuf.FieldOptions { bool sensitive = 50002; }`
  static let sensitiveTag: UInt32 = 50_002

  static func isSensitive(_ options: ProtobufCMessage) -> Bool {
    values(of: sensitiveTag, in: options).contains { data in
      var wire = Wire(bytes: data[...])
      return wire.varint() == 1
    }
  }

  /// An option may be set in one go or field by field; later ones win, as everywhere in protobuf.
  static func policy(_ options: ProtobufCMessage) -> MethodPolicy {
    var policy = MethodPolicy()
    for data in values(of: policyTag, in: options) {
      var wire = Wire(bytes: data[...])
      // protobuf-c leaves the length in front of an unknown field's bytes.
      _ = wire.varint()
      while let key = wire.varint(), let value = wire.varint() {
        // A list of numbers comes packed, or one by one.
        if key >> 3 == 13 {
          policy.scopes += key & 7 == 2 ? wire.varints(in: value) : [Int32(truncatingIfNeeded: value)]
          continue
        }
        let number = Int32(truncatingIfNeeded: value)
        switch key >> 3 {
        case 1: policy.access = number
        case 2: policy.idempotency = number
        case 3: policy.requestBytesMax = number
        case 4: policy.timeoutMsMax = number
        case 6: policy.rateClass = number
        case 7: policy.allowsIncompleteProfile = number != 0
        case 8: policy.isNeverShed = number != 0
        case 9: policy.allowsSuspended = number != 0
        case 10: policy.cacheSeconds = number
        case 11: policy.cost = number
        case 12: policy.isNeverShedForServices = number != 0
        default: break
        }
      }
    }
    return policy
  }

  private static func values(of tag: UInt32, in options: ProtobufCMessage) -> [[UInt8]] {
    (0..<Int(options.n_unknown_fields)).map { options.unknown_fields[$0] }.filter { $0.tag == tag }
      .map { Array(UnsafeBufferPointer(start: $0.data, count: $0.len)) }
  }

  /// Varints of the wire format, all that our options are made of.
  private struct Wire {
    var bytes: ArraySlice<UInt8>

    /// Varints of the next bytes.
    mutating func varints(in count: UInt64) -> [Int32] {
      var packed = Wire(bytes: bytes.prefix(Int(clamping: count)))
      bytes = bytes.dropFirst(Int(clamping: count))
      var numbers: [Int32] = []
      while let number = packed.varint() { numbers.append(Int32(truncatingIfNeeded: number)) }
      return numbers
    }

    mutating func varint() -> UInt64? {
      var value: UInt64 = 0
      var shift: UInt64 = 0
      while let byte = bytes.popFirst(), shift < 64 {
        value |= UInt64(byte & 0x7F) << shift
        if byte < 0x80 { return value }
        shift += 7
      }
      return nil
    }
  }
}
