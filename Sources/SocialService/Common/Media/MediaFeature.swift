import CairnServices
import Events
import Lifecycle
import Observability
import Postgres
import RPC
import ServiceDatabase
import Timekeeping

/// Pictures and videos of people: sending, keeping and showing them.
struct MediaFeature: DatabaseFeature {
  private let database: Database
  private let time: any TimeSource
  let handlers: MediaHandlers
  let bytes: MediaBytesHandlers
  let claims: MediaClaimHandlers
  let files: MediaFileHandlers

  init(
    _ parts: FeatureEnvironment, completion: UploadCompletion, links: MediaLinks, people: PeopleDirectory, owners: any MediaOwners,
    contents: ContentDirectory
  ) {
    (database, time) = (parts.database, parts.time)
    handlers = MediaHandlers(
      database: parts.database, completion: completion, links: links, owners: owners, people: people,
      contents: contents, pages: PeoplePages(tokens: parts.pageTokens), ids: parts.ids)
    bytes = MediaBytesHandlers(database: parts.database, links: links)
    claims = MediaClaimHandlers(database: parts.database)
    files = MediaFileHandlers(database: parts.database)
    MetricRegistry.process.ask("cairn_media_waiting", "Files of people that wait to be worked on.") { [workshop = completion.workshop] in
      Double(workshop.waitingCount)
    }
    completion.total.tell()
  }

  var methods: [RPCMethod] { handlers.methods + bytes.methods + claims.methods + files.methods }

  var events: [EventHandler] { claims.handlers }

  var chores: [Chore] {
    [
      Chore("sum up media", every: MediaTotal.interval) { [handlers, database] in try await handlers.completion.total.look(in: database) },
      Chore("sweep media", every: Upkeep.interval) { [handlers, database, time] in
        let (now, uploads, media) = (time.now(), handlers.uploads, handlers.media)
        try await Upkeep.sweep { try await uploads.deleteExpired(at: now, limit: $0, in: database) }
        try await Upkeep.sweep { try await media.deleteOrphans(at: now, limit: $0, in: database) }
      },
    ]
  }

  var personal: PersonalRows {
    let (reason, own) = ("guests send no files", MediaExport(database: database))
    return PersonalRows(
      [
        "uploads": .dropped(because: reason), "upload_pieces": .dropped(because: reason), "media": .dropped(because: reason),
        "media_files": .dropped(because: reason), "media_pieces": .dropped(because: reason),
        "media_claims": .dropped(because: reason),
      ],
      elsewhere: [
        "upload_pieces": "removed with their upload", "media_files": "removed with their media", "media_claims": "removed with their media",
        "media_pieces": "removed with their media; exported as files",
      ],
      export: { accountID, sink in try await own.export(accountID, sink) })
  }

  func stop() async { await handlers.completion.stop() }
}
