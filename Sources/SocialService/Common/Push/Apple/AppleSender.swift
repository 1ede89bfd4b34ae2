import Curl
import Logging
import Timekeeping

/// Reaches iPhones by the Apple Push Notification service, over HTTP/2 on connections that are kept.
struct AppleSender: PushSender {
  private let tokens: AppleTokens
  private let baseURL: String
  private let bundleIDs: [String]
  private let authorityFile: String?
  private let web: WebClient
  private let logger = Logger(label: "cairn.push")

  /// - Parameters:
  ///   - baseURL: For example "https://api.push.apple.com".
  ///   - bundleIDs: Apps that are pushed to.
  ///   - authorityFile: The only certificates that Apple's may be signed by; nil for those of the machine.
  init(_ account: AppleAccount, baseURL: String, bundleIDs: [String], authorityFile: String?, web: WebClient) {
    tokens = AppleTokens(account)
    self.baseURL = baseURL
    self.bundleIDs = bundleIDs
    self.authorityFile = authorityFile
    self.web = web
  }

  /// A thread, and a connection, for each message that is under way.
  static var limits: WebLimits {
    var limits = WebLimits()
    limits.bodyBytesMax = 16_384
    limits.threads = PushRules.underWayMax
    return limits
  }

  func prepare(for networks: Set<PushNetwork>, at now: Moment) async {}

  func send(_ message: PushMessage, at now: Moment) async -> PushOutcome {
    let (deviceToken, bundleID): (String, String)
    switch message.address {
    case .apns(let token, let app), .voip(let token, let app): (deviceToken, bundleID) = (token, app)
    case .fcm, .web: return .refused("not a device of Apple's")
    }
    guard bundleIDs.contains(bundleID) else { return .turnedAway("its app is not pushed to any more") }
    guard let body = AppleBody.encoded(message) else { return .refused("it cannot be written down") }
    let token = tokens.token(at: now)
    var headers = AppleBody.headers(message, bundleID: bundleID, at: now)
    headers["authorization"] = "bearer \(token)"
    let request = WebRequest(url: "\(baseURL)/3/device/\(deviceToken)", headers: headers, bytes: body, authorityFile: authorityFile)
    let response: WebResponse
    do { response = try await web.send(request) } catch {
      return .later("\(error)", after: nil)
    }
    let answer = AppleBody.answer(response)
    let words = "status \(answer.status) \(answer.reason)"
    switch AppleRules.meaning(of: answer) {
    case .sent: return .sent
    case .unregistered(let since): return .unregistered(since: since)
    case .refused: return .refused(words)
    case .renewToken:
      tokens.forget(token, at: now)
      return .later(words, after: nil)
    case .later(let after): return .later(words, after: after)
    case .overloaded(let after, let isEverybodys): return .overloaded(after: after, isEverybodys: isEverybodys)
    case .topicRefused where message.address.isForCalls: return .callsRefused(words)
    case .misconfigured, .topicRefused:
      logger.error("Apple does not accept this installation", metadata: ["app": "\(bundleID)", "answer": "\(words)"])
      return .later(words, after: AppleRules.misconfiguredPause)
    }
  }
}
