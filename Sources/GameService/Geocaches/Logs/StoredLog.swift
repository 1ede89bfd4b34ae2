import FoundationEssentials
import GeocachesProto
import Protobuf
import Timekeeping

/// Log of a visit as it is stored. (Not `CacheLog`: that is the message.)
struct StoredLog: Hashable, Sendable {
  let id: UUID
  let cacheID: UUID
  let authorID: UUID
  let kind: Kind
  var visitTime: Moment
  /// IANA name.
  var timeZone: String
  var visitDay: CalendarDay?
  var comment: String
  var languageCode: String
  var photos: [CachePhoto]
  /// Difficulty and terrain of the cache at the time of a find, doubled.
  var difficulty: Int16
  var terrain: Int16
  var points: Int
  var isFirstFind = false
  let createTime: Moment
  var updateTime: Moment?
  /// Whether moderators have hidden it.
  var isHidden = false

  /// Whether somebody reads it: what is hidden is its author's alone.
  func isSeen(by accountID: UUID) -> Bool { !isHidden || authorID == accountID }

  enum Kind: String, CacheWord {
    typealias Wire = LogKind
    case found
    case didNotFind = "did_not_find"
    case note
    case needsMaintenance = "needs_maintenance"
    case ownerMaintenance = "owner_maintenance"

    var rule: LogRules.Kind {
      switch self {
      case .found: .found
      case .didNotFind: .didNotFind
      case .note: .note
      case .needsMaintenance: .needsMaintenance
      case .ownerMaintenance: .ownerMaintenance
      }
    }
  }
}

extension StoredLog {
  /// Photos as they stand in the database: as JSON of the contract's message.
  static func extras(_ photos: [CachePhoto]) -> String { String(decoding: LogContent(photos: photos).json(), as: UTF8.self) }

  static func photos(extras: String) throws -> [CachePhoto] { try LogContent(json: Array(extras.utf8)).photos }
}

/// A visit that somebody wants to log, checked.
struct LogDraft: Hashable, Sendable {
  let cacheID: UUID
  let content: Content
  /// The word in the box, folded; empty for none.
  var code = ""
  var fix: CacheRules.Fix?
  var wish = LogRules.Wish.unsaid
  /// People who were along, as the visitor says.
  var companionIDs: [UUID] = []

  struct Content: Hashable, Sendable {
    var kind: StoredLog.Kind
    /// Nil for now, or for the time that it has.
    var visitTime: Moment?
    var timeZone: String
    var comment: String
    var languageCode: String
    var photos: [CachePhoto]
  }
}

/// Find as those take it who reckon with it: `OutcomeTaker`s of lists of changes, in the order of their locks.
struct Find: Hashable, Sendable {
  let logID: UUID
  let finderID: UUID
  /// Points of being first included.
  let points: Int
  let time: Moment
  /// The zone of the cache with a slash behind it; empty where none is known.
  let zoneKey: String
}

/// The outcome of a find.
enum FindChange: Hashable, Sendable {
  case recorded(Find)
  /// It is worth something else now.
  case corrected(Find)
  case withdrawn(Find)
}
