public import Observability

/// Counters of one loop for one method: a few plain additions a call. Confined to its loop; a scrape adds the loops up.
public final class CallMetrics {
  private static let inFlight = 0
  private static let requestBytes = 1
  private static let responseBytes = 2
  private static let codes = 3
  private static let buckets = codes + RPCCode.allCases.count + 1

  private let cells: MetricCells
  private let durations: Histogram
  private let row: MethodRow
  private let prefix: String
  private let registry: MetricRegistry
  /// Whether the series stand in the registry. A method's are made with its first call: of some six hundred methods most are never called in
  /// a process, and twenty names for each would cost every start a second and two megabytes.
  private var isRegistered = false

  /// - Parameter side: Where it is counted: "gateway" or "server".
  public init(_ row: MethodRow, side: String, in registry: MetricRegistry = .process) {
    let bounds = Histogram.callBounds
    cells = MetricCells(count: Self.buckets + bounds.cellCount)
    durations = Histogram(cells, first: Self.buckets, bounds: bounds)
    self.row = row
    self.registry = registry
    prefix = "cairn_\(side)"
  }

  @inline(never) private func register() {
    isRegistered = true
    let parts = row.path.split(separator: "/").map(String.init)
    let (service, method) = (parts[0], parts[parts.count - 1])
    for (index, code) in (["ok"] + RPCCode.allCases.map(\.rawValue)).enumerated() {
      registry.add(
        cells, Self.codes + index, "\(prefix)_requests_total", "Calls that have ended, by the code of their answer.",
        ["service": service, "method": method, "code": code], isSparse: true)
    }
    let labels: MetricRegistry.Labels = ["service": service, "method": method]
    registry.add(
      cells, Self.inFlight, "\(prefix)_requests_in_flight", "Calls that are being worked on.", labels, isCounter: false, isSparse: true)
    registry.add(
      cells, Self.requestBytes, "\(prefix)_request_bytes_total", "Bytes of request bodies, as they came.", labels, isSparse: true)
    registry.add(
      cells, Self.responseBytes, "\(prefix)_response_bytes_total", "Bytes of answers' bodies, as they went.", labels, isSparse: true)
    if row.isServerStreaming { return }
    registry.add(
      durations, "\(prefix)_request_duration_seconds",
      "From a call's last byte (at a service its first) to its answer, in steps of one millisecond; streams are not measured.", labels,
      isSparse: true)
  }

  /// A call has begun.
  @inline(__always) public func began() {
    if !isRegistered { register() }
    cells.add(Self.inFlight, 1)
  }

  /// A call that has begun has ended.
  /// - Parameters:
  ///   - code: Nil when it ended well.
  ///   - milliseconds: How long it took, by the loop's clock of turns; nil where that says nothing of us.
  public func ended(_ code: RPCCode?, milliseconds: Int64?, requestBytes: Int, responseBytes: Int) {
    cells.add(Self.inFlight, -1)
    cells.add(Self.codes + (code.map { $0.metricIndex + 1 } ?? 0), 1)
    cells.add(Self.requestBytes, requestBytes)
    cells.add(Self.responseBytes, responseBytes)
    if let milliseconds, !row.isServerStreaming { durations.observe(Int(milliseconds)) }
  }
}

extension RPCCode {
  /// The place of the code in `allCases`.
  fileprivate var metricIndex: Int {
    switch self {
    case .canceled: 0
    case .unknown: 1
    case .invalidArgument: 2
    case .deadlineExceeded: 3
    case .notFound: 4
    case .alreadyExists: 5
    case .permissionDenied: 6
    case .resourceExhausted: 7
    case .failedPrecondition: 8
    case .aborted: 9
    case .outOfRange: 10
    case .unimplemented: 11
    case .internal: 12
    case .unavailable: 13
    case .dataLoss: 14
    case .unauthenticated: 15
    }
  }
}
