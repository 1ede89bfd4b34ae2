public import EventLoop
public import Protobuf

/// A server-streaming call that has nothing to say for most of its life, as an object instead of a task that waits: a task takes kilobytes for as
/// long as it waits, because it keeps what the deepest of its calls has needed. A handler hands it over by `ResponseStream.park`.
///
/// The server of the call has it take a **turn**, in a task made for that,
///
/// - at first, as soon as it was handed over;
/// - when its `bell` has rung, or had rung before;
/// - when nothing rang for as long as its last turn said (`isSilent`);
/// - at once after a turn that asked for another.
///
/// One turn at a time, and none while the caller has not read what the turns before have said: so a slow reader is never ahead of what is kept for
/// it, and one that stalls is reset as on any stream. A ring during a turn leads to another turn. Every turn logs and traces as its call.
///
/// `end` is called once, after the last turn has returned: the caller has gone, its time is over, the service ends, or a turn has thrown, which ends the
/// call with that error. When any of these happens during a turn, the turn's task is cancelled, and what it returns goes nowhere.
///
/// Confined to the loop of its call, as handlers are; only the bell is rung from elsewhere.
public protocol ParkedStream: AnyObject {
  /// Type of the call's messages.
  associatedtype Response: Message
  /// Rung when a turn is worth it.
  var bell: LoopBell { get }
  /// Looks whether there is something to say.
  /// - Parameter isSilent: Nothing has rung; its time has come.
  func turn(isSilent: Bool) async throws -> StreamTurn<Response>
  /// The call has ended.
  func end()
}

/// Result of a turn.
public struct StreamTurn<Response: Message>: Sendable {
  let message: [UInt8]?
  let pause: Duration?

  /// - Parameters:
  ///   - message: For the caller; nil for nothing.
  ///   - pause: The next turn is when the bell rings, or after so long; nil for as soon as the caller has read this message.
  public init(_ message: EncodedResponse<Response>?, pause: Duration?) {
    self.message = message?.bytes
    self.pause = pause
  }
}

extension ParkedStream {
  /// A turn with its type erased.
  func take(isSilent: Bool) async throws -> (message: [UInt8]?, pause: Duration?) {
    let turn = try await turn(isSilent: isSilent)
    return (turn.message, turn.pause)
  }
}
