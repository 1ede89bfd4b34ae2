// Meanings of the library's callbacks: header blocks, bodies, the end of streams.
import CNghttp2

extension HTTP2Session {
  // MARK: Header blocks

  func headersBegan(_ id: Int32) {
    headerStream = stream(id) ?? (role == .server ? acceptStream(id) : nil)
    headerStorage = spareStorages.popLast() ?? HeaderStorage(capacity: 512)
    headerBytes = 0
  }

  private func acceptStream(_ id: Int32) -> HTTP2Stream {
    let stream = HTTP2Stream(id: id, nowMs: nowMs)
    nghttp2_session_set_stream_user_data(library, id, remember(stream))
    return stream
  }

  func field(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer, flags: UInt8) {
    guard let storage = headerStorage else { return }
    headerBytes += name.count + value.count + 32
    if headerBytes > limits.headerListBytesMax || name.count > UInt16.max {
      headerStream?.isHeaderListTooLarge = true
      if headerBytes > limits.headerBombBytesMax { callbackError = .flood(.headerBytes) }
      return
    }
    let kind = FieldKind(name: name)
    let secret = flags & UInt8(NGHTTP2_NV_FLAG_NO_INDEX.rawValue)
    let offset = storage.append(flags: secret, kind: kind, name: name, value: value)
    // Most fields are regular: the stream is only looked at for the others.
    guard kind.isPseudo, let stream = headerStream else { return }
    let slice = HTTP2Stream.Slice(offset: offset, count: value.count)
    switch kind {
    case .regular, .otherPseudo: break
    case .method: stream.method = HTTP2Method(value)
    case .path: stream.pathSlice = slice
    case .authority: stream.authoritySlice = slice
    case .scheme: stream.schemeSlice = slice
    case .status: stream.status = decimalNumber(value) ?? 0
    }
  }

  /// The library found the block well-formed (RFC 9113 §8.2, §8.3).
  func headersEnded(isEnd: Bool) {
    guard let stream = headerStream, let storage = headerStorage else { return }
    headerStream = nil
    headerStorage = nil
    stream.lastInputMs = nowMs
    if stream.isResetByUs || stream.isClosed { return }
    if isEnd { stream.isInputEnded = true }
    if stream.isHeaderListTooLarge { return refuseHeaderList(of: stream, storage) }
    if stream.hasFinalHeaders { return trailersReceived(stream, HTTP2HeaderList(storage: storage)) }
    if role == .client, 100..<200 ~= stream.status { return informationalReceived(stream) }
    stream.headers = HTTP2HeaderList(storage: storage)
    stream.hasFinalHeaders = true
    if role == .server, !acceptAuthority(of: stream, storage) { return }
    stream.isAnnounced = true
    events.streamHeaders(stream, isEnd: isEnd)
  }

  /// The final response is still to come; not for ever.
  private func informationalReceived(_ stream: HTTP2Stream) {
    stream.status = 0
    stream.informationalCount += 1
    if stream.informationalCount > limits.informationalMax {
      nghttp2_submit_rst_stream(library, Self.noFlags, stream.id, HTTP2ErrorCode.enhanceYourCalm.rawValue)
    }
  }

  private func trailersReceived(_ stream: HTTP2Stream, _ trailers: HTTP2HeaderList) {
    guard stream.isAnnounced, !stream.isAnswered else { return }
    stream.trailers = trailers
    events.streamTrailers(stream)
    inputEnded(stream)
  }

  /// Looks once at every field of a request for what the session itself must know: its authority, and whether its client waits to be asked
  /// for the body.
  ///
  /// A request is malformed when `host` names another authority than `:authority`, or when what it names is empty or has a user's name in
  /// it (RFC 9113 §8.3.1, RFC 9110 §4.2.1). The library has seen to it that there is one of them, and none twice.
  private func acceptAuthority(of stream: HTTP2Stream, _ storage: HeaderStorage) -> Bool {
    var isValid = true
    var isNamed = false
    for field in storage.fields {
      if field.kind == .authority {
        isNamed = true
      } else if field.kind == .regular, field.name.isEqual(to: "host") {
        if isNamed {
          isValid = stream.withAuthority { $0.isEqualIgnoringCase(to: field.value) }
        } else {
          stream.authoritySlice = HTTP2Stream.Slice(
            offset: field.value.baseAddress! - UnsafeRawPointer(storage.base), count: field.value.count)
        }
      } else if field.name.isEqual(to: "expect"), field.value.isEqualIgnoringCase(to: ("100-continue" as StaticString).bytes) {
        stream.expectsContinue = true
      }
    }
    if isValid, stream.withAuthority({ !$0.isEmpty && !$0.contains(UInt8(ascii: "@")) }) { return true }
    nghttp2_submit_rst_stream(library, Self.noFlags, stream.id, HTTP2ErrorCode.protocolError.rawValue)
    return false
  }

