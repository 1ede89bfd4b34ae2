import AllAppsProto
import Archive
import CairnProto
import EventLoop
import Events
import FoundationEssentials
import Identity
import Logging
import Postgres
import Timekeeping

/// Makes exports, a job for each: what a process that died has left is begun anew by another.
///
/// The ZIP is kept part by part while it grows, so its size costs no memory; nobody sees it before it is whole.
struct ExportWorker: Sendable {
  static let kind = "export"

  /// How often it looks for work, of which each piece takes as long.
  static let interval: Duration = .seconds(2)

  /// How often it is looked for jobs that were given up long ago: they are few.
  static let sweepInterval: Duration = .seconds(3_600)

  /// Five attempts, with pauses of half a minute to a minute in all: as long as another service takes to start anew.
  static var rules: JobRules {
    var rules = JobRules()
    (rules.attemptsMax, rules.lease, rules.timeMax) = (5, .seconds(30), ExportRules().attemptTimeMax)
    rules.backoff = Backoff(first: .seconds(4), limit: .seconds(60))
    return rules
  }

  let database: Database
  let loop: Loop
  let sources: [any ExportSource]
  let events: SecurityEventLog
  let outbox: Outbox
  var exportRules = ExportRules()
  /// How often the lease of one that is being made begins anew: two renewals may fail.
  var renewPause: Duration = .seconds(10)
  let store = ExportStore()
  let log = Logger(label: "cairn.exports")

  /// The job that makes an export.
  static func job(_ export: StoredExport) -> Job { Job(kind, about: export.exportID, of: export.accountID) }

  var handler: JobHandler {
    var rules = Self.rules
    rules.timeMax = exportRules.attemptTimeMax
    return JobHandler(Self.kind, rules: rules) { claimed, claim in
      try await work(claimed, claim)
    } giveUp: { claimed, _, transaction, now in
      try await store.fail(claimed.job.key, expireTime: now + ExportRules.lifetime, in: transaction)
    }
  }

  private func work(_ claimed: ClaimedJob, _ claim: JobClaim) async throws -> JobEffect {
    guard let export = try await store.find(claimed.job.key, in: database), export.state == .pending else {
      // An operator has had a job done again whose export was given up: its person asks for another one.
      return JobEffect { _, _ in }
    }
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await keepClaim(claim) }
      defer { group.cancelAll() }
      return effect(of: try await make(export, claimed, claim))
    }
  }

  /// Renews the claim again and again: a service that takes long to answer is no dead process.
  private func keepClaim(_ claim: JobClaim) async {
    while !Task.isCancelled {
      do {
        try await loop.run { [loop, renewPause] in try await loop.sleep(for: renewPause) }
        try await claim.renew()
      } catch is JobClaimLost {
        // The next part is not kept, and ends the work.
        return
      } catch {
        log.debug("the claim of an export could not be renewed", metadata: ["cause": "\(error)"])
      }
    }
  }

  /// Nobody waits for the export any more.
  private struct Gone: Error {}

  /// Export that is being made by one claim.
  private struct Progress {
    var export: StoredExport
    let claimed: ClaimedJob
    let claim: JobClaim
    let zip: ZIPWriter
  }

  private func make(_ export: StoredExport, _ claimed: ClaimedJob, _ claim: JobClaim) async throws -> StoredExport {
    try await Sweep.run(by: ExportRules.partsRemovedAtOnce, roundsMax: .max) { limit in
      try await store.deleteParts(of: export.exportID, before: claimed.generation, limit: limit, in: database)
    }
    var progress = Progress(export: export, claimed: claimed, claim: claim, zip: try ZIPWriter(time: export.createTime))
    progress.export.generation = claimed.generation
    for source in sources {
      try await source.export(export.accountID) { name, data in
        if let name {
          guard ExportRules.isFileName(name) else { throw JobRefusal("bad_file_name") }
          try progress.zip.beginFile("\(source.name)/\(name)")
        }
        try progress.zip.write(data)
        try await keepParts(&progress)
      }
    }
    try progress.zip.finish()
    try await keepParts(&progress)
    return progress.export
  }

  private func keepParts(_ progress: inout Progress) async throws {
    let parts = progress.zip.takeParts()
    if parts.isEmpty { return }
    progress.export.sizeBytes += parts.reduce(0) { $0 + Int64($1.count) }
    if progress.export.sizeBytes > exportRules.sizeBytesMax { throw JobRefusal("too_large") }
    try await keep(parts, from: progress.export.partCount, of: progress.claimed, progress.claim)
    progress.export.partCount += parts.count
  }

  /// Keeps parts for a claim that still holds. The export before the job, as a deletion takes them.
  /// - Parameter first: Number of the first of them.
  /// - Throws: `JobClaimLost`, also when the export is gone or another claim has made it.
  func keep(_ parts: [[UInt8]], from first: Int, of claimed: ClaimedJob, _ claim: JobClaim) async throws {
    try await database.transaction(attempts: 3) { transaction in
      for (index, data) in parts.enumerated() {
        let isKept = try await store.insertPart(
          data, part: first + index, of: claimed.job.key, generation: claimed.generation, in: transaction)
        if !isKept {
          // Then its job is another's as well, or gone.
          try await claim.renew(in: transaction)
          throw Gone()
        }
      }
      try await claim.renew(in: transaction)
    }
  }

  /// Shows an export that is whole, and only that one.
  private func effect(of made: StoredExport) -> JobEffect {
    JobEffect { (transaction: Transaction, now: Moment) in
      var export = made
      (export.finishTime, export.expireTime) = (now, now + ExportRules.lifetime)
      // The account first, as a deletion takes it.
      try await store.lockAccount(export.accountID, in: transaction)
      // One that is gone, or that another claim has made: the job is not ours any more either, which its runner finds out.
      guard try await store.finish(export, in: transaction) else { return }
      try await store.expireOthers(than: export.exportID, of: export.accountID, at: now, in: transaction)
      try await events.record(.exportReady, of: export.accountID, at: now, in: transaction)
      let ready = ExportReady(exportID: export.exportID.text, expireTime: export.expireTime)
      try await outbox.send([UserEventSent.own(.exportReady(ready), of: export.accountID)], at: now, in: transaction)
    }
  }
}
