import CairnServices
import HTTP2
import Observability
import RPC

/// Where requests lead whose path ends with a token, without a log-in: files, the end of mails, the pages of links. Whoever has the path can see, or do,
/// the same: so the token is told nowhere, neither by the log nor by a metric.
struct TokenRoute {
  /// For the access log.
  let name: (path: String, upstream: String)
  /// Whose budget of the address they are taken from.
  let rateClass: RateClass
  /// Methods that are answered, as HTTP lists them.
  let allow: String
  /// Whether it is asked for and changes nothing; otherwise it is done by POST.
  let isRead: Bool
  private let answers: [Int: Counter]
  private let otherAnswers: Counter

  /// - Parameters:
  ///   - counter: Of the answers, by their status.
  ///   - statuses: Those that are counted by themselves.
  init(
    _ name: (path: String, upstream: String), _ rateClass: RateClass, allow: String, isRead: Bool, counter: (name: String, help: String),
    statuses: [Int]
  ) {
    (self.name, self.rateClass, self.allow, self.isRead) = (name, rateClass, allow, isRead)
    func made(_ status: String) -> Counter { MetricRegistry.process.counter(counter.name, counter.help, ["status": status]) }
    // On the page before the first of them.
    answers = Dictionary(uniqueKeysWithValues: statuses.map { ($0, made("\($0)")) })
    otherAnswers = made("other")
  }

  func takes(_ method: HTTP2Method) -> Bool { isRead ? method.asksOnly : method == .post }

  func count(_ status: Int) { (answers[status] ?? otherAnswers).add() }
}

extension TokenRoute {
  static var media: TokenRoute {
    TokenRoute(
      MediaExchange.logRoute, .read, allow: "GET, HEAD", isRead: true,
      counter: ("cairn_gateway_media_answers_total", "Requests for pictures and videos, by the status of their answer."),
      statuses: [200, 206, 304, 404, 405, 416, 429, 499, 503])
  }

  /// To look at its page is another request.
  static var unsubscribing: TokenRoute {
    TokenRoute(
      UnsubscribeExchange.logRoute, .sensitive, allow: "GET, HEAD, POST", isRead: false,
      counter: ("cairn_gateway_unsubscribe_answers_total", "Requests to end mails with one click, by the status of their answer."),
      statuses: [200, 404, 429, 503])
  }

  static var sharing: TokenRoute {
    TokenRoute(
      ShareExchange.logRoute, .read, allow: "GET, HEAD", isRead: true,
      counter: ("cairn_gateway_share_answers_total", "Requests for the pages of links, by the status of their answer."),
      statuses: [200, 304, 404, 410, 429, 503])
  }
}
