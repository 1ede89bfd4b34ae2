import RPC
import Testing

/// What nobody expected tells its caller nothing, and us everything.
@Suite struct ErrorDoorTests {
  private struct Unexpected: Error, CustomStringConvertible {
    var description: String { "SELECT secret FROM accounts" }
  }

  private struct Known: RPCErrorConvertible {
    var rpcError: RPCError { RPCError(.unavailable, told: "UNAVAILABLE", message: "later") }
  }

  @Test func whatIsUnexpectedTellsNothing() {
    let error = RPCError(wrapping: Unexpected())
    #expect(error.code == .internal && error.reason == "INTERNAL")
    #expect(!"\(error)\(error.message)\(error.metadata)".contains("secret"))
    #expect(error.cause is Unexpected)
  }

  @Test func whatIsKnownSaysItself() {
    #expect(RPCError(wrapping: Known()).reason == "UNAVAILABLE")
    #expect(RPCError(wrapping: CancellationError()).code == .canceled)
    #expect(RPCError(wrapping: RPCError(.notFound, told: "X")).reason == "X")
  }
}
