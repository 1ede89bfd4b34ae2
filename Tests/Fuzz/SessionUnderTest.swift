import HTTP2

/// A session whose owner does something arbitrary inside every event, and counts what it was told.
final class SessionUnderTest: HTTP2SessionEvents {
  private(set) var session: HTTP2Session!
  private var decisions: Decisions
  private var live: Set<Int32> = []

  init(_ role: HTTP2Session.Role, _ limits: HTTP2Limits, seed: UInt64) {
    decisions = Decisions(seed)
    guard let session = try? HTTP2Session(role: role, limits: limits, events: self, nowMs: 0) else { fatalError("no session") }
    self.session = session
  }

  /// Delivers bytes in pieces, sends what waits, lets time pass, loses the connection; then nothing may be left.
  func live(through bytes: [UInt8], pieces: Int) {
    var nowMs: Int64 = 0
    inPieces(bytes, pieces) { piece in
      session.receive(piece, nowMs: nowMs)
      if decisions.next() % 3 != 0 { takeOutput() }
      nowMs += Int64(decisions.next() % 50)
    }
    if decisions.next() % 4 == 0 { session.shutdownNotice() }
    if decisions.next() % 4 == 0 { session.shutdown() }
    takeOutput()
    session.tick(nowMs: nowMs + 100_000)
    takeOutput()
    session.connectionLost()
    require(session.liveStreamCount == 0, "no stream survives its connection, \(session.liveStreamCount) did")
    require(session.bufferedBytes == 0, "no output survives its connection, \(session.bufferedBytes) bytes did")
    require(live.isEmpty, "every stream that was announced is closed, not \(live.sorted())")
  }

  private func takeOutput() {
    var count = 0
    session.pull(upTo: 1_000_000) { count += $0.count }
  }

  /// Requests of a client are announced by its own call.
  func request(_ path: String, _ body: HTTP2Body) {
    if let stream = try? session.request(.request(method: "POST", authority: "cairn.test", path: path), body: body) {
      live.insert(stream.id)
    }
  }

  private func act(on stream: HTTP2Stream) {
    switch decisions.next() % 9 {
    case 0: try? session.respond(stream, status: 200, body: .complete([1, 2, 3]))
    case 1: try? session.respond(stream, status: 200, body: .streaming)
    case 2: session.reset(stream, .cancel)
    case 3: try? session.send(stream, [UInt8](repeating: 1, count: 40_000))
    case 4: try? session.finish(stream)
    case 5: try? session.respondInformational(stream, status: 100)
    case 6: session.consume(stream, Int(decisions.next() % 1_000))
    default: break
    }
  }

  func streamHeaders(_ stream: HTTP2Stream, isEnd: Bool) {
    if session.role == .server { require(live.insert(stream.id).inserted, "stream \(stream.id) is announced once") }
    require(live.contains(stream.id), "a stream that speaks was announced")
    act(on: stream)
  }

  func streamData(_ stream: HTTP2Stream, _ bytes: UnsafeRawBufferPointer) {
    require(live.contains(stream.id), "a stream that has data was announced")
    // Every byte is read: memory that is not there would be noticed.
    require(bytes.reduce(0) { $0 | UInt($1) } <= 255, "bytes are bytes")
    if decisions.next() % 2 == 0 { session.consume(stream, bytes.count) }
    act(on: stream)
  }

  func streamTrailers(_ stream: HTTP2Stream) { _ = stream.trailers?.strings }

  func streamEnd(_ stream: HTTP2Stream) { act(on: stream) }

  func streamClosed(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) {
    require(live.remove(stream.id) != nil, "stream \(stream.id) is closed once")
    act(on: stream)
  }

  func streamWritable(_ stream: HTTP2Stream) { act(on: stream) }

  func sessionFailed(_ error: HTTP2Error) {}
}
