import AllAppsProto
import CairnProto
import CairnTesting
import EventLoop
import Foundation
import Identity
import Postgres
import Protobuf
import ServiceDatabase
import Synchronization
import Testing
import Timekeeping

@testable import AuthService
@testable import Events
@testable import RPC

/// A service that gives out what a test wants.
final class FakeSource: ExportSource {
  struct Refused: Error {}

  let name = "social"
  let isBroken = Mutex(false)
  /// Happens once, while it gives out.
  let meanwhile = Mutex<(@Sendable () async throws -> Void)?>(nil)
  let files: [(name: String, data: [UInt8])]

  init(_ files: [(name: String, data: [UInt8])]) {
    self.files = files
  }

  func export(_ accountID: UUID, _ sink: PersonalData.FileSink) async throws {
    let meanwhile = meanwhile.withLock { happening in
      defer { happening = nil }
      return happening
    }
    try await meanwhile?()
    for file in files {
      try await sink(file.name, [])
      try await PersonalData.send(file.data, sink)
    }
    if isBroken.withLock({ $0 }) { throw Refused() }
  }
}

/// What a caller was streamed.
final class Taken: ResponseSink, Sendable {
  let parts = Mutex<[DownloadExportResponse]>([])

  func send(_ message: [UInt8]) async throws {
    let part = try DownloadExportResponse(decoding: message)
    parts.withLock { $0.append(part) }
  }
}

struct Exporter: Sendable {
  let auth: AuthFixture
  let handlers: ExportHandlers
  let social: FakeSource
  let worker: ExportWorker
  let runner: JobRunner
  let store = ExportStore()

  init(_ auth: AuthFixture, files: [(name: String, data: [UInt8])]) {
    self.auth = auth
    handlers = auth.exports
    social = FakeSource(files)
    let own = auth.features.exports.worker
    worker = ExportWorker(
      database: auth.database, loop: own.loop, sources: [own.sources[0], social], events: own.events, outbox: own.outbox)
    runner = JobRunner(worker.handler, database: auth.database, loop: own.loop, time: auth.clock)
  }

  static func run(
    files: [(name: String, data: [UInt8])] = [("photos/1.webp", [1, 2, 3])], _ body: @escaping @Sendable (Exporter) async throws -> Void
  ) async throws {
    try await AuthFixture.run { auth in try await body(Exporter(auth, files: files)) }
  }

  func ask(_ caller: Caller) async throws -> Export {
    try #require(try await handlers.exportMyData(ExportMyDataRequest(), auth.context(caller)).export)
  }

  func newest(_ caller: Caller, id: String = "") async throws -> Export {
    try #require(try await handlers.getExport(GetExportRequest(exportID: id), auth.context(caller)).export)
  }

  /// Takes it away as clients do.
  func download(_ caller: Caller, id: String, from firstPart: Int32 = 0) async throws -> [DownloadExportResponse] {
    let taken = Taken()
    try await handlers.downloadExport(
      DownloadExportRequest(exportID: id, firstPart: firstPart), auth.context(caller), ResponseStream(sink: taken, codec: .proto))
    return taken.parts.withLock { $0 }
  }

  func count(_ sql: SQL) async throws -> Int { try await auth.database.query(sql).firstRow().get(0) }

  /// Has earlier attempts at every export have kept more than one statement may remove, and such a statement fail as one that takes too long.
  func gatherMuch() async throws {
    try await auth.database.execute(
      """
      INSERT INTO export_parts (export_id, generation, part, data)
      SELECT export_id, 0, n, 'x' FROM exports, generate_series(1, 2500) n
      """)
    try await auth.database.execute(
      """
      CREATE FUNCTION bound() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN IF (SELECT count(*) FROM removed) > 1000 THEN RAISE program_limit_exceeded; END IF; RETURN NULL; END'
      """)
    try await auth.database.execute(
      "CREATE TRIGGER bound AFTER DELETE ON export_parts REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION bound()")
  }

  /// A process that takes the export and is not heard of again.
  func takeAndDie() async throws -> ClaimedJob {
    let now = auth.clock.now()
    let claimed = try await JobStore.claim(ExportWorker.kind, until: now + ExportWorker.rules.lease, at: now, in: auth.database)
    return try #require(claimed)
  }

  func claim(of claimed: ClaimedJob) -> JobClaim {
    JobClaim(claimed, lease: ExportWorker.rules.lease, database: auth.database, time: auth.clock)
  }

  func zip(_ caller: Caller) async throws -> [UInt8] {
    let accountID = try #require(caller.accountID)
    let export = try #require(try await store.findNewest(of: accountID, at: auth.clock.now(), in: auth.database))
    return Array(try await store.parts(of: export, from: 0, limit: 10_000, in: auth.database).joined())
  }

  /// What a program that is not ours prints of it.
  func python(_ zip: [UInt8], _ script: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "cairn-export-\(UUID()).zip")
    try Data(zip).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c", "import sys, json, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None\n" + script, file.path(),
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self)
  }
}
