import CairnProto
import Events
package import FoundationEssentials
import Identity
import Observability
package import Postgres
import RPC
package import Timekeeping

/// Appends to people's streams, in the transaction that makes true what is told. So nothing is lost with a process, and nobody hears of what was
/// rolled back.
package struct StreamLog: Sendable {
  package let wakeUps: StreamWakeUps
  let coalescing = StreamCoalescing()
  let store = StreamStore()
  private let new = NewStreams()
  private let appended = MetricRegistry.process.counter("cairn_stream_events_total", "Events that were appended to streams.")

  init(wakeUps: StreamWakeUps) {
    self.wakeUps = wakeUps
  }

  /// Appends events, those of one stream in their order. Locks the streams until the transaction ends, so it is the last thing that the
  /// transaction does; all its events go in one call, which takes the locks in one order.
  /// - Throws: `RPCError`: `internal` for more than `StreamRules.fanOutMax` streams, or more than `payloadBytesMax` of content.
  package func append(_ events: [NewStreamEvent], at now: Moment, in transaction: Transaction) async throws {
    if events.isEmpty { return }
    let accountIDs = Array(Set(events.map(\.accountID)))
    guard accountIDs.count <= StreamRules.fanOutMax, events.allSatisfy({ $0.payload.count <= Outbox.userEventBytesMax }) else {
      throw RPCError(.internal, reason: .tooMuchForStreams, message: "\(accountIDs.count) streams")
    }
    try await store.append(events, epochs: events.map { _ in Self.newEpoch() }, at: now, in: transaction)
    transaction.afterCommit { [wakeUps, coalescing, appended] in
      appended.add(events.count)
      coalescing.note(events)
      wakeUps.tell(accountIDs)
    }
  }

  /// Appends however many events there are, of however many streams. The last thing that the transaction does, as `append`.
  package func appendAll(_ events: [NewStreamEvent], at now: Moment, in transaction: Transaction) async throws {
    for batch in Self.batches(events) { try await append(batch, at: now, in: transaction) }
  }

  /// In the order in which streams are locked, so that the locks of one batch follow those of the one before.
  static func batches(_ events: [NewStreamEvent]) -> [[NewStreamEvent]] {
    let sorted = events.sorted { $0.accountID.text < $1.accountID.text }
    return stride(from: 0, to: sorted.count, by: StreamRules.fanOutMax).map {
      Array(sorted[$0..<min($0 + StreamRules.fanOutMax, sorted.count)])
    }
  }

  /// The newest event of a stream, which is made when there is none.
  package func head(of accountID: UUID, in database: Database) async throws -> StreamPlace {
    if let head = try await store.head(of: accountID, in: database) { return head }
    try await new.make(accountID, epoch: Self.newEpoch(), in: database)
    guard let head = try await store.head(of: accountID, in: database) else {
      throw RPCError(.unavailable, reason: .unavailable, message: "the account is being deleted")
    }
    return head
  }

  /// By chance: a stream that is made again is never taken for the former one. After a restored backup an operator has all of them chosen again
  /// (docs/runbook.md).
  private static func newEpoch() -> Int64 { Int64.random(in: 1...Int64.max) }
}
