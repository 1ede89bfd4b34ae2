import CairnProto
import GeocachesProto
import Identity
import Protobuf
import RPC

extension GpxImport {
  /// - Parameter progress: In thousandths; nil where no job is known.
  init(_ stored: StoredImport, progress: Int?) {
    let (isDone, counts) = (stored.state == .done, stored.counts)
    self.init(
      importID: stored.id.text, state: Self.state(stored.state), isDryRun: stored.isDryRun,
      progress: Int32(clamping: isDone ? 1_000 : progress ?? 0), failure: stored.failure, draftCount: Int32(clamping: counts.drafts),
      findCount: Int32(clamping: counts.finds), unchangedCount: Int32(clamping: counts.unchanged),
      leftOutCount: Int32(clamping: counts.leftOut), remarkCount: Int32(clamping: counts.remarks), remarks: Self.remarks(of: stored),
      createTime: stored.createTime, finishTime: stored.finishTime)
  }

  private static func state(_ state: StoredImport.State) -> GpxImport.State {
    switch state {
    case .pending: .pending
    case .done: .done
    case .failed: .failed
    }
  }

  private static func remarks(of stored: StoredImport) -> [GpxImportRemark] {
    (try? GpxImport(json: Array(stored.remarks.utf8)).remarks) ?? []
  }

  /// Remarks as they are stored.
  static func stored(_ remarks: [GPXImport.Remark]) -> String {
    let messages = remarks.map { GpxImportRemark(code: $0.code, line: Int32(clamping: $0.line), reason: $0.reason) }
    return String(decoding: GpxImport(remarks: messages).json(), as: UTF8.self)
  }
}
