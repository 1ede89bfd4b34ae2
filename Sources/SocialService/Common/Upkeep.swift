import Timekeeping

/// Upkeep that all features share: what is past its time is forgotten, all of it, however much has come together. Harmless on several replicas.
package enum Upkeep {
  /// Rows that one statement removes: a few milliseconds of locks.
  package static let batchMax = 1_000

  /// How often it is looked for what is past its time: tables grow by ten minutes' worth at most.
  package static let interval = Duration.seconds(600)

  /// Runs a batch until one is short.
  package static func sweep(_ batch: nonisolated(nonsending) (_ limit: Int) async throws -> Int) async throws {
    try await Sweep.run(by: batchMax, batch)
  }
}
