import Archive
import CairnProto
import AllAppsProto
import Events
import FoundationEssentials
import Identity
import Logging
import Postgres
import Timekeeping

/// Makes exports, one at a time, in whichever process is there: what one that died has left is begun anew by another.
///
/// The ZIP is kept part by part while it grows, so its size costs no memory; nobody sees it before it is whole.
struct ExportWorker: Sendable {
  /// How often it looks for work.
  static let interval: Duration = .seconds(1)

  /// Why an export was not made.
  enum Failure: Error {
    case tooLarge
    case badFileName(String)
    /// Somebody else has begun it anew, or its account is gone.
    case claimLost
  }

  let database: Database
  let sources: [any ExportSource]
  let events: SecurityEventLog
  let outbox: Outbox
  let time: any TimeSource
  let store = ExportStore()
  let log = Logger(label: "cairn.exports")

  /// Makes the exports that wait.
  func run() async throws {
    while true {
      let now = time.now()
      guard let export = try await store.claim(until: now + ExportRules.claim, at: now, in: database) else { return }
      do {
        try await make(export)
      } catch {
        try await note(error, of: export)
      }
    }
  }

  private func make(_ export: StoredExport) async throws {
    try await store.deleteParts(of: export.exportID, besides: export.attemptCount, in: database)
    var progress = Progress(export: export, zip: try ZIPWriter(time: export.createTime))
    for source in sources {
      try await source.export(export.accountID) { name, data in
        if let name {
          guard ExportRules.isFileName(name) else { throw Failure.badFileName(name) }
          try progress.zip.beginFile("\(source.name)/\(name)")
        }
        try progress.zip.write(data)
        try await keepParts(&progress)
      }
    }
    try progress.zip.finish()
    try await keepParts(&progress)
    try await finish(progress)
  }

  /// How far an export has come.
  private struct Progress {
    var export: StoredExport
    let zip: ZIPWriter
  }

  private func keepParts(_ progress: inout Progress) async throws {
    for part in progress.zip.takeParts() {
      progress.export.sizeBytes += Int64(part.count)
      if progress.export.sizeBytes > ExportRules.sizeBytesMax { throw Failure.tooLarge }
      let isKept = try await store.insertPart(
        part, part: progress.export.partCount, of: progress.export.exportID, attempt: progress.export.attemptCount,
        until: time.now() + ExportRules.claim, in: database)
      if !isKept { throw Failure.claimLost }
      progress.export.partCount += 1
    }
  }

  private func finish(_ progress: Progress) async throws {
    var export = progress.export
    let now = time.now()
    export.finishTime = now
    export.expireTime = now + ExportRules.lifetime
    try await database.transaction { transaction in
      guard try await store.finish(export, in: transaction) else { throw Failure.claimLost }
      try await store.deleteOthers(than: export.exportID, of: export.accountID, in: transaction)
      try await events.record(.exportReady, of: export.accountID, at: now, in: transaction)
      let ready = ExportReady(exportID: export.exportID.text, expireTime: export.expireTime)
      try await outbox.send([UserEventSent.own(.exportReady(ready), of: export.accountID)], at: now, in: transaction)
    }
  }

  private func note(_ error: any Error, of export: StoredExport) async throws {
    if case Failure.claimLost = error { return }
    let now = time.now()
    let isLast = export.attemptCount >= ExportRules.attemptsMax
    log.warning(
      "an export could not be made",
      metadata: ["export": "\(export.exportID)", "attempt": "\(export.attemptCount)", "is_last": "\(isLast)", "error": "\(error)"])
    try await store.fail(
      export, nextTime: now + ExportRules.pause(after: export.attemptCount), expireTime: isLast ? now + ExportRules.lifetime : nil,
      in: database)
  }
}
