import FoundationEssentials
import Timekeeping

/// Import of a person's own file.
struct StoredImport: Hashable, Sendable {
  enum State: String, Sendable {
    case pending, done, failed
  }

  let id: UUID
  let accountID: UUID
  let mediaID: UUID
  /// As `CacheRules.folded` has it.
  let foreignName: String
  let isDryRun: Bool
  var state = State.pending
  /// One word; empty where nothing has failed.
  var failure = ""
  var counts = Counts()
  /// Remarks, as JSON of a GpxImport; empty before it is done.
  var remarks = ""
  let createTime: Moment
  var finishTime: Moment?

  struct Counts: Hashable, Sendable {
    var drafts = 0
    var finds = 0
    var unchanged = 0
    var leftOut = 0
    var remarks = 0
  }
}
