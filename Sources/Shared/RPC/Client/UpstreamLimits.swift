/// Every limit and every pause of the way to an upstream. The reasons at more length: docs/adr/0009.
///
/// All counts are those of one loop: a process with four loops may have four times as much under way.
public struct UpstreamLimits: Sendable, Hashable {
  public init() {}

  // MARK: Connections

  /// How long one attempt to connect may take, in milliseconds: on a network that works it takes one.
  public var connectMsMax: Int64 = 2_000

  /// Longest pause before the first attempt after a failure, in milliseconds; doubled with each further one. Also the shortest time between
  /// two attempts that requests ask for.
  public var reconnectMsFirst: Int64 = 50

  /// Longest pause of all, in milliseconds: how much a restart may be prolonged by not having noticed its end.
  public var reconnectMsMax: Int64 = 1_000

  /// Connections to one endpoint; the second is opened when the first has no streams left. Stops a peer that allows few streams from
  /// costing a connection per request.
  public var connectionsMax = 4

  /// After this a connection is replaced, in milliseconds, less up to a fifth by chance: behind a balancer of addresses a replica that came
  /// later would otherwise never be used, and the numbers of streams run out after a billion.
  public var connectionAgeMs: Int64 = 300_000

  /// How long the peer's SETTINGS may take before a lack of streams counts as one, in milliseconds: until then 100 are assumed.
  public var settleMs: Int64 = 1_000

  /// Attempts that fail within this time, in milliseconds, are worth waiting for though the upstream counts as down: a host whose process is
  /// gone refuses at once, one that is gone itself says nothing.
  public var promptMsMax: Int64 = 100

  // MARK: How much at once

  /// Unary calls under way at one endpoint. A service that hangs costs this many requests' memory and no more.
  public var callsMax = 4_096

  /// Streaming calls under way at one endpoint: half of what a connection to a service of ours allows.
  public var streamsMax = 16_384

  /// Requests that wait for a connection: as many as may have been under way when the last one was lost. More are refused at once, for they
  /// would only time out.
  public var waitingMax = 4_096

  /// How long after the last connection was lost requests wait for the next one, in milliseconds: a restart takes one or two seconds, and
  /// ten are the time of a usual call. After that an upstream counts as down, and everybody hears so at once.
  public var patienceMs: Int64 = 10_000

  // MARK: Health

  /// Pause between two questions after an endpoint's health, in milliseconds.
  public var checkIntervalMs: Int64 = 1_000

  /// So many times as long is the pause while an endpoint is well and nobody asks anything of it.
  public var restingChecks: Int64 = 3

  /// How long the answer may take, in milliseconds.
  public var checkMsMax: Int64 = 1_000

  /// Checks in a row that must fail before an endpoint is left out, and pass before it is used again: one may be an accident.
  public var checksInARow = 2

  /// Checks in a row without any answer after which the connection is thought dead and closed: a peer that vanished sends no reset.
  public var checksUnansweredMax = 8

  /// Failures in a row that eject an endpoint.
  public var failuresMax = 5

  /// Length of the first ejection, in milliseconds; doubled with each further one.
  public var ejectionMsFirst: Int64 = 1_000

  /// Longest ejection, in milliseconds: how late a healed endpoint may be noticed.
  public var ejectionMsMax: Int64 = 60_000

  /// After this time without another ejection the next is a first one again, in milliseconds.
  public var calmMs: Int64 = 60_000

  // MARK: Silence

  /// Requests in a row without any answer after which nothing is sent for a while (`CircuitBreaker`): more than accidents make, and few
  /// enough that a crowd does not wait in vain.
  public var silencesMax = 10

  /// How long a request must have waited before the end of its time counts as silence, in milliseconds: callers choose their times, and
  /// whoever gives a service five milliseconds must not cut it off for everybody.
  public var silenceMsMin: Int64 = 1_000

  /// Longest first pause, in milliseconds, of which half is by chance; doubled with each further one: short, because a process that was
  /// stopped for a moment is back at once.
  public var silenceMsFirst: Int64 = 1_000

  /// Longest pause of all, in milliseconds: how late a process that is back may be noticed.
  public var silenceMsMax: Int64 = 5_000

  /// How long the one request that is sent after a pause may be awaited before another one is, in milliseconds.
  public var probeMsMax: Int64 = 1_000

  // MARK: Names

  /// How often a name is looked up again, in milliseconds: the usual life of a record in a cluster.
  public var resolveMs: Int64 = 30_000

  /// Shortest pause between two lookups, in milliseconds, also after failures.
  public var resolveMsMin: Int64 = 1_000

  // MARK: Retries

  /// How often a request is sent at most.
  public var attemptsMax = 3

  /// Connections that may be lost under a request before it is not sent again: what a process died of must not go through all of its
  /// replicas. One, because nearly always a process is ended by something else.
  public var lossesMax = 1

  /// Retries earned by each hundred requests: a sick system gets this much more load and no more.
  public var retriesPerHundred = 20

  /// Retries that may be saved up: all that may be under way when a busy process is killed, `callsMax`.
  public var retriesSavedMax = 4_096

  /// Retries allowed per second however few the requests are.
  public var retriesPerSecondMin = 10

  /// Longest pause before the same endpoint is asked again, in milliseconds; the pause is chosen by chance.
  public var retryPauseMsMax: Int64 = 100
}
