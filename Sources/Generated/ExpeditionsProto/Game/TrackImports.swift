// Written by protoc-gen-cairn from cairn/game/expeditions/v1/track_imports.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// A file that becomes the track of an attempt.
public struct TrackImport: Message {
  public static let protoName = "cairn.game.expeditions.v1.TrackImport"

  /// State of it.
  public enum State: MessageEnum {
    /// Never sent.
    case unspecified
    /// It is being read, or waits for that.
    case waiting
    /// All of its positions are there.
    case done
    /// Nothing of it was taken.
    case refused
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .waiting, .done, .refused]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .waiting: 1
      case .done: 2
      case .refused: 3
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .waiting
      case 2: self = .done
      case 3: self = .refused
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "STATE_UNSPECIFIED"
      case .waiting: "STATE_WAITING"
      case .done: "STATE_DONE"
      case .refused: "STATE_REFUSED"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "STATE_UNSPECIFIED": self = .unspecified
      case "STATE_WAITING": self = .waiting
      case "STATE_DONE": self = .done
      case "STATE_REFUSED": self = .refused
      default: return nil
      }
    }
  }

  /// Reason why nothing of a file was taken.
  public enum Refusal: MessageEnum {
    /// It was not refused.
    case unspecified
    /// No GPX: no XML, another document, one that declares a type, or a time or position that is none.
    case malformed
    /// More than 10 MiB, or more than 100,000 positions.
    case tooLong
    /// No position of a track is in it.
    case empty
    /// A position without a time: a course that was planned, and not gone.
    case withoutTimes
    /// A time ahead of now, or so long ago that no attempt began then.
    case outOfTime
    /// The file was gone before it was read.
    case fileGone
    /// Chunks came, or the attempt ended, before it was read.
    case attemptChanged
    /// It could not be read for long. The same file may be taken in again.
    case givenUp
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .malformed, .tooLong, .empty, .withoutTimes, .outOfTime, .fileGone, .attemptChanged, .givenUp]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .malformed: 1
      case .tooLong: 2
      case .empty: 3
      case .withoutTimes: 4
      case .outOfTime: 5
      case .fileGone: 6
      case .attemptChanged: 7
      case .givenUp: 8
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .malformed
      case 2: self = .tooLong
      case 3: self = .empty
      case 4: self = .withoutTimes
      case 5: self = .outOfTime
      case 6: self = .fileGone
      case 7: self = .attemptChanged
      case 8: self = .givenUp
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "REFUSAL_UNSPECIFIED"
      case .malformed: "REFUSAL_MALFORMED"
      case .tooLong: "REFUSAL_TOO_LONG"
      case .empty: "REFUSAL_EMPTY"
      case .withoutTimes: "REFUSAL_WITHOUT_TIMES"
      case .outOfTime: "REFUSAL_OUT_OF_TIME"
      case .fileGone: "REFUSAL_FILE_GONE"
      case .attemptChanged: "REFUSAL_ATTEMPT_CHANGED"
      case .givenUp: "REFUSAL_GIVEN_UP"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "REFUSAL_UNSPECIFIED": self = .unspecified
      case "REFUSAL_MALFORMED": self = .malformed
      case "REFUSAL_TOO_LONG": self = .tooLong
      case "REFUSAL_EMPTY": self = .empty
      case "REFUSAL_WITHOUT_TIMES": self = .withoutTimes
      case "REFUSAL_OUT_OF_TIME": self = .outOfTime
      case "REFUSAL_FILE_GONE": self = .fileGone
      case "REFUSAL_ATTEMPT_CHANGED": self = .attemptChanged
      case "REFUSAL_GIVEN_UP": self = .givenUp
      default: return nil
      }
    }
  }

  /// The attempt. UUID.
  public var attemptID: String = ""

  /// The file. UUID.
  public var mediaID: String = ""

  /// State of it.
  public var state: TrackImport.State = .unspecified

  /// Positions and pauses that were taken; 0 unless it is done.
  public var sampleCount: Int32 = 0

  /// Reason why nothing was taken.
  public var refusal: TrackImport.Refusal = .unspecified

  /// Line of the file at which it shows, from 1; 0 where it has none.
  public var line: Int32 = 0

  /// Time at which it was asked for.
  public var createTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attemptID: String = "", mediaID: String = "", state: TrackImport.State = .unspecified, sampleCount: Int32 = 0, refusal: TrackImport.Refusal = .unspecified, line: Int32 = 0, createTime: Moment? = nil) {
    self.attemptID = attemptID
    self.mediaID = mediaID
    self.state = state
    self.sampleCount = sampleCount
    self.refusal = refusal
    self.line = line
    self.createTime = createTime
  }
}

/// The attempt and the file.
public struct ImportTrackRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.ImportTrackRequest"

  /// The attempt. UUID.
  public var attemptID: String = ""

  /// The file: a media of the caller's own, uploaded as MEDIA_PURPOSE_TRACK. UUID.
  public var mediaID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attemptID: String = "", mediaID: String = "") {
    self.attemptID = attemptID
    self.mediaID = mediaID
  }
}

/// How far it is.
public struct ImportTrackResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.ImportTrackResponse"

  /// The import.
  public var trackImport: TrackImport? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(trackImport: TrackImport? = nil) {
    self.trackImport = trackImport
  }
}

/// The attempt.
public struct GetTrackImportRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.GetTrackImportRequest"

  /// The attempt. UUID.
  public var attemptID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attemptID: String = "") {
    self.attemptID = attemptID
  }
}

/// How far it is.
public struct GetTrackImportResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.GetTrackImportResponse"

  /// The import.
  public var trackImport: TrackImport? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(trackImport: TrackImport? = nil) {
    self.trackImport = trackImport
  }
}
