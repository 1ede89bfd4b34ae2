internal import EventLoop

/// One GET over HTTP/1.1, what inner ports for health checks speak. Confined to its loop.
final class PlainGet: TCPConnectionDelegate {
  struct Page: Hashable, Sendable {
    let status: Int
    let body: String
  }

  /// Health pages are a few lines, those of metrics some hundred kilobytes.
  private static let bytesMax = 4_194_304

  private var request: [UInt8]
  private var response: [UInt8] = []
  private var continuation: UnsafeContinuation<Page, any Error>?
  private var me: PlainGet?

  private init(_ path: String, _ host: HostPort) {
    request = Array("GET \(path) HTTP/1.1\r\nhost: \(host)\r\nconnection: close\r\n\r\n".utf8)
  }

  /// On the loop's thread.
  /// - Parameter timeout: For the connection; a server that has accepted and says nothing closes by itself.
  /// - Throws: `Failure`.
  static func fetch(_ path: String, from host: HostPort, at address: SocketAddress, timeout: Duration, on loop: Loop) async throws -> Page {
    try await withUnsafeThrowingContinuation { continuation in
      let exchange = PlainGet(path, host)
      exchange.continuation = continuation
      exchange.me = exchange
      _ = TCPConnection.connect(on: loop, to: address, timeout: timeout, delegate: exchange)
    }
  }

  /// Nil for what is not HTTP/1.
  static func parse(_ response: [UInt8]) -> Page? {
    let text = String(decoding: response, as: UTF8.self)
    guard text.hasPrefix("HTTP/1."), let end = text.firstRange(of: "\r\n\r\n") else { return nil }
    let words = text.prefix { $0 != "\r\n" }.split(separator: " ")
    guard words.count >= 2, let status = Int(words[1]), (100...599).contains(status) else { return nil }
    return Page(status: status, body: String(text[end.upperBound...]))
  }

  func connectionOpened(_ connection: TCPConnection) {
    connection.setNeedsFlush()
  }

  func connection(_ connection: TCPConnection, received bytes: UnsafeRawBufferPointer) {
    response.append(contentsOf: bytes)
    if response.count > Self.bytesMax { connection.close() }
  }

  func connection(_ connection: TCPConnection, fill buffer: UnsafeMutableRawBufferPointer) -> Int {
    let part = request.prefix(buffer.count)
    part.withUnsafeBytes { buffer.copyMemory(from: $0) }
    request.removeFirst(part.count)
    return part.count
  }

  func connectionReachedEnd(_ connection: TCPConnection) {
    connection.close()
  }

  func connectionClosed(_ connection: TCPConnection, error: SystemError?) {
    let page = Self.parse(response)
    continuation?.resume(with: page.map { .success($0) } ?? .failure(Failure(error?.description ?? "no answer in HTTP")))
    continuation = nil
    me = nil
  }
}
