/// A value that belongs to one loop, in the hands of code that may not look at it anywhere else.
///
/// Sendable because `value` is only reachable on the loop's own thread; anywhere else it traps. (Letting the last copy go elsewhere ends
/// the value there, so it wraps classes that are also kept alive by the loop.)
public struct LoopBound<Value>: @unchecked Sendable {
  private let loop: Loop
  private let content: Value

  public init(_ value: Value, on loop: Loop) {
    precondition(loop.isCurrent, "the value belongs to the loop's own thread")
    self.loop = loop
    content = value
  }

  /// On the loop's thread.
  public var value: Value {
    precondition(loop.isCurrent, "the value belongs to the loop's own thread")
    return content
  }
}
