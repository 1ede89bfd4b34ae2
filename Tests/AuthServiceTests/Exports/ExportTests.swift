import AllAppsProto
import CairnProto
import CairnTesting
import Events
import Foundation
import Identity
import Lifecycle
import Postgres
import Protobuf
import ServiceDatabase
import Testing
import Timekeeping

@testable import AuthService
@testable import RPC

@Suite struct ExportTests {
  @Test func theZIPHoldsWhatIsKeptAndNoSecret() async throws {
    try await Exporter.run { exporter async throws in
      let anna = try await exporter.auth.newcomer()
      _ = try await exporter.auth.newcomer("Berta")
      let asked = try await exporter.ask(anna)
      #expect(asked.state == .pending)
      #expect(asked.partCount == 0)
      exporter.auth.clock.advance(by: .milliseconds(1))
      try await exporter.runner.run()
      let ready = try await exporter.newest(anna, id: asked.exportID)
      #expect(ready.state == .ready)
      #expect(ready.expireTime == exporter.auth.clock.now() + .seconds(7 * 86_400))
      let zip = try await exporter.zip(anna)
      #expect(ready.sizeBytes == zip.count)
      let script = """
        account, = json.loads(z.read('auth/accounts.json'))
        print(account['username'], account['email'])
        print(len(json.loads(z.read('auth/sessions.json'))), len(json.loads(z.read('auth/security_events.json'))) > 0)
        print(list(z.read('social/photos/1.webp')))
        text = b''.join(z.read(name) for name in z.namelist()).decode('latin-1')
        print('argon2' in text, 'token_hash' in text, 'Berta' in text)
        """
      #expect(try exporter.python(zip, script) == "Anna Anna@example.org\n1 True\n[1, 2, 3]\nFalse False False\n")
      let kinds = try await exporter.auth.eventKinds(of: anna)
      #expect(kinds.first == .exportReady && kinds.contains(.exportRequested))
      let told = try await exporter.auth.userEvents()
      #expect(told.map(\.accounts) == [[try #require(anna.accountID).bytes]])
      #expect(told.first?.event?.content == .exportReady(ExportReady(exportID: asked.exportID, expireTime: ready.expireTime)))
    }
  }

  @Test func everyColumnThatIsNoSecretIsInIt() async throws {
    try await Exporter.run { exporter async throws in
      let anna = try await exporter.auth.newcomer()
      _ = try await exporter.ask(anna)
      try await exporter.runner.run()
      let kept = exporter.auth.features.list.flatMap { $0.personal.unpurged.keys }
      let columns = try await exporter.auth.database.query(
        "SELECT table_name, column_name FROM personal_columns WHERE is_exported AND table_name IN (SELECT table_name FROM personal_tables)"
      ).map { (table: try $0.get(0) as String, column: try $0.get(1) as String) }.filter { !kept.contains($0.table) }
      let script = """
        for name in sorted(z.namelist()):
          if name.startswith('auth/'):
            for column in sorted({key for row in json.loads(z.read(name)) for key in row}): print(name[5:-5], column)
        """
      let printed = try exporter.python(try await exporter.zip(anna), script).split(separator: "\n").map(String.init)
      let filled = Set(printed.compactMap { $0.split(separator: " ").first.map(String.init) })
      #expect(filled.isSuperset(of: ["accounts", "sessions", "security_events", "username_claims"]))
      #expect(printed == columns.filter { filled.contains($0.table) }.map { "\($0.table) \($0.column)" }.sorted())
    }
  }

  @Test func tablesOfAnyLengthComeWhole() async throws {
    try await Exporter.run { exporter async throws in
      let anna = try await exporter.auth.newcomer()
      let now = exporter.auth.clock.now()
      try await exporter.auth.database.execute(
        """
        INSERT INTO security_events (account_id, event_id, kind, create_time)
        SELECT \(anna.accountID), md5(n::text)::uuid, 'LOG_IN', \(now) FROM generate_series(1, 450) n
        """)
      _ = try await exporter.ask(anna)
      try await exporter.runner.run()
      let script = "events = json.loads(z.read('auth/security_events.json'))\nprint(len(events), len({e['event_id'] for e in events}))"
      // With the sign-up and the request.
      #expect(try exporter.python(try await exporter.zip(anna), script) == "452 452\n")
    }
  }

