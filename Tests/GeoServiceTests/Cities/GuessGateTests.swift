import CairnTesting
import Postgres
import RPC
import Testing

@testable import GeoService

/// People who type nonsense do not slow those who do not.
@Suite struct GuessGateTests {
  /// Holds as many places as asked for, one in the other, and then does something.
  private func holding(
    _ count: Int, of address: String?, in gate: GuessGate, _ body: @escaping @Sendable () async throws -> Void
  ) async throws {
    if count == 0 { return try await body() }
    try await gate.withPlace(of: address) { _ in try await holding(count - 1, of: address, in: gate, body) }
  }

  private func isRefused(_ gate: GuessGate, _ address: String?) async -> Bool {
    do {
      try await gate.withPlace(of: address) { _ in }
      return false
    } catch let error as RPCError {
      return error.reason == "OVERLOADED"
    } catch {
      return false
    }
  }

  @Test func oneNetworkTakesHalfAndLeavesTheOtherHalfToOthers() async throws {
    let gate = GuessGate()
    try await holding(GuessGate.placesPerNetworkMax, of: "192.0.2.1", in: gate) {
      #expect(await isRefused(gate, "192.0.2.1"))
      #expect(await !isRefused(gate, "198.51.100.1"))
      #expect(await !isRefused(gate, nil))
    }
    #expect(await !isRefused(gate, "192.0.2.1"), "a place that was left is free again")
  }

  @Test func callsWithoutAnAddressCountAsOneNetwork() async throws {
    let gate = GuessGate()
    try await holding(GuessGate.placesPerNetworkMax, of: nil, in: gate) { #expect(await isRefused(gate, nil)) }
  }

  @Test func moreThanAllPlacesAreRefusedToEverybody() async throws {
    let gate = GuessGate()
    try await holding(2, of: "192.0.2.1", in: gate) {
      try await holding(2, of: "198.51.100.1", in: gate) { #expect(await isRefused(gate, "203.0.113.1")) }
    }
  }

  @Test func aGuessThatFailsGivesItsPlaceBack() async throws {
    let gate = GuessGate()
    for _ in 0..<8 {
      await #expect(throws: CancellationError.self) { try await gate.withPlace(of: "192.0.2.1") { _ in throw CancellationError() } }
    }
    #expect(await !isRefused(gate, "192.0.2.1"))
  }

  /// The database itself bounds a search, and whoever typed hears that there is too much to do.
  @Test func aSearchThatTakesTooLongIsEndedAndToldAsOverload() async throws {
    try await ScratchDatabase(modules: []).withDatabase { database in
      let begin = ContinuousClock.now
      let error = await #expect(throws: RPCError.self) {
        try await GuessGate().withPlace(of: nil) { try await $0.search("SELECT pg_sleep(60)", in: database) }
      }
      #expect(error?.reason == "OVERLOADED" && ContinuousClock.now - begin < .seconds(30))
    }
  }

  // MARK: Of several processes

  /// Holds places at the database as searches do, each in a transaction of its own, and then does something.
  private func holding(
    _ places: [String], in database: Database, _ body: @escaping @Sendable () async throws -> Void
  ) async throws {
    guard let place = places.first else { return try await body() }
    try await database.transaction { transaction in
      #expect(try await transaction.query(GuessStore.takesPlace(of: place)).firstRow().get(0, as: Bool.self))
      try await holding(Array(places.dropFirst()), in: database, body)
    }
  }

  /// Of a process that has searched nothing yet.
  private func answer(_ address: String?, in database: Database) async throws -> String {
    do {
      return try await GuessGate().withPlace(of: address) {
        try await $0.search("SELECT 'guessed'", in: database).firstRow().get(0, as: String.self)
      }
    } catch let error as RPCError {
      return error.reason
    }
  }

  /// Each process has a gate; the places are the database's.
  @Test func processesShareThePlacesOfANetwork() async throws {
    try await ScratchDatabase(modules: []).withDatabase { database in
      try await holding(Array(repeating: "192.0.2.1", count: GuessGate.placesPerNetworkMax), in: database) { () async throws in
        #expect(try await answer("192.0.2.1", in: database) == "OVERLOADED")
        #expect(try await answer("198.51.100.1", in: database) == "guessed")
      }
      #expect(try await answer("192.0.2.1", in: database) == "guessed", "a place that was left is free again")
    }
  }

  @Test func processesShareAllPlaces() async throws {
    try await ScratchDatabase(modules: []).withDatabase(configure: { $0.writeConnections = GuessGate.placesMax + 1 }) { database in
      try await holding((1...GuessGate.placesMax).map { "192.0.2.\($0)" }, in: database) { () async throws in
        for address in [nil, "192.0.2.1", "203.0.113.1"] { #expect(try await answer(address, in: database) == "OVERLOADED") }
      }
      for _ in 0..<8 { #expect(try await answer("203.0.113.1", in: database) == "guessed") }
    }
  }
}
