import CairnProto
import CairnServices
import Cryptography
import EventLoop
import HTTP2
import Identity
import Observability
import RPC
import Timekeeping

/// One request for the page of a link, and its answer (requirements F-27, C-31). Confined to its loop.
final class ShareExchange {
  /// Before the token.
  static let prefix = "/share/"

  /// Where such requests lead, for the access log.
  static let logRoute = (path: "/share", upstream: "social")

  /// So long a page may be shown without asking again: a link that is passed around is asked for by many at once, and who takes one back waits no
  /// longer than this.
  static let pageAgeMax = Duration.seconds(60)

  /// Of a path that leads nowhere, for whoever follows it with a browser.
  static let unknownPage = """
    <!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not found</title>
    <p>There is no such link.</p></html>
    """

  private let stream: HTTP2Stream
  private let connection: HTTPConnection
  private let handler: ProxyHandler
  private let service: SharePageServiceClient
  private let token: String
  private let facts: RequestFacts
  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others.
  @exclusivity(unchecked) private var isDone = false

  /// - Parameter token: Of the path.
  init(
    _ stream: HTTP2Stream, _ connection: HTTPConnection, _ handler: ProxyHandler, _ service: SharePageServiceClient, _ token: String,
    _ facts: RequestFacts
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
      let page = try await service.readSharePage(
        ReadSharePageRequest(token: token), CallOptions(requestID: RequestIDText.text(facts.requestID)))
      if !isDone { answer(page) }
    } catch {
      if !isDone { fail(RPCError(wrapping: error)) }
    }
  }

  private func answer(_ page: ReadSharePageResponse) {
    let tag = "\"" + Hex.encode(SHA256.digest(of: page.html).prefix(16)) + "\""
    let isKnown = !page.isOver && stream.headers["if-none-match"].map { EntityTag.matches($0, tag) } == true
    // 410: what was there once, so that messengers forget their previews (RFC 9110 §15.5.11).
    let status = page.isOver ? 410 : isKnown ? 304 : 200
    let body = isKnown || stream.method == .head ? [] : page.html
    let answer = GatewayAnswer(status: status, page.isOver ? .notFound : nil, facts, body: body) { headers in
      if !page.isOver { headers.append("etag", tag) }
      headers.append("cache-control", "public, max-age=\(Int(Self.pageAgeMax / .seconds(1)))")
      if !isKnown { Self.describe(page.html, isHead: stream.method == .head, &headers) }
    }
    finish(answer, answer.code)
  }

  private func fail(_ error: RPCError) {
    if error.code == .notFound { return finish(Self.unknown(facts, isHead: stream.method == .head), .notFound) }
    // What is wrong with the gateway's own call is nothing that the client can mend.
    let told = error.code == .unavailable || error.code == .resourceExhausted ? error : .unavailable("no page now")
    finish(GatewayAnswer(told, to: stream, isStreaming: false, facts), told.code)
  }

  /// What a path that leads nowhere is answered with.
  static func unknown(_ facts: RequestFacts, isHead: Bool) -> GatewayAnswer {
    let page = Array(unknownPage.utf8)
    return GatewayAnswer(status: 404, .notFound, facts, body: isHead ? [] : page) { headers in
      headers.append("cache-control", "no-store")
      describe(page, isHead: isHead, &headers)
    }
  }

  /// A browser shows the page and its picture, runs nothing, and tells nobody where its reader came from: whoever has the path sees it.
  private static func describe(_ html: [UInt8], isHead: Bool, _ headers: inout HTTP2HeaderList) {
    headers.append("content-type", "text/html; charset=utf-8")
    if isHead { headers.append("content-length", html.count) }
    headers.append("x-content-type-options", "nosniff")
    headers.append("x-robots-tag", "noindex")
    headers.append("referrer-policy", "no-referrer")
    headers.append(
      "content-security-policy", "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
  }

  func clientClosed() {
    if isDone { return }
    isDone = true
    handler.end(facts, .canceled, handler.sharingRoute, stream, status: 499)
  }

  private func finish(_ answer: GatewayAnswer, _ code: RPCCode?) {
    isDone = true
    handler.end(facts, RequestOutcome(code: code), handler.sharingRoute, stream, status: answer.status)
    handler.give(answer, to: stream, on: connection)
  }
}
