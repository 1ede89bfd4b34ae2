// Written by protoc-gen-cairn from cairn/rpc/v1/connect.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// An error in JSON (the Connect protocol's unary error body).
public struct ConnectError: Message {
  public static let protoName = "cairn.rpc.v1.ConnectError"

  /// A Connect code, for example "not_found".
  public var code: String = ""

  /// A sentence for a developer.
  public var message: String = ""

  /// Machine-readable details; every error of Cairn has one, an ErrorInfo.
  public var details: [ConnectErrorDetail] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(code: String = "", message: String = "", details: [ConnectErrorDetail] = []) {
    self.code = code
    self.message = message
    self.details = details
  }
}

/// One detail of an error.
public struct ConnectErrorDetail: Message {
  public static let protoName = "cairn.rpc.v1.ConnectErrorDetail"

  /// Full name of the message, for example "cairn.rpc.v1.ErrorInfo".
  public var type: String = ""

  /// The message in binary, as base64 without padding.
  public var value: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(type: String = "", value: String = "") {
    self.type = type
    self.value = value
  }
}

/// The last message of a stream, in JSON (the Connect protocol's end-of-stream message).
public struct ConnectEndStream: Message {
  public static let protoName = "cairn.rpc.v1.ConnectEndStream"

  /// Absent when the stream ended well.
  public var error: ConnectError? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(error: ConnectError? = nil) {
    self.error = error
  }
}
