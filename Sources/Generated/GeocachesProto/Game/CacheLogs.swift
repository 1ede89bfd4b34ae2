// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_logs.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf
public import Timekeeping

/// Kind of a log.
public enum LogKind: MessageEnum {
  /// A kind of a later version. Refused in requests.
  case unspecified
  /// Found; of an event, was there.
  case found
  /// Looked for and not found.
  case didNotFind
  /// Something to say.
  case note
  /// The box needs its owner.
  case needsMaintenance
  /// The owner has looked after it.
  case ownerMaintenance
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .found, .didNotFind, .note, .needsMaintenance, .ownerMaintenance]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .found: 1
    case .didNotFind: 2
    case .note: 3
    case .needsMaintenance: 4
    case .ownerMaintenance: 5
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .found
    case 2: self = .didNotFind
    case 3: self = .note
    case 4: self = .needsMaintenance
    case 5: self = .ownerMaintenance
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "LOG_KIND_UNSPECIFIED"
    case .found: "LOG_KIND_FOUND"
    case .didNotFind: "LOG_KIND_DID_NOT_FIND"
    case .note: "LOG_KIND_NOTE"
    case .needsMaintenance: "LOG_KIND_NEEDS_MAINTENANCE"
    case .ownerMaintenance: "LOG_KIND_OWNER_MAINTENANCE"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "LOG_KIND_UNSPECIFIED": self = .unspecified
    case "LOG_KIND_FOUND": self = .found
    case "LOG_KIND_DID_NOT_FIND": self = .didNotFind
    case "LOG_KIND_NOTE": self = .note
    case "LOG_KIND_NEEDS_MAINTENANCE": self = .needsMaintenance
    case "LOG_KIND_OWNER_MAINTENANCE": self = .ownerMaintenance
    default: return nil
    }
  }
}

/// Wish for a log that is there already: of the same person, cache, kind and time, or a second find.
public enum OnDuplicate: MessageEnum {
  /// The log that is there is told where it is the same visit; a second find is refused.
  case unspecified
  /// The log that is there is told, whatever it says.
  case accept
  /// Refused.
  case refuse
  /// Kept beside it; a second find is refused.
  case keep
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .accept, .refuse, .keep]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .accept: 1
    case .refuse: 2
    case .keep: 3
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .accept
    case 2: self = .refuse
    case 3: self = .keep
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "ON_DUPLICATE_UNSPECIFIED"
    case .accept: "ON_DUPLICATE_ACCEPT"
    case .refuse: "ON_DUPLICATE_REFUSE"
    case .keep: "ON_DUPLICATE_KEEP"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "ON_DUPLICATE_UNSPECIFIED": self = .unspecified
    case "ON_DUPLICATE_ACCEPT": self = .accept
    case "ON_DUPLICATE_REFUSE": self = .refuse
    case "ON_DUPLICATE_KEEP": self = .keep
    default: return nil
    }
  }
}

/// A visit as its visitor writes it.
public struct LogContent: Message {
  public static let protoName = "cairn.game.geocaches.v1.LogContent"

  /// Kind of the log.
  public var kind: LogKind = .unspecified

  /// Time of the visit; absent for now.
  public var visitTime: Moment? = nil

  /// IANA zone of the visit, for example "Europe/Rome", in which its day is reckoned; empty for the one of Preferences,
  /// and UTC where that is empty too.
  public var timeZone: String = ""

  /// At most 10,000 scalars.
  public var comment: String = ""

  /// Language of the comment: BCP 47 tag; empty where unknown.
  public var languageCode: String = ""

  /// At most 20.
  public var photos: [CachePhoto] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(kind: LogKind = .unspecified, visitTime: Moment? = nil, timeZone: String = "", comment: String = "", languageCode: String = "", photos: [CachePhoto] = []) {
    self.kind = kind
    self.visitTime = visitTime
    self.timeZone = timeZone
    self.comment = comment
    self.languageCode = languageCode
    self.photos = photos
  }
}

/// Proof of a find.
public struct LogProof: Message {
  public static let protoName = "cairn.game.geocaches.v1.LogProof"

  /// The word in the box. At most 100 scalars; case and blanks do not count.
  public var code: String = ""

