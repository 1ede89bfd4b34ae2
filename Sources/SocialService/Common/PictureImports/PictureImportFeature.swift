import Events
import Lifecycle
import RPC
import ServiceDatabase
import Timekeeping

/// Pictures that providers show of people who have none here.
struct PictureImportFeature: DatabaseFeature {
  private let inbox: PictureImportInbox
  let imports: PictureImport
  let runner: JobRunner

  init(_ parts: FeatureEnvironment, completion: UploadCompletion, profiles: Profiles) {
    let config = PictureImportConfig(parts.settings)
    inbox = PictureImportInbox(hosts: config.hosts)
    imports = PictureImport(database: parts.database, config: config, completion: completion, profiles: profiles)
    runner = JobRunner(imports.handler, database: parts.database, loop: parts.loop, time: parts.time)
  }

  var methods: [RPCMethod] { [] }

  var events: [EventHandler] { [inbox.handler] }

  var chores: [Chore] {
    [
      Chore("fetch pictures", every: PictureImport.interval) { [runner] in try await runner.run() },
      Chore("sweep jobs that were given up", every: PictureImport.sweepInterval) { [runner] in try await runner.sweep() },
    ]
  }
}
