// The C side: how the library is set up, and how its callbacks find their session.
//
// The session's address is the library's user data, a stream's address its stream user data: no table is searched. Both pointers
// are valid whenever the library can use them: the session deletes the library's object in `deinit` before anything else, and a
// stream is retained from the moment the library learns of it until the library has closed it (`forget`) or is deleted.
import CNghttp2

private typealias Frame = UnsafePointer<nghttp2_frame>

/// Makes the library's session object.
enum LibrarySession {
  static func make(role: HTTP2Session.Role, limits: HTTP2Limits) throws(HTTP2Error) -> OpaquePointer {
    var callbacks: OpaquePointer?
    var option: OpaquePointer?
    defer {
      nghttp2_session_callbacks_del(callbacks)
      nghttp2_option_del(option)
    }
    guard nghttp2_session_callbacks_new(&callbacks) == 0, nghttp2_option_new(&option) == 0 else { throw .outOfMemory }
    set(callbacks)
    set(option, limits)
    var session: OpaquePointer?
    let made =
      role == .server
      ? nghttp2_session_server_new2(&session, callbacks, nil, option) : nghttp2_session_client_new2(&session, callbacks, nil, option)
    guard made == 0, let session else { throw .outOfMemory }
    return session
  }

  private static func set(_ option: OpaquePointer?, _ limits: HTTP2Limits) {
    nghttp2_option_set_no_auto_window_update(option, 1)
    // The library counts whole seconds and ends the connection with INTERNAL_ERROR: it stands behind the meter, which keeps the promised rate.
    nghttp2_option_set_stream_reset_rate_limit(option, UInt64(limits.resets.burst) * 4, UInt64(limits.resets.perSecond) * 4)
    // The library counts a CONTINUATION again for every piece its frame header comes in: nine at most. The meter counts frames.
    nghttp2_option_set_max_continuations(option, limits.continuationsMax * 9)
    nghttp2_option_set_max_settings(option, limits.settingsEntriesMax)
    nghttp2_option_set_max_outbound_ack(option, limits.unreadAnswersMax)
  }

  private static func set(_ callbacks: OpaquePointer?) {
    nghttp2_session_callbacks_set_on_begin_headers_callback(callbacks) { _, frame, user in
      LibrarySession.with(user) { $0.headersBegan(frame!.pointee.hd.stream_id) }
    }
    nghttp2_session_callbacks_set_on_header_callback(callbacks) { _, _, name, nameCount, value, valueCount, flags, user in
      LibrarySession.with(user) {
        $0.field(
          UnsafeRawBufferPointer(start: name, count: nameCount), UnsafeRawBufferPointer(start: value, count: valueCount), flags: flags)
      }
    }
    nghttp2_session_callbacks_set_on_invalid_frame_recv_callback(callbacks) { _, frame, _, user in
      LibrarySession.with(user) { $0.stream(frame!.pointee.hd.stream_id)?.isFaultOfOneFrame = true }
    }
    nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks) { _, frame, user in
      LibrarySession.with(user) { LibrarySession.received(frame!, by: $0) }
    }
    nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks) { _, _, id, bytes, count, user in
      LibrarySession.with(user) { $0.dataReceived(id, UnsafeRawBufferPointer(start: bytes, count: count)) }
    }
    nghttp2_session_callbacks_set_on_frame_send_callback(callbacks) { _, frame, user in
      LibrarySession.with(user) { LibrarySession.sent(frame!, by: $0) }
    }
    nghttp2_session_callbacks_set_on_frame_not_send_callback(callbacks) { _, frame, code, user in
      LibrarySession.with(user) { LibrarySession.notSent(frame!, code, by: $0) }
    }
    nghttp2_session_callbacks_set_on_stream_close_callback(callbacks) { _, id, code, user in
      LibrarySession.with(user) { session in
        guard var stream = session.stream(id) else { return }
        session.streamEnded(stream, HTTP2ErrorCode(rawValue: code))
        // Nobody else has kept it: its header list's memory may serve the next stream.
        if isKnownUniquelyReferenced(&stream) { session.recycle(&stream.headers.storage) }
      }
    }
  }

  /// Runs a callback's body; a session that has failed meanwhile stops the library.
  private static func with(_ user: UnsafeMutableRawPointer?, _ body: (HTTP2Session) -> Void) -> Int32 {
    Unmanaged<HTTP2Session>.fromOpaque(user!)._withUnsafeGuaranteedRef { session in
      body(session)
      return session.callbackError == nil ? 0 : NGHTTP2_ERR_CALLBACK_FAILURE.rawValue
    }
  }

  private static func received(_ frame: Frame, by session: HTTP2Session) {
    let head = frame.pointee.hd
    let isEnd = head.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0
    switch nghttp2_frame_type(UInt32(head.type)) {
    case NGHTTP2_DATA: if isEnd { session.dataEnded(head.stream_id) }
    case NGHTTP2_HEADERS: session.headersEnded(isEnd: isEnd)
    case NGHTTP2_SETTINGS:
      if head.flags & UInt8(NGHTTP2_FLAG_ACK.rawValue) != 0 { session.isSettingsAcknowledged = true }
    case NGHTTP2_PING:
      if head.flags & UInt8(NGHTTP2_FLAG_ACK.rawValue) != 0 {
        session.events.pingAcknowledged(withUnsafeBytes(of: frame.pointee.ping.opaque_data) { $0.loadUnaligned(as: UInt64.self) })
      }
    case NGHTTP2_GOAWAY:
      session.goAwayReceived(lastID: frame.pointee.goaway.last_stream_id, HTTP2ErrorCode(rawValue: frame.pointee.goaway.error_code))
    default: break
    }
  }

  private static func sent(_ frame: Frame, by session: HTTP2Session) {
    let head = frame.pointee.hd
    switch nghttp2_frame_type(UInt32(head.type)) {
    case NGHTTP2_DATA:
      session.meter.earnWindowUpdates(dataBytes: head.length)
      if head.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0 { session.outputEndSent(head.stream_id) }
    case NGHTTP2_HEADERS:
      if head.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0 { session.outputEndSent(head.stream_id) }
    case NGHTTP2_RST_STREAM: session.resetSent(head.stream_id, HTTP2ErrorCode(rawValue: frame.pointee.rst_stream.error_code))
    case NGHTTP2_GOAWAY: session.goAwaySent(HTTP2ErrorCode(rawValue: frame.pointee.goaway.error_code))
    default: break
    }
  }

  /// A request that could not be sent is reported here, with a word that says it is safe to retry; the library, which closes its stream
  /// next, would call it an internal error.
  private static func notSent(_ frame: Frame, _ code: Int32, by session: HTTP2Session) {
    let head = frame.pointee.hd
    guard head.type == UInt8(NGHTTP2_HEADERS.rawValue), frame.pointee.headers.cat == NGHTTP2_HCAT_REQUEST else { return }
    guard let stream = session.stream(head.stream_id) else { return }
    session.close(stream, code == NGHTTP2_ERR_STREAM_CLOSING.rawValue ? .cancel : .refusedStream)
  }

  /// Copies output of a stream into the library's DATA frame.
  static let readOutput: nghttp2_data_source_read_callback = { _, _, target, room, flags, source, user in
    let session = Unmanaged<HTTP2Session>.fromOpaque(user!)
    let stream = Unmanaged<HTTP2Stream>.fromOpaque(source!.pointee.ptr)
    return session._withUnsafeGuaranteedRef { session in
      stream._withUnsafeGuaranteedRef { session.readOutput(of: $0, into: target!, room: room, flags: flags!) }
    }
  }
}

