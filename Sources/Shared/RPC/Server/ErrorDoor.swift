internal import CairnProto
internal import EventLoop

/// An error of a library that knows its own wire form, for example a lost database connection.
public protocol RPCErrorConvertible: Error {
  var rpcError: RPCError { get }
}

extension RPCError {
  /// The one door through which everything that is thrown becomes an answer. An error that we did not expect is INTERNAL and tells nothing.
  public init(wrapping error: any Error) {
    switch error {
    case let error as RPCError: self = error
    case let error as any RPCErrorConvertible: self = error.rpcError
    case is CancellationError: self.init(.canceled, reason: .canceled, message: "the call was given up")
    case Offload.Refusal.queueFull:
      self = .overloaded("try again later")
    default: self.init(.internal, reason: .internal, message: "an error of ours; quote the request id", cause: error)
    }
  }
}
