import CairnTesting
import FoundationEssentials
import Postgres
import Testing

@Suite struct StatementLawTests {
  private func violations(of source: String, schema: String) throws -> (Int, [String]) {
    let folder = "/tmp/cairn-law-\(UUID())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = FileManager.default.createFile(atPath: "\(folder)/GameStore.swift", contents: Data(source.utf8))
    let scratch = try ScratchDatabase(modules: [])
    try scratch.run(script: schema)
    let (count, violations) = try StatementLaw.check(folders: [folder], in: scratch)
    return (count, violations.map { "\($0.line): \($0.message)" })
  }

  @Test func aStatementThatDoesNotFitTheSchemaIsFoundByItsLine() throws {
    let source = #"""
      struct GameStore {
        private static let columns: SQL = "id, score"
        func a(_ id: Int) async throws { _ = try await database.query("SELECT \(Self.columns) FROM games WHERE id = \(id)") }
        func b() async throws {
          try await transaction.execute(
            """
            UPDATE games SET scoer = \(max(1, (score + 2)))
            """)
        }
        func c(_ filter: String?) async throws { _ = try await database.slowQuery("SELECT id FROM games WHERE \(filter) IS NULL OR score = 1") }
        func d() async throws { try await transaction.executeLater("DELETE FROM gamse") }
      }
      """#
    let (count, found) = try violations(of: source, schema: "CREATE TABLE games (id bigint, score int)")
    #expect(count == 4)
    #expect(found == [#"6: column "scoer" of relation "games" does not exist"#, #"11: relation "gamse" does not exist"#])
  }

  @Test(arguments: ["events", "auth", "game", "social", "geo"])
  func everyStatementOfEveryStoreFitsItsSchema(module: String) throws {
    let modules = module == "events" ? ["events"] : ["events", module]
    let migrations = try modules.map { try MigrationModule($0, roots: Repository.migrationRoots(of: $0)) }
    let scratch = try ScratchDatabase(modules: migrations)
    let (count, violations) = try StatementLaw.check(folders: Repository.migrationRoots(of: module), in: scratch)
    for violation in violations { Issue.record("\(violation)") }
    if module == "events" { #expect(count >= 10) }
  }
}
