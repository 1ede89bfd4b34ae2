import CairnProto
import Events
import ExpeditionsProto
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Finds out what the weather was when an attempt began (requirement E-S8): a job for each, so that nobody waits for a server of others, and nothing is lost
/// while it is away. Attempts of one place and hour have one answer (`SharedWeather`).
struct WeatherJob: Sendable {
  static let kind = "expeditions.weather"

  /// How often it is looked for what is due: before somebody who has started has gone far, for a thunderstorm is told.
  static let interval = Duration.seconds(5)

  /// How long after a start a thunderstorm that was there is news.
  static let warningTime = Duration.seconds(3_600)

  /// How often it is looked for jobs that were given up long ago.
  static let sweepInterval = Duration.seconds(3_600)

  let database: Database
  let source: any WeatherSource
  let decisions: AttemptDecisions
  let store = AttemptStore()
  let judging = AttemptTracks()

  /// The job that is asked for at a start.
  static func job(of attempt: StoredAttempt) -> Job { Job(kind, about: attempt.id, of: attempt.accountID) }

  /// About a day (requirement E-S8): a minute, twice as long each time, then each hour.
  static let rules: JobRules = {
    var rules = JobRules()
    rules.attemptsMax = 30
    rules.backoff = Backoff(first: .seconds(60), limit: .seconds(3_600))
    (rules.lease, rules.timeMax) = (.seconds(60), .seconds(30))
    return rules
  }()

  var handler: JobHandler {
    JobHandler(Self.kind, rules: Self.rules) { [self] claimed, _ in try await effect(of: claimed.job.key) }
  }

  private func effect(of attemptID: UUID) async throws -> JobEffect {
    guard let attempt = try await store.attempt(attemptID, in: database), attempt.weather == nil else { return JobEffect { _, _ in } }
    let weather = try await source.weather(in: WeatherHour(attempt.startPoint, attempt.startTime))
    return JobEffect { transaction, now in try await keep(weather, of: attempt, at: now, transaction) }
  }

  /// A person who is under way hears of a thunderstorm for an hour from the start on: what was recorded before and is sent now, or was asked for when that hour
  /// was over, warns nobody. An attempt that counts already has other points by the weather.
  private func keep(_ weather: Weather, of known: StoredAttempt, at now: Moment, _ transaction: Transaction) async throws {
    try await store.lockPerson(known.accountID, in: transaction)
    guard let attempt = try await store.hold(known.id, in: transaction), attempt.weather == nil else { return }
    try await store.note(weather, of: attempt.id, in: transaction)
    switch attempt.state {
    case .active where weather.isStorm && !attempt.isOffline && now - Moment(milliseconds: attempt.startTime) < Self.warningTime:
      let warned = AttemptWarned(attemptID: attempt.id.text, weather: WeatherSnapshot(weather))
      try await decisions.outbox.send(
        [ExpeditionNews.told(.attemptWarned(warned), to: [attempt.accountID], orderedBy: attempt.id)], at: now, in: transaction)
    case .accepted where weather.isExtreme:
      try await decisions.recount(attempt, kind: try await judging.version(of: attempt, in: transaction).kind, at: now, transaction)
    case .active, .accepted, .held, .rejected, .abandoned: break
    }
  }
}
