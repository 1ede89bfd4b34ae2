/// Something a process does again and again beside its calls: a sweep, a watch, a reminder. A value: a feature names it, `Chores` runs it.
public struct Chore: Sendable {
  /// Name of the work in logs and metrics, for example "end invitations".
  public let name: String
  /// From the end of one turn to the beginning of the next, up to half a second less or more.
  public let interval: Duration
  /// Whether of failures one after the other only the first is logged.
  public let logsOnce: Bool
  let body: @Sendable () async throws -> Void

  public init(_ name: String, every interval: Duration, logsOnce: Bool = false, _ body: @escaping @Sendable () async throws -> Void) {
    self.name = name
    self.interval = interval
    self.logsOnce = logsOnce
    self.body = body
  }

  /// Takes one turn, for tests that do not wait.
  public func run() async throws { try await body() }
}
