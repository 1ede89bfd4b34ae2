import Curl
import Events
import FoundationEssentials
import Identity
import Logging
import Observability
import Postgres
import RPC
import Timekeeping

/// Fetches the pictures that providers show of people who have none here: a job for each person (requirement W-5).
///
/// Addresses are in what is asked and never in what is logged.
final class PictureImport: Sendable {
  static let kind = "picture_import"
  /// How often it is looked for what is due: nobody waits for a picture at the first log-in.
  static let interval = Duration.seconds(2)
  /// How often it is looked for jobs that were given up long ago: they are few.
  static let sweepInterval = Duration.seconds(3_600)

  /// A failure that is worth another attempt, in words for the log.
  private struct Later: Error {
    let cause: String
  }

  private static let metric = (name: "cairn_picture_imports_total", help: "Pictures of providers by what became of them.")

  private let database: Database
  private let config: PictureImportConfig
  private let web: WebClient
  private let completion: UploadCompletion
  private let profiles: Profiles

  init(database: Database, config: PictureImportConfig, completion: UploadCompletion, profiles: Profiles) {
    self.database = database
    self.config = config
    self.completion = completion
    self.profiles = profiles
    web = WebClient(config.limits)
    MetricRegistry.process.declare(Self.metric.name, Self.metric.help)
  }

  private static func count(_ outcome: String) {
    MetricRegistry.process.counter(Self.metric.name, Self.metric.help, ["outcome": outcome]).add()
  }

  /// The job that is asked for when a provider shows a picture; one that waits already gives way.
  static func job(_ url: String, of accountID: UUID) -> Job { Job(kind, about: accountID, of: accountID, payload: url) }

  /// Eight attempts; with the pauses between, half a day to a day: longer than a provider is away, and their addresses end within days. An attempt may take
  /// four answers and the making of the picture.
  static func rules(pauseFirst: Duration) -> JobRules {
    var rules = JobRules()
    rules.attemptsMax = 8
    rules.backoff = Backoff(first: pauseFirst, limit: .seconds(8 * 3_600), growth: 4)
    (rules.lease, rules.timeMax) = (.seconds(120), .seconds(100))
    return rules
  }

  var handler: JobHandler {
    JobHandler(Self.kind, rules: Self.rules(pauseFirst: config.pauseFirst)) { [self] claimed, _ in
      try await work(claimed.job)
    } giveUp: { _, reason, transaction, _ in
      let outcome = PictureImportRules.Refusal(rawValue: reason)?.rawValue ?? "attempts"
      transaction.afterCommit { Self.count(outcome) }
    }
  }

  private func work(_ job: Job) async throws -> JobEffect {
    let profile = try await profiles.store.find(job.key, in: database)
    guard let profile, ProfileRules.mayBeOffered(profile) else {
      return JobEffect { transaction, _ in transaction.afterCommit { Self.count("chosen") } }
    }
    do {
      return keeping(try await make(try await fetch(job.payload), of: job.key), of: job.key)
    } catch let refusal as PictureImportRules.Refusal {
      throw JobRefusal(refusal.rawValue)
    }
  }

  /// - Throws: `PictureImportRules.Refusal`, `Later`.
  private func fetch(_ address: String) async throws -> [UInt8] {
    var url = address
    // The list may be another one since it was put here.
    guard PictureImportRules.isAllowed(url, hosts: config.hosts) else { throw PictureImportRules.Refusal.host }
    for followedCount in 0...PictureImportRules.redirectsMax {
      // A process that ends waits for one answer and not for four.
      try Task.checkCancellation()
      let response = try await ask(url)
      let step = PictureImportRules.step(
        status: response.status, location: response.headers["location"], of: url, followedCount: followedCount, hosts: config.hosts)
      switch step {
      case .take: return response.body
      case .follow(let next): url = next
      case .giveUp(let refusal): throw refusal
      case .later: throw Later(cause: "status \(response.status)")
      }
    }
    throw PictureImportRules.Refusal.redirects
  }

  private func ask(_ url: String) async throws -> WebResponse {
    do {
      return try await web.send(WebRequest(url: url, headers: ["accept": "image/*"], authorityFile: config.authorityFile))
    } catch WebError.tooLarge {
      throw PictureImportRules.Refusal.tooLarge
    } catch WebError.schemeNotAllowed, WebError.addressNotAllowed {
      throw PictureImportRules.Refusal.host
    } catch let error as WebError {
      throw Later(cause: "\(error)")
    }
  }

  /// - Throws: `PictureImportRules.Refusal`, `Later`.
  private func make(_ bytes: [UInt8], of accountID: UUID) async throws -> [MadeFile] {
    let byteCount = Int64(bytes.count)
    do {
      try completion.workshop.enter(accountID, byteCount: byteCount)
      defer { completion.workshop.leave(accountID, byteCount: byteCount) }
      try await completion.workshop.takeTurn(accountID, isDear: MediaRules.isDear(ImageHead(bytes)))
      defer { completion.workshop.giveTurnBack(accountID) }
      return try await completion.workshop.make(.avatar, of: bytes)
    } catch let refusal as MediaWorkshop.Refusal {
      switch refusal {
      case .unsupported: throw PictureImportRules.Refusal.unsupported
      case .tooLarge: throw PictureImportRules.Refusal.tooLarge
      case .busy, .late, .ended, .missing, .broken: throw Later(cause: "\(refusal)")
      }
    }
  }

  /// Shows it, unless its person has chosen meanwhile. A person who is leaving is waited for, and takes the job along: then nothing of it is kept.
  func keeping(_ files: [MadeFile], of accountID: UUID) -> JobEffect {
    JobEffect { (transaction: Transaction, now: Moment) in try await self.keep(files, of: accountID, at: now, in: transaction) }
  }

  private func keep(
    _ files: [MadeFile], of accountID: UUID, at now: Moment, in transaction: Transaction
  ) async throws {
    do {
      let offered = try await profiles.change(accountID, at: now, in: transaction) { profile in
        guard ProfileRules.mayBeOffered(profile) else { return profile }
        let media = try await completion.keep(files, for: .avatar, of: accountID, at: now, in: transaction)
        return ProfileRules.offer(media, for: profile)
      }
      let isShown = offered.pictureID != nil && !offered.isPictureChosen
      transaction.afterCommit { Self.count(isShown ? "imported" : "chosen") }
    } catch MediaRules.Refusal.storageFull {
      throw JobRefusal(PictureImportRules.Refusal.storageFull.rawValue)
    }
  }
}
