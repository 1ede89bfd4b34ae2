internal import CairnProto
internal import RPC

/// Tries again what a service that is just starting refuses. Only for calls that are safe to repeat.
enum Patience {
  /// With the pauses between them about as long as a service takes to come back.
  private static let attemptsMax = 8
  private static let pause = Duration.milliseconds(750)

  static func retrying<Value>(_ call: () async throws -> Value) async throws -> Value {
    var attempt = 1
    while true {
      do {
        return try await call()
      } catch let error as RPCError where isWorthIt(error) && attempt < attemptsMax {
        attempt += 1
        try await Task.sleep(for: pause)
      }
    }
  }

  static func isWorthIt(_ error: RPCError) -> Bool {
    error.code == .unavailable || error.says(.requestInProgress)
  }
}