  /// A list beyond the limit costs its sender the request, not the connection: 431 (RFC 6585 §5), or a reset once it is too late.
  private func refuseHeaderList(of stream: HTTP2Stream, _ storage: HeaderStorage) {
    if role == .server, !stream.hasFinalHeaders {
      stream.headers = HTTP2HeaderList(storage: storage)
      events.streamHeaderListTooLarge(stream)
      if stream.areHeadersSent || stream.isClosed { return }
    }
    if role == .server, !stream.areHeadersSent, (try? respond(stream, status: 431)) != nil { return }
    stream.isResetByUs = false  // the peer's fault: counted with the resets it provokes
    nghttp2_submit_rst_stream(library, Self.noFlags, stream.id, HTTP2ErrorCode.enhanceYourCalm.rawValue)
  }

  /// Keeps the memory of a list that nobody reads any more.
  func recycle(_ storage: inout HeaderStorage?) {
    guard spareStorages.count < Self.spareStoragesMax, isKnownUniquelyReferenced(&storage), let spare = storage else { return }
    storage = nil
    spare.removeAll()
    spareStorages.append(spare)
  }

  /// Bounds what an idle connection keeps: 16 lists of usual size are about 8 KiB.
  private static let spareStoragesMax = 16

  // MARK: Bodies

  func dataReceived(_ id: Int32, _ bytes: UnsafeRawBufferPointer) {
    guard let stream = stream(id), stream.isAnnounced, !stream.isResetByUs, !stream.isClosed else {
      nghttp2_session_consume_connection(library, bytes.count)
      return
    }
    if stream.isAnswered { return discard(bytes.count, of: stream) }
    stream.inputSinceMark += bytes.count
    if stream.inputSinceMark >= limits.progressBytesMin {
      stream.inputSinceMark = 0
      stream.lastInputMs = nowMs
    }
    stream.unconsumedBytes += bytes.count
    if limits.connectionCredit == .atOnce { nghttp2_session_consume_connection(library, bytes.count) }
    events.streamData(stream, bytes)
  }

  func dataEnded(_ id: Int32) {
    guard let stream = stream(id), !stream.isClosed else { return }
    stream.isInputEnded = true
    if stream.isAnnounced { inputEnded(stream) }
  }

  private func inputEnded(_ stream: HTTP2Stream) {
    if !stream.isResetByUs, !stream.isClosed, !stream.isAnswered { events.streamEnd(stream) }
  }

  // MARK: Ends

  /// The library has closed the stream and will not name it again.
  func streamEnded(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) {
    giveBackUnconsumed(of: stream)
    close(stream, code)
    if role == .server { meter.closed(stream.id) }
    forget(stream)
  }

  /// Reports the end of a stream, once, and frees what it held.
  func close(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) {
    guard !stream.isClosed else { return }
    stream.isClosed = true
    liveStreamCount -= 1
    if stream.isAnswered { answeredStreamCount -= 1 }
    if liveStreamCount == 0 { idleSinceMs = nowMs }
    dropOutput(of: stream)
    if stream.isAnnounced { events.streamClosed(stream, code) }
    stream.context = nil
  }

  func closeAllStreams(_ code: HTTP2ErrorCode) {
    forEachRemembered { close($0, code) }
  }

  // MARK: Frames we sent

  /// Our side has ended. The rest of a request we have answered is not wanted, but a little of it is read: many clients take a reset in
  /// the middle of their sending for a failure and lose the answer, and a mistake in the rest is still told with its right code.
  func outputEndSent(_ id: Int32) {
    guard role == .server, let stream = stream(id), !stream.isInputEnded, !stream.isResetByUs, !stream.isClosed else { return }
    if isGoodbyeSaid { return spareRest(of: stream) }
    stream.isAnswered = true
    answeredStreamCount += 1
    stream.lastInputMs = nowMs
    stream.inputSinceMark = 0
  }

  /// The stream's window stays closed, so that its sender comes to rest; the connection's opens, for it serves others too.
  private func discard(_ count: Int, of stream: HTTP2Stream) {
    nghttp2_session_consume_connection(library, count)
    stream.inputSinceMark += count
    if stream.inputSinceMark > limits.answeredInputBytesMax { spareRest(of: stream) }
  }

  /// Tells without harm that the rest of an answered request need not be sent (RFC 9113 §8.1).
  func spareRest(of stream: HTTP2Stream) {
    guard !stream.isResetByUs, !stream.isClosed else { return }
    stream.isResetByUs = true
    nghttp2_submit_rst_stream(library, Self.noFlags, stream.id, HTTP2ErrorCode.noError.rawValue)
  }

  func resetSent(_ id: Int32, _ code: HTTP2ErrorCode) {
    if role == .server { meter.closed(id) }
    if let stream = stream(id) {
      if stream.isResetByUs { return }
      // SETTINGS that take a window beyond its bounds must end the connection (RFC 9113 §6.9.2), for which the library resets streams, as
      // it does for DATA beyond a window: with a peer that loses count of windows there is no going on.
      if code == .flowControlError, !stream.isFaultOfOneFrame { return fail(.violation(.flowControlError)) }
    }
    if !provokedResets.take(nowMs: nowMs) { fail(.flood(.provokedResets)) }
  }

  func goAwaySent(_ code: HTTP2ErrorCode) {
    guard code != .noError else { return }
    isTerminated = true
    if failure == nil { failure = .violation(code) }
  }

  func goAwayReceived(lastID: Int32, _ code: HTTP2ErrorCode) {
    isGoAwayReceived = true
    events.goAwayReceived(lastStreamID: lastID, code: code)
  }
}