  @Test func theBoundIsThatOfAnAccountsMedia() async throws {
    #expect(ExportRules(Settings([:])).sizeBytesMax == (2_048 + 256) << 20, "what an account may keep it may take away")
    #expect(ExportRules(Settings(["CAIRN_MEDIA_ACCOUNT_MB": "8192"])).sizeBytesMax == (8_192 + 256) << 20)
    // Lowered, it lets those go who had more before.
    #expect(ExportRules(Settings(["CAIRN_MEDIA_ACCOUNT_MB": "1"])).sizeBytesMax == (2_048 + 256) << 20)
    let noise = (0..<200_000).map { _ in UInt8.random(in: .min ... .max) }
    try await Exporter.run(files: [("photos/1.webp", noise)]) { exporter async throws in
      let auth = exporter.auth
      let anna = try await auth.newcomer()
      _ = try await exporter.ask(anna)
      var worker = exporter.worker
      worker.exportRules.mediaBytesMax = 100_000 - ExportRules.rowsBytesMax
      try await JobRunner(worker.handler, database: auth.database, loop: worker.loop, time: auth.clock).run()
      #expect(try await exporter.newest(anna).state == .failed)
      try await auth.sweep(at: auth.clock.now())
      #expect(try await exporter.count("SELECT count(*) FROM export_parts") == 0)
    }
  }

  @Test func oneAtATimeAndOneAnHour() async throws {
    try await Exporter.run { exporter async throws in
      let anna = try await exporter.auth.newcomer()
      let first = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<3 { group.addTask { try await exporter.ask(anna).exportID } }
        return try await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      #expect(first.count == 1)
      let firstID = try #require(first.first)
      try await exporter.runner.run()
      #expect(try await exporter.ask(anna).exportID == firstID)
      exporter.auth.clock.advance(by: ExportRules.reuse)
      let second = try await exporter.ask(anna)
      #expect(second.exportID != firstID)
      // The first stays until the second is ready.
      #expect(try await exporter.newest(anna, id: firstID).state == .ready)
      try await exporter.runner.run()
      try await exporter.auth.expect("not_found EXPORT_NOT_FOUND") { try await exporter.newest(anna, id: firstID) }
      #expect(try await exporter.newest(anna).exportID == second.exportID)
      // What the first has left is swept.
      try await exporter.auth.sweep(at: exporter.auth.clock.now())
      #expect(try await exporter.count("SELECT count(*) FROM exports") == 1)
      #expect(try await exporter.count("SELECT count(DISTINCT export_id) FROM export_parts") == 1)
    }
  }

  @Test func nobodyElseSeesItAndAfterSevenDaysNobody() async throws {
    try await Exporter.run { exporter async throws in
      let auth = exporter.auth
      let anna = try await auth.newcomer()
      let berta = try await auth.newcomer("Berta")
      let export = try await exporter.ask(anna)
      try await exporter.runner.run()
      for id in [export.exportID, ""] {
        try await auth.expect("not_found EXPORT_NOT_FOUND") { try await exporter.newest(berta, id: id) }
      }
      auth.clock.advance(by: ExportRules.lifetime)
      try await auth.expect("not_found EXPORT_NOT_FOUND") { try await exporter.newest(anna, id: export.exportID) }
      try await auth.sweep(at: auth.clock.now())
      let parts: Int = try await auth.database.query("SELECT count(*) FROM export_parts").firstRow().get(0)
      #expect(parts == 0)
    }
  }

  @Test func itIsTakenAwayInPartsByItsOwnerOnceItIsReady() async throws {
    let noise = (0..<200_000).map { _ in UInt8.random(in: .min ... .max) }
    try await Exporter.run(files: [("photos/1.webp", noise)]) { exporter async throws in
      let auth = exporter.auth
      let (anna, berta) = (try await auth.newcomer(), try await auth.newcomer("Berta"))
      let id = try await exporter.ask(anna).exportID
      try await auth.expect("failed_precondition EXPORT_NOT_READY") { try await exporter.download(anna, id: id) }
      try await exporter.runner.run()
      let parts = try await exporter.download(anna, id: id)
      let partCount = Int32(parts.count)
      #expect(partCount > 3 && parts.map(\.part) == Array(0..<partCount))
      #expect(try await Array(parts.map(\.data).joined()) == exporter.zip(anna))
      // A download that broke off goes on.
      #expect(try await exporter.download(anna, id: id, from: 2).map(\.part) == Array(2..<partCount))
      for first in [-1, partCount] {
        try await auth.expectMistakes(["OUT_OF_RANGE"]) { try await exporter.download(anna, id: id, from: first) }
      }
      try await auth.expect("not_found EXPORT_NOT_FOUND") { try await exporter.download(berta, id: id) }
      for wrong in ["", "nonsense", UUID().text] {
        try await auth.expect("not_found EXPORT_NOT_FOUND") { try await exporter.download(anna, id: wrong) }
      }
      try await auth.expect("unauthenticated UNAUTHENTICATED") { try await exporter.download(.anonymous, id: id) }
      auth.clock.advance(by: ExportRules.lifetime)
      try await auth.expect("not_found EXPORT_NOT_FOUND") { try await exporter.download(anna, id: id) }
    }
  }

  @Test(arguments: [
    ("a.json", true), ("photos/1.webp", true), ("", false), ("/etc/passwd", false), ("../x", false), ("a//b", false), ("a/..", false),
    (".hidden", false), ("a b", false), ("é", false),
  ])
  func namesOfFilesStayInTheirFolder(name: String, isGood: Bool) {
    #expect(ExportRules.isFileName(name) == isGood)
  }
}
