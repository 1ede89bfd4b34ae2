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
    try await gate.withPlace(of: address) { try await holding(count - 1, of: address, in: gate, body) }
  }

  private func isRefused(_ gate: GuessGate, _ address: String?) async -> Bool {
    do {
      try await gate.withPlace(of: address) {}
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
      await #expect(throws: CancellationError.self) { try await gate.withPlace(of: "192.0.2.1") { throw CancellationError() } }
    }
    #expect(await !isRefused(gate, "192.0.2.1"))
  }

  /// The database itself bounds a search, and whoever typed hears that there is too much to do.
  @Test func aSearchThatTakesTooLongIsEndedAndToldAsOverload() async throws {
    try await ScratchDatabase(modules: []).withDatabase { database in
      let begin = ContinuousClock.now
      let error = await #expect(throws: RPCError.self) {
        try await GuessGate().withPlace(of: nil) { try await database.slowQuery("SELECT pg_sleep(60)", within: .milliseconds(50)) }
      }
      #expect(error?.reason == "OVERLOADED" && ContinuousClock.now - begin < .seconds(30))
    }
  }
}