  /// Position of the visitor, for a proof by proximity. Not kept.
  public var fix: PositionFix? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(code: String = "", fix: PositionFix? = nil) {
    self.code = code
    self.fix = fix
  }
}

/// A log.
public struct CacheLog: Message {
  public static let protoName = "cairn.game.geocaches.v1.CacheLog"

  /// UUID.
  public var logID: String = ""

  /// UUID.
  public var cacheID: String = ""

  /// Code of the cache.
  public var cacheCode: String = ""

  /// Author; absent where the caller may not see more than a name.
  public var author: CairnProto.Person? = nil

  /// Whether it is the caller's.
  public var isOwn: Bool = false

  /// Content of the log.
  public var content: LogContent? = nil

  /// Day of the visit in its zone: "2026-11-26".
  public var visitDay: String = ""

  /// Points of a find.
  public var points: Int32 = 0

  /// Whether it is the first find.
  public var isFirstFind: Bool = false

  /// Time at which it was logged.
  public var createTime: Moment? = nil

  /// Time of its last change; absent where there was none.
  public var updateTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(logID: String = "", cacheID: String = "", cacheCode: String = "", author: CairnProto.Person? = nil, isOwn: Bool = false, content: LogContent? = nil, visitDay: String = "", points: Int32 = 0, isFirstFind: Bool = false, createTime: Moment? = nil, updateTime: Moment? = nil) {
    self.logID = logID
    self.cacheID = cacheID
    self.cacheCode = cacheCode
    self.author = author
    self.isOwn = isOwn
    self.content = content
    self.visitDay = visitDay
    self.points = points
    self.isFirstFind = isFirstFind
    self.createTime = createTime
    self.updateTime = updateTime
  }
}

/// A visit to log.
public struct SubmitLogRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.SubmitLogRequest"

  /// UUID.
  public var cacheID: String = ""

  /// Content of the log.
  public var content: LogContent? = nil

  /// Proof of a find, where the owner asks for one.
  public var proof: LogProof? = nil

  /// Wish for a log that is there already.
  public var onDuplicate: OnDuplicate = .unspecified

  /// Friends of the caller who were along on a find: each hears of it and confirms it as an own one, or does not. At most 20 UUIDs; who is no friend is passed over.
  public var companionAccountIDs: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheID: String = "", content: LogContent? = nil, proof: LogProof? = nil, onDuplicate: OnDuplicate = .unspecified, companionAccountIDs: [String] = []) {
    self.cacheID = cacheID
    self.content = content
    self.proof = proof
    self.onDuplicate = onDuplicate
    self.companionAccountIDs = companionAccountIDs
  }
}

/// The log.
public struct SubmitLogResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.SubmitLogResponse"

  /// UUID.
  public var logID: String = ""

  /// Whether it was there already.
  public var isDuplicate: Bool = false

  /// Points of a find, those of being first included.
  public var points: Int32 = 0

  /// Whether it is the first find so far.
  public var isFirstFind: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(logID: String = "", isDuplicate: Bool = false, points: Int32 = 0, isFirstFind: Bool = false) {
    self.logID = logID
    self.isDuplicate = isDuplicate
    self.points = points
    self.isFirstFind = isFirstFind
  }
}

/// Visits to log.
public struct SubmitLogsRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.SubmitLogsRequest"

  /// At most 100, in the order in which they were made, each with its visit_time: without one it is refused as MISSING.
  public var logs: [SubmitLogRequest] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(logs: [SubmitLogRequest] = []) {
    self.logs = logs
  }
}

/// Result of one of them.
public struct SubmitLogResult: Message {
  public static let protoName = "cairn.game.geocaches.v1.SubmitLogResult"

  /// The log; absent where it was refused.
  public var log: SubmitLogResponse? = nil

  /// Reason of the refusal, as SubmitLog gives it, for example "ALREADY_FOUND"; empty where it is logged.
  public var reason: String = ""

  /// Field that is wrong, for INVALID_ARGUMENT.
  public var field: String = ""

  /// Log that stands in its way, for ALREADY_FOUND and LOG_EXISTS. UUID.
  public var existingLogID: String = ""

