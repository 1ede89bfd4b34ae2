internal import CairnProto
public import Cryptography
public import EventLoop
internal import FoundationEssentials
public import HTTP2
public import Identity
public import Logging
internal import Observability
public import Timekeeping

/// The server of a process: its methods, who may call them, what else answers on its port. The same on every loop.
public struct RPCServer: Sendable {
  /// How calls prove who makes them.
  public enum Trust: Sendable {
    /// By the header cairn-ticket, signed for this service. Without one a call is refused, whatever network it came from.
    case tickets(audience: String, keys: TicketKeys)
    /// Not at all: everybody is anonymous, so that only PUBLIC methods can be called. For measuring and testing the transport.
    case nobody
  }

  /// A small answer outside the protocol, for example to a health check.
  public struct Page: Sendable {
    /// HTTP status, media type, and text.
    public var status: Int
    public var contentType: String
    public var body: String

    public init(status: Int, contentType: String = "text/plain; charset=utf-8", body: String) {
      self.status = status
      self.contentType = contentType
      self.body = body
    }
  }

  public var methods: [RPCMethod]
  /// How calls prove who makes them.
  public var trust: Trust
  /// Pages that GET answers, by path, to anybody who reaches the port.
  public var pages: [String: @Sendable () -> Page]
  /// Whether a request without connect-protocol-version (GET: without connect=v1) is refused; the protocol leaves it to the server. Not by
  /// default, so that `curl` works as it is.
  public var requiresProtocolVersion = false
  /// Whether errors carry the detail `cairn.rpc.v1.ErrorInfo`. Always for clients of ours, who branch on its reason.
  public var describesErrors = true
  public var time: any TimeSource
  public var logger: Logger
  /// When calls are refused because there is too much to do.
  public var overload = OverloadLimits()

  public init(
    methods: [RPCMethod], trust: Trust, pages: [String: @Sendable () -> Page] = [:], time: any TimeSource = SystemTime(),
    logger: Logger = Logger(label: "rpc")
  ) {
    self.methods = methods
    self.trust = trust
    self.pages = pages
    self.time = time
    self.logger = logger
  }

  /// How much earlier than its caller a call ends: the error must still travel (boulder's 20 ms).
  static let deadlineMarginMs = 20

  /// Begins to serve on the calling loop.
  /// - Throws: `SystemError`, for example `.addressInUse`.
  public func listen(
    on loop: Loop, address: SocketAddress, tls: TLSServerContext? = nil, limits: HTTP2Limits = .innerServer
  ) throws -> HTTPServer {
    try HTTPServer(on: loop, address: address, tls: tls, limits: limits, handler: RPCDispatcher(self, on: loop))
  }
}

/// The server's side of one loop: turns streams into calls. Confined to its loop.
final class RPCDispatcher: HTTPHandler {
  let server: RPCServer
  let loop: Loop
  private let methods: PathTable<ServedMethod>
  private var ids = TraceIDs()
  private let pages: PathTable<ServedPage>
  private let verifier: TicketVerifier?
  private var streamingCalls: [ObjectIdentifier: RPCCall] = [:]
  let timers: LoopTimerPool
  /// Agenda of parked streams: how long each may be silent.
  let agenda: LoopAgenda
  let load: LoadGuard

  init(_ server: RPCServer, on loop: Loop) {
    self.server = server
    self.loop = loop
    timers = LoopTimerPool(on: loop)
    agenda = LoopAgenda(on: loop)
    load = loop.loadGuard(server.overload)
    methods = PathTable(server.methods.map { ($0.row.path, ServedMethod($0)) })
    pages = PathTable(server.pages.map { ($0.key, ServedPage($0.value)) })
    verifier =
      switch server.trust {
      case .tickets(let audience, let keys): TicketVerifier(audience: audience, keys: keys)
      case .nobody: nil
      }
  }

  // MARK: Streams

  func streamBegan(_ stream: HTTP2Stream, on connection: HTTPConnection, isEnd: Bool) {
    if !stream.method.isImplemented {
      connection.respond(stream, status: 501, headers: HTTP2HeaderList(), body: .none)
    } else if let method = stream.withPath({ methods[$0.withoutQuery] }) {
      begin(method, stream, connection, isEnd: isEnd)
    } else if let page = stream.withPath({ pages[$0.withoutQuery] }) {
      answer(stream, connection, with: page.make())
    } else {
      let answer = server.describesErrors ? ConnectAnswer.unknownMethod : .unknownMethodPlain
      connection.respond(stream, status: answer.status, headers: answer.headers, body: .complete(answer.body))
    }
  }

  func streamData(_ stream: HTTP2Stream, on connection: HTTPConnection, _ bytes: UnsafeRawBufferPointer) {
    stream.call?.received(bytes)
  }

  func streamEnded(_ stream: HTTP2Stream, on connection: HTTPConnection) {
    stream.call?.ended()
  }

  func streamClosed(_ stream: HTTP2Stream, on connection: HTTPConnection, _ code: HTTP2ErrorCode) {
    guard let call = stream.call else { return }
    if !call.isStreaming { load.callEnded() }
    call.closed()
  }

  func streamWritable(_ stream: HTTP2Stream, on connection: HTTPConnection) {
    stream.call?.writable()
  }

  func connectionHalfClosed(_ connection: HTTPConnection) {
    for call in streamingCalls.values { call.abandon(connection) }
  }

  func connectionClosed(_ connection: HTTPConnection, _ error: SystemError?) {}

  func endStreams() {
    let error = RPCError.unavailable("the service is restarting")
    for call in streamingCalls.values { call.end(with: error) }
  }

  /// Called by a streaming call whose stream has closed.
  func forget(_ call: RPCCall) {
    streamingCalls[ObjectIdentifier(call)] = nil
  }

