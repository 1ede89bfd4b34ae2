import CairnProto
import Identity
import RPC

extension RPCError {
  /// The only place where a refusal about deletions becomes a wire error.
  init(_ refusal: AccountErasure.Refusal) {
    switch refusal {
    case .accountNotFound: self = RPCError(SessionRefusal.sessionRevoked)
    case .deletionNotFound:
      self.init(.notFound, reason: .deletionNotFound, message: "there is no such deletion, or no longer")
    case .deletionBegun:
      self.init(.failedPrecondition, reason: .deletionBegun, message: "the data is being removed, or was")
    case .lastAdmin:
      self.init(.failedPrecondition, reason: .lastAdmin, message: "this is the last admin: give somebody else the role first")
    }
  }
}

extension GetDeletionReceiptResponse {
  /// The rounds of a service are one receipt: what was removed in both.
  init(_ deletion: AccountDeletion, _ receipts: [DeletionReceipt]) {
    self.init()
    state = deletion.completeTime != nil ? .complete : deletion.isBegun ? .purging : .grace
    requestTime = deletion.requestTime
    purgeTime = deletion.purgeTime
    completeTime = deletion.completeTime
    for receipt in receipts {
      if serviceReceipts.last?.service != receipt.service { serviceReceipts.append(ServiceReceipt(service: receipt.service)) }
      serviceReceipts[serviceReceipts.count - 1].add(receipt)
    }
  }
}

extension ServiceReceipt {
  fileprivate mutating func add(_ receipt: DeletionReceipt) {
    purgeTime = receipt.purgeTime
    for (table, count) in zip(receipt.tableNames, receipt.rowCounts) {
      if let index = removedRows.firstIndex(where: { $0.table == table }) {
        removedRows[index].rowCount += count
      } else {
        removedRows.append(RemovedRows(table: table, rowCount: count))
      }
    }
  }
}

extension DeletionReceipt {
  /// - Returns: Nil without a time.
  init?(_ purged: AccountPurged, from service: String) {
    guard let purgeTime = purged.purgeTime else { return nil }
    self.init(
      service: service, round: purged.round, purgeTime: purgeTime, tableNames: purged.purgedRows.map(\.table),
      rowCounts: purged.purgedRows.map(\.rowCount))
  }
}
