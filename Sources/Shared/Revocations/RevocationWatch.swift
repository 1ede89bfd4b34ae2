internal import CairnProto
public import CairnServices
public import EventLoop
public import Logging
internal import RPC
internal import Synchronization
internal import Timekeeping

/// Follows AuthService's log of revocations, and says whether what is known of it may be trusted. From any thread.
///
/// The gateways' rule, which fails closed: whoever has heard nothing for `trustMax` lets nobody do anything but what is PUBLIC, for a revocation
/// might have been missed; such calls are answered `unavailable UNAVAILABLE`, which clients repeat. Streams that are open go on, for they were
/// let in when all was known; after `readinessMax` they end too, and the gateway is not ready, so that whoever balances the load sends
/// clients to another one. A process that keeps what AuthService can be asked for asks it again instead.
public final class RevocationWatch: Sendable {
  /// News that every loop is told.
  public enum News: Sendable {
    case batch(RevocationBatch)
    /// Nothing was heard for `readinessMax`.
    case lost
  }

  /// How long a gateway trusts what it knows without a word: five heartbeats.
  public static let trustMax = Duration.seconds(5)
  /// After so long without a word another process is asked: two heartbeats and a half, so that there is time for it within `trustMax`.
  public static let silenceMax = Duration.milliseconds(2_500)
  /// After so long without a word a gateway is of no use.
  public static let readinessMax = Duration.seconds(30)
  /// How often the silence is measured while it is too long, or nothing is heard yet.
  public static let lookInterval = Duration.milliseconds(250)
  /// Between two attempts: a process that was restarted is back within a second, and nobody may wait for it much longer.
  public static let retryInterval = Duration.milliseconds(100)

  private struct State {
    var heardMilliseconds: Int64
    var stream: LoopBound<RPCResponseStream<WatchRevocationsResponse>>?
    var isLost = true
  }

  private let state: Mutex<State>
  private let trustedUntilMilliseconds = Atomic<Int64>(.min)
  private let logger: Logger

  private let trustMilliseconds: Int64

  /// - Parameter trustMax: How long what is known is trusted without a word.
  public init(trustMax: Duration = RevocationWatch.trustMax, logger: Logger) {
    trustMilliseconds = trustMax.inMilliseconds
    self.logger = logger
    state = Mutex(State(heardMilliseconds: .min))
  }

  /// Whether what is known may be trusted.
  /// - Parameter steadyMilliseconds: Time of any loop of this process.
  public func isTrusted(at steadyMilliseconds: Int64) -> Bool {
    steadyMilliseconds < trustedUntilMilliseconds.load(ordering: .acquiring)
  }

  /// Follows the log, again and again, until the task is cancelled. On `loop`.
  /// - Parameters:
  ///   - clients: One for each process that has it; the next one is asked after each failure.
  ///   - deliver: Told every piece of news, in order.
  ///   - note: Told what is wrong, or that nothing is.
  public func follow(
    _ clients: [RevocationServiceClient], on loop: Loop, deliver: @Sendable (News) -> Void, note: @Sendable (String?) -> Void
  ) async {
    var attempt = 0
    while !Task.isCancelled {
      let trustedBefore = trustedUntilMilliseconds.load(ordering: .acquiring)
      do {
        try await follow(clients[attempt % clients.count], on: loop, deliver: deliver, note: note)
      } catch {
        // Once for each watch that had begun: attempts while nobody is there would fill the log.
        if !Task.isCancelled, attempt == 0 || trustedUntilMilliseconds.load(ordering: .acquiring) != trustedBefore {
          logger.warning("lost the watch of revocations", metadata: ["cause": "\(RPCError(wrapping: error))"])
        }
      }
      attempt += 1
      try? await loop.sleep(for: Self.retryInterval)
    }
  }

  private func follow(
    _ client: RevocationServiceClient, on loop: Loop, deliver: @Sendable (News) -> Void, note: @Sendable (String?) -> Void
  ) async throws {
    // The silence of a process that does not even answer counts from here.
    let begun = loop.steadyMilliseconds
    state.withLock { $0.heardMilliseconds = max($0.heardMilliseconds, begun) }
    let stream = try await client.watchRevocations(WatchRevocationsRequest())
    state.withLock { $0.stream = LoopBound(stream, on: loop) }
    defer { state.withLock { $0.stream = nil } }
    var batch = RevocationBatch(isSnapshot: true)
    // A task that was ended while the stream began is met by nobody else.
    while !Task.isCancelled, let response = try await stream.next() {
      guard let part = RevocationBatch(response) else { throw RPCError(.internal, reason: .malformedAnswer) }
      state.withLock { $0.heardMilliseconds = loop.steadyMilliseconds }
      batch.append(part)
      if response.isPartialSnapshot { continue }
      if batch.isSnapshot || !batch.isEmpty { deliver(.batch(batch)) }
      batch = RevocationBatch()
      trust(from: loop.steadyMilliseconds)
      note(nil)
    }
  }

  /// After the news were delivered: a loop that trusts has been told before, or is told by what waits for it already.
  private func trust(from steadyMilliseconds: Int64) {
    state.withLock { $0.isLost = false }
    trustedUntilMilliseconds.store(steadyMilliseconds + trustMilliseconds, ordering: .releasing)
  }

  /// How long nothing need be measured: until the silence that has begun could be too long.
  private func pause(at now: Int64) -> Duration {
    let heard = state.withLock { $0.stream == nil ? nil : $0.heardMilliseconds }
    guard let heard else { return Self.lookInterval }
    return max(Self.lookInterval, Self.silenceMax - .milliseconds(now - heard) + .milliseconds(1))
  }

  /// Measures the silence, again and again, until the task is cancelled; then it ends the stream, so that whoever ends `follow` with it need not
  /// wait for the next word. On the loop of `follow`.
  public func supervise(on loop: Loop, deliver: @Sendable (News) -> Void, note: @Sendable (String?) -> Void) async {
    while !Task.isCancelled {
      try? await loop.sleep(for: pause(at: loop.steadyMilliseconds))
      let now = loop.steadyMilliseconds
      let silent = state.withLock { $0.stream != nil && now - $0.heardMilliseconds > Self.silenceMax.inMilliseconds ? $0.stream : nil }
      silent?.value.cancel()
      let lostSince = trustedUntilMilliseconds.load(ordering: .acquiring)
      guard lostSince != .min, now > lostSince - trustMilliseconds + Self.readinessMax.inMilliseconds else { continue }
      let isNew = state.withLock { state in
        defer { state.isLost = true }
        return !state.isLost
      }
      if isNew {
        note("nothing heard of revocations for \(Self.readinessMax.inMilliseconds / 1_000) s")
        deliver(.lost)
      }
    }
    state.withLock { $0.stream }?.value.cancel()
  }
}
