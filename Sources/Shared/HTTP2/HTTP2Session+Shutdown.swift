// How a session ends in peace, how it notices that its peer has stopped, and what happens when the socket is gone.
import CNghttp2

extension HTTP2Session {
  /// First step of a graceful end: announces it (GOAWAY with the highest stream number) while new streams are still served. Call
  /// `shutdown` a round trip later: what the peer sent before it knew is then not lost.
  public func shutdownNotice() {
    if role == .server { nghttp2_submit_shutdown_notice(library) }
  }

  /// Second step: no new streams (GOAWAY with the last one we serve). `isFinished` when the open ones have ended.
  public func shutdown() {
    guard !isGoodbyeSaid, failure == nil else { return }
    isGoodbyeSaid = true
    let last = nghttp2_session_get_last_proc_stream_id(library)
    nghttp2_submit_goaway(library, Self.noFlags, last, HTTP2ErrorCode.noError.rawValue, nil, 0)
    forEachRemembered { if $0.isAnswered { spareRest(of: $0) } }
  }

  /// Asks for a sign of life; `pingAcknowledged` brings the payload back.
  public func ping(_ payload: UInt64) {
    withUnsafeBytes(of: payload) { bytes in
      _ = nghttp2_submit_ping(library, Self.noFlags, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
    }
  }

  /// Memory that is kept for this peer is needed elsewhere: every open stream is closed, and a peer that reads hears ENHANCE_YOUR_CALM.
  public func giveUp() {
    guard !isBusy else { return }
    inside { fail(.flood(.heldMemory)) }
  }

  /// The socket is gone, or is given up: every open stream is closed with `cancel`, nothing is sent any more.
  public func connectionLost() {
    guard !isBusy else { return }
    inside { fail(.connectionLost) }
  }

  /// The peer sends nothing more: requests that are not complete will never be. They are forgotten now, not when their time is over; answers to
  /// the others go on.
  public func inputEnded() {
    guard failure == nil, !isBusy else { return }
    inside {
      forEachRemembered { stream in
        if stream.isInputEnded || stream.areHeadersSent { return }
        reset(stream, .cancel)
        // Their memory does not wait until the reset has been sent: the peer may not read any more either.
        close(stream, .cancel)
      }
    }
  }

  /// Enforces the limits of time. Call about once a second; costs a walk over the open streams.
  /// - Parameter nowMs: Milliseconds of the session's steady clock.
  public func tick(nowMs: Int64) {
    guard failure == nil, !isBusy else { return }
    self.nowMs = nowMs
    inside {
      if !isSettingsAcknowledged, nowMs - createdMs > limits.handshakeMsMax { return fail(.violation(.settingsTimeout)) }
      if let since = meter.headerBlockSinceMs, nowMs - since > limits.headerBlockMsMax { return fail(.tooSlow) }
      if isOutputStuck { return fail(.peerNotReading) }
      if liveStreamCount == 0 {
        if nowMs - idleSinceMs > limits.idleMsMax { shutdown() }
      } else {
        forEachRemembered { resetIfStalled($0) }
      }
    }
  }

  /// There is output, and the socket has taken none of it for too long: whatever the peer says, it reads nothing.
  private var isOutputStuck: Bool {
    if takenBytes == takenBytesSeen, wantsWrite { return nowMs - outputMovedMs > limits.outputStallMsMax }
    takenBytesSeen = takenBytes
    outputMovedMs = nowMs
    return false
  }

  private func resetIfStalled(_ stream: HTTP2Stream) {
    if stream.isAnswered {
      if nowMs - stream.lastInputMs > limits.answeredInputMsMax { spareRest(of: stream) }
      return
    }
    let isOutputStalled = !stream.output.isEmpty && nowMs - stream.lastOutputMs > limits.outputStallMsMax
    // While nearly a whole window waits for `consume` it is our side that is slow; who gathers a body before it reads keeps less than that.
    let mayMoreCome = stream.unconsumedBytes <= limits.gatheredBytesMax && connectionWindowLeft > 0
    let isInputStalled =
      role == .server && !stream.isInputEnded && mayMoreCome && nowMs - stream.lastInputMs > limits.bodyStallMsMax
    guard isOutputStalled || isInputStalled, !stream.isClosed, !stream.isResetByUs else { return }
    reset(stream, .enhanceYourCalm)
    events.streamStalled(stream, isOutputStalled ? .output : .input)
  }
}
