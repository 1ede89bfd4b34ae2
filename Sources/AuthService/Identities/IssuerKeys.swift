import Curl
import EventLoop
import FoundationEssentials
import Logging
import Synchronization
import Timekeeping

/// The keys of one issuer, asked for when they are needed and kept for as long as it says. From any thread.
final class IssuerKeys: Sendable {
  /// While another call asks, so often is looked whether it has its answer.
  private static let waitStep = Duration.milliseconds(20)
  /// Longer than two transfers may take.
  private static let waitMax = Duration.seconds(9)

  private struct Memory {
    var keys: IssuerKeySet?
    var state = KeyCacheRules.State()
    var isAsking = false
  }

  private let issuer: OpenIDIssuer
  private let rules: KeyCacheRules
  private let web: WebClient
  private let logger: Logger
  private let memory = Mutex(Memory())

  init(of issuer: OpenIDIssuer, rules: KeyCacheRules, web: WebClient, logger: Logger) {
    self.issuer = issuer
    self.rules = rules
    self.web = web
    self.logger = logger
  }

  /// The keys to check a token with.
  func keys(for header: IDTokenHeader, at now: Moment) async throws -> IssuerKeySet {
    var waited = Duration.zero
    while true {
      switch next(header, at: now) {
      case .use(let keys): return keys
      case .refuse: throw IDTokenRules.Refusal.unknownKey
      case .unavailable: throw IdentityRefusal.providerUnavailable
      case .ask:
        try await ask(at: now)
      case .wait:
        guard waited < Self.waitMax, let loop = Loop.current else { throw IdentityRefusal.providerUnavailable }
        try await loop.sleep(for: Self.waitStep)
        waited += Self.waitStep
      }
    }
  }

  private enum Step {
    case use(IssuerKeySet)
    case ask, wait, refuse, unavailable
  }

  private func next(_ header: IDTokenHeader, at now: Moment) -> Step {
    memory.withLock { memory in
      let isKnown = memory.keys?.isKnown(header) ?? false
      if memory.isAsking {
        let isGood = isKnown && memory.state.expireTime.map { now < $0 + KeyCacheRules.graceMax } == true
        return isGood ? memory.keys.map { .use($0) } ?? .wait : .wait
      }
      switch rules.decide(memory.state, isKnown: isKnown, at: now) {
      case .use: return memory.keys.map { .use($0) } ?? .unavailable
      case .refuse: return .refuse
      case .unavailable: return .unavailable
      case .fetch:
        memory.isAsking = true
        memory.state.tryTime = now
        return .ask
      }
    }
  }

  /// Asks the issuer; a failure is noted and leaves what is known as it is.
  private func ask(at now: Moment) async throws {
    do {
      let (document, lifetime) = try await download()
      let keys = try IssuerKeySet(document, allowed: issuer.algorithms)
      memory.withLock {
        $0.keys = keys
        $0.state.expireTime = now + lifetime
        $0.state.hasFailed = false
        $0.isAsking = false
      }
    } catch {
      memory.withLock {
        $0.state.hasFailed = true
        $0.isAsking = false
      }
      logger.warning("cannot get an issuer's keys", metadata: ["issuer": "\(issuer.issuers.first ?? "")", "cause": "\(error)"])
      if error is CancellationError { throw error }
      if case WebError.queueFull = error { throw IdentityRefusal.overloaded }
    }
  }

  private func download() async throws -> (document: [UInt8], lifetime: Duration) {
    var url = issuer.keysURL
    if url == nil { url = try await discover() }
    let response = try await get(url ?? "")
    return (response.body, KeyCacheRules.lifetime(cacheControl: response.headers["cache-control"], age: response.headers["age"]))
  }

  /// Where the keys are (OpenID Connect Discovery §4). The document must be the issuer's own (§4.3).
  private func discover() async throws -> String {
    let base = issuer.issuers[0]
    let response = try await get((base.hasSuffix("/") ? String(base.dropLast()) : base) + "/.well-known/openid-configuration")
    let document = try JSONDecoder().decode(Discovery.self, from: Data(response.body))
    guard document.issuer == base else { throw Failure.foreignDiscovery }
    return document.keysURL
  }

  private func get(_ url: String) async throws -> WebResponse {
    let request = WebRequest(url: url, headers: ["accept": "application/json"], authorityFile: issuer.authorityFile)
    let response = try await web.send(request)
    guard response.status == 200 else { throw Failure.status(response.status) }
    return response
  }

  private struct Discovery: Decodable {
    let issuer: String
    let keysURL: String

    enum CodingKeys: String, CodingKey {
      case issuer
      case keysURL = "jwks_uri"
    }
  }

  private enum Failure: Error {
    case status(Int)
    case foreignDiscovery
  }
}
