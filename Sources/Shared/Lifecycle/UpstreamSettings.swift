public import RPC

extension UpstreamLimits {
  /// The limits an operator may set; the others are as they are declared.
  public init(_ settings: Settings) {
    self.init()
    patienceMs = Int64(settings.integer("UPSTREAM_PATIENCE_MS", default: Int(patienceMs), in: 0...600_000))
    connectionAgeMs = Int64(settings.integer("UPSTREAM_CONNECTION_AGE_MS", default: Int(connectionAgeMs), in: 1_000...86_400_000))
    checkIntervalMs = Int64(settings.integer("UPSTREAM_CHECK_INTERVAL_MS", default: Int(checkIntervalMs), in: 100...60_000))
    resolveMs = Int64(settings.integer("UPSTREAM_RESOLVE_MS", default: Int(resolveMs), in: 1_000...3_600_000))
    callsMax = settings.integer("UPSTREAM_CALLS_MAX", default: callsMax, in: 1...1_000_000)
    // Calls that were under way at a process that is killed wait for the next one, and are sent again.
    waitingMax = callsMax
    retriesSavedMax = callsMax
  }
}
