internal import EventLoop

/// State of a call with a parked stream between two turns. Sendable by confinement: everything happens on the loop of the call, where the bell
/// tells it too.
final class ParkedCall: BellListener, AgendaEntry, @unchecked Sendable {
  /// Purpose of the next turn.
  enum Want {
    case nothing
    /// Nothing has rung for as long as the stream said.
    case word
    case look
  }

  /// Work that is under way, and has the call's task.
  enum Work {
    case handler
    case turn
    case nothing
  }

  let stream: any ParkedStream
  // Let go in `end`: each keeps the other alive until then.
  @exclusivity(unchecked) private var call: RPCCall?
  @exclusivity(unchecked) var want = Want.look
  @exclusivity(unchecked) var work = Work.handler
  @exclusivity(unchecked) var agendaPlace = LoopAgenda.nowhere

  init(_ stream: any ParkedStream, of call: RPCCall) {
    self.stream = stream
    self.call = call
  }

  func bellHasRung() {
    want = .look
    call?.takeTurn()
  }

  func agendaDue() {
    if want == .nothing { want = .word }
    call?.takeTurn()
  }

  /// The call has ended, and no turn is under way.
  func end() {
    call = nil
    stream.bell.stopListening()
    stream.end()
  }
}
