import HTTP2
import Observability
import RPC

/// A row of ``DoorTable`` as one loop serves it: with its service, and with what is counted of it. Confined to its loop.
final class Door {
  let row: DoorRow
  let source: any DoorSource
  /// For the access log.
  let logRoute: (path: String, upstream: String)
  private let answers: [Int: Counter]
  private let otherAnswers: Counter
  private let bytes: Counter

  /// Statuses that are counted by themselves, and stand on the page before the first of them.
  private static let statuses = [200, 206, 304, 404, 405, 410, 416, 429, 499, 503]

  convenience init(_ row: DoorRow, _ client: RPCClient) { self.init(row, row.makeSource(client)) }

  init(_ row: DoorRow, _ source: any DoorSource) {
    self.row = row
    self.source = source
    logRoute = (row.name, row.upstream)
    let name = String(row.name.dropFirst())
    func made(_ status: String) -> Counter {
      MetricRegistry.process.counter(
        "cairn_gateway_door_answers_total", "Requests by a path with a token, by the kind of path and the status of the answer.",
        ["door": name, "status": status])
    }
    answers = Dictionary(uniqueKeysWithValues: Self.statuses.map { ($0, made("\($0)")) })
    otherAnswers = made("other")
    bytes = MetricRegistry.process.counter(
      "cairn_gateway_door_bytes_total", "Bytes of content that were sent by a path with a token.", ["door": name])
  }

  /// Counts an answer.
  func count(_ status: Int, bytes count: Int) {
    (answers[status] ?? otherAnswers).add()
    bytes.add(count)
  }

  /// The page that offers what a door does, when that is asked for; nil for everything else.
  func offer(for method: HTTP2Method) -> String? {
    guard case .act(let page) = row.verbs, method.asksOnly else { return nil }
    return page
  }

  /// Whether the source is asked.
  func takes(_ method: HTTP2Method) -> Bool {
    switch row.verbs {
    case .fetch: method.asksOnly
    case .act, .call: method == .post
    }
  }
}
