import CairnServices
import Curl
import Events
import FoundationEssentials
import Lifecycle
import Logging
import Observability
import RPC
import ServiceDatabase
import Timekeeping

/// Identities at providers, by which people log in.
struct IdentityFeature: DatabaseFeature {
  private let time: any TimeSource
  private let logger: Logger
  private let way: ConfiguredWay
  private let web: WebClient
  let verifier: ProviderVerifier
  let handlers: IdentityHandlers

  init(_ parts: AuthParts, _ logIns: LogInFeature) {
    let settings = parts.base.settings
    let providers = ProvidersFile.providers(settings)
    (time, logger) = (parts.base.time, parts.base.logger)
    way = ConfiguredWay(
      "providers", by: providers.isEmpty ? "none" : "file", providers.map(\.name).sorted().joined(separator: ", "))
    web = WebClient(WebLimits(settings))
    verifier = ProviderVerifier(
      providers, rules: KeyCacheRules(settings), web: web, nonces: ProviderNonceKey(masterKey: parts.base.masterKey), logger: logger)
    let login = ProviderLogin(
      database: parts.database, issuer: logIns.issuer, ids: parts.ids, budget: parts.signUps, admission: parts.admission)
    handlers = IdentityHandlers(
      database: parts.database, verifier: verifier, login: login,
      links: IdentityLinks(events: parts.events, ids: parts.ids, mailer: parts.mailer), pages: parts.pages)
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    [
      .sweep("used nonces", time) { [handlers] limit, now in
        try await handlers.links.store.deleteNonces(before: now, limit: limit, in: handlers.database)
      }
    ]
  }

  var personal: PersonalRows {
    PersonalRows(["identities": .dropped(because: "a guest has none")])
  }

  func start() async throws {
    way.tell(logger)
    MetricRegistry.process.ask("cairn_offload_waiting", "Work that waits for a thread beside the loops.", ["pool": "providers"]) {
      [web] in Double(web.waitingCount)
    }
  }
}

extension ProvidersFile {
  /// Providers of the file that CAIRN_AUTH_PROVIDERS names; none without it.
  static func providers(_ settings: Settings) -> [IdentityProvider] {
    guard settings.text("AUTH_PROVIDERS") != nil else { return [] }
    let text = settings.file("AUTH_PROVIDERS", why: "the file with the providers that people log in by")
    if text.isEmpty { return [] }
    do throws(ProvidersFile.Mistake) {
      return try providers(in: text) { path in
        (try? Data(contentsOf: URL(filePath: path))).flatMap { String(data: $0, encoding: .utf8) }
      }
    } catch {
      settings.refuse("CAIRN_AUTH_PROVIDERS: \(error.text)")
      return []
    }
  }
}

extension WebLimits {
  /// How providers are asked.
  init(_ settings: Settings) {
    self.init()
    allowsPlainLoopback = settings.isYes("AUTH_PROVIDERS_PLAIN_LOOPBACK", default: false)
    timeMax = settings.duration("AUTH_PROVIDER_TIMEOUT_MS", default: timeMax, in: 100...4_500)
    connectTimeMax = min(connectTimeMax, timeMax)
  }
}

extension KeyCacheRules {
  init(_ settings: Settings) {
    self.init()
    refetchInterval = settings.duration("AUTH_PROVIDER_REFETCH_MS", default: refetchInterval, in: 100...3_600_000)
  }
}
