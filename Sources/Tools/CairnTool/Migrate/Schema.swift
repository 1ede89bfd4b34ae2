internal import ArgumentParser
internal import FoundationEssentials
internal import Postgres

/// The services with a database of their own.
enum StoredService: String, ExpressibleByArgument, CaseIterable, Sendable {
  case auth, game, social, geo

  /// The part of a variable's name: "CAIRN_DATABASE_GAME".
  var variable: String { "DATABASE_\(rawValue.uppercased())" }

  /// "Sources/GameService".
  var folder: String { "Sources/\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst())Service" }

  /// The modules whose migrations its database needs, in their order: events first, because the service's tables lean on nothing of it
  /// but its code does.
  /// - Parameter root: The folder with Sources in it.
  func modules(below root: String) throws -> [MigrationModule] {
    let events = "\(root)/Sources/Shared/Events"
    guard FileManager.default.fileExists(atPath: events) else {
      throw Failure("There are no migrations in \(root). Run this in the repository, or name its folder by --sources or CAIRN_SHARE.")
    }
    let own = "\(root)/\(folder)"
    let roots = FileManager.default.fileExists(atPath: own) ? [own] : []
    return [try MigrationModule("events", roots: [events]), try MigrationModule(rawValue, roots: roots)]
  }
}
