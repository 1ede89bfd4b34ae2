import Cryptography
import Postgres
import Timekeeping

/// Every SQL statement about which data is loaded. One function, one statement.
struct ImportStore: Sendable {
  let database: Database

  func checksum(of source: String) async throws -> [UInt8]? {
    try await database.query("SELECT checksum FROM imports WHERE source = \(source)").first?.get(0)
  }

  /// When one of the sources with such beginnings of their names was imported last; nil where there is none.
  func latestTime(ofSourcesLike prefixes: [String]) async throws -> Moment? {
    try await database.query(
      """
      SELECT max(i.import_time) FROM imports i WHERE EXISTS (SELECT FROM unnest(\(prefixes)) AS p (prefix) WHERE starts_with(i.source, p.prefix))
      """
    ).firstRow().get(0)
  }

  /// Credits that operators say must be shown with the data of their imports.
  func credits() async throws -> [ImportCredits.Credit] {
    try await database.query("SELECT source, attribution FROM imports WHERE attribution <> '' ORDER BY source").map {
      ImportCredits.Credit(source: try $0.get(0), attribution: try $0.get(1))
    }
  }

  /// Does what an import does in one transaction; a dry run does it too, and takes it back, so that it tells what would come of it.
  func carryOut<Value: Sendable>(
    _ options: ImportOptions, _ body: nonisolated(nonsending) (Transaction) async throws -> Value
  ) async throws -> Value {
    try await database.transaction(takenBackIf: { _ in options.isDryRun }, body)
  }

  /// Notes what is loaded. The row stays locked until the transaction ends: of two imports of a source one waits for the other.
  static func note(
    _ source: String, checksum: [UInt8], attribution: String = "", at now: Moment, in transaction: Transaction
  ) async throws {
    _ = try await transaction.query(
      """
      INSERT INTO imports (source, checksum, attribution, import_time) VALUES (\(source), \(checksum), \(attribution), \(now))
      ON CONFLICT (source) DO UPDATE SET checksum = excluded.checksum, attribution = excluded.attribution, import_time = excluded.import_time
      """)
  }

  /// Keeps a source as it is until the transaction ends: an import of it waits.
  static func hold(_ source: String, in transaction: Transaction) async throws {
    _ = try await transaction.query("SELECT FROM imports WHERE source = \(source) FOR UPDATE")
  }

  /// The digest of no file.
  static let noChecksum = [UInt8](repeating: 0, count: 32)

  /// Sees to it that other sources are read again when they are imported next, also from the same files: what this one no longer names may be left to
  /// it by them.
  static func forgetFiles(ofSourcesLike prefix: String, except source: String, in transaction: Transaction) async throws {
    _ = try await transaction.query(
      "UPDATE imports SET checksum = \(noChecksum) WHERE starts_with(source, \(prefix)) AND source <> \(source)")
  }

  /// Notes that a source is loaded no more.
  static func forget(_ source: String, in transaction: Transaction) async throws {
    _ = try await transaction.query("DELETE FROM imports WHERE source = \(source)")
  }

  /// Digest of the files as they lie on the disk.
  /// - Parameter version: Version of the importer: raised when it makes something else of the same files.
  static func checksum(version: UInt8, _ files: [DataFile]) throws(ImportError) -> [UInt8] {
    var digests = [version]
    for file in files { digests += try file.digest() }
    return SHA256.digest(of: digests)
  }
}
