import CairnProto
import CairnServices
import EventLoop
import HTTP2
import Identity
import Observability
import RPC
import Timekeeping

/// One request of a mail program to end a person's mails (RFC 8058), and its answer. Confined to its loop.
///
/// What the program sends says nothing that its path does not: it is not read.
final class UnsubscribeExchange {
  /// Before the token.
  static let prefix = "/unsubscribe/"

  /// Where such requests lead, for the access log.
  static let logRoute = (path: "/unsubscribe", upstream: "social")

  /// For whoever follows the header with a browser, as before RFC 8058: to look at a page must end nothing, because programs look at pages too.
  static let page = """
    <!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails</title>
    <form method="post"><p>No more mails about what has happened?</p><button>No more mails</button></form></html>
    """

  private let stream: HTTP2Stream
  private let connection: HTTPConnection
  private let handler: ProxyHandler
  private let service: NotificationPreferenceServiceClient
  private let token: String
  private let facts: RequestFacts
  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others.
  @exclusivity(unchecked) private var isDone = false

  /// - Parameter token: Of the path.
  init(
    _ stream: HTTP2Stream, _ connection: HTTPConnection, _ handler: ProxyHandler, _ service: NotificationPreferenceServiceClient,
    _ token: String, _ facts: RequestFacts
  ) {
    self.stream = stream
    self.connection = connection
    self.handler = handler
    self.service = service
    self.token = token
    self.facts = facts
  }

  func begin() {
    let me = LoopBound(self, on: handler.loop)
    handler.loop.assumeIsolated { loop in
      _ = loop.start { await me.value.run() }
    }
  }

  private func run() async {
    do {
      let options = CallOptions(requestID: RequestIDText.text(facts.requestID))
      _ = try await service.unsubscribeMails(UnsubscribeMailsRequest(token: token), options)
      if !isDone { finish(nil) }
    } catch {
      if !isDone { finish(Self.told(RPCError(wrapping: error))) }
    }
  }

  /// What is wrong with the gateway's own call is nothing that a mail program can mend; a token that was not made here is no address.
  private static func told(_ error: RPCError) -> RPCError {
    switch error.code {
    case .invalidArgument: RPCError(.notFound, reason: "TOKEN_INVALID")
    case .unavailable, .resourceExhausted: error
    default: .unavailable("mails cannot be ended now")
    }
  }

  func clientClosed() {
    if isDone { return }
    isDone = true
    handler.end(facts, .canceled, handler.unsubscribingRoute, stream, status: 499)
  }

  private func finish(_ error: RPCError?) {
    isDone = true
    handler.end(
      facts, RequestOutcome(code: error?.code), handler.unsubscribingRoute, stream, status: error?.code.httpStatus ?? 200)
    if let error { return handler.give(error, isStreaming: false, facts, to: stream, on: connection) }
    let answer = GatewayAnswer(status: 200, nil, facts, body: Array("No more mails.\n".utf8)) {
      $0.append("content-type", "text/plain; charset=utf-8")
      $0.append("cache-control", "no-store")
    }
    handler.give(answer, to: stream, on: connection)
  }
}
