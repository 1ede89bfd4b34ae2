/// A value that never reaches a log: printing, dumping and string interpolation show "<redacted>".
///
/// For passwords, tokens, keys and personal data that travel through code which also logs.
public struct Redacted<Value> {
  /// The value itself, for the code that needs it.
  public var value: Value

  /// - Parameter value: The value that must not be shown.
  public init(_ value: Value) {
    self.value = value
  }
}

extension Redacted: Sendable where Value: Sendable {}
extension Redacted: Equatable where Value: Equatable {}
extension Redacted: Hashable where Value: Hashable {}

extension Redacted: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "<redacted>" }
  public var debugDescription: String { "<redacted>" }
  /// Without children, so that `dump` finds nothing.
  public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}
