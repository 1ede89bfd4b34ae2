import FoundationEssentials
import Postgres
import Timekeeping

/// Forgets what is past its time, all of it, however much has come together. Harmless on several replicas.
struct SocialSweeps: Sendable {
  /// Rows that one statement removes: a few milliseconds of locks.
  static let batchMax = 1_000

  let database: Database
  var limit = SocialSweeps.batchMax

  func sweepPeople(at now: Moment) async throws {
    let (devices, friends) = (PushDeviceStore(), FriendStore())
    try await run { try await StreamStore().deleteDevices(before: now - StreamRules.deviceRetention, limit: $0, in: database) }
    try await run { try await NotificationStore().delete(before: now - NotificationRules.retention, limit: $0, in: database) }
    try await run { try await devices.delete(before: now - PushRules.deviceRetention, limit: $0, in: database) }
    try await run { try await devices.deleteEnded(before: now - PushRules.endedSessionRetention, limit: $0, in: database) }
    try await run { try await friends.deleteDeclined(before: now - FriendRules.declineRest, limit: $0, in: database) }
    try await run { try await friends.deleteCancelled(before: now - FriendRules.cancelRest, limit: $0, in: database) }
    try await run { try await ShareStore().delete(before: now - ShareRules.retention, limit: $0, in: database) }
    try await run { try await LeavingStore().deleteStays(before: now - LeavingRules.memory, limit: $0, in: database) }
    try await run { try await LeavingStore().deleteLeft(before: now - LeavingRules.markMemory, limit: $0, in: database) }
    try await run { try await friends.deleteCounts(before: now - FriendRules.madeWindow, limit: $0, in: database) }
  }

  func sweepReports(at now: Moment) async throws {
    let reports = ReportStore()
    try await run { try await reports.deleteCases(before: now - ReportRules.retention, limit: $0, in: database) }
    try await run { try await reports.deleteReports(before: now - ReportRules.retention, limit: $0, in: database) }
    try await run { try await reports.deleteAudit(before: now - ReportRules.auditRetention, limit: $0, in: database) }
  }

  /// Forgets what streams have beyond their newest events.
  /// - Parameter rowsMax: Events of one stream that stay.
  func sweepStreams(keeping rowsMax: Int64 = StreamRules.rowsMax) async throws {
    let store = StreamStore()
    var last: UUID?
    repeat {
      let streams = try await store.longest(beyond: rowsMax, after: last, limit: limit, in: database)
      for stream in streams {
        try await run {
          try await store.deleteEvents(of: stream.accountID, upTo: stream.head - rowsMax, limit: $0, in: database)
        }
      }
      last = streams.count < limit ? nil : streams.last?.accountID
    } while last != nil
  }

  func sweepMedia(at now: Moment) async throws {
    try await run { try await UploadStore().deleteExpired(at: now, limit: $0, in: database) }
    try await run { try await MediaStore().deleteOrphans(at: now, limit: $0, in: database) }
  }

  private func run(_ batch: nonisolated(nonsending) (_ limit: Int) async throws -> Int) async throws {
    try await Sweep.run(by: limit, batch)
  }
}
