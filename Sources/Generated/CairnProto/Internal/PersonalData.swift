// Written by protoc-gen-cairn from cairn/internal/v1/personal_data.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Account whose data is asked for.
public struct ExportPersonalDataRequest: Message {
  public static let protoName = "cairn.internal.v1.ExportPersonalDataRequest"

  /// UUID, 36 lower-case characters.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "") {
    self.accountID = accountID
  }
}

/// The beginning or the continuation of a file.
public struct ExportPersonalDataResponse: Message {
  public static let protoName = "cairn.internal.v1.ExportPersonalDataResponse"

  /// Name of a new file, below the service's folder, for example "sessions.json" or "photos/1.webp"; empty where a file goes on.
  public var fileName: String = ""

  /// At most 65,536 bytes.
  public var data: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(fileName: String = "", data: [UInt8] = []) {
    self.fileName = fileName
    self.data = data
  }
}
