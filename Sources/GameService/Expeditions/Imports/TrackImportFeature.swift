import CairnServices
import Events
import ExpeditionsServices
import Lifecycle
import RPC
import ServiceDatabase
import Timekeeping

/// Tracks that another device has recorded, as files.
struct TrackImportFeature: DatabaseFeature {
  let handlers: TrackImportHandlers
  let runner: JobRunner

  init(_ parts: ExpeditionsParts, _ attempts: AttemptFeature) {
    let base = parts.base
    handlers = TrackImportHandlers(database: base.database, media: parts.media)
    let job = TrackImportJob(database: base.database, media: parts.media, attempts: attempts.handlers, time: base.time)
    runner = JobRunner(job.handler, database: base.database, loop: base.loop, time: base.time)
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    [
      Chore("take tracks in", every: TrackImportJob.interval) { [runner] in try await runner.run() },
      Chore("sweep jobs of tracks", every: TrackImportJob.sweepInterval) { [runner] in try await runner.sweep() },
    ]
  }

  var personal: PersonalRows {
    PersonalRows(
      ["track_imports": .dropped(because: "guests start nothing")], elsewhere: ["track_imports": "removed with the attempt"])
  }
}
