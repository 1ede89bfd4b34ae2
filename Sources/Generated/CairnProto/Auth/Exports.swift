// Written by protoc-gen-cairn from cairn/auth/v1/exports.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Everything that is kept about a person, as one file.
public struct Export: Message {
  public static let protoName = "cairn.auth.v1.Export"

  /// How far it has come.
  public enum State: MessageEnum {
    /// Never sent.
    case unspecified
    /// Being made.
    case pending
    /// Can be downloaded until expire_time.
    case ready
    /// Could not be made; ask again in a quarter of an hour.
    case failed
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .pending, .ready, .failed]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .pending: 1
      case .ready: 2
      case .failed: 3
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .pending
      case 2: self = .ready
      case 3: self = .failed
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "STATE_UNSPECIFIED"
      case .pending: "STATE_PENDING"
      case .ready: "STATE_READY"
      case .failed: "STATE_FAILED"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "STATE_UNSPECIFIED": self = .unspecified
      case "STATE_PENDING": self = .pending
      case "STATE_READY": self = .ready
      case "STATE_FAILED": self = .failed
      default: return nil
      }
    }
  }

  /// UUID.
  public var exportID: String = ""

  /// How far it has come.
  public var state: Export.State = .unspecified

  /// When it was asked for.
  public var createTime: Moment? = nil

  /// When it was ready, seven days before expire_time; absent before.
  public var finishTime: Moment? = nil

  /// When it is removed; absent before it is ready.
  public var expireTime: Moment? = nil

  /// Size of the ZIP in bytes, more than 4 GiB where an account may keep so much (ZIP64); 0 before it is ready.
  public var sizeBytes: Int64 = 0

  /// Parts of the ZIP; 0 before it is ready.
  public var partCount: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(exportID: String = "", state: Export.State = .unspecified, createTime: Moment? = nil, finishTime: Moment? = nil, expireTime: Moment? = nil, sizeBytes: Int64 = 0, partCount: Int32 = 0) {
    self.exportID = exportID
    self.state = state
    self.createTime = createTime
    self.finishTime = finishTime
    self.expireTime = expireTime
    self.sizeBytes = sizeBytes
    self.partCount = partCount
  }
}

/// Asks for an export.
public struct ExportMyDataRequest: Message {
  public static let protoName = "cairn.auth.v1.ExportMyDataRequest"

  /// Every field at its default.
  public init() {}
}

/// The export that is being made, or was a moment ago.
public struct ExportMyDataResponse: Message {
  public static let protoName = "cairn.auth.v1.ExportMyDataResponse"

  /// The export.
  public var export: Export? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(export: Export? = nil) {
    self.export = export
  }
}

/// Which export.
public struct GetExportRequest: Message {
  public static let protoName = "cairn.auth.v1.GetExportRequest"

  /// UUID, 36 lower-case characters; empty for the newest.
  public var exportID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(exportID: String = "") {
    self.exportID = exportID
  }
}

/// The export.
public struct GetExportResponse: Message {
  public static let protoName = "cairn.auth.v1.GetExportResponse"

  /// The export.
  public var export: Export? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(export: Export? = nil) {
    self.export = export
  }
}

/// Which export, and from where.
public struct DownloadExportRequest: Message {
  public static let protoName = "cairn.auth.v1.DownloadExportRequest"

  /// UUID, 36 lower-case characters.
  public var exportID: String = ""

  /// The part to begin with, from 0.
  public var firstPart: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(exportID: String = "", firstPart: Int32 = 0) {
    self.exportID = exportID
    self.firstPart = firstPart
  }
}

/// One part.
public struct DownloadExportResponse: Message {
  public static let protoName = "cairn.auth.v1.DownloadExportResponse"

  /// The part, from 0.
  public var part: Int32 = 0

  /// 1 to 65,536 bytes of the ZIP.
  public var data: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(part: Int32 = 0, data: [UInt8] = []) {
    self.part = part
    self.data = data
  }
}

/// Event "export.ready": an export of the person can be downloaded.
public struct ExportReady: Message {
  public static let protoName = "cairn.auth.v1.ExportReady"

  /// UUID.
  public var exportID: String = ""

  /// The time until which it can be downloaded.
  public var expireTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(exportID: String = "", expireTime: Moment? = nil) {
    self.exportID = exportID
    self.expireTime = expireTime
  }
}
