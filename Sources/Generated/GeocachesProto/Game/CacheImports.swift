// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_imports.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// A file to take in.
public struct ImportGpxRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.ImportGpxRequest"

  /// Media of the caller's, of the purpose IMPORT. UUID.
  public var mediaID: String = ""

  /// Name of the caller in the other catalogue, as the file has it; case and blanks do not count. At most 100 scalars.
  public var foreignName: String = ""

  /// Whether everything is done, told and taken back.
  public var isDryRun: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(mediaID: String = "", foreignName: String = "", isDryRun: Bool = false) {
    self.mediaID = mediaID
    self.foreignName = foreignName
    self.isDryRun = isDryRun
  }
}

/// It will be done.
public struct ImportGpxResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.ImportGpxResponse"

  /// UUID.
  public var importID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(importID: String = "") {
    self.importID = importID
  }
}

/// The import that is asked about.
public struct GetGpxImportRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.GetGpxImportRequest"

  /// UUID; empty for the newest.
  public var importID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(importID: String = "") {
    self.importID = importID
  }
}

/// The import.
public struct GetGpxImportResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.GetGpxImportResponse"

  /// How far it is, and what became of it.
  public var gpxImport: GpxImport? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gpxImport: GpxImport? = nil) {
    self.gpxImport = gpxImport
  }
}

/// Part of a file that was not taken as it stands there.
public struct GpxImportRemark: Message {
  public static let protoName = "cairn.game.geocaches.v1.GpxImportRemark"

  /// Code of the cache or of the place; empty where there is none.
  public var code: String = ""

  /// Line of the file, from 1.
  public var line: Int32 = 0

  /// Reason in English.
  public var reason: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(code: String = "", line: Int32 = 0, reason: String = "") {
    self.code = code
    self.line = line
    self.reason = reason
  }
}

/// Import of a file.
public struct GpxImport: Message {
  public static let protoName = "cairn.game.geocaches.v1.GpxImport"

  /// State of an import.
  public enum State: MessageEnum {
    /// Never sent.
    case unspecified
    /// It waits, or is being done.
    case pending
    /// It is done.
    case done
    /// It could not be done; parts of it may be: the same file makes nothing twice.
    case failed
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .pending, .done, .failed]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .pending: 1
      case .done: 2
      case .failed: 3
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .pending
      case 2: self = .done
      case 3: self = .failed
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "STATE_UNSPECIFIED"
      case .pending: "STATE_PENDING"
      case .done: "STATE_DONE"
      case .failed: "STATE_FAILED"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "STATE_UNSPECIFIED": self = .unspecified
      case "STATE_PENDING": self = .pending
      case "STATE_DONE": self = .done
      case "STATE_FAILED": self = .failed
      default: return nil
      }
    }
  }

  /// UUID.
  public var importID: String = ""

  /// State of it.
  public var state: GpxImport.State = .unspecified

  /// Whether everything was taken back.
  public var isDryRun: Bool = false

  /// How far it is, in thousandths.
  public var progress: Int32 = 0

  /// Reason of a failure, one word: NO_GPX, MEDIA_GONE or TOO_OFTEN; empty where there was none.
  public var failure: String = ""

  /// Drafts that were made.
  public var draftCount: Int32 = 0

  /// Finds that were logged.
  public var findCount: Int32 = 0

  /// Caches and finds that were there already.
  public var unchangedCount: Int32 = 0

  /// Caches, places and finds of which nothing became.
  public var leftOutCount: Int32 = 0

  /// Number of all remarks.
  public var remarkCount: Int32 = 0

  /// Remarks in the order in which they came up, at most the first 1,000.
  public var remarks: [GpxImportRemark] = []

  /// Time at which it was asked for.
  public var createTime: Moment? = nil

  /// Time at which it was done or given up; absent before.
  public var finishTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(importID: String = "", state: GpxImport.State = .unspecified, isDryRun: Bool = false, progress: Int32 = 0, failure: String = "", draftCount: Int32 = 0, findCount: Int32 = 0, unchangedCount: Int32 = 0, leftOutCount: Int32 = 0, remarkCount: Int32 = 0, remarks: [GpxImportRemark] = [], createTime: Moment? = nil, finishTime: Moment? = nil) {
    self.importID = importID
    self.state = state
    self.isDryRun = isDryRun
    self.progress = progress
    self.failure = failure
    self.draftCount = draftCount
    self.findCount = findCount
    self.unchangedCount = unchangedCount
    self.leftOutCount = leftOutCount
    self.remarkCount = remarkCount
    self.remarks = remarks
    self.createTime = createTime
    self.finishTime = finishTime
  }
}