  // MARK: Beginning a call

  /// This process's span of the caller's trace, or of a new one.
  func trace(_ parent: TraceContext?) -> TraceContext {
    let span = ids.next()
    return parent?.child(span) ?? ids.newTrace(spanID: span, isSampled: false)
  }

  private func begin(_ served: ServedMethod, _ stream: HTTP2Stream, _ connection: HTTPConnection, isEnd: Bool) {
    let method = served.method
    guard method.row.isNeverShed || (verifier != nil && Self.isOwnErrand(method.row, stream)) || load.hasRoom() else {
      return shed(method, stream, connection)
    }
    let call = RPCCall(method, served.metrics, stream, connection, self)
    stream.context = call
    if method.row.isServerStreaming { streamingCalls[ObjectIdentifier(call)] = call } else { load.callBegan() }
    call.begin(isEnd: isEnd)
  }

  /// Whether one of our own processes may call, on nobody's behalf, what a method lets processes have whatever the load. A call that is made for a client
  /// says where that one is.
  static func isOwnErrand(_ row: MethodRow, _ stream: HTTP2Stream) -> Bool {
    row.isNeverShedForServices && !stream.headers.contains("cairn-client-address")
  }

  /// Refuses a call of which nothing has been looked at: whoever is told so may ask another replica.
  private func shed(_ method: RPCMethod, _ stream: HTTP2Stream, _ connection: HTTPConnection) {
    let answer = ConnectAnswer(load.refusal, to: stream.headers, isStreaming: method.row.isServerStreaming)
    connection.respond(stream, status: answer.status, headers: answer.headers.adding(RetryMark.name, "1"), body: .complete(answer.body))
  }

  private func answer(_ stream: HTTP2Stream, _ connection: HTTPConnection, with page: RPCServer.Page) {
    guard stream.method.asksOnly else {
      return connection.respond(stream, status: 405, headers: .allowGet, body: .none)
    }
    var headers = HTTP2HeaderList()
    headers.append("content-type", page.contentType)
    headers.append("cache-control", "no-store")
    connection.respond(stream, status: page.status, headers: headers, body: .complete(Array(page.body.utf8)))
  }

  /// The caller of a method, and whether it may call.
  func authorize(_ row: MethodRow, _ ticket: [UInt8]?, at now: Moment) throws(RPCError) -> Caller {
    guard let verifier else { return try row.admit(.anonymous) }
    guard let ticket else {
      throw RPCError(.unauthenticated, reason: .unauthenticated, message: "no ticket: call through the gateway")
    }
    let caller: Caller
    do {
      caller = try verifier.verify(ticket, method: row.path, isKept: !row.isServerStreaming, at: now)
    } catch {
      throw RPCError(.unauthenticated, reason: error.reason, message: "the ticket is not valid here", cause: error)
    }
    return try row.admit(caller)
  }
}

/// A method and what this loop counts of it.
private final class ServedMethod {
  let method: RPCMethod
  let metrics: CallMetrics

  init(_ method: RPCMethod) {
    self.method = method
    metrics = CallMetrics(method.row, side: "server")
  }
}

extension Access {
  /// Lets the caller in or says why not.
  public func admit(_ caller: Caller) throws(RPCError) -> Caller {
    let isAdmitted =
      switch self {
      case .public: true
      case .guest: caller.accountID != nil
      case .user: caller.accountID != nil && !caller.isGuest
      case .admin: caller.accountID != nil && caller.roles.contains("admin")
      case .internal: caller.callingService != nil
      }
    if isAdmitted { return caller }
    if caller.accountID == nil, self != .internal {
      throw RPCError(.unauthenticated, reason: .unauthenticated, message: "log in first")
    }
    if self == .user {
      throw RPCError(.permissionDenied, reason: .guestNotAllowed, message: "guests have to get credentials first")
    }
    throw RPCError(.permissionDenied, reason: .permissionDenied, message: "not for this caller")
  }
}

extension HTTP2Stream {
  /// The call this stream carries.
  fileprivate var call: RPCCall? { context as? RPCCall }
}

/// The maker of a small answer outside the protocol.
public final class ServedPage: Sendable {
  /// Called for each request.
  public let make: @Sendable () -> RPCServer.Page

  public init(_ make: @escaping @Sendable () -> RPCServer.Page) {
    self.make = make
  }
}

extension HTTP2HeaderList {
  static let proto = one("content-type", "application/proto")
  static let json = one("content-type", "application/json")
  static let streamProto = one("content-type", "application/connect+proto")
  static let streamJSON = one("content-type", "application/connect+json")
  static let allowGet = one("allow", "GET, HEAD")
  static let allowPost = one("allow", "POST")
  static let allowGetAndPost = one("allow", "GET, HEAD, POST")
  static let acceptGzip = one("accept-encoding", "gzip")
  static let acceptGzipStream = one("connect-accept-encoding", "gzip")
  static let acceptPost = one("accept-post", "application/proto, application/json")
  static let acceptPostStream = one("accept-post", "application/connect+proto, application/connect+json")

  static func one(_ name: StaticString, _ value: StaticString) -> HTTP2HeaderList {
    var list = HTTP2HeaderList()
    list.append(name, value)
    return list
  }

  /// Appends a field of metadata, which was checked when it was added.
  mutating func append(named name: String, _ value: String) {
    var (name, value) = (name, value)
    name.withUTF8 { name in
      value.withUTF8 { value in append(name: UnsafeRawBufferPointer(name), value: UnsafeRawBufferPointer(value)) }
    }
  }

  func adding(_ name: StaticString, _ value: StaticString) -> HTTP2HeaderList {
    var list = self
    list.append(name, value)
    return list
  }
}
