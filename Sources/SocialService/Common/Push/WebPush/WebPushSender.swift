import Cryptography
import Curl
import FoundationEssentials
import Logging
import Timekeeping

/// Reaches browsers, and phones by UnifiedPush, through the push services that they have named.
struct WebPushSender: PushSender {
  private let key: VapidKey
  private let services: WebPushServices
  private let authorityFile: String?
  private let web: WebClient
  private let hosts = WebPushHosts()
  private let logger = Logger(label: "cairn.push")

  /// - Parameters:
  ///   - authorityFile: The only certificates that a push service's may be signed by; nil for those of the machine.
  ///   - web: Made with `limits`.
  init(_ key: VapidKey, services: WebPushServices, authorityFile: String?, web: WebClient) {
    self.key = key
    self.services = services
    self.authorityFile = authorityFile
    self.web = web
  }

  /// A thread for each message that is under way, to known services and to strangers'. Strangers have chosen the addresses: only those of the Internet are
  /// connected to.
  static func limits(_ services: WebPushServices) -> WebLimits {
    var limits = WebLimits()
    limits.bodyBytesMax = WebPushRules.answerBytesMax
    limits.headerBytesMax = WebPushRules.answerBytesMax
    limits.threads = PushRules.underWayMax + PushRules.strangersMax
    limits.publicAddressesOnly = services.isOfInternet
    return limits
  }

  func prepare(for networks: Set<PushNetwork>, at now: Moment) async {}

  func send(_ message: PushMessage, at now: Moment) async -> PushOutcome {
    guard case .web(let address) = message.address, let endpoint = WebPushEndpoint(address.endpoint), services.allow(endpoint) else {
      return .turnedAway("its push service is not asked")
    }
    if let pause = hosts.pause(of: endpoint.host, at: now) { return .later("its push service does not answer", after: pause) }
    let plaintext = PushText.fitted(message, bytesMax: WebPushRules.plaintextBytesMax) { message in
      (try? JSONEncoder().encode(message.flatData)).map { Array($0) }
    }
    guard let plaintext, let body = WebPushEncryption.sealed(plaintext, for: address) else { return .refused("it cannot be written down") }
    var headers = Self.headers(message)
    headers["authorization"] = key.authorization(for: endpoint.origin, at: now)
    let begin = ContinuousClock.now
    let response: WebResponse
    do {
      response = try await web.send(WebRequest(url: address.endpoint, headers: headers, bytes: body, authorityFile: authorityFile))
    } catch {
      return failure(error, of: endpoint.host, at: now)
    }
    hosts.noteAnswer(of: endpoint.host, after: ContinuousClock.now - begin, at: now)
    return outcome(of: response, from: endpoint.host, at: now)
  }

  private func outcome(of response: WebResponse, from host: String, at now: Moment) -> PushOutcome {
    let words = "status \(response.status)"
    let retryAfter = response.headers["retry-after"].flatMap { Int($0) }
    switch WebPushRules.meaning(ofStatus: response.status, retryAfter: retryAfter, blamesUs: hosts.blamesUs(host, at: now)) {
    case .sent:
      hosts.noteTaken(by: host, at: now)
      return .sent
    case .unregistered: return .unregistered(since: nil)
    case .turnedAway: return .turnedAway(words)
    case .later(let after): return .later(words, after: after)
    case .overloaded(let after): return .overloaded(after: after, isEverybodys: false)
    case .misconfigured:
      logger.error("a push service does not accept this installation", metadata: ["host": "\(host)", "answer": "\(words)"])
      return .later(words, after: WebPushRules.misconfiguredPause)
    }
  }

  private func failure(_ error: any Error, of host: String, at now: Moment) -> PushOutcome {
    switch error as? WebError {
    // A name that leads into this network, or was made to: it is not tried again.
    case .addressNotAllowed, .schemeNotAllowed: return .turnedAway("its address is none of the Internet")
    case .tooLarge: return .turnedAway("its answer is too long")
    case .queueFull: return .later("too many wait", after: nil)
    default:
      hosts.noteSilence(of: host, at: now)
      return .later("\(error)", after: nil)
    }
  }

  /// Without the one that says who sends.
  static func headers(_ message: PushMessage) -> [String: String] {
    [
      "ttl": "\(min(message.lifetime, WebPushRules.lifetimeMax).inMilliseconds / 1_000)", "urgency": message.isUrgent ? "high" : "normal",
      "topic": topic(message.tag), "content-encoding": "aes128gcm", "content-type": "application/octet-stream",
    ]
  }

  /// While a device is away, only the last of a topic is kept for it. At most 32 characters (RFC 8030 §5.4), and nothing that a service could read.
  static func topic(_ tag: String) -> String { String(Base64.url.encode(SHA256.digest(of: Array(tag.utf8))).prefix(32)) }
}
