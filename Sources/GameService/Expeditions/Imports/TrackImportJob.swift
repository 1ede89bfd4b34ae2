import CairnProto
import CairnServices
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// Reads a file and has its positions become the track of an attempt: a job, so that nobody waits for it, and nothing is lost where a process ends.
struct TrackImportJob: Sendable {
  static let kind = "expeditions.track_import"

  /// How often it is looked for files: as often as somebody looks at a phone who waits.
  static let interval = Duration.seconds(2)

  /// How often it is looked for jobs that were given up long ago.
  static let sweepInterval = Duration.seconds(3_600)

  /// The chunks of a file, and what phones are told of them.
  private struct ReadTrack: Sendable {
    let chunks: [TrackStore.Chunk]
    let counts: [Int]
    let state: LiveState
    let course: Course
  }

  let database: Database
  let media: ContentMedia
  let attempts: AttemptHandlers
  let time: any TimeSource
  let store = TrackImportStore()

  static func job(_ stored: StoredTrackImport, of accountID: UUID) -> Job {
    Job(kind, about: stored.attemptID, of: accountID, payload: stored.mediaID.text)
  }

  /// Eight attempts, within hours: longer than another service is away.
  static let rules: JobRules = {
    var rules = JobRules()
    rules.attemptsMax = 8
    rules.backoff = Backoff(first: .seconds(2), limit: .seconds(1_800), growth: 4)
    (rules.lease, rules.timeMax) = (.seconds(120), .seconds(100))
    return rules
  }()

  var handler: JobHandler {
    JobHandler(Self.kind, rules: Self.rules) { claimed, _ in
      try await effect(of: claimed.job)
    } giveUp: { claimed, _, transaction, now in
      try await end(claimed.job, with: .failure(TrackFile.Flaw(refusal: .givenUp)), at: now, transaction)
    }
  }

  private func effect(of job: Job) async throws -> JobEffect {
    let outcome: Result<ReadTrack, TrackFile.Flaw>
    do {
      guard let track = try await read(job) else { return JobEffect { _, _ in } }
      outcome = .success(track)
    } catch let flaw as TrackFile.Flaw {
      outcome = .failure(flaw)
    } catch let error as RPCError where error.code == .notFound {
      outcome = .failure(TrackFile.Flaw(refusal: .fileGone))
    }
    return JobEffect { transaction, now in try await end(job, with: outcome, at: now, transaction) }
  }

  /// - Returns: Nil where there is no such attempt any more.
  /// - Throws: `TrackFile.Flaw`, `RPCError`.
  private func read(_ job: Job) async throws -> ReadTrack? {
    guard let attempt = try await attempts.store.attempt(job.key, in: database), let mediaID = UUID(text: job.payload) else { return nil }
    let course = try await attempts.judging.course(of: attempt, in: database)
    var (file, first) = (try TrackFile(at: time.now()), Int64(0))
    while true {
      try Task.checkCancellation()
      let (bytes, sizeBytes) = try await media.read(mediaID, of: attempt.accountID, as: .track, from: first)
      guard sizeBytes <= TrackFile.bytesMax else { throw TrackFile.Flaw(refusal: .tooLong) }
      if bytes.isEmpty { break }
      try file.read(bytes)
      first += Int64(bytes.count)
    }
    try file.end()
    let chunks = file.chunks.enumerated().map { TrackStore.Chunk(sequence: Int32($0), samples: $1.samples) }
    let state = try await attempts.judging.followed(chunks, by: course, from: attempt.countedFrom)
    return ReadTrack(chunks: chunks, counts: file.chunks.map(\.count), state: state, course: course)
  }

  /// Keeps what has become of a file. One that was replaced by another, or has ended, changes nothing.
  private func end(
    _ job: Job, with outcome: Result<ReadTrack, TrackFile.Flaw>, at now: Moment, _ transaction: Transaction
  ) async throws {
    guard var attempt = try await attempts.store.hold(job.key, in: transaction),
      var stored = try await store.find(job.key, in: transaction), stored.state == .waiting, stored.mediaID.text == job.payload
    else { return }
    switch outcome {
    case .success where attempt.state != .active || attempt.sampleCount > 0:
      (stored.state, stored.flaw) = (.refused, TrackFile.Flaw(refusal: .attemptChanged))
    case .success(let track):
      (stored.state, stored.sampleCount) = (.done, Int32(clamping: track.counts.reduce(0, +)))
      attempt.sampleCount = stored.sampleCount
      attempt.expireTime = now + AttemptRules.lifetime
      for (chunk, count) in zip(track.chunks, track.counts) {
        try await attempts.tracks.insert(chunk, sampleCount: count, of: attempt.id, at: now, in: transaction)
      }
      _ = try await attempts.keep(track.state, of: attempt, track.course, at: now, transaction)
    case .failure(let flaw): (stored.state, stored.flaw) = (.refused, flaw)
    }
    try await store.put(stored, in: transaction)
  }
}
