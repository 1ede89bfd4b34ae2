import CairnTesting
import FoundationEssentials
import Postgres
import Testing

@Suite struct MigratorTests {
  /// Writes files into a folder of its own.
  private func module(_ files: [String: String], folder: String? = nil) throws -> (MigrationModule, folder: String) {
    let root = folder ?? "/tmp/cairn-migrations-\(UUID())"
    try? FileManager.default.removeItem(atPath: root)
    for (path, text) in files {
      let full = "\(root)/\(path)"
      let parent = full.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      _ = FileManager.default.createFile(atPath: full, contents: Data(text.utf8))
    }
    defer { try? FileManager.default.removeItem(atPath: root) }
    return (try MigrationModule("demo", roots: [root]), root)
  }

  private let two = [
    "Games/Migrations/V0001__create_games.sql": "CREATE TABLE games (id int);\nINSERT INTO games VALUES (1);\n",
    "Scores/Migrations/V0002__create_scores.sql": "-- Why.\n-- min_binary_schema: 2\nCREATE TABLE scores (id int);\n",
    "Scores/README.txt": "not a migration",
  ]

  @Test func migrationsOfAllFeaturesAreAppliedOnceInOrder() async throws {
    let (module, _) = try module(two)
    #expect(module.newestVersion == 2)
    #expect(module.migrations.map(\.minBinarySchema) == [nil, 2])
    let scratch = try ScratchDatabase(modules: [])
    let migrator = try Migrator(connectionString: scratch.connectionString)
    #expect(try migrator.pending([module]).map(\.name) == ["create_games", "create_scores"])
    var applied: [String] = []
    #expect(try migrator.migrate([module]) { applied.append($0.name) } == 2)
    #expect(applied == ["create_games", "create_scores"])
    #expect(try migrator.pending([module]) == [])
    #expect(try migrator.migrate([module]) == 0)
    try await scratch.withDatabase { database in
      let count: Int = try await database.query("SELECT count(*) FROM games").firstRow().get(0)
      #expect(count == 1)
      try await SchemaCheck.require(module: "demo", version: 2, in: database)
      let older = await #expect(throws: PostgresError.self) { try await SchemaCheck.require(module: "demo", version: 3, in: database) }
      #expect(older?.description.contains("cairn migrate") == true)
      let newer = await #expect(throws: PostgresError.self) { try await SchemaCheck.require(module: "demo", version: 1, in: database) }
      #expect(newer?.description.contains("asks for binaries of version 2") == true)
    }
  }

  @Test func aServiceOnAnEmptyDatabaseIsToldToMigrate() async throws {
    try await ScratchDatabase(modules: []).withDatabase { database in
      // The template of no modules has the table; a database that no migrator has seen has not.
      try await database.execute("DROP TABLE schema_migrations")
      let error = await #expect(throws: PostgresError.self) { try await SchemaCheck.require(module: "demo", version: 1, in: database) }
      #expect(error?.description.contains("is at version 0, this binary needs 1") == true)
    }
  }

  @Test func twoMigratorsAtOnceApplyEverythingOnce() async throws {
    let (module, _) = try module(two)
    let scratch = try ScratchDatabase(modules: [])
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask { try Migrator(connectionString: scratch.connectionString).migrate([module]) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts.sorted() == [0, 0, 0, 2])
  }

  @Test(arguments: ["V1__x.sql", "V0001_x.sql", "V0001__X.sql", "v0001__x.sql", "V0001__.sql", "V0000__x.sql", "V0001__x.txt", "x.sql"])
  func aFileWithAnotherNameIsRefused(name: String) {
    #expect(throws: MigrationError.self) { _ = try module(["Migrations/\(name)": "SELECT 1"]) }
  }

  @Test func doubleAndMissingVersionsAreRefused() {
    #expect(throws: MigrationError.self) {
      _ = try module(["A/Migrations/V0001__a.sql": "SELECT 1", "B/Migrations/V0001__b.sql": "SELECT 1"])
    }
    let missing = #expect(throws: MigrationError.self) {
      _ = try module(["Migrations/V0001__a.sql": "SELECT 1", "Migrations/V0003__c.sql": "SELECT 1"])
    }
    #expect(missing?.description.contains("version 2 is missing") == true)
    #expect(throws: MigrationError.self) { _ = try module(["Migrations/V0001__a.sql": "-- min_binary_schema: soon\nSELECT 1"]) }
  }

  @Test func aChangedFileIsRefused() throws {
    let folder = "/tmp/cairn-migrations-\(UUID())"
    let (before, _) = try module(two, folder: folder)
    var changed = two
    changed["Games/Migrations/V0001__create_games.sql"] = "CREATE TABLE games (id bigint);"
    let (after, _) = try module(changed, folder: folder)
    let scratch = try ScratchDatabase(modules: [])
    let migrator = try Migrator(connectionString: scratch.connectionString)
    try migrator.migrate([before])
    let path = "\(folder)/Games/Migrations/V0001__create_games.sql"
    #expect(throws: MigrationError.changed(path: path)) { try migrator.migrate([after]) }
  }

  @Test func aMistakeIsFoundByFileAndLineAndLeavesNothing() async throws {
    let (module, folder) = try module([
      "Migrations/V0001__good.sql": "CREATE TABLE good (a int);",
      "Migrations/V0002__bad.sql": "CREATE TABLE bad (a int);\n\nCREATE TABLE worse (\n  a no_such_type\n);\n",
    ])
    let scratch = try ScratchDatabase(modules: [])
    let error = #expect(throws: MigrationError.self) { try Migrator(connectionString: scratch.connectionString).migrate([module]) }
    #expect(error?.description == "\(folder)/Migrations/V0002__bad.sql:4: type \"no_such_type\" does not exist")
    try await scratch.withDatabase { database in
      let (good, bad): (Bool, Bool) = try await {
        let row = try await database.query("SELECT to_regclass('good') IS NOT NULL, to_regclass('bad') IS NOT NULL").firstRow()
        return (try row.get(0), try row.get(1))
      }()
      #expect(good)
      #expect(!bad)
    }
  }

  @Test func aScriptThatCommitsByItselfIsRefused() throws {
    let (module, folder) = try module(["Migrations/V0001__sly.sql": "CREATE TABLE sly (a int); COMMIT;"])
    let scratch = try ScratchDatabase(modules: [])
    #expect(throws: MigrationError.endsTransaction(path: "\(folder)/Migrations/V0001__sly.sql")) {
      try Migrator(connectionString: scratch.connectionString).migrate([module])
    }
  }

  @Test func aServerThatIsNotThereIsTold() {
    let error = #expect(throws: MigrationError.self) { _ = try Migrator(connectionString: "host=/tmp/cairn-no-such-folder") }
    #expect(error?.description.contains("/tmp/cairn-no-such-folder") == true)
  }
}