  /// Whether it is worth sending again later as it is.
  public var isRetryable: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(log: SubmitLogResponse? = nil, reason: String = "", field: String = "", existingLogID: String = "", isRetryable: Bool = false) {
    self.log = log
    self.reason = reason
    self.field = field
    self.existingLogID = existingLogID
    self.isRetryable = isRetryable
  }
}

/// Results.
public struct SubmitLogsResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.SubmitLogsResponse"

  /// One for each visit, in their order.
  public var results: [SubmitLogResult] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(results: [SubmitLogResult] = []) {
    self.results = results
  }
}

/// Content that a log is to have.
public struct EditLogRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.EditLogRequest"

  /// UUID.
  public var logID: String = ""

  /// All of it but its kind, which stays: what is left out is gone. An absent time stays.
  public var content: LogContent? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(logID: String = "", content: LogContent? = nil) {
    self.logID = logID
    self.content = content
  }
}

/// It is changed.
public struct EditLogResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.EditLogResponse"

  /// Points of a find: another time may have made it the first, or not the first any more.
  public var points: Int32 = 0

  /// Whether it is the first find.
  public var isFirstFind: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(points: Int32 = 0, isFirstFind: Bool = false) {
    self.points = points
    self.isFirstFind = isFirstFind
  }
}

/// The log to remove.
public struct DeleteLogRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.DeleteLogRequest"

  /// UUID.
  public var logID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(logID: String = "") {
    self.logID = logID
  }
}

/// It is gone.
public struct DeleteLogResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.DeleteLogResponse"

  /// Every field at its default.
  public init() {}
}

/// Page of the logs of a cache.
public struct ListLogsRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.ListLogsRequest"

  /// UUID.
  public var cacheID: String = ""

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheID: String = "", pageSize: Int32 = 0, pageToken: String = "") {
    self.cacheID = cacheID
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of logs.
public struct ListLogsResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.ListLogsResponse"

  /// The latest visits first.
  public var logs: [CacheLog] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(logs: [CacheLog] = [], nextPageToken: String = "") {
    self.logs = logs
    self.nextPageToken = nextPageToken
  }
}

/// Page of the caller's logs.
public struct ListMyLogsRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.ListMyLogsRequest"

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(pageSize: Int32 = 0, pageToken: String = "") {
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of the caller's logs.
public struct ListMyLogsResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.ListMyLogsResponse"

  /// The latest visits first.
  public var logs: [CacheLog] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(logs: [CacheLog] = [], nextPageToken: String = "") {
    self.logs = logs
    self.nextPageToken = nextPageToken
  }
}

/// The find to confirm, and what to say of it.
public struct ConfirmCompanionRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.ConfirmCompanionRequest"

  /// Log in which the caller was named. UUID.
  public var logID: String = ""

  /// The caller's own words. At most 10,000 scalars.
  public var comment: String = ""

  /// At most 20.
  public var photos: [CachePhoto] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(logID: String = "", comment: String = "", photos: [CachePhoto] = []) {
    self.logID = logID
    self.comment = comment
    self.photos = photos
  }
}

/// The caller's own find.
public struct ConfirmCompanionResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.ConfirmCompanionResponse"

  /// The log.
  public var log: SubmitLogResponse? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(log: SubmitLogResponse? = nil) {
    self.log = log
  }
}

/// The find that the caller was not along on.
public struct DeclineCompanionRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.DeclineCompanionRequest"

  /// UUID.
  public var logID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(logID: String = "") {
    self.logID = logID
  }
}

/// It is noted.
public struct DeclineCompanionResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.DeclineCompanionResponse"

  /// Every field at its default.
  public init() {}
}

/// Page of the finds to confirm.
public struct ListCompanionRequestsRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.ListCompanionRequestsRequest"

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(pageSize: Int32 = 0, pageToken: String = "") {
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of the finds to confirm.
public struct ListCompanionRequestsResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.ListCompanionRequestsResponse"

  /// Logs of the caller's friends, the latest visits first.
  public var logs: [CacheLog] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(logs: [CacheLog] = [], nextPageToken: String = "") {
    self.logs = logs
    self.nextPageToken = nextPageToken
  }
}
