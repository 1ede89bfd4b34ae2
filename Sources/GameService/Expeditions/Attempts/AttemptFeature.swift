import EventLoop
import Events
import ExpeditionsServices
import Lifecycle
import Observability
import RPC
import ServiceDatabase
import Timekeeping

/// Attempts at challenges: start, track, "I am done", verdict.
struct AttemptFeature: DatabaseFeature {
  private let time: any TimeSource
  let handlers: AttemptHandlers
  let review: AttemptReview
  /// Nil where nobody is asked for the weather.
  let weather: JobRunner?

  /// - Parameter source: The one of the installation; nil for none.
  init(_ parts: ExpeditionsParts, _ decisions: AttemptDecisions, weather source: (any WeatherSource)?) {
    let base = parts.base
    time = base.time
    handlers = AttemptHandlers(
      database: base.database, idempotency: base.idempotency, ids: base.ids, pageTokens: base.pageTokens, outbox: base.outbox,
      people: parts.people, park: ParkDoor(parks: parts.parks), decisions: decisions, asksWeather: source != nil)
    weather = source.map { source in
      let job = WeatherJob(database: base.database, source: SharedWeather(source, time: base.time), decisions: decisions)
      return JobRunner(job.handler, database: base.database, loop: base.loop, time: base.time)
    }
    review = AttemptReview(database: base.database, decisions: decisions)
  }

  func start() async throws {
    MetricRegistry.process.ask("cairn_offload_waiting", "Work that waits for a thread beside the loops.", ["pool": "verdicts"]) {
      Double(AttemptTracks.judges.waitingCount)
    }
  }

  var methods: [RPCMethod] { handlers.methods }

  var timers: [any TimerHandler] { [AttemptTimers(outbox: handlers.outbox), DeadlineTimers(outbox: handlers.outbox)] }

  var chores: [Chore] {
    let ofWeather = weather.map { weather in
      [
        Chore("ask for the weather", every: WeatherJob.interval) { try await weather.run() },
        Chore("sweep jobs of the weather", every: WeatherJob.sweepInterval) { try await weather.sweep() },
      ]
    }
    return (ofWeather ?? []) + [
      Chore("judge attempts again", every: AttemptReview.interval) { [review, time] in try await review.judgeAll(by: time) },
      Chore("forget tracks", every: AttemptReview.interval) { [review, time] in
        try await review.forgetTracks(at: time.now())
        try await review.forgetMarks(at: time.now())
      },
    ]
  }

  var personal: PersonalRows {
    let reason = "guests start nothing"
    return PersonalRows(
      [
        "expedition_people": .dropped(because: reason), "attempts": .dropped(because: reason), "track_chunks": .dropped(because: reason),
        "track_prints": .dropped(because: reason), "track_progress": .dropped(because: reason),
      ],
      elsewhere: [
        "track_chunks": "removed with the attempt", "track_prints": "removed with the attempt",
        "track_progress": "removed with the attempt",
      ])
  }
}
