internal import CairnProto
internal import CairnServices
internal import EventLoop
internal import RPC

/// Serves `cairn.system.v1.HealthService`.
struct HealthHandlers: HealthServiceHandlers {
  /// Twice within the ten seconds that people wait.
  private static let heartbeatDefaultMs: Int32 = 5_000
  private static let heartbeatRangeMs: ClosedRange<Int32> = 100...60_000
  /// How soon a watcher hears of a change.
  private static let lookInterval = Duration.milliseconds(100)

  /// Families of one question: there are not as many.
  static let familiesMax = 100

  let monitor: HealthMonitor

  func check(_ request: CheckRequest, _ context: RequestContext) async throws -> CheckResponse {
    CheckResponse(health: monitor.now.health)
  }

  func getReadings(_ request: GetReadingsRequest, _ context: RequestContext) async throws -> GetReadingsResponse {
    for (names, field) in [(request.families, "families"), (request.summedFamilies, "summed_families")] where names.count > Self.familiesMax
    {
      throw RPCError.invalid(field, .outOfRange, "at most \(Self.familiesMax)")
    }
    return monitor.readings(request)
  }

  func watch(_ request: WatchRequest, _ context: RequestContext, _ responses: ResponseStream<WatchResponse>) async throws {
    let heartbeatMs = request.heartbeatMs == 0 ? Self.heartbeatDefaultMs : request.heartbeatMs
    guard Self.heartbeatRangeMs.contains(heartbeatMs) else { throw RPCError.invalid("heartbeat_ms", .outOfRange, "100 to 60000, or 0") }
    guard let loop = Loop.current else { return }
    while true {
      let (health, version) = monitor.now
      try await responses.send(WatchResponse(health: health))
      var silence = Duration.zero
      while silence < .milliseconds(Int64(heartbeatMs)), monitor.now.version == version {
        try await loop.sleep(for: Self.lookInterval)
        silence += Self.lookInterval
      }
    }
  }
}
