// Messages that a session is asked to send: responses, requests, bodies, trailers, resets.
import CNghttp2

/// How the body of a message is given.
public enum HTTP2Body: Sendable {
  /// The message ends with its headers. No content-length is added.
  case none
  /// All of it, taken over without a copy. The session adds `content-length`; the headers must not.
  case complete([UInt8])
  /// Piece by piece, by `send` and `finish`.
  case streaming
}

extension HTTP2Session {
  static let noFlags = UInt8(NGHTTP2_FLAG_NONE.rawValue)

  // MARK: Servers

  /// Answers a request.
  /// - Parameters:
  ///   - status: 200 to 599.
  ///   - headers: Pseudo-header fields in it are skipped, so that a gateway may pass an upstream's list on as it is.
  ///   - trailers: Sent after a complete body. For a streaming one they are given to `finish`.
  /// - Throws: `streamClosed`, `outOfOrder` when already answered, `outputFull`.
  public func respond(
    _ stream: HTTP2Stream, status: Int, headers: HTTP2HeaderList = HTTP2HeaderList(), body: HTTP2Body = .none,
    trailers: HTTP2HeaderList? = nil
  ) throws(HTTP2Error) {
    guard !stream.isClosed, !stream.isResetByUs else { throw .streamClosed }
    guard role == .server, !stream.areHeadersSent else { throw .outOfOrder }
    let hasData = try take(body, trailers, for: stream, sendsBody: stream.method != .head)
    stream.areHeadersSent = true
    stream.sentHeaders = headers
    let code = withDecimalDigits(status) { digits in
      withContentLength(body, status: status) { length in
        scratch.begin()
        scratch.add(":status", copying: digits)
        if let length { scratch.add("content-length", copying: length) }
        scratch.add(lending: headers, withPseudoFields: false)
        guard hasData else { return nghttp2_submit_response(library, stream.id, scratch.fields, scratch.count, nil) }
        var source = dataSource(stream)
        return nghttp2_submit_response(library, stream.id, scratch.fields, scratch.count, &source)
      }
    }
    try check(code)
  }

  /// Sends an informational response (100 Continue, 103 Early Hints); the final one is still to come.
  public func respondInformational(_ stream: HTTP2Stream, status: Int) throws(HTTP2Error) {
    guard !stream.isClosed, !stream.isResetByUs else { throw .streamClosed }
    guard role == .server, !stream.areHeadersSent else { throw .outOfOrder }
    let code = withDecimalDigits(status) { status in
      scratch.begin()
      scratch.add(":status", copying: status)
      return nghttp2_submit_headers(library, Self.noFlags, stream.id, nil, scratch.fields, scratch.count, nil)
    }
    try check(code)
  }

  // MARK: Clients

  /// How many more streams the peer allows now (100 until its SETTINGS have arrived).
  public var availableStreamCount: Int {
    if role != .client || failure != nil || isGoAwayReceived || isGoodbyeSaid { return 0 }
    return max(0, Int(nghttp2_session_get_remote_settings(library, NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS)) - liveStreamCount)
  }

  /// Sends a request.
  /// - Parameters:
  ///   - headers: Begins with the pseudo-header fields; see ``HTTP2HeaderList/request(method:scheme:authority:path:)``.
  ///   - context: The new stream's context.
  /// - Throws: `draining` and `tooManyStreams` (nothing was sent: safe to send elsewhere), `outputFull`.
  public func request(
    _ headers: HTTP2HeaderList, body: HTTP2Body = .none, trailers: HTTP2HeaderList? = nil, context: AnyObject? = nil
  ) throws(HTTP2Error) -> HTTP2Stream {
    guard role == .client, failure == nil, !isGoAwayReceived, !isGoodbyeSaid else { throw .draining }
    guard availableStreamCount > 0 else { throw .tooManyStreams }
    let stream = HTTP2Stream(id: 0, nowMs: nowMs)
    let hasData = try take(body, trailers, for: stream, sendsBody: true)
    stream.context = context
    stream.areHeadersSent = true
    stream.sentHeaders = headers
    let link = remember(stream)
    let id = withContentLength(body) { length in
      scratch.begin()
      scratch.add(lending: headers, withPseudoFields: true)
      if let length { scratch.add("content-length", copying: length) }
      guard hasData else { return nghttp2_submit_request(library, nil, scratch.fields, scratch.count, nil, link) }
      var source = dataSource(stream)
      return nghttp2_submit_request(library, nil, scratch.fields, scratch.count, &source, link)
    }
    if id < 0 {
      close(stream, .refusedStream)
      forget(stream)
      throw HTTP2Error(libraryCode: Int(id))
    }
    stream.id = id
    stream.isAnnounced = true
    return stream
  }

  // MARK: Bodies

  /// Whether a writer should go on; when false, `streamWritable` will tell.
  public func isWritable(_ stream: HTTP2Stream) -> Bool {
    !stream.owesWritable && !stream.isClosed && !stream.isResetByUs
  }

  /// Queues a piece of a streaming body, taken over without a copy.
  /// - Throws: `streamClosed`, `outOfOrder`, `outputFull` (nothing of it was queued; the usual answer is `reset`).
  public func send(_ stream: HTTP2Stream, _ bytes: [UInt8]) throws(HTTP2Error) {
    try admit(bytes.count, to: stream)
    stream.output.append(bytes)
    queued(on: stream)
  }

