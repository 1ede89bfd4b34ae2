import HTTP2
import Observability
import RPC

/// Answer of the gateway itself: with the request's id to quote and, where waiting helps, how long.
struct GatewayAnswer {
  let status: Int
  /// Nil for a good answer.
  let code: RPCCode?
  var headers: HTTP2HeaderList
  let body: [UInt8]
  /// Whether its fields say already what a browser must know.
  var isForBrowser = false

  /// - Parameter add: Adds the fields besides the request's id.
  init(status: Int, _ code: RPCCode?, _ facts: RequestFacts, body: [UInt8] = [], _ add: (inout HTTP2HeaderList) -> Void) {
    self.status = status
    self.code = code
    self.body = body
    var headers = HTTP2HeaderList(capacity: 256)
    add(&headers)
    RequestIDText.with(facts.requestID) { headers.append("x-request-id", bytes: $0) }
    self.headers = headers
  }

  init(_ answer: ConnectAnswer, _ code: RPCCode, _ facts: RequestFacts, status: Int? = nil, retryAfterMs: String? = nil) {
    self.init(status: status ?? answer.status, code, facts, body: answer.body) { headers in
      headers.append(contentsOf: answer.headers)
      // RFC 9110 §10.2.3: whole seconds, and not one too early.
      if let wait = retryAfterMs.flatMap({ Int($0) }) { headers.append("retry-after", (wait + 999) / 1_000) }
    }
  }

  /// An error as the caller of a method expects it.
  /// - Parameter status: Status of a unary answer, where it is not the one that goes with the code.
  init(_ error: RPCError, to stream: HTTP2Stream, isStreaming: Bool, _ facts: RequestFacts, status: Int? = nil) {
    self.init(
      ConnectAnswer(error, to: stream.headers, isStreaming: isStreaming), error.code, facts, status: isStreaming ? nil : status,
      retryAfterMs: error.metadata["retry_after_ms"])
  }
}
