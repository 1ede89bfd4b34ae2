import CairnTesting
import Identity
import Postgres
import RPC
import Synchronization
import Testing
import Timekeeping

@testable import GeoService

/// Everything that needs the data in PostgreSQL: one database, loaded once, one test after the other.
@Suite(.serialized) struct StoredGeo {
  static let scratch = Result { try ScratchDatabase("geo") }
  static let now = Moment(milliseconds: 1_767_225_600_000)

  /// Runs a test on the loaded database.
  static func withData<Value: Sendable>(_ body: @escaping @Sendable (Database) async throws -> Value) async throws -> Value {
    try await scratch.get().withDatabase { database in
      if isLoaded.load(ordering: .relaxed) { return try await body(database) }
      _ = try await MapImport(database: database).run(folder: RealData.folder, at: now)
      _ = try await CityImport(database: database).run(folder: RealData.folder, at: now)
      _ = try await CountryImport(database: database).run(folder: RealData.folder, at: now)
      isLoaded.store(true, ordering: .relaxed)
      return try await body(database)
    }
  }

  private static let isLoaded = Atomic(false)

  static func context(_ method: MethodRow, at now: Moment = now) -> RequestContext {
    RequestContext(caller: .service("game"), method: method, now: now)
  }

  /// The error a call ends with.
  static func failure<Value>(_ call: () async throws -> Value) async -> RPCError? {
    do {
      _ = try await call()
      return nil
    } catch {
      return error as? RPCError
    }
  }
}

extension LocationHandlers {
  /// As the service builds it.
  init(_ database: Database) {
    self.init(
      shelf: AtlasShelf(store: MapStore(database: database)), store: LocationStore(database: database),
      clues: ClueMaker(database: database, countries: CountryShelf(store: CountryStore(database: database))))
  }
}