  /// Queues a copy of a piece of a streaming body.
  /// - Throws: As the other `send`.
  public func send(_ stream: HTTP2Stream, _ bytes: UnsafeRawBufferPointer) throws(HTTP2Error) {
    try admit(bytes.count, to: stream)
    stream.output.append(bytes)
    queued(on: stream)
  }

  /// Ends a streaming body once what is queued has been sent.
  public func finish(_ stream: HTTP2Stream, trailers: HTTP2HeaderList? = nil) throws(HTTP2Error) {
    try admit(0, to: stream)
    stream.isOutputEnded = true
    stream.outputTrailers = trailers
    resume(stream)
  }

  /// Ends a stream at once; what waits to be sent is dropped. Only `streamClosed` is still reported. Without effect on a closed one.
  public func reset(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) {
    guard !stream.isClosed, !stream.isResetByUs else { return }
    stream.isResetByUs = true
    dropOutput(of: stream)
    nghttp2_submit_rst_stream(library, Self.noFlags, stream.id, code.rawValue)
  }

  // MARK: The queue

  /// - Returns: Whether the library must ask for data.
  private func take(
    _ body: HTTP2Body, _ trailers: HTTP2HeaderList?, for stream: HTTP2Stream, sendsBody: Bool
  ) throws(HTTP2Error) -> Bool {
    switch body {
    case .streaming where sendsBody: return true
    case .complete(let bytes) where sendsBody:
      guard hasRoom(for: bytes.count, on: stream) else { throw .outputFull }
      stream.output.append(bytes)
      stream.lastOutputMs = nowMs
      bufferedBytes += bytes.count
    case .none, .complete, .streaming: break
    }
    stream.isOutputEnded = true
    stream.outputTrailers = trailers
    return !stream.output.isEmpty || trailers != nil
  }

  private func hasRoom(for count: Int, on stream: HTTP2Stream) -> Bool {
    stream.output.count + count <= limits.streamOutputBytesMax && bufferedBytes + count <= limits.connectionOutputBytesMax
  }

  private func admit(_ count: Int, to stream: HTTP2Stream) throws(HTTP2Error) {
    guard !stream.isClosed, !stream.isResetByUs else { throw .streamClosed }
    guard stream.areHeadersSent, !stream.isOutputEnded else { throw .outOfOrder }
    guard hasRoom(for: count, on: stream) else { throw .outputFull }
    if stream.output.isEmpty { stream.lastOutputMs = nowMs }
    bufferedBytes += count
  }

  private func queued(on stream: HTTP2Stream) {
    if stream.output.count >= limits.outputHighWaterBytes { stream.owesWritable = true }
    resume(stream)
  }

  private func resume(_ stream: HTTP2Stream) {
    guard stream.isDeferred else { return }
    stream.isDeferred = false
    nghttp2_session_resume_data(library, stream.id)
  }

  func dropOutput(of stream: HTTP2Stream) {
    bufferedBytes -= stream.output.count
    stream.output.removeAll()
    stream.outputTrailers = nil
    stream.owesWritable = false
  }

  /// The library asks for the next piece of a body.
  func readOutput(
    of stream: HTTP2Stream, into target: UnsafeMutablePointer<UInt8>, room: Int, flags: UnsafeMutablePointer<UInt32>
  ) -> Int {
    // Asked for DATA only once HEADERS have left: an open stream need not keep them.
    if stream.sentHeaders != nil { stream.sentHeaders = nil }
    let moved = stream.output.read(into: target, room: room)
    bufferedBytes -= moved
    if stream.output.isEmpty {
      if stream.isOutputEnded {
        flags.pointee |= NGHTTP2_DATA_FLAG_EOF.rawValue
        if let trailers = stream.outputTrailers { submit(trailers, on: stream, flags) }
      } else if moved == 0 {
        stream.isDeferred = true
        return Int(NGHTTP2_ERR_DEFERRED.rawValue)
      }
    }
    stream.outputSinceMark += moved
    if stream.output.isEmpty || stream.outputSinceMark >= limits.progressBytesMin {
      stream.outputSinceMark = 0
      stream.lastOutputMs = nowMs
    }
    if stream.owesWritable, stream.output.count <= limits.outputLowWaterBytes {
      stream.owesWritable = false
      if !stream.isOutputEnded { drained.append(stream) }
    }
    return moved
  }

  private func submit(_ trailers: HTTP2HeaderList, on stream: HTTP2Stream, _ flags: UnsafeMutablePointer<UInt32>) {
    scratch.begin()
    scratch.add(lending: trailers, withPseudoFields: false)
    if nghttp2_submit_trailer(library, stream.id, scratch.fields, scratch.count) == 0 {
      flags.pointee |= NGHTTP2_DATA_FLAG_NO_END_STREAM.rawValue
    }
  }

  /// - Parameter status: Status of a response: 204 has no length, and that of a 304 would be that of the 200 (RFC 9110 §8.6).
  private func withContentLength<R>(_ body: HTTP2Body, status: Int = 200, _ use: (UnsafeRawBufferPointer?) -> R) -> R {
    guard case .complete(let bytes) = body, status != 204, status != 304 else { return use(nil) }
    return withDecimalDigits(bytes.count) { use($0) }
  }
}
