import FoundationEssentials
import Timekeeping

/// Everything that is kept about a person, as one ZIP, or on its way to it.
struct StoredExport: Sendable, Hashable {
  enum State: String, Sendable {
    case pending, ready, failed
  }

  var exportID: UUID
  var accountID: UUID
  var state: State
  var createTime: Moment
  /// Claim of its job that has made it: its parts count, and no others. Nil while it is not ready.
  var generation: Int64?
  var finishTime: Moment?
  var expireTime: Moment?
  var sizeBytes: Int64 = 0
  var partCount: Int = 0
}
