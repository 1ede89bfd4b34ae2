import Curl
import Events
import FoundationEssentials
import Identity
import Logging
import Observability
import Postgres
import RPC
import Timekeeping

/// Fetches the pictures that providers show of people who have none here, one after the other in each process (requirement W-5).
///
/// A process that dies leaves what it was at to the others, when its claim ends. Addresses are in what is asked and never in what is logged.
final class PictureImport: Sendable {
  /// How often it is looked for what is due: nobody waits for a picture at the first log-in.
  static let interval = Duration.seconds(2)

  /// What is worth another attempt, in words for the log.
  private struct Later: Error {
    let cause: String
  }

  private static let metric = (name: "cairn_picture_imports_total", help: "Pictures of providers by what became of them.")

  private let database: Database
  private let config: PictureImportConfig
  private let web: WebClient
  private let completion: UploadCompletion
  private let profiles: Profiles
  private let time: any TimeSource
  private let store = PictureImportStore()
  private let logger = Logger(label: "cairn.pictures")

  init(database: Database, config: PictureImportConfig, completion: UploadCompletion, profiles: Profiles, time: any TimeSource) {
    self.database = database
    self.config = config
    self.completion = completion
    self.profiles = profiles
    self.time = time
    web = WebClient(config.limits)
    MetricRegistry.process.declare(Self.metric.name, Self.metric.help)
  }

  private static func count(_ outcome: String) {
    MetricRegistry.process.counter(Self.metric.name, Self.metric.help, ["outcome": outcome]).add()
  }

  /// Works until nothing is due.
  func run() async throws {
    while !Task.isCancelled {
      let now = time.now()
      guard let claimed = try await store.claim(UUID(), until: now + PictureImportRules.claim, at: now, in: database) else { return }
      try await work(claimed)
    }
  }

  private func work(_ claimed: ClaimedImport) async throws {
    do {
      // Begun so often and never brought to an end: it ends processes, or they do not live long enough for it.
      if claimed.attemptCount > PictureImportRules.attemptsMax { throw Later(cause: "it was begun too often") }
      let profile = try await profiles.store.find(claimed.accountID, in: database)
      guard let profile, ProfileRules.mayBeOffered(profile) else {
        try await store.giveUp(claimed, in: database)
        return Self.count("chosen")
      }
      let files = try await make(try await fetch(claimed.url), of: claimed.accountID)
      Self.count(try await keep(files, claimed) ? "imported" : "chosen")
    } catch let refusal as PictureImportRules.Refusal {
      try await giveUp(claimed, refusal.rawValue)
    } catch MediaRules.Refusal.storageFull {
      try await giveUp(claimed, PictureImportRules.Refusal.storageFull.rawValue)
    } catch let later as Later {
      guard let pause = PictureImportRules.pause(after: claimed.attemptCount, first: config.pauseFirst) else {
        return try await giveUp(claimed, "attempts")
      }
      logger.debug("a picture is fetched later", metadata: ["attempt": "\(claimed.attemptCount)", "cause": "\(later.cause)"])
      try await store.postpone(claimed, until: time.now() + pause, in: database)
    }
  }

  private func giveUp(_ claimed: ClaimedImport, _ outcome: String) async throws {
    logger.notice("a picture of a provider is given up", metadata: ["outcome": "\(outcome)", "attempt": "\(claimed.attemptCount)"])
    Self.count(outcome)
    try await store.giveUp(claimed, in: database)
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

  /// Shows it, unless its person has chosen meanwhile, or has left.
  /// - Returns: Whether it is shown.
  func keep(_ files: [MadeFile], _ claimed: ClaimedImport) async throws -> Bool {
    let (accountID, now) = (claimed.accountID, time.now())
    return try await database.transaction(attempts: 3) { transaction in
      // Who leaves is waited for, and takes the claim along: then there is no profile to be made.
      try await profiles.locks.take([accountID], in: transaction)
      guard try await store.finish(claimed, in: transaction) else { return false }
      let offered = try await profiles.change(accountID, at: now, in: transaction) { profile in
        guard ProfileRules.mayBeOffered(profile) else { return profile }
        let media = try await completion.keep(files, for: .avatar, of: accountID, at: now, in: transaction)
        return ProfileRules.offer(media, for: profile)
      }
      return offered.pictureID != nil && !offered.isPictureChosen
    }
  }
}
