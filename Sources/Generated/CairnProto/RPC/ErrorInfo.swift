// Written by protoc-gen-cairn from cairn/rpc/v1/error_info.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// The one detail that every error of Cairn carries.
public struct ErrorInfo: Message {
  public static let protoName = "cairn.rpc.v1.ErrorInfo"

  /// Stable name in UPPER_SNAKE, on which clients branch. Never empty.
  public var reason: String = ""

  /// Values that belong to the reason, for example {"retry_after_ms": "1500"}. At most 16 entries.
  public var metadata: [String: String] = [:]

  /// The fields of the request that are wrong, in the order they were found. At most 32.
  public var fieldViolations: [FieldViolation] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(reason: String = "", metadata: [String: String] = [:], fieldViolations: [FieldViolation] = []) {
    self.reason = reason
    self.metadata = metadata
    self.fieldViolations = fieldViolations
  }
}

/// One field of a request that was refused.
public struct FieldViolation: Message {
  public static let protoName = "cairn.rpc.v1.FieldViolation"

  /// Path of the field, for example "position.latitude_degrees".
  public var field: String = ""

  /// Stable name in UPPER_SNAKE, for example "OUT_OF_RANGE".
  public var reason: String = ""

  /// A sentence for a developer; never branched on.
  public var explanation: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(field: String = "", reason: String = "", explanation: String = "") {
    self.field = field
    self.reason = reason
    self.explanation = explanation
  }
}
