public import CairnProto
public import CairnServices
internal import EventLoop
internal import FoundationEssentials
internal import Identity
public import Postgres
public import RPC
internal import Timekeeping

/// Serves `cairn.bench.v1.BenchService`: for measuring and for testing the transport.
public struct BenchHandlers: BenchServiceHandlers {
  private static let delayRangeMs: ClosedRange<Int32> = 0...60_000
  private static let busyRangeUs: ClosedRange<Int32> = 0...100_000

  private let database: Database?
  private let topic = Topic()

  /// - Parameter database: With a table `bench_rows(id bigint primary key, text text)`; nil when Lookup is not called.
  public init(database: Database? = nil) {
    self.database = database
  }

  public func echo(_ request: EchoRequest, _ context: RequestContext) async throws -> EchoResponse {
    try await Self.wait(request.delayMs)
    try Self.keepBusy(request.busyUs)
    return EchoResponse(text: request.text, data: request.data, number: request.number)
  }

  public func echoAsUser(_ request: EchoAsUserRequest, _ context: RequestContext) async throws -> EchoAsUserResponse {
    EchoAsUserResponse(text: request.text, accountID: context.caller.accountID?.uuidString.lowercased() ?? "")
  }

  public func lookup(_ request: LookupRequest, _ context: RequestContext) async throws -> LookupResponse {
    guard let database else { throw RPCError(.unimplemented, told: "NO_DATABASE") }
    let rows = try await database.query("SELECT id, text FROM bench_rows WHERE id = \(request.rowID)")
    guard let row = rows.first else { throw RPCError(.notFound, told: "ROW_NOT_FOUND") }
    return LookupResponse(rowID: try row.get(0), text: try row.get(1))
  }

  public func count(
    _ request: CountRequest, _ context: RequestContext, _ responses: ResponseStream<CountResponse>
  ) async throws {
    let padding = [UInt8](repeating: 0, count: Int(min(max(request.paddingBytes, 0), 65_536)))
    var number: Int32 = 0
    while number < request.count {
      if number > 0 { try await Self.wait(request.intervalMs) }
      number += 1
      try await responses.send(CountResponse(number: number, padding: padding))
    }
    if let code = RPCCode(rawValue: request.errorCode) { throw RPCError(code, told: "AS_ASKED") }
  }

  public func countAsUser(
    _ request: CountAsUserRequest, _ context: RequestContext, _ responses: ResponseStream<CountAsUserResponse>
  ) async throws {
    var number: Int32 = 0
    while number < request.count {
      if number > 0 { try await Self.wait(request.intervalMs) }
      number += 1
      try await responses.send(CountAsUserResponse(number: number))
    }
  }

  public func subscribe(
    _ request: SubscribeRequest, _ context: RequestContext, _ responses: ResponseStream<SubscribeResponse>
  ) async throws {
    try await follow(until: request.lastNumber) { try await responses.send(SubscribeResponse(number: $0)) }
  }

  public func subscribeAsUser(
    _ request: SubscribeAsUserRequest, _ context: RequestContext, _ responses: ResponseStream<SubscribeAsUserResponse>
  ) async throws {
    try await follow(until: request.lastNumber) { try await responses.send(SubscribeAsUserResponse(number: $0)) }
  }

  public func publish(_ request: PublishRequest, _ context: RequestContext) async throws -> PublishResponse {
    let publishTime = SystemTime().now()
    return PublishResponse(waitingCount: Int32(clamping: topic.publish(request.number)), publishTime: publishTime)
  }

  public func fail(_ request: FailRequest, _ context: RequestContext) async throws -> FailResponse {
    try await Self.wait(request.delayMs)
    throw RPCError(RPCCode(rawValue: request.code) ?? .unknown, told: request.reason, message: "as asked", metadata: ["key": "value"])
  }

  /// Sends the newest number, then each that follows, up to `last`.
  private func follow(until last: Int64, _ send: nonisolated(nonsending) (Int64) async throws -> Void) async throws {
    var number = topic.newest
    try await send(number)
    while number < last {
      number = await topic.next(after: number)
      try await send(number)
    }
  }

  private static func keepBusy(_ microseconds: Int32) throws {
    if microseconds == 0 { return }
    guard busyRangeUs.contains(microseconds) else { throw RPCError.invalid("busy_us", .outOfRange) }
    let end = ContinuousClock.now + .microseconds(Int64(microseconds))
    while ContinuousClock.now < end {}
  }

  private static func wait(_ milliseconds: Int32) async throws {
    if milliseconds == 0 { return }
    guard delayRangeMs.contains(milliseconds) else { throw RPCError.invalid("delay_ms", .outOfRange) }
    try await Loop.current?.sleep(for: .milliseconds(Int64(milliseconds)))
  }
}
