import CairnProto
import Events
import FoundationEssentials
import GeocachesProto
import Postgres
import RPC
import Timekeeping
import XML

/// Does imports of people's own files, each as a job: a process that ends leaves it to the next, which begins anew and makes nothing twice.
struct CacheImportWorker: Sendable {
  static let kind = "gpx_import"

  let database: Database
  let media: ContentMedia
  let changes: CacheChanges
  let book: LogBook
  let time: any TimeSource
  let store = CacheImportStore()

  static var rules: JobRules {
    var rules = JobRules()
    (rules.lease, rules.timeMax) = (CacheImportRules.lease, CacheImportRules.timeMax)
    return rules
  }

  var handler: JobHandler {
    let store = store
    return JobHandler(Self.kind, rules: Self.rules) { [self] claimed, claim in
      try await work(claimed.job, claim)
    } giveUp: { claimed, reason, transaction, now in
      let failure = Failure(rawValue: reason.uppercased()) ?? .tooOften
      try await store.fail(
        claimed.job.key, failure.rawValue, expireTime: now + CacheImportRules.keptTime, at: now, in: transaction)
    }
  }

  /// Words of `GpxImport.failure`.
  enum Failure: String {
    case noGPX = "NO_GPX"
    case mediaGone = "MEDIA_GONE"
    case tooOften = "TOO_OFTEN"

    var refusal: JobRefusal { JobRefusal(rawValue.lowercased()) }
  }

  private func work(_ job: Job, _ claim: JobClaim) async throws -> JobEffect {
    guard let stored = try await store.find(job.key, in: database), stored.state == .pending else { throw JobRefusal("gone") }
    var remarks: [GPXImport.Remark] = []
    let writer = OwnGPXWriter(database: database, changes: changes, book: book, work: stored)
    let limits = GPXImport.Limits(placesMax: CacheImportRules.placesMax, cachesMax: CacheImportRules.cachesMax)
    var taking = GPXImport(keeper: writer, source: nil, finder: stored.foreignName, limits: limits, time: time) { remark in
      if remarks.count < CacheImportRules.remarksMax { remarks.append(remark) }
    }
    let file = HeldFile(stored, media, claim)
    do {
      try await taking.run { file.opened() }
    } catch is XMLFlaw {
      throw Failure.noGPX.refusal
    } catch let error as RPCError where error.code == .notFound {
      throw Failure.mediaGone.refusal
    }
    return effect(stored.id, taking.counts, GpxImport.stored(remarks))
  }

  private func effect(_ id: UUID, _ counts: GPXImport.Counts, _ remarks: String) -> JobEffect {
    let store = store
    let told = StoredImport.Counts(
      drafts: counts.made, finds: counts.finds, unchanged: counts.unchanged, leftOut: counts.leftOut, remarks: counts.remarks)
    return JobEffect { transaction, now in
      try await store.finish(id, told, remarks: remarks, expireTime: now + CacheImportRules.keptTime, at: now, in: transaction)
    }
  }
}

/// A file of SocialService's, read from its beginning as often as it is opened.
private final class HeldFile {
  private let work: StoredImport
  private let media: ContentMedia
  private let claim: JobClaim
  private var pass = -1
  private var offset: Int64 = 0

  init(_ work: StoredImport, _ media: ContentMedia, _ claim: JobClaim) {
    (self.work, self.media, self.claim) = (work, media, claim)
  }

  func opened() -> GPXImport.Pieces {
    (pass, offset) = (pass + 1, 0)
    return { try await self.next() }
  }

  /// Nil at the end.
  private func next() async throws -> [UInt8]? {
    try Task.checkCancellation()
    let (bytes, sizeBytes) = try await media.read(work.mediaID, of: work.accountID, as: .import, from: offset)
    try await claim.renew(progress: CacheImportRules.progress(pass: pass, byte: offset, of: sizeBytes))
    offset += Int64(bytes.count)
    return bytes.isEmpty ? nil : bytes
  }
}