extension HTTP2Session {
  /// Lets callbacks find this session.
  func attachToLibrary() {
    nghttp2_session_set_user_data(library, Unmanaged.passUnretained(self).toOpaque())
  }

  /// The stream of that number, if the library still has it.
  func stream(_ id: Int32) -> HTTP2Stream? {
    guard let pointer = nghttp2_session_get_stream_user_data(library, id) else { return nil }
    return Unmanaged<HTTP2Stream>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Where the library reads a stream's output from.
  func dataSource(_ stream: HTTP2Stream) -> nghttp2_data_provider {
    nghttp2_data_provider(
      source: nghttp2_data_source(ptr: Unmanaged.passUnretained(stream).toOpaque()), read_callback: LibrarySession.readOutput)
  }

  /// Keeps a stream alive, and in the list, until `forget`.
  func remember(_ stream: HTTP2Stream) -> UnsafeMutableRawPointer {
    let link = Unmanaged.passRetained(stream)
    stream.nextLive = firstLive
    firstLive?._withUnsafeGuaranteedRef { $0.previousLive = link }
    firstLive = link
    liveStreamCount += 1
    return link.toOpaque()
  }

  /// Takes a stream off the list: the library will not name it again.
  func forget(_ stream: HTTP2Stream) {
    guard !stream.isForgotten else { return }
    stream.isForgotten = true
    stream.previousLive?._withUnsafeGuaranteedRef { $0.nextLive = stream.nextLive }
    stream.nextLive?._withUnsafeGuaranteedRef { $0.previousLive = stream.previousLive }
    if stream.previousLive == nil { firstLive = stream.nextLive }
    stream.nextLive = nil
    stream.previousLive = nil
    Unmanaged.passUnretained(stream).release()
  }

  /// Calls the body for every remembered stream; the body may forget the stream it is given.
  func forEachRemembered(_ body: (HTTP2Stream) -> Void) {
    var link = firstLive
    while let stream = link?.takeUnretainedValue() {
      link = stream.nextLive
      body(stream)
    }
  }

  func forgetAllStreams() {
    forEachRemembered { forget($0) }
  }
}
