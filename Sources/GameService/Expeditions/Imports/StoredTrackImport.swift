import ExpeditionsProto
import FoundationEssentials
import Identity
import Protobuf
import Timekeeping

/// A file that becomes the track of an attempt, as it is kept.
struct StoredTrackImport: Hashable, Sendable {
  /// State of it. The raw value is what the database and the contract call it.
  enum State: Int16, Sendable {
    case waiting = 1
    case done
    case refused
  }

  var attemptID: UUID
  var mediaID: UUID
  var state = State.waiting
  var flaw: TrackFile.Flaw?
  var sampleCount: Int32 = 0
  var createTime: Moment
}

extension TrackImport {
  init(_ stored: StoredTrackImport) {
    self.init(
      attemptID: stored.attemptID.text, mediaID: stored.mediaID.text, state: State(rawValue: Int32(stored.state.rawValue)),
      sampleCount: stored.sampleCount, refusal: Refusal(rawValue: Int32(stored.flaw?.refusal.rawValue ?? 0)),
      line: Int32(clamping: stored.flaw?.line ?? 0), createTime: stored.createTime)
  }
}
