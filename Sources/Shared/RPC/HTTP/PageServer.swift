public import EventLoop

/// Answers GET over HTTP/1.1 with small pages, one a connection: what health checks and metric scrapers speak. For an inner port.
/// Confined to its loop.
public final class PageServer {
  private var listener: TCPListener?

  /// Begins to listen. On the loop's thread.
  /// - Throws: `SystemError`.
  public init(on loop: Loop, address: SocketAddress, pages: [String: @Sendable () -> RPCServer.Page]) throws {
    listener = try TCPListener(on: loop, address: address) { connection in
      connection.begin(delegate: PageExchange(pages, on: loop))
    }
  }

  /// Where it listens.
  public var address: SocketAddress? { listener?.address }

  /// Stops listening; answers on their way still arrive.
  public func close() {
    listener = nil
  }
}

/// One request and its page. Keeps itself alive until the connection has closed.
private final class PageExchange: TCPConnectionDelegate, LoopTimerTarget {
  /// A scraper's request is a few hundred bytes.
  private static let requestBytesMax = 8_192
  /// A connection that has not sent its request by then is closed.
  private static let requestTimeout = Duration.seconds(5)

  private let pages: [String: @Sendable () -> RPCServer.Page]
  private let timer: LoopTimer
  private var request: [UInt8] = []
  private var response: ArraySlice<UInt8>?
  private var connection: TCPConnection?
  private var me: PageExchange?

  init(_ pages: [String: @Sendable () -> RPCServer.Page], on loop: Loop) {
    self.pages = pages
    timer = LoopTimer(on: loop)
    me = self
  }

  func connectionOpened(_ connection: TCPConnection) {
    self.connection = connection
    timer.arm(after: Self.requestTimeout, self)
  }

  func timerFired(_ timer: LoopTimer) {
    connection?.close()
  }

  func connection(_ connection: TCPConnection, received bytes: UnsafeRawBufferPointer) {
    guard response == nil else { return }
    request.append(contentsOf: bytes)
    if request.count > Self.requestBytesMax { return connection.close() }
    guard String(decoding: request, as: UTF8.self).contains("\r\n\r\n") else { return }
    response = answer()[...]
    connection.setNeedsFlush()
  }

  private func answer() -> [UInt8] {
    let line = String(decoding: request.prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self).split(separator: " ")
    guard line.count == 3, line[0] == "GET" || line[0] == "HEAD" else {
      return Self.write(RPCServer.Page(status: 405, body: "GET only\n"))
    }
    guard let page = pages[String(line[1].prefix { $0 != "?" })] else {
      return Self.write(RPCServer.Page(status: 404, body: "no such page\n"))
    }
    return Self.write(page(), isHead: line[0] == "HEAD")
  }

  private static func write(_ page: RPCServer.Page, isHead: Bool = false) -> [UInt8] {
    let head = """
      HTTP/1.1 \(page.status) \(page.status == 200 ? "OK" : "-")\r
      content-type: \(page.contentType)\r
      content-length: \(page.body.utf8.count)\r
      cache-control: no-store\r
      connection: close\r
      \r

      """
    return Array(head.utf8) + (isHead ? [] : Array(page.body.utf8))
  }

  func connection(_ connection: TCPConnection, fill buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard let rest = response else { return 0 }
    let part = rest.prefix(buffer.count)
    part.withUnsafeBytes { buffer.copyMemory(from: $0) }
    response = rest.dropFirst(part.count)
    if part.isEmpty { connection.closeAfterFlush() }
    return part.count
  }

  func connectionReachedEnd(_ connection: TCPConnection) {
    if response == nil { connection.close() }
  }

  func connectionClosed(_ connection: TCPConnection, error: SystemError?) {
    timer.cancel()
    self.connection = nil
    me = nil
  }
}
