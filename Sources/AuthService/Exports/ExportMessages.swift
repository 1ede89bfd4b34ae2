import CairnProto
import Identity
import Timekeeping

extension Export {
  init(_ export: StoredExport) {
    self.init(
      exportID: export.exportID.text, state: State(export.state), createTime: export.createTime, finishTime: export.finishTime,
      expireTime: export.expireTime, sizeBytes: export.sizeBytes, partCount: Int32(export.partCount))
  }
}

extension Export.State {
  init(_ state: StoredExport.State) {
    switch state {
    case .pending: self = .pending
    case .ready: self = .ready
    case .failed: self = .failed
    }
  }
}

extension StoredExport {
  /// Whether who asks now is given this one.
  func isReused(at now: Moment) -> Bool {
    switch state {
    case .pending: true
    case .ready: finishTime.map { now < $0 + ExportRules.reuse } ?? false
    // Kept for `lifetime` since it has failed.
    case .failed: expireTime.map { now < $0 - ExportRules.lifetime + ExportRules.failedPause } ?? false
    }
  }
}
